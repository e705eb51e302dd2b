"""The reference player of Truco: plain, honest play that a better bot has to beat.

It takes a trick with the lowest card that wins it, raises with two manilhas, accepts with one or with a three, and
plays its mão de onze with as much. It decides from the view alone and draws no lots: the same view, the same act.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from carteado.cards import BACK, RANKS, parse_card, rank_of
from carteado.core import Action, Game
from carteado.games.truco.rules import (
    ACCEPT,
    BLIND,
    COVERED,
    FOLD,
    GIVE,
    GIVE_FIRST,
    GIVE_SECOND,
    KEEP,
    LOOK,
    LOOK_TWO,
    RAISE,
    STAY,
    VOTE_OPEN,
    manilha_strength,
    play_of,
)
from carteado.games.truco.state import TrucoGame
from carteado.games.truco.view import Trick, TrucoView
from carteado.views import View

LOWEST_MANILHA: Final = manilha_strength(0)
"""Cards of this strength and above are manilhas."""


class ReferenceBot:
    """The reference player. See the module."""

    def __init__(self, game: Game, seed: int = 0) -> None:  # noqa: ARG002 - every bot is made with a seed
        self.game = cast("TrucoGame", game)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        seen = cast("TrucoView", view)
        wish = WISHES[seen.phase](self, seen)
        return next((action for action in wish if action in legal), legal[0])

    # ---- each answers with what it would do, the dearest first ----------------------------------------------

    def vote(self, _view: TrucoView) -> list[Action]:
        """Eleven all: it would rather see its cards."""
        return [VOTE_OPEN]

    def cut(self, _view: TrucoView) -> list[Action]:
        """A look costs nothing (T-12)."""
        return [LOOK_TWO, LOOK]

    def keep(self, view: TrucoView) -> list[Action]:
        """The higher card stays, the lower goes to the partner; of one, an ace or better stays (T-12)."""
        looked = [self.game.strengths[parse_card(text)] for text in view.looked or [] if text != BACK]
        if len(looked) == 2:
            return [GIVE_FIRST if looked[0] <= looked[1] else GIVE_SECOND]
        ace = self.game.ranks.index("1" if "1" in self.game.ranks else "A")
        return [KEEP, GIVE] if looked and looked[0] >= ace else [GIVE, KEEP]

    def onze(self, view: TrucoView) -> list[Action]:
        """It plays with what it would accept truco with, in the hands that it sees (T-38)."""
        return [STAY if self._good(view) else FOLD]

    def answer(self, view: TrucoView) -> list[Action]:
        """It raises with two manilhas, and accepts with one or with a three (T-29 to T-31)."""
        accept = ACCEPT if self._good(view) else FOLD
        return [*self._raises(view), accept]

    def play(self, view: TrucoView) -> list[Action]:
        """It raises with two manilhas, and else plays a card (T-16 to T-24, T-27)."""
        if view.kind == "escuro":
            return [BLIND]
        return [*self._raises(view), play_of(self._card(view))]

    # ---- judging --------------------------------------------------------------------------------------------

    def _strength(self, view: TrucoView, text: str) -> int:
        card = parse_card(text)
        return manilha_strength(card) if RANKS[rank_of(card)] == view.manilha else self.game.strengths[card]

    def _own(self, view: TrucoView) -> list[str]:
        assert view.seat is not None
        return [text for text in view.hands[view.seat] if text != BACK]

    def _raises(self, view: TrucoView) -> list[Action]:
        """Every step of the ladder, with two manilhas; one of them at most is legal."""
        manilhas = [text for text in self._own(view) if self._strength(view, text) >= LOWEST_MANILHA]
        return list(range(RAISE, ACCEPT)) if len(manilhas) >= 2 and view.kind == "ordinary" else []

    def _good(self, view: TrucoView) -> bool:
        """A manilha or a three, in its own hand or in a partner's that it was shown."""
        assert view.seat is not None
        side = view.seat % 2
        cards = [text for seat, hand in enumerate(view.hands) if seat % 2 == side for text in hand if text != BACK]
        three = len(self.game.ranks) - 1
        return any(self._strength(view, text) >= three for text in cards)

    def _card(self, view: TrucoView) -> int:
        """The lowest card that takes the trick; the lowest of all if none does, or a partner has it already.

        To lead, the highest card, but in the first trick the highest that is no manilha.
        """
        assert view.seat is not None
        hand = sorted(self._own(view), key=lambda text: (self._strength(view, text), text))
        trick = view.tricks[-1]
        side = view.seat % 2
        mine = self._best(view, trick, side)
        theirs = self._best(view, trick, 1 - side)
        if not trick.plays:
            plain = [text for text in hand if self._strength(view, text) < LOWEST_MANILHA]
            chosen = plain[-1] if plain and len(view.tricks) == 1 else hand[-1]
        elif mine > theirs:
            chosen = hand[0]
        else:
            ahead = view.tricks[0].done and view.tricks[0].winner is not None and view.tricks[0].winner % 2 == side
            enough = theirs if ahead else theirs + 1  # T-23: who won the first trick wins with a tie
            chosen = next((text for text in hand if self._strength(view, text) >= enough), hand[0])
        return parse_card(chosen)

    def _best(self, view: TrucoView, trick: Trick, side: int) -> int:
        open_cards = [play.card for play in trick.plays if play.seat % 2 == side and not play.covered]
        return max((self._strength(view, text) for text in open_cards), default=COVERED)


WISHES: Final[Mapping[str, Callable[[ReferenceBot, TrucoView], list[Action]]]] = {
    "vote": ReferenceBot.vote,
    "cut": ReferenceBot.cut,
    "keep": ReferenceBot.keep,
    "onze": ReferenceBot.onze,
    "answer": ReferenceBot.answer,
    "play": ReferenceBot.play,
}
"""What it would do in each phase of a hand."""
