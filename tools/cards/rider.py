"""Cavalo of the Spanish pack: a rider with a face, on a horse of another coat in each suit. In units of the card."""

from __future__ import annotations

from typing import Final

from tools.cards import people
from tools.cards.markup import Shapes, dots, group, line, path, place, use
from tools.cards.palette import BLUE, BROWN, CREAM, DEEP_BLUE, DEEP_GREEN, GOLD, GREEN, GROUND, INK, PLUM, RED, STEEL
from tools.cards.standing import HAND, Dress, hat, held

RIDERS: Final = {
    "o": Dress(GOLD, RED, RED, BLUE, 0, "#5a3420", "mop", feather=BLUE),
    "c": Dress(RED, PLUM, GOLD, GOLD, 2, "#1b1210", "curls", "stache", feather=GOLD),
    "e": Dress(BLUE, DEEP_BLUE, STEEL, GOLD, 3, "#120c0a", "short", feather=GOLD),
    "p": Dress(GREEN, DEEP_GREEN, GOLD, RED, 1, "#3a2418", "bob", "stache", feather=RED),
}
#: Coat of the horse, its shade, mane and tail.
HORSES: Final = {
    "o": ("#e8d2a0", "#c9ad74", "#a8732b"),
    "c": ("#a8592f", "#85421f", "#3a1f12"),
    "e": ("#c9cfd6", "#a3adb8", "#5a6570"),
    "p": ("#4a3026", "#352019", "#1c110c"),
}

SHAPES: Final[Shapes] = {
    "Hb": path(
        "M29 84C36 75 46 77 57 79 67 80 73 75 80 78 88 82 90 95 85 104 71 109 50 108 37 105 29 101 25 92 29 84Z"
    ),
    "Hn": path(
        "M47 81C44 70 40 60 33.4 54.6L32.4 48.6 28.8 52.4C23 56 18 63.6 13.4 71.6 11.4 75 13 79 16.4 "
        "79.4 20 79.8 23 77 27.4 75.4 25.4 83 24.6 91 28.6 100L48 102Z"
    ),
    "Hl": path(
        "M36 101H47L44.4 114 45 127H39L39.4 114ZM75 98 88.6 94C88.6 104 84.6 109 83.2 113L84.6 127H78.6"
        "L76.6 113C75 108 74 104 75 98Z"
    ),
    "Hf": path(
        "M28.4 97 38.4 103 28.4 110.6 29.6 119.4H24L21.6 108.4ZM66 101 78 101C75 108 72 111 71 115L72.2 "
        "127H66.4L65.8 114Z"
    ),
    "Hh": path(
        "M38.4 126.4H45.4L46.2 131.4H37.2ZM78 126.4H85L85.8 131.4H76.8ZM65.8 126.4H72.6L73.4 131.4H64.8Z"
        "M23.4 118.8H30.2L31.2 123.8H22.4Z",
        INK,
    ),
    "Ht": path("M82 79C90 79 93.4 90 91.6 115 88.4 109 87.4 103 85 98 83 94 81.6 86 82 79Z"),
    "Hm": path(
        "M33.6 50.6C42 53 49 64 51.6 80L45.6 83C44.6 78.6 45 76 42.6 73 43 69.6 40.6 68 39.4 66.6 39.4 "
        "63 37 61.4 35 60.6 35 57.4 33 55.6 31.2 54Z"
    ),
    "He": group(
        path(dots([(25.6, 62.6)], 1.7), INK)
        + path(dots([(25, 62)], 0.55), "#fff")
        + path("M14.6 73.6q1.6-1.8 2.6.2", "none", stroke=INK, stroke_width=1.1)
        + line("M16.4 78.4q2.6-.4 4.6-3", INK, 0.9)
    ),
    "Hr": line("M18.6 64.4 24.6 75.8M31 56 27.4 75.4M21.6 70.2C30 74 38 74 46 71.4", "currentColor", 1.7),
    "Hk": path(dots([(21.6, 70.2), (29.4, 65)], 1.7), GOLD),
    "Hs": path("M43 79C53 82 66 82 72 79L74.6 103C64 106.4 50 106.4 40.6 103Z"),
    "Hq": path(
        "".join(
            f"M{x} {y}a4.1 4.1 0 0 1 8.2 {d}Z"
            for x, y, d in ((40.6, 103.6, 1.6), (49, 105.4, 0.2), (57.4, 105.6, -0.6), (65.8, 105, -1.8))
        )
    ),
    "Hc": path("M44.4 82.4C53 85 64 85 71 82.4L71.4 86.2C63 88.8 53 88.8 44 86.2Z"),
    # the rider
    "Rl": path("M47 80H62C64 90 60 98 57.4 103H49.6C51.6 96 47.4 90 47 80Z"),
    "Rb": path("M49.6 98.4 58.6 100.4 55.4 112.4 56 116H43.2C43.4 112.6 47.6 111.4 48.4 108.4Z", INK),
    "Rs": line("M55 111 60.4 112.4", GOLD, 1.6),
    "Rt": path(
        "M-8-22.8C-3-23.6 3-23.6 8-22.8 12-21.4 13.8-17 13.2-12 12.6-4 11.4 0 10.6 5L14.4 17H-14.4L-10.6 "
        "5C-11.4 0-12.6-4-13.2-12-13.8-17-12-21.4-8-22.8Z"
    ),
    "Rp": path("M-4.4-22.4H4.4L6 17H-6Z"),
    "Rd": path(dots([(0, -6), (0, 1), (0, 13)], 1.5)),
    "Rw": path("M-11.8 5.4H11.8L12.6 10H-12.6Z", INK),
    "Ra": path("M-9-21.6C-17-20-23-10-22.6-2-21 3-15 5.4-10.6 6L-11.6.8C-14 .6-15.6-1-15.6-3-15-8-12-11-8-14Z"),
}


def _cavalo(suit: str) -> str:
    wear = RIDERS[suit]
    coat, shade, mane = HORSES[suit]
    second = {"o": BLUE, "c": BLUE, "e": RED, "p": BROWN}[suit]
    horse = (
        use("Ht", mane)
        + use("Hf", shade)
        + use("Hl", coat)
        + use("Hh")
        + use("Hb", coat)
        + use("Hn", coat)
        + use("Hm", mane)
        + use("He")
        + use("Hs", wear.cloak)
        + use("Hq", wear.jewel)
        + use("Hc", wear.trim)
    )
    bridle = use("Hr", color=RED if suit != "c" else GOLD) + use("Hk")
    leg = use("Rl", second) + use("Rb") + use("Rs")
    torso = use("Rt", wear.coat) + use("Rp", wear.trim) + use("Rd", wear.jewel) + use("Rw")
    reins = (
        use("Ra", wear.coat) + use("Sq", color=wear.trim) + group(people.fist(wear.tone), place(-9.6, 3.6, 1.05, 70))
    )
    arm = use("Sa", wear.coat) + use("Sz", color=wear.trim) + use("Kf", wear.lining) + held(suit)
    arm += group(people.fist(wear.tone), place(*HAND, 1.25, 10))
    collar = use("ruff", CREAM)
    whiskers = use(wear.beard, wear.hair) if wear.beard else ""
    head = people.face(wear.tone) + whiskers + use(wear.cut, wear.hair) + hat(suit, wear)
    rider = group(torso + collar + reins + arm + head, place(55.5, 65.5, 0.92))
    return use("floor", GROUND[suit], place(53, 69.6)) + horse + bridle + leg + rider


SHAPES.update({f"s11{suit}": group(_cavalo(suit)) for suit in RIDERS})
