# Galeria: mão, combinações, baralho

gallery-hand = A mão
gallery-hand-about = Um toque escolhe; manter premido lê a carta em grande; arrastar para o lado muda de lugar, para cima baixa ou joga. A ordem fica guardada: bisca uma carta, recarrega a página e vê.
gallery-hand-of = { $n ->
    [one] uma carta
   *[other] { $n } cartas
}
gallery-hand-none = Escolhe cartas
gallery-hand-lay = Baixar { $n } cartas
gallery-hand-two = Baixar: falta uma carta
gallery-hand-discard = Deitar fora { $card }
gallery-hand-discard-one = Deitar fora
gallery-hand-draw = Biscar
gallery-hand-again = Dar outra vez
gallery-hand-did-discard = Deitaste fora { $card }.
gallery-hand-did-lay = Baixaste { $n } cartas.
gallery-hand-why = { $card } veio agora do lixo: não pode voltar para lá na mesma vez.
gallery-hand-why-none = Escolhe primeiro as cartas.
gallery-states = Estados de uma carta
state-waiting = à espera
state-can = pode jogar
state-chosen = escolhida
state-focus = com o foco
state-cannot = não pode
state-drawn = acabou de chegar
state-returned = voltou
state-sent = enviada
state-named = com etiqueta
state-legal = pode
state-greyed = não pode: diz porquê
state-empty = sem cartas
tag-named = joker
tag-back = voltou
gallery-melds = Combinações na mesa
gallery-melds-kinds = O que uma combinação mostra
gallery-melds-twenty = Vinte combinações
gallery-melds-many = Vinte e seis combinações: a zona desliza
gallery-melds-owners = Combinações de cada um
gallery-melds-none = Nada baixado ainda
gallery-melds-count = { $n ->
    [one] uma combinação
   *[other] { $n } combinações
}
gallery-us = Nós
gallery-them = Eles
gallery-all = Na mesa
meld-run = { $suit } de { $from } a { $to }
meld-set = { $n ->
    [one] { $rank }
   *[other] { $n } cartas: { $rank }
}
meld-clean = canastra limpa
meld-dirty = canastra suja
cap-clean = limpa
cap-dirty = suja
kind-plain = combinação aberta
kind-fresh = desta vez, com os pontos
kind-wild = o joker diz o que vale
kind-fits = a escolha cabe aqui
kind-closing = Fechar a canastra
kind-owner = de quem é
new-meld = novo trio
gallery-piles = Baralho, mortos e lixo
gallery-heaps = Baralho e mortos
gallery-discards = Lixo: fechado, só a de cima, aberto
stock = baralho
morto = morto
pile = lixo
stock-draw = biscar
stock-gone = acabou
morto-gone = levado
morto-take = levar
pile-gone = vazio
pile-act = Levar { $n } cartas
pile-act-top = levar
turned = carta virada
heap-why = Já biscaste nesta vez: agora baixa ou deita fora.
heap-did = { $what }: feito.
heap-under = com a carta virada por baixo
heap-one = um morto
heap-three = três mortos
pile-long = aberto, mais de doze
pile-closed = fechado
pile-shown = só a de cima
pile-open = aberto
gallery-together = Tudo junto
gallery-together-about = Mesa a fingir, sem regra nenhuma: bisca, escolhe, arrasta para uma combinação, para o lixo ou para cima.
name-card = { $rank } de { $suit }
name-joker = joker
name-back = carta virada para baixo
name-rank-A = ás
name-rank-2 = dois
name-rank-3 = três
name-rank-4 = quatro
name-rank-5 = cinco
name-rank-6 = seis
name-rank-7 = sete
name-rank-8 = oito
name-rank-9 = nove
name-rank-10 = dez
name-rank-J = valete
name-rank-Q = dama
name-rank-K = rei
name-suit-e = espadas
name-suit-c = copas
name-suit-p = paus
name-suit-o = ouros
