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
toast-refusal = Recusado
toast-warning = Atenção
toast-info = Aviso
toast-good = Tudo certo
gallery-actions = Barra de ações
gallery-questions = Perguntas
gallery-toasts = Recados
gallery-sort = Ordenar
gallery-lay = Baixar os reis
gallery-discard = Descartar
gallery-review = Rever a mesa
gallery-next = Próxima rodada
gallery-next-deals = Bia dá as cartas
gallery-claim = O seis de espadas fecha a sua mão
gallery-claim-why = Caio acabou de descartar. Quem bate leva os pontos da rodada.
gallery-claim-until = até a Vó Lourdes comprar
gallery-go-out = Bater
gallery-pass = Deixar passar
gallery-doubt = Perguntar duas vezes
gallery-toast-refusal = Calma, a vez é da Bia. O jogo corre ao contrário dos ponteiros do relógio.
gallery-toast-warning = Mão de onze: pedir truco agora perde a partida.
gallery-toast-info = Embaralhado. O compromisso desta mão está guardado.
gallery-toast-good = Rafa voltou e retomou o lugar.
