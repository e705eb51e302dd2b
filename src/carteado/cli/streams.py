"""Where the command line writes to: a terminal without our letters, a pipe that is closed, a disk that is full."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from typing import Final, NoReturn

from rich import console

from carteado.cards import SYMBOLS

PLAIN: Final = "carteado-plain"
"""The name of the way to write what an encoding does not have."""

LETTERS: Final = {symbol: letter for letter, symbol in SYMBOLS.items()} | {
    "·": "-",
    "▒": "#",
    "×": "x",
    "–": "-",
    "—": "-",
    "“": '"',
    "”": '"',
}
"""What stands for a sign where it cannot be written; letters lose their accents, anything else becomes `?`."""


class Console(console.Console):
    """A console that leaves a closed pipe to `run`."""

    def on_broken_pipe(self) -> NoReturn:
        """Pass it on; rich would end the process with status 1, which says that something did not hold."""
        raise BrokenPipeError


def plain() -> Console:
    """A console for plain text: nothing in it is markup."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)


def prepare() -> None:
    """Make the streams take any text and give any input."""
    codecs.register_error(PLAIN, _plain)
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123 - for as long as the process lives
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - the same
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - the same
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAIN), (sys.stderr, PLAIN)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def close() -> None:
    """Write out what is left.

    Raises:
        BrokenPipeError: nobody reads it any more.
        OSError: it cannot be written.
    """
    try:
        sys.stdout.flush()
    except OSError:
        give_up()
        raise


def give_up() -> None:
    """Let what is left go nowhere, so that the end of the process does not stumble over it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = "".join(_letter(sign) for sign in error.object[error.start : error.end])
    return text, error.end


def _letter(sign: str) -> str:
    if sign in LETTERS:
        return LETTERS[sign]
    kept = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return kept or "?"
