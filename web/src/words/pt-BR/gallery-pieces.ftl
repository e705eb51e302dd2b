# Galeria: mão, jogos, montes

gallery-hand = A mão
gallery-hand-about = Toque escolhe; segurar lê a carta grande; arrastar para o lado muda de lugar, para cima baixa ou joga. A ordem fica guardada: compre, recarregue a página e veja.
gallery-hand-of = { $n ->
    [one] uma carta
   *[other] { $n } cartas
}
gallery-hand-none = Escolha cartas
gallery-hand-lay = Baixar { $n } cartas
gallery-hand-two = Baixar: falta uma carta
gallery-hand-discard = Descartar { $card }
gallery-hand-discard-one = Descartar
gallery-hand-draw = Comprar
gallery-hand-again = Dar de novo
gallery-hand-did-discard = Descartou { $card }.
gallery-hand-did-lay = Baixou { $n } cartas.
gallery-hand-why = { $card } veio agora do lixo: não pode voltar para ele na mesma vez.
gallery-hand-why-none = Escolha primeiro as cartas.
gallery-states = Estados de uma carta
state-waiting = à espera
state-can = pode jogar
state-chosen = escolhida
state-focus = com o foco
state-cannot = não pode
state-drawn = acabou de vir
state-returned = voltou
state-sent = enviada
state-named = com etiqueta
state-legal = pode
state-greyed = não pode: diz por quê
state-empty = sem cartas
tag-named = curinga
tag-back = voltou
gallery-melds = Jogos na mesa
gallery-melds-kinds = O que um jogo mostra
gallery-melds-twenty = Vinte jogos
gallery-melds-many = Vinte e seis jogos: a zona rola
gallery-melds-owners = Jogos de cada um
gallery-melds-none = Nada baixado ainda
gallery-melds-count = { $n ->
    [one] um jogo
   *[other] { $n } jogos
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
kind-plain = jogo aberto
kind-fresh = desta vez, com os pontos
kind-wild = curinga diz o que vale
kind-fits = a escolha cabe aqui
kind-closing = Fechar a canastra
kind-owner = de quem é
new-meld = nova trinca
gallery-piles = Monte, mortos e bagaço
gallery-heaps = Monte e mortos
gallery-discards = Bagaço: fechado, só a de cima, aberto
stock = monte
morto = morto
pile = bagaço
stock-draw = comprar
stock-gone = acabou
morto-gone = levado
morto-take = pegar
pile-gone = vazio
pile-act = Levar { $n } cartas
pile-act-top = levar
turned = vira
heap-why = Já comprou nesta vez: agora baixe ou descarte.
heap-did = { $what }: pronto.
heap-under = com a vira embaixo
heap-one = um morto
heap-three = três mortos
pile-long = aberto, mais de doze
pile-closed = fechado
pile-shown = só a de cima
pile-open = aberto
gallery-together = Tudo junto
gallery-together-about = Mesa de mentira, sem regra nenhuma: compre, escolha, arraste para um jogo, para o bagaço ou para cima.
name-card = { $rank } de { $suit }
name-joker = bestão
name-back = carta fechada
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
