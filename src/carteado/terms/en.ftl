# Words that the terminal and the browser say in any game.

list-and = { $first } and { $last }
summary = In one minute
record-holds = The record holds: nobody touched the pack { $deals ->
    [one] in the one hand
   *[other] in any of the { $deals } hands
}, and this is the match that was played.
fault-not_a_record = This is no record of a match, or it is damaged.
fault-no_secret = The secret is not in the record: the match is not over, and its dealing cannot be checked yet.
fault-secret_damaged = The secret is damaged.
fault-secret_foreign = The secret is not the one that the house committed to before the match.
fault-dealer_foreign = The secret draws another first dealer.
fault-deal_damaged = Deal { $deal }: it is damaged.
fault-order_foreign = Deal { $deal }: the order of the cards does not follow from the secret, the shares and the cut.
fault-does_not_play = { $deal ->
    [0] The match cannot have been played so: something about it is missing or does not fit.
   *[other] { $act ->
        [0] Deal { $deal }: the match cannot have been played so.
       *[other] Deal { $deal }, act { $act }: the match cannot have been played so: an act would be refused.
    }
}
fault-not_over = The match is not over, though its secret is known.
fault-result_foreign = The result is not the one that the acts lead to.
fault-seal_foreign = The seal is not that of this match: something was changed.
