# The partner that is a robot

partner-robot = Robot partner
partner-advises = advises and asks
partner-decides = decides alone
partner-advises-hint = the answer is yours
partner-decides-hint = calls and answers for both
advice = { $act ->
    [accept] { $who } would accept.
    [fold] { $who } would run.
    [stay] { $who } would play the hand.
    [raise-6] { $who } would call six.
    [raise-9] { $who } would call nine.
    [raise-12] { $who } would call twelve.
    [vote-blind] { $who } would play blind.
   *[vote-open] { $who } would look at the cards.
}
advice-thinks = { $who } is thinking…
asks = { $value ->
    [3] { $who } wants to call truco. All right?
    [6] { $who } wants to call six. All right?
    [9] { $who } wants to call nine. All right?
   *[12] { $who } wants to call twelve. All right?
}
asks-silence = No answer in { $n } seconds means no call.
asks-stands = The game goes on when you answer.
asks-yes = Go ahead
asks-yes-price = asks { $value }
asks-no = Not now
asks-no-price = plays without a call
gallery-partner = Robot partner: advice and question
