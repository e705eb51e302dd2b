"""SVG as text: short numbers, and shapes that are drawn once and used often."""

from __future__ import annotations

import re

#: A shape by its name: one element, which others show through `use`.
Shapes = dict[str, str]


def number(value: float) -> str:
    """Write a length with at most two digits after the point.

    >>> number(0.5), number(-0.25), number(3.0), number(-0.001), number(12.3456)
    ('.5', '-.25', '3', '0', '12.35')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in {"-0", ""}:
        return "0"
    return text.replace("-0.", "-.").removeprefix("0") if text.startswith(("0.", "-0.")) else text


def attributes(**given: str | float | None) -> str:
    """Write attributes; ``stroke_width`` is ``stroke-width``, and what is None is left out.

    >>> attributes(fill="none", stroke_width=1.50, stroke=None)
    ' fill="none" stroke-width="1.5"'
    """
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in given.items()
        if value is not None
    )


def path(d: str, fill: str | None = None, **more: str | float | None) -> str:
    """Return a path."""
    return f'<path d="{d}"{attributes(fill=fill, **more)}/>'


def line(d: str, stroke: str, width: float | str, **more: str | float | None) -> str:
    """Return a path that is a line and no surface."""
    return f'<path d="{d}"{attributes(fill="none", stroke=stroke, stroke_width=width, **more)}/>'


def dots(points: list[tuple[float, float]], radius: float) -> str:
    """Return the path of equal discs.

    >>> dots([(0, 5)], 2)
    'M-2 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z'
    """
    r, d = number(radius), number(2 * radius)
    return "".join(f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0Z" for x, y in points)


def group(body: str, transform: str | None = None, **more: str | float | None) -> str:
    """Return a group."""
    return f"<g{attributes(transform=transform, **more)}>{body}</g>"


def place(x: float = 0, y: float = 0, size: float | tuple[float, float] = 1, turn: float = 0) -> str | None:
    """Return the transform that puts a drawing around the origin at a place; None if it lies there already."""
    wide, high = size if isinstance(size, tuple) else (size, size)
    out = f"translate({number(x)} {number(y)})" if x or y else ""
    out += f"rotate({number(turn)})" if turn else ""
    if (wide, high) != (1, 1):
        scale = [f"{each:.4f}".rstrip("0").rstrip(".") for each in ((wide,) if wide == high else (wide, high))]
        out += f"scale({' '.join(scale)})".replace("(0.", "(.")
    return out or None


def use(shape: str, fill: str | None = None, transform: str | None = None, **more: str | float | None) -> str:
    """Show a shape."""
    return f'<use href="#{shape}"{attributes(fill=fill, transform=transform, **more)}/>'


def upside_down(body: str) -> str:
    """Return a drawing turned round the middle of the card."""
    return group(body, "rotate(180 50 70)")


def named(name: str, element: str) -> str:
    """Return an element with its name.

    >>> named("dot", "<g><path/></g>")
    '<g id="dot"><path/></g>'
    """
    return re.sub(r"^<(\w+)", rf'<\1 id="{name}"', element)
