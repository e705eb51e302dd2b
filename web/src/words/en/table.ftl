# Table

leave = Leave the table
rules = Rule book
rule-open = rule { $rule }, look it up
house-rule = house rule: { $name }
history = History
beside = Beside the table
score = Score
table = Table
actions = Actions
keys = Shortcuts
table-sub = hand { $number } · { $target } points
tentos-of = { $name }: { $points } { $word } of { $target }
worth = Worth { $n }
asked-for = { $n } asked
tricks = tricks
ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
trick-tied = tied
trick-playing = in play
trick-none = not yet
on-table = Cards on the table
on-table-are = On the table: { $cards }.
card-of = { $card }, from { $who }
took = took it
your-card = your card
your-hand = { $n ->
    [one] Your hand, one card
   *[other] Your hand, { $n } cards
}
pick-card = Pick a card
tap-again = Tap again to play { $card }.
card-can = may be played
card-cannot = not now
you-have = You have { $cards }.
who-has = { $who } has { $cards }.
cards-held = { $n ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $n } cards in hand
}
maybe = may have { $cards }
partner = { $n ->
    [2] your partner
   *[other] on your side
}
robot = robot
in-turn = to play
dealing = Dealing…
refused = Refused
understood = I see
