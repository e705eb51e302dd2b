# A sala: lugares, avisos, gaveta das regras, endereços que não existem

seats = Lugares
seat-turn = vez
seat-away = a religar { $n } s
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
gallery-words = Truco, ó freguês!
gallery-cw = No sentido dos ponteiros do relógio
gallery-ccw = Ao contrário dos ponteiros do relógio
gallery-players = { $n } jogadores
