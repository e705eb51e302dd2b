"""The bots: they play by the rules, from what they see, and the reference player knows what it is about."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from carteado import bots, games
from carteado.bots import arena
from carteado.core import Action, Deal, End, Game, GameError, State
from carteado.games.truco import Game as TrucoGame
from carteado.games.truco import Options
from carteado.match.match import Match
from carteado.match.verify import faults
from carteado.views import View
from tests.conftest import size
from tests.laws.forms import FORMS, PRESETS, Form, choose, over


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_every_bot_plays_every_form_by_the_rules(form: Form) -> None:
    for name in bots.names(form.game.key):
        tally = arena.play(form.game, [name], 7, size(2, 20))
        assert tally.errors == []
        assert tally.matches == size(2, 20)


@pytest.mark.parametrize("form", PRESETS, ids=lambda form: form.name)
def test_a_bot_reads_its_view_and_nothing_else(form: Form) -> None:
    """In another world that looks the same, the reference player does the same."""
    rng = random.Random(f"bot {form.name}")
    reference = bots.make(form.game, "reference", 0)
    state = form.game.start()
    while not over(state):
        awaits = state.awaits()
        if not isinstance(awaits, Deal | End):
            seat = awaits.seats[0]
            world = form.game.guess(state.view(seat), rng)
            assert reference.choose(state.view(seat), state.legal(seat)) == reference.choose(
                world.view(seat), world.legal(seat)
            )
        choose(state, rng, fouls=0).apply(state)


def test_the_same_seed_plays_the_same() -> None:
    game = TrucoGame(Options(), 4)
    for name in bots.names("truco"):
        first, second = ([match.finished().seal for match in _matches(game, [name, "random"], 3)] for _ in range(2))
        assert first == second
    assert [m.finished().seal for m in _matches(game, ["random"], 3)] != [
        m.finished().seal for m in _matches(game, ["random"], 4)
    ]


def _matches(game: Game, names: Sequence[str], seed: int) -> list[Match]:
    played: list[Match] = []
    arena.play(game, names, seed, 3, after=lambda _, match: played.append(match))
    return played


def test_every_match_of_the_arena_has_a_record_that_holds() -> None:
    for match in _matches(TrucoGame(Options(), 4), ["reference", "greedy"], 5):
        assert faults(match.finished()) == []
        assert {sitter.bot for sitter in match.record.seats} == {"reference", "greedy"}


def test_the_arena_is_ten_lines_over_the_match() -> None:
    game = TrucoGame(Options(), 2)
    tally = arena.play(game, ["random"], 21, 5)
    deals = actions = 0
    for number in range(5):
        match, players = arena.begin(game, 21, number, ["random", "random"])
        while not match.over():
            awaits = match.awaits()
            if isinstance(awaits, Deal):
                match.deal()
                deals += 1
            elif not isinstance(awaits, End):
                seat = awaits.seats[0]
                match.act(seat, players[seat].choose(match.view(seat), match.legal(seat)))
                actions += 1
    assert (tally.matches, tally.deals, tally.actions) == (5, deals, actions)


def test_places_turn_from_match_to_match() -> None:
    assert arena.seated(["a", "b"], 4, 0) == ["a", "b", "a", "b"]
    assert arena.seated(["a", "b"], 4, 1) == ["b", "a", "b", "a"]
    assert arena.seated(["a"], 2, 5) == ["a", "a"]
    for wrong in ([], ["a", "b", "c"]):
        with pytest.raises(GameError, match="share 4 places"):
            arena.seated(wrong, 4, 0)


def test_so_many_deals_and_no_more() -> None:
    for deals in (1, 5, 30):
        assert arena.play(TrucoGame(Options(), 4), ["random"], 2, 0, deals).deals == deals


def test_a_bot_that_breaks_is_an_error_and_not_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, view: View, legal: Sequence[Action]) -> Action:
            del view
            return max(legal) + 1

    monkeypatch.setitem(games.package("truco").BOTS, "cheat", lambda _game, _seed: Cheat())
    tally = arena.play(TrucoGame(Options(), 2), ["cheat", "random"], 1, 3)
    assert tally.matches == 0
    assert len(tally.errors) == 3
    assert "Illegal" in tally.errors[0]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(GameError, match="there are calmo, esperto, mestre, reference"):
        bots.make(TrucoGame(Options(), 2), "wizard", 0)


@pytest.mark.parametrize(
    ("players", "better", "worse", "share"), [(4, "reference", "random", 0.8), (2, "greedy", "random", 0.55)]
)
def test_who_plays_better_wins_more(players: int, better: str, worse: str, share: float) -> None:
    matches = size(100, 2000)
    tally = arena.play(TrucoGame(Options(), players), [better, worse], 1, matches)
    assert tally.wins[better] > share * matches


def dealt(text: str, players: int = 2, **options: bool | int | str) -> tuple[TrucoGame, State]:
    game = TrucoGame(Options().changed(options), players)
    words = "scores=0-0 dealer=1 number=1 question=3 phase=play kind=ordinary onze=- value=1 asked=0 caller=- "
    words += (
        "raiser=- no=- top=- looked=0 took=- vira=4p hands={} exposed=-/- skipped=- turn=0 tricks=0:: shown=- result=-"
    )
    return game, game.position(words.format(text))


@pytest.mark.parametrize(
    ("hands", "acts", "expected"),
    [
        ("7o.Qo.Ao/3c.6o.Kp", [], "play Ao"),  # leads its highest
        ("5o.Qo.3o/3c.6o.Kp", [], "play 3o"),  # but keeps its manilha in the first trick
        ("5o.5p.3o/3c.6o.Kp", [], "raise 3"),  # raises with two manilhas
        ("7o.Qo.Ao/3c.6o.Kp", ["play 7o"], "play Kp"),  # takes the trick with the lowest card that takes it
        ("5p.Qo.Ao/3c.6o.Kp", ["play 5p"], "play 6o"),  # throws its lowest where none takes it
        ("7o.Qo.Ao/3c.6o.Kp", ["raise 3"], "accept"),  # accepts with a three
        ("7o.Qo.Ao/5o.6o.Kp", ["raise 3"], "accept"),  # or with a manilha
        ("7o.Qo.Ao/2c.6o.Kp", ["raise 3"], "fold"),  # and runs without
        ("7o.Qo.Ao/5c.5o.Kp", ["raise 3"], "raise 6"),  # raises again with two
        ("3o.Qo.Ao/2c.6o.Kp", ["play 3o", "play 6o", "play Qo"], "play Kp"),
        ("3o.Ko.Ao/2c.6o.Kp", ["play 3o", "play 6o"], "play Ao"),
    ],
)
def test_the_reference_player(hands: str, acts: list[str], expected: str) -> None:
    game, state = dealt(hands)
    for act in acts:
        awaits = state.awaits()
        assert not isinstance(awaits, Deal | End)
        state.play(awaits.seats[0], game.alphabet.parse(act))
    awaits = state.awaits()
    assert not isinstance(awaits, Deal | End)
    seat = awaits.seats[0]
    chosen = bots.make(game, "reference", 0).choose(state.view(seat), state.legal(seat))
    assert game.alphabet.text(chosen) == expected


def test_the_reference_player_ties_where_a_tie_is_enough() -> None:
    game, state = dealt("3o.7e.7o/2c.7c.Kp")
    for seat, act in ((0, "play 7o"), (1, "play 7c")):  # a tie: whoever wins the next trick wins the hand
        state.play(seat, game.alphabet.parse(act))
    assert game.alphabet.text(bots.make(game, "reference", 0).choose(state.view(0), state.legal(0))) == "play 3o"


def test_the_reference_player_in_the_special_hands() -> None:
    game = TrucoGame(Options(escuro="vote"), 2)
    player = bots.make(game, "reference", 0)
    start = game.start().position()
    state = game.position(start.replace("scores=0-0", "scores=11-11"))
    awaits = state.awaits()
    assert isinstance(awaits, Deal)
    state.deal(list(awaits.pack))
    seen = []
    while not over(state):
        turn = state.awaits()
        assert not isinstance(turn, Deal | End)
        chosen = player.choose(state.view(turn.seats[0]), state.legal(turn.seats[0]))
        seen.append(game.alphabet.text(chosen))
        state.play(turn.seats[0], chosen)
    assert seen[:2] == ["vote open", "look"]
