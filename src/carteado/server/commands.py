"""What reaches a table, and what a table wants done about it: plain records, carried by whoever holds the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from carteado.core import Action, Seat
from carteado.match.journal import Entry
from carteado.server import wire
from carteado.views import View

Purpose = Literal["act", "instead", "advise"]
"""Why a bot is asked: to act; to act, but in no way that its people would have to allow; to say what it would do."""

# ---- what happens to a table ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Said:
    """A client said something, on a line of its own; a player may have several, a tab each."""

    seat: Seat
    line: int
    message: wire.FromClient


@dataclass(frozen=True, slots=True)
class Left:
    """The last line of a player was closed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BotSaid:
    """A bot answered; None if it failed."""

    seat: Seat
    question: int
    action: Action | None
    purpose: Purpose = "act"


@dataclass(frozen=True, slots=True)
class DealDue:
    """The deal of this number waits no longer."""

    deal: int


@dataclass(frozen=True, slots=True)
class BotDue:
    """The bot at this seat is too late with its answer."""

    seat: Seat
    question: int
    purpose: Purpose = "act"


@dataclass(frozen=True, slots=True)
class WordDue:
    """The bot at this seat waits no longer for the word of its people."""

    seat: Seat
    question: int


@dataclass(frozen=True, slots=True)
class GivenUp:
    """The players want this match no more."""


Deadline = DealDue | BotDue | WordDue
Command = Said | Left | BotSaid | DealDue | BotDue | WordDue | GivenUp

# ---- what a table wants done ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Persist:
    """Write this entry. `closes`: it is the last one."""

    entry: Entry
    closes: bool = False


@dataclass(frozen=True, slots=True)
class Send:
    """Send this message to a seat: on one line, or on every line it has. `version` is the table's."""

    seat: Seat
    version: int
    message: wire.FromTable
    line: int | None = None


@dataclass(frozen=True, slots=True)
class SetTimer:
    """Hand `what` to the table at this time, in the seconds of `now`."""

    at: float
    what: Deadline


@dataclass(frozen=True, slots=True)
class AskBot:
    """Let this bot choose, and hand its answer to the table as `BotSaid`, when it is `due` (see `pausing`) and not
    before. The same seed chooses the same."""

    seat: Seat
    bot: str
    question: int
    view: View
    legal: tuple[Action, ...]
    seed: int
    due: float
    purpose: Purpose = "act"


Effect = Persist | Send | SetTimer | AskBot
