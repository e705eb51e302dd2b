# The table of Truco. $side and $name as in the words of the game: us, them, me, pair, one

seat-asked = asked { $value }
seat-thinks = thinking…
seat-runs = wants to run
only-you-see = { $n ->
    [4] only you two see
   *[other] only you three see
}
you-lead = you lead
who-leads = { $who } leads
you-lead-first = You lead first.
who-leads-first = { $who } leads first.
trick-owner = { $side ->
    [us] ours
    [them] theirs
    [me] yours
   *[other] { $name }
}
tag-tying = tie
stands-tied = It stands tied.
stands-winning = { $me ->
    [yes] You are winning.
   *[no] { $who } is winning.
}
manilhas-in-order = Manilhas, from the strongest to the weakest
review = Look at the tricks again
review-title = Last trick
review-old = Last trick of the hand before
review-none = No trick is over yet.
review-all = { $n ->
    [2] Show both tricks
   *[other] Show all three
}
review-less = Only the last
tricks-so-far = Tricks: { $tricks }.
call-asks = { $value ->
    [3] { $who } calls truco. For 3?
    [6] { $who } asks six. For 6?
    [9] { $who } asks nine. For 9?
   *[12] { $who } asks twelve. For 12?
}
stakes-both = Whoever wins this hand wins the match.
stakes-theirs = { $side ->
    [them] If you lose this hand, they reach { $target } and win the match.
   *[other] If you lose this hand, { $name } reaches { $target } and wins the match.
}
stakes-ours = { $side ->
    [me] If you win this hand, you reach { $target } and win the match.
   *[other] If your side wins this hand, it reaches { $target } and wins the match.
}
run-together = { $n ->
    [4] To run, both of you must want to.
   *[other] To run, all three of you must want to.
}
onze-whose = { $mark ->
    [14] { $side ->
        [us] our hand at fourteen
        [them] their hand at fourteen
        [me] your hand at fourteen
       *[other] at fourteen: { $name }
    }
   *[other] { $side ->
        [us] our hand at eleven
        [them] their hand at eleven
        [me] your hand at eleven
       *[other] at eleven: { $name }
    }
}
onze-question = { $side ->
    [me] Will you play this hand for { $value }?
   *[other] Will you two play this hand for { $value }?
}
dark-hand = blind hand
dark-all = { $mark } to { $mark }: nobody sees the cards
dark-open = { $mark } to { $mark }
all-tied = All three tricks were tied.
cut-title = You cut
cut-where = Touch the pack where you want to cut it.
cut-place = Where to cut
cut-at = { $n } on top
cut-here = Cut here
cut-quick = Quick cut
cut-anywhere = anywhere
cut-never = Always cut quickly, without asking
cut-why = { $n ->
    [2] If you look, the card is yours: one of your three.
   *[other] If you look, you keep it or give it away: one of three.
}
keep-why = It counts as one of the three cards of a hand.
vote-why = The hand is played blind only if everybody wants to.
choose-cut = Choose where to cut the pack
mood-won = { $side ->
    [me] You won
   *[other] Victory!
}
mood-lost = Next time, perhaps
mood-shared = Shared
end-last-hand = Last hand · { $text }
end-hands = { $n ->
    [one] It took one hand.
   *[other] It took { $n } hands.
}
you-have-backs = { $n ->
    [one] You have one card, face down.
   *[other] You have { $n } cards, face down.
}
you-may = You may: { $offers }.
