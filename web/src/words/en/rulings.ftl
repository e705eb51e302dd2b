# Rulings

rulings = Rulings
ruling = What happened
ruling-miscount = Wrong number of cards
ruling-fraud = Cheating
ruling-whose = Whose
ruling-seats-miscount = one or more
ruling-seats-fraud = one
ruling-why-miscount = Before the first card or the first truco the number is only put right. After that, whoever was dealt it by the others wins the hand; otherwise it is dealt again.
ruling-why-fraud = Proven cheating { $price }. If that side dealt, the hand is void and the deal passes on.
ruling-send = Rule
ruling-sure-miscount = A wrong number of cards for { $who }?
ruling-sure-fraud = Cheating by { $who }?
ruling-yes = So it is ruled
