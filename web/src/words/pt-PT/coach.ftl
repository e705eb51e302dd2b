# Explicações de uma primeira partida, uma de cada vez

coach = Explicação
coach-off = Desligar explicações
explain = Explicações durante a partida
coach-answer = Aceitar: a mão passa a valer { $asked }. Fugir: a mão acaba e os outros marcam { $value }. Ou pede mais.
coach-onze = Quem chega aos { $mark } joga uma mão que já vale 3. Nela ninguém pede truco: quem pedir perde.
coach-dark = Os dois lados têm { $mark }. Escolhe uma carta pela posição; ela abre-se na mesa.
coach-vira = A carta virada é a vira. A seguinte é a manilha: { $manilha }. As quatro ganham a todas as outras, e a de paus é a maior.
coach-old = Aqui as manilhas são sempre as mesmas quatro; a mesa mostra-as da mais forte para a mais fraca.
coach-turn = É a tua vez. Toca numa carta para a levantar, e outra vez para a jogar. A vez segue para a direita.
coach-tie = Cartas do mesmo valor empatam. Empatou a primeira? Ganha a mão quem fizer a segunda.
coach-strength = { $deck ->
    [spanish] A seguir às manilhas vêm 3, 2, 1, 12, 11, 10{ $clean ->
        [yes] .
       *[no] , 7, 6, 5, 4.
    } O naipe não conta.
    [french-q] A seguir às manilhas vêm 3, 2, A, K, Q, J{ $clean ->
        [yes] .
       *[no] , 7, 6, 5, 4.
    } O naipe não conta.
   *[french] A seguir às manilhas vêm 3, 2, A, K, J, Q{ $clean ->
        [yes] .
       *[no] , 7, 6, 5, 4.
    } O naipe não conta.
}
coach-trick = A carta mais forte faz a vaza e sai na seguinte. Quem faz duas vazas ganha a mão.
coach-cover = A partir da segunda vaza podes tapar: a carta sai virada para baixo, não vale nada e ninguém a vê.
coach-truco = TRUCO!, e depois SEIS!, NOVE! e DOZE!, pede que a mão valha mais. Se os outros fugirem, o teu lado marca logo o que ela vale agora: { $value }.
