# Truco: as palavras, em português do Brasil. O terminal e o navegador leem este arquivo.
#
# Argumentos:
#   $who, $to, $name   nome de jogador ou de lado, já pronto
#   $me                "yes" quando quem age é quem lê; $to_me: "yes" quando quem recebe é quem lê
#   $side              "us", "them"; "me" de mano, quando é quem lê; "pair" e "one" usam $name
#                      (quem assiste, ou o adversário de mano); "none": ninguém
#   $other, $other_name   o outro lado, dito como $side e $name
#   $card, $first, $second, $vira, $manilha, $rank, $suit, $figure   palavras já prontas (card, rank-…, suit-…)
#   $answer, $reason, $ruling   como vêm no evento
#   $value, $points, $number, $count, $n, $mark, $won, $lost   números

### Cartas

rank-A = ás
rank-2 = dois
rank-3 = três
rank-4 = quatro
rank-5 = cinco
rank-6 = seis
rank-7 = sete
rank-J = valete
rank-Q = dama
rank-K = rei
rank-1 = ás
rank-10 = dez
rank-11 = onze
rank-12 = doze
figure-10 = sota
figure-11 = cavalo
figure-12 = rei
suit-o = ouros
suit-e = espadas
suit-c = copas
suit-p = paus
suit-o-spanish = ouros
suit-e-spanish = espadas
suit-c-spanish = copas
suit-p-spanish = paus
card = { $rank } de { $suit }
card-figure = { $rank } de { $suit }, { $figure }
card-figure-said = { $figure } de { $suit } ({ $rank })
card-covered = carta coberta
card-back = carta fechada
manilha-p = zap
manilha-c = copeta
manilha-e = espadilha
manilha-o = pica-fumo
tag-winning = ganhando
tag-manilha = manilha
tag-returned = voltou
tag-exposed = de atravessado

### Palavras do jogo

term-vira = vira
term-manilha = manilha
term-stake = a mão vale
term-tento = { $n ->
    [0] tentos
    [one] tento
   *[other] tentos
}
term-trick = { $n ->
    [0] vazas
    [one] vaza
   *[other] vazas
}
term-hand = mão
term-match = partida
term-dealer = dá as cartas
term-cutter = corta
term-mao = mão
term-pe = pé
us = Nós
them = Eles
tentos = { $points ->
    [1] um tento
   *[other] { $points } tentos
}

### Mesas prontas

preset-paulista = Truco Paulista
preset-paulista-help = O de sempre: vale cobrir carta, e na mão de onze se pode correr.
preset-texto = Ao pé da letra
preset-texto-help = Como está no texto das regras, sem costume de mesa: na mão de onze não se corre, carta fora da vez fica na mesa, e há decisões de árbitro.
preset-mano = De mano
preset-mano-help = As mesmas regras do Truco Paulista, para um contra um.

### O jogo em um minuto, com as regras que o dizem

summary-1 = Cada um recebe três cartas e joga uma por vaza; a mais forte leva. Quem leva duas vazas leva a mão (T-14, T-19, T-21).
summary-2 = Da mais forte para a mais fraca: 3, 2, A, K, J, Q, 7, 6, 5, 4. No baralho espanhol: 3, 2, 1, 12, 11, 10, 7, 6, 5, 4 (T-10, T-02).
summary-3 = A vira, aberta no meio, aponta as manilhas: as quatro cartas do valor seguinte, que ganham de todas. Entre elas, paus ganha de copas, que ganha de espadas, que ganha de ouros (T-03, T-04).
summary-4 = Empatou a primeira vaza? Quem levar a segunda leva a mão. Empatou uma depois? Leva quem fez a primeira (T-22, T-23).
summary-5 = A mão vale 1 tento. Quem pede truco quer que valha 3: o outro lado aceita, corre ou pede seis; depois vêm nove e doze (T-26, T-27, T-31, T-35).
summary-6 = Ganha quem chega a 12 tentos (ou a 15, se a mesa quiser). Na mão em que a um lado só falta um tento, não se pede truco (T-36, T-39).

