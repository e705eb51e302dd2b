"""A player's tab: it holds a view, follows updates, acts, sends again what nobody answered, and comes back."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from carteado.core import Seat
from carteado.server import wire
from carteado.views import View, follow

if TYPE_CHECKING:
    from tests.simulation.world import Site, World


def quiet(texts: Sequence[str], luck: int) -> str | None:
    """One of these acts, seldom a raise: else most matches would end in three hands. None: rather none."""
    calm = [text for text in texts if not text.startswith("raise") or luck % 16 == 0]
    return calm[luck // 16 % len(calm)] if calm else None


PATIENCE = 5.0
"""Seconds until an act that got no answer is sent again."""


class Client:
    """What a good browser client does, in few lines."""

    def __init__(self, world: World, site: Site, seat: Seat, *, scripted: bool) -> None:
        self.world = world
        self.site = site
        self.seat = seat
        self.scripted = scripted
        self.name = f"{len(world.clients)}"
        self.line = 0
        self.seen: int | None = None
        self.view: View | None = None
        self.question = wire.NO_QUESTION
        self.controls: list[wire.Control] = []
        self.pending: wire.Act | wire.Allow | None = None
        self.advised: list[wire.Advice] = []
        self.asked: list[wire.Asking] = []
        self.acknowledged: dict[str, int] = {}
        self.refused = 0
        self.finished: wire.Finished | None = None
        self.greeted = False
        self._acts = 0
        self._inbox: deque[wire.FromTable] = deque()

    # ---- the line ---------------------------------------------------------------------------------------------------

    def dial(self) -> None:
        if self.line:
            return
        self.line = self.world.connect(self.site, self)
        self.greeted = False
        self._greet(self.line)

    def _greet(self, line: int) -> None:
        """Say hello until it is answered."""
        if line == self.line and not self.greeted:
            self.world.say(self.site, line, self.seat, wire.Hello(self.seen))
            self.world.later(PATIENCE, lambda: self._greet(line))

    def hang_up(self) -> None:
        line = self.line
        if line:
            self.hung_up()
            self.world.disconnect(self.site, line)

    def hung_up(self) -> None:
        """The line is gone, with all that was under way on it; dial again after a while."""
        self.line = 0
        self._inbox.clear()
        self.world.later(self.world.random.uniform(0.1, 30.0), self.dial)

    def expect(self, line: int, message: wire.FromTable) -> None:
        """A message is under way on this line; it will arrive after those before it."""
        self._inbox.append(message)
        self.world.later(self.world.delay(), lambda: self._take(line))

    def _take(self, line: int) -> None:
        if line == self.line and self._inbox:
            self.receive(self._inbox.popleft())
            if self.world.bad(self.world.weather.hang_ups):
                self.hang_up()

    # ---- what the table says ----------------------------------------------------------------------------------------

    def receive(self, message: wire.FromTable) -> None:
        if isinstance(message, wire.Snapshot):
            assert self.seen is None or message.version >= self.seen
            self.greeted = True
            self.seen, self.view = message.version, message.view
            self._asked(message.question, message.controls)
        elif isinstance(message, wire.Update):
            self._update(message)
        elif isinstance(message, wire.Accepted):
            self.acknowledged.setdefault(message.id, message.version)
            assert self.acknowledged[message.id] == message.version, "the second answer differs from the first"
            self._answered(message.id)
        elif isinstance(message, wire.Refused):
            self.refused += 1
            self._answered(message.id)
        elif isinstance(message, wire.Problem):
            self._answered(message.id)
        elif isinstance(message, wire.Shuffle):
            self._shuffle(message)
        elif isinstance(message, wire.Advice):
            self.advised.append(message)
        elif isinstance(message, wire.Asking):
            self.asked.append(message)
            self.world.later(self.world.random.uniform(0.0, 2.0), lambda: self._allow(message))
        elif isinstance(message, wire.Finished):
            self.finished = message

    def _update(self, update: wire.Update) -> None:
        if self.seen is None or update.version <= self.seen:
            return  # this tab was not there yet, or knows it
        if update.version > self.seen + 1:
            assert not self.greeted, "a version is missing"
            return  # others' news, before the answer to our hello
        self.greeted = True
        assert self.view is not None
        self.seen, self.view = update.version, follow(self.view, update.events)
        self._asked(update.question, update.controls)

    def _shuffle(self, shuffle: wire.Shuffle) -> None:
        if self.world.bad(self.world.weather.lost):
            return  # it does not care for chance
        share = hashlib.sha256(f"{self.site.key} {self.seat} {shuffle.deal}".encode()).hexdigest()
        cut = int(share[:4], 16) % shuffle.pack if shuffle.cuts else 0
        self.world.say(self.site, self.line, self.seat, wire.Entropy(shuffle.deal, share, cut))

    def _answered(self, name: str | None) -> None:
        if self.pending is not None and name == self.pending.id:
            self.pending = None

    # ---- acting -----------------------------------------------------------------------------------------------------

    def _asked(self, question: int, controls: list[wire.Control]) -> None:
        self.question, self.controls = question, controls
        if any(control.legal for control in controls):
            at = self.seen
            self.world.later(self.world.random.uniform(0.0, 2.0), lambda: self._act(at))

    def _act(self, at: int | None) -> None:
        """Think of an act, unless something has happened meanwhile."""
        if self.seen != at or self.pending is not None or not self.line:
            return
        action = self._choose()
        if action is None:
            return
        self._acts += 1
        self.pending = wire.Act(f"{self.name}.{self._acts}", self.question, action)
        self._send(self.pending)

    def _allow(self, asking: wire.Asking) -> None:
        """Answer a bot that asks; some do not care to."""
        if self.question != asking.question or self.pending is not None or not self.line:
            return
        if not self.scripted and self.world.bad(self.world.weather.nonsense):
            return
        digest = hashlib.sha256(f"{self.view!r} {asking.seat} {asking.action}".encode()).digest()
        self._acts += 1
        self.pending = wire.Allow(f"{self.name}.{self._acts}", asking.question, asking.seat, digest[0] % 2 == 0)
        self._send(self.pending)

    def _send(self, act: wire.Act | wire.Allow) -> None:
        if self.pending is not act:
            self._asked(self.question, self.controls)
            return
        if self.line:
            self.world.say(self.site, self.line, self.seat, act)
        if not self.site.closed:
            self.world.later(PATIENCE, lambda: self._send(act))

    def _choose(self) -> str | None:
        legal = [control.action for control in self.controls if control.legal]
        if self.scripted:
            digest = hashlib.sha256(f"{self.view!r}".encode()).digest()
            return quiet(legal, int.from_bytes(digest[:8], "big"))
        if self.world.bad(self.world.weather.nonsense):
            shown = [control.action for control in self.controls]
            return self.world.random.choice(["", "play 9o", "raise 12", "dança", *shown])
        return quiet(legal, self.world.random.randrange(1 << 32))
