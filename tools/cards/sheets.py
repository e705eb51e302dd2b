"""Contact sheets: every card photographed by Chromium, as the page shows it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.cards import corner, photo
from tools.cards.sprite import ROOT, SPRITE

DECKS: Final = ("duas", "quatro", "segura", "contraste")
THEMES: Final = ("light", "dark")
STYLES: Final = tuple(ROOT / "web" / "src" / "styles" / name for name in ("tokens.css", "decks.css"))
OTHERS: Final = ("f-joker", "back-anil", "back-telha")

_CSS: Final = """
body { margin: 0; background: #1d1512; }
section { display: table; margin-bottom: 24px; padding: 14px; background: var(--pano); }
.row { display: flex; gap: 8px; margin-bottom: 8px; }
.row:last-child { margin: 0; }
.strip { display: inline-flex; margin-right: 18px; vertical-align: top; overflow: hidden; }
svg { display: block; flex: none; border-radius: 8%; filter: drop-shadow(0 1px 2px #0006); }
"""
Row = Iterable[str]


def french() -> list[list[str]]:
    """Return the French pack, a row a suit, then the bestão and the backs."""
    return [*([f"f-{rank}{suit}" for rank in corner.FRENCH] for suit in "ecop"), list(OTHERS)]


def spanish() -> list[list[str]]:
    """Return the Spanish pack, a row a suit."""
    return [[f"s-{rank}{suit}" for rank in corner.SPANISH] for suit in corner.SUITS]


def small(rows: list[list[str]]) -> list[list[str]]:
    """Return the small drawings of the same cards."""
    return [[f"{name}-m" for name in row] for row in rows]


def _card(name: str, width: float, more: str = "") -> str:
    return (
        f'<svg viewBox="0 0 100 140" width="{width}" height="{width * 1.4:g}"{more}>'
        f'<use href="/{SPRITE.name}#{name}"/></svg>'
    )


def _sheet(name: str, rows: Iterable[Row], width: float, more: str = "") -> str:
    lines = "".join(f'<div class="row">{"".join(_card(card, width) for card in row)}</div>' for row in rows)
    return f'<section id="{name}"{more}>{lines}</section>'


def _strip(cards: Row, width: float, step: float, height: float) -> str:
    """Return a meld as the table lays it: of each card but the last only a strip is in sight."""
    drawn = "".join(
        _card(card, width, f' style="margin-left:{step - width if n else 0}px"') for n, card in enumerate(cards)
    )
    return f'<div class="strip" style="height:{height}px">{drawn}</div>'


def _strips(name: str, more: str) -> str:
    french_cards = [
        [f"f-{rank}c-m" for rank in ("8", "9", "10", "J", "Q", "K", "A")],
        ["f-10e-m", "f-10o-m", "f-10p-m"],
        ["f-Qe-m", "f-Qp-m", "f-joker-m"],
    ]
    spanish_cards = [
        [f"s-{rank}o-m" for rank in ("5", "6", "7", "10", "11", "12")],
        ["s-10c-m", "s-10e-m", "s-10p-m"],
        ["s-1c-m", "s-1e-m", "s-1p-m"],
    ]
    rows = "".join(
        f'<div class="row" style="display:block">{"".join(_strip(cards, *size) for cards in meld)}</div>'
        for size in ((33, 15, 35), (54, 25, 74), (60, 27.6, 84))
        for meld in (french_cards, spanish_cards)
    )
    return f'<section id="{name}"{more}>{rows}</section>'


def _some() -> list[list[str]]:
    return [
        [f"f-{card}" for card in ("Ae", "10c", "Ko", "5p", "9e", "Qc", "Jo", "7p", "8o", "Kp", "joker")],
        [f"s-{card}" for card in ("1o", "10c", "12e", "5p", "11o", "4c", "7e", "2p", "12c", "11e")],
    ]


def packs() -> dict[str, str]:
    """Return the four sheets of whole packs, as sections with a name."""
    return {
        "cards-french-120": _sheet("cards-french-120", french(), 120),
        "cards-spanish-120": _sheet("cards-spanish-120", spanish(), 120),
        "cards-french-44": _sheet("cards-french-44", small(french()), 44),
        "cards-spanish-44": _sheet("cards-spanish-44", small(spanish()), 44),
    }


def decks() -> str:
    """Return some cards and melds in every deck, by day and by night, with letters and without."""
    parts = []
    for deck in DECKS:
        for theme in THEMES:
            for letters in ("", "letra-"):
                more = f' data-deck="{deck}" data-theme="{theme}"' + (' data-letra="sim"' if letters else "")
                name = f"{deck}-{theme}-{letters}"
                parts.append(_sheet(f"{name}44", small(_some()), 44, more))
                parts.append(_sheet(f"{name}120", _some(), 120, more))
                parts.append(_strips(f"{name}strips", more))
    return "".join(parts)


def _photograph(sections: str, folder: Path, scale: float, *, tight: bool = False) -> None:
    style = "".join(path.read_text() for path in STYLES) + _CSS
    page = (
        f'<!doctype html><html data-theme="light"><meta charset="utf-8"><style>{style}</style><body>{sections}</body>'
    )
    photo.sections(page, {f"/{SPRITE.name}": SPRITE}, folder, scale, tight=tight)


def write(folder: Path) -> None:
    """Photograph everything, as fine as a phone shows it."""
    _photograph("".join(packs().values()) + decks(), folder, 2)


def write_packs(folder: Path) -> None:
    """Photograph the packs for the documentation: the small cards as fine as a phone shows them."""
    for name, section in packs().items():
        _photograph(section, folder, 2 if name.endswith("44") else 1.5, tight=True)
