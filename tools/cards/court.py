"""Valete, dama and rei of the French pack: busts with two heads in a frame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tools.cards import people
from tools.cards.markup import Shapes, dots, group, line, path, place, use
from tools.cards.palette import BLUE, BROWN, FACE, FRAME_WIDTH, GOLD, GREEN, GROUND, INK, PAPER, RED, SKIN, STEEL, SUIT
from tools.cards.suits import pip


@dataclass(frozen=True, slots=True)
class Cloth:
    """The colours of one suit's court, and who wears them: skin and colour of the hair by rank."""

    robe: str
    second: str
    third: str
    jewel: str
    staff: str
    flower: str
    cap: str
    feather: str
    king: tuple[int, str]
    queen: tuple[int, str]
    jack: tuple[int, str]


CLOTHS: Final = {
    "e": Cloth(BLUE, INK, GOLD, RED, GOLD, RED, RED, GOLD, (3, "#e8e2d6"), (1, "#1f1613"), (2, "#2b1a12")),
    "c": Cloth(RED, BLUE, GOLD, BLUE, GOLD, GOLD, BLUE, GREEN, (1, "#3a2418"), (3, "#1b1210"), (0, "#a2522a")),
    "o": Cloth(GOLD, RED, BLUE, BLUE, BROWN, RED, RED, GREEN, (2, "#1f1613"), (0, "#5a3420"), (1, "#17110f")),
    "p": Cloth(GREEN, RED, GOLD, RED, GOLD, GOLD, BLUE, RED, (0, "#b9b3a6"), (2, "#23150f"), (3, "#120c0a")),
}
BEARDS: Final = {"e": "beard", "c": "curly", "o": "fork", "p": "beard"}
BOBS: Final = {"o": "bob", "c": "mop", "e": "curls", "p": "short"}

