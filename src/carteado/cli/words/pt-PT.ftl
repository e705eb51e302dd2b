# As palavras do terminal, em português de Portugal. As do jogo estão junto das regras dele.

you = Tu
robot = Robô { $n }
choose = Escolhe (número ou ação; ? ajuda, t mostra a mesa, q sai):
bad-choice = Não percebi “{ $text }”. Escreve um dos números, ou a ação por extenso.
help = Escreve o número da ação ou a ação por extenso, como play 4p. t mostra a mesa outra vez, q sai da partida.
refused = { $what }. { $why } ({ $rule })
sure = Tens a certeza? (s/n)
yes = s
farewell = Partida interrompida.
saved = Súmula gravada em { $path }.
deal = Mão { $n }
no-scenario = sem cenário
no-effect = sem efeito no jogo: { $reason }
