# The room: seats, notices, the rules drawer, addresses that do not exist

seats = Seats
seat-turn = turn
seat-away = back in { $n } s?
seat-robot = robot sits in
seat-clock = { $n } s
seat-deals = deals
seat-points = { $n ->
    [one] point
   *[other] points
}
seat-open = { $name }, see the seat
gallery-seats = Seats
gallery-seat-states = States of a seat
gallery-words = Truco, my friend!
gallery-cw = Clockwise
gallery-ccw = Anticlockwise
gallery-players = { $n } players
link-robot = a robot plays for you
link-retake = Take my seat back
rules-search = Search the rules
rules-found = { $n ->
    [0] No rule speaks of that.
    [one] One rule speaks of that.
   *[other] { $n } rules speak of that.
}
lost-title = There is no such page
lost-why = The address may have changed, or a letter got lost on the way. The house is still open.
lost-home = Go to the entrance
toast-refusal = Refused
toast-warning = Mind
toast-info = Note
toast-good = All is well
gallery-actions = Action bar
gallery-questions = Questions
gallery-toasts = Notices
gallery-sort = Sort
gallery-lay = Lay the kings
gallery-discard = Discard
gallery-review = Look at the table
gallery-next = Next round
gallery-next-deals = Bia deals
gallery-claim = The six of spades completes your hand
gallery-claim-why = Caio has just discarded it. Whoever goes out takes the points of the round.
gallery-claim-until = until Vó Lourdes draws
gallery-go-out = Go out
gallery-pass = Let it pass
gallery-doubt = Ask twice
gallery-toast-refusal = Easy, it is Bia’s turn. Play goes anticlockwise.
gallery-toast-warning = Mão de onze: calling truco now loses the match.
gallery-toast-info = Shuffled. The commitment of this hand is kept.
gallery-toast-good = Rafa is back and has taken his seat.
