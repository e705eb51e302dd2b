"""Written positions of Truco: what is wrong is refused with a sentence, and what is taken can be played to its end."""

from __future__ import annotations

import random
import re

import pytest

from carteado.core import GameError, NotationError, State, Turn
from carteado.games.truco import PLAYERS, Game, Options
from tests.conftest import deals
from tests.laws.forms import choose, over

PIECES = [re.compile(r"(10|1[12]|[A1-7QJK])[oecp]"), re.compile(r"\b[0-9]+\b"), re.compile(r"[-.,;:>@/()*]|t\b")]
SPICE = ["-", "0", "1", "2", "3", "5", "6", "9", "11", "12", "t", "*", "", "(4p)", "9o", ".", "/", ":", "@0", "²", "?"]


def table(rng: random.Random) -> Game:
    """A table with house rules drawn at random."""
    while True:
        values = {
            choice.name: rng.choice([1, 2, 60] if choice.name == "max_deals" else choice.values)
            for choice in Options.choices()
            if rng.random() < 0.4
        }
        try:
            return Game(Options().changed(values), rng.choice(PLAYERS))
        except GameError:
            continue


def true_positions(game: Game, rng: random.Random) -> list[str]:
    """Positions of a few matches at this table, from all kinds of scores."""
    texts = []
    eleven = int(game.options.as_dict()["target"]) - 1
    for scores in (f"{eleven}-{eleven}", f"{eleven}-3", f"10-{eleven}", "8-9"):
        start = game.start(rng.randrange(game.players)).position()
        state: State = game.position(start.replace("scores=0-0", f"scores={scores}"))
        while not over(state):
            choose(state, rng, fouls=0.07).apply(state)
            texts.append(state.position())
    return texts


def damaged(text: str, texts: list[str], rng: random.Random) -> str:
    """The same with a few pieces changed, or with words from other positions."""
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        words = text.split(" ")
        place = rng.randrange(len(words))
        how = rng.randrange(5)
        if how == 0:
            words[place] = rng.choice(texts).split(" ")[place]
        elif how == 1:  # several words that belong together
            other = rng.choice(texts).split(" ")
            end = place + rng.randrange(2, 8)
            words[place:end] = other[place:end]
        else:
            text = " ".join(words)
            alike = list(rng.choice(PIECES).finditer(text)) or list(PIECES[2].finditer(text))
            one = rng.choice(alike)
            new = rng.choice(alike).group() if how < 4 else rng.choice(SPICE)
            words = (text[: one.start()] + new + text[one.end() :]).split(" ")
        text = " ".join(words)
    return text


def look_around(game: Game, state: State, rng: random.Random) -> None:
    """All that anybody may ask of a state."""
    seats = range(game.players)
    awaits = state.awaits()
    if isinstance(awaits, Turn):
        assert awaits.seats
        for seat in awaits.seats:
            assert state.legal(seat)
            assert state.idle(seat) in state.legal(seat)
    for seat in seats:
        assert not state.told(seat)
        taken = {*state.legal(seat), *state.fouls(seat)}
        for action in range(len(game.alphabet)):
            assert (state.refusal(seat, action) is None) == (action in taken)
        for action in {*state.controls(seat), *taken}:
            trial = state.copy()
            if action in taken:
                trial.play(seat, action)
    for seat in (None, *seats):
        world = game.guess(state.view(seat), rng)
        assert world.view(seat) == state.view(seat)
        game.position(world.position())
        assert game.draw(state.view(seat))
    assert game.position(state.position()).position() == state.position()


def play_out(state: State, rng: random.Random) -> None:
    for _ in range(100_000):
        if over(state):
            return
        choose(state, rng).apply(state)
    pytest.fail("a match that does not end")


def test_what_is_taken_can_be_looked_at_and_played_to_the_end() -> None:
    rng = random.Random("positions")
    taken = 0
    for _ in range(deals(120, 20_000)):
        game = table(rng)
        texts = true_positions(game, rng)
        for _ in range(60):
            text = damaged(rng.choice(texts), texts, rng)
            try:
                state = game.position(text)
            except NotationError:
                continue
            if state.position() not in texts:
                try:
                    look_around(game, state, rng)
                    play_out(state, rng)
                except Exception as error:
                    error.add_note(f"{game.options.differing()} {game.players} players: {text}")
                    raise
                taken += 1
    assert taken


def test_every_true_position_is_taken() -> None:
    rng = random.Random("true positions")
    for _ in range(deals(60, 10_000)):
        game = table(rng)
        for text in true_positions(game, rng):
            assert game.position(text).position() == text


