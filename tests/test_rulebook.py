"""The rule books as programs read them."""

from __future__ import annotations

import pytest

from carteado import games, rulebook
from carteado.rulebook import Paragraph, RulebookError

BOOK = """# Jogo

Um prefácio, com **negrito.** no meio.

## As cartas

**J-01.** Uma regra
em duas linhas.

Um parágrafo que não é regra nenhuma.

**J-02a.** Outra.

## Opções

**`deck`.** `french`: o baralho francês.
"""


def test_rules_and_options_are_found_below_their_headings() -> None:
    assert rulebook.parse("jogo", BOOK) == [
        Paragraph("J-01", "As cartas", "Uma regra em duas linhas."),
        Paragraph("J-02a", "As cartas", "Outra."),
        Paragraph("jogo.deck", "Opções", "`french`: o baralho francês."),
    ]


@pytest.mark.parametrize("game", games.names())
def test_every_book_tells_every_option(game: str) -> None:
    names = {f"{game}.{choice.name}" for choice in type(games.package(game).Options()).choices()}
    assert rulebook.languages(game) == ["en", "pt-BR", "pt-PT"]
    for lang in rulebook.languages(game):
        assert names <= {paragraph.number for paragraph in rulebook.read(game, lang)}


@pytest.mark.parametrize(("game", "lang"), [("truco", "fr"), ("belote", "en"), ("../README", "en"), ("truco", "..")])
def test_a_book_that_is_not_there(game: str, lang: str) -> None:
    with pytest.raises(RulebookError, match="there is no rule book"):
        rulebook.read(game, lang)
