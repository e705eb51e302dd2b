# Before a match: open tables, a private table, an invitation

open-tables = Open tables
no-tables = Nobody is waiting right now. Open a table and call your friends.
create-table = Open a table
sit-down = Sit down
table-full = Full
seats-left = { $n ->
    [one] one missing
   *[other] { $n } missing
}
code = Table code
code-enter = Enter
code-short = { $n ->
    [one] One character is missing.
   *[other] { $n } characters are missing.
}
code-unknown = No table has this code. Check it with whoever invited you.
seat-free = free seat
seat-free-partner = free seat, on your side
seat-own = you
seat-host = opened the table
seat-ready = ready
seat-waiting = not ready yet
place = Seat { $n }
sit-here = Sit here
add-robot = Put a robot here
robot-level = Level of { $name }
robot-away = Take the robot { $name } away
invite = Invitation
invite-how = Tell this code to those you want at the table, or send the link.
invite-link = Link to the table
qr = QR code
copy = Copy
copied = Copied
ready = I am ready
ready-yes = Ready
begin = Begin
awaited = waiting for { $who }
gallery-lobby = Tables and invitation
gallery-room-truco = Truco Paulista
gallery-room-pontinho = Pontinho
gallery-room-rule = End of the match: 15 points
