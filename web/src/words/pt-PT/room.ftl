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
link-robot = robô no teu lugar
link-retake = Retomar o meu lugar
rules-search = Procurar nas regras
rules-found = { $n ->
    [0] Nenhuma regra fala disso.
    [one] Uma regra fala disso.
   *[other] { $n } regras falam disso.
}
lost-title = Esta página não existe
lost-why = O endereço pode ter mudado, ou vem com uma letra a menos. A casa continua aberta.
lost-home = Ir para a entrada
toast-refusal = Recusado
toast-warning = Atenção
toast-info = Aviso
toast-good = Tudo bem
gallery-actions = Barra de ações
gallery-questions = Perguntas
gallery-toasts = Avisos
gallery-sort = Ordenar
gallery-lay = Baixar os reis
gallery-discard = Descartar
gallery-review = Rever a mesa
gallery-next = Ronda seguinte
gallery-next-deals = A Bia dá as cartas
gallery-claim = O seis de espadas fecha o teu jogo
gallery-claim-why = O Caio acabou de descartar. Quem bater leva os pontos da ronda.
gallery-claim-until = até a Avó Lourdes comprar
gallery-go-out = Bater
gallery-pass = Deixar passar
gallery-doubt = Perguntar duas vezes
gallery-toast-refusal = Calma, é a vez da Bia. Joga-se ao contrário dos ponteiros do relógio.
gallery-toast-warning = Mão de onze: pedir truco agora perde a partida.
gallery-toast-info = Baralhado. O compromisso desta mão está guardado.
gallery-toast-good = O Rafa voltou e retomou o lugar.
