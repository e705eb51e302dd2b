# A mesa de truco. $side e $name como nas palavras do jogo: us, them, me, pair, one

seat-asked = pediu { $value }
seat-thinks = pensando…
seat-runs = quer correr
only-you-see = { $n ->
    [4] só vocês dois veem
   *[other] só vocês três veem
}
you-lead = você abre
who-leads = { $who } abre
you-lead-first = Você abre a primeira.
who-leads-first = { $who } abre a primeira.
trick-owner = { $side ->
    [us] nossa
    [them] deles
    [me] sua
   *[other] { $name }
}
tag-tying = empate
stands-tied = Está empatada.
stands-winning = { $me ->
    [yes] Você está ganhando.
   *[no] { $who } está ganhando.
}
manilhas-in-order = Manilhas, da mais forte à mais fraca
review = Rever as vazas
review-title = Última vaza
review-old = Última vaza da mão passada
review-none = Nenhuma vaza terminou ainda.
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
stakes-both = Quem ganhar esta mão leva a partida.
stakes-theirs = { $side ->
    [them] Se perderem esta mão, eles chegam a { $target } e levam a partida.
   *[other] Se você perder esta mão, { $name } chega a { $target } e leva a partida.
}
stakes-ours = { $side ->
    [me] Se você ganhar esta mão, chega a { $target } e leva a partida.
   *[other] Se ganharem esta mão, vocês chegam a { $target } e levam a partida.
}
run-together = { $n ->
    [4] Para correr, os dois têm de querer.
   *[other] Para correr, os três têm de querer.
}
onze-whose = { $mark ->
    [14] { $side ->
        [us] mão de quatorze nossa
        [them] mão de quatorze deles
        [me] mão de quatorze sua
       *[other] mão de quatorze de { $name }
    }
   *[other] { $side ->
        [us] mão de onze nossa
        [them] mão de onze deles
        [me] mão de onze sua
       *[other] mão de onze de { $name }
    }
}
onze-question = { $side ->
    [me] Você joga esta mão por { $value }?
   *[other] Vocês jogam esta mão por { $value }?
}
dark-hand = mão no escuro
dark-all = { $mark } a { $mark }: ninguém vê as cartas
dark-open = { $mark } a { $mark }
all-tied = As três vazas embucharam.
cut-title = Você corta
cut-where = Toque no baralho onde quer cortar.
cut-place = Onde cortar
cut-at = { $n } em cima
cut-here = Cortar aqui
cut-quick = Corte rápido
cut-anywhere = em qualquer lugar
cut-never = Cortar sempre rápido, sem perguntar
cut-why = { $n ->
    [2] Se olhar, a carta é sua e conta entre as três.
   *[other] Se olhar, fica com ela ou dá: ela conta entre as três.
}
keep-why = Ela conta entre as três cartas da mão.
vote-why = Só se joga no escuro se todos quiserem.
choose-cut = Escolher onde cortar o baralho
mood-won = { $side ->
    [me] Vitória sua
   *[other] Vitória!
}
mood-lost = Não foi desta vez
mood-shared = Partida dividida
end-last-hand = Última mão · { $text }
end-hands = { $n ->
    [one] Foi uma mão só.
   *[other] Foram { $n } mãos.
}
you-have-backs = { $n ->
    [one] Você tem uma carta fechada.
   *[other] Você tem { $n } cartas fechadas.
}
you-may = Você pode: { $offers }.
