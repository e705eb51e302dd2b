"""Sota and rei of the Spanish pack: whole figures with a face, who hold the suit up. Heads stand as in `people`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tools.cards import people
from tools.cards.emblems import emblem
from tools.cards.markup import Shapes, dots, group, line, path, place, use
from tools.cards.palette import (
    BLUE,
    BROWN,
    CREAM,
    DEEP_BLUE,
    DEEP_GREEN,
    DEEP_RED,
    GOLD,
    GREEN,
    GROUND,
    INK,
    PAPER,
    PLUM,
    RED,
    STEEL,
)
from tools.cards.people import two


@dataclass(frozen=True, slots=True)
class Dress:
    """The colours of one suit: who wears them, and how hair and beard are cut."""

    coat: str
    cloak: str
    trim: str
    jewel: str
    tone: int
    hair: str
    cut: str
    beard: str = ""
    feather: str = ""
    hose: tuple[str, str] = (INK, INK)
    lining: str = GOLD


KINGS: Final = {
    "o": Dress(GOLD, DEEP_RED, RED, BLUE, 2, "#1f1613", "locks", "fork"),
    "c": Dress(RED, PLUM, GOLD, BLUE, 0, "#e8e2d6", "long", "beard"),
    "e": Dress(BLUE, INK, STEEL, RED, 1, "#5a3420", "locks", "beard"),
    "p": Dress(GREEN, BROWN, GOLD, RED, 3, "#b9b3a6", "locks", "curly"),
}
PAGES: Final = {
    "o": Dress(GOLD, BLUE, RED, RED, 1, "#17110f", "bob", feather=RED, hose=(RED, BLUE)),
    "c": Dress(RED, BLUE, GOLD, GOLD, 3, "#120c0a", "curls", feather=GOLD, hose=(BLUE, GOLD)),
    "e": Dress(BLUE, DEEP_BLUE, STEEL, GOLD, 0, "#a2522a", "mop", feather=RED, hose=(RED, STEEL)),
    "p": Dress(GREEN, DEEP_GREEN, GOLD, RED, 2, "#2b1a12", "mop", feather=RED, hose=(BROWN, GREEN)),
}
HATS: Final = {"o": "cap", "c": "cap", "e": "helm", "p": "straw"}
#: Where the raised hand is.
HAND: Final = (27.4, -25.5)

_HEM: Final = "".join(f"M{x} 61a4.4 4.4 0 0 1 8.8 0Z" for x in (-22, -13.2, -4.4, 4.4, 13.2))
SHAPES: Final[Shapes] = {
    "floor": path("M-34 61a34 5 0 1 0 68 0a34 5 0 1 0-68 0Z"),
    # rei
    "Kc": path("M-13-21.5C-22-17-27 18-29.5 60C-20 62.4 20 62.4 29.5 60 27 18 22-17 13-21.5Z"),
    "Kl": group(
        path(
            "M-10-20C-16 6-19 34-21.8 61.4L-16 61.8C-14 36-12 8-7-18ZM10-20C16 6 19 34 21.8 61.4L16 61.8C14 "
            "36 12 8 7-18Z",
            PAPER,
        )
        + people.spots(
            [
                (side * x, y)
                for side in (-1, 1)
                for x, y in ((14.6, 14), (15.4, 21), (16.2, 28), (17, 35), (17.8, 42), (18.6, 49), (19.4, 56))
            ],
            0.8,
        )
    ),
    "Kr": path("M-10-22H10C12.6 0 15.4 36 17 61.2H-17C-15.4 36-12.6 0-10-22Z"),
    "Kp": path("M-4.6-14H4.6L7.4 61.2H-7.4Z"),
    "Kd": path("M0-2 3.4 5 0 12-3.4 5ZM0 18 3.8 26 0 34-3.8 26ZM0 38 4.2 47 0 56-4.2 47Z"),
    "Kh": path("".join(f"M{x} 61.3a3.4 3.4 0 0 1 6.8 0Z" for x in (-17, -10.2, -3.4, 3.4, 10.2))),
    "Kb": path("M-13 11.5Q0 15 13 11.5L13.3 16Q0 19.6-13.3 16Z", GOLD),
    "Ks": path(
        "M-15 63.5C-15 60.6-11 59.6-7.5 60.2L-3.5 60.4V64.4H-15ZM15 63.5C15 60.6 11 59.6 7.5 60.2L3.5 60.4V64.4H15Z",
        INK,
    ),
    "Ka": path("M10-21.4C15-20.4 18.6-17 20.6-13.6L22.6-24 31.4-22.4C31-10 28.6 2 21 7 15 2.6 11.4-6 9-15Z"),
    "Kf": path("M22-25.8 32-23.8 31.4-19.8 21.4-21.6Z"),
    "Ke": path("M-10-21.4C-19-18-24-8-24 3-21.6 9.6-14 10.6-8.4 8L-9 1C-12.6 2-14.6 0-14.6-3-14-8-11.6-12-8-15Z"),
    "Kg": path("M-10.2 9.2-6.4 7.8-7.4 0-11.2 1.2Z"),
    "shin": line("M21-8C22.6-3 22.6 2 21 6.6M-20.6-6C-21.6-1-20 4-16 8.6", "#00000030", 1),
    # sota
    "Sc": path("M-12-21C-22-12-24 10-25 33C-17 36 17 36 25 33 24 10 22-12 12-21Z"),
    "Sl": path("M-10.6 20H-.4C-1 32-1.6 46-2.6 58.6H-8.2C-9.8 46-10.6 33-10.6 20Z"),
    "Sg": path("M-10.2 34.6H-1L-1.2 38.2H-10Z", GOLD),
    "Ss": path("M-8.6 56.6C-6 58-4 58-2.2 56.6L-2 63.6H-17.6C-17.4 60.2-12 60-8.6 56.6Z", INK),
    "Sb": path("M-12.6 9C-18 14-17 26-11.6 28H-1.2L0 19 1.2 28H11.6C17 26 18 14 12.6 9Z"),
    "Sx": path(
        "M-12.6 11C-15.6 16-14.6 24-11.6 28H-9.4C-11 22-11 15-9.4 10ZM-5.6 11-6 28H-3.6L-3.4 11ZM5.6 11 "
        "6 28H3.6L3.4 11ZM12.6 11C15.6 16 14.6 24 11.6 28H9.4C11 22 11 15 9.4 10Z"
    ),
    "St": path(
        "M-8-22.8C-3-23.6 3-23.6 8-22.8 12-21.4 13.8-17 13.2-12 12.6-4 11.4 0 10.6 5L14.6 14.6H-14.6"
        "L-10.6 5C-11.4 0-12.6-4-13.2-12-13.8-17-12-21.4-8-22.8Z"
    ),
    "Sp": path("M0-23.4C3-23.4 5.4-23.3 8-22.8 12-21.4 13.8-17 13.2-12 12.6-4 11.4 0 10.6 5L14.6 14.6H0Z"),
    "Sh": path(
        "M-14.6 14.7a3.65 3.65 0 0 1 7.3 0ZM-7.3 14.7a3.65 3.65 0 0 1 7.3 0ZM0 14.7a3.65 3.65 0 0 1 7.3 0"
        "ZM7.3 14.7a3.65 3.65 0 0 1 7.3 0Z"
    ),
    "Sw": path("M-10.9 3.6H10.9L12.2 8.2H-12.2Z", INK),
    "Sk": path("M-2.8 3.2H2.8V8.6H-2.8ZM-1 5V6.8H1V5Z", GOLD, fill_rule="evenodd"),
    "Sa": path("M9-21.6C15-20.6 18.6-16 20.6-12L23.4-24 31-22.4C30.6-12 27.6-4 21.6-2.6 16.6-3.4 12.4-8 9-13Z"),
    "Se": path("M-9-21.6C-18-19.6-24-9-24 0-22 6-16 9.4-10.4 9.6L-9.6 4.4C-13 3.6-16 2-16.4-1-16-7-12.6-10.6-8-14Z"),
    "Sq": path(
        "M-18.6-15.2 -12.6-8.4M-23-6.4-15.8-4.2M-22.6 4.4-16-.6", "none", stroke="currentColor", stroke_width=1.6
    ),
    "Sz": path(
        "M14.6-19.4 12.4-9.6M19.4-14 17-4.6M22-3 21.8-11M30.6-13 23-14.4",
        "none",
        stroke="currentColor",
        stroke_width=1.6,
    ),
    # what covers the head
    "helm": group(
        path("M-12-44.6C-13.4-56 -5-60.4 0-60.4S13.4-56 12-44.6Z", STEEL)
        + path("M0-60.4C5-60.4 13.4-56 12-44.6H0Z", BLUE, opacity=".5")
        + path("M-15.4-43.4Q0-50 15.4-43.4L14.4-40.6Q0-46.4-14.4-40.6Z", DEEP_BLUE)
    ),
    "crest": path("M-9-57.4C-6-66 8-67 14-58.6 19-53 21.6-47 21-40.6 17.6-46 14-52 6-55.6 1-57.4-4-58-9-57.4Z"),
    "straw": group(
        path("M-9.6-46C-10-55-6-58.6 0-58.6S10-55 9.6-46Z", "#e0b75e")
        + path("M-19-44.6C-10-49.6 10-49.6 19-44.6 12-41.6-12-41.6-19-44.6Z", "#e0b75e")
        + path("M-19-44.6C-12-41.6 12-41.6 19-44.6 12-39.8-12-39.8-19-44.6Z", BROWN, opacity=".75")
        + path("M-9.8-50.4Q0-47.6 9.8-50.4L9.8-46.8Q0-44-9.8-46.8Z", RED)
    ),
    "leaf": path("M8.6-48.6C10-56 15-60.4 21.6-61 21.4-54.6 16.4-48.6 8.6-48.6Z"),
    "sun": path("M-11.6-45.6-14-52-9.6-51.6-8.4-57-4-53 0-60 4-53 8.4-57 9.6-51.6 14-52 11.6-45.6Z", GOLD),
    "wall": path("M-11.6-45.6V-57H-6.6V-53.4H-2.6V-58.6H2.6V-53.4H6.6V-57H11.6V-45.6Z", GOLD),
    "trefoil": two(
        "M-11.6-45.6-12.4-53H12.4L11.6-45.6Z",
        dots([(-11, -54.4), (0, -57.4), (11, -54.4), (-3.4, -53.6), (3.4, -53.6)], 3.2)
        + dots([(-7.2, -53.4), (7.2, -53.4)], 2),
    ),
}
CROWNS: Final = {"o": "sun", "c": "crown", "e": "wall", "p": "trefoil"}


def held(suit: str) -> str:
    """Return the emblem in the raised hand, without the hand."""
    x, y = HAND
    return {
        "o": lambda: emblem("o", x, y - 13.6, 24),
        "c": lambda: emblem("c", x, y - 10, 25),
        "e": lambda: emblem("e", x, y - 13, 46),
        "p": lambda: emblem("p", x, y - 11.4, 44, 8),
    }[suit]()


def _rei(suit: str) -> str:
    wear = KINGS[suit]
    robe = (
        use("Kc", wear.cloak)
        + use("Kl")
        + use("Kr", wear.coat)
        + use("Kp", wear.trim)
        + use("Kd", wear.jewel)
        + use("Kh", wear.trim)
        + use("Kb")
        + use("Ks")
    )
    left = use("Ke", wear.cloak) + use("Kg", wear.lining) + group(people.fist(wear.tone), place(-5.8, 4, 1.1, 80))
    collar = use("fur")
    head = people.face(wear.tone, mouth=False) + use(wear.cut, wear.hair) + use(wear.beard, wear.hair) + use("mouth")
    crown = (
        use(CROWNS[suit], GOLD)
        + use("band", wear.jewel)
        + use("studs")
        + (use("pearl", wear.jewel) if suit == "c" else "")
    )
    right = (
        use("Ka", wear.cloak)
        + use("shin")
        + use("Kf", wear.lining)
        + held(suit)
        + group(people.fist(wear.tone), place(*HAND, 1.25, 10))
    )
    return use("floor", GROUND[suit]) + robe + left + right + collar + head + crown


def _coat(suit: str, wear: Dress) -> str:
    """Return the doublet, cut differently for each suit."""
    halved = use("Sp", wear.trim) if suit in "oe" else ""
    collar = use("ruff", CREAM if suit in "oe" else wear.trim)
    return use("St", wear.coat) + halved + use("Sh", wear.jewel) + use("Sw") + use("Sk") + collar


def _sota(suit: str) -> str:
    wear = PAGES[suit]
    left, right = wear.hose
    legs = (
        use("Sl", left)
        + use("Sg")
        + use("Ss")
        + use("Sl", right, "scale(-1 1)")
        + use("Sg", transform="scale(-1 1)")
        + use("Ss", transform="scale(-1 1)")
        + use("Sb", wear.coat)
        + use("Sx", wear.trim)
    )
    hip = use("Se", wear.coat) + use("Sq", color=wear.trim) + group(people.fist(wear.tone), place(-8.6, 7, 1.05, 60))
    arm = use("Sa", wear.coat) + use("Sz", color=wear.trim) + use("Kf", wear.lining) + held(suit)
    arm += group(people.fist(wear.tone), place(*HAND, 1.25, 10))
    head = people.face(wear.tone, woman=suit in "oc") + use(wear.cut, wear.hair)
    return (
        use("floor", GROUND[suit])
        + use("Sc", wear.cloak)
        + legs
        + _coat(suit, wear)
        + hip
        + arm
        + head
        + hat(suit, wear)
    )


def hat(suit: str, wear: Dress) -> str:
    """Return what a page or a rider wears on the head."""
    if suit == "e":
        return use("crest", wear.feather) + use("helm")
    if suit == "p":
        return use("straw") + use("leaf", wear.feather)
    return use("cap", wear.cloak) + use("brim", wear.jewel) + use("plume", wear.feather) + use("quill")


PLACE: Final = place(53, 70.6, 0.95)
SHAPES.update({f"s12{suit}": group(_rei(suit), PLACE) for suit in KINGS})
SHAPES.update({f"s10{suit}": group(_sota(suit), PLACE) for suit in PAGES})
