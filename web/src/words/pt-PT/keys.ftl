# Teclas

key-pick = escolhe
key-play = joga
key-truco = truco
key-cover = tapa
key-accept = aceita
key-more = pede mais
key-fold = foge
key-vira = diz a vira
key-hand = diz o teu jogo
key-last = diz a última vaza
key-score = diz o marcador
