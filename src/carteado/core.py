"""What every game is: the contract between the rules and everybody who plays by them.

A `State` *awaits* one of three things: that a pack is put in order (`Deal`), that one of some seats answers a question
(`Turn`), or nothing more (`End`). Whoever drives a match is a loop over these three:

    while not isinstance(awaits := state.awaits(), End):
        if isinstance(awaits, Deal):
            state.deal(shuffled(awaits.pack))
        else:
            seat = awaits.seats[0]
            state.play(seat, choose(state.view(seat), state.legal(seat)))

Rules never shuffle and know no clock. Hidden information is the default: a seat learns the state through `view` and
`told` alone, and what is `legal` for it is decided from what it may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from mypy_extensions import mypyc_attr

from carteado.cards import CARD_BY_TEXT, CardError, card_text, parse_card
from carteado.options import Options
from carteado.views import Event, View

Seat = int
"""A place at the table, 0 to n-1 in the order of play."""

Action = int
"""An index into the game's alphabet."""


class Rng(Protocol):
    """A source of random numbers, as `random.Random` is one."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to `stop` - 1."""
        ...


class Deal:
    """The state waits for a pack to be put in order.

    `pack` is the pack in canonical order; only the first `first` cards of the order will be looked at before the
    next `Deal`.
    """

    def __init__(self, pack: tuple[int, ...], first: int) -> None:
        self.pack: Final = pack
        self.first: Final = first

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self.pack == other.pack and self.first == other.first

    def __hash__(self) -> int:
        return hash((self.pack, self.first))

    def __repr__(self) -> str:
        return f"Deal({len(self.pack)} cards, first {self.first})"


class Turn:
    """Each of these seats may answer this question.

    `question` counts up with every accepted act of a turn of one seat, so that a doubled click is recognised; in a
    turn of several seats it counts up when what is asked changes, not when one of them has answered.
    """

    def __init__(self, seats: tuple[int, ...], question: int) -> None:
        self.seats: Final = seats
        self.question: Final = question

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Turn) and self.seats == other.seats and self.question == other.question

    def __hash__(self) -> int:
        return hash((self.seats, self.question))

    def __repr__(self) -> str:
        return f"Turn(seats={self.seats}, question={self.question})"


class Result:
    """How a match ended: the scores and the winners, both by side, and a code for the reason."""

    def __init__(self, scores: tuple[int, ...], winners: tuple[int, ...], reason: str) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.reason: Final = reason

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Result)
            and self.scores == other.scores
            and self.winners == other.winners
            and self.reason == other.reason
        )

    def __hash__(self) -> int:
        return hash((self.scores, self.winners, self.reason))

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, winners={self.winners}, reason={self.reason!r})"


class End:
    """The match is over."""

    def __init__(self, result: Result) -> None:
        self.result: Final = result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, End) and self.result == other.result

    def __hash__(self) -> int:
        return hash(self.result)

    def __repr__(self) -> str:
        return f"End({self.result!r})"


Awaits = Deal | Turn | End


class GameError(ValueError):
    """A game that cannot be set up so: a wrong number of players, options that contradict each other."""


class NotationError(ValueError):
    """A text that does not parse. The message names the place and what would be right."""


class DealError(ValueError):
    """An order that is not the pack that the state waits for, or a deal when none is awaited."""


class Illegal(Exception):  # noqa: N818 - the name of a refusal at the table, not of a fault in the program
    """An act that the rules refuse. The state is untouched.

    `rule` is the number of the rule (`T-31`) or, where the text is silent, the option that decides it
    (`truco.covered`); `code` names the refusal, for the sentence in the player's language; `facts` fill its gaps.
    """

    def __init__(self, rule: str, code: str, facts: dict[str, int | str] | None = None) -> None:
        super().__init__(f"{code} ({rule})")
        self.rule: Final = rule
        self.code: Final = code
        self.facts: Final = facts if facts is not None else {}


class Bot(Protocol):
    """A player that is a program. It gets a view, never a state."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions, chosen from the view alone."""
        ...


def parse_seat(text: str, players: int) -> Seat:
    """The seat that a text names: one of `0` to `players` - 1, written so.

    Raises:
        NotationError: there is no such seat.
    """
    for seat in range(players):
        if text == str(seat):
            return seat
    message = f"there is no seat {text[:20]}; seats go from 0 to {players - 1}"
    raise NotationError(message)


