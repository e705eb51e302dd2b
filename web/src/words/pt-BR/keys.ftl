# Teclas

key-pick = escolhe
key-play = joga
key-truco = truco
key-cover = cobre
key-accept = aceita
key-more = pede mais
key-fold = corre
key-vira = diz a vira
key-hand = diz a sua mão
key-last = diz a última vaza
key-score = diz o placar