### Opções da mesa

option-players = Jogadores
option-players-help = Quantos sentam à mesa.
option-players-2 = dois, de mano
option-players-4 = quatro, em duas duplas
option-players-6 = seis, em dois trios
option-deck = Baralho
option-deck-help = As mesmas 40 cartas, com outras figuras.
option-deck-french = francês (valete, dama, rei)
option-deck-spanish = espanhol (sota, cavalo, rei)
option-q_over_j = Dama e valete
option-q_over_j-help = Qual das duas ganha. Muda também a manilha depois do 7.
option-q_over_j-false = o valete ganha
option-q_over_j-true = a dama ganha
option-manilha = Manilhas
option-manilha-help = Como se sabe quais são as quatro cartas mais fortes.
option-manilha-vira = a vira diz
option-manilha-velha = sempre as mesmas (manilha velha)
option-baralho_limpo = Baralho limpo
option-baralho_limpo-help = Joga-se sem 4, 5, 6 e 7: só carta boa.
option-baralho_limpo-false = não, 40 cartas
option-baralho_limpo-true = sim, sem as baixas
option-deal_passes = Quem dá a próxima
option-deal_passes-help = Para onde passa o baralho depois de cada mão.
option-deal_passes-right = quem está à direita
option-deal_passes-left = quem está à esquerda
option-deal_passes-winner = o lado que ganhou
option-cutter_card = Carta do corte
option-cutter_card-help = O que pode fazer quem corta.
option-cutter_card-one = olhar uma, e ficar ou dar
option-cutter_card-off = só cortar
option-cutter_card-two_pass_one = olhar uma ou duas, e dar uma
option-cutter_card_onze = Carta do corte na mão de onze
option-cutter_card_onze-help = Se quem corta pode olhar também na mão de onze.
option-cutter_card_onze-true = pode
option-cutter_card_onze-false = não pode
option-tie_leader = Quem abre depois do empate
option-tie_leader-help = Quem joga primeiro na vaza seguinte a um empate.
option-tie_leader-leader = quem abriu a empatada
option-tie_leader-first_tier = o primeiro que empatou
option-tie_leader-last_tier = o último que empatou
option-all_tied = Três vazas empatadas
option-all_tied-help = De quem é a mão quando as três embucham.
option-all_tied-dealer = do lado de quem deu
option-all_tied-none = de ninguém
option-all_tied-leader = do lado que abriu a primeira
option-covered = Cartas cobertas
option-covered-help = Jogar virada para baixo, sem valor, na segunda e na terceira vaza.
option-covered-true = permitidas
option-covered-false = proibidas
option-both_partners = Parceiros cobrem juntos
option-both_partners-help = Se mais de um do mesmo lado pode cobrir na mesma vaza.
option-both_partners-false = não, um só
option-both_partners-true = sim, mais de um
option-out_of_turn = Carta fora da vez
option-out_of_turn-help = O que acontece com quem cai de atravessado.
option-out_of_turn-reject = não é aceita
option-out_of_turn-exposed = fica na mesa até chegar a vez
option-out_of_turn-skip = volta, e o dono fica sem jogar
option-call_any_time = Quando pedir truco
option-call_any_time-help = Só na própria vez, ou a qualquer hora.
option-call_any_time-false = na própria vez
option-call_any_time-true = a qualquer hora
option-answer_by = Quem responde
option-answer_by-help = Quem aceita, aumenta ou corre pelo lado.
option-answer_by-either = qualquer um; para correr, todos
option-answer_by-captain = só o capitão
option-see_partner_on_truco = Ver as cartas do parceiro
option-see_partner_on_truco-help = Se quem foi trucado vê as cartas do parceiro antes de responder.
option-see_partner_on_truco-true = vê
option-see_partner_on_truco-false = não vê
option-cap_by_need = Pedir além do necessário
option-cap_by_need-help = Se pode pedir mais quem já chega ao fim sem isso.
option-cap_by_need-false = pode
option-cap_by_need-true = não pode
option-onze_decline = Correr na mão de onze
option-onze_decline-help = Se quem tem onze pode largar a mão por um tento.
option-onze_decline-true = pode, dá um tento
option-onze_decline-false = não pode
option-onze_truco = Truco na mão de onze
option-onze_truco-help = O que acontece com quem pede.
option-onze_truco-lose_game = perde a partida
option-onze_truco-blocked = não é aceito
option-escuro = Onze a onze
option-escuro-help = Como se joga a última mão.
option-escuro-blind = no escuro
option-escuro-normal = vendo as cartas
option-escuro-vote = no escuro se todos quiserem
option-target = Fim da partida
option-target-help = Quantos tentos ganham a partida.
option-target-12 = 12 tentos
option-target-15 = 15 tentos
option-fraud = Castigo do roubo
option-fraud-help = O que custa um roubo provado.
option-fraud-minus_one = tira um tento
option-fraud-opponent_plus_one = dá um tento aos outros
option-adjudication_commands = Decisões de árbitro
option-adjudication_commands-help = Se quem organiza pode julgar erro de conta e roubo.
option-adjudication_commands-false = não
option-adjudication_commands-true = sim
option-max_deals = Limite de mãos
option-max_deals-help = Se ninguém chegou até lá, ganha quem tem mais tentos.
option-max_deals-n = { $n ->
    [one] { $n } mão
   *[other] { $n } mãos
}

