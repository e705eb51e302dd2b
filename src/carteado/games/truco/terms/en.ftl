# Truco: the words, in English. The terminal and the browser read this file.
#
# Arguments:
#   $who, $to, $name   name of a player or a side, ready made
#   $me                "yes" when the one who acts is the reader; $to_me: "yes" when the receiver is
#   $side              "us", "them"; "me" one against one, when it is the reader; "pair" and "one" use
#                      $name (for a spectator, or the opponent one against one); "none": nobody
#   $other, $other_name   the other side, spoken of as $side and $name
#   $card, $first, $second, $vira, $manilha, $rank, $suit, $figure   words ready made (card, rank-…, suit-…)
#   $answer, $reason, $ruling   as the event has them
#   $value, $points, $number, $count, $n, $mark, $won, $lost   numbers

### Cards

rank-A = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-J = jack
rank-Q = queen
rank-K = king
rank-1 = ace
rank-10 = ten
rank-11 = eleven
rank-12 = twelve
figure-10 = jack
figure-11 = horse
figure-12 = king
suit-o = diamonds
suit-e = spades
suit-c = hearts
suit-p = clubs
suit-o-spanish = coins
suit-e-spanish = swords
suit-c-spanish = cups
suit-p-spanish = clubs
card = { $rank } of { $suit }
card-figure = { $rank } of { $suit }, { $figure }
card-figure-said = { $figure } of { $suit } ({ $rank })
card-covered = covered card
card-back = face-down card
manilha-p = zap
manilha-c = copeta
manilha-e = espadilha
manilha-o = pica-fumo
tag-winning = winning
tag-manilha = manilha
tag-returned = came back
tag-exposed = out of turn

### Words of the game

term-vira = vira
term-manilha = manilha
term-stake = the hand is worth
term-tento = { $n ->
    [0] points
    [one] point
   *[other] points
}
term-trick = { $n ->
    [0] tricks
    [one] trick
   *[other] tricks
}
term-hand = hand
term-match = match
term-dealer = deals
term-cutter = cuts
term-mao = leads
term-pe = plays last
us = Us
them = Them
tentos = { $points ->
    [1] one point
   *[other] { $points } points
}

### Ready-made tables

preset-paulista = Truco Paulista
preset-paulista-help = As it is mostly played: cards may be covered, and at eleven you may run.
preset-texto = To the letter
preset-texto-help = As the text of the rules has it, without the customs of tables: no running at eleven, a card out of turn stays on the table, and the host may rule.
preset-mano = Head to head
preset-mano-help = The rules of Truco Paulista for one against one.

### The game in one minute, with the rules that say so

summary-1 = Everybody gets three cards and plays one to each trick; the strongest takes it. Two tricks win the hand (T-14, T-19, T-21).
summary-2 = From strong to weak: 3, 2, A, K, J, Q, 7, 6, 5, 4. In the Spanish pack: 3, 2, 1, 12, 11, 10, 7, 6, 5, 4 (T-10, T-02).
summary-3 = The vira, face up in the middle, points to the manilhas: the four cards of the next rank, which beat all others. Among them clubs beat hearts, hearts beat spades, and spades beat diamonds (T-03, T-04).
summary-4 = The first trick is tied? Who takes the second wins the hand. A later one is tied? Who took the first wins it (T-22, T-23).
summary-5 = A hand is worth 1 point. Who calls truco wants it to be worth 3: the other side accepts, runs, or calls six; then come nine and twelve (T-26, T-27, T-31, T-35).
summary-6 = The side that reaches 12 points wins (or 15, if the table likes). In the hand where a side lacks only one point, nobody calls truco (T-36, T-39).

### Table options

