# Súmulas

total = Total
tally-before = Antes
sheet-nothing = Nada nesta rodada.
rank = { $n }º
race = { $name }: { $points } de { $target }
gallery-sheets = Súmulas
gallery-sheet-sides = Por lado, linha por linha
gallery-sheet-players = Por jogador, { $n } na mesa
gallery-sheet-title = Vocês bateram!
gallery-sheet-sub = Tereza fechou a rodada 3.
gallery-sheet-end = Fim da rodada
gallery-round = Rodada
gallery-tally = Partida até 1500
gallery-deal = Rodada { $n }
gallery-line-clean = Canastra limpa
gallery-line-dirty = Canastra suja
gallery-line-table = Cartas na mesa
gallery-line-out = Batida
gallery-line-hand = Cartas na mão
gallery-line-morto = Morto não pego
gallery-race-note = O traço marca 750, metade da partida.
gallery-vulnerable = Vocês passaram de 750: estão vulneráveis. Na próxima, a primeira baixada de cada um pede 75.
