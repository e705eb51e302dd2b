# The words of the page, in English. Those of the game come from the server, beside its rules.

### Start page

title-start = Carteado: free truco, no sign-up
title-table = Carteado: table
welcome = Pull up a chair.
welcome-sub = No sign-up, no ads. The table is laid.
continue = Continue: { $game }, { $ours } × { $theirs }
game = Game
game-truco = Truco
game-truco-sub = Paulista
your-table = Your table
table-rules = Table rules
players = Players
robots = Robots
robots-hint = fill the table
bot-random = By chance
bot-greedy = Eager
bot-reference = Clever
your-name = Your name
you = You
sit = Sit down and play
house-rules = House rules
changed = { $n ->
    [one] one changed
   *[other] { $n } changed
}
as-preset = Back to the ready-made table
proof = Every shuffle can be checked when the match is over.
sitting-down = Sitting down…
unreachable = The server does not answer. See whether it is running and try again.
error = The server did not do what was asked. Reload the page and try again.
error-bad_message = The server did not understand that. Reload the page and try again.
error-bad_option = One of the house rules does not work at this table. Go back to the preset's and change them again.
error-bad_game = This table cannot be opened like that. Choose other rules, another number of players or other robots.
error-no_such_table = This table is no more.
error-not_seated = This table is someone else's, or another browser's.
error-not_over = The record is handed out when the match is over.
error-elsewhere = That came from another address. Open Carteado at its own.
error-too_long = The server does not take a text so long.
error-stopping = The server is stopping. Try again in a moment.
error-wrong_host = The server does not go by that name. Open it by its address.
error-too_late = That took too long. Try again.
error-trouble = Something failed in the server. Nothing is lost; try again.

### Settings

language = Language
settings = Settings
pace = Pace of the robots
pace-normal = normal
pace-rapido = quick
pace-0 = no pauses
theme = Theme
theme-auto = as the device
theme-light = light
theme-dark = dark
colours = Colours of the suits
colours-duas = two
colours-quatro = four
colours-segura = with letters
one-tap = One tap plays a card
keys-on = Single-letter shortcuts
close = Close

### Table

leave = Leave the table
rules = Rules
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
trick-us = ours
trick-them = theirs
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
maybe = perhaps { $cards }
partner = your partner
robot = robot
in-turn = to play
dealing = Dealing…
see-partner = You see your partner's cards until you decide.
refused = Refused
understood = I see

### Keys

key-pick = picks
key-play = plays
key-truco = truco
key-cover = covers
key-accept = accepts
key-more = asks for more
key-fold = runs
key-vira = says the vira
key-hand = says your hand
key-last = says the last trick
key-score = says the score

### Rulings

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

### Line

link-opening = connecting…
link-linked = connected
link-sending = sending…
link-relinking = reconnecting…
link-offline = no network
link-closed = disconnected
problem-bad_message = The server did not understand this page. Reload it.
problem-no_such_table = This table is no more.
problem-not_seated = This seat is someone else's, or another browser's.
problem-abandoned = You sat down at another table; this match was given up.
problem-not_host = Only the host of the table rules.
problem-stale_question = There is nothing to rule on now.
problem-too_fast = That was too fast. Wait a moment and try again.
problem-too_slow = The connection was too slow. It is coming back.
problem-stopping = The server is stopping. The match is saved and goes on when it is back.
problem-trouble = Something failed in the server. The match is saved; reload the page.

### End

end-max_deals = The agreed number of hands has been played.
end-truco_at_eleven = There is no truco at eleven: whoever called it has lost.
again = Play another
record = Save the record
verify = Check it
verdict-fails = The record does not hold.
home = Back to the start
