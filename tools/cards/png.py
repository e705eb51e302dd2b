"""Smaller pictures: what Chromium photographs, with at most 256 colours and packed as tightly as PNG allows."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
CHANNELS: Final = {2: 3, 6: 4}
Colour = tuple[int, ...]


def small(picture: bytes) -> bytes:
    """Return the same picture with a palette."""
    width, height, kind, packed = _read(picture)
    channels = CHANNELS[kind]
    rows = _unfiltered(zlib.decompress(packed), width * channels, channels)
    pixels: list[Colour] = [tuple(row[n : n + channels]) for row in rows for n in range(0, len(row), channels)]
    palette, numbers = _palette(Counter(pixels))
    lines = bytes(numbers[pixel] for pixel in pixels)
    data = b"".join(b"\0" + lines[n : n + width] for n in range(0, width * height, width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [chunk(b"IHDR", header), chunk(b"PLTE", b"".join(bytes(colour[:3]) for colour in palette))]
    if channels == 4:
        parts.append(chunk(b"tRNS", bytes(colour[3] for colour in palette)))
    parts += [chunk(b"IDAT", zlib.compress(data, 9)), chunk(b"IEND", b"")]
    return SIGNATURE + b"".join(parts)


def _read(picture: bytes) -> tuple[int, int, int, bytes]:
    """Return width, height, kind of colour and the packed rows."""
    header, packed = b"", b""
    for name, body in chunks(picture):
        header = body if name == b"IHDR" else header
        packed += body if name == b"IDAT" else b""
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", header)
    if depth != 8 or kind not in CHANNELS or interlaced:
        raise ValueError("only plain pictures of eight bits a channel are read")
    return width, height, kind, packed


def chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the name and the body of each part of a picture."""
    place = len(SIGNATURE)
    while place < len(picture):
        (length,) = struct.unpack(">I", picture[place : place + 4])
        yield picture[place + 4 : place + 8], picture[place + 8 : place + 8 + length]
        place += length + 12


def chunk(name: bytes, body: bytes) -> bytes:
    """Return a part of a picture, with its length and its sum."""
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _unfiltered(data: bytes, stride: int, step: int) -> Iterator[bytearray]:
    """Yield each row as it was before it was filtered."""
    above = bytearray(stride)
    for start in range(0, len(data), stride + 1):
        filtered, row = data[start], bytearray(data[start + 1 : start + 1 + stride])
        for n in range(stride):
            left = row[n - step] if n >= step else 0
            corner = above[n - step] if n >= step else 0
            row[n] = (row[n] + _guess(filtered, left, above[n], corner)) & 255
        yield row
        above = row


def _guess(filtered: int, left: int, up: int, corner: int) -> int:
    if filtered == 4:
        to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
        if to_left <= to_up and to_left <= to_corner:
            return left
        return up if to_up <= to_corner else corner
    return (0, left, up, (left + up) // 2)[filtered]


def _palette(counted: Counter[Colour]) -> tuple[list[Colour], dict[Colour, int]]:
    """Return at most 256 colours, and the number of the one that stands for each: the widest box is halved again."""
    boxes = [list(counted)]
    spreads = [_spread(boxes[0], counted)]
    while len(boxes) < 256:
        widest = max(range(len(boxes)), key=lambda n: spreads[n][0])
        weight, axis = spreads.pop(widest)
        if weight == 0:
            break
        box = sorted(boxes.pop(widest), key=lambda colour: colour[axis])
        middle = _middle(box, axis)
        boxes += [box[:middle], box[middle:]]
        spreads += [_spread(half, counted) for half in boxes[-2:]]
    palette = [max(box, key=lambda colour: counted[colour]) for box in boxes]
    return palette, {colour: number for number, box in enumerate(boxes) for colour in box}


def _spread(box: list[Colour], counted: Counter[Colour]) -> tuple[float, int]:
    """Return how much a box asks to be halved, and along which channel."""
    widths = [max(values) - min(values) for values in zip(*box, strict=True)]
    axis = widths.index(max(widths))
    return widths[axis] ** 2 * float(sum(counted[colour] for colour in box)) ** 0.4, axis


def _middle(box: list[Colour], axis: int) -> int:
    """Return where a sorted box is halved: between two values of the channel."""
    half = (box[0][axis] + box[-1][axis]) / 2
    return next(n for n, colour in enumerate(box) if colour[axis] > half)
