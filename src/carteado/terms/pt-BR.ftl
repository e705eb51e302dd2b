# Palavras que o terminal e o navegador dizem em qualquer jogo.

list-and = { $first } e { $last }
summary = Em um minuto
record-holds = A súmula confere: ninguém mexeu no baralho, { $deals ->
    [one] na única mão
   *[other] em nenhuma das { $deals } mãos
}, e a partida foi esta mesma.
fault-not_a_record = Isto não é uma súmula, ou está estragada.
fault-no_secret = O segredo não está na súmula: a partida não acabou, e ainda não dá para conferir a distribuição.
fault-secret_damaged = O segredo está estragado.
fault-secret_foreign = O segredo não é o que a casa prometeu antes da partida.
fault-dealer_foreign = O segredo sorteia outra pessoa para dar as primeiras cartas.
fault-deal_damaged = Distribuição { $deal }: está estragada.
fault-order_foreign = Distribuição { $deal }: a ordem das cartas não segue do segredo, das parcelas e do corte.
fault-does_not_play = { $deal ->
    [0] A partida não pode ter sido jogada assim: faltam dados, ou não combinam.
   *[other] { $act ->
        [0] Distribuição { $deal }: a partida não pode ter sido jogada assim.
       *[other] Distribuição { $deal }, jogada { $act }: a partida não pode ter sido jogada assim: uma jogada seria recusada.
    }
}
fault-not_over = A partida não acabou, mas o segredo já é conhecido.
fault-result_foreign = O resultado não é o que as jogadas dão.
fault-seal_foreign = O lacre não é o desta partida: alguma coisa foi trocada.
