"""The súmula: the record of a match, as a JSON document that replays to the letter.

    {"format": "carteado/1", "game": "truco", "options": {…}, "players": 4, "seats": [{"name": "Bia"}, …], "dealer": 2,
     "proof": {"commitment": "…", "secret": "…"},
     "deals": [{"pack": ["Ao", …], "order": ["7c", …], "shares": ["", …], "cut": 0, "acts": ["3 leave", …]}, …],
     "result": {"scores": [12, 9], "winners": [0], "reason": "target"}, "seal": "…"}

An act is the seat and the action; a ruling of the host is written `host fraud 1`. `seal` is the digest of the match.
"""

from __future__ import annotations

import hashlib
import json
from typing import Annotated

import msgspec

from carteado.options import OptionValue

FORMAT = "carteado/1"

ABANDONED = "abandoned"
"""The reason of a match that was given up before its end."""

Hex = Annotated[str, msgspec.Meta(max_length=1024, pattern="^([0-9a-f]{2})*$")]


class RecordError(ValueError):
    """A record that cannot be read or does not hold. The message names the place, which is `deal` and in it `act`, both
    from 1, where it is one."""

    def __init__(self, message: str, deal: int | None = None, act: int | None = None) -> None:
        super().__init__(message)
        self.deal = deal
        self.act = act


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sat at a seat; `bot` is the kind of bot, if it was one."""

    name: str
    bot: str | None = None


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The commitment to the secret, and the secret once it may be known."""

    commitment: Hex
    secret: Hex | None


class DealRecord(msgspec.Struct, forbid_unknown_fields=True):
    """One deal: the canonical pack, the order, what the seats gave to it, and what was done until the next."""

    pack: list[str]
    order: list[str]
    shares: list[Hex]
    cut: int
    acts: list[str]


class Final(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of the match: scores and winners by side, and the reason."""

    scores: list[int]
    winners: list[int]
    reason: str


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A match from the first deal to the last act."""

    format: str = FORMAT
    game: str
    options: dict[str, OptionValue]
    players: int
    seats: list[Sitter]
    dealer: int
    proof: Proof
    deals: list[DealRecord] = []
    result: Final | None = None
    seal: str = ""

    def encode(self) -> bytes:
        """The JSON document, indented for people."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


class History:
    """The digest of a match so far: every line that was written, in order, under SHA-256."""

    def __init__(self, record: Record) -> None:
        options = json.dumps(record.options, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        self._digest = hashlib.sha256()
        self.add(f"{FORMAT} {record.game} {record.players} {record.dealer} {record.proof.commitment} {options}")

    def add(self, line: str) -> None:
        """One more line."""
        self._digest.update(f"{line}\n".encode())

    def add_deal(self, deal: DealRecord) -> None:
        """The lines of a deal without its acts."""
        self.add(f"deal {' '.join(deal.order)} {','.join(deal.shares)} {deal.cut}")

    def hex(self) -> str:
        """The digest so far."""
        return self._digest.hexdigest()


def decode(data: bytes | str) -> Record:
    """A record from its JSON document.

    Raises:
        RecordError: it is no record, or one of a newer version; the message names the place.
    """
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"this is no record: {error}") from error
    except RecursionError as error:
        raise RecordError("this is no record: it is nested too deeply") from error
    name, _, version = head.format.partition("/")
    if name != "carteado" or not (version.isascii() and version.isdigit()) or version.startswith("0"):
        raise RecordError(f"this is no record: its format is {head.format!r}, and should be {FORMAT!r}")
    if head.format != FORMAT:
        raise RecordError(f"this record is of a newer version ({head.format}); update carteado to read it")
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as error:
        raise RecordError(f"this record is damaged: {error}") from error
    except RecursionError as error:
        raise RecordError("this record is damaged: it is nested too deeply") from error
    for seat, sitter in enumerate(record.seats):
        if not sitter.name.isprintable():
            raise RecordError(f"this record is damaged: the name at seat {seat} holds signs that cannot be shown")
    return record


class _Head(msgspec.Struct):
    format: str
