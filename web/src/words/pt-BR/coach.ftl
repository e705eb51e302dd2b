# Explicações de uma primeira partida, uma de cada vez

coach = Explicação
coach-off = Desligar explicações
explain = Explicações durante a partida
coach-answer = Aceitar: a mão passa a valer { $asked }. Correr: a mão acaba e os outros fazem { $value }. Ou peça mais.
coach-onze = Quem chega a { $mark } joga uma mão que já vale 3. Nela ninguém pede truco: quem pedir perde.
coach-dark = Os dois lados têm { $mark }. Escolha uma carta pela posição; ela se abre na mesa.
coach-vira = A carta aberta é a vira. A seguinte é a manilha: { $manilha }. As quatro ganham de todas as outras, e a de paus é a maior.
coach-old = Aqui as manilhas são sempre as mesmas quatro; a mesa as mostra da mais forte à mais fraca.
coach-turn = É a sua vez. Toque numa carta para levantar, e de novo nela para jogar. A vez anda para a direita.
coach-tie = Cartas de mesmo valor empatam. Embuchou a primeira? Leva a mão quem levar a segunda.
coach-strength = { $deck ->
    [spanish] Depois das manilhas vêm 3, 2, 1, 12, 11, 10{ $clean ->
        [yes] .
       *[no] , 7, 6, 5, 4.
    } O naipe não conta.
    [french-q] Depois das manilhas vêm 3, 2, A, K, Q, J{ $clean ->
        [yes] .
       *[no] , 7, 6, 5, 4.
    } O naipe não conta.
   *[french] Depois das manilhas vêm 3, 2, A, K, J, Q{ $clean ->
        [yes] .
       *[no] , 7, 6, 5, 4.
    } O naipe não conta.
}
coach-trick = A carta mais forte leva a vaza e abre a próxima. Quem leva duas vazas leva a mão.
coach-cover = Da segunda vaza em diante você pode cobrir: a carta sai virada, não vale nada e ninguém vê qual era.
coach-truco = TRUCO!, e depois SEIS!, NOVE! e DOZE!, pede que a mão valha mais. Se os outros correm, o seu lado faz na hora o que ela vale agora: { $value }.
