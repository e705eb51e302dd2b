# Truco: as palavras, em português de Portugal. O terminal e o navegador leem este ficheiro.
#
# Argumentos:
#   $who, $to, $name   nome de jogador ou de equipa, já pronto
#   $me                "yes" quando quem age é quem lê; $to_me: "yes" quando quem recebe é quem lê
#   $side              "us", "them"; "me" no mano a mano, quando é quem lê; "pair" e "one" usam $name
#                      (quem está a ver, ou o adversário no mano a mano); "none": ninguém
#   $other, $other_name   o outro lado, dito como $side e $name
#   $card, $first, $second, $vira, $manilha, $rank, $suit, $figure   palavras já prontas (card, rank-…, suit-…)
#   $answer, $reason, $ruling   tal como vêm no evento
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
card-covered = carta tapada
card-back = carta virada para baixo
manilha-p = zap
manilha-c = copeta
manilha-e = espadilha
manilha-o = pica-fumo
tag-winning = a ganhar
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
term-cutter = parte o baralho
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
preset-paulista-help = O de sempre: podem tapar-se cartas, e na mão de onze pode-se fugir.
preset-texto = À letra
preset-texto-help = Tal como está no texto das regras, sem costumes de mesa: na mão de onze não se foge, uma carta fora da vez fica à vista, e há decisões de árbitro.
preset-mano = Mano a mano
preset-mano-help = As mesmas regras do Truco Paulista, para um contra um.

### O jogo num minuto, com as regras que o dizem

summary-1 = Cada um recebe três cartas e joga uma por vaza; a mais forte leva-a. Quem faz duas vazas ganha a mão (T-14, T-19, T-21).
summary-2 = Da mais forte para a mais fraca: 3, 2, A, K, J, Q, 7, 6, 5, 4. No baralho espanhol: 3, 2, 1, 12, 11, 10, 7, 6, 5, 4 (T-10, T-02).
summary-3 = A vira, aberta no meio, indica as manilhas: as quatro cartas do valor seguinte, que ganham a todas. Entre elas, paus ganha a copas, que ganha a espadas, que ganha a ouros (T-03, T-04).
summary-4 = A primeira vaza deu empate? Quem fizer a segunda ganha a mão. Deu empate uma das outras? Ganha quem fez a primeira (T-22, T-23).
summary-5 = A mão vale 1 tento. Quem pede truco quer que valha 3: a outra equipa aceita, foge ou pede seis; depois vêm o nove e o doze (T-26, T-27, T-31, T-35).
summary-6 = Ganha quem chegar aos 12 tentos (ou aos 15, se a mesa quiser). Na mão em que a uma equipa só falta um tento, não se pede truco (T-36, T-39).

### Opções da mesa

