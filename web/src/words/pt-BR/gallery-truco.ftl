# Galeria do truco

gallery-truco-stage = Truco: a mesa inteira
gallery-truco-pieces = Truco: peças da mesa
gallery-truco-scene = Momento
scene-turn = sua vez
scene-tie = empate
scene-three = truco
scene-six = seis
scene-nine = nove
scene-twelve = doze
scene-onze = mão de onze
scene-vote = votação
scene-dark = no escuro
scene-cut = cortar
scene-look = olhar
scene-keep = carta do corte
scene-end = fim
