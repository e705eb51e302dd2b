"""The written forms of a Truco position: one exact line, and a drawing for people.

A position is a line of `key=value` words. Cards of a hand are joined by dots, seats by slashes; a trick is its leader,
its cards as `seat.card` (in brackets when face down), and the seat that won it (`t` for a tie), as in
`1:1.3e,2.4c,3.(Ko),0.5p:1`; `shown` lists who was shown whose card, as `viewer>holder.card`, with `@place` once it may
have been played face down (a viewer `*` is everybody).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from carteado.cards import BACK, SYMBOLS, CardError, card_text, parse_card
from carteado.core import NotationError, Result, parse_seat
from carteado.games.truco import rules_deal, rules_hand, soundness
from carteado.games.truco.rules import TIED
from carteado.games.truco.rules_hand import Shown
from carteado.games.truco.view import TrucoView

if TYPE_CHECKING:
    from carteado.games.truco.state import TrucoGame, TrucoState
    from carteado.views import View

NONE: Final = "-"
SIDES: Final = (NONE, "0", "1")
WINNERS: Final[dict[str, tuple[int, ...]]] = {"0": (0,), "1": (1,), "0.1": (0, 1)}


def write(state: TrucoState) -> str:
    """The whole truth of a position in one line."""
    return " ".join(f"{key}={put(state)}" for key, put in WRITERS.items())


def _seat(number: int) -> str:
    return NONE if number == rules_hand.NOBODY else str(number)


def _card(card: int) -> str:
    return NONE if card == rules_hand.NOBODY else card_text(card)


def _cards(cards: list[int]) -> str:
    return ".".join(card_text(card) for card in cards) or NONE


def _seats(seats: list[int]) -> str:
    return ".".join(str(seat) for seat in seats) or NONE


def _tricks(state: TrucoState) -> str:
    texts = []
    for number, start in enumerate(state.starts):
        end = state.starts[number + 1] if number + 1 < len(state.starts) else len(state.play_cards)
        plays = []
        for place in range(start, end):
            text = card_text(state.play_cards[place])
            plays.append(f"{state.play_seats[place]}." + (f"({text})" if state.play_covered[place] else text))
        winner = "" if number >= len(state.winners) else _seat(state.winners[number]).replace(NONE, "t")
        texts.append(f"{state.leaders[number]}:{','.join(plays)}:{winner}")
    return ";".join(texts) or NONE


def _shown(state: TrucoState) -> str:
    texts = []
    shown = [(each.viewer, each.holder, each.card, each.since) for each in state.shown]
    for viewer, holder, card, since in sorted(shown):
        eye = "*" if viewer == rules_hand.EVERYBODY else str(viewer)
        texts.append(f"{eye}>{holder}.{card_text(card)}" + ("" if since == rules_hand.IN_HAND else f"@{since}"))
    return ",".join(texts) or NONE


def _result(state: TrucoState) -> str:
    result = state.result
    return NONE if result is None else f"{_seats(list(result.winners))}:{result.reason}"


WRITERS: Final[dict[str, Callable[[TrucoState], str]]] = {
    "scores": lambda state: "-".join(str(score) for score in state.score),
    "dealer": lambda state: str(state.dealer),
    "number": lambda state: str(state.number),
    "question": lambda state: str(state.question),
    "phase": lambda state: rules_hand.PHASES[state.phase],
    "kind": lambda state: rules_hand.KINDS[state.kind],
    "onze": lambda state: _seat(state.onze_side),
    "value": lambda state: str(state.value),
    "asked": lambda state: str(state.asked),
    "caller": lambda state: _seat(state.caller),
    "raiser": lambda state: _seat(state.raiser),
    "no": lambda state: _seats(state.said_no),
    "top": lambda state: _cards(state.undealt),
    "looked": lambda state: str(state.looked),
    "took": lambda state: _seat(state.cutter_took),
    "vira": lambda state: _card(state.vira),
    "hands": lambda state: "/".join(_cards(hand) for hand in state.hands),
    "exposed": lambda state: "/".join(_card(card) for card in state.exposed),
    "skipped": lambda state: _seats([seat for seat, skipped in enumerate(state.skipped) if skipped]),
    "turn": lambda state: _seat(state.turn),
    "tricks": _tricks,
    "shown": _shown,
    "result": _result,
}


HOLDERS: Final = ("top", "vira", "hands", "exposed", "tricks")
"""The words in which every card stands once."""

PIECES: Final = re.compile(r"[^-./,:;()]+")
"""What may be a card in one of them."""


class Reader:
    """The words of a position's text, read one by one with the place of each for error messages."""

    def __init__(self, text: str, players: int) -> None:
        self.players = players
        self.words: dict[str, tuple[str, int]] = {}
        column = 1
        for word in text.split(" "):
            key, equals, value = word.partition("=")
            if key not in WRITERS or not equals or key in self.words:
                what = "twice" if key in self.words else f"not one of {', '.join(WRITERS)}"
                message = f"position, column {column}: {word!r} is no key=value word, or its key is {what}"
                raise NotationError(message)
            self.words[key] = (value, column + len(key) + 1)
            column += len(word) + 1
        missing = [key for key in WRITERS if key not in self.words]
        if missing:
            message = f"position, column {len(text) + 1}: the line ends, without {', '.join(missing)}"
            raise NotationError(message)

    def fail(self, key: str, wanted: str) -> NotationError:
        """An error that names the place of a word."""
        value, column = self.words[key]
        return NotationError(f"position, column {column}: {key}={value} is wrong; it wants {wanted}")

    def fail_at(self, card: int, which: int, what: str) -> NotationError:
        """An error that names the place where a card stands for the first (0), second (1) … time."""
        columns = []
        for key in HOLDERS:
            value, column = self.words[key]
            for piece in PIECES.finditer(value):
                try:
                    found = parse_card(piece.group())
                except CardError:
                    continue
                if found == card:
                    columns.append(column + piece.start())
        return NotationError(f"position, column {sorted(columns)[which]}: {card_text(card)} {what}")

    def text(self, key: str) -> str:
        """The value of a word."""
        return self.words[key][0]

    def number(self, key: str, text: str | None = None) -> int:
        """A whole number."""
        value = self.text(key) if text is None else text
        if not (value.isascii() and value.isdigit() and len(value) < 10):
            raise self.fail(key, "a whole number below a thousand million")
        return int(value)

    def seat(self, key: str, text: str) -> int:
        """A seat."""
        try:
            return parse_seat(text, self.players)
        except NotationError as error:
            raise self.fail(key, f"a seat from 0 to {self.players - 1}") from error

    def seat_or_nobody(self, key: str) -> int:
        """A seat, or `-` for nobody."""
        value = self.text(key)
        return rules_hand.NOBODY if value == NONE else self.seat(key, value)

    def side_or_nobody(self, key: str) -> int:
        """A side, or `-` for none."""
        value = self.text(key)
        if value not in SIDES:
            raise self.fail(key, "side 0 or 1, or -")
        return SIDES.index(value) - 1

    def seats(self, key: str) -> list[int]:
        """Seats joined by dots."""
        value = self.text(key)
        return [] if value == NONE else [self.seat(key, each) for each in value.split(".")]

    def card(self, key: str, text: str) -> int:
        """A card."""
        try:
            return parse_card(text)
        except CardError as error:
            raise self.fail(key, f"cards: {error}") from error

    def card_or_none(self, key: str, text: str) -> int:
        """A card, or `-` for none."""
        return rules_hand.NOBODY if text == NONE else self.card(key, text)

    def cards(self, key: str, text: str) -> list[int]:
        """Cards joined by dots."""
        return [] if text == NONE else [self.card(key, each) for each in text.split(".")]

    def one_of(self, key: str, names: tuple[str, ...]) -> int:
        """The place of a word in a list."""
        if self.text(key) not in names:
            raise self.fail(key, f"one of {', '.join(names)}")
        return names.index(self.text(key))


