"""How a scenario's deal comes about: the order of the pack, and what the cutter does first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from carteado.cards import BACK, CardError, card_text, parse_card
from carteado.core import Game, NotationError, Rng, State
from carteado.games import Arrangement, Spec, SpecError
from carteado.games.truco import rules_hand
from carteado.games.truco.state import TrucoState

SET_UP: Final = ("dealer", "scores", "number")
"""Who deals, the tentos of the two sides, and how many hands have been dealt before."""

ARRANGED: Final = ("vira", "hands", "cut", "looked")
"""What a scenario may say of a deal: the card turned up, each seat's cards (by the order of seats; fewer than three, or
`?`, leave the rest to chance), what the cutter does (`leave` unless said) and the card or cards that he looks at."""


def set_up(game: Game, facts: Mapping[str, Spec]) -> State:
    """A state that waits for a deal. See `GamePackage.set_up`."""
    dealer = facts.get("dealer", 0)
    if not isinstance(dealer, int) or isinstance(dealer, bool) or not 0 <= dealer < game.players:
        raise SpecError("dealer", f"there is no seat {dealer} to deal; seats go from 0 to {game.players - 1}")
    words = dict(word.split("=", 1) for word in game.start(dealer).position().split(" "))
    for key, value in facts.items():
        if key not in SET_UP:
            raise _misnamed(key)
        words[key] = "-".join(str(each) for each in value) if isinstance(value, list) else str(value)
    try:
        return game.position(" ".join(f"{key}={value}" for key, value in words.items()))
    except NotationError as error:
        wrong = next((key for key in facts if f" {key}=" in str(error)), next(iter(facts)))
        raise SpecError(wrong, str(error).partition(": ")[2] or str(error)) from error


def arrange(state: State, wanted: Mapping[str, Spec], rng: Rng) -> Arrangement:
    """The order that deals these cards. See `GamePackage.arrange`."""
    assert isinstance(state, TrucoState)
    for key in wanted:
        if key not in ARRANGED:
            raise _misnamed(key)
    cards = _Cards(state, rng)
    cutter = state.cutter()
    acts = None if "cut" not in wanted else _texts("cut", wanted["cut"])
    looked = cards.named("looked", wanted.get("looked"))
    hands = [
        cards.named("hands", hand, seat, known=looked) for seat, hand in enumerate(_hands(state, wanted.get("hands")))
    ]
    vira = cards.named("vira", wanted.get("vira"))
    if len(vira) > 1 or (vira and state.game.old_manilhas):
        raise SpecError("vira", "one card is turned up, and none with manilha: velha")
    gifts = _gifts(state, acts or [], looked, hands, cards)
    order = [card for card, _ in gifts]
    for seat in state.game.orders[state.dealer]:
        got = [card for card, owner in gifts if owner == seat]
        own = [card for card in hands[seat] if card not in got]
        order += own + [cards.any() for _ in range(3 - len(own) - len(got))]
    order += vira + cards.rest()
    ordered = Arrangement(order, [f"{cutter} {act}" for act in acts or []])
    if acts is None:
        tried = state.copy()
        tried.deal(order)
        ordered.acts.extend([f"{cutter} leave"] if tried.phase == rules_hand.CUTTING else [])
    return ordered


def _misnamed(key: str) -> SpecError:
    message = f"there is no key {key!r} here; the keys are {', '.join((*SET_UP, *ARRANGED))}"
    return SpecError(key, message, misnamed=True)


def _hands(state: TrucoState, value: Spec) -> list[Spec]:
    players = state.game.players
    if value is None:
        return [None] * players
    if not isinstance(value, list) or len(value) != players:
        raise SpecError("hands", f"the cards of {players} seats are wanted here, one text a seat")
    return value


def _gifts(
    state: TrucoState, acts: list[str], looked: list[int], hands: list[list[int]], cards: _Cards
) -> list[tuple[int, int]]:
    """The cards that the cutter looks at, from the top of the pack, and who gets each."""
    cutter = state.cutter()
    partner = (cutter + 2) % state.game.players
    if "keep" in acts:
        owners = [cutter]
    elif "give" in acts:
        owners = [partner]
    elif "give first" in acts:
        owners = [partner, cutter]
    elif "give second" in acts:
        owners = [cutter, partner]
    else:
        owners = [next((seat for seat in (cutter, partner) if card in hands[seat]), cutter) for card in looked]
    if len(looked) > len(owners):
        raise SpecError("looked", f"he looks at {len(owners)}, not at {len(looked)}")
    if not looked:
        for place, owner in enumerate(owners):
            mine = [card for card in hands[owner] if card not in looked]
            looked = [*looked, mine[0] if mine else cards.any()]
            assert len(looked) == place + 1
    for card, owner in zip(looked, owners, strict=True):
        if any(card in hand and seat != owner for seat, hand in enumerate(hands)):
            raise SpecError("looked", f"{card_text(card)} goes to seat {owner}, and stands in another hand")
        if len([each for each in hands[owner] if each != card]) > 2:
            raise SpecError("hands", f"seat {owner} gets {card_text(card)} and would have four cards", owner)
    return list(zip(looked, owners, strict=True))


class _Cards:
    """The pack, from which a scenario names cards and chance takes the others."""

    def __init__(self, state: TrucoState, rng: Rng) -> None:
        self.pack = state.game.pack
        self.rng = rng
        self.left = list(self.pack)
        self.taken: list[int] = []

    def named(self, key: str, value: Spec, item: int | None = None, known: list[int] | None = None) -> list[int]:
        """The cards of a text, at most three."""
        if value is None:
            return []
        if not isinstance(value, str):
            raise SpecError(key, "cards are wanted here, like 4p 7c", item)
        found = []
        for text in value.split():
            if text == BACK:
                continue
            try:
                card = parse_card(text)
            except CardError as error:
                raise SpecError(key, str(error), item) from error
            if card not in self.pack:
                raise SpecError(key, f"{card_text(card)} is no card of this pack", item)
            if card in self.taken and card not in (known or []):
                raise SpecError(key, f"{card_text(card)} is named twice", item)
            self.taken.append(card)
            if card in self.left:
                self.left.remove(card)
            found.append(card)
        if len(found) > 3:
            raise SpecError(key, "nobody has more than three cards", item)
        return found

    def any(self) -> int:
        """A card that the scenario does not name."""
        return self.left.pop(self.rng.randrange(len(self.left)))

    def rest(self) -> list[int]:
        """All that is left, in any order."""
        return [self.any() for _ in range(len(self.left))]


def _texts(key: str, value: Spec) -> list[str]:
    texts = value if isinstance(value, list) else [value]
    found = [text for text in texts if isinstance(text, str)]
    if len(found) != len(texts):
        raise SpecError(key, "a list of what the cutter does is wanted here, like [look, keep]")
    return found
