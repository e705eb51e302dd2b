# As palavras da página, em português do Brasil. As do jogo vêm do servidor, com as regras.

### Página de entrada

title-start = Carteado: truco de graça, sem cadastro
title-table = Carteado: mesa
welcome = Puxe uma cadeira.
welcome-sub = Sem cadastro, sem anúncio. A mesa já está posta.
continue = Continuar: { $game }, { $ours } × { $theirs }
game = Jogo
game-truco = Truco
game-truco-sub = Paulista
your-table = Sua mesa
table-rules = Regras da mesa
players = Jogadores
robots = Robôs
robots-hint = completam a mesa
bot-random = Ao acaso
bot-greedy = Afoito
bot-reference = Esperto
your-name = Seu nome
you = Você
sit = Sentar e jogar
house-rules = Regras da casa
changed = { $n ->
    [one] uma mudada
   *[other] { $n } mudadas
}
as-preset = Voltar às da mesa pronta
proof = Todo embaralhamento pode ser conferido no fim da partida.
sitting-down = Sentando à mesa…
unreachable = O servidor não responde. Veja se ele está ligado e tente de novo.
error = O servidor não fez o que foi pedido. Recarregue a página e tente de novo.
error-bad_message = O servidor não entendeu o pedido. Recarregue a página e tente de novo.
error-bad_option = Uma das regras da casa não vale nesta mesa. Volte às da mesa pronta e mude de novo.
error-bad_game = Esta mesa não pode ser aberta assim. Escolha outras regras, outro número de jogadores ou outros robôs.
error-no_such_table = Esta mesa não existe mais.
error-not_seated = Esta mesa é de outra pessoa, ou de outro navegador.
error-not_over = A súmula sai quando a partida acaba.
error-elsewhere = O pedido veio de outro endereço. Abra o Carteado pelo endereço dele.
error-too_long = O servidor não aceita um texto tão comprido.
error-stopping = O servidor está parando. Tente de novo daqui a pouco.
error-wrong_host = O servidor não atende por esse nome. Abra-o pelo endereço dele.
error-too_late = O pedido demorou demais. Tente de novo.
error-trouble = Algo falhou no servidor. Nada se perdeu; tente de novo.

### Ajustes

language = Idioma
settings = Ajustes
pace = Ritmo dos robôs
pace-normal = normal
pace-rapido = rápido
pace-0 = sem pausa
theme = Tema
theme-auto = do aparelho
theme-light = claro
theme-dark = escuro
colours = Cores dos naipes
colours-duas = duas
colours-quatro = quatro
colours-segura = com letras
one-tap = Um toque já joga a carta
keys-on = Atalhos de uma letra
close = Fechar

### Mesa

leave = Sair da mesa
rules = Regras
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
trick-us = nossa
trick-them = deles
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
maybe = talvez { $cards }
partner = sua dupla
robot = robô
in-turn = é a vez
dealing = Dando as cartas…
see-partner = Você vê as cartas do parceiro até resolver.
refused = Recusado
understood = Entendi

### Teclas

key-pick = escolhe
key-play = joga
key-truco = truco
key-cover = cobre
key-accept = aceita
key-more = pede mais
key-fold = corre
key-vira = diz a vira
key-hand = diz a sua mão
key-last = diz a última vaza
key-score = diz o placar

### Decisões de árbitro

rulings = Decisões de árbitro
ruling = O que houve
ruling-miscount = Erro na conta das cartas
ruling-fraud = Roubo
ruling-whose = De quem
ruling-seats-miscount = um ou mais
ruling-seats-fraud = um só
ruling-why-miscount = Antes da primeira carta ou do primeiro truco, só se acerta o número. Depois, ganha a mão quem recebeu errado dos adversários; nos outros casos, dá-se de novo.
ruling-why-fraud = Um roubo provado { $price }. Se foi do lado que deu as cartas, a mão se anula e a vez de dar passa.
ruling-send = Decidir
ruling-sure-miscount = Erro na conta das cartas de { $who }?
ruling-sure-fraud = Roubo de { $who }?
ruling-yes = Está decidido

### Ligação

link-opening = ligando…
link-linked = conectado
link-sending = enviando…
link-relinking = religando…
link-offline = sem ligação
link-closed = desconectado
problem-bad_message = O servidor não entendeu esta página. Recarregue-a.
problem-no_such_table = Esta mesa não existe mais.
problem-not_seated = Este lugar é de outra pessoa, ou de outro navegador.
problem-abandoned = Você sentou em outra mesa; esta partida foi abandonada.
problem-not_host = Só quem abriu a mesa decide isso.
problem-stale_question = Agora não há o que decidir.
problem-too_fast = Foi rápido demais. Espere um instante e tente de novo.
problem-too_slow = A conexão ficou lenta demais. Já volta.
problem-stopping = O servidor está parando. A partida está guardada e continua quando ele voltar.
problem-trouble = Algo falhou no servidor. A partida está guardada; recarregue a página.

### Fim

end-max_deals = Chegou o limite de mãos combinado.
end-truco_at_eleven = Na mão de onze não se pede truco: quem pediu perdeu.
again = Jogar outra
record = Baixar a súmula
verify = Conferir
verdict-fails = A súmula não confere.
home = Voltar à entrada
