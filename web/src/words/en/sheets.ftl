# Score sheets

total = Total
tally-before = Before
sheet-nothing = Nothing in this round.
rank = { $n }.
race = { $name }: { $points } of { $target }
gallery-sheets = Score sheets
gallery-sheet-sides = By side, line by line
gallery-sheet-players = By player, { $n } at the table
gallery-sheet-title = You went out!
gallery-sheet-sub = Tereza closed round 3.
gallery-sheet-end = End of the round
gallery-round = Round
gallery-tally = Match to 1500
gallery-deal = Round { $n }
gallery-line-clean = Clean canasta
gallery-line-dirty = Dirty canasta
gallery-line-table = Cards on the table
gallery-line-out = Going out
gallery-line-hand = Cards in hand
gallery-line-morto = Morto not taken
gallery-race-note = The line marks 750, half the match.
gallery-vulnerable = You are past 750: vulnerable. In the next round everybody’s first lay-down must make 75.
