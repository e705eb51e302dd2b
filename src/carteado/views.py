"""What leaves the engine: the view of a seat, and the events that lead from one view to the next.

Plain records that turn into JSON as they stand. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

Fact = None | bool | int | str | Sequence[int | str]
"""What an event may tell: numbers of seats and sides, card texts, codes."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that a seat (or a spectator: `seat` is None) knows, and nothing else. Each game adds its fields."""

    game: str
    players: int
    seat: int | None
    scores: list[int]
    """By side."""
    asked_seats: list[int]
    """Who may answer now."""
    question: int
    """The number of the question that they may answer."""
    hands: list[list[str]]
    """What each seat holds, `?` for the cards that one has not been shown."""


class Event(msgspec.Struct, frozen=True):
    """Something that a seat was told.

    `kind` and `facts` say what happened, for a log and for motion; `changes` holds, whole, the fields of the view
    that are different now.
    """

    kind: str
    facts: dict[str, Fact] = {}
    changes: dict[str, object] = {}


AnyView = TypeVar("AnyView", bound=View)


def follow(view: AnyView, events: Iterable[Event]) -> AnyView:
    """The view after the events, from the view before them. Works for every game, since changed fields come whole."""
    changes: dict[str, object] = {}
    for event in events:
        changes.update(event.changes)
    return msgspec.structs.replace(view, **changes)
