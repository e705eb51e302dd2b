# Keys

key-pick = picks
key-play = plays
key-truco = truco
key-cover = covers
key-accept = accepts
key-more = asks for more
key-fold = runs
key-vira = says the vira
key-hand = says your hand
key-last = says the last trick
key-score = says the score
