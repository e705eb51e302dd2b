# Como os robôs jogam

bot-calmo = Calmo
bot-esperto = Esperto
bot-mestre = Mestre
bot-calmo-how = para aprender sem pressa
bot-esperto-how = pedem truco e fazem bluff
bot-mestre-how = não perdoam nada
