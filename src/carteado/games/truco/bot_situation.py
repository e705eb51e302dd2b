"""A view of Truco, read into the numbers that a player reckons with, and worlds that look like it.

Everything comes from the view: what the seat does not see is drawn from the cards that it has not seen.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from carteado.cards import BACK, RANKS, parse_card, rank_of
from carteado.games.truco.bot_chances import Pack
from carteado.games.truco.bot_playout import NOBODY, Spot, habit
from carteado.games.truco.knowledge import KEPT, possible_places
from carteado.games.truco.rules import COVERED, TIED, UNDECIDED, manilha_strength

if TYPE_CHECKING:
    from carteado.games.truco.state import TrucoGame
    from carteado.games.truco.view import TrucoView


@dataclass(frozen=True, slots=True)
class Past:
    """A card that was played, and how the trick stood then."""

    seat: int
    strength: int
    """UNDECIDED if nobody has shown it to us."""
    covered: bool
    left: int
    mine: int
    theirs: int
    trick: int
    lead: bool
    ahead: int


class World:
    """What the hands may be."""

    def __init__(self, hands: list[list[int]], past: list[int]) -> None:
        self.hands: Final = hands
        """The cards that each seat still holds, ascending."""
        self.past: Final = past
        """The strength of each card that was played."""
        self.weight: float = 1.0

    def began(self, seats: Sequence[int], plays: Sequence[Past]) -> list[int]:
        """The cards that these seats were dealt, descending."""
        cards = [card for seat in seats for card in self.hands[seat]]
        cards += [card for card, play in zip(self.past, plays, strict=True) if play.seat in seats]
        return sorted(cards, reverse=True)


class Situation:
    """What a seat sees, as numbers.

    With `blind`, as if its partners had no plan: their cards that it was shown are forgotten, and those that they have
    played to this trick win nothing.
    """

    def __init__(self, game: TrucoGame, view: TrucoView, *, blind: bool) -> None:
        assert view.seat is not None
        self.view: Final = view
        self.seat: Final[int] = view.seat
        self.side: Final[int] = view.seat % 2
        self.blind: Final = blind
        self.strengths: Final = _strengths(game, view)
        self.own: Final = self._in_hand(view.seat)
        vira = None if view.vira is None else parse_card(view.vira)
        self.pack: Final = Pack(self.strengths[card] for card in game.pack if card != vira)
        self.past: Final = self._read_past()
        self.spot: Final = self._read_spot(game)
        self.pool: Final = self._read_pool(game)
        self._known: Final = [self._known_of(seat) for seat in range(view.players)]
        self._maybe: Final = [self._places_of(seat) for seat in range(view.players)]

    # ---- reading ---------------------------------------------------------------------------------------------

    def stranger(self, seat: int) -> bool:
        """Whether one looks away from this seat's cards."""
        return self.blind and seat != self.seat and seat % 2 == self.side

    def _in_hand(self, seat: int) -> list[int]:
        """The strengths that we know in a hand, ascending; a card that lies exposed before its player counts."""
        exposed = self.view.exposed[seat]
        texts = [*self.view.hands[seat], *([] if exposed is None else [exposed])]
        return sorted(self.strengths[parse_card(text)] for text in texts if text != BACK)

    def _known_of(self, seat: int) -> tuple[list[int], int]:
        """What we know of a hand, and how many cards it has."""
        size = len(self.view.hands[seat]) + (self.view.exposed[seat] is not None)
        known = [] if self.stranger(seat) else self._in_hand(seat)
        return known, size

    def _places_of(self, seat: int) -> list[dict[int, int]]:
        """The ways in which the cards that this seat has shown can be in its hand or face down on the table."""
        maybe = self.view.maybe[seat]
        if not maybe or self.stranger(seat):
            return []
        starts = [0]
        for trick in self.view.tricks:
            starts.append(starts[-1] + len(trick.plays))
        slots = [place for place, play in enumerate(self.past) if play.seat == seat and play.strength == UNDECIDED]
        unsure = {parse_card(each.card): starts[each.since] for each in maybe}
        known, size = self._known_of(seat)
        return possible_places(unsure, slots, size - len(known))

    def _read_past(self) -> list[Past]:
        plays: list[Past] = []
        first = UNDECIDED
        for number, trick in enumerate(self.view.tricks):
            best = [COVERED, COVERED]
            for play in trick.plays:
                side = play.seat % 2
                known = play.card != BACK and not (self.stranger(play.seat) and play.covered)
                strength = self.strengths[parse_card(play.card)] if known else UNDECIDED
                left = self.view.players - (play.seat - trick.leader) % self.view.players
                ahead = 0 if first < 0 else 1 if first == side else -1
                lead = play.seat == trick.leader
                plays.append(
                    Past(play.seat, strength, play.covered, left, best[side], best[1 - side], number, lead, ahead)
                )
                if not play.covered:
                    best[side] = max(best[side], strength)
            if number == 0 and trick.done:
                first = TIED if trick.winner is None else trick.winner % 2
        return plays

    def _read_spot(self, game: TrucoGame) -> Spot:
        view = self.view
        trick = view.tricks[-1]
        turn = view.turn if view.turn is not None else self.seat
        best, holders = [COVERED, COVERED], [trick.leader, trick.leader]
        for play in trick.plays:
            if not play.covered and not self.stranger(play.seat):
                strength = self.strengths[parse_card(play.card)]
                if strength > best[play.seat % 2]:
                    best[play.seat % 2], holders[play.seat % 2] = strength, play.seat
        first = view.tricks[0]
        sides = {"dealer": view.dealer % 2, "none": NOBODY, "leader": first.leader % 2}
        return Spot(
            players=view.players,
            seat=turn,
            left=view.players - (turn - trick.leader) % view.players,
            leader=trick.leader,
            best=(best[0], best[1]),
            holders=(holders[0], holders[1]),
            trick=len(view.tricks) - 1,
            first=UNDECIDED if not first.done else TIED if first.winner is None else first.winner % 2,
            all_tied=sides[game.rules.all_tied],
            keeps_lead=game.rules.tie_leader == "leader",
            strong=len(game.ranks) - 3,
        )

    def _read_pool(self, game: TrucoGame) -> list[int]:
        """The strengths of all cards of which we do not know where they are."""
        view = self.view
        texts = [text for seat, hand in enumerate(view.hands) if not self.stranger(seat) for text in hand]
        texts += [
            play.card
            for trick in view.tricks
            for play in trick.plays
            if not (play.covered and self.stranger(play.seat))
        ]
        texts += [each.card for seat, cards in enumerate(view.maybe) if not self.stranger(seat) for each in cards]
        texts += [text for text in [*view.exposed, view.vira] if text is not None]
        seen = {parse_card(text) for text in texts if text != BACK}
        return [self.strengths[card] for card in game.pack if card not in seen]

    @property
    def ahead(self) -> int:
        """1 if our side has won the first trick, -1 if it has lost it, else 0."""
        first = self.spot.first
        return 0 if first < 0 else 1 if first == self.side else -1

    # ---- imagining -------------------------------------------------------------------------------------------

    def worlds(self, count: int, rng: random.Random) -> list[World]:
        """So many worlds that look like this."""
        return [self._world(rng) for _ in range(count)]

    def _world(self, rng: random.Random) -> World:
        pool = list(self.pool)
        past = [play.strength for play in self.past]
        hands: list[list[int]] = []
        for seat, (known, size) in enumerate(self._known):
            hand = list(known)
            places = self._maybe[seat]
            if places:
                for card, place in places[int(rng.random() * len(places))].items():
                    if place == KEPT:
                        hand.append(self.strengths[card])
                    else:
                        past[place] = self.strengths[card]
            hand += [_draw(pool, rng) for _ in range(size - len(hand))]
            hand.sort()
            hands.append(hand)
        for place, strength in enumerate(past):
            if strength == UNDECIDED:
                past[place] = _draw(pool, rng)
        return World(hands, past)

    def likelihood(self, world: World, slip: float) -> float:
        """How well the cards that others have played agree with these hands, if they play by habit and stray from it
        with this chance."""
        likely = 1.0
        held = [list(hand) for hand in world.hands]
        for place in range(len(self.past) - 1, -1, -1):
            play = self.past[place]
            if play.seat == self.seat:
                continue
            hand = held[play.seat]
            card = world.past[place]
            hand.append(card)
            if self.stranger(play.seat) or len(hand) == 1:
                continue
            hand.sort()
            chosen = habit(
                hand, self.spot, play.left, play.mine, play.theirs, play.trick, lead=play.lead, ahead=play.ahead
            )
            expected = hand[0] if play.covered else card
            if hand[chosen] != expected or card != expected:
                likely *= slip
        return likely


def _draw(pool: list[int], rng: random.Random) -> int:
    place = int(rng.random() * len(pool))
    pool[place], pool[-1] = pool[-1], pool[place]
    return pool.pop()


def _strengths(game: TrucoGame, view: TrucoView) -> list[int]:
    """How high each card is in this hand (T-02, T-04, T-10)."""
    if view.manilha is None:
        return game.strengths
    manilha = RANKS.index(view.manilha)
    return [
        manilha_strength(card) if rank_of(card) == manilha else strength for card, strength in enumerate(game.strengths)
    ]
