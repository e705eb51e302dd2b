"""Colours that can be told apart: on paper, on cloth, by day and by night, and by eyes of each kind."""

from __future__ import annotations

import pytest

from tools.cards import colours

TEXT, EDGE, HIGH = 4.5, 3.0, 7.0

#: Foreground, ground, least contrast.
PAGE = [
    ("tinta", "papel", TEXT),
    ("tinta", "papel-alto", TEXT),
    ("tinta", "papel-baixo", TEXT),
    ("tinta-2", "papel", TEXT),
    ("tinta-2", "papel-alto", TEXT),
    ("tinta-2", "papel-baixo", TEXT),
    ("sobre-urucum", "urucum", TEXT),
    ("sobre-urucum", "urucum-forte", TEXT),
    ("urucum", "papel-alto", EDGE),
    ("sobre-ipe", "ipe", TEXT),
    ("sobre-mata", "mata", TEXT),
    ("anil", "papel", TEXT),
    ("anil", "papel-alto", TEXT),
    ("anil", "info-fundo", TEXT),
    ("alerta", "alerta-fundo", TEXT),
    ("recusa", "recusa-fundo", TEXT),
    ("tinta", "recusa-fundo", TEXT),
    ("tinta", "sim-fundo", TEXT),
    ("sinal", "sim-fundo", EDGE),
    ("linha-forte", "papel", EDGE),
    ("linha-forte", "papel-alto", EDGE),
    ("foco-contorno", "foco", EDGE),
]
CLOTH = [
    ("pano-tinta", "pano", TEXT),
    ("pano-tinta-2", "pano", TEXT),
    ("pano-tinta", "pano-centro", TEXT),
    ("pano-tinta", "pano-borda", TEXT),
    ("ipe", "pano", EDGE),
    ("ipe", "pano-borda", EDGE),
    ("foco", "pano", EDGE),
    ("c-face", "pano", EDGE),
]
GAMES = ("truco", "buraco", "pontinho", "rummy")


def _page(theme: str, game: str = "truco") -> dict[str, str]:
    dark = ['[data-theme="dark"]'] if theme == "dark" else []
    found = colours.properties("tokens.css", ":root") | colours.properties("tokens.css", *dark)
    found |= colours.properties(
        "tokens.css", f'[data-jogo="{game}"]', *(f'{each}[data-jogo="{game}"]' for each in dark)
    )
    return found | colours.deck("duas", theme)


@pytest.mark.parametrize("theme", colours.THEMES)
def test_the_page_can_be_read(theme: str) -> None:
    page = _page(theme)
    found = {pair: colours.contrast(page[pair[0]], page[pair[1]]) for pair in PAGE}
    assert {pair: ratio for pair, ratio in found.items() if ratio < pair[2]} == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", colours.THEMES)
def test_the_cloth_can_be_read(theme: str, game: str) -> None:
    page = _page(theme, game)
    found = {pair: colours.contrast(page[pair[0]], page[pair[1]]) for pair in CLOTH}
    assert {pair: ratio for pair, ratio in found.items() if ratio < pair[2]} == {}


@pytest.mark.parametrize("theme", colours.THEMES)
@pytest.mark.parametrize("name", colours.DECKS)
def test_every_suit_stands_out_from_the_paper(name: str, theme: str) -> None:
    deck = colours.deck(name, theme)
    least = HIGH if name == "contraste" else TEXT
    suits = (*colours.FRENCH, *colours.SPANISH, "j")
    found = {suit: colours.contrast(deck[f"c-{suit}"], deck["c-face"]) for suit in suits}
    found |= {
        f"{suit} behind a figure": colours.contrast(deck[f"c-{suit}"], deck[f"c-bg-{suit}"]) for suit in colours.FRENCH
    }
    assert {suit: ratio for suit, ratio in found.items() if ratio < least} == {}


@pytest.mark.parametrize(("name", "least"), [("quatro", 28), ("segura", 44)])
def test_the_french_suits_are_told_apart_by_every_eye(name: str, least: float) -> None:
    deck = colours.deck(name, "light")
    found = colours.closest([deck[f"c-{suit}"] for suit in colours.FRENCH])
    assert {vision: apart for vision, apart in found.items() if apart < least} == {}


@pytest.mark.parametrize("name", ["quatro", "segura"])
def test_the_spanish_suits_are_told_apart_by_every_eye(name: str) -> None:
    deck = colours.deck(name, "light")
    found = colours.closest([deck[f"c-{suit}"] for suit in colours.SPANISH])
    assert {vision: apart for vision, apart in found.items() if apart < 24} == {}


def test_a_missing_cone_is_noticed() -> None:
    """Red and green of the usual kind are far apart, and not so for the eyes that these decks are made for."""
    found = colours.closest(["#a05020", "#507020"])
    assert found["all cones"] > 40
    assert found["deutan"] < 20
