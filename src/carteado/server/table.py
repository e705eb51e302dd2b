"""A table: seats around one match, without a socket, a clock or a database.

`Table.handle(command, now)` answers with effects, which whoever holds the table carries out in their order. Nothing
after a `Persist` may be sent before that entry is durably written: then a move that a player saw acknowledged is never
lost. The journal is the only truth; a table made again from it says the same to everybody.

The version of a table counts the entries of its journal after the first; every entry is one `Update` to each player.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from carteado import games
from carteado.core import Deal, End, Illegal, NotationError, Seat, Turn
from carteado.match import journal
from carteado.match.journal import Abandoned, Acted, Dealt, Entry, Opened, Partner, Ruled
from carteado.match.match import Match
from carteado.match.record import Record
from carteado.options import Options
from carteado.server import wire
from carteado.server.commands import (
    BotDue,
    BotSaid,
    Command,
    DealDue,
    Effect,
    Left,
    Persist,
    Said,
    Send,
    SetTimer,
    WordDue,
)
from carteado.server.minds import Minds, Step
from carteado.views import Event

OUTBOX = 64
"""How many updates are kept for a player who comes back; one who missed more gets a fresh snapshot."""

REFUSALS = 256
"""How many refusals are remembered, to answer a doubled act the same."""

SHUFFLE_SECONDS = 2.0
"""How long a deal waits for the players' shares of chance."""

CUT_SECONDS = 8.0
"""How long it waits where the one who cuts is there to choose the place."""

HOST: Seat = 0
"""The seat that may rule, where the house rules allow rulings."""


@dataclass(slots=True)
class _Dealing:
    """A deal that waits for the players' shares."""

    number: int
    shares: dict[Seat, wire.Entropy] = field(default_factory=dict)
    timed: bool = False


