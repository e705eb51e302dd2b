# What explains the table to a newcomer

seat-advises = advises { $act ->
    [accept] accepting
    [fold] running
    [stay] playing
    [raise-6] asking for six
    [raise-9] asking for nine
    [raise-12] asking for twelve
    [vote-blind] playing blind
   *[vote-open] seeing the cards
}
seat-considers = thinks of advice
answer-yours = { $n ->
    [1] The answer is yours: { $who } does as you say.
   *[other] The answer is yours: { $who } do as you say.
}
end-passed = It went past { $target } because the hand was worth { $value }.
this-table = At this table
partner-chosen = It is chosen at the entrance, when a table is opened.
seeds-us = A point of ours: olho-de-cabra, a red and black seed
seeds-them = A point of theirs: lágrima, a grey seed
seeds-empty = A point still to be made
