# The own hand

hand-moved = { $card }: place { $place } of { $n }
hand-drawn = just drawn
hand-chosen = chosen
hand-place = { $place } of { $n }
hand-help-one = Arrows move, Enter plays, G shows the card large.
hand-help-many = Arrows move, Space chooses, Enter confirms, Shift with an arrow moves the card, G shows it large.
let-go = let go to play
sort-by = Order of the hand: { $sort }. Change
sort-suit = suit
sort-rank = rank
sort-mine = mine