class Table:
    """One table. Made by `open_table`, or again by `restore`."""

    def __init__(self, key: str, match: Match, preset: str | None, partner: Partner = "advises") -> None:
        self.key = key
        self.match = match
        self.preset = preset
        self.version = 0
        self._dealt_at = 0
        self.abandoned = False
        self.bots: dict[Seat, str] = {
            seat: sitter.bot for seat, sitter in enumerate(match.record.seats) if sitter.bot is not None
        }
        self.players = [seat for seat in range(match.game.players) if seat not in self.bots]
        self._present: set[Seat] = set()
        self._outbox: dict[Seat, deque[wire.Update]] = {seat: deque(maxlen=OUTBOX) for seat in self.players}
        self._accepted: dict[tuple[Seat, str], wire.Accepted] = {}
        self._refused: dict[tuple[Seat, str], wire.Refused] = {}
        self._dealing: _Dealing | None = None
        self._minds = Minds(match, self.players, self.bots, self._present, partner)

    # ---- looking ----------------------------------------------------------------------------------------------------

    @property
    def closed(self) -> bool:
        """Whether nothing more can happen here."""
        return self.abandoned or self.match.over()

    def record(self) -> Record:
        """The match as far as it went; with the house's secret once the table is closed."""
        return self.match.finished()

    # ---- the one way in ---------------------------------------------------------------------------------------------

    def handle(self, command: Command, now: float) -> list[Effect]:
        """What is to be done about a command, in order. `now` in seconds since 1970."""
        if isinstance(command, Said):
            return self._said(command, now)
        if isinstance(command, Left):
            self._present.discard(command.seat)
            return []
        if self.closed:
            return []
        if isinstance(command, BotSaid):
            return self._bots_do(self._minds.heard(command, now), now)
        if isinstance(command, BotDue):
            silence = BotSaid(command.seat, command.question, None, command.purpose)
            return self._bots_do(self._minds.heard(silence, now), now)
        if isinstance(command, WordDue):
            return self._bots_do(self._minds.due(command, now), now)
        if isinstance(command, DealDue):
            due = self._dealing is not None and self._dealing.number == command.deal
            return self._deal(now) if due else []
        return self._give_up(now)

    def resume(self, now: float) -> list[Effect]:
        """What the table waits for, asked again: after it was opened or restored."""
        return self._go_on(now)

    def _said(self, said: Said, now: float) -> list[Effect]:
        message = said.message
        if isinstance(message, wire.Hello):
            return self._hello(said, message.seen, now)
        if isinstance(message, wire.Act):
            return self._act(said, message, now)
        if isinstance(message, wire.Entropy):
            return self._entropy(said, message, now)
        if isinstance(message, wire.Rule):
            return self._rule(said, message, now)
        if isinstance(message, wire.Allow):
            return self._allow(said, message, now)
        return [Send(said.seat, self.version, wire.Pong(), said.line)]

    # ---- coming and coming back -------------------------------------------------------------------------------------

    def _hello(self, said: Said, seen: int | None, now: float) -> list[Effect]:
        seat = said.seat
        self._present.add(seat)
        messages: list[wire.FromTable] = [*self._missed(seat, seen)] or [self._snapshot(seat)]
        effects: list[Effect] = []
        if self.closed:
            messages += self._farewell()
        elif self._dealing is not None:
            if seat not in self._dealing.shares:
                messages.append(self._shuffle(seat))
            effects += self._time_the_deal(now)
        else:
            effects += self._minds.come(now)
            messages += self._minds.told(seat, self._question(), now)
        return [*(Send(seat, self.version, message, said.line) for message in messages), *effects]

    def _missed(self, seat: Seat, seen: int | None) -> list[wire.Update]:
        """The updates after `seen`, if all of them are still here."""
        kept = self._outbox[seat]
        if seen is None or not kept or seen < kept[0].version - 1:
            return []
        return [update for update in kept if update.version > seen]

    # ---- acting -----------------------------------------------------------------------------------------------------

    def _act(self, said: Said, act: wire.Act, now: float) -> list[Effect]:
        before = self._answered(said, act.id)
        if before is not None:
            return before
        awaits = self.match.awaits()
        if self.closed or not isinstance(awaits, Turn) or act.question != awaits.question:
            return [self._problem(said, "stale_question", "the table asks something else by now", act.id)]
        try:
            action = self.match.game.alphabet.parse(act.action)
        except NotationError as error:
            return [self._problem(said, "bad_message", str(error), act.id)]
        try:
            self.match.act(said.seat, action)
        except Illegal as error:
            return [self._refuse(said, act.id, error)]
        text = self.match.game.alphabet.text(action)
        entry = Acted(at=now, seat=said.seat, question=act.question, action=text, id=act.id)
        return self._happened(entry, now, said)

    def _allow(self, said: Said, allow: wire.Allow, now: float) -> list[Effect]:
        before = self._answered(said, allow.id)
        if before is not None:
            return before
        step = None if self.closed else self._minds.allow(said.seat, allow, now)
        if step is None:
            return [self._problem(said, "stale_question", "no bot asks you that by now", allow.id)]
        return self._bots_do(step, now, said)

    def _rule(self, said: Said, rule: wire.Rule, now: float) -> list[Effect]:
        before = self._answered(said, rule.id)
        if before is not None:
            return before
        if said.seat != HOST:
            return [self._problem(said, "not_host", "only the host of the table rules", rule.id)]
        if self.closed or not self.match.record.deals:
            return [self._problem(said, "stale_question", "there is nothing to rule on now", rule.id)]
        try:
            self.match.rule(rule.ruling)
        except NotationError as error:
            return [self._problem(said, "bad_message", str(error), rule.id)]
        except Illegal as error:
            return [self._refuse(said, rule.id, error)]
        return self._happened(Ruled(at=now, seat=said.seat, ruling=rule.ruling, id=rule.id), now, said)

    def _answered(self, said: Said, name: str) -> list[Effect] | None:
        """The answer that an act of this name got before."""
        answer = self._accepted.get((said.seat, name)) or self._refused.get((said.seat, name))
        return None if answer is None else [Send(said.seat, self.version, answer, said.line)]

    def _refuse(self, said: Said, name: str, error: Illegal) -> Send:
        answer = wire.Refused(name, error.rule, error.code, dict(error.facts))
        if len(self._refused) >= REFUSALS:
            del self._refused[next(iter(self._refused))]
        self._refused[said.seat, name] = answer
        return Send(said.seat, self.version, answer, said.line)

    def _problem(self, said: Said, code: wire.ProblemCode, detail: str, name: str | None = None) -> Send:
        return Send(said.seat, self.version, wire.Problem(code, detail, name), said.line)

    def _give_up(self, now: float) -> list[Effect]:
        self.match.abandon()
        entry = Abandoned(at=now)
        self._follow(entry)
        return [Persist(entry, closes=True), *self._to_all(*self._farewell())]

    # ---- dealing ----------------------------------------------------------------------------------------------------

    def _entropy(self, said: Said, entropy: wire.Entropy, now: float) -> list[Effect]:
        dealing = self._dealing
        if dealing is None or entropy.deal != dealing.number or said.seat in dealing.shares:
            return []  # too late, or said twice: the deal does not need it
        if entropy.cut >= self._pack():
            detail = f"a cut lifts 0 to {self._pack() - 1} cards"
            return [self._problem(said, "bad_message", detail)]
        dealing.shares[said.seat] = entropy
        return self._deal(now) if len(dealing.shares) == len(self.players) else []

    def _deal(self, now: float) -> list[Effect]:
        assert self._dealing is not None
        given = self._dealing.shares
        cutter = given.get(self._cutter())
        shares = [given[seat].share if seat in given else "" for seat in range(self.match.game.players)]
        self.match.deal(shares, cutter.cut if cutter is not None else 0)
        return self._happened(journal.dealt(self.match, now), now)

    def _await_shares(self, now: float) -> list[Effect]:
        """Ask the players for their shares; the time runs as soon as one of them is there."""
        self._dealing = _Dealing(len(self.match.record.deals) + 1)
        if not self.players:
            return self._deal(now)
        effects: list[Effect] = [Send(seat, self.version, self._shuffle(seat)) for seat in self.players]
        return effects + self._time_the_deal(now)

    def _time_the_deal(self, now: float) -> list[Effect]:
        if self._dealing is None or self._dealing.timed or not self._present:
            return []
        self._dealing.timed = True
        return [SetTimer(now + self._shares_within(), DealDue(self._dealing.number))]

    def _shares_within(self) -> float:
        return CUT_SECONDS if self._cutter() in self._present else SHUFFLE_SECONDS

    def _cutter(self) -> Seat:
        """Who cuts the coming deal: a game whose cutter matters says so to everybody in its view."""
        cutter: object = getattr(self.match.view(None), "cutter", None)
        return cutter if isinstance(cutter, int) else 0

    def _pack(self) -> int:
        awaits = self.match.awaits()
        return len(awaits.pack) if isinstance(awaits, Deal) else 0

    # ---- after something happened -----------------------------------------------------------------------------------

    def _happened(self, entry: Entry, now: float, said: Said | None = None) -> list[Effect]:
        """Write it, tell everybody, and ask for what comes next."""
        updates = self._follow(entry)
        effects: list[Effect] = [Persist(entry, closes=self.closed)]
        if isinstance(entry, Acted | Ruled) and entry.id is not None:
            who = entry.client if isinstance(entry, Acted) else entry.seat
            line = None if said is None else said.line
            effects.append(Send(who, self.version, self._accepted[who, entry.id], line))
        effects += [Send(seat, self.version, update) for seat, update in updates.items()]
        return effects + self._go_on(now)

    def _follow(self, entry: Entry, *, tell: bool = True) -> dict[Seat, wire.Update]:
        """Note an entry that the match has carried out; the update of each player."""
        self._dealing = None
        self._minds.forget()
        if isinstance(entry, Abandoned):
            self.abandoned = True
            return {}
        self.version += 1
        if isinstance(entry, Dealt):
            self._dealt_at = self.version
        if isinstance(entry, Acted | Ruled) and entry.id is not None:
            who = entry.client if isinstance(entry, Acted) else entry.seat
            self._accepted[who, entry.id] = wire.Accepted(entry.id, self.version)
        if isinstance(entry, Acted):
            self._minds.note(entry)
        updates = {seat: self._update(seat) for seat in self.players if tell}
        for seat, update in updates.items():
            self._outbox[seat].append(update)
        return updates

    def _go_on(self, now: float) -> list[Effect]:
        awaits = self.match.awaits()
        if self.abandoned:
            return []
        if isinstance(awaits, End):
            return self._to_all(*self._farewell())
        if isinstance(awaits, Deal):
            return self._await_shares(now)
        return self._bots_do(self._minds.ask(awaits, now), now)

    def _bots_do(self, step: Step, now: float, said: Said | None = None) -> list[Effect]:
        """What the bots want, and what is to be told of it; then one may act."""
        effects: list[Effect] = [Send(seat, self.version, message) for seat, message in step.told]
        effects += step.effects
        if step.act is None:
            return effects
        self.match.act(step.act.seat, self.match.game.alphabet.parse(step.act.action))
        return effects + self._happened(step.act, now, said)

    # ---- what a seat gets: built here and nowhere else, from that seat's view ---------------------------------------

    def _snapshot(self, seat: Seat) -> wire.Snapshot:
        return wire.Snapshot(
            version=self.version,
            table=self._info(),
            view=self.match.view(seat),
            question=self._question(),
            controls=self._controls(seat),
            past=self._past(seat),
        )

    def _past(self, seat: Seat) -> list[Event]:
        """What the seat was told since the last deal, as far as it is still here."""
        updates = [update for update in self._outbox[seat] if update.version >= self._dealt_at]
        return [Event(event.kind, event.facts) for update in updates for event in update.events]

    def _update(self, seat: Seat) -> wire.Update:
        return wire.Update(
            version=self.version,
            events=list(self.match.state.told(seat)),
            question=self._question(),
            controls=self._controls(seat),
        )

    def _controls(self, seat: Seat) -> list[wire.Control]:
        state = self.match.state
        fouls = frozenset(state.fouls(seat))
        controls = []
        for action in state.controls(seat):
            text = self.match.game.alphabet.text(action)
            error = state.refusal(seat, action)
            if error is None:
                controls.append(wire.Control(text, legal=action not in fouls, foul=action in fouls))
            else:
                controls.append(
                    wire.Control(text, legal=False, rule=error.rule, code=error.code, facts=dict(error.facts))
                )
        return controls

    def _question(self) -> int:
        awaits = self.match.awaits()
        return awaits.question if isinstance(awaits, Turn) else wire.NO_QUESTION

    def _shuffle(self, seat: Seat) -> wire.Shuffle:
        assert self._dealing is not None
        cuts = seat == self._cutter()
        return wire.Shuffle(self._dealing.number, cuts=cuts, pack=self._pack(), seconds=self._shares_within())

    def _farewell(self) -> list[wire.FromTable]:
        """The last words; if the match was given up, first that it was."""
        detail = "its player sat down at another table"
        return [*([wire.Problem("abandoned", detail)] if self.abandoned else []), self._finished()]

    def _finished(self) -> wire.Finished:
        assert self.closed, "the secret is told when the match is over, and not before"
        return wire.Finished(self.match.dealer.secret.hex(), self.match.history.hex())

    def _base(self) -> Options | None:
        """The house rules of the preset; of a table that began without one (or with one that is gone), the defaults."""
        preset = games.package(self.match.game.key).PRESETS.get(self.preset or "")
        return None if preset is None else preset.options

    def _info(self) -> wire.TableInfo:
        game, record = self.match.game, self.match.record
        return wire.TableInfo(
            id=self.key,
            game=game.key,
            preset=self.preset,
            options=game.options.as_dict(),
            differing=game.options.differing(self._base()),
            players=game.players,
            sides=[list(side) for side in game.sides],
            direction=game.direction,
            seats=[wire.SeatInfo(sitter.name, sitter.bot) for sitter in record.seats],
            commitment=self.match.dealer.commitment,
            partner=self._minds.partner,
        )

    def _to_all(self, *messages: wire.FromTable) -> list[Effect]:
        return [Send(seat, self.version, message) for seat in self.players for message in messages]

    # ---- made again -------------------------------------------------------------------------------------------------

    def replay(self, entries: Sequence[Entry]) -> None:
        """Do again what the entries after the first tell.

        Raises:
            JournalError: they do not follow.
        """
        for number, entry in enumerate(entries):
            journal.follow(self.match, entry)
            self._follow(entry, tell=number >= len(entries) - OUTBOX - 1)


def open_table(
    key: str, match: Match, preset: str | None, now: float, partner: Partner = "advises"
) -> tuple[Table, Opened]:
    """A new table around a match that has not begun, and the first entry of its journal."""
    return Table(key, match, preset, partner), journal.opened(match, preset, now, partner)


def restore(key: str, entries: Sequence[Entry], secret: bytes) -> Table:
    """The table that a journal tells of, as it stood after the last entry.

    Raises:
        JournalError: it does not play again.
    """
    if not entries or not isinstance(entries[0], Opened):
        raise journal.JournalError("a journal begins with the opening of its table")
    table = Table(key, journal.begin(entries[0], secret), entries[0].preset, entries[0].partner)
    table.replay(entries[1:])
    return table
