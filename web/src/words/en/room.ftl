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
