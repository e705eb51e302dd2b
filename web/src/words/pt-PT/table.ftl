# Mesa

leave = Sair da mesa
rules = Livro de regras
rule-open = regra { $rule }, ver
house-rule = regra da casa: { $name }
history = Histórico
beside = Ao lado da mesa
score = Marcador
table = Mesa
actions = Ações
keys = Atalhos
table-sub = mão { $number } · { $target } tentos
tentos-of = { $name }: { $points } { $word } de { $target }
worth = Vale { $n }
asked-for = pedido { $n }
tricks = vazas
ordinal = { $n }.ª
trick-tied = empatada
trick-playing = em jogo
trick-none = ainda não
on-table = Cartas na mesa
on-table-are = Na mesa: { $cards }.
card-of = { $card }, de { $who }
took = levou
your-card = a tua carta
your-hand = { $n ->
    [one] O teu jogo, uma carta
   *[other] O teu jogo, { $n } cartas
}
pick-card = Escolhe a carta
tap-again = Toca outra vez para jogar { $card }.
card-can = podes jogar
card-cannot = agora não podes
you-have = Tens { $cards }.
who-has = { $who } tem { $cards }.
cards-held = { $n ->
    [0] nenhuma carta na mão
    [one] uma carta na mão
   *[other] { $n } cartas na mão
}
maybe = pode ter { $cards }
partner = { $n ->
    [2] o teu par
   *[other] da tua equipa
}
robot = robô
in-turn = é a vez
dealing = A dar as cartas…
refused = Recusado
understood = Percebi
