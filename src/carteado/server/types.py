"""`python -m carteado.server.types` writes the TypeScript types of all messages into the client's source.

They come from the JSON Schema of the records in `wire`, and of the view of each game: the protocol is written once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from carteado import games
from carteado.options import OptionValue
from carteado.server import wire
from carteado.views import Event, Fact, View

TARGET = Path(__file__).resolve().parents[3] / "web" / "src" / "protocol.ts"
WIDTH = 110

HEAD = """// What a table and its clients say to each other. Made by `python -m carteado.server.types`: do not edit.
"""

Schema = dict[str, Any]
"""A JSON Schema, or a part of one: plain JSON."""

ALIASES: dict[str, Any] = {"OptionValue": OptionValue, "Fact": Fact}
"""Types that have a name but are no record."""

HTTP = (
    wire.GameInfo,
    wire.NewTable,
    wire.TableRef,
    wire.RuleText,
    wire.ErrorText,
    wire.Verdict,
)
ORDER = ("boolean", "number", "string")


def views() -> list[type[View]]:
    """The view of each game."""
    found: list[type[View]] = []
    for key in games.names():
        package = games.package(key)
        found.append(type(package.Game(package.Options(), package.PLAYERS[0]).start().view(None)))
    return found


def typescript() -> str:
    """The whole file."""
    said, told = get_args(wire.FromClient), get_args(wire.FromTable)
    components = _components([View, Event, *said, *told, *HTTP, *views()])
    aliases = {_type(_schema(alias), {}): name for name, alias in ALIASES.items()}
    sent = {kind.__name__ for kind in (*said, wire.NewTable)}
    parts = [HEAD, *(f"export type {name} = {text};\n" for text, name in aliases.items())]
    parts += [_interface(name, schema, aliases, sent=name in sent) for name, schema in components.items()]
    parts.append(_union("FromClient", [kind.__name__ for kind in said]))
    parts.append(_union("FromTable", [kind.__name__ for kind in told]))
    return "\n".join(parts)


def _components(kinds: list[type]) -> dict[str, Schema]:
    """The schema of each record, by name, in the order in which they are first mentioned."""
    components: dict[str, Schema] = {}
    for kind in kinds:
        _, found = msgspec.json.schema_components([kind], ref_template="{name}", schema_hook=_anything)
        for name, schema in found.items():
            known = components.setdefault(name, schema)
            assert known == schema, f"two records are called {name}"
    return components


def _anything(_: type) -> Schema:
    """The schema of `object`."""
    return {"title": "anything"}


def _schema(kind: Any) -> Schema:  # noqa: ANN401 - a union is no type
    return msgspec.json.schema(kind)


def _interface(name: str, schema: Schema, aliases: dict[str, str], *, sent: bool) -> str:
    """One record. What a client sends may leave out what has a default; what it gets is always whole."""
    lines = [_comment(schema.get("description", "")), f"export interface {name} {{\n"]
    required = schema.get("required", [])
    for field, each in schema.get("properties", {}).items():
        optional = "?" if sent and field not in required else ""
        head = f"  {field}{optional}:"
        text = _type(each, aliases)
        if len(f"{head} {text};") <= WIDTH:
            lines.append(f"{head} {text};\n")
        else:
            lines.append(head + "".join(f"\n    | {part}" for part in text.split(" | ")) + ";\n")
    lines.append("}\n")
    return "".join(lines)


def _union(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =" + "".join(f"\n  | {member}" for member in members) + ";\n"


def _comment(text: str) -> str:
    words = " ".join(text.replace("*/", "* /").split())
    if not words:
        return ""
    if len(words) + 7 <= WIDTH:
        return f"/** {words} */\n"
    lines: list[str] = [" *"]
    for word in words.split(" "):
        if len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append(" *")
        lines[-1] += f" {word}"
    return "\n".join(["/**", *lines, " */\n"])


def _type(schema: Schema, aliases: dict[str, str]) -> str:
    text = _plain_type(schema, aliases)
    return aliases.get(text, text)


def _plain_type(schema: Schema, aliases: dict[str, str]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        members = {_type(each, aliases) for each in schema["anyOf"]}
        return " | ".join(sorted(members, key=_rank))
    kind = schema.get("type")
    if kind == "array":
        item = _type(schema["items"], aliases)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        value = schema.get("additionalProperties")
        return f"Record<string, {_type(value, aliases) if isinstance(value, dict) and value else 'unknown'}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _rank(text: str) -> tuple[int, str]:
    """Plain types first, null last."""
    return (len(ORDER) + 1 if text == "null" else ORDER.index(text) if text in ORDER else len(ORDER), text)


def main() -> int:
    """Write the file, where there is a client to write it for."""
    if not TARGET.parent.is_dir():
        sys.stderr.write(f"there is no {TARGET.parent}: the types are made in a checkout\n")
        return 2
    TARGET.write_text(typescript(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