def read(game: TrucoGame, text: str) -> TrucoState:
    """The state that a position's text describes.

    Raises:
        NotationError: the text does not parse, a card is there twice, missing or foreign, or the rules cannot have
            led there.
    """
    reader = Reader(text, game.players)
    state = game.start(reader.seat("dealer", reader.text("dealer")))
    scores = reader.text("scores").split("-")
    if len(scores) != 2:
        raise reader.fail("scores", "two numbers, like 7-11")
    state.score = [reader.number("scores", each) for each in scores]
    state.number = reader.number("number")
    state.question = reader.number("question")
    state.phase = reader.one_of("phase", rules_hand.PHASES)
    state.kind = reader.one_of("kind", rules_hand.KINDS)
    state.onze_side = reader.side_or_nobody("onze")
    state.value = reader.number("value")
    state.asked = reader.number("asked")
    state.caller = reader.seat_or_nobody("caller")
    state.raiser = reader.side_or_nobody("raiser")
    state.said_no = reader.seats("no")
    state.undealt = reader.cards("top", reader.text("top"))
    state.looked = reader.number("looked")
    state.cutter_took = reader.seat_or_nobody("took")
    vira = reader.card_or_none("vira", reader.text("vira"))
    if vira != rules_hand.NOBODY and vira not in game.pack:
        raise reader.fail("vira", "a card of this pack")
    rules_deal.set_vira(state, vira)
    state.hands = [reader.cards("hands", each) for each in _by_seat(reader, "hands")]
    if state.kind != rules_hand.ESCURO:
        state.hands = [sorted(hand) for hand in state.hands]
    state.exposed = [reader.card_or_none("exposed", each) for each in _by_seat(reader, "exposed")]
    skipped = reader.seats("skipped")
    state.skipped = [seat in skipped for seat in range(game.players)]
    state.turn = reader.seat_or_nobody("turn")
    _read_tricks(reader, state)
    _read_shown(reader, state)
    _read_result(reader, state)
    soundness.check(reader, state)
    return state


