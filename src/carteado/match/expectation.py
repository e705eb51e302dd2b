"""What a scenario expects to be true at a point of the play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from carteado.cards import CardError, card_text, parse_cards
from carteado.core import Action, Deal, End, Game, NotationError, Seat, State, Turn
from carteado.games import Spec
from carteado.match.node import Node, Place
from carteado.views import View

SPECTATOR: Final = "spectator"
"""Stands for a seat in `sees`: what somebody sees who does not play."""


class Failure(Exception):  # noqa: N818 - how a scenario ended, not a fault in the program
    """A scenario did not go as it says; the text names the place, what was expected and what was found."""

    def __init__(self, place: Place, message: str) -> None:
        super().__init__(f"{place}: {message}")
        self.place = place


@dataclass(frozen=True)
class Expectation:
    """All of these must be true.

    Raises (when made):
        PlaceError: it asks for something that it cannot ask for.
    """

    node: Node

    def __post_init__(self) -> None:
        if not self.node.fields():
            raise self.node.fault("an expectation says what is expected")

    def check(self, game: Game, state: State, before: tuple[int, ...]) -> None:
        """Compare with a state; `before` are the scores before this deal.

        Raises:
            Failure: something is not as expected.
            PlaceError: it asks for something that this game does not have.
        """
        moment = Moment(game, state, before)
        for key, wanted in self.node.fields().items():
            if key in ASKED:
                ASKED[key](moment, wanted)
            elif key in moment.public:
                compare(wanted, moment.public[key], key)
            else:
                known = ", ".join([*ASKED, *moment.public])
                raise wanted.misnamed(f"nothing called {key!r} can be expected; what can is {known}")


class Moment:
    """A point of the play, as far as expectations ask for it."""

    def __init__(self, game: Game, state: State, before: tuple[int, ...]) -> None:
        self.game = game
        self.state = state
        self.before = before
        self.public = _plain(state.view(None))

    def score(self, node: Node) -> None:
        """The scores by side."""
        compare(node, list(self.state.scores()), "score")

    def deal_points(self, node: Node) -> None:
        """What each side has won or lost since the last deal."""
        gained = [now - then for now, then in zip(self.state.scores(), self.before, strict=True)]
        compare(node, gained, "deal_points")

    def to_act(self, node: Node) -> None:
        """The seats that may answer: a number, or a list in the order in which they are asked."""
        awaits = self.state.awaits()
        seats = list(awaits.seats) if isinstance(awaits, Turn) else []
        wanted = node.plain() if isinstance(node.value, list) else [node.number()]
        if seats != wanted:
            raise Failure(node.place, f"to_act: expected {wanted}, found {seats}")

    def hand(self, node: Node) -> None:
        """What the seat that is asked sees of its own hand."""
        seat = self._asked(node)
        compare(node, _hand(self.state, seat), f"hand of seat {seat}")

    def hands(self, node: Node) -> None:
        """What each of these seats sees of its own hand."""
        for seat, wanted in _by_seat(node, self.game.players):
            compare(wanted, _hand(self.state, seat), f"hand of seat {seat}")

    def legal(self, node: Node) -> None:
        """Acts that are, or are not, legal for the seat that is asked, or for `seat`."""
        self._actions(node, "legal", self.state.legal)

    def fouls(self, node: Node) -> None:
        """The same of acts that are taken and punished."""
        self._actions(node, "fouls", self.state.fouls)

    def sees(self, node: Node) -> None:
        """Fields of what a seat, or the spectator, sees."""
        for key, wanted in node.fields().items():
            if key != SPECTATOR and key not in map(str, range(self.game.players)):
                raise wanted.misnamed(f"a seat from 0 to {self.game.players - 1} or {SPECTATOR} is wanted, not {key!r}")
            view = _plain(self.state.view(None if key == SPECTATOR else int(key)))
            compare(wanted, view, f"seen by {key}")

    def result(self, node: Node) -> None:
        """How the match ended: winners, reason, scores; or `none`: it has not."""
        awaits = self.state.awaits()
        if node.value == "none":
            if isinstance(awaits, End):
                raise Failure(node.place, f"the match should not be over; found {awaits}")
            return
        if not isinstance(awaits, End):
            raise Failure(node.place, f"the match should be over; scores are {list(self.state.scores())}")
        result = awaits.result
        facts: dict[str, Spec] = {
            "winners": list(result.winners),
            "reason": result.reason,
            "scores": list(result.scores),
        }
        compare(node, facts, "result")

    def pack(self, node: Node) -> None:
        """The pack that waits to be dealt: its `size`, cards that it `contains`, cards that it `lacks`."""
        awaits = self.state.awaits()
        if not isinstance(awaits, Deal):
            raise Failure(node.place, f"a deal should be awaited; found {awaits}")
        for key, each in node.fields(("size", "contains", "lacks")).items():
            if key == "size":
                compare(each, len(awaits.pack), "size of the pack")
                continue
            try:
                wrong = [card for card in parse_cards(each.text()) if (card in awaits.pack) != (key == "contains")]
            except CardError as error:
                raise each.fault(str(error)) from error
            if wrong:
                raise Failure(each.place, f"pack {key}: not so with {' '.join(card_text(card) for card in wrong)}")

    def direction(self, node: Node) -> None:
        """The direction of play, `cw` or `ccw`, as seen from above."""
        compare(node, self.game.direction, "direction")

    def _asked(self, node: Node) -> Seat:
        awaits = self.state.awaits()
        if not isinstance(awaits, Turn):
            raise Failure(node.place, f"somebody should be asked; found {awaits}")
        return awaits.seats[0]

    def _actions(self, node: Node, name: str, get: Callable[[Seat], Sequence[Action]]) -> None:
        fields = node.fields(("seat", "contains", "lacks", "exactly"))
        seat = fields["seat"].number() if "seat" in fields else self._asked(node)
        alphabet = self.game.alphabet
        found = [alphabet.text(action) for action in get(seat)]
        for key, each in fields.items():
            if key == "seat":
                continue
            wanted = []
            for item in each.items() if isinstance(each.value, list) else [each]:
                try:
                    wanted.append(alphabet.text(alphabet.parse(item.text())))
                except NotationError as error:
                    raise item.fault(str(error)) from error
            good = {
                "contains": set(wanted) <= set(found),
                "lacks": not set(wanted) & set(found),
                "exactly": set(wanted) == set(found),
            }
            if not good[key]:
                message = f"{name} of seat {seat}: expected {key} {wanted}, found {found}"
                raise Failure(each.place, message)


ASKED: Final[dict[str, Callable[[Moment, Node], None]]] = {
    "score": Moment.score,
    "deal_points": Moment.deal_points,
    "to_act": Moment.to_act,
    "hand": Moment.hand,
    "hands": Moment.hands,
    "legal": Moment.legal,
    "fouls": Moment.fouls,
    "sees": Moment.sees,
    "result": Moment.result,
    "pack": Moment.pack,
    "direction": Moment.direction,
}
"""What can be expected besides the fields of a spectator's view."""


