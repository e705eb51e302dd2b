# O próprio jogo

hand-moved = { $card }: lugar { $place } de { $n }
hand-drawn = acabou de chegar
hand-chosen = escolhida
hand-place = { $place } de { $n }
hand-help-one = As setas andam, Enter joga, G mostra a carta em grande.
hand-help-many = As setas andam, Espaço escolhe, Enter confirma, Shift com seta muda a carta de lugar, G mostra a carta em grande.
let-go = larga para jogar
sort-by = Ordem do jogo: { $sort }. Mudar
sort-suit = naipe
sort-rank = valor
sort-mine = minha
