"""One file with all cards, each a symbol; what several cards show is drawn once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.cards import pack
from tools.cards.markup import named

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SPRITE: Final = ROOT / "web" / "public" / "cards" / "sprite.svg"


def text() -> str:
    """Return the sprite."""
    shapes = "\n".join(named(name, element) for name, element in pack.SHAPES.items())
    drawn = [("0 0 100 140", pack.cards()), ("0 0 100 100", pack.marks())]
    symbols = "\n".join(
        f'<symbol id="{name}" viewBox="{box}">{body}</symbol>' for box, bodies in drawn for name, body in bodies.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n<defs>\n{shapes}\n</defs>\n{symbols}\n</svg>\n'


def write() -> int:
    """Write the sprite; return its size in bytes."""
    data = text().encode()
    SPRITE.write_bytes(data)
    return len(data)
