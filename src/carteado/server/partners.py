"""A bot and the people of its side: it advises them, follows their answer, and asks them before it commits the side.

What a person hears from a bot of his side is built here and nowhere else, from acts that the bot chose by its own view.
Nothing of it goes to another side: no message, no version, and where people sit there, no time either.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from carteado.core import Action, Game, Seat, Turn
from carteado.match.journal import Acted, Partner
from carteado.server import wire
from carteado.server.commands import Purpose

WORD_SECONDS = 30.0
"""How long a bot waits for the word of its people. Silence is no consent: then it does something else."""

HIDING_SECONDS = 10.0
"""Where people of another side look on: when a bot acts that might have asked its own, whether it asked or not and
whatever they said, so that the wait tells nothing."""


@dataclass(frozen=True, slots=True)
class Word:
    """A person's answer to a bot that asked."""

    seat: Seat
    id: str


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot will do; `idle`: it had no answer; `word`: whose word it follows."""

    action: Action
    idle: bool = False
    word: Word | None = None


@dataclass(slots=True)
class Thought:
    """A bot that is to act, and how far it has come."""

    seat: Seat
    question: int
    due: float | None
    """When it acts, if that is fixed."""
    thinking: Purpose | None = "act"
    """What it thinks about; None when it is through."""
    wish: Action | None = None
    """What it wants to do, and must ask for."""
    until: float | None = None
    """When it stops waiting for its people."""
    instead: Choice | None = None
    choice: Choice | None = None

    def expects(self, seat: Seat, question: int, purpose: Purpose) -> bool:
        """Whether it is this that the table waits for."""
        return (self.seat, self.question, self.thinking) == (seat, question, purpose)

    @property
    def asks(self) -> bool:
        """Whether it waits for the word of its people."""
        return self.wish is not None and self.instead is not None and self.choice is None

    def late(self, now: float) -> bool:
        """Whether the time that was fixed for it has come."""
        return self.due is not None and now >= self.due


@dataclass(slots=True)
class _Answers:
    """What the seats have answered to a question."""

    question: int
    given: dict[Seat, Action] = field(default_factory=dict)


class Partners:
    """Who sits on whose side, and what was said among them."""

    def __init__(self, game: Game, players: Sequence[Seat], kind: Partner) -> None:
        self.kind = kind
        self._game = game
        self._players = players
        self._answers = _Answers(wire.NO_QUESTION)
        self._sought: set[tuple[Seat, int]] = set()
        self._advice: dict[Seat, wire.Advice] = {}

    # ---- who is who -------------------------------------------------------------------------------------------------

    def people(self, seat: Seat) -> list[Seat]:
        """The people of a seat's side."""
        side = next(side for side in self._game.sides if seat in side)
        return [each for each in side if each in self._players]

    def leaves_the_word(self, seat: Seat, turn: Turn) -> bool:
        """Whether a person of this bot's side is asked as well: then it is for him to answer."""
        return any(each in turn.seats for each in self.people(seat))

    def asks_before(self, seat: Seat, action: Action) -> bool:
        """Whether this bot does this only with the consent of its people."""
        return self.kind == "advises" and bool(self.people(seat)) and self._game.commits(action)

    def free(self, legal: Sequence[Action]) -> tuple[Action, ...]:
        """What a bot may do without asking."""
        return tuple(action for action in legal if not self._game.commits(action))

    def hides(self, seat: Seat, legal: Sequence[Action]) -> bool:
        """Whether people of another side look on who could tell by the wait that this bot asks its people."""
        watched = len(self.people(seat)) < len(self._players)
        return watched and any(self.asks_before(seat, action) for action in legal)

    # ---- advice, and following --------------------------------------------------------------------------------------

    def note(self, entry: Acted) -> None:
        """A seat has answered."""
        if self._answers.question != entry.question:
            self._answers = _Answers(entry.question)
        self._answers.given[entry.seat] = self._game.alphabet.parse(entry.action)

    def lead(self, seat: Seat, question: int, legal: Collection[Action]) -> Action | None:
        """What a person of this bot's side has answered to the question, for the bot to say the same."""
        if self.kind != "advises" or self._answers.question != question:
            return None
        given = [self._answers.given[each] for each in self.people(seat) if each in self._answers.given]
        return next((action for action in given if action in legal), None)

    def seeks_advice(self, seat: Seat, question: int) -> bool:
        """Whether this bot is now to be asked for its advice: once a question."""
        if self.kind != "advises" or (seat, question) in self._sought:
            return False
        self._sought = {each for each in self._sought if each[1] == question} | {(seat, question)}
        return True

    def advise(self, seat: Seat, question: int, action: Action) -> list[tuple[Seat, wire.Advice]]:
        """Keep what a bot would answer; who is to hear it."""
        advice = wire.Advice(question, seat, self._game.alphabet.text(action))
        self._advice[seat] = advice
        return [(each, advice) for each in self.people(seat)]

    def question_put(self, thought: Thought, now: float) -> list[tuple[Seat, wire.Asking]]:
        """Who is to hear what a bot asks."""
        if not thought.asks or thought.wish is None:
            return []
        seconds = None if thought.until is None else round(max(0.0, thought.until - now), 1)
        asking = wire.Asking(thought.question, thought.seat, self._game.alphabet.text(thought.wish), seconds)
        return [(each, asking) for each in self.people(thought.seat)]

    def told(self, seat: Seat, question: int, thought: Thought | None, now: float) -> list[wire.FromTable]:
        """What a person who comes back hears of it again."""
        messages: list[wire.FromTable] = [
            advice for bot, advice in self._advice.items() if advice.question == question and seat in self.people(bot)
        ]
        if thought is not None:
            messages += [asking for each, asking in self.question_put(thought, now) if each == seat]
        return messages
