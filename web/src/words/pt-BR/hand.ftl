# A própria mão

hand-moved = { $card }: lugar { $place } de { $n }
hand-drawn = acabou de vir
hand-chosen = escolhida
hand-place = { $place } de { $n }
hand-help-one = As setas andam, Enter joga, G mostra a carta grande.
hand-help-many = As setas andam, Espaço escolhe, Enter confirma, Shift com seta muda a carta de lugar, G mostra a carta grande.
let-go = solte para jogar
sort-by = Ordem da mão: { $sort }. Trocar
sort-suit = naipe
sort-rank = valor
sort-mine = minha
