# The words of the terminal, in English. Those of the game stand beside its rules.

you = You
robot = Robot { $n }
choose = Choose (number or action; ? helps, t shows the table, q leaves):
bad-choice = “{ $text }” is not understood. Type a number of the list, or the action in full, like play 4p (suits: o ♦, e ♠, c ♥, p ♣).
bad-ruling = “{ $text }” is no ruling. Type host fraud and a seat, or host miscount and one or more seats.
others-first = Enter lets { $who } answer first.
may-also = You may act before that: { $acts }.
go-on = Enter goes on; or type an action in full (? helps, t shows the table, q leaves):
help = Type the number of the action, or the action in full, like play 4p. Where the table takes rulings: host fraud 1 or host miscount 2. t shows the table again, q leaves the match.
refused = { $what }. { $why } ({ $rule })
sure = Are you sure? (y/n)
yes = y
farewell = The match was left.
saved = The record is in { $path }. To check it: carteado verify { $path }
unsaved = Nothing was saved. To keep the record, also of a match that was left, begin with --save FILE.
deal = Hand { $n }
no-scenario = no scenario
no-effect = no effect on play: { $reason }