option-players = Players
option-players-help = How many sit at the table.
option-players-2 = two, one against one
option-players-4 = four, in two pairs
option-players-6 = six, in two threes
option-deck = Pack
option-deck-help = The same 40 cards, with other court cards.
option-deck-french = French (jack, queen, king)
option-deck-spanish = Spanish (10, 11, 12)
option-q_over_j = Queen and jack
option-q_over_j-help = Which of them wins. Also decides the manilha after the 7.
option-q_over_j-false = the jack wins
option-q_over_j-true = the queen wins
option-manilha = Manilhas
option-manilha-help = How the four strongest cards are decided.
option-manilha-vira = by the turn-up
option-manilha-velha = always the same (manilha velha)
option-baralho_limpo = Clean pack
option-baralho_limpo-help = Play without 4, 5, 6 and 7: good cards only.
option-baralho_limpo-false = no, 40 cards
option-baralho_limpo-true = yes, without the low ones
option-deal_passes = Who deals next
option-deal_passes-help = Where the deal goes after each hand.
option-deal_passes-right = the player on the right
option-deal_passes-left = the player on the left
option-deal_passes-winner = the side that won
option-cutter_card = The cutter's card
option-cutter_card-help = What the cutter may do.
option-cutter_card-one = look at one, keep it or give it
option-cutter_card-off = only cut
option-cutter_card-two_pass_one = look at one or two, and give one
option-cutter_card_onze = The cutter's card at eleven
option-cutter_card_onze-help = Whether the cutter may look in the hand at eleven too.
option-cutter_card_onze-true = may look
option-cutter_card_onze-false = may not
option-tie_leader = Who leads after a tie
option-tie_leader-help = Who plays first in the trick after a tie.
option-tie_leader-leader = who led the tied trick
option-tie_leader-first_tier = the first to tie
option-tie_leader-last_tier = the last to tie
option-all_tied = All three tricks tied
option-all_tied-help = Who takes a hand of three ties.
option-all_tied-dealer = the dealer's side
option-all_tied-none = nobody
option-all_tied-leader = the side that led the first
option-covered = Covered cards
option-covered-help = Playing face down, for nothing, in the second and third tricks.
option-covered-true = allowed
option-covered-false = not allowed
option-both_partners = Partners both covering
option-both_partners-help = Whether more than one of a side may cover in the same trick.
option-both_partners-false = no, only one
option-both_partners-true = yes, more than one
option-out_of_turn = A card out of turn
option-out_of_turn-help = What happens to whoever falls crosswise.
option-out_of_turn-reject = refused
option-out_of_turn-exposed = stays up until that player's turn
option-out_of_turn-skip = goes back, and that player skips
option-call_any_time = When to call truco
option-call_any_time-help = Only in your own turn, or at any time.
option-call_any_time-false = in your own turn
option-call_any_time-true = at any time
option-answer_by = Who answers
option-answer_by-help = Who accepts, raises or runs for the side.
option-answer_by-either = anyone; to run, all of them
option-answer_by-captain = only the captain
option-see_partner_on_truco = Seeing your partner's cards
option-see_partner_on_truco-help = Whether the challenged see their partner's cards before answering.
option-see_partner_on_truco-true = yes
option-see_partner_on_truco-false = no
option-cap_by_need = Raising beyond need
option-cap_by_need-help = Whether a side that gets home anyway may raise.
option-cap_by_need-false = may raise
option-cap_by_need-true = may not
option-onze_decline = Running at eleven
option-onze_decline-help = Whether the side at eleven may drop the hand for one point.
option-onze_decline-true = yes, it gives one point
option-onze_decline-false = no
option-onze_truco = Truco at eleven
option-onze_truco-help = What happens to whoever calls.
option-onze_truco-lose_game = loses the match
option-onze_truco-blocked = refused
option-escuro = Eleven to eleven
option-escuro-help = How the last hand is played.
option-escuro-blind = blind
option-escuro-normal = seeing the cards
option-escuro-vote = blind if all want it
option-target = End of the match
option-target-help = How many points win the match.
option-target-12 = 12 points
option-target-15 = 15 points
option-fraud = The price of cheating
option-fraud-help = What proven cheating costs.
option-fraud-minus_one = takes one point away
option-fraud-opponent_plus_one = gives the others one point
option-adjudication_commands = Rulings
option-adjudication_commands-help = Whether the host may rule on miscounts and cheating.
option-adjudication_commands-false = no
option-adjudication_commands-true = yes
option-max_deals = Limit of hands
option-max_deals-help = If nobody is home by then, the highest score wins.
option-max_deals-n = { $n ->
    [one] { $n } hand
   *[other] { $n } hands
}

### Buttons and prices

