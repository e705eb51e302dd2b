# A first match explained, one note at a time

coach = Explanation
coach-off = Turn explanations off
explain = Explanations during the match
coach-answer = Accept: the hand is worth { $asked } from now on. Run: it ends, and the others score { $value }. Or ask for more.
coach-onze = A side with { $mark } plays a hand that is worth 3 already. Nobody calls truco in it: whoever does loses.
coach-dark = Both sides have { $mark }. Pick a card by its place; it is turned up on the table.
coach-vira = The open card is the vira. The next rank is the manilha: { $manilha }. All four beat every other card; clubs is the highest.
coach-old = Here the manilhas are always the same four; the table shows them from the strongest to the weakest.
coach-turn = Your turn. Tap a card to raise it, and tap it again to play it. Play goes to the right.
coach-tie = Cards of one rank tie. If the first trick is tied, whoever wins the second wins the hand.
coach-strength = { $deck ->
    [spanish] After the manilhas come 3, 2, 1, 12, 11, 10{ $clean ->
        [yes] .
       *[no] , 7, 6, 5, 4.
    } Suits do not count.
    [french-q] After the manilhas come 3, 2, A, K, Q, J{ $clean ->
        [yes] .
       *[no] , 7, 6, 5, 4.
    } Suits do not count.
   *[french] After the manilhas come 3, 2, A, K, J, Q{ $clean ->
        [yes] .
       *[no] , 7, 6, 5, 4.
    } Suits do not count.
}
coach-trick = The strongest card wins the trick and leads the next. Two tricks win the hand.
coach-cover = From the second trick on you may cover: the card goes face down, counts for nothing, and nobody sees it.
coach-truco = TRUCO!, and then SIX!, NINE! and TWELVE!, asks for a higher stake. If the others run, your side scores at once what the hand is worth now: { $value }.
