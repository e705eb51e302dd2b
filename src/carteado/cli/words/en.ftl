# The words of the terminal, in English. Those of the game stand beside its rules.

you = You
robot = Robot { $n }
choose = Choose (number or action; ? helps, t shows the table, q leaves):
bad-choice = “{ $text }” is not understood. Type one of the numbers, or the action in full.
help = Type the number of the action, or the action in full, like play 4p. t shows the table again, q leaves the match.
refused = { $what }. { $why } ({ $rule })
sure = Are you sure? (y/n)
yes = y
farewell = The match was left.
saved = The record is in { $path }.
deal = Hand { $n }
no-scenario = no scenario
no-effect = no effect on play: { $reason }
