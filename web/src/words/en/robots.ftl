# How the robots play

bot-calmo = Easy-going
bot-esperto = Sharp
bot-mestre = Master
bot-calmo-help = to learn at ease
bot-esperto-help = they call and bluff
bot-mestre-help = they forgive nothing