option-players = Jogadores
option-players-help = Quantos se sentam à mesa.
option-players-2 = dois, mano a mano
option-players-4 = quatro, em duas equipas
option-players-6 = seis, em dois trios
option-deck = Baralho
option-deck-help = As mesmas 40 cartas, com outras figuras.
option-deck-french = francês (valete, dama, rei)
option-deck-spanish = espanhol (sota, cavalo, rei)
option-q_over_j = Dama e valete
option-q_over_j-help = Qual está acima. Altera também a manilha a seguir ao 7.
option-q_over_j-false = o valete está acima
option-q_over_j-true = a dama está acima
option-manilha = Manilhas
option-manilha-help = Como se sabe quais são as quatro cartas mais altas.
option-manilha-vira = indicadas pela vira
option-manilha-velha = sempre as mesmas (manilha velha)
option-baralho_limpo = Baralho limpo
option-baralho_limpo-help = Joga-se sem os 4, 5, 6 e 7.
option-baralho_limpo-false = não, 40 cartas
option-baralho_limpo-true = sim, sem as baixas
option-deal_passes = Quem dá a seguir
option-deal_passes-help = Para quem passa o baralho depois de cada mão.
option-deal_passes-right = quem está à direita
option-deal_passes-left = quem está à esquerda
option-deal_passes-winner = a equipa que ganhou
option-cutter_card = Carta do corte
option-cutter_card-help = O que pode fazer quem parte.
option-cutter_card-one = espreitar uma, e ficar ou passar
option-cutter_card-off = só partir
option-cutter_card-two_pass_one = espreitar uma ou duas, e passar uma
option-cutter_card_onze = Carta do corte na mão de onze
option-cutter_card_onze-help = Se quem parte também pode espreitar na mão de onze.
option-cutter_card_onze-true = pode
option-cutter_card_onze-false = não pode
option-tie_leader = Quem sai depois de um empate
option-tie_leader-help = Quem joga primeiro na vaza a seguir a um empate.
option-tie_leader-leader = quem saiu na empatada
option-tie_leader-first_tier = o primeiro que empatou
option-tie_leader-last_tier = o último que empatou
option-all_tied = Três vazas empatadas
option-all_tied-help = De quem é a mão quando as três empatam.
option-all_tied-dealer = da equipa de quem deu
option-all_tied-none = de ninguém
option-all_tied-leader = da equipa que saiu na primeira
option-covered = Cartas tapadas
option-covered-help = Jogar de face para baixo, sem valor, na segunda e na terceira vazas.
option-covered-true = permitidas
option-covered-false = proibidas
option-both_partners = Parceiros tapam ambos
option-both_partners-help = Se mais do que um da mesma equipa pode tapar na mesma vaza.
option-both_partners-false = não, só um
option-both_partners-true = sim, mais do que um
option-out_of_turn = Carta fora da vez
option-out_of_turn-help = O que acontece a quem cai de atravessado.
option-out_of_turn-reject = não é aceite
option-out_of_turn-exposed = fica à vista até a vez chegar
option-out_of_turn-skip = volta à mão, e o dono não joga
option-call_any_time = Quando se pede truco
option-call_any_time-help = Apenas na própria vez ou em qualquer altura.
option-call_any_time-false = na própria vez
option-call_any_time-true = em qualquer altura
option-answer_by = Quem responde
option-answer_by-help = Quem aceita, sobe ou foge em nome da equipa.
option-answer_by-either = qualquer um; para fugir, todos
option-answer_by-captain = só o capitão
option-see_partner_on_truco = Ver o jogo do parceiro
option-see_partner_on_truco-help = Se quem é desafiado vê o jogo do parceiro antes de responder.
option-see_partner_on_truco-true = vê
option-see_partner_on_truco-false = não vê
option-cap_by_need = Pedir mais do que é preciso
option-cap_by_need-help = Se pode subir quem já chega ao fim sem isso.
option-cap_by_need-false = pode
option-cap_by_need-true = não pode
option-onze_decline = Fugir na mão de onze
option-onze_decline-help = Se quem tem onze pode largar a mão por um tento.
option-onze_decline-true = pode, dá um tento
option-onze_decline-false = não pode
option-onze_truco = Truco na mão de onze
option-onze_truco-help = O que acontece a quem o pede.
option-onze_truco-lose_game = perde a partida
option-onze_truco-blocked = não é aceite
option-escuro = Onze a onze
option-escuro-help = Como se joga a última mão.
option-escuro-blind = às escuras
option-escuro-normal = a ver as cartas
option-escuro-vote = às escuras se todos quiserem
option-target = Fim da partida
option-target-help = Com quantos tentos se ganha a partida.
option-target-12 = 12 tentos
option-target-15 = 15 tentos
option-fraud = Castigo da batota
option-fraud-help = O que custa a batota provada.
option-fraud-minus_one = tira um tento
option-fraud-opponent_plus_one = dá um tento aos adversários
option-adjudication_commands = Decisões de árbitro
option-adjudication_commands-help = Se quem organiza pode julgar enganos a dar e batota.
option-adjudication_commands-false = não
option-adjudication_commands-true = sim
option-max_deals = Limite de mãos
option-max_deals-help = Se até lá ninguém chegou, ganha quem tiver mais tentos.
option-max_deals-n = { $n ->
    [one] { $n } mão
   *[other] { $n } mãos
}

### Botões e preços

action-play = Jogar
action-play-card = Jogar { $card }
action-cover = Tapar
action-cover-card = Tapar { $card }
action-blind = Jogar às escuras
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
action-fold = Fugir
action-stay = Jogar a mão
action-leave = Deixar como está
action-look = Espreitar uma carta
action-keep = Ficar com ela
action-give = Passar ao parceiro
action-look-two = Espreitar duas cartas
action-give-first = Passar a primeira
action-give-second = Passar a segunda
action-vote-blind = Às escuras
action-vote-open = A ver as cartas
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
confirm-raise-onze = Pedir truco agora é perder a partida
confirm-raise-onze-why = Nesta mão não se pede truco. Se pedires, a partida acaba e ganham os outros.
confirm-raise-onze-yes = Pedir e perder
confirm-out_of_turn = Ainda não é a tua vez
confirm-out_of_turn-why = Se jogares agora, cais de atravessado e perdes a escolha nesta vaza.
confirm-out_of_turn-yes = Jogar mesmo assim
confirm-back = Voltar atrás

