"""Cut a font down to what the page uses: ``python -m tools.fonts SOURCE [OUT]``.

SOURCE is Bricolage Grotesque as its authors publish it, with its axes for optical size, width and weight
(BricolageGrotesque[opsz,wdth,wght].ttf, or the woff2 of a font service). What comes out is the file that is kept:
one width, the weights from 400 on, optical sizes up to the largest text, the letters of western European languages.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

OUT = Path(__file__).resolve().parent.parent / "web" / "public" / "fonts" / "bricolage-grotesque.woff2"

AXES: dict[str, float | tuple[float, float]] = {"wdth": 100, "wght": (400, 800), "opsz": (12, 32)}

LETTERS = {
    *range(0x20, 0x7F),
    *range(0xBF, 0x100),
    *map(ord, "\u00a0¡£§©ª«°´·º»ŒœŸ–—‘’‚“”„•…′″‹›€−×÷←↑→↓"),
}
"""Those of Portuguese and English many times over, since people's names have others."""

FEATURES = ("kern", "liga", "tnum", "mark", "mkmk", "ccmp", "locl")
"""`tnum`: figures of one width, for scores."""


def cut(source: Path, out: Path) -> None:
    """Make the file that is kept."""
    font = instancer.instantiateVariableFont(TTFont(source), AXES)
    options = subset.Options(layout_features=list(FEATURES), flavor="woff2")
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS)
    cutter.subset(font)
    subset.save_font(font, str(out), options)


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit("usage: python -m tools.fonts SOURCE [OUT]")
    cut(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) == 3 else OUT)
