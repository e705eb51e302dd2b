"""What a seat of a Truco table knows, and what it was told last."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from carteado.cards import BACK, card_text
from carteado.core import GameError
from carteado.games.truco import rules, rules_hand, rules_trick
from carteado.games.truco.knowledge import Knowledge
from carteado.games.truco.rules import ALPHABET
from carteado.games.truco.rules_hand import Happening
from carteado.options import OptionValue
from carteado.views import Event, Fact, View

if TYPE_CHECKING:
    from carteado.games.truco.state import TrucoState


class Play(msgspec.Struct, frozen=True):
    """A card on the table: who played it, what is seen of it (`?` for a face that one may not see), and whether it
    lies face down."""

    seat: int
    card: str
    covered: bool


class Trick(msgspec.Struct, frozen=True):
    """A trick: who led it, the cards in the order of play, whether all have played, and the seat that won it (None
    while it is being played, and when it was tied)."""

    leader: int
    plays: list[Play]
    done: bool
    winner: int | None


class Manilha(msgspec.Struct, frozen=True):
    """One of the four strongest cards of a hand, by rank and suit: a word about the rules, not about where it lies."""

    rank: str
    suit: str


class Maybe(msgspec.Struct, frozen=True):
    """A card that one was shown, and that its holder has since either kept or played face down, in the trick of this
    number (from 0) or later."""

    card: str
    since: int


class Outcome(msgspec.Struct, frozen=True):
    """How the match ended: the scores and the winning sides, and why (`target`, `max_deals`, `truco_at_eleven`)."""

    scores: list[int]
    winners: list[int]
    reason: str


class TrucoView(View, frozen=True, kw_only=True):
    """All that a seat knows of a match of Truco. Sides are 0 (even seats) and 1 (odd seats)."""

    options: dict[str, OptionValue]
    dealer: int
    """Who deals this hand; between hands, who will deal the next."""
    number: int
    """How many hands have been dealt."""
    phase: str
    """`deal`, `vote`, `cut`, `keep`, `onze`, `play`, `answer`, `end`."""
    kind: str
    """`ordinary`, `onze` (one side at eleven), `both` (eleven all, open), `escuro` (eleven all, blind)."""
    onze_side: int | None
    value: int
    """What the hand is worth, as accepted so far."""
    asked: int | None
    """What a raise that awaits its answer would make it."""
    caller: int | None
    raiser: int | None
    """The side that raised last: it may not raise again."""
    said_no: list[int]
    turn: int | None
    """Whose card it is, also while a raise awaits its answer."""
    cutter: int
    looked: list[str] | None
    """The cards that the cutter looks at, as far as one may see them; None when nobody is looking."""
    cutter_took: int | None
    vira: str | None
    manilha: str | None
    """The rank of the manilhas of this hand."""
    manilhas: list[Manilha]
    """The manilhas of this hand, the strongest first, wherever they are: in a hand, in the pack, on the table."""
    maybe: list[list[Maybe]]
    """For each seat, cards that one was shown and that it has since either kept or played face down."""
    exposed: list[str | None]
    """The card that lies face up before a seat that played out of turn."""
    skipped: list[bool]
    tricks: list[Trick]
    winning: list[int]
    """Who would win the open trick as it lies: one seat, two if it stands tied, nobody while no card lies open."""
    result: Outcome | None


def look(state: TrucoState, seat: int | None) -> TrucoView:
    """All that a seat knows (None: a spectator).

    Raises:
        GameError: there is no such seat.
    """
    if seat is not None and not 0 <= seat < state.game.players:
        raise GameError(f"there is no seat {seat}; seats go from 0 to {state.game.players - 1}")
    return TrucoView(
        game="truco",
        players=state.game.players,
        seat=seat,
        options=state.game.options.as_dict(),
        **{name: read(state, seat) for name, read in FIELDS.items()},  # type: ignore[arg-type] # each reads its field
    )


def _some(number: int) -> int | None:
    return None if number == rules_hand.NOBODY else number


def _looked(state: TrucoState, seat: int | None) -> list[str] | None:
    if state.phase != rules_hand.KEEPING:
        return None
    seen = state.undealt[: state.looked]
    return [card_text(card) if seat == state.cutter() else BACK for card in seen]


def _hands(state: TrucoState, seat: int | None) -> list[list[str]]:
    return [_hand(state, seat, holder) for holder in range(state.game.players)]


def _hand(state: TrucoState, seat: int | None, holder: int) -> list[str]:
    hand = state.hands[holder]
    if seat == holder and state.kind != rules_hand.ESCURO:
        return [card_text(card) for card in hand]
    known = Knowledge.of(state, seat, holder).in_hand
    if seat == holder:  # T-40: in the escuro cards are played by their place
        return [card_text(card) if card in known else BACK for card in hand]
    return [card_text(card) for card in sorted(known)] + [BACK] * (len(hand) - len(known))


def _maybe(state: TrucoState, seat: int | None) -> list[list[Maybe]]:
    return [
        []
        if holder == seat
        else [Maybe(card_text(card), trick) for card, trick in Knowledge.of(state, seat, holder).maybe]
        for holder in range(state.game.players)
    ]


def _tricks(state: TrucoState, seat: int | None) -> list[Trick]:
    covered: dict[int, int] = {}
    for holder in range(state.game.players):
        if holder != seat:
            covered |= Knowledge.of(state, seat, holder).covered
    tricks = []
    for number, start in enumerate(state.starts):
        end = state.starts[number + 1] if number + 1 < len(state.starts) else len(state.play_cards)
        plays = [_play(state, seat, place, covered) for place in range(start, end)]
        done = number < len(state.winners)
        tricks.append(Trick(state.leaders[number], plays, done, _some(state.winners[number]) if done else None))
    return tricks


def _play(state: TrucoState, seat: int | None, place: int, covered: dict[int, int]) -> Play:
    player = state.play_seats[place]
    face_down = state.play_covered[place]
    if not face_down or player == seat:
        text = card_text(state.play_cards[place])
    else:
        text = card_text(covered[place]) if place in covered else BACK
    return Play(player, text, face_down)


def _manilha(state: TrucoState) -> str | None:
    return None if state.manilha == rules_hand.NOBODY else state.game.ranks[state.manilha]


def _manilhas(state: TrucoState) -> list[Manilha]:
    if state.game.old_manilhas:
        found = rules.fixed_manilhas(spanish=state.game.rules.deck == "spanish")
    else:
        found = [card for card in state.game.pack if state.game.strengths[card] == state.manilha]
    texts = [card_text(card) for card in sorted(found, key=state.strength, reverse=True)]
    return [Manilha(text[:-1], text[-1]) for text in texts]


def _result(state: TrucoState) -> Outcome | None:
    result = state.result
    return None if result is None else Outcome(list(result.scores), list(result.winners), result.reason)


FIELDS: Final[dict[str, Callable[[TrucoState, int | None], object]]] = {
    "dealer": lambda state, _: state.dealer,
    "number": lambda state, _: state.number,
    "phase": lambda state, _: rules_hand.PHASES[state.phase],
    "kind": lambda state, _: rules_hand.KINDS[state.kind],
    "onze_side": lambda state, _: _some(state.onze_side),
    "asked_seats": lambda state, _: list(state.asked_seats()),
    "question": lambda state, _: state.question,
    "scores": lambda state, _: list(state.score),
    "value": lambda state, _: state.value,
    "asked": lambda state, _: state.asked or None,
    "caller": lambda state, _: _some(state.caller),
    "raiser": lambda state, _: _some(state.raiser),
    "said_no": lambda state, _: list(state.said_no),
    "turn": lambda state, _: _some(state.turn),
    "cutter": lambda state, _: state.cutter(),
    "looked": _looked,
    "cutter_took": lambda state, _: _some(state.cutter_took),
    "vira": lambda state, _: None if state.vira == rules_hand.NOBODY else card_text(state.vira),
    "manilha": lambda state, _: _manilha(state),
    "manilhas": lambda state, _: _manilhas(state),
    "hands": _hands,
    "maybe": _maybe,
    "exposed": lambda state, _: [None if card == rules_hand.NOBODY else card_text(card) for card in state.exposed],
    "skipped": lambda state, _: list(state.skipped),
    "tricks": _tricks,
    "winning": lambda state, _: rules_trick.winning(state) if state.starts else [],
    "result": lambda state, _: _result(state),
}
"""How each field that changes is read from the state, for one seat. The only place that decides what a seat gets."""

TURN: Final = frozenset({"phase", "asked_seats", "question", "turn"})
HAND: Final = frozenset(FIELDS)

CHANGED: Final[dict[str, frozenset[str]]] = {
    "cut": HAND,
    "left": TURN,
    "looked": TURN | {"looked"},
    "kept": TURN | {"looked", "cutter_took"},
    "gave": TURN | {"looked", "cutter_took"},
    "dealt": HAND,
    "escuro": frozenset({"kind"}),
    "onze": frozenset({"kind", "onze_side"}),
    "voted": TURN | {"said_no", "kind"},
    "shown": frozenset({"hands", "maybe", "tricks"}),
    "stayed": TURN | {"said_no"},
    "declined": TURN,
    "raised": TURN | {"asked", "value", "caller", "raiser", "said_no"},
    "accepted": TURN | {"asked", "value", "caller", "said_no"},
    "refused": TURN | {"said_no"},
    "folded": TURN | {"asked", "caller", "said_no"},
    "played": TURN | {"hands", "maybe", "tricks", "winning", "exposed"},
    "covered": TURN | {"hands", "maybe", "tricks", "winning"},
    "blind": TURN | {"hands", "maybe", "tricks", "winning"},
    "exposed": frozenset({"hands", "maybe", "tricks", "exposed", "skipped"}),
    "skipped": TURN,
    "trick": TURN | {"tricks", "winning", "exposed", "skipped"},
    "tied": TURN | {"tricks", "winning", "exposed", "skipped"},
    "hand": TURN | {"scores", "dealer", "cutter", "asked", "caller", "said_no"},
    "lost_by_truco": TURN | {"result"},
    "match": TURN | {"result", "scores"},
    "ruled": TURN | {"scores", "dealer", "cutter", "asked", "caller", "said_no", "looked"},
}
"""The fields of the view that each kind of event may change."""


def _card_fact(number: int) -> Fact:
    return None if number == rules_hand.NOBODY else card_text(number)


def _facts(state: TrucoState, seat: int | None, event: Happening) -> dict[str, Fact]:
    """What an event tells a seat besides the changed fields."""
    kind, one, two, three = event.kind, event.one, event.two, event.three
    if kind in {"played", "blind", "exposed"}:
        return {"seat": one, "card": card_text(two)}
    if kind == "covered":
        return {"seat": one, "card": card_text(two) if one == seat else BACK}
    if kind == "kept":
        return {"seat": one, "card": card_text(two) if one == seat else BACK}
    if kind == "gave":
        return {"seat": one, "to": two, "card": card_text(three) if seat in (one, two) else BACK}
    if kind == "dealt":
        return {"dealer": one, "vira": _card_fact(two), "manilha": _manilha(state)}
    if kind == "trick":
        return {"number": one, "seat": two, "side": three}
    if kind == "hand":
        return {"side": _some(one), "points": two, "reason": rules_hand.REASONS[three]}
    if kind == "voted":
        return {"seat": one, "answer": ALPHABET.text(two).split()[1]}
    if kind == "ruled":
        return {"ruling": "fraud" if one else "miscount", "seat": two}
    if kind == "match":
        won, lost = (one, 1 - one) if one >= 0 else (0, 1)
        return {"side": _some(one), "won": state.score[won], "lost": state.score[lost]}
    facts: dict[str, Fact] = dict(zip(NAMES.get(kind, ("seat",)), (one, two, three), strict=False))
    if kind in {"onze", "escuro", "lost_by_truco"}:
        facts["mark"] = state.game.eleven
    return facts


NAMES: Final[dict[str, tuple[str, ...]]] = {
    "escuro": (),
    "onze": ("side",),
    "shown": ("side",),
    "declined": ("side", "points"),
    "folded": ("side", "points"),
    "raised": ("seat", "value"),
    "accepted": ("seat", "value"),
    "looked": ("seat", "count"),
    "tied": ("number",),
}
"""What the numbers of an event stand for, where it is not just a seat."""


def told(state: TrucoState, seat: int | None) -> list[Event]:
    """What the last deal, act or ruling made known to a seat. The changed fields come with the last event."""
    events = state.events
    if not events:
        return []
    names = frozenset[str]().union(*(CHANGED[event.kind] for event in events))
    changes = {name: read(state, seat) for name, read in FIELDS.items() if name in names}
    last = len(events) - 1
    return [
        Event(event.kind, _facts(state, seat, event), changes if place == last else {})
        for place, event in enumerate(events)
    ]