class Alphabet:
    """Every action that a game can ever see, under any options: a fixed list of texts.

    The text of an action and its number stand for each other; a learner's mask has one place for each.
    """

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts: Final = tuple(texts)
        self._numbers: Final[dict[str, int]] = {text: number for number, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: Action) -> str:
        """The written form of an action.

        Raises:
            NotationError: there is no such action.
        """
        if not 0 <= action < len(self.texts):
            message = f"there is no action number {action}; actions go from 0 to {len(self.texts) - 1}"
            raise NotationError(message)
        return self.texts[action]

    def parse(self, text: str) -> Action:
        """The action that a text names; blanks around and between the words do not matter, and `5♣` is read as `5p`.

        Raises:
            NotationError: the text names no action; the message says what such an act looks like.
        """
        words = text.split()
        number = self._numbers.get(" ".join(words))
        if number is None:
            number = self._numbers.get(" ".join([_card_word(word) for word in words]))
        if number is not None:
            return number
        shown = text if len(text) <= 40 else text[:40] + "…"
        verbs = sorted({each.split()[0] for each in self.texts})
        if not words or words[0] not in verbs:
            raise NotationError(f"{shown!r} is no action; an action begins with one of {', '.join(verbs)}")
        like = next(each for each in self.texts if each.split()[0] == words[0])
        message = f"{shown!r} is no action; write it like {like!r}"
        wanted = like.split()
        if len(words) == len(wanted):
            for word, example in zip(words, wanted, strict=True):
                if example in CARD_BY_TEXT and len(word) <= 40:
                    try:
                        parse_card(word)
                    except CardError as error:
                        message = f"{shown!r} is no action: {error}"
        raise NotationError(message)


def _card_word(word: str) -> str:
    """A word as it is written in an action: a card in its one form, anything else as it is."""
    try:
        return card_text(parse_card(word))
    except CardError:
        return word


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a match, and the only way to change it. See the module's docstring for the loop over it."""

    def awaits(self) -> Awaits:
        """What the match waits for. Public: a spectator computes the same."""
        raise NotImplementedError

    def deal(self, order: Sequence[int]) -> None:
        """Put the awaited pack in this order.

        Raises:
            DealError: no deal is awaited, or this is not the pack.
        """
        raise NotImplementedError

    def legal(self, seat: Seat) -> Sequence[Action]:
        """The blameless acts of a seat, ascending; never empty for a seat in `Turn.seats`."""
        raise NotImplementedError

    def fouls(self, seat: Seat) -> Sequence[Action]:
        """Acts that the rules take and punish: never offered to bots and learners; the browser asks twice."""
        raise NotImplementedError

    def controls(self, seat: Seat) -> Sequence[Action]:
        """The acts that a table shows to this seat now: all that it may do, and those that it shows greyed.

        `refusal` tells why a greyed one is not possible.
        """
        raise NotImplementedError

    def refusal(self, seat: Seat, action: Action) -> Illegal | None:
        """Why this act would be refused, or None if `play` takes it. Changes nothing."""
        raise NotImplementedError

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out an act that is among the `legal` or the `fouls`.

        Raises:
            Illegal: anything else; the state is untouched.
        """
        raise NotImplementedError

    def rule(self, ruling: str) -> None:
        """Carry out a ruling of the host, where the options allow rulings.

        Raises:
            Illegal: the options allow none, or not this one now.
            NotationError: the text is no ruling.
        """
        raise NotImplementedError

    def idle(self, seat: Seat) -> Action:
        """What the table plays for a seat when its time is up: legal, and as harmless as possible.

        Raises:
            Illegal: the seat is not asked.
        """
        raise NotImplementedError

    def view(self, seat: Seat | None) -> View:
        """All that the seat knows; None for a spectator."""
        raise NotImplementedError

    def told(self, seat: Seat | None) -> Sequence[Event]:
        """What the last deal, play or ruling made known to the seat. A copy starts with nothing told."""
        raise NotImplementedError

    def scores(self) -> tuple[int, ...]:
        """The scores so far, by side."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent state in the same position."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole truth in one line, with who knows what. `Game.position` reads it back."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one table: a game with its house rules and its number of players. Never changes.

    `sides` tells who wins together; `direction` is the direction of play as seen from above, `cw` or `ccw`, for
    whoever draws the table.

    Raises (when made):
        GameError: a wrong number of players, or options that contradict each other.
    """

    def __init__(
        self,
        key: str,
        options: Options,
        players: int,
        alphabet: Alphabet,
        sides: tuple[tuple[Seat, ...], ...],
        direction: str,
    ) -> None:
        self.key: Final = key
        self.options: Final = options
        self.players: Final = players
        self.alphabet: Final = alphabet
        self.sides: Final = sides
        self.direction: Final = direction

    def start(self, dealer: Seat = 0) -> State:
        """The first position of a match. The house draws the first dealer.

        Raises:
            GameError: there is no such seat.
        """
        raise NotImplementedError

    def position(self, text: str) -> State:
        """The state that a position's text describes.

        Raises:
            NotationError: the text does not parse, or a card is there twice, lost or foreign.
        """
        raise NotImplementedError

    def commits(self, action: Action) -> bool:  # noqa: ARG002 - of a game in which no act does
        """Whether this act binds the whole side to more than it was in for, so that one asks one's partner first."""
        return False

    def guess(self, view: View, rng: Rng) -> State:
        """A world that looks so: hidden facts are drawn at random among those that agree with the view.

        The view alone is read: `guess(view, rng).view(view.seat) == view`.
        """
        raise NotImplementedError

    def draw(self, view: View) -> str:
        """The table as a person would draw it, several lines of text, from a view."""
        raise NotImplementedError
