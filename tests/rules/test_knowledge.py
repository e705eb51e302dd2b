"""What a view says about the cards of others is just what its seat can tell: no more, and no less.

The tests keep a diary of all that a viewer was shown of a holder's cards, and go through every way in which the cards
that lie face down may be what they are.
"""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass, field

from carteado.cards import BACK, card_text
from carteado.core import Deal, Turn
from carteado.games.truco import Game
from carteado.games.truco.view import TrucoView
from tests.conftest import deals
from tests.laws.forms import Step, choose, over
from tests.rules.test_positions import table

HAND = -1


@dataclass
class Diary:
    """What one viewer has been shown of one holder's cards, in order."""

    pages: list[tuple[str, frozenset[str] | int]] = field(default_factory=list)

    def named(self) -> set[str]:
        """Every card that the viewer knows the holder to have had."""
        return {card for _, page in self.pages if isinstance(page, frozenset) for card in page}

    def worlds(self) -> list[dict[str, int]]:
        """Where each card may be that has not been played openly: in the hand, or at the place of a covered play."""
        found: list[dict[str, int]] = []
        start = [*self.named()]
        self._go(0, start + [f"unknown {number}" for number in range(3 - len(start))], {}, found)
        return found

    def _go(self, page: int, hand: list[str], lying: dict[str, int], found: list[dict[str, int]]) -> None:
        if page == len(self.pages):
            found.append(dict.fromkeys(hand, HAND) | lying)
            return
        what, seen = self.pages[page]
        if isinstance(seen, int):
            for card in hand:
                self._go(page + 1, [each for each in hand if each != card], {**lying, card: seen}, found)
        elif (what == "hand" and {*hand} == seen) or (what == "has" and {*hand} >= seen):
            self._go(page + 1, hand, lying, found)
        elif what == "open" and {*hand} >= seen:
            self._go(page + 1, [each for each in hand if each not in seen], lying, found)


class Table:
    """A match, and the diaries of everybody about everybody."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        scores = rng.choice(["0-0", "8-9", "11-7", "11-11"])
        start = game.start(rng.randrange(game.players)).position()
        self.state = game.position(start.replace("scores=0-0", f"scores={scores}"))
        self.viewers = [None, *range(game.players)]
        self.diaries: dict[tuple[int | None, int], Diary] = defaultdict(Diary)

    def step(self) -> None:
        awaits = self.state.awaits()
        step = choose(self.state, self.rng, fouls=0.15)
        if isinstance(awaits, Turn) and self.rng.random() < 0.4:  # more covered cards than chance would play
            covers = [act for act in self.state.legal(awaits.seats[0]) if self.text(act).startswith("cover")]
            if covers:
                step = Step(seat=awaits.seats[0], action=self.rng.choice(covers))
        if isinstance(awaits, Deal):
            self.diaries.clear()
        exposed = [card_text(card) for card in self.state.exposed if card >= 0]
        place = len(self.state.play_cards)
        top = list(self.state.undealt)
        step.apply(self.state)
        for event in self.state.told(None):
            seat, card = event.facts.get("seat"), event.facts.get("card")
            if event.kind == "shown":
                self.show_partners(event.facts["side"])
            elif event.kind == "gave" and isinstance(seat, int):
                partner = (seat + 2) % self.game.players
                given = top[1 if self.text(step.action) == "give second" else 0]
                self.note([seat], partner, "has", frozenset({card_text(given)}))
            elif event.kind == "covered" and isinstance(seat, int):
                others = [viewer for viewer in self.viewers if viewer != seat]
                self.note(others, seat, "cover", place)
            elif event.kind in {"played", "blind", "exposed"} and isinstance(seat, int) and card not in exposed:
                skip = event.kind == "exposed" and self.game.skips_out_of_turn
                self.note(self.viewers, seat, "has" if skip else "open", frozenset({str(card)}))

    def show_partners(self, side: object) -> None:
        """T-28: they see what each other holds now, since nothing is played in the same act."""
        for holder, hand in enumerate(self.state.hands):
            if holder % 2 == side:
                partners = [seat for seat in range(self.game.players) if seat % 2 == side and seat != holder]
                self.note(partners, holder, "hand", frozenset(map(card_text, hand)))

    def note(self, viewers: list[int] | list[int | None], holder: int, what: str, seen: frozenset[str] | int) -> None:
        for viewer in viewers:
            self.diaries[viewer, holder].pages.append((what, seen))

    def text(self, action: int) -> str:
        return self.game.alphabet.text(action)

    def compare(self) -> None:
        for viewer in self.viewers:
            view = self.state.view(viewer)
            assert isinstance(view, TrucoView)
            for holder in range(self.game.players):
                if holder != viewer:
                    self.compare_hand(view, holder)

    def compare_hand(self, view: TrucoView, holder: int) -> None:
        diary = self.diaries[view.seat, holder]
        worlds = diary.worlds()
        places = {card: {world[card] for world in worlds if card in world} for card in diary.named()}
        note = f"{view.seat} of {holder}: {diary.pages}\n{self.state.position()}"
        known = {card for card, where in places.items() if where == {HAND}}
        assert {*view.hands[holder]} - {BACK} == known, note
        maybe = {card: min(where - {HAND}) for card, where in places.items() if len(where) > 1}
        starts = self.state.starts
        tricks = {card: max(n for n, start in enumerate(starts) if start <= place) for card, place in maybe.items()}
        assert {each.card: each.since for each in view.maybe[holder]} == tricks, note
        lying = {next(iter(where)): card for card, where in places.items() if len(where) == 1 and where != {HAND}}
        plays = [play for trick in view.tricks for play in trick.plays]
        for place, play in enumerate(plays):
            if play.seat == holder and play.covered:
                assert play.card == lying.get(place, BACK), note


def test_the_cutters_card_is_named_to_who_saw_it_and_to_nobody_else() -> None:
    """By itself: the hand to which it came is in order, and its first card may be another."""
    rng = random.Random("cutter")
    told: set[tuple[str, bool]] = set()
    for _ in range(deals(300, 5_000)):
        match = Table(table(rng), rng)
        for _ in range(6):
            if over(match.state):
                break
            top = list(match.state.undealt)
            step = choose(match.state, rng)
            step.apply(match.state)
            if not {"kept", "gave"} & {event.kind for event in match.state.told(None)}:
                continue
            taken = card_text(top[1 if match.text(step.action) == "give second" else 0])
            for viewer in match.viewers:
                event = match.state.told(viewer)[0]
                knows = viewer is not None and viewer in {event.facts["seat"], event.facts.get("to")}
                assert event.facts["card"] == (taken if knows else BACK)
                told.add((event.kind, knows))
    assert told == {(kind, knows) for kind in ("kept", "gave") for knows in (True, False)}


def test_a_view_says_what_its_seat_can_tell() -> None:
    rng = random.Random("knowledge")
    for _ in range(deals(150, 20_000)):
        match = Table(table(rng), rng)
        for _ in range(60):
            if over(match.state):
                break
            match.step()
            match.compare()
