"""What there is to say at a table of Truco: which words of `terms/` fit an event, a question, an act or a refusal.

No sentence is made here. A `Phrase` names a message and what fills its gaps; whoever has the words says it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from carteado.cards import BACK
from carteado.games import Phrase, Told, listed
from carteado.games.truco.view import TrucoView
from carteado.views import Event, Fact, View

SEATED: Final = ("seat", "dealer", "turn")
"""Facts that name who acts."""


def card(view: View, text: str) -> Phrase:
    """A card in words, as in a sentence: `sete de copas`, `sota de copas (dez)`, `carta fechada`."""
    if text == BACK:
        return Phrase("card-back")
    rank, suit = text[:-1], text[-1]
    spanish = cast("TrucoView", view).options["deck"] == "spanish"
    args: dict[str, Told] = {
        "rank": Phrase(f"rank-{rank}"),
        "suit": Phrase(f"suit-{suit}-spanish" if spanish else f"suit-{suit}"),
    }
    if spanish and rank in {"10", "11", "12"}:
        return Phrase("card-figure-said", {**args, "figure": Phrase(f"figure-{rank}")})
    return Phrase("card", args)


def side(view: View, number: int, names: Sequence[str]) -> dict[str, Told]:
    """How a side is spoken of: us and them; me and a name one against one; names for a spectator."""
    seats = range(number, view.players, 2)
    name = listed([names[seat] for seat in seats])
    single = len(seats) == 1
    if view.seat is None:
        return {"side": "one" if single else "pair", "name": name}
    mine = view.seat in seats
    return {"side": ("me" if mine else "one") if single else ("us" if mine else "them"), "name": name}


def _args(view: View, facts: Mapping[str, Fact], names: Sequence[str]) -> dict[str, Told]:
    args: dict[str, Told] = {"winning": "no"}
    args |= {name: fact for name, fact in facts.items() if isinstance(fact, str | int)}
    args |= {name: card(view, fact) for name in ("card", "vira") if isinstance(fact := facts.get(name), str)}
    if isinstance(rank := facts.get("manilha"), str):
        args["manilha"] = Phrase(f"rank-{rank}")
    seat = next((fact for name in SEATED if isinstance(fact := facts.get(name), int)), None)
    if seat is not None:
        args |= {"who": names[seat], "me": "yes" if seat == view.seat else "no"}
    if isinstance(to := facts.get("to"), int):
        args |= {"to": names[to], "to_me": "yes" if to == view.seat else "no"}
    if "side" in facts:
        number = facts["side"]
        args |= side(view, number, names) if isinstance(number, int) else {"side": "none", "name": ""}
        if isinstance(number, int):
            other = side(view, 1 - number, names)
            args |= {"other": other["side"], "other_name": other["name"]}
    if "number" in facts and isinstance(facts["number"], int):
        args["number"] = facts["number"]
    return args


def event(after: View, event: Event, names: Sequence[str]) -> list[Phrase]:
    """What is said of an event, to who sees the table so after it; nothing where another event says it already."""
    view = cast("TrucoView", after)
    kind = event.kind
    args = _args(view, event.facts, names)
    args["mark"] = _target(view) - 1
    if kind == "skipped" or (kind == "hand" and event.facts.get("reason") in {"folded", "declined"}):
        return []
    if kind == "dealt":
        said = [Phrase("event-dealt" if view.vira is not None else "event-dealt-velha", args)]
        return [*said, Phrase("event-escuro-open", args)] if view.kind == "both" else said
    if kind == "played":
        args["winning"] = _standing(view, event)
    elif kind == "stayed":
        args["value"] = view.value
    elif kind == "exposed" and view.options["out_of_turn"] == "skip":
        kind = "skipped"
    elif kind == "match":
        scores = view.scores
        winner = event.facts.get("side")
        args["won"] = scores[winner] if isinstance(winner, int) else max(scores)
        args["lost"] = scores[1 - winner] if isinstance(winner, int) else min(scores)
        if not isinstance(winner, int):
            args["side"] = "shared"
    return [Phrase(f"event-{kind.replace('_', '-')}", args)]


def _standing(view: TrucoView, event: Event) -> str:
    """Whether the card that was just played wins the trick as it lies (`yes`), ties (`tie`), or neither (`no`)."""
    if not view.tricks or len(view.tricks[-1].plays) < 2 or event.facts["seat"] not in view.winning:
        return "no"
    return "yes" if len(view.winning) == 1 else "tie"


def _target(view: TrucoView) -> int:
    target = view.options["target"]
    assert isinstance(target, int)
    return target


def question(seen: View, names: Sequence[str]) -> Phrase:
    """What the table asks the seat that sees it so, or whom it waits for."""
    view = cast("TrucoView", seen)
    mark = _target(view) - 1
    asked = view.asked_seats
    if view.seat not in asked:
        who: dict[str, Told] = {"who": listed([names[seat] for seat in asked])}
        waits = {"cut": "prompt-wait-cut", "keep": "prompt-wait-cut", "play": "prompt-wait"}
        return Phrase(waits.get(view.phase, "prompt-wait-answer"), who)
    if view.phase == "answer":
        if len(asked) == 1 and view.said_no:
            own = [names[seat] for seat in view.said_no if seat % 2 == view.seat % 2]
            return Phrase("prompt-answer-last", {"who": listed(own), "n": len(own)})
        return Phrase("prompt-answer", {"value": view.asked or 0})
    if view.phase == "keep":
        looked = [card(view, text) for text in view.looked or []]
        if len(looked) == 2:
            return Phrase("prompt-keep-two", {"first": looked[0], "second": looked[1]})
        return Phrase("prompt-keep-mano" if view.players == 2 else "prompt-keep", {"card": looked[0]})
    if view.phase == "play":
        return Phrase("prompt-play-blind" if view.kind == "escuro" else "prompt-play")
    return Phrase(f"prompt-{view.phase}", {"mark": mark})


def act(view: View, text: str) -> Phrase:
    """The words of an act, as on a button."""
    verb, _, what = text.partition(" ")
    if verb in {"play", "cover"}:
        return Phrase(f"action-{verb}-card", {"card": card(view, what)})
    if verb == "blind":
        return Phrase("action-blind-n", {"n": int(what)})
    return Phrase(f"action-{text.replace(' ', '-')}")


def doubt(text: str) -> str:
    """The key of what is asked before an act that is taken and punished; with `-why`, the reason."""
    return "confirm-raise-onze" if text.startswith("raise") else "confirm-out_of_turn"


def refusal(view: View, code: str, facts: Mapping[str, int | str], names: Sequence[str]) -> list[Phrase]:
    """What is missing, and why."""
    args = _args(view, dict(facts), names)
    return [Phrase(f"refusal-{code}", args), Phrase(f"refusal-{code}-why", args)]
