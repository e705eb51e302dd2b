# As palavras da página, em português de Portugal. As do jogo vêm do servidor, com as regras.

### Página de entrada

title-start = Carteado: truco grátis, sem registo
title-table = Carteado: mesa
welcome = Puxa uma cadeira.
welcome-sub = Sem registo, sem anúncios. A mesa já está posta.
continue = Continuar: { $game }, { $ours } × { $theirs }
game = Jogo
game-truco = Truco
game-truco-sub = Paulista
your-table = A tua mesa
table-rules = Regras da mesa
players = Jogadores
robots = Robôs
robots-hint = completam a mesa
bot-random = Ao acaso
bot-greedy = Sôfrego
bot-reference = Esperto
your-name = O teu nome
you = Tu
sit = Sentar e jogar
house-rules = Regras da casa
changed = { $n ->
    [one] uma alterada
   *[other] { $n } alteradas
}
as-preset = Repor as da mesa feita
proof = Todas as baralhadas podem ser conferidas no fim da partida.
sitting-down = A sentar-se à mesa…
unreachable = O servidor não responde. Vê se está ligado e tenta outra vez.
error = O servidor não fez o que foi pedido. Recarrega a página e tenta outra vez.
error-bad_message = O servidor não percebeu o pedido. Recarrega a página e tenta outra vez.
error-bad_option = Uma das regras da casa não serve nesta mesa. Volta às da mesa pronta e muda outra vez.
error-bad_game = Esta mesa não pode ser aberta assim. Escolhe outras regras, outro número de jogadores ou outros robôs.
error-no_such_table = Esta mesa já não existe.
error-not_seated = Esta mesa é de outra pessoa, ou de outro navegador.
error-not_over = A súmula sai quando a partida acaba.
error-elsewhere = O pedido veio de outro endereço. Abre o Carteado no endereço dele.
error-too_long = O servidor não aceita um texto tão comprido.
error-stopping = O servidor está a parar. Tenta outra vez daqui a pouco.
error-wrong_host = O servidor não responde por esse nome. Abre-o pelo endereço dele.
error-too_late = O pedido demorou demasiado. Tenta outra vez.
error-trouble = Algo falhou no servidor. Nada se perdeu; tenta outra vez.

### Definições

language = Idioma
settings = Definições
pace = Ritmo dos robôs
pace-normal = normal
pace-rapido = rápido
pace-0 = sem pausas
theme = Tema
theme-auto = do aparelho
theme-light = claro
theme-dark = escuro
colours = Cores dos naipes
colours-duas = duas
colours-quatro = quatro
colours-segura = com letras
one-tap = Um toque joga logo a carta
keys-on = Atalhos de uma letra
close = Fechar

### Mesa

leave = Sair da mesa
rules = Regras
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
trick-us = nossa
trick-them = deles
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
maybe = talvez { $cards }
partner = o teu par
robot = robô
in-turn = é a vez
dealing = A dar as cartas…
see-partner = Vês as cartas do parceiro até decidires.
refused = Recusado
understood = Percebi

### Teclas

key-pick = escolhe
key-play = joga
key-truco = truco
key-cover = tapa
key-accept = aceita
key-more = pede mais
key-fold = foge
key-vira = diz a vira
key-hand = diz o teu jogo
key-last = diz a última vaza
key-score = diz o marcador

### Decisões de árbitro

rulings = Decisões de árbitro
ruling = O que se passou
ruling-miscount = Engano a dar as cartas
ruling-fraud = Batota
ruling-whose = De quem
ruling-seats-miscount = um ou mais
ruling-seats-fraud = um só
ruling-why-miscount = Antes da primeira carta ou do primeiro truco, só se acerta o número. Depois, ganha a mão quem recebeu mal dos adversários; nos outros casos, dá-se outra vez.
ruling-why-fraud = A batota provada { $price }. Se foi do lado que deu as cartas, a mão anula-se e a vez de dar passa.
ruling-send = Decidir
ruling-sure-miscount = Engano nas cartas de { $who }?
ruling-sure-fraud = Batota de { $who }?
ruling-yes = Está decidido

### Ligação

link-opening = a ligar…
link-linked = ligado
link-sending = a enviar…
link-relinking = a religar…
link-offline = sem ligação
link-closed = desligado
problem-bad_message = O servidor não percebeu esta página. Recarrega-a.
problem-no_such_table = Esta mesa já não existe.
problem-not_seated = Este lugar é de outra pessoa, ou de outro navegador.
problem-abandoned = Sentaste-te noutra mesa; esta partida foi abandonada.
problem-not_host = Só quem abriu a mesa decide isso.
problem-stale_question = Agora não há nada a decidir.
problem-too_fast = Foi depressa demais. Espera um instante e tenta outra vez.
problem-too_slow = A ligação ficou demasiado lenta. Já volta.
problem-stopping = O servidor está a parar. A partida está guardada e continua quando ele voltar.
problem-trouble = Algo falhou no servidor. A partida está guardada; recarrega a página.

### Fim

end-max_deals = Chegou o limite de mãos combinado.
end-truco_at_eleven = Na mão de onze não se pede truco: quem pediu perdeu.
again = Jogar outra
record = Descarregar o registo da partida
verify = Conferir
verdict-fails = O registo não confere.
home = Voltar à entrada
