# A mesa de truco. $side e $name como nas palavras do jogo: us, them, me, pair, one

seat-asked = pediu { $value }
seat-thinks = a pensar…
seat-runs = quer fugir
only-you-see = { $n ->
    [4] só vocês os dois veem
   *[other] só vocês os três veem
}
you-lead = sais tu
who-leads = sai { $who }
you-lead-first = És tu a sair na primeira.
who-leads-first = Na primeira sai { $who }.
trick-owner = { $side ->
    [us] nossa
    [them] deles
    [me] tua
   *[other] { $name }
}
tag-tying = empate
stands-tied = Está empatada.
stands-winning = { $me ->
    [yes] Estás a ganhar.
   *[no] { $who } está a ganhar.
}
manilhas-in-order = Manilhas, da mais forte para a mais fraca
review = Rever as vazas
review-title = Última vaza
review-old = Última vaza da mão anterior
review-none = Ainda não acabou nenhuma vaza.
review-all = { $n ->
    [2] Ver as duas vazas
   *[other] Ver as três vazas
}
review-less = Só a última
tricks-so-far = Vazas: { $tricks }.
call-asks = { $value ->
    [3] { $who } pede truco. Vale 3?
    [6] { $who } pede seis. Vale 6?
    [9] { $who } pede nove. Vale 9?
   *[12] { $who } pede doze. Vale 12?
}
stakes-both = Quem ganhar esta mão ganha a partida.
stakes-theirs = { $side ->
    [them] Se perderem esta mão, eles chegam aos { $target } e ganham a partida.
   *[other] Se perderes esta mão, { $name } chega aos { $target } e ganha a partida.
}
stakes-ours = { $side ->
    [me] Se ganhares esta mão, chegas aos { $target } e ganhas a partida.
   *[other] Se ganharem esta mão, chegam aos { $target } e a partida é vossa.
}
run-together = { $n ->
    [4] Para fugir, têm de querer os dois.
   *[other] Para fugir, têm de querer os três.
}
onze-whose = { $mark ->
    [14] { $side ->
        [us] mão de catorze nossa
        [them] mão de catorze deles
        [me] mão de catorze tua
       *[other] mão de catorze de { $name }
    }
   *[other] { $side ->
        [us] mão de onze nossa
        [them] mão de onze deles
        [me] mão de onze tua
       *[other] mão de onze de { $name }
    }
}
onze-question = { $side ->
    [me] Jogas esta mão por { $value }?
   *[other] Jogam esta mão por { $value }?
}
dark-hand = mão às escuras
dark-all = { $mark } a { $mark }: ninguém vê as cartas
dark-open = { $mark } a { $mark }
all-tied = As três vazas ficaram empatadas.
cut-title = És tu a partir
cut-where = Toca no baralho onde o queres partir.
cut-place = Onde partir
cut-at = { $n } em cima
cut-here = Partir aqui
cut-quick = Partir já
cut-anywhere = em qualquer sítio
cut-never = Partir sempre assim, sem perguntar
cut-why = { $n ->
    [2] Se espreitares, a carta é tua e conta entre as três.
   *[other] Se espreitares, ficas com ela ou passas: conta entre as três.
}
keep-why = Conta entre as três cartas da mão.
vote-why = Só se joga às escuras se todos quiserem.
choose-cut = Escolher onde partir o baralho
mood-won = { $side ->
    [me] A vitória é tua
   *[other] Vitória!
}
mood-lost = Fica para a próxima
mood-shared = Vitória dividida
end-last-hand = Última mão · { $text }
end-hands = { $n ->
    [one] Bastou uma mão.
   *[other] Foram { $n } mãos.
}
you-have-backs = { $n ->
    [one] Tens uma carta virada para baixo.
   *[other] Tens { $n } cartas viradas para baixo.
}
you-may = Podes: { $offers }.
