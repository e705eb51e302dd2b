# Galeria do truco

gallery-truco-stage = Truco: a mesa inteira
gallery-truco-pieces = Truco: peças da mesa
gallery-truco-scene = Momento
scene-turn = a tua vez
scene-tie = empate
scene-three = truco
scene-six = seis
scene-nine = nove
scene-twelve = doze
scene-onze = mão de onze
scene-vote = votação
scene-dark = às escuras
scene-cut = partir
scene-look = espreitar
scene-keep = carta espreitada
scene-end = fim
