# Como os robôs jogam

bot-calmo = Calmo
bot-esperto = Esperto
bot-mestre = Mestre
bot-calmo-how = para aprender sem pressa
bot-esperto-how = trucam e blefam
bot-mestre-how = não perdoam nada
