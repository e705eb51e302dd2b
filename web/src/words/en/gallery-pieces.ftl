# Gallery: hand, melds, heaps

gallery-hand = The hand
gallery-hand-about = A tap chooses; a hold reads the card large; dragged sideways it changes its place, up it is laid or played. The order is kept: draw, reload the page and look.
gallery-hand-of = { $n ->
    [one] one card
   *[other] { $n } cards
}
gallery-hand-none = Choose cards
gallery-hand-lay = Lay { $n } cards
gallery-hand-two = Lay: one card short
gallery-hand-discard = Discard { $card }
gallery-hand-discard-one = Discard
gallery-hand-draw = Draw
gallery-hand-again = Deal again
gallery-hand-did-discard = You discarded { $card }.
gallery-hand-did-lay = You laid { $n } cards.
gallery-hand-why = { $card } has just come from the pile: it may not go back in the same turn.
gallery-hand-why-none = Choose the cards first.
gallery-states = States of a card
state-waiting = waiting
state-can = may be played
state-chosen = chosen
state-focus = with the focus
state-cannot = may not
state-drawn = just drawn
state-returned = came back
state-sent = sent
state-named = with a tag
state-legal = may
state-greyed = may not: says why
state-empty = without cards
tag-named = wild
tag-back = came back
gallery-melds = Melds on the table
gallery-melds-kinds = What a meld shows
gallery-melds-twenty = Twenty melds
gallery-melds-many = Twenty-six melds: the zone scrolls
gallery-melds-owners = Melds of each player
gallery-melds-none = Nothing laid yet
gallery-melds-count = { $n ->
    [one] one meld
   *[other] { $n } melds
}
gallery-us = Us
gallery-them = Them
gallery-all = On the table
meld-run = { $suit } from { $from } to { $to }
meld-set = { $n ->
    [one] { $rank }
   *[other] { $n } cards: { $rank }
}
meld-clean = clean canasta
meld-dirty = dirty canasta
cap-clean = clean
cap-dirty = dirty
kind-plain = open meld
kind-fresh = of this turn, with its points
kind-wild = a wild says what it stands for
kind-fits = the selection fits here
kind-closing = Complete the canasta
kind-owner = whose it is
new-meld = new set
gallery-piles = Stock, mortos and pile
gallery-heaps = Stock and mortos
gallery-discards = Pile: closed, top only, spread
stock = stock
morto = morto
pile = pile
stock-draw = draw
stock-gone = used up
morto-gone = taken
morto-take = take
pile-gone = empty
pile-act = Take { $n } cards
pile-act-top = take
turned = turned card
heap-why = You have drawn in this turn: now lay or discard.
heap-did = { $what }: done.
heap-under = with a card turned up under it
heap-one = one morto
heap-three = three mortos
pile-long = spread, more than twelve
pile-closed = closed
pile-shown = top only
pile-open = spread
gallery-together = All together
gallery-together-about = A make-believe table without any rule: draw, choose, drag onto a meld, the pile or up.
name-card = { $rank } of { $suit }
name-joker = joker
name-back = face-down card
name-rank-A = ace
name-rank-2 = two
name-rank-3 = three
name-rank-4 = four
name-rank-5 = five
name-rank-6 = six
name-rank-7 = seven
name-rank-8 = eight
name-rank-9 = nine
name-rank-10 = ten
name-rank-J = jack
name-rank-Q = queen
name-rank-K = king
name-suit-e = spades
name-suit-c = hearts
name-suit-p = clubs
name-suit-o = diamonds
