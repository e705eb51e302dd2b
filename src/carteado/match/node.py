"""YAML whose every value knows where it stands, so that an error can name the line and the column."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import MappingEndEvent, MappingStartEvent, SequenceEndEvent, SequenceStartEvent
from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode
from ruamel.yaml.reader import ReaderError

from carteado.games import Spec

WHOLE: Final = re.compile(r"-?(0|[1-9][0-9]*)")

DIGITS: Final = 18
"""The most characters of a whole number."""

DEEPEST: Final = 40
"""How deep lists and keys may stand in each other."""

MOST: Final = 200_000
"""The most values of a file, those counted that an alias repeats."""

TOO_DEEP: Final = f"lists and keys stand more than {DEEPEST} deep in each other here"


class PlaceError(ValueError):
    """A file that cannot be read, or that says something wrong: `FILE:LINE:COLUMN: what, and what would be right`."""


@dataclass(frozen=True)
class Place:
    """Where something stands in a file; lines and columns count from 1."""

    path: Path
    line: int = 1
    column: int = 1

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"

    def fault(self, message: str) -> PlaceError:
        """An error that names this place."""
        return PlaceError(f"{self}: {message}")


@dataclass(frozen=True)
class Node:
    """A value of the file and its place. A mapping's values and a list's items are nodes again."""

    place: Place
    value: bool | int | str | list[Node] | dict[str, Node] | None
    key: Place | None = None
    """The place of the key that this is the value of."""

    def fault(self, message: str) -> PlaceError:
        """An error that names the place of this value."""
        return self.place.fault(message)

    def misnamed(self, message: str) -> PlaceError:
        """An error that names the place of the key of this value."""
        return (self.key or self.place).fault(message)

    def text(self) -> str:
        """A text (a number is read as its text)."""
        if isinstance(self.value, str) or (isinstance(self.value, int) and not isinstance(self.value, bool)):
            return str(self.value)
        raise self.fault(f"a text is wanted here, not {self.kind()}")

    def number(self) -> int:
        """A whole number."""
        if isinstance(self.value, int) and not isinstance(self.value, bool):
            return self.value
        raise self.fault(f"a whole number is wanted here, not {self.kind()}")

    def items(self) -> list[Node]:
        """The items of a list."""
        if isinstance(self.value, list):
            return self.value
        raise self.fault(f"a list is wanted here, not {self.kind()}")

    def texts(self) -> list[str]:
        """The texts of a list, or a single text."""
        return [item.text() for item in self.items()] if isinstance(self.value, list) else [self.text()]

    def fields(self, known: Iterable[str] | None = None, needed: Iterable[str] = ()) -> dict[str, Node]:
        """The values of a mapping by key. With `known`, no other key may be there; those `needed` must be."""
        if not isinstance(self.value, dict):
            raise self.fault(f"keys with values are wanted here, not {self.kind()}")
        if known is not None:
            allowed = list(known)
            for key, node in self.value.items():
                if key not in allowed:
                    raise node.misnamed(f"there is no key {key!r} here; the keys are {', '.join(allowed)}")
        for key in needed:
            if key not in self.value:
                raise self.fault(f"the key {key!r} is missing")
        return self.value

    def plain(self) -> Spec:
        """The value without places."""
        if isinstance(self.value, list):
            return [item.plain() for item in self.value]
        if isinstance(self.value, dict):
            return {key: item.plain() for key, item in self.value.items()}
        return self.value

    def kind(self) -> str:
        """What kind of value it is, for people."""
        return KINDS[type(self.value)]


KINDS: Final[dict[type, str]] = {
    type(None): "nothing",
    bool: "true or false",
    int: "a number",
    str: "a text",
    list: "a list",
    dict: "keys with values",
}


def load(path: Path) -> Node:
    """The content of a YAML file.

    Raises:
        PlaceError: it cannot be read, or is no YAML of texts, whole numbers, lists and keys.
    """
    text = _text(path)
    try:
        root = YAML().compose(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = Place(path) if mark is None else Place(path, mark.line + 1, mark.column + 1)
        raise where.fault(f"this is no YAML: {error.problem or error.context}") from error
    except ReaderError as error:
        raise _place(path, text[: error.position]).fault(
            f"this is no YAML: the character U+{ord(text[error.position]):04X} may not stand here"
        ) from error
    except YAMLError as error:
        raise Place(path).fault(f"this is no YAML: {str(error).splitlines()[0]}") from error
    except RecursionError as error:
        raise _deepest(path, text) from error
    except (ValueError, OverflowError) as error:  # a number beyond all bounds in a directive or an escape
        raise Place(path).fault(f"this is no YAML: {error}") from error
    return Node(Place(path), None) if root is None else _Reader(path).node(root)


def _text(path: Path) -> str:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise PlaceError(f"{path}: cannot be read: {error.strerror or error}") from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode()
        raise _place(path, before).fault(f"this is no UTF-8: the byte 0x{error.object[error.start]:02x}") from error


def _place(path: Path, before: str) -> Place:
    """The place after this text."""
    lines = re.split("\r\n|\r|\n", before)
    return Place(path, len(lines), len(lines[-1]) + 1)


def _deepest(path: Path, text: str) -> PlaceError:
    """The error of a file that is nested too deeply to be read at once: where it becomes so."""
    depth = 0
    for event in YAML().parse(text):
        depth += isinstance(event, SequenceStartEvent | MappingStartEvent)
        depth -= isinstance(event, SequenceEndEvent | MappingEndEvent)
        if depth > DEEPEST:
            return Place(path, event.start_mark.line + 1, event.start_mark.column + 1).fault(TOO_DEEP)
    return Place(path).fault(TOO_DEEP)


class _Reader:
    """Makes the nodes of a file, within its bounds: aliases could make it deeper and larger than it is long."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.count = 0
        self.depth = 0

    def node(self, raw: object) -> Node:
        """The node of a YAML node, and of all that is in it."""
        assert isinstance(raw, ScalarNode | SequenceNode | MappingNode)
        place = Place(self.path, raw.start_mark.line + 1, raw.start_mark.column + 1)
        self.count += 1
        if self.count > MOST:
            raise place.fault(f"this file holds more than {MOST} values")
        if isinstance(raw, ScalarNode):
            return Node(place, _scalar(place, raw))
        self.depth += 1
        if self.depth > DEEPEST:
            raise place.fault(TOO_DEEP)
        node = self._list(place, raw) if isinstance(raw, SequenceNode) else self._mapping(place, raw)
        self.depth -= 1
        return node

    def _list(self, place: Place, raw: SequenceNode) -> Node:
        return Node(place, [self.node(item) for item in raw.value])

    def _mapping(self, place: Place, raw: MappingNode) -> Node:
        found: dict[str, Node] = {}
        for key_node, value_node in raw.value:
            key = self.node(key_node)
            if key.text() in found:
                raise key.fault(f"the key {key.text()!r} is there twice")
            value = self.node(value_node)
            # An empty value has no place of its own.
            where = key.place if value.value is None else value.place
            found[key.text()] = Node(where, value.value, key.place)
        return Node(place, found)


def _scalar(place: Place, raw: ScalarNode) -> bool | int | str | None:
    kind = str(raw.ctag).rpartition(":")[2]
    text = str(raw.value)
    if kind == "str":
        return text
    if kind == "null":
        return None
    if kind == "bool":
        return text.lower() == "true"
    if kind == "int" and WHOLE.fullmatch(text):
        if len(text) > DIGITS:
            raise place.fault(f"a number of {len(text)} characters is too large; {DIGITS} are the most")
        return int(text)
    shown = text if len(text) <= 40 else text[:40] + "…"
    raise place.fault(f"{shown!r} is no text, whole number, true or false; put it in quotation marks")
