# Baralhos

colours-contraste = alto contraste
suit-letter = Letra do naipe na carta
gallery-cards = Baralhos
cards-french = Baralho francês
cards-spanish = Baralho espanhol
cards-backs = Bestão e versos
cards-states = Estados de uma carta
cards-melds = Em jogos na mesa
cards-can = pode
cards-chosen = escolhida
cards-cannot = não pode
cards-focus = foco
cards-won = ganhando
cards-sent = enviada