def _by_seat(reader: Reader, key: str) -> list[str]:
    texts = reader.text(key).split("/")
    if len(texts) != reader.players:
        raise reader.fail(key, f"{reader.players} seats, joined by slashes")
    return texts


def _read_tricks(reader: Reader, state: TrucoState) -> None:
    text = reader.text("tricks")
    for trick in [] if text == NONE else text.split(";"):
        parts = trick.split(":")
        if len(parts) != 3:
            raise reader.fail("tricks", "leader:plays:winner")
        state.leader = reader.seat("tricks", parts[0])
        state.leaders.append(state.leader)
        state.starts.append(len(state.play_cards))
        for play in parts[1].split(",") if parts[1] else []:
            seat, _, card = play.partition(".")
            covered = card.startswith("(") and card.endswith(")")
            state.play_seats.append(reader.seat("tricks", seat))
            state.play_covered.append(covered)
            state.play_cards.append(reader.card("tricks", card[1:-1] if covered else card))
        if parts[2]:
            if len(state.winners) + 1 < len(state.leaders):
                raise reader.fail("tricks", "a winner for every trick but the last")
            winner = TIED if parts[2] == "t" else reader.seat("tricks", parts[2])
            state.winners.append(winner)
            state.outcomes.append(TIED if winner == TIED else winner % 2)


def _read_shown(reader: Reader, state: TrucoState) -> None:
    text = reader.text("shown")
    for each in [] if text == NONE else text.split(","):
        eye, arrow, rest = each.partition(">")
        holder, dot, card = rest.partition(".")
        card, at, since = card.partition("@")
        if not arrow or not dot:
            raise reader.fail("shown", "viewer>holder.card")
        viewer = rules_hand.EVERYBODY if eye == "*" else reader.seat("shown", eye)
        place = reader.number("shown", since) if at else rules_hand.IN_HAND
        state.shown.append(Shown(viewer, reader.seat("shown", holder), reader.card("shown", card), place))


def _read_result(reader: Reader, state: TrucoState) -> None:
    text = reader.text("result")
    if text == NONE:
        return
    winners, colon, reason = text.partition(":")
    if not colon or winners not in WINNERS:
        raise reader.fail("result", "winning sides and a reason, like 0:target or 0.1:max_deals")
    state.result = Result(state.scores(), WINNERS[winners], reason)


SPOTS: Final = {
    2: ("south", "north"),
    4: ("south", "east", "north", "west"),
    6: ("south", "east", "northeast", "north", "northwest", "west"),
}


def draw(game: TrucoGame, seen: View) -> str:
    """The table as a person would draw it: the viewer (or seat 0) in front, the next to play at the right (T-18)."""
    view = cast("TrucoView", seen)
    front = view.seat or 0
    players = game.players
    lines = [_headline(view), ""]
    around = [(front + step) % players for step in range(players)]
    across = around[players // 2]
    right, left = around[1 : players // 2], around[players // 2 + 1 :]
    lines.append(f"{_place(view, across):^64}".rstrip())
    for east, west in zip(reversed(right), left, strict=True):
        lines.append(f"{_place(view, west):<36}{_place(view, east)}")
    lines += [f"{_place(view, front):^64}".rstrip(), ""]
    for number, trick in enumerate(view.tricks, start=1):
        plays = "  ".join(f"{play.seat}:{'▮' if play.covered else ''}{_pretty(play.card)}" for play in trick.plays)
        ending = "" if not trick.done else "  = " + ("·" if trick.winner is None else str(trick.winner))
        lines.append(f"{number}ª vaza  {plays}{ending}".rstrip())
    return "\n".join(lines).rstrip() + "\n"


def _headline(view: TrucoView) -> str:
    words = [f"Truco · mão {view.number}", f"{view.scores[0]} × {view.scores[1]}", f"vale {view.value}"]
    if view.asked is not None:
        words.append(f"pedem {view.asked}")
    if view.vira is not None:
        words.append(f"vira {_pretty(view.vira)} · manilha {view.manilha}")
    return " · ".join(words)


def _place(view: TrucoView, seat: int) -> str:
    mark = ">" if seat in view.asked_seats else " "
    dealer = "*" if seat == view.dealer else " "
    return f"{mark}[{seat}]{dealer} " + " ".join(_pretty(card) for card in view.hands[seat])


def _pretty(text: str) -> str:
    if text == BACK:
        return "▒▒"
    return text[:-1] + SYMBOLS[text[-1]]