_BUST: Final = "M-26.4 1V-9C-25-17-15-19.5-7-22.5H7C15-19.5 25-17 26.4-9V1Z"
SHAPES: Final[Shapes] = {
    "bust": path(_BUST),
    # rei
    "rk": path("M-26 1a7 7 0 0 1 7-7v7ZM12 1a7 7 0 0 1 7-7v7ZM-19-6a7 7 0 0 1 7 7h-7ZM19-6a7 7 0 0 1 7 7h-7Z"),
    "rp": path("M-8.5-23H8.5L11 1H-11Z"),
    "rv": path("M-11 1-9.9-9 0-1 9.9-9 11 1Z"),
    "fur": group(
        path("M-14-20.5C-8-12.5-4-10.5 0-10.5S8-12.5 14-20.5L9-24.5H-9Z", PAPER)
        + people.spots([(-8.8, -18.5), (-5.6, -15.3), (-2, -13.2), (2, -13.2), (5.6, -15.3), (8.8, -18.5)])
    ),
    "crown": path("M-11.5-45.6-13.4-57-7-51.6 0-58.6 7-51.6 13.4-57 11.5-45.6Z", GOLD),
    "band": path("M-11.7-48.8H11.7V-44.8H-11.7Z"),
    "studs": path(dots([(-6.5, -46.8), (0, -46.8), (6.5, -46.8)], 1.25), GOLD),
    "pearl": path(dots([(-13.4, -57.2), (0, -58.6), (13.4, -57.2)], 1.5)),
    "sleeve": path("M27 1V-8C25.4-12 20.5-12.6 16.6-10.4L17.4-3.4C20-3.6 21.4-1.6 21.6 1Z"),
    "cuff": path("M15.2-10.8 18.4-12 20.2-3.6 16.6-2.8Z", PAPER),
    # dama
    "puff": path(
        "M-26.4 1V-9C-24.5-15-20-17.3-15-19A13 13 0 0 1-12 1ZM26.4 1V-9C24.5-15 20-17.3 15-19A13 13 0 0 0 12 1Z"
    ),
    "seam": line("M-20-16.9-16.5 1M20-16.9 16.5 1M-24.4-13-21.6 1M24.4-13 21.6 1", "currentColor", 1.5),
    "breast": path("M-9-22C-8-12-4-8 0-8s8-4 9-14l-3-1.5H-6Z"),
    "beads": path(
        dots([(-7.4, -17.8), (-6.2, -14.6), (-3.9, -11.9), (0, -10.6), (3.9, -11.9), (6.2, -14.6), (7.4, -17.8)], 1.4)
    ),
    "hem": path("M-12 1a4 4 0 0 1 8 0ZM-4 1a4 4 0 0 1 8 0ZM4 1a4 4 0 0 1 8 0Z"),
    "tiara": group(
        line("M-10.2-47.3Q0-53.5 10.2-47.3", GOLD, 2.3)
        + path(dots([(-6.6, -50.6), (6.6, -50.6)], 1.5) + dots([(0, -53)], 2.6), GOLD)
    ),
    "stone": path(dots([(0, -53)], 1.2)),
    "stalk": group(
        line("M19 1C20-10 21-18 20-29", GREEN, 1.5)
        + path("M20.3-17c3.5-.4 5-3 5-6-3.6.2-5 2.6-5 6ZM20-12.6c-3-.6-4.2-2.8-4.2-5.4 3 .4 4.2 2.6 4.2 5.4Z", GREEN)
    ),
    "bloom": path(
        "".join(dots([(x, y - 32.5)], 2.45) for x, y in ((20, -3.3), (23.1, -1), (21.9, 2.6), (18.1, 2.6), (16.9, -1)))
    ),
    "eye": path(dots([(20, -32.5)], 1.9)),
    # valete
    "halved": path("M0-22.5H7C15-19.5 25-17 26.4-9V1H0Z"),
    "arc": path("M-26 1a11 11 0 0 1 11-11v11Z"),
    "arclet": path("M-26 1a5 5 0 0 1 5-5v5ZM26 1a5 5 0 0 0-5-5v5Z"),
    "ruff": path("M-12.6-20.6-8-12-4-17 0-9.5 4-17 8-12 12.6-20.6 7-24H-7Z"),
    "cap": path("M-12.5-45.6C-15-54-4-58.5 4-56.6 11-55 14.6-50 13-45.6Z"),
    "brim": path("M-13.2-47.8Q0-50.6 13.6-47.8V-43.4Q0-46.4-13.2-43.4Z"),
    "plume": path("M7.6-50C13-58.6 20.5-59 24.5-53.6 19.6-55 15.8-52.6 13.2-48.2Z"),
    "quill": line("M9.5-49.8C14-55 18-56.2 22-54.6", PAPER, 0.7),
    "lance": group(
        line("M-20 1V-30", BROWN, 2)
        + path("M-20-43.6-15.6-33.8-20-28.6-24.4-33.8Z", STEEL)
        + line("M-20-43V-29.4", PAPER, 0.8)
    ),
    # the queen's hair, behind the head and before it
    "hce": path(
        dots([(0, -40.5)], 14.4)
        + dots(
            [
                (-13.5, -34),
                (13.5, -34),
                (-12, -48),
                (12, -48),
                (0, -54),
                (-14.5, -41),
                (14.5, -41),
                (-6.5, -53),
                (6.5, -53),
            ],
            3.6,
        )
        + dots([(-11.6, -29), (11.6, -29)], 3)
    ),
    "hcv": path("M-9.4-42C-8-48-4-49.6 0-49.6S8-48 9.4-42V-50H-9.4Z"),
    "hpe": people.two(
        (
            "M-11.4-46C-15-42-15.4-28-15-19.6L-10-20.2C-10-29-9.6-38-9-46ZM11.4-46C15-42 15.4-28 15-19.6"
            "L10-20.2C10-29 9.6-38 9-46Z"
        ),
        dots([(0, -46)], 11.6),
    ),
    "hpt": line(
        "M-14.8-35-9.8-33.8M-15.2-28.6-10-27.2M-15.2-22.6-10-22M14.8-35 9.8-33.8M15.2-28.6 10-27.2M15.2-22.6 10-22",
        "currentColor",
        1.2,
    ),
    "hpv": path("M-9.8-40C-9-45 0-46 0-50 0-46 9-45 9.8-40V-51H-9.8Z"),
    "hee": people.two(
        "M-12-46C-14.4-30-14.2-24-15.4-16.6L-7-18V-46ZM12-46C14.4-30 14.2-24 15.4-16.6L7-18V-46Z",
        dots([(0, -45.5)], 12),
    ),
    "hev": path("M-9.6-36C-8.6-42-4-46 3-47.5 7-46 9-41 9.6-36V-51H-9.6Z"),
    "hoe": people.two(
        "M-11-46C-13-40-12-34-9-31V-46ZM11-46C13-40 12-34 9-31V-46Z", dots([(0, -46)], 11.6) + dots([(0, -56.6)], 4.4)
    ),
    "hov": path("M-9.6-38C-8-44-2-46 0-49 2-46 8-44 9.6-38V-51H-9.6Z"),
}


