"""House rules: how a game declares the options of its table, and how they are read and checked.

A game's options are a frozen dataclass derived from `Options`, each field made by `choice` or `number`. The record
checks itself when it is made; a form, a command line and a scenario all read the same declaration.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from typing import Self, TypeVar

OptionValue = bool | int | str
"""What an option may be set to."""

T = TypeVar("T", bound=OptionValue)


class OptionError(ValueError):
    """An unknown option, or a value that the option does not have. The message lists what is possible."""


PLAYERS = "players"
"""Stands for the number of players where an option needs some of them: it is chosen as options are, and is none."""


@dataclasses.dataclass(frozen=True)
class Need:
    """What an option needs to count: that another one, or the number of players, is one of these. `value`: only this
    value of it needs that, and any other counts always."""

    option: str
    values: tuple[OptionValue, ...]
    value: OptionValue | None = None


@dataclasses.dataclass(frozen=True)
class Choice:
    """One option of a table: its name, the values it may have, the default, the rule that it settles, and what it
    needs to count."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    rule: str
    needs: tuple[Need, ...] = ()


def choice(default: T, *others: T, rule: str, needs: tuple[Need, ...] = ()) -> T:
    """A field with a fixed list of values, the default first; `rule` is the number of the rule that it settles."""
    return dataclasses.field(default=default, metadata={"values": (default, *others), "rule": rule, "needs": needs})


def switch(*, default: bool, rule: str, needs: tuple[Need, ...] = ()) -> bool:
    """A field that is on or off."""
    return choice(default, not default, rule=rule, needs=needs)


def number(default: int, *, low: int, high: int, rule: str) -> int:
    """A field that holds a whole number from `low` to `high`."""
    return dataclasses.field(default=default, metadata={"values": range(low, high + 1), "rule": rule, "needs": ()})


@dataclasses.dataclass(frozen=True)
class Options:
    """The house rules of a table. Frozen, comparable, and valid by construction.

    Raises:
        OptionError: a value that the option does not have.
    """

    def __post_init__(self) -> None:
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            if isinstance(value, bool) != isinstance(field.default, bool) or value not in field.metadata["values"]:
                message = f"option {field.name} cannot be {value!r}; it may be {_values_text(field.metadata['values'])}"
                raise OptionError(message)

    @classmethod
    def choices(cls) -> list[Choice]:
        """Every option in the order of declaration, for a form or a help text."""
        return [
            Choice(
                field.name,
                tuple(field.metadata["values"]),
                getattr(cls, field.name),
                field.metadata["rule"],
                field.metadata["needs"],
            )
            for field in dataclasses.fields(cls)
        ]

    def changed(self, values: Mapping[str, OptionValue]) -> Self:
        """A copy with some options set. Texts are read as the kind of value that the option has (`"off"`, `"15"`).

        Raises:
            OptionError: an unknown option or value.
        """
        known = {field.name: field for field in dataclasses.fields(self)}
        read: dict[str, OptionValue] = {}
        for name, value in values.items():
            if name not in known:
                message = f"there is no option {name!r}; the options are {', '.join(known)}"
                raise OptionError(message)
            read[name] = _read(known[name], value)
        return dataclasses.replace(self, **read)

    def as_dict(self) -> dict[str, OptionValue]:
        """All options by name, as written into a record."""
        return {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}

    def differing(self, base: Options | None = None) -> dict[str, OptionValue]:
        """Only the options that differ from those of `base`, else from the defaults: a table in one line."""
        usual = (type(self)() if base is None else base).as_dict()
        return {name: value for name, value in self.as_dict().items() if value != usual[name]}


@dataclasses.dataclass(frozen=True)
class Preset:
    """A named set of house rules, with the players it is made for and where it comes from."""

    options: Options
    players: int
    source: str


def _read(field: dataclasses.Field[OptionValue], value: OptionValue) -> OptionValue:
    default = field.default
    if not isinstance(value, str) or isinstance(default, str):
        return value
    if isinstance(default, bool):
        words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
        if value.lower() in words:
            return words[value.lower()]
    elif re.fullmatch("-?[0-9]{1,9}", value):
        return int(value)
    shown = value if len(value) <= 40 else value[:40] + "…"
    message = f"option {field.name} cannot be {shown!r}; it may be {_values_text(field.metadata['values'])}"
    raise OptionError(message)


def _values_text(values: tuple[OptionValue, ...] | range) -> str:
    if isinstance(values, range):
        return f"{values.start} to {values.stop - 1}"
    return ", ".join("on" if value is True else "off" if value is False else str(value) for value in values)