action-play = Play
action-play-card = Play { $card }
action-cover = Cover
action-cover-card = Cover { $card }
action-blind = Play blind
action-blind-n = { $n ->
    [1] Play the first
    [2] Play the second
   *[3] Play the third
}
action-raise-3 = TRUCO!
action-raise-6 = SIX!
action-raise-9 = NINE!
action-raise-12 = TWELVE!
action-accept = Accept
action-fold = Run
action-stay = Play the hand
action-leave = Leave the pack
action-look = Look at a card
action-keep = Keep it
action-give = Give to partner
action-look-two = Look at two cards
action-give-first = Give the first
action-give-second = Give the second
action-vote-blind = Blind
action-vote-open = See the cards
price-raise = asks { $value }
price-accept = worth { $value }
price-stay = worth { $value }
price-fold = { $side ->
    [us] us +{ $points }
    [one] { $name } +{ $points }
   *[them] them +{ $points }
}
price-cover = worth nothing
price-raise-onze = loses the match
confirm-raise-onze = Calling truco here loses the match
confirm-raise-onze-why = Truco may not be called in this hand. If you call, the match ends and the others win.
confirm-raise-onze-yes = Call and lose
confirm-out_of_turn = It is not your turn yet
confirm-out_of_turn-why = Play now and you fall crosswise: you lose your choice in this trick.
confirm-out_of_turn-yes = Play it anyway
confirm-back = Back

### The question of the moment

prompt-cut = You cut. Look at a card?
prompt-keep = It is the { $card }. Keep it, or give it to your partner?
prompt-keep-mano = It is the { $card }. It is yours.
prompt-keep-two = They are the { $first } and the { $second }. Which goes to your partner?
prompt-vote = { $mark } to { $mark }. Blind, or seeing the cards?
onze-name = { $mark ->
    [14] hand at fourteen
   *[11] hand at eleven
}
prompt-onze = This is the { onze-name }. Play for 3, or run?
prompt-play = Your turn.
prompt-play-blind = Your turn. Pick a card, unseen.
prompt-answer = { $value ->
    [3] Truco! Accept, ask six, or run?
    [6] Six! Accept, ask nine, or run?
    [9] Nine! Accept, ask twelve, or run?
   *[12] Twelve! Accept, or run?
}
prompt-answer-last = { $n ->
    [one] { $who } wants to run. And you?
   *[other] { $who } want to run. And you?
}
prompt-wait = { $who } to play.
prompt-wait-answer = Waiting for { $who } to answer.
prompt-wait-cut = { $who } is cutting.

### What happened

