"""`carteado replay` and `carteado verify`: what a record tells, and whether it holds."""

from __future__ import annotations

import sys
from pathlib import Path

from carteado import games
from carteado.cli.asking import UsageError
from carteado.cli.words import Words, usual
from carteado.core import GameError
from carteado.match.match import Match
from carteado.match.match import replay as replayed
from carteado.match.record import Record, RecordError, decode
from carteado.match.verify import faults


def read(path: Path) -> Record:
    """The record in a file.

    Raises:
        UsageError: the file cannot be read, or holds no record; the text names it.
    """
    try:
        return decode(path.read_bytes())
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from error
    except RecordError as error:
        raise UsageError(f"{path}: {error}") from error
    except (RecursionError, ValueError) as error:
        what = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise UsageError(f"{path}: this is no record: {what}") from error


def verify(path: Path, lang: str | None) -> int:
    """Say whether a record holds, and what does not; return 1 if something does not."""
    record = read(path)
    words = Words(usual() if lang is None else lang)
    found = faults(record)
    for fault in found:
        said = words.say(f"fault-{fault.code}", {"deal": fault.deal or 0, "act": fault.act or 0})
        sys.stdout.write(f"{path}: {said}\n")
    if not found:
        sys.stdout.write(f"{path}: {words.say('record-holds', {'deals': len(record.deals)})}\n")
    return 1 if found else 0


def replay(path: Path, lang: str | None, *, tables: bool) -> int:
    """Tell a match step by step, in the words of a spectator.

    Raises:
        UsageError: the file holds no record, or one that does not play again; what was told before stands.
    """
    record = read(path)
    language = usual() if lang is None else lang
    try:
        games.package(record.game)
    except GameError as error:
        raise UsageError(f"{path}: {error}") from error
    teller = Teller(Words(language, record.game), tables=tables)
    try:
        replayed(record, teller.tell)
    except RecordError as error:
        raise UsageError(f"{path}: {error}") from error
    return 0


class Teller:
    """Tells each step of a match as it happens."""

    def __init__(self, words: Words, *, tables: bool) -> None:
        self.words = words
        self.tables = tables
        self.deals = 0

    def tell(self, match: Match) -> None:
        """Tell the last deal or act."""
        record = match.record
        if len(record.deals) > self.deals:
            self.deals = len(record.deals)
            self._line(f"\n{self.words.say('deal', {'n': self.deals})}")
        else:
            self._line(f"  > {record.deals[-1].acts[-1]}")
        speech = games.package(match.game.key).speech
        names = [sitter.name for sitter in record.seats]
        view = match.view(None)
        for event in match.state.told(None):
            for phrase in speech.event(view, event, names):
                self._line(f"    {self.words.phrase(phrase)}")
        if self.tables:
            self._line(match.game.draw(view))

    def _line(self, text: str) -> None:
        sys.stdout.write(f"{text}\n")