### A pergunta do momento

prompt-cut = És tu a partir. Queres espreitar uma carta?
prompt-keep = Saiu { $card }. Ficas com ela ou passas ao parceiro?
prompt-keep-mano = Saiu { $card }. É tua.
prompt-keep-two = Saíram { $first } e { $second }. Qual passas ao parceiro?
prompt-vote = { $mark } a { $mark }. Às escuras ou a ver as cartas?
onze-name = { $mark ->
    [14] mão de catorze
   *[11] mão de onze
}
prompt-onze = É a { onze-name }. Jogas por 3 ou foges?
prompt-play = É a tua vez.
prompt-play-blind = É a tua vez. Escolhe uma carta sem ver.
prompt-answer = { $value ->
    [3] Truco! Aceitas, pedes seis ou foges?
    [6] Seis! Aceitas, pedes nove ou foges?
    [9] Nove! Aceitas, pedes doze ou foges?
   *[12] Doze! Aceitas ou foges?
}
prompt-answer-last = { $n ->
    [one] { $who } quer fugir. E tu?
   *[other] { $who } querem fugir. E tu?
}
prompt-wait = É a vez de { $who }.
prompt-wait-answer = À espera da resposta de { $who }.
prompt-wait-cut = { $who } está a partir.

### O que aconteceu

