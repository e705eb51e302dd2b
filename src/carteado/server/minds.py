"""The bots of a table: who is asked what and when, and what comes of it. What is to be done goes to the table.

One bot acts at a time, in the order of the seats, so that the same match comes out each time. A bot beside people
leaves the word to them: it says what it would do, and when they have answered, it says the same. Before it commits its
side, it asks them; meanwhile it knows already what it does if they say no, so that their word and its act are one
entry.
"""

from __future__ import annotations

import hmac
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from carteado.core import Action, Seat, Turn
from carteado.match.journal import Acted, Partner
from carteado.match.match import Match
from carteado.server import pausing, wire
from carteado.server.commands import AskBot, BotDue, BotSaid, Purpose, SetTimer, WordDue
from carteado.server.partners import HIDING_SECONDS, WORD_SECONDS, Choice, Partners, Thought, Word

BOT_SECONDS = 20.0
"""How long a table waits for a bot before it acts for it. Whoever runs the bots gives up on one long before."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is to be done now: messages to people, riddles and timers; and then an act, as it is written."""

    told: Sequence[tuple[Seat, wire.Advice | wire.Asking]] = ()
    effects: Sequence[AskBot | SetTimer] = ()
    act: Acted | None = None


NOTHING = Step()


class Minds:
    """The bots of one table."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Seat],
        bots: Mapping[Seat, str],
        present: Collection[Seat],
        partner: Partner,
    ) -> None:
        """`present`: the seats whose people are there now; the table keeps it."""
        self.partner = partner
        self._match = match
        self._bots = bots
        self._partners = Partners(match.game, players, partner)
        self._present = present
        self._thought: Thought | None = None

    def note(self, entry: Acted) -> None:
        """A seat has acted."""
        self._partners.note(entry)

    def forget(self) -> None:
        """Something has happened: whoever was to act is asked again."""
        self._thought = None

    def come(self, now: float) -> list[SetTimer]:
        """Somebody is there."""
        return self._time_the_word(now)

    def told(self, seat: Seat, question: int, now: float) -> list[wire.FromTable]:
        """What a person who comes back hears again of what bots said to him."""
        return self._partners.told(seat, question, self._thought, now)

    # ---- asking -----------------------------------------------------------------------------------------------------

    def ask(self, turn: Turn, now: float) -> Step:
        """Ask the bots for what comes next."""
        effects: list[AskBot | SetTimer] = []
        for seat in (each for each in turn.seats if each in self._bots):
            legal = self._match.legal(seat)
            if self._partners.leaves_the_word(seat, turn):
                if self._partners.seeks_advice(seat, turn.question):
                    effects.append(self._riddle(seat, turn.question, legal, "advise", now))
            elif self._thought is None:
                lead = self._partners.lead(seat, turn.question, legal)
                if lead is not None:
                    return self._act(seat, turn.question, Choice(lead), now)
                due = now + HIDING_SECONDS if self._partners.hides(seat, legal) else None
                self._thought = Thought(seat, turn.question, due)
                effects += self._let_think(self._thought, "act", legal, now)
                if due is not None:
                    effects.append(SetTimer(due, WordDue(seat, turn.question)))
        return Step(effects=effects)

    def _let_think(
        self, thought: Thought, purpose: Purpose, legal: Sequence[Action], now: float
    ) -> list[AskBot | SetTimer]:
        thought.thinking = purpose
        riddle = self._riddle(thought.seat, thought.question, legal, purpose, now)
        return [riddle, SetTimer(now + BOT_SECONDS, BotDue(thought.seat, thought.question, purpose))]

    def _riddle(self, seat: Seat, question: int, legal: Sequence[Action], purpose: Purpose, now: float) -> AskBot:
        view, seed = self._match.view(seat), self._seed(seat, question)
        due = now + pausing.pause(self._match.dealer.secret, seat, question)
        return AskBot(seat, self._bots[seat], question, view, tuple(legal), seed, due, purpose)

    def _seed(self, seat: Seat, question: int) -> int:
        """A bot's luck: it follows from the secret, and tells nothing of it."""
        digest = hmac.digest(self._match.dealer.secret, f"bot {seat} {question}".encode(), "sha256")
        return int.from_bytes(digest[:8], "big")

    # ---- what a bot says --------------------------------------------------------------------------------------------

    def heard(self, said: BotSaid, now: float) -> Step:
        """A bot's choice; if it has none, or none that is legal, what the table plays for a silent seat."""
        if said.purpose == "advise":
            return self._advised(said)
        thought = self._thought
        if thought is None or not thought.expects(said.seat, said.question, said.purpose):
            return NOTHING
        legal = self._match.legal(said.seat)
        free = self._partners.free(legal)
        idle = said.action is None or said.action not in (free if said.purpose == "instead" else legal)
        action = self._match.state.idle(said.seat) if said.action is None or idle else said.action
        if said.purpose == "act" and free and self._partners.asks_before(said.seat, action):
            thought.wish = action
            return Step(effects=self._let_think(thought, "instead", free, now))
        thought.thinking = None
        if said.purpose == "act":
            return self._decided(thought, Choice(action, idle), now)
        thought.instead = Choice(action, idle)
        return self._ask_people(thought, now)

    def _advised(self, said: BotSaid) -> Step:
        """A bot's answer to a question that is for its people to answer: they hear it, and nobody else."""
        awaits = self._match.awaits()
        if not isinstance(awaits, Turn) or awaits.question != said.question or said.seat not in awaits.seats:
            return NOTHING
        if said.action is None or said.action not in self._match.legal(said.seat):
            return NOTHING
        return Step(told=self._partners.advise(said.seat, said.question, said.action))

    # ---- the word of its people -------------------------------------------------------------------------------------

    def _ask_people(self, thought: Thought, now: float) -> Step:
        """The bot wants what commits its side, and knows what it would do instead: its people have the word."""
        if thought.late(now):
            return self._silence(thought, now)
        thought.until = thought.due
        timer = self._time_the_word(now)
        return Step(told=self._partners.question_put(thought, now), effects=timer)

    def _time_the_word(self, now: float) -> list[SetTimer]:
        """The time for an answer runs as soon as one of those who may give it is there."""
        thought = self._thought
        if thought is None or not thought.asks or thought.until is not None:
            return []
        if not any(each in self._present for each in self._partners.people(thought.seat)):
            return []
        thought.until = now + WORD_SECONDS
        return [SetTimer(thought.until, WordDue(thought.seat, thought.question))]

    def allow(self, seat: Seat, allow: wire.Allow, now: float) -> Step | None:
        """A person allows what a bot wants, or forbids it; None if no bot of his side asks that."""
        thought = self._thought
        if thought is None or (thought.seat, thought.question) != (allow.seat, allow.question):
            return None
        if seat not in self._partners.people(thought.seat):
            return None
        word = Word(seat, allow.id)
        if thought.choice is not None and thought.choice.word == word:
            return NOTHING  # said twice: it is answered when the time has come
        if not thought.asks or thought.wish is None or thought.instead is None:
            return None
        return self._decided(thought, Choice(thought.wish if allow.yes else thought.instead.action, word=word), now)

    def due(self, due: WordDue, now: float) -> Step:
        """The time has come: for an answer that nobody gave, or for what was decided before."""
        thought = self._thought
        if thought is None or (thought.seat, thought.question) != (due.seat, due.question):
            return NOTHING
        return self._silence(thought, now)

    def _silence(self, thought: Thought, now: float) -> Step:
        choice = thought.choice or thought.instead
        return NOTHING if choice is None else self._act(thought.seat, thought.question, choice, now)

    def _decided(self, thought: Thought, choice: Choice, now: float) -> Step:
        """The bot knows what to do, and does it when it may."""
        thought.choice = choice
        if thought.due is not None and not thought.late(now):
            return NOTHING
        return self._act(thought.seat, thought.question, choice, now)

    def _act(self, seat: Seat, question: int, choice: Choice, now: float) -> Step:
        word = choice.word
        entry = Acted(
            at=now,
            seat=seat,
            question=question,
            action=self._match.game.alphabet.text(choice.action),
            id=None if word is None else word.id,
            idle=choice.idle,
            by=None if word is None else word.seat,
        )
        return Step(act=entry)