event-dealt = { $me ->
    [yes] You dealt. Vira { $vira }, manilha { $manilha }.
   *[no] { $who } dealt. Vira { $vira }, manilha { $manilha }.
}
event-dealt-velha = { $me ->
    [yes] You dealt.
   *[no] { $who } dealt.
}
event-cut = { $me ->
    [yes] You cut.
   *[no] { $who } cuts.
}
event-left = { $me ->
    [yes] You left the pack alone.
   *[no] { $who } left the pack alone.
}
event-looked = { $me ->
    [yes] { $count ->
        [2] You looked at two cards.
       *[1] You looked at one card.
    }
   *[no] { $count ->
        [2] { $who } looked at two cards.
       *[1] { $who } looked at one card.
    }
}
event-kept = { $me ->
    [yes] You kept the cutter's card: { $card }.
   *[no] { $who } kept the cutter's card.
}
event-gave = { $me ->
    [yes] You gave the cutter's card to { $to }: { $card }.
   *[no] { $to_me ->
        [yes] { $who } gave you the cutter's card: { $card }.
       *[no] { $who } gave the cutter's card to { $to }.
    }
}
event-voted = { $me ->
    [yes] { $answer ->
        [blind] You want to play blind.
       *[open] You want to see the cards.
    }
   *[no] { $answer ->
        [blind] { $who } wants to play blind.
       *[open] { $who } wants to see the cards.
    }
}
event-stayed = { $me ->
    [yes] You chose to play: the hand is worth { $value }.
   *[no] { $who } chose to play: the hand is worth { $value }.
}
other-makes = { $other ->
    [us] We score { tentos }
    [them] They score { tentos }
    [me] You score { tentos }
    [pair] { $other_name } score { tentos }
   *[one] { $other_name } scores { tentos }
}
event-declined = { $side ->
    [us] We ran without playing. { other-makes }.
    [them] They ran without playing. { other-makes }.
    [me] You ran without playing. { other-makes }.
    [pair] { $name } ran without playing. { other-makes }.
   *[one] { $name } ran without playing. { other-makes }.
}
event-played = { $me ->
    [yes] { $winning ->
        [yes] You played the { $card } and are winning.
        [tie] You played the { $card }: tied so far.
       *[no] You played the { $card }.
    }
   *[no] { $winning ->
        [yes] { $who } played the { $card } and is winning.
        [tie] { $who } played the { $card }: tied so far.
       *[no] { $who } played the { $card }.
    }
}
event-covered = { $me ->
    [yes] You played a covered card: { $card }.
   *[no] { $who } played a covered card.
}
event-blind = { $me ->
    [yes] You played blind: the { $card }.
   *[no] { $who } played blind: the { $card }.
}
event-exposed = { $me ->
    [yes] You fell crosswise: the { $card } stays up until your turn.
   *[no] { $who } fell crosswise: the { $card } stays up until that turn comes.
}
event-skipped = { $me ->
    [yes] You fell crosswise: the { $card } goes back, and you skip this trick.
   *[no] { $who } fell crosswise: the { $card } goes back, and { $who } skips this trick.
}
event-trick = { $me ->
    [yes] { $number ->
        [1] You took the first trick.
        [2] You took the second trick.
       *[3] You took the third trick.
    }
   *[no] { $number ->
        [1] { $who } took the first trick.
        [2] { $who } took the second trick.
       *[3] { $who } took the third trick.
    }
}
event-tied = { $number ->
    [1] The first trick is tied.
    [2] The second trick is tied.
   *[3] The third trick is tied.
}
event-raised = { $me ->
    [yes] { $value ->
        [3] You called truco, for 3.
        [6] You asked six.
        [9] You asked nine.
       *[12] You asked twelve.
    }
   *[no] { $value ->
        [3] { $who } calls truco, for 3.
        [6] { $who } asks six.
        [9] { $who } asks nine.
       *[12] { $who } asks twelve.
    }
}
event-accepted = { $me ->
    [yes] You accepted. The hand is worth { $value }.
   *[no] { $who } accepted. The hand is worth { $value }.
}
event-refused = { $me ->
    [yes] You want to run.
   *[no] { $who } wants to run.
}
event-folded = { $side ->
    [us] We ran. { other-makes }.
    [them] They ran. { other-makes }.
    [me] You ran. { other-makes }.
    [pair] { $name } ran. { other-makes }.
   *[one] { $name } ran. { other-makes }.
}
event-shown = { $side ->
    [us] We show each other our cards.
    [them] They show each other their cards.
   *[pair] { $name } show each other their cards.
}
side-makes = { $side ->
    [us] We score { tentos }
    [them] They score { tentos }
    [me] You score { tentos }
    [none] Nobody scores
    [pair] { $name } score { tentos }
   *[one] { $name } scores { tentos }
}
event-hand = { $reason ->
    [all_tied] All three tricks tied. { side-makes }.
    [folded] { side-makes }: the other side ran.
    [declined] { side-makes }: the other side ran without playing.
    [miscount] { side-makes }: the cards were miscounted.
    [annulled] The hand is void. { side-makes }.
   *[tricks] { side-makes }.
}
event-escuro = { $mark } to { $mark }: the blind hand. Nobody sees any cards.
event-escuro-open = { $mark } to { $mark }: whoever wins this hand wins the match.
event-onze = { $side ->
    [us] Our { onze-name }. No truco now!
    [them] Their { onze-name }. No truco now!
    [me] Your { onze-name }. No truco now!
   *[one] The { onze-name } of { $name }. No truco now!
}
event-lost-by-truco = { $me ->
    [yes] You called truco with the score at { $mark }, and lost the match.
   *[no] { $who } called truco with the score at { $mark }, and lost the match.
}
event-match = { $side ->
    [us] We won the match, { $won } to { $lost }.
    [them] They won the match, { $won } to { $lost }.
    [me] You won the match, { $won } to { $lost }.
    [pair] { $name } won the match, { $won } to { $lost }.
    [shared] No hands left: the match is shared, { $won } to { $lost }.
   *[one] { $name } won the match, { $won } to { $lost }.
}
event-ruled = { $ruling ->
    [miscount] Ruling: { $who } had a wrong number of cards.
   *[fraud] Ruling: cheating by { $who }.
}

