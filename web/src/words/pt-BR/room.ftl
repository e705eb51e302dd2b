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
link-robot = robô no seu lugar
link-retake = Retomar meu lugar
rules-search = Procurar nas regras
rules-found = { $n ->
    [0] Nenhuma regra fala disso.
    [one] Uma regra fala disso.
   *[other] { $n } regras falam disso.
}
lost-title = Esta página não existe
lost-why = O endereço pode ter mudado, ou veio com uma letra a menos. A casa continua aberta.
lost-home = Ir para a entrada