HAND = "vira=4o hands=Ae.3p.7c/2e.6p.Qo/4p.5o.Kc/6c.7e.Jo exposed=-/-/-/- skipped=- turn=0 tricks=0::"
STAKE = "value=1 asked=0 caller=- raiser=- no=- top=- looked=0 took=-"
PLAYING = f"scores=0-0 dealer=3 number=1 question=1 phase=play kind=ordinary onze=- {STAKE} {HAND} shown=- result=-"
SECOND = PLAYING.replace("hands=Ae.3p.7c/2e.6p.Qo/4p.5o.Kc/6c.7e.Jo", "hands=Ae.7c/2e.6p/4p.Kc/7e.Jo").replace(
    "turn=0 tricks=0::", "turn=2 tricks=0:0.3p,1.Qo,2.5o,3.6c:2;2::"
)


def test_the_positions_that_are_changed_below_are_sound() -> None:
    for text in (PLAYING, SECOND):
        assert Game(Options(), 4).position(text).position() == text


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("dealer=3", "dealer=-", "dealer"),
        ("dealer=3", "dealer=2", "tricks"),
        ("number=1", "number=0", "number"),
        ("number=1", "number=61", "number"),
        ("question=1", "question=" + "9" * 5000, "question"),
        ("question=1", "question=²", "question"),
        ("scores=0-0", "scores=12-0", "scores"),
        ("scores=0-0", "scores=11-0", "kind"),
        ("kind=ordinary onze=-", "kind=ordinary onze=1", "onze"),
        ("kind=ordinary onze=-", "kind=onze onze=1", "onze"),
        ("kind=ordinary onze=-", "kind=escuro onze=-", "kind"),
        ("phase=play", "phase=onze", "phase"),
        ("phase=play", "phase=cut", "tricks"),
        ("phase=play", "phase=deal", "turn"),
        ("phase=play", "phase=end", "result"),
        ("value=1", "value=2", "value"),
        ("value=1", "value=6", "raiser"),
        ("asked=0", "asked=3", "asked"),
        ("caller=-", "caller=1", "caller"),
        ("raiser=-", "raiser=0", "raiser"),
        ("raiser=-", "raiser=2", "raiser"),
        ("phase=play", "phase=answer", "asked"),
        ("no=-", "no=1", "no"),
        ("top=-", "top=4e", "hands"),
        ("looked=0", "looked=1", "looked"),
        ("took=-", "took=3", "took"),
        ("vira=4o", "vira=-", "hands"),
        ("hands=Ae.3p.7c/2e.6p.Qo", "hands=Ae.3p/2e.6p.7c.Qo", "hands"),
        ("hands=Ae.3p", "hands=Ae.-", "hands"),
        ("skipped=-", "skipped=1", "skipped"),
        ("turn=0", "turn=1", "turn"),
        ("turn=0", "turn=-", "turn"),
        ("tricks=0::", "tricks=-", "hands"),
        ("tricks=0::", "tricks=-::", "tricks"),
        ("tricks=0::", "tricks=0::t", "tricks"),
        ("tricks=0::", "tricks=0::;0::", "tricks"),
        ("shown=-", "shown=1>3.Ae", "shown"),
        ("shown=-", "shown=1>3.Jo@0", "shown"),
        ("shown=-", "shown=1>3.Jo,1>3.Jo", "shown"),
        ("shown=-", "shown=3>3.Jo", "shown"),
        ("shown=-", "shown=->3.Jo", "shown"),
        ("result=-", "result=0:target", "result"),
        ("result=-", "result=0.7:target", "result"),
    ],
)
def test_what_the_rules_cannot_have_brought_about_is_refused(old: str, new: str, wrong: str) -> None:
    assert old in PLAYING
    with pytest.raises(NotationError, match=rf"^position, column \d+: {wrong}=\S+ is wrong; it wants "):
        Game(Options(), 4).position(PLAYING.replace(old, new, 1))


ASKED = PLAYING.replace("phase=play", "phase=answer").replace("asked=0 caller=- raiser=-", "asked=3 caller=0 raiser=0")


@pytest.mark.parametrize("no", ["1.3", "3.1", "0", "1.1", "2", "-.1"])
def test_somebody_who_is_asked_has_not_said_no(no: str) -> None:
    for said in ("-", "1", "3"):
        assert Game(Options(), 4).position(ASKED.replace("no=-", f"no={said}")).asked_seats()
    with pytest.raises(NotationError, match=f"no={no} is wrong"):
        Game(Options(), 4).position(ASKED.replace("no=-", f"no={no}"))


@pytest.mark.parametrize(
    "tricks",
    [
        "0:0.3p,1.Qo,2.5o,3.6c:0;2::",  # the five is a manilha
        "0:0.3p,1.Qo,2.5o,3.6c:2;3::",
        "0:0.3p,1.Qo,3.6c,2.5o:2;2::",
        "0:0.3p,1.Qo,2.(5o),3.6c:0;0::",  # nothing is covered in the first trick
        "0:0.3p,1.Qo,2.5o,3.6c:2",
        "0:0.3p,1.Qo,2.5o,3.6c:;2::2",
    ],
)
def test_tricks_are_played_again(tricks: str) -> None:
    with pytest.raises(NotationError, match="tricks="):
        Game(Options(), 4).position(SECOND.replace("0:0.3p,1.Qo,2.5o,3.6c:2;2::", tricks))
