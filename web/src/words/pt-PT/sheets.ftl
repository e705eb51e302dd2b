# Folhas de pontos

total = Total
tally-before = Antes
sheet-nothing = Nada nesta ronda.
rank = { $n }.º
race = { $name }: { $points } de { $target }
gallery-sheets = Folhas de pontos
gallery-sheet-sides = Por lado, linha a linha
gallery-sheet-players = Por jogador, { $n } à mesa
gallery-sheet-title = Vocês bateram!
gallery-sheet-sub = A Tereza fechou a ronda 3.
gallery-sheet-end = Fim da ronda
gallery-round = Ronda
gallery-tally = Partida até 1500
gallery-deal = Ronda { $n }
gallery-line-clean = Canastra limpa
gallery-line-dirty = Canastra suja
gallery-line-table = Cartas na mesa
gallery-line-out = Batida
gallery-line-hand = Cartas na mão
gallery-line-morto = Morto por apanhar
gallery-race-note = O traço marca 750, metade da partida.
gallery-vulnerable = Vocês passaram os 750: estão vulneráveis. Na próxima, quem baixar primeiro precisa de 75.
