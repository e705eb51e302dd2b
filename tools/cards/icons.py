"""The pictures of the app: the head of the bestão before two cards."""

from __future__ import annotations

from typing import Final

from tools.cards import backs, ox, photo, png, suits
from tools.cards.markup import Shapes, group, named, place, use
from tools.cards.palette import FALLBACK, INK, PAPER, RED
from tools.cards.sprite import ROOT

PUBLIC: Final = ROOT / "web" / "public"
FOLDER: Final = PUBLIC / "icons"
URUCUM: Final = "#ae3820"
DEEP_URUCUM: Final = "#8c2a17"
#: Name, size in pixels, shape of the ground. A mask may cut off a tenth on each side; the drawing keeps clear of it.
PICTURES: Final = (
    ("icon-192", 192, "rounded"),
    ("icon-512", 512, "rounded"),
    ("maskable-512", 512, "masked"),
    ("apple-touch-180", 180, "square"),
)
_SHAPES: Final[Shapes] = {
    "tile": backs.SHAPES["tile"],
    "ox": ox.SHAPES["ox"],
    "pe": suits.SHAPES["pe"],
    "pc": suits.SHAPES["pc"],
}


def _card(x: float, turn: float, suit: str) -> str:
    sheet = (
        f'<rect x="-17" y="-23.8" width="34" height="47.6" rx="3.4" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'
    )
    return group(sheet + suit, f"translate({x} 33) rotate({turn})")


def _ground() -> str:
    """Return the tiles of the backs, laid in urucum."""
    turns = (2, 3, 1, 0)
    tiles = "".join(backs.laid(50 * (n % 2), 50 * (n // 2), 50, turn) for n, turn in enumerate(turns))
    return f'<rect width="100" height="100" fill="{URUCUM}"/>' + group(tiles, fill=DEEP_URUCUM, color=DEEP_URUCUM)


def drawing(shape: str) -> str:
    """Return the icon on a tile that is ``rounded``, ``square``, or wide enough to be ``masked``."""
    spade = use("pe", INK, place(-1, -12, 0.17), color=INK)
    heart = use("pc", RED, place(1, -12, 0.17), color=RED)
    body = _card(33, -18, spade) + _card(67, 18, heart) + use("ox", transform=place(50, 65, 0.62))
    inner = group(body, {"rounded": None, "square": place(4, 4, 0.92), "masked": place(11, 11, 0.78)}[shape])
    rounded = ' rx="22"' if shape == "rounded" else ""
    clip = f'<clipPath id="cut"><rect width="100" height="100"{rounded}/></clipPath>'
    defs = "".join(named(name, element) for name, element in _SHAPES.items())
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>{defs}{clip}</defs>'
        f'<g clip-path="url(#cut)">{_ground()}</g>{inner}</svg>\n'
    )
    return FALLBACK.sub(r"\2", svg)


def write() -> None:
    """Write ``icon.svg``, and photograph the pictures of the app."""
    (PUBLIC / "icon.svg").write_text(drawing("rounded"))
    FOLDER.mkdir(exist_ok=True)
    for name, size, shape in PICTURES:
        page = f"<!doctype html><style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing(shape)}"
        with photo.studio(page, {}, scale=1) as camera:
            taken = camera.locator("svg").screenshot(omit_background=shape == "rounded")
        (FOLDER / f"{name}.png").write_bytes(png.small(taken))
