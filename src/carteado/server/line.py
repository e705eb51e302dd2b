"""A line to one tab of one player: a queue that one task empties into the socket."""

from __future__ import annotations

import asyncio

from carteado.core import Seat
from carteado.server import wire

LONGEST_QUEUE = 256
"""How many messages may wait for a client that does not read; then its line is closed, and it may come back."""

# Why a line is closed, as WebSocket close codes: 1012 is the standard's, those from 4000 on are ours.
STOPPING_CODE = 1012
NOT_SEATED_CODE = 4403
NO_SUCH_TABLE_CODE = 4404
SLOW_CODE = 4408
TROUBLE_CODE = 4500


class Line:
    """What waits for a client. Nothing here blocks; only `next` waits."""

    def __init__(self, number: int, table: str, seat: Seat) -> None:
        self.number = number
        self.table = table
        self.seat = seat
        self.greeted = False
        """Whether its hello has been answered; before that it hears no news."""
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._closed = False
        self.overflowed = asyncio.Event()
        """Set when the client does not read."""

    def send(self, text: str) -> None:
        """Put a message behind those that wait."""
        if self._closed:
            return
        if self._queue.qsize() >= LONGEST_QUEUE:
            while not self._queue.empty():
                self._queue.get_nowait()
            self._queue.put_nowait(wire.encode(wire.Problem("too_slow", "messages are not read; come back with seen")))
            self.close(SLOW_CODE)
            self.overflowed.set()
            return
        self._queue.put_nowait(text)

    def close(self, code: int) -> None:
        """Close the line once all before this is sent."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(code)

    async def next(self) -> str | int:
        """The next message to send, or the code to close with."""
        return await self._queue.get()
