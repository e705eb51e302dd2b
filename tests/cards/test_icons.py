"""The pictures by which the app is known on a home screen."""

from __future__ import annotations

import struct
import zlib

import pytest

from tools.cards import icons, png


def test_the_icon_is_what_the_generator_draws() -> None:
    assert (icons.PUBLIC / "icon.svg").read_text() == icons.drawing("rounded"), "python -m tools.cards icons"


@pytest.mark.parametrize(("name", "size", "shape"), icons.PICTURES)
def test_each_picture_has_its_size_and_is_light(name: str, size: int, shape: str) -> None:
    data = (icons.FOLDER / f"{name}.png").read_bytes()
    assert struct.unpack(">II", data[16:24]) == (size, size)
    assert len(data) < 40_000
    assert (b"tRNS" in data) is (shape == "rounded"), "what fills its square leaves nothing see-through"


def test_a_packed_picture_shows_the_same() -> None:
    """Two colours, in rows that are filtered in each of the five ways."""
    width, rows = 4, [b"\xff\x00\x00" * 4, b"\xff\x00\x00\x00\x80\x00" * 2]
    filtered = [
        bytes([kind]) + _filtered(kind, rows[kind % 2], rows[(kind + 1) % 2] if kind else None) for kind in range(5)
    ]
    header = struct.pack(">IIBBBBB", width, 5, 8, 2, 0, 0, 0)
    plain = png.SIGNATURE + png.chunk(b"IHDR", header) + png.chunk(b"IDAT", zlib.compress(b"".join(filtered)))
    packed = dict(png.chunks(png.small(plain + png.chunk(b"IEND", b""))))
    palette = [packed[b"PLTE"][n : n + 3] for n in range(0, len(packed[b"PLTE"]), 3)]
    lines = zlib.decompress(packed[b"IDAT"])
    seen = [b"".join(palette[n] for n in lines[at + 1 : at + 1 + width]) for at in range(0, len(lines), width + 1)]
    assert seen == [rows[kind % 2] for kind in range(5)]


def _filtered(kind: int, row: bytes, above: bytes | None) -> bytes:
    """A row as PNG filters it: 0 not at all, 1 by the left, 2 by the upper, 3 by the mean, 4 by Paeth's guess."""
    up = above or bytes(len(row))
    out = []
    for n, value in enumerate(row):
        left, corner = (row[n - 3], up[n - 3]) if n >= 3 else (0, 0)
        guess = left + up[n] - corner
        nearest = min((left, up[n], corner), key=lambda each: abs(guess - each))
        out.append((value - (0, left, up[n], (left + up[n]) // 2, nearest)[kind]) % 256)
    return bytes(out)
