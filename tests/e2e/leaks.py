"""Everything that the table sends to a browser, held against the record of the match afterwards."""

from __future__ import annotations

import msgspec
from playwright.sync_api import Page, WebSocket

from carteado.core import Turn
from carteado.match.journal import Acted, Dealt, Ruled
from carteado.match.match import HOST, replay
from carteado.match.record import Record
from tests.simulation.leaks import Canary, cards_in


class Wiretap:
    """Keeps every frame that a page receives."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._keep)

    def _keep(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def check(self, record: Record) -> None:
        """No frame holds a card that seat 0 had not been shown by then, nor the secret before the end."""
        canary = Canary(replay(record))
        follow(canary, record)
        secret = canary.match.dealer.secret.hex()
        for frame in self.frames:
            message = msgspec.json.decode(frame, type=dict[str, object])
            assert (message["type"] == "finished") is (secret in frame), frame
            version = message.get("version") if message["type"] in {"snapshot", "update"} else None
            allowed = canary.known[version][0] if isinstance(version, int) else frozenset()
            assert set(cards_in(message)) <= allowed, (frame, allowed)
        assert '"type":"finished"' in self.frames[-1], "the match was heard to its end"


def follow(canary: Canary, record: Record) -> None:
    """Let the canary follow the journal that a record tells."""
    for deal in record.deals:
        canary.follow(Dealt(at=0.0, order=deal.order, shares=deal.shares, cut=deal.cut))
        for line in deal.acts:
            who, _, text = line.partition(" ")
            if who == HOST:
                canary.follow(Ruled(at=0.0, seat=0, ruling=text, id=""))
            else:
                awaits = canary.match.awaits()
                assert isinstance(awaits, Turn)
                canary.follow(Acted(at=0.0, seat=int(who), question=awaits.question, action=text))
