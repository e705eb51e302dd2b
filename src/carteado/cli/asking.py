"""What the commands are asked for: a game with its house rules, a file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from cyclopts import Token

from carteado import games
from carteado.core import Game, GameError
from carteado.options import OptionValue


class UsageError(ValueError):
    """A command that cannot be carried out so. The text is one sentence that says what to do."""


def table(name: str, players: int | None, options: Sequence[str]) -> tuple[str, Game]:
    """The ready-made table that is meant (`truco/mano`) and its game with these house rules.

    An option is `name=value`, or the name of a preset, which then takes the place of the one in `name`; several may be
    joined by commas.

    Raises:
        GameError: there is no such game or preset, or not with so many players.
        OptionError: an unknown option or value.
        UsageError: a word that is neither.
    """
    key, _, _ = name.partition("/")
    package = games.package(key)
    changes: dict[str, OptionValue] = {}
    for word in (word for text in options for word in text.split(",")):
        option, equals, value = word.partition("=")
        if equals:
            changes[option.strip()] = value.strip()
        elif option.strip() in package.PRESETS:
            name = f"{key}/{option.strip()}"
        else:
            raise UsageError(
                f"--options: {word!r} is neither name=value nor a preset; the presets are {', '.join(package.PRESETS)}"
            )
    key, preset = games.preset(name)
    chosen = name if "/" in name else f"{key}/{next(iter(package.PRESETS))}"
    try:
        return chosen, package.Game(preset.options.changed(changes), preset.players if players is None else players)
    except GameError as error:
        raise UsageError(f"{error} (--players)" if players is not None else str(error)) from error


def whole(_: object, tokens: Sequence[Token]) -> int:
    """A whole number on the command line, in digits; not 1.5, 1e3 or 0x10.

    Raises:
        ValueError: it is none.
    """
    text = tokens[0].value
    if not re.fullmatch("-?[0-9]{1,18}", text):
        shown = text if len(text) <= 40 else text[:40] + "…"
        raise ValueError(f"a whole number is wanted here, not {shown!r}.")
    return int(text)


def named(_: object, tokens: Sequence[Token]) -> Path:
    """A file or folder on the command line.

    Raises:
        ValueError: the text is empty, which would be the current folder.
    """
    if not tokens[0].value or "\0" in tokens[0].value:
        raise ValueError("the name of a file or folder is wanted here, and there is none.")
    return Path(tokens[0].value)


def positive(name: str, value: int) -> int:
    """A number that must be 1 or more.

    Raises:
        UsageError: it is not.
    """
    if value < 1:
        raise UsageError(f"{name} wants a number from 1 on, not {value}")
    return value


def folder(path: Path) -> Path:
    """A folder to write to, made if it is not there.

    Raises:
        UsageError: it cannot be made, or is something else.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        message = f"{path}: no folder can be made there: {error.strerror}; name another with --save"
        raise UsageError(message) from error
    return path


def write(path: Path, data: bytes) -> None:
    """Write a file.

    Raises:
        UsageError: that is not possible there.
    """
    try:
        path.write_bytes(data)
    except OSError as error:
        raise UsageError(f"{path}: cannot be written: {error.strerror}; name another place with --save") from error


def writable(path: Path) -> None:
    """See that a file can be written, before the work that is to be kept in it; nothing is left behind or changed.

    Raises:
        UsageError: it cannot be written there.
    """
    new = not path.exists()
    try:
        path.open("ab").close()
        if new:
            path.unlink()
    except OSError as error:
        raise UsageError(f"{path}: cannot be written: {error.strerror}; name another place with --save") from error
