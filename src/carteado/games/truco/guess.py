"""A world that agrees with what a seat of a Truco table knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carteado.cards import BACK, parse_card
from carteado.core import Result, Rng
from carteado.games.truco import rules_deal, rules_hand
from carteado.games.truco.knowledge import KEPT, possible_places
from carteado.games.truco.rules_hand import Shown
from carteado.games.truco.view import TrucoView

if TYPE_CHECKING:
    from carteado.games.truco.state import TrucoGame, TrucoState
    from carteado.views import View


def guess(game: TrucoGame, seen: View, rng: Rng) -> TrucoState:
    """A state whose view, from the same seat, is this view; what the seat cannot know is drawn at random."""
    view = cast("TrucoView", seen)
    state = game.start(view.dealer)
    _public(state, view)
    hidden = _unseen(game, view)
    for last in range(len(hidden) - 1, 0, -1):
        other = rng.randrange(last + 1)
        hidden[last], hidden[other] = hidden[other], hidden[last]
    _hands(state, view, hidden, rng)
    if view.phase in {"vote", "cut", "keep"}:
        looked = [card for card in view.looked or [] if card != BACK]
        known = [parse_card(text) for text in looked]
        state.undealt = known + hidden[: game.awaited.first - len(known)]
        state.looked = len(view.looked or [])
    return state


def _public(state: TrucoState, view: TrucoView) -> None:
    """Everything that is not a hidden card."""
    state.score = list(view.scores)
    state.number = view.number
    state.question = view.question
    state.phase = rules_hand.PHASES.index(view.phase)
    state.kind = rules_hand.KINDS.index(view.kind)
    state.onze_side = _number(view.onze_side)
    if view.result is not None:
        state.result = Result(tuple(view.result.scores), tuple(view.result.winners), view.result.reason)
    rules_deal.set_vira(state, rules_hand.NOBODY if view.vira is None else parse_card(view.vira))
    state.cutter_took = _number(view.cutter_took)
    state.value = view.value
    state.asked = view.asked or 0
    state.caller = _number(view.caller)
    state.raiser = _number(view.raiser)
    state.said_no = list(view.said_no)
    state.exposed = [rules_hand.NOBODY if text is None else parse_card(text) for text in view.exposed]
    state.skipped = list(view.skipped)
    for trick in view.tricks:
        state.leader = trick.leader
        state.leaders.append(trick.leader)
        state.starts.append(len(state.play_seats))
        for play in trick.plays:
            state.play_seats.append(play.seat)
            state.play_cards.append(rules_hand.NOBODY if play.card == BACK else parse_card(play.card))
            state.play_covered.append(play.covered)
        if trick.done:
            state.winners.append(_number(trick.winner))
            state.outcomes.append(_number(None if trick.winner is None else trick.winner % 2))
    if view.turn is not None:
        state.turn = view.turn


def _number(value: int | None) -> int:
    return rules_hand.NOBODY if value is None else value


def _unseen(game: TrucoGame, view: TrucoView) -> list[int]:
    """The cards of the pack of which the seat does not know where they are."""
    texts = [text for hand in view.hands for text in hand]
    texts += [play.card for trick in view.tricks for play in trick.plays]
    texts += [each.card for seat in view.maybe for each in seat]
    texts += [text for text in [*view.exposed, view.vira, *(view.looked or [])] if text is not None]
    seen = {parse_card(text) for text in texts if text != BACK}
    return [card for card in game.pack if card not in seen]


def _hands(state: TrucoState, view: TrucoView, hidden: list[int], rng: Rng) -> None:
    """Fill the hands and the covered cards: first those that one has been shown, then any."""
    eye = rules_hand.EVERYBODY if view.seat is None else view.seat
    for holder, hand in enumerate(view.hands):
        known = [parse_card(text) for text in hand if text != BACK]
        maybe = {parse_card(each.card): state.starts[each.since] for each in view.maybe[holder]}
        slots = [
            place
            for place, seat in enumerate(state.play_seats)
            if seat == holder and state.play_cards[place] == rules_hand.NOBODY
        ]
        worlds = possible_places(maybe, slots, len(hand) - len(known))
        world = worlds[rng.randrange(len(worlds))]
        kept = [card for card, place in world.items() if place == KEPT]
        for card, place in world.items():
            if place != KEPT:
                state.play_cards[place] = card
        for place in slots:
            if state.play_cards[place] == rules_hand.NOBODY:
                state.play_cards[place] = hidden.pop()
        state.hands[holder] = [
            parse_card(text) if text != BACK else kept.pop() if kept else hidden.pop() for text in hand
        ]
        if holder != view.seat or state.kind == rules_hand.ESCURO:
            state.shown += [Shown(eye, holder, card, rules_hand.IN_HAND) for card in known]
        state.shown += [Shown(eye, holder, card, since) for card, since in maybe.items()]
        if holder != view.seat:
            state.shown += [
                Shown(eye, holder, state.play_cards[place], place)
                for place, seat in enumerate(state.play_seats)
                if seat == holder and state.play_covered[place] and place not in slots
            ]
