# How the robots play

bot-calmo = Easy-going
bot-esperto = Sharp
bot-mestre = Master
bot-calmo-how = to learn at ease
bot-esperto-how = they call and bluff
bot-mestre-how = they forgive nothing
