# As palavras do terminal, em português de Portugal. As do jogo estão junto das regras dele.

you = Tu
robot = Robô { $n }
choose = Escolhe (número ou ação; ? ajuda, t mostra a mesa, q sai):
bad-choice = Não percebi “{ $text }”. Escreve um número da lista, ou a ação por extenso, como play 4p (naipes: o ♦, e ♠, c ♥, p ♣).
bad-ruling = “{ $text }” não é uma decisão. Escreve host fraud e um lugar, ou host miscount e um ou mais lugares.
others-first = Enter deixa { $who } responder primeiro.
may-also = Podes agir antes disso: { $acts }.
go-on = Enter segue; ou escreve uma ação por extenso (? ajuda, t mostra a mesa, q sai):
help = Escreve o número da ação ou a ação por extenso, como play 4p. Onde a mesa aceita decisões: host fraud 1 ou host miscount 2. t mostra a mesa outra vez, q sai da partida.
refused = { $what }. { $why } ({ $rule })
sure = Tens a certeza? (s/n)
yes = s
farewell = Partida interrompida.
saved = Registo da partida gravado em { $path }. Para conferir: carteado verify { $path }
unsaved = Nada foi gravado. Para guardar o registo, mesmo de uma partida interrompida, começa com --save FICHEIRO.
deal = Mão { $n }
no-scenario = sem cenário
no-effect = sem efeito no jogo: { $reason }