### Botões e preços

action-play = Jogar
action-play-card = Jogar { $card }
action-cover = Cobrir
action-cover-card = Cobrir { $card }
action-blind = Jogar no escuro
action-blind-n = { $n ->
    [1] Jogar a primeira
    [2] Jogar a segunda
   *[3] Jogar a terceira
}
action-raise-3 = TRUCO!
action-raise-6 = SEIS!
action-raise-9 = NOVE!
action-raise-12 = DOZE!
action-accept = Aceitar
action-fold = Correr
action-stay = Jogar a mão
action-leave = Deixar como está
action-look = Olhar uma carta
action-keep = Ficar com ela
action-give = Dar ao parceiro
action-look-two = Olhar duas cartas
action-give-first = Dar a primeira
action-give-second = Dar a segunda
action-vote-blind = No escuro
action-vote-open = Vendo as cartas
price-raise = pede { $value }
price-accept = vale { $value }
price-stay = vale { $value }
price-fold = { $side ->
    [us] nós +{ $points }
    [one] { $name } +{ $points }
   *[them] eles +{ $points }
}
price-cover = não vale nada
price-raise-onze = perde a partida
confirm-raise-onze = Pedir truco aqui perde a partida
confirm-raise-onze-why = Nesta mão não se pede truco. Se pedir, a partida acaba e os outros ganham.
confirm-raise-onze-yes = Pedir e perder
confirm-out_of_turn = Ainda não é a sua vez
confirm-out_of_turn-why = Se jogar agora, você cai de atravessado e perde a escolha desta vaza.
confirm-out_of_turn-yes = Jogar assim mesmo
confirm-back = Voltar

### A pergunta do momento

prompt-cut = Você corta. Quer olhar uma carta?
prompt-keep = Saiu { $card }. Fica com ela ou dá ao parceiro?
prompt-keep-mano = Saiu { $card }. Ela é sua.
prompt-keep-two = Saíram { $first } e { $second }. Qual vai para o parceiro?
prompt-vote = { $mark } a { $mark }. No escuro ou vendo as cartas?
onze-name = { $mark ->
    [14] mão de quatorze
   *[11] mão de onze
}
prompt-onze = É a { onze-name }. Joga por 3 ou corre?
prompt-play = Sua vez.
prompt-play-blind = Sua vez. Escolha uma carta, sem olhar.
prompt-answer = { $value ->
    [3] Truco! Aceita, pede seis ou corre?
    [6] Seis! Aceita, pede nove ou corre?
    [9] Nove! Aceita, pede doze ou corre?
   *[12] Doze! Aceita ou corre?
}
prompt-answer-last = { $n ->
    [one] { $who } quer correr. E você?
   *[other] { $who } querem correr. E você?
}
prompt-wait = Vez de { $who }.
prompt-wait-answer = Esperando a resposta de { $who }.
prompt-wait-cut = { $who } está cortando.