event-dealt = { $me ->
    [yes] Deste as cartas. Vira { $vira }, manilha { $manilha }.
   *[no] { $who } deu as cartas. Vira { $vira }, manilha { $manilha }.
}
event-dealt-velha = { $me ->
    [yes] Deste as cartas.
   *[no] { $who } deu as cartas.
}
event-cut = { $me ->
    [yes] És tu a partir.
   *[no] { $who } parte.
}
event-left = { $me ->
    [yes] Deixaste o baralho como estava.
   *[no] { $who } deixou o baralho como estava.
}
event-looked = { $me ->
    [yes] { $count ->
        [2] Espreitaste duas cartas.
       *[1] Espreitaste uma carta.
    }
   *[no] { $count ->
        [2] { $who } espreitou duas cartas.
       *[1] { $who } espreitou uma carta.
    }
}
event-kept = { $me ->
    [yes] Ficaste com a carta do corte: { $card }.
   *[no] { $who } ficou com a carta do corte.
}
event-gave = { $me ->
    [yes] Passaste a carta do corte a { $to }: { $card }.
   *[no] { $to_me ->
        [yes] { $who } passou-te a carta do corte: { $card }.
       *[no] { $who } passou a carta do corte a { $to }.
    }
}
event-voted = { $me ->
    [yes] { $answer ->
        [blind] Queres jogar às escuras.
       *[open] Queres ver as cartas.
    }
   *[no] { $answer ->
        [blind] { $who } quer jogar às escuras.
       *[open] { $who } quer ver as cartas.
    }
}
event-stayed = { $me ->
    [yes] Decidiste jogar: a mão vale { $value }.
   *[no] { $who } decidiu jogar: a mão vale { $value }.
}
other-makes = { $other ->
    [us] Fazemos { tentos }
    [them] Eles fazem { tentos }
    [me] Fazes { tentos }
    [pair] { $other_name } fazem { tentos }
   *[one] { $other_name } faz { tentos }
}
event-declined = { $side ->
    [us] Fugimos sem jogar. { other-makes }.
    [them] Eles fugiram sem jogar. { other-makes }.
    [me] Fugiste sem jogar. { other-makes }.
    [pair] { $name } fugiram sem jogar. { other-makes }.
   *[one] { $name } fugiu sem jogar. { other-makes }.
}
event-played = { $me ->
    [yes] { $winning ->
        [yes] Jogaste { $card } e estás a ganhar.
        [tie] Jogaste { $card } e empatas.
       *[no] Jogaste { $card }.
    }
   *[no] { $winning ->
        [yes] { $who } jogou { $card } e está a ganhar.
        [tie] { $who } jogou { $card } e empata.
       *[no] { $who } jogou { $card }.
    }
}
event-covered = { $me ->
    [yes] Jogaste uma carta tapada: { $card }.
   *[no] { $who } jogou uma carta tapada.
}
event-blind = { $me ->
    [yes] Jogaste às escuras: { $card }.
   *[no] { $who } jogou às escuras: { $card }.
}
event-exposed = { $me ->
    [yes] Caíste de atravessado: { $card } fica à vista até à tua vez.
   *[no] { $who } caiu de atravessado: { $card } fica à vista até a vez chegar.
}
event-skipped = { $me ->
    [yes] Caíste de atravessado: { $card } volta à mão e nesta vaza não jogas.
   *[no] { $who } caiu de atravessado: { $card } volta à mão e nesta vaza não joga.
}
event-trick = { $me ->
    [yes] { $number ->
        [1] Fizeste a primeira vaza.
        [2] Fizeste a segunda vaza.
       *[3] Fizeste a terceira vaza.
    }
   *[no] { $number ->
        [1] { $who } fez a primeira vaza.
        [2] { $who } fez a segunda vaza.
       *[3] { $who } fez a terceira vaza.
    }
}
event-tied = { $number ->
    [1] A primeira vaza ficou empatada.
    [2] A segunda vaza ficou empatada.
   *[3] A terceira vaza ficou empatada.
}
event-raised = { $me ->
    [yes] { $value ->
        [3] Pediste truco: vale 3.
        [6] Pediste seis.
        [9] Pediste nove.
       *[12] Pediste doze.
    }
   *[no] { $value ->
        [3] { $who } pede truco: vale 3.
        [6] { $who } pede seis.
        [9] { $who } pede nove.
       *[12] { $who } pede doze.
    }
}
event-accepted = { $me ->
    [yes] Aceitaste. A mão vale { $value }.
   *[no] { $who } aceitou. A mão vale { $value }.
}
event-refused = { $me ->
    [yes] Queres fugir.
   *[no] { $who } quer fugir.
}
event-folded = { $side ->
    [us] Fugimos. { other-makes }.
    [them] Eles fugiram. { other-makes }.
    [me] Fugiste. { other-makes }.
    [pair] { $name } fugiram. { other-makes }.
   *[one] { $name } fugiu. { other-makes }.
}
event-shown = { $side ->
    [us] A nossa equipa mostra o jogo entre si.
    [them] Eles mostram o jogo entre si.
   *[pair] { $name } mostram o jogo entre si.
}
side-makes = { $side ->
    [us] Fazemos { tentos }
    [them] Eles fazem { tentos }
    [me] Fazes { tentos }
    [none] Ninguém marca
    [pair] { $name } fazem { tentos }
   *[one] { $name } faz { tentos }
}
event-hand = { $reason ->
    [all_tied] As três vazas ficaram empatadas. { side-makes }.
    [folded] { side-makes }: o outro lado fugiu.
    [declined] { side-makes }: o outro lado fugiu sem jogar.
    [miscount] { side-makes }: houve engano a dar as cartas.
    [annulled] Mão sem efeito. { side-makes }.
   *[tricks] { side-makes }.
}
event-escuro = { $mark } a { $mark }: joga-se às escuras. Ninguém vê as cartas.
event-escuro-open = { $mark } a { $mark }: quem ganhar esta mão ganha a partida.
event-onze = { $side ->
    [us] É a nossa { onze-name }. Nada de truco!
    [them] É a { onze-name } deles. Nada de truco!
    [me] É a tua { onze-name }. Nada de truco!
   *[one] É a { onze-name } de { $name }. Nada de truco!
}
event-lost-by-truco = { $me ->
    [yes] Pediste truco com { $mark } no marcador e perdeste a partida.
   *[no] { $who } pediu truco com { $mark } no marcador e perdeu a partida.
}
event-match = { $side ->
    [us] Ganhámos a partida: { $won } a { $lost }.
    [them] Eles ganharam a partida: { $won } a { $lost }.
    [me] Ganhaste a partida: { $won } a { $lost }.
    [pair] { $name } ganharam a partida: { $won } a { $lost }.
    [shared] Acabaram as mãos: vitória dividida, { $won } a { $lost }.
   *[one] { $name } ganhou a partida: { $won } a { $lost }.
}
event-ruled = { $ruling ->
    [miscount] Decisão de árbitro: engano nas cartas de { $who }.
   *[fraud] Decisão de árbitro: batota de { $who }.
}

### Recusas: o que falta, porquê e o que fazer

