# Como os robôs jogam

bot-calmo = Calmo
bot-esperto = Esperto
bot-mestre = Mestre
bot-calmo-help = para aprender sem pressa
bot-esperto-help = trucam e blefam
bot-mestre-help = não perdoam nada