### Refusals: what is missing, why, and what to do

refusal-not_your_turn = It is not your turn yet
refusal-not_your_turn-why = The turn passes to the right. Your card stays with you until it gets there.
refusal-not_in_hand = You do not hold that card
refusal-not_in_hand-why = Choose one of the cards in your hand.
refusal-not_now = Not at this moment
refusal-not_now-why = Answer what the table is asking first; the lit buttons are the ones you can use.
refusal-covered_first_trick = The first trick is played open
refusal-covered_first_trick-why = You may cover in the second and third. Play the card face up.
refusal-covered_off = No covering at this table
refusal-covered_off-why = This table plays every card open. Play it face up.
refusal-covered_partner = Somebody on your side has covered already
refusal-covered_partner-why = Only one of a side may cover in a trick. Play yours face up.
refusal-covered_escuro = No covering in the blind hand
refusal-covered_escuro-why = A card is picked unseen and turned up on the table. Choose one by its place.
refusal-raise_same_side = Your side raised last
refusal-raise_same_side-why = Now only the others may raise. Wait for them to ask.
refusal-raise_step = One step at a time
refusal-raise_step-why = Now you may only ask { $value ->
    [3] truco
    [6] six
    [9] nine
   *[12] twelve
}.
refusal-raise_top = Twelve is the top
refusal-raise_top-why = The hand is worth the match already; there is no more to ask.
refusal-raise_not_turn = Call truco in your own turn
refusal-raise_not_turn-why = Wait until the turn reaches you, and call before you play.
refusal-raise_onze = No truco in this hand
refusal-raise_onze-why = The hand is worth 3 already. Play your card.
refusal-onze_undecided = The hand has not begun
refusal-onze_undecided-why = The side that needs one more point is still deciding whether to play. Wait for the answer.
refusal-raise_cap = There is no need to raise
refusal-raise_cap-why = Your side wins the match with what the hand is worth. Play, or accept.
refusal-wait_answer = A call is on the table
refusal-wait_answer-why = Nobody plays before the answer. Wait for the challenged side.
refusal-answer_not_asked = Nobody asked you
refusal-answer_not_asked-why = Only the challenged answer, and only while the call is on the table.
refusal-answer_captain = The captain answers
refusal-answer_captain-why = At this table only the first seat of each side accepts, raises or runs.
refusal-blind_only = No choosing by sight in the blind hand
refusal-blind_only-why = Play by place: the first, the second or the third card.
refusal-no_such_seat = There is no such seat
refusal-no_such_seat-why = Choose a seat of the table.
refusal-not_blind = This is not a blind hand
refusal-not_blind-why = You can see your cards. Say which one you want to play.
refusal-cut_one_card = Only one look here
refusal-cut_one_card-why = At this table the cutter looks at one card. Look at one, or leave the pack alone.
refusal-cut_must_give = One card goes to your partner
refusal-cut_must_give-why = At this table the cutter may not keep all. Choose the card to give.
refusal-cut_no_partner = One against one there is no partner
refusal-cut_no_partner-why = The card you looked at is yours. Keep it.
refusal-cut_looked = A card once seen does not go back
refusal-cut_looked-why = You have seen it. Keep it, or give it to your partner if you have one.
refusal-exposed_twice = You have fallen crosswise in this trick
refusal-exposed_twice-why = Until the trick is over you may not play another card or call truco.
refusal-already_answered = You have answered
refusal-already_answered-why = What is said cannot be taken back. Wait for the others.
refusal-already_played = You have played to this trick
refusal-already_played-why = One card a trick. Wait for the others.
refusal-rulings_off = This table takes no rulings
refusal-rulings_off-why = Switch rulings on in the options before the match begins.
refusal-match_over = The match is over
refusal-match_over-why = Start another, or save the record of this one.
refusal-dealing = The cards are still being dealt
refusal-dealing-why = Wait until the vira is on the table.
