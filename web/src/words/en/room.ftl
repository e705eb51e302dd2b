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
