"""The engine of Truco against a second, plain implementation: random tables, random play, step by step."""

from __future__ import annotations

import contextlib
import random

import pytest

from carteado.cards import card_text
from carteado.core import Deal, End, GameError, Illegal, Turn
from carteado.games.truco import Game, Options
from carteado.games.truco.view import TrucoView
from tests.conftest import deals
from tests.laws.forms import shuffled
from tests.rules.oracle import Match
from tests.rules.oracle_tricks import House, Trick

SCORES = [(0, 0), (11, 7), (10, 11), (11, 11), (8, 10), (6, 9)]
RULINGS = ["fraud 0", "fraud 1", "fraud 2", "fraud 3", "miscount 0", "miscount 1", "miscount 2 3", "miscount 1 3"]


def house(rng: random.Random) -> House:
    """A table with some options out of the ordinary."""
    while True:
        values = {
            choice.name: rng.choice([1, 2, 5, 60] if choice.name == "max_deals" else choice.values)
            for choice in Options.choices()
            if rng.random() < 0.5
        }
        players = rng.choice([2, 4, 4, 6])
        options = Options().changed(values)
        with contextlib.suppress(GameError):
            Game(options, players)
            return House(options, players)


class Both:
    """A match that is played by the engine and by the oracle at once."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.shyness = rng.choice([0.0, 0.5, 1.0])
        self.house = house(rng)
        self.game = Game(self.house.options, self.house.players)
        dealer = rng.randrange(self.house.players)
        self.oracle = Match(self.house, dealer)
        gap = self.house.options.target - 12
        zero, one = rng.choice(SCORES)
        self.oracle.scores = [zero + gap, one + gap] if zero else [0, 0]
        start = self.game.start(dealer).position()
        self.state = self.game.position(start.replace("scores=0-0", "scores={}-{}".format(*self.oracle.scores)))
        self.story: list[str] = [f"{self.house.options.differing()} {self.house.players} players, {start}"]

    def __str__(self) -> str:
        return "\n".join([*self.story, self.state.position()])

    def compare(self) -> None:
        """All that both can say is the same."""
        state, oracle, view = self.state, self.oracle, self.state.view(None)
        assert isinstance(view, TrucoView)
        awaits = state.awaits()
        assert list(state.scores()) == oracle.scores, f"scores {oracle.scores}\n{self}"
        if oracle.result:
            assert isinstance(awaits, End), f"over {oracle.result}\n{self}"
            assert (list(awaits.result.winners), awaits.result.reason) == oracle.result, str(self)
        elif oracle.hand is None:
            assert isinstance(awaits, Deal), f"a deal\n{self}"
            assert {card_text(card) for card in awaits.pack} == self.house.pack()
            assert view.dealer == oracle.dealer, f"dealer {oracle.dealer}\n{self}"
        else:
            assert isinstance(awaits, Turn), f"{oracle.hand.asks()}\n{self}"
            assert sorted(awaits.seats) == oracle.asked(), f"{oracle.hand.asks()}\n{self}"
            self.compare_hand(view)
        for seat in range(self.house.players):
            legal = {self.game.alphabet.text(action) for action in state.legal(seat)}
            assert legal == oracle.legal(seat), f"legal {seat}: oracle {sorted(oracle.legal(seat))}\n{self}"
            fouls = {self.game.alphabet.text(action) for action in state.fouls(seat)}
            assert fouls == oracle.fouls(seat), f"fouls {seat}: oracle {sorted(oracle.fouls(seat))}\n{self}"

    def compare_hand(self, view: TrucoView) -> None:
        hand = self.oracle.hand
        assert hand is not None
        asked, seats = hand.asks()
        assert view.phase == asked, str(self)
        assert view.dealer == hand.dealer, str(self)
        assert view.value == hand.value(), f"value {hand.value()}\n{self}"
        if asked in {"vote", "cut", "keep"}:
            return
        vira = hand.vira()
        assert view.vira == vira, str(self)
        assert view.manilha == (hand.house.manilhas(vira)[0][:-1] if vira else None), str(self)
        assert [each.rank + each.suit for each in view.manilhas] == hand.house.manilhas(vira)[::-1], str(self)
        open_trick = hand.tricks[len(view.tricks) - 1] if not view.tricks[-1].done else Trick(0)
        assert view.winning == open_trick.standing(self.house, vira), str(self)
        over = [trick.winner for trick in view.tricks if trick.done]
        assert over == [trick.winner(self.house, vira) for trick in hand.tricks[: len(over)]], str(self)
        if asked == "play":
            assert view.turn == seats[0], str(self)
            assert view.tricks[-1].leader == hand.tricks[-1].leader, str(self)
        pending = hand.pending()
        assert view.asked == (pending.value if pending else None), str(self)
        for seat in range(self.house.players):
            if not hand.blind():
                seen = self.state.view(seat)
                assert isinstance(seen, TrucoView)
                assert sorted(seen.hands[seat]) == sorted(hand.holds(seat)), str(self)

    def step(self) -> None:
        """A deal, an act, a foul or a ruling, taken by both."""
        awaits = self.state.awaits()
        if self.house.options.adjudication_commands and self.rng.random() < 0.03:
            self.ruling()
        elif isinstance(awaits, Deal):
            order = shuffled(awaits, self.rng)
            self.state.deal(order)
            self.story.append(" ".join(card_text(card) for card in order[: awaits.first]))
            self.oracle.deal([card_text(card) for card in order])
        else:
            self.act()

    def act(self) -> None:
        rng, seats = self.rng, range(self.house.players)
        legal = [(seat, act) for seat in seats for act in sorted(self.oracle.legal(seat))]
        fouls = [(seat, act) for seat in seats for act in sorted(self.oracle.fouls(seat))]
        # More of what chance alone would seldom play: talk, and card after card face down.
        talk = [(seat, act) for seat, act in legal if act.split()[0] not in {"play", "cover", "fold", "raise"}]
        covers = [(seat, act) for seat, act in legal if act.startswith("cover")]
        favourites = [(fouls, 0.1), (talk, 0.2), (covers, self.shyness)]
        seat, text = rng.choice(next((acts for acts, chance in favourites if acts and rng.random() < chance), legal))
        self.story.append(f"{seat} {text}")
        self.state.play(seat, self.game.alphabet.parse(text))
        self.oracle.act(seat, text)

    def ruling(self) -> None:
        ruling = self.rng.choice(RULINGS)
        if max(int(word) for word in ruling.split()[1:]) >= self.house.players:
            return
        self.story.append(f"host {ruling}")
        if self.oracle.allows(ruling):
            self.state.rule(ruling)
            self.oracle.rule(ruling)
        else:
            with pytest.raises(Illegal):
                self.state.rule(ruling)


def test_engine_and_oracle_agree() -> None:
    rng = random.Random("oracle")
    for _ in range(deals(1500, 100_000)):
        match = Both(rng)
        match.compare()
        while match.oracle.result is None:
            match.step()
            match.compare()