def _arm(cloth: str, tone: int) -> str:
    """Return a sleeve from the right edge and a hand around what stands at 19.6."""
    hand = group(people.fist(tone), place(18.2, -8.2, 1.12, -12))
    return use("sleeve", cloth) + use("cuff") + hand


def _king(suit: str) -> str:
    wear = CLOTHS[suit]
    tone, hair = wear.king
    staff = (
        line("M19.5 1V-36", wear.staff, 2.2)
        + path(dots([(19.5, -34)], 1.9), wear.staff)
        + pip(suit, 19.5, -41.5, 12, fill=SUIT[suit])
    )
    robe = use("bust", wear.robe) + use("rk", wear.third) + use("rp", wear.second) + use("rv", wear.third) + use("fur")
    head = people.face(tone, mouth=False) + use("locks", hair) + use(BEARDS[suit], hair) + use("mouth")
    crown = use("crown") + use("band", wear.second) + use("studs") + use("pearl", wear.jewel)
    return robe + head + crown + staff + _arm(wear.second, tone)


def _queen(suit: str) -> str:
    wear = CLOTHS[suit]
    tone, hair = wear.queen
    robe = (
        use("bust", wear.robe)
        + use("puff", wear.second)
        + use("seam", color=wear.third)
        + use("breast", SKIN[tone][0])
        + use("beads", wear.third if suit != "o" else BLUE)
        + use("hem", wear.third)
    )
    braids = use("hpt", color=wear.third) if suit == "p" else ""
    head = (
        people.face(tone, woman=True) + use(f"h{suit}v", hair) + use("tiara") + use("stone", wear.jewel) + use("gems")
    )
    flower = use("stalk") + use("bloom", wear.flower) + use("eye", RED if wear.flower == GOLD else GOLD)
    return use(f"h{suit}e", hair) + braids + robe + head + flower + _arm(wear.second, tone)


def _jack(suit: str) -> str:
    wear = CLOTHS[suit]
    tone, hair = wear.jack
    coat = (
        use("bust", wear.robe)
        + use("halved", wear.second)
        + use("arc", wear.second)
        + use("arc", wear.robe, "scale(-1 1)")
        + use("arclet", wear.third)
        + use("ruff", wear.third)
    )
    head = people.face(tone) + use(BOBS[suit], hair)
    cap = use("cap", wear.cap) + use("brim", wear.third) + use("plume", wear.feather) + use("quill")
    return coat + head + cap + use("lance") + group(_arm(wear.robe, tone), "scale(-1 1)")


def _half(rank: str, suit: str) -> str:
    """Return the upper half; the `svg` cuts off what would stand out of the frame."""
    drawn = {"K": _king, "Q": _queen, "J": _jack}[rank](suit)
    box = 'x="24" y="9" width="52" height="61" viewBox="-26 -61 52 61"'
    return group(f"<svg {box}>{drawn}{pip(suit, -20, -54, 9.6)}</svg>")


_PANEL: Final = 'x="23.6" y="9" width="52.8" height="122" rx="4"'
SHAPES.update(
    {
        "frame": group(
            line("M24 70H76", FACE, 2.4)
            + line("M24 70H76", "currentColor", 0.8)
            + f'<rect {_PANEL} fill="none" stroke="currentColor" stroke-width="{FRAME_WIDTH}"/>'
        ),
        "panel": f"<rect {_PANEL}/>",
    }
)
SHAPES.update({f"h{rank}{suit}": _half(rank, suit) for rank in "JQK" for suit in CLOTHS})


def court(rank: str, suit: str) -> str:
    """Return the frame with both halves of a figure."""
    half = f"h{rank}{suit}"
    return use("panel", GROUND[suit]) + use(half) + use(half, transform="rotate(180 50 70)") + use("frame")
