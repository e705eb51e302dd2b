"""When a bot's answer is told, so that how long it thought tells nobody what it holds.

A moment is fixed when the bot is asked, later than it needs to think, and drawn from the table's secret alone: neither
the cards nor the choice have a part in it. A bot that is late all the same, on a machine that is busy, waits for the
next of a few moments that are far apart.
"""

from __future__ import annotations

import hmac
import math
from typing import Final

SHORTEST: Final = 0.09
"""No answer is told sooner, in seconds. Bots have their choice in half of that (tests/bots/test_levels.py)."""

SPREAD: Final = 0.06
"""How much longer it may be."""

STEP: Final = 0.5
"""How far apart the moments are for those that are late."""


def pause(secret: bytes, seat: int, question: int) -> float:
    """How long the answer of a seat to a question is held, in seconds."""
    digest = hmac.digest(secret, f"pause {seat} {question}".encode(), "sha256")
    return SHORTEST + SPREAD * int.from_bytes(digest[:4], "big") / 2**32


def told_at(due: float, ready: float) -> float:
    """When an answer is told that is due then and ready now."""
    late = ready - due
    return due if late <= 0 else due + STEP * math.ceil(late / STEP)