def compare(wanted: Node, found: Spec, what: str) -> None:
    """Compare a value of the scenario with what is there.

    Keys are looked up (in a list, by number), a text is compared with a list of texts as a bag of words (`4p 7o ?`),
    and all else must be equal.

    Raises:
        Failure: it is not so.
        PlaceError: a key is not there.
    """
    value = wanted.value
    if isinstance(value, dict):
        for key, node in value.items():
            compare(node, _inside(node, found, key), f"{what}, {key}")
        return
    if isinstance(value, str) and isinstance(found, list):
        same = sorted(value.split()) == sorted(str(each) for each in found)
    elif isinstance(value, list) and isinstance(found, list) and any(isinstance(each, list | dict) for each in found):
        same = len(value) == len(found)
        if same:
            for number, (node, each) in enumerate(zip(value, found, strict=True)):
                compare(node, each, f"{what}, {number}")
    else:
        plain = wanted.text() if isinstance(found, str) and isinstance(value, int) else wanted.plain()
        same = plain == found and isinstance(plain, bool) == isinstance(found, bool)
    if not same:
        raise Failure(wanted.place, f"{what}: expected {_text(wanted.plain())}, found {_text(found)}")


def _inside(node: Node, found: Spec, key: str) -> Spec:
    inside: Spec
    if isinstance(found, list) and key.isdigit():
        if key in map(str, range(len(found))):
            inside = found[int(key)]
            return inside
        raise Failure(node.place, f"there is no number {key}; found {_text(found)}")
    if isinstance(found, dict):
        if key in found:
            inside = found[key]
            return inside
        raise node.misnamed(f"there is no {key!r} here; there is {', '.join(found)}")
    raise Failure(node.place, f"there is no {key!r} inside; found {_text(found)}")


def _by_seat(node: Node, players: int) -> list[tuple[Seat, Node]]:
    if isinstance(node.value, list) and len(node.value) == players:
        return list(enumerate(node.value))
    found = []
    for key, each in node.fields().items():
        if key not in map(str, range(players)):
            raise each.misnamed(f"a seat from 0 to {players - 1} is wanted, not {key!r}")
        found.append((int(key), each))
    return found


def _hand(state: State, seat: Seat) -> Spec:
    hands = _plain(state.view(seat)).get("hands")
    return hands[seat] if isinstance(hands, list) else None


def _plain(view: View) -> dict[str, Spec]:
    plain: dict[str, Spec] = msgspec.to_builtins(view)
    return plain


def _text(value: Spec) -> str:
    if isinstance(value, list) and value and all(isinstance(each, str) for each in value):
        return repr(" ".join(str(each) for each in value))
    return repr(value)