### O que aconteceu

event-dealt = { $me ->
    [yes] Você deu as cartas. Vira { $vira }, manilha { $manilha }.
   *[no] { $who } deu as cartas. Vira { $vira }, manilha { $manilha }.
}
event-dealt-velha = { $me ->
    [yes] Você deu as cartas.
   *[no] { $who } deu as cartas.
}
event-cut = { $me ->
    [yes] Você corta.
   *[no] { $who } corta.
}
event-left = { $me ->
    [yes] Você deixou o baralho como estava.
   *[no] { $who } deixou o baralho como estava.
}
event-looked = { $me ->
    [yes] { $count ->
        [2] Você olhou duas cartas.
       *[1] Você olhou uma carta.
    }
   *[no] { $count ->
        [2] { $who } olhou duas cartas.
       *[1] { $who } olhou uma carta.
    }
}
event-kept = { $me ->
    [yes] Você ficou com a carta do corte: { $card }.
   *[no] { $who } ficou com a carta do corte.
}
event-gave = { $me ->
    [yes] Você deu a carta do corte a { $to }: { $card }.
   *[no] { $to_me ->
        [yes] { $who } deu a você a carta do corte: { $card }.
       *[no] { $who } deu a carta do corte a { $to }.
    }
}
event-voted = { $me ->
    [yes] { $answer ->
        [blind] Você quer jogar no escuro.
       *[open] Você quer ver as cartas.
    }
   *[no] { $answer ->
        [blind] { $who } quer jogar no escuro.
       *[open] { $who } quer ver as cartas.
    }
}
event-stayed = { $me ->
    [yes] Você quis jogar: a mão vale { $value }.
   *[no] { $who } quis jogar: a mão vale { $value }.
}
other-makes = { $other ->
    [us] Fazemos { tentos }
    [them] Eles fazem { tentos }
    [me] Você faz { tentos }
    [pair] { $other_name } fazem { tentos }
   *[one] { $other_name } faz { tentos }
}
event-declined = { $side ->
    [us] Corremos sem jogar. { other-makes }.
    [them] Eles correram sem jogar. { other-makes }.
    [me] Você correu sem jogar. { other-makes }.
    [pair] { $name } correram sem jogar. { other-makes }.
   *[one] { $name } correu sem jogar. { other-makes }.
}
event-played = { $me ->
    [yes] { $winning ->
        [yes] Você jogou { $card } e está ganhando.
        [tie] Você jogou { $card } e empata.
       *[no] Você jogou { $card }.
    }
   *[no] { $winning ->
        [yes] { $who } jogou { $card } e está ganhando.
        [tie] { $who } jogou { $card } e empata.
       *[no] { $who } jogou { $card }.
    }
}
event-covered = { $me ->
    [yes] Você jogou uma carta coberta: { $card }.
   *[no] { $who } jogou uma carta coberta.
}
event-blind = { $me ->
    [yes] Você jogou no escuro: { $card }.
   *[no] { $who } jogou no escuro: { $card }.
}
event-exposed = { $me ->
    [yes] Você caiu de atravessado: { $card } fica na mesa até a sua vez.
   *[no] { $who } caiu de atravessado: { $card } fica na mesa até chegar a vez.
}
event-skipped = { $me ->
    [yes] Você caiu de atravessado: { $card } volta para a mão, e nesta vaza você não joga.
   *[no] { $who } caiu de atravessado: { $card } volta para a mão, e nesta vaza não joga.
}
event-trick = { $me ->
    [yes] { $number ->
        [1] Você fez a primeira.
        [2] Você fez a segunda.
       *[3] Você fez a terceira.
    }
   *[no] { $number ->
        [1] { $who } fez a primeira.
        [2] { $who } fez a segunda.
       *[3] { $who } fez a terceira.
    }
}
event-tied = { $number ->
    [1] Embuchou: primeira vaza empatada.
    [2] Embuchou: segunda vaza empatada.
   *[3] Embuchou: terceira vaza empatada.
}
event-raised = { $me ->
    [yes] { $value ->
        [3] Você pediu truco: vale 3.
        [6] Você pediu seis.
        [9] Você pediu nove.
       *[12] Você pediu doze.
    }
   *[no] { $value ->
        [3] { $who } pede truco: vale 3.
        [6] { $who } pede seis.
        [9] { $who } pede nove.
       *[12] { $who } pede doze.
    }
}
event-accepted = { $me ->
    [yes] Você aceitou. A mão vale { $value }.
   *[no] { $who } aceitou. A mão vale { $value }.
}
event-refused = { $me ->
    [yes] Você quer correr.
   *[no] { $who } quer correr.
}
event-folded = { $side ->
    [us] Corremos. { other-makes }.
    [them] Eles correram. { other-makes }.
    [me] Você correu. { other-makes }.
    [pair] { $name } correram. { other-makes }.
   *[one] { $name } correu. { other-makes }.
}
event-shown = { $side ->
    [us] O nosso lado mostra as cartas entre si.
    [them] Eles mostram as cartas entre si.
   *[pair] { $name } mostram as cartas entre si.
}
side-makes = { $side ->
    [us] Fazemos { tentos }
    [them] Eles fazem { tentos }
    [me] Você faz { tentos }
    [none] Ninguém faz tento
    [pair] { $name } fazem { tentos }
   *[one] { $name } faz { tentos }
}
event-hand = { $reason ->
    [all_tied] As três vazas embucharam. { side-makes }.
    [folded] { side-makes }: o outro lado correu.
    [declined] { side-makes }: o outro lado correu sem jogar.
    [miscount] { side-makes }: houve erro na conta das cartas.
    [annulled] Mão anulada. { side-makes }.
   *[tricks] { side-makes }.
}
event-escuro = { $mark } a { $mark }: mão no escuro. Ninguém vê as cartas.
event-escuro-open = { $mark } a { $mark }: quem ganhar esta leva a partida.
event-onze = { $side ->
    [us] É a nossa { onze-name }. Truco, não!
    [them] É a { onze-name } deles. Truco, não!
    [me] É a sua { onze-name }. Truco, não!
   *[one] É a { onze-name } de { $name }. Truco, não!
}
event-lost-by-truco = { $me ->
    [yes] Você pediu truco com { $mark } no placar e perdeu a partida.
   *[no] { $who } pediu truco com { $mark } no placar e perdeu a partida.
}
event-match = { $side ->
    [us] Ganhamos a partida: { $won } a { $lost }.
    [them] Eles ganharam a partida: { $won } a { $lost }.
    [me] Você ganhou a partida: { $won } a { $lost }.
    [pair] { $name } ganharam a partida: { $won } a { $lost }.
    [shared] Acabaram as mãos: partida dividida, { $won } a { $lost }.
   *[one] { $name } ganhou a partida: { $won } a { $lost }.
}
event-ruled = { $ruling ->
    [miscount] Decisão de árbitro: erro na conta das cartas de { $who }.
   *[fraud] Decisão de árbitro: roubo de { $who }.
}

