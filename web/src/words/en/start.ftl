# Start page

title-start = Carteado: free truco, no sign-up
title-table = Carteado: table
welcome = Pull up a chair.
welcome-sub = No sign-up, no ads. The table is laid.
continue = Continue: { $game }, { $ours } × { $theirs }
game = Game
game-truco = Truco
game-truco-sub = for two, four or six
your-table = Your table
table-rules = Ready-made table
players = Players
robots = Robots
your-name = Your name
you = You
sit = Sit down and play
house-rules = House rules
proof = Every shuffle can be checked when the match is over.