refusal-not_your_turn = Ainda não é a tua vez
refusal-not_your_turn-why = Joga-se para a direita. A carta fica contigo até a vez te chegar.
refusal-not_in_hand = Não tens essa carta
refusal-not_in_hand-why = Escolhe uma das que tens na mão.
refusal-not_now = Agora não pode ser
refusal-not_now-why = Responde primeiro ao que a mesa pergunta; os botões acesos são os que servem.
refusal-covered_first_trick = A primeira vaza joga-se à vista
refusal-covered_first_trick-why = Só se tapa na segunda e na terceira. Joga a carta à vista.
refusal-covered_off = Nesta mesa não se tapa
refusal-covered_off-why = A mesa escolheu jogar sempre à vista. Joga a carta de face para cima.
refusal-covered_partner = Alguém da tua equipa já tapou
refusal-covered_partner-why = Em cada vaza só tapa um da equipa. Joga à vista.
refusal-covered_escuro = Às escuras não se tapa
refusal-covered_escuro-why = A carta tira-se sem ver e fica à vista na mesa. Escolhe-a pela posição.
refusal-raise_same_side = Quem pediu em último foi a tua equipa
refusal-raise_same_side-why = Agora só os adversários podem subir. Espera que peçam.
refusal-raise_step = Um degrau de cada vez
refusal-raise_step-why = Agora só podes pedir { $value ->
    [3] truco
    [6] seis
    [9] nove
   *[12] doze
}.
refusal-raise_top = Doze é o máximo
refusal-raise_top-why = A mão já vale a partida e não se pode pedir mais.
refusal-raise_not_turn = Truco, só na tua vez
refusal-raise_not_turn-why = Pede quando a vez te chegar, antes de jogares.
refusal-raise_onze = Nesta mão não se pede truco
refusal-raise_onze-why = A mão já vale 3. Joga a tua carta.
refusal-onze_undecided = A mão ainda não começou
refusal-onze_undecided-why = A equipa a quem só falta um tento está a decidir se joga. Espera pela resposta.
refusal-raise_cap = Não adianta pedir mais
refusal-raise_cap-why = A tua equipa já ganha a partida com o que a mão vale. Joga, ou aceita.
refusal-wait_answer = Há um pedido por responder
refusal-wait_answer-why = Ninguém joga antes da resposta. Espera que os desafiados decidam.
refusal-answer_not_asked = A pergunta não é para ti
refusal-answer_not_asked-why = Só responde quem foi desafiado, e enquanto o pedido está de pé.
refusal-answer_captain = Quem responde é o capitão
refusal-answer_captain-why = Nesta mesa só o primeiro lugar de cada equipa aceita, sobe ou foge.
refusal-blind_only = Às escuras não se escolhe a ver
refusal-blind_only-why = Joga pela posição: a primeira, a segunda ou a terceira carta.
refusal-no_such_seat = Não há esse lugar
refusal-no_such_seat-why = Escolhe um lugar da mesa.
refusal-not_blind = Esta mão não é às escuras
refusal-not_blind-why = Estás a ver as tuas cartas. Diz qual queres jogar.
refusal-cut_one_card = Aqui só se espreita uma
refusal-cut_one_card-why = Nesta mesa quem parte espreita uma carta. Espreita uma, ou deixa o baralho como está.
refusal-cut_must_give = Uma carta é para o parceiro
refusal-cut_must_give-why = Nesta mesa quem parte não fica com tudo o que espreitou. Escolhe a que vais passar.
refusal-cut_no_partner = Mano a mano não há parceiro
refusal-cut_no_partner-why = A carta que espreitaste é tua. Fica com ela.
refusal-cut_looked = Carta espreitada não volta ao baralho
refusal-cut_looked-why = Já a viste. Fica com ela ou passa-a ao parceiro, se o tiveres.
refusal-exposed_twice = Já caíste de atravessado nesta vaza
refusal-exposed_twice-why = Até a vaza acabar, não jogas outra carta nem pedes truco.
refusal-already_answered = Já respondeste
refusal-already_answered-why = O que se disse está dito. Espera pelos outros.
refusal-already_played = Já jogaste nesta vaza
refusal-already_played-why = É uma carta por vaza. Espera que os outros joguem.
refusal-rulings_off = Esta mesa não tem árbitro
refusal-rulings_off-why = Liga as decisões de árbitro nas opções, antes de a partida começar.
refusal-match_over = A partida acabou
refusal-match_over-why = Começa outra, ou guarda o registo desta.
refusal-dealing = Ainda se estão a dar as cartas
refusal-dealing-why = Espera que a vira apareça na mesa.
