# As palavras do terminal, em português do Brasil. As do jogo estão junto das regras dele.

you = Você
robot = Robô { $n }
choose = Escolha (número ou ação; ? ajuda, t mostra a mesa, q sai):
bad-choice = Não entendi “{ $text }”. Escreva um dos números, ou a ação por extenso.
help = Escreva o número da ação ou a ação por extenso, como play 4p. t mostra a mesa de novo, q sai da partida.
refused = { $what }. { $why } ({ $rule })
sure = Tem certeza? (s/n)
yes = s
farewell = Partida interrompida.
saved = Súmula gravada em { $path }.
deal = Mão { $n }
no-scenario = sem cenário
no-effect = sem efeito no jogo: { $reason }
