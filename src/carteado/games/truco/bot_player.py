"""A player of Truco that weighs, bluffs and plays with its partner, in three levels.

Nothing but the view reaches it, and it remembers nothing: the same view and seed, the same act.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from carteado.cards import BACK, parse_card
from carteado.core import Action, Game
from carteado.games.truco.bot_judgement import Judgement, Manner, asks_again, takes
from carteado.games.truco.bot_prospect import Prospect, prospect
from carteado.games.truco.bot_situation import Situation
from carteado.games.truco.rules import (
    ACCEPT,
    COVER,
    FOLD,
    GIVE,
    GIVE_FIRST,
    GIVE_SECOND,
    KEEP,
    LOOK,
    LOOK_TWO,
    ONZE_VALUE,
    RAISE,
    STAY,
    TIED,
    VOTE_OPEN,
    card_of,
    cover_of,
    next_value,
    play_of,
)
from carteado.games.truco.state import TrucoGame
from carteado.games.truco.view import TrucoView
from carteado.views import View

TENTO: Final = 0.04
"""What a tento is worth to who does not weigh the score, in chances of the match."""

CLOSE: Final = 1e-9
"""Chances that differ by less are the same."""


class Stakes:
    """What the ends of this hand are worth to our side. Whoever does not weigh the score still knows the last hand."""

    def __init__(self, view: TrucoView, game: TrucoGame, manner: Manner) -> None:
        side = cast("int", view.seat) % 2
        self._us, self._them = view.scores[side], view.scores[1 - side]
        self._left = game.max_deals - view.number
        self._target = game.target
        self._prospect: Prospect = prospect(game.target, may_run=game.rules.onze_decline)
        self._by_score = manner.score

    def won(self, value: int) -> float:
        """The worth of winning so many tentos."""
        return self._worth(self._us + value, self._them, value)

    def lost(self, value: int) -> float:
        """The worth of losing so many tentos."""
        return self._worth(self._us, self._them + value, -value)

    def _worth(self, us: int, them: int, gain: int) -> float:
        if self._by_score or max(us, them) >= self._target or self._left <= 0:
            return self._prospect.chance(us, them, self._left)
        return 0.5 + TENTO * gain

    def hand(self, chance: float, value: int) -> float:
        """The worth of playing the hand for so many tentos with this chance of winning it."""
        return chance * self.won(value) + (1 - chance) * self.lost(value)


class Player:
    """See the module. `manner` is its level."""

    def __init__(self, game: Game, seed: int, manner: Manner) -> None:
        self.game = cast("TrucoGame", game)
        self.seed = seed
        self.manner = manner

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        seen = cast("TrucoView", view)
        if len(legal) == 1 or seen.seat is None:
            return legal[0]
        rng = random.Random((self.seed * 1009 + seen.number) * 4099 + seen.question * 8 + seen.seat)  # noqa: S311 - a bot's whim guards no secret
        if seen.phase in PREPARING:
            wish = PREPARING[seen.phase](self, seen)
            return next((action for action in wish if action in legal), legal[0])
        if seen.kind == "escuro":
            return legal[0]
        situation = Situation(self.game, seen, blind=not self.manner.partner)
        judgement = Judgement(situation, self.manner, rng)
        stakes = Stakes(seen, self.game, self.manner)
        if seen.phase == "onze":
            return self._onze(judgement, stakes)
        if seen.phase == "answer":
            return self._answer(seen, legal, judgement, stakes, rng)
        return self._play(seen, legal, judgement, stakes, rng)

    # ---- before the cards ------------------------------------------------------------------------------------

    def vote(self, _view: TrucoView) -> list[Action]:
        """Eleven all: whoever can play would rather see his cards."""
        return [VOTE_OPEN]

    def cut(self, _view: TrucoView) -> list[Action]:
        """A look costs nothing (T-12)."""
        return [LOOK_TWO, LOOK]

    def keep(self, view: TrucoView) -> list[Action]:
        """The higher card stays, the lower goes to the partner; of one, an ace or better stays (T-12)."""
        looked = [self.game.strengths[parse_card(text)] for text in view.looked or [] if text != BACK]
        if len(looked) == 2:
            return [GIVE_FIRST if looked[0] <= looked[1] else GIVE_SECOND]
        good = len(self.game.ranks) - 3
        return [KEEP, GIVE] if looked and looked[0] >= good else [GIVE, KEEP]

    # ---- the stake -------------------------------------------------------------------------------------------

    def _onze(self, judgement: Judgement, stakes: Stakes) -> Action:
        """T-38: play for three, or run for one."""
        run, lost = stakes.lost(1), stakes.lost(ONZE_VALUE)
        if run <= lost + CLOSE:
            return STAY
        chance = judgement.mean(judgement.results())
        return STAY if stakes.hand(chance, ONZE_VALUE) >= run else FOLD

    def _answer(
        self, view: TrucoView, legal: Sequence[Action], judgement: Judgement, stakes: Stakes, rng: random.Random
    ) -> Action:
        asked = cast("int", view.asked)
        results = judgement.results()
        chance = judgement.mean(results)
        accept = stakes.hand(chance, asked)
        again = self._raise_of(view, legal)
        if again is not None:
            more = self._asking(judgement, stakes, results, asked)
            if more > accept + self.manner.nerve + rng.gauss(0, self.manner.whim) and more > stakes.lost(view.value):
                return again
        run = stakes.lost(view.value)
        if run <= stakes.lost(asked) + CLOSE or chance > 1 - CLOSE:
            return ACCEPT  # it cannot get worse, or the hand is won
        return ACCEPT if accept + rng.gauss(0, self.manner.whim) >= run + self.manner.fear else FOLD

    def _asking(self, judgement: Judgement, stakes: Stakes, results: Sequence[float], value: int) -> float:
        """The worth of asking for the next value, when the hand is worth `value` and would go so in each world."""
        more = next_value(value)
        after = next_value(more)
        total = gone = 0.0
        pressed = pressed_won = 0.0
        for world, result in zip(judgement.worlds, results, strict=True):
            theirs = judgement.theirs(world)
            take = takes(theirs)
            press = asks_again(theirs) * take if after else 0.0
            run = (1 - take) * self.manner.bluff
            total += world.weight * (run * stakes.won(value) + (1 - run - press) * stakes.hand(result, more))
            pressed += world.weight * press
            pressed_won += world.weight * press * result
            gone += run
        if pressed:
            total += pressed * max(stakes.lost(more), stakes.hand(pressed_won / pressed, after))
        return total / judgement.total

    def _raise_of(self, view: TrucoView, legal: Sequence[Action]) -> Action | None:
        """The next value to ask for; at eleven never (T-39), whatever the table takes."""
        if view.kind != "ordinary":
            return None
        return next((action for action in legal if RAISE <= action < ACCEPT), None)

    # ---- the cards -------------------------------------------------------------------------------------------

    def _play(
        self, view: TrucoView, legal: Sequence[Action], judgement: Judgement, stakes: Stakes, rng: random.Random
    ) -> Action:
        cards = self._worth_playing(judgement)
        results = {card: judgement.results(card) for card in cards}
        means = {card: judgement.mean(results[card]) for card in cards}
        best = max(means.values())
        alike = [card for card in cards if means[card] >= best - CLOSE]
        chosen = alike[-1] if self._decides(judgement) else alike[0]
        asking = self._raise_of(view, legal)
        if asking is not None:
            more = self._asking(judgement, stakes, results[chosen], view.value)
            calm = stakes.hand(best, view.value)
            nerve = self.manner.nerve * (min(1.0, self.manner.sure * (1 - best)) if self.manner.sure else 1.0)
            if more > calm + nerve + rng.gauss(0, self.manner.whim):
                return asking
        return self._act(chosen, legal, judgement)

    def _decides(self, judgement: Judgement) -> bool:
        """Whether this trick decides the hand, and others can still beat us: then nothing is saved for later."""
        spot = judgement.spot
        return spot.trick > 0 and spot.first == TIED and spot.left > 1

    def _worth_playing(self, judgement: Judgement) -> list[int]:
        """The strengths of the own cards that there is any reason to play, ascending."""
        situation, spot = judgement.situation, judgement.spot
        own = sorted(set(situation.own))
        mine, theirs = spot.best[situation.side], spot.best[1 - situation.side]
        if spot.left == spot.players:
            return own
        if spot.left == 1 and mine > theirs:
            return own[:1]  # the partner has it
        lost = [card for card in own if card < theirs]
        tied = [card for card in own if card == theirs]
        won = [card for card in own if card > theirs]
        if spot.left > 1:
            return lost[:1] + tied + won
        if spot.trick and situation.ahead > 0:
            won = tied + won
            tied = []
        if spot.trick:
            return won[:1] or tied or lost[:1]
        return tied + won[:1] or lost[:1]

    def _act(self, strength: int, legal: Sequence[Action], judgement: Judgement) -> Action:
        """The act that plays a card of this strength, face down if nothing is lost by it."""
        situation, spot = judgement.situation, judgement.spot
        cards = [
            card_of(action) for action in legal if action < COVER and situation.strengths[card_of(action)] == strength
        ]
        card = cards[0]
        hidden = cover_of(card)
        idle = strength < max(spot.best) and spot.trick == 1
        if self.manner.covers and idle and hidden in legal:
            return hidden
        return play_of(card)


PREPARING: Final[Mapping[str, Callable[[Player, TrucoView], list[Action]]]] = {
    "vote": Player.vote,
    "cut": Player.cut,
    "keep": Player.keep,
}
"""What it does before it has cards."""
