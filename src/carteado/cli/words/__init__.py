"""The words of the terminal and of the games, in the languages that there are. Portuguese first."""

from __future__ import annotations

import itertools
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from carteado import games, resources
from carteado.games import Phrase, Told

LANGUAGES: Final = ("pt-BR", "pt-PT", "en")
"""The languages of the house; the first is the usual one."""

HERE: Final = Path(__file__).parent


class LanguageError(ValueError):
    """There are no words in this language. The message says which there are."""


class Words:
    """What the terminal can say in one language.

    Raises (when made):
        LanguageError: there are no words in this language.
    """

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise LanguageError(f"there are no words in {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read(HERE / f"{language}.ftl")
        self._read(resources.terms(language))
        if game is not None:
            self._read(Path(games.__file__).parent / game / "terms" / f"{language}.ftl")

    def _read(self, path: Path) -> None:
        self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, key: str, args: Mapping[str, Told] | None = None) -> str:
        """A message with its gaps filled."""
        filled = {
            name: self.phrase(value) if isinstance(value, Phrase) else value for name, value in (args or {}).items()
        }
        message = self._bundle.get_message(key)
        assert message.value is not None
        said, _ = self._bundle.format_pattern(message.value, filled)
        return str(said)

    def summary(self) -> list[str]:
        """The game in a minute, a sentence or two a line, below its heading; nothing for a game without one."""
        lines = itertools.takewhile(self._bundle.has_message, (f"summary-{number}" for number in itertools.count(1)))
        said = [self.say(key) for key in lines]
        return [self.say("summary"), *said] if said else []

    def phrase(self, phrase: Phrase) -> str:
        """The sentence of a phrase."""
        return self.say(phrase.key, phrase.args)


def usual() -> str:
    """The language of this machine, if the house speaks it; else the first of the house."""
    for variable in ("CARTEADO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        named = os.environ.get(variable, "").partition(".")[0].replace("_", "-")
        for language in LANGUAGES:
            if named == language or (named and named.partition("-")[0] == language):
                return language
    return LANGUAGES[0]