### Recusas: o que falta, por quê e o que fazer

refusal-not_your_turn = Ainda não é a sua vez
refusal-not_your_turn-why = A vez anda para a direita. A carta fica na sua mão até chegar em você.
refusal-not_in_hand = Essa carta não está na sua mão
refusal-not_in_hand-why = Escolha uma das cartas que você tem.
refusal-not_now = Agora não é hora disso
refusal-not_now-why = Responda primeiro ao que a mesa está perguntando; os botões acesos mostram o que dá para fazer.
refusal-covered_first_trick = A primeira vaza é aberta
refusal-covered_first_trick-why = Só se cobre na segunda e na terceira. Jogue a carta aberta.
refusal-covered_off = Nesta mesa não se cobre
refusal-covered_off-why = A mesa combinou jogar tudo aberto. Jogue a carta de cara para cima.
refusal-covered_partner = Alguém do seu lado já cobriu
refusal-covered_partner-why = Na mesma vaza só um de cada lado cobre. Jogue aberto.
refusal-covered_escuro = No escuro não se cobre
refusal-covered_escuro-why = A carta sai sem olhar e se abre na mesa. Escolha uma pela posição.
refusal-raise_same_side = O último pedido foi do seu lado
refusal-raise_same_side-why = Agora só os outros podem aumentar. Espere que eles peçam.
refusal-raise_step = Um degrau de cada vez
refusal-raise_step-why = Agora só dá para pedir { $value ->
    [3] truco
    [6] seis
    [9] nove
   *[12] doze
}.
refusal-raise_top = Doze é o máximo
refusal-raise_top-why = A mão já vale a partida, não há mais o que pedir.
refusal-raise_not_turn = Truco, só na sua vez
refusal-raise_not_turn-why = Peça quando a vez chegar em você, antes de jogar a carta.
refusal-raise_onze = Nesta mão não se pede truco
refusal-raise_onze-why = A mão já vale 3. Jogue a sua carta.
refusal-onze_undecided = A mão ainda não começou
refusal-onze_undecided-why = O lado que está a um tento do fim ainda resolve se joga. Espere a resposta.
refusal-raise_cap = Pedir mais não adianta
refusal-raise_cap-why = O seu lado já ganha a partida com o que a mão vale. Jogue, ou aceite.
refusal-wait_answer = Há um pedido na mesa
refusal-wait_answer-why = Ninguém joga antes da resposta. Espere que os desafiados resolvam.
refusal-answer_not_asked = Ninguém perguntou a você
refusal-answer_not_asked-why = Só responde quem foi desafiado, e só enquanto o pedido está na mesa.
refusal-answer_captain = Quem responde é o capitão
refusal-answer_captain-why = Nesta mesa, só o primeiro lugar de cada lado aceita, aumenta ou corre.
refusal-blind_only = No escuro não se escolhe vendo
refusal-blind_only-why = Jogue pela posição: a primeira, a segunda ou a terceira carta.
refusal-no_such_seat = Não há esse lugar
refusal-no_such_seat-why = Escolha um lugar da mesa.
refusal-not_blind = Esta mão não é no escuro
refusal-not_blind-why = Suas cartas estão à vista. Diga qual delas quer jogar.
refusal-cut_one_card = Aqui se olha uma só
refusal-cut_one_card-why = Nesta mesa quem corta olha uma carta. Olhe uma, ou deixe o baralho como está.
refusal-cut_must_give = Uma carta vai para o parceiro
refusal-cut_must_give-why = Nesta mesa quem corta não fica com tudo o que olhou. Escolha a que vai dar.
refusal-cut_no_partner = De mano não há parceiro
refusal-cut_no_partner-why = A carta que você olhou é sua. Fique com ela.
refusal-cut_looked = Carta olhada não volta
refusal-cut_looked-why = Você já viu a carta. Fique com ela ou dê ao parceiro, se tiver.
refusal-exposed_twice = Você já caiu de atravessado nesta vaza
refusal-exposed_twice-why = Até a vaza acabar, você não joga outra carta nem pede truco.
refusal-already_answered = Você já respondeu
refusal-already_answered-why = Palavra dita não se retira. Espere os outros falarem.
refusal-already_played = Você já jogou nesta vaza
refusal-already_played-why = É uma carta por vaza. Espere os outros jogarem.
refusal-rulings_off = Esta mesa não tem árbitro
refusal-rulings_off-why = Ligue as decisões de árbitro nas opções, antes de começar a partida.
refusal-match_over = A partida acabou
refusal-match_over-why = Comece outra, ou guarde a súmula desta.
refusal-dealing = As cartas ainda estão saindo
refusal-dealing-why = Espere a vira aparecer na mesa.
