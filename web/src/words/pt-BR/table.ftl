# Mesa

leave = Sair da mesa
rules = Livro de regras
rule-open = regra { $rule }, ver
house-rule = regra da casa: { $name }
history = Histórico
beside = Ao lado da mesa
score = Placar
table = Mesa
actions = Ações
keys = Atalhos
table-sub = mão { $number } · { $target } tentos
tentos-of = { $name }: { $points } { $word } de { $target }
worth = Vale { $n }
asked-for = pedido { $n }
tricks = vazas
ordinal = { $n }ª
trick-tied = empatada
trick-playing = em jogo
trick-none = ainda não
on-table = Cartas na mesa
on-table-are = Na mesa: { $cards }.
card-of = { $card }, de { $who }
took = levou
your-card = sua carta
your-hand = { $n ->
    [one] Sua mão, uma carta
   *[other] Sua mão, { $n } cartas
}
pick-card = Escolha a carta
tap-again = Toque de novo para jogar { $card }.
card-can = pode jogar
card-cannot = não pode agora
you-have = Você tem { $cards }.
who-has = { $who } tem { $cards }.
cards-held = { $n ->
    [0] nenhuma carta na mão
    [one] uma carta na mão
   *[other] { $n } cartas na mão
}
maybe = pode ter { $cards }
partner = { $n ->
    [2] sua dupla
   *[other] do seu lado
}
robot = robô
in-turn = é a vez
dealing = Dando as cartas…
refused = Recusado
understood = Entendi
