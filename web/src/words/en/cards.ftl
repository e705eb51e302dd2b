# Packs

colours-contraste = high contrast
suit-letter = Suit letter on the card
gallery-cards = Packs
cards-french = French pack
cards-spanish = Spanish pack
cards-backs = Bestão and backs
cards-states = States of a card
cards-melds = In melds on the table
cards-can = playable
cards-chosen = chosen
cards-cannot = not now
cards-focus = focus
cards-won = winning
cards-sent = sent
