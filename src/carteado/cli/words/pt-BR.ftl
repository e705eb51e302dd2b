# As palavras do terminal, em português do Brasil. As do jogo estão junto das regras dele.

you = Você
robot = Robô { $n }
choose = Escolha (número ou ação; ? ajuda, t mostra a mesa, q sai):
bad-choice = Não entendi “{ $text }”. Escreva um número da lista, ou a ação por extenso, como play 4p (naipes: o ♦, e ♠, c ♥, p ♣).
bad-ruling = “{ $text }” não é uma decisão. Escreva host fraud e um lugar, ou host miscount e um ou mais lugares.
others-first = Enter deixa { $who } responder primeiro.
may-also = Você pode agir antes disso: { $acts }.
go-on = Enter segue; ou escreva uma ação por extenso (? ajuda, t mostra a mesa, q sai):
help = Escreva o número da ação ou a ação por extenso, como play 4p. Onde a mesa aceita decisões: host fraud 1 ou host miscount 2. t mostra a mesa de novo, q sai da partida.
refused = { $what }. { $why } ({ $rule })
sure = Tem certeza? (s/n)
yes = s
farewell = Partida interrompida.
saved = Súmula gravada em { $path }. Para conferir: carteado verify { $path }
unsaved = Nada foi gravado. Para guardar a súmula, mesmo de uma partida interrompida, comece com --save ARQUIVO.
deal = Mão { $n }
no-scenario = sem cenário
no-effect = sem efeito no jogo: { $reason }
