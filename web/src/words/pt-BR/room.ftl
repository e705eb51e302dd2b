# A sala: lugares, recados, gaveta das regras, endereços que não existem

seats = Lugares
seat-turn = vez
seat-away = religando { $n } s
seat-robot = robô no lugar
seat-clock = { $n } s
seat-deals = dá as cartas
seat-points = { $n ->
    [one] ponto
   *[other] pontos
}
seat-open = { $name }, ver o lugar
gallery-seats = Lugares
gallery-seat-states = Estados de um lugar
gallery-words = Truco, freguês!
gallery-cw = No sentido do relógio
gallery-ccw = Ao contrário do relógio
gallery-players = { $n } jogadores
