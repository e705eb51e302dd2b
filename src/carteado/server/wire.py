"""The messages between a table and a client, written once.

Every message is a JSON object whose `type` names it. The browser's TypeScript types are generated from these records.
Unknown fields are refused. Messages to a seat are built from that seat's view, legal acts and events, never from the
state.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec

from carteado.match.journal import Partner
from carteado.match.verify import Fault
from carteado.options import OptionValue
from carteado.views import Event, View

PROTOCOL = 1
"""Counts up when a message changes its meaning; not frozen before the four games stand."""

NO_QUESTION = -1
"""Stands for the question while nobody is asked: between hands, and at the end."""

SIZE = 4096
"""No message from a client is longer, in bytes."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Hex = Annotated[str, msgspec.Meta(max_length=128, pattern="^([0-9a-f]{2})*$")]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Any message."""


# ---- from the client ------------------------------------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a connection. `seen` is the version of the last message that the client has handled, if it
    was here before; it then gets the updates that it missed. A client that missed none, or too many, gets a fresh
    snapshot: a hello is always answered. A `shuffle` or `finished` that is due follows."""

    seen: int | None = None


class Act(Message, frozen=True, tag="act"):
    """An act, as text (`play 4p`), for the question it answers. `id` is the client's own; the same id twice is one
    act, and the second answer repeats the first."""

    id: Id
    question: int
    action: Annotated[str, msgspec.Meta(max_length=100)]


class Entropy(Message, frozen=True, tag="entropy"):
    """A seat's share of chance for a deal: up to 64 random bytes, and where to cut, if the seat cuts (0 to the size
    of the pack minus one)."""

    deal: int
    share: Hex
    cut: Annotated[int, msgspec.Meta(ge=0)] = 0


class Rule(Message, frozen=True, tag="rule"):
    """A ruling of the host (`fraud 1`), where the house rules allow rulings."""

    id: Id
    ruling: Annotated[str, msgspec.Meta(max_length=100)]


class Allow(Message, frozen=True, tag="allow"):
    """A person's word to the bot of his side that asks before it acts (`asking`). It is answered like an act, once the
    act that follows from it is written."""

    id: Id
    question: int
    seat: int
    yes: bool


class Ping(Message, frozen=True, tag="ping"):
    """Asks for a `pong`."""


FromClient = Hello | Act | Entropy | Rule | Allow | Ping

# ---- from the table -------------------------------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits at a place: the name, and the kind of bot if it is one."""

    name: str
    bot: str | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """What never changes at a table."""

    id: str
    game: str
    preset: str | None
    """The named set of house rules that the table was opened with, also where some of them were changed."""
    options: dict[str, OptionValue]
    differing: dict[str, OptionValue]
    """Only the options that differ from the preset's; without a preset, from the game's defaults."""
    players: int
    sides: list[list[int]]
    direction: str
    seats: list[SeatInfo]
    commitment: str
    """SHA-256 of the house's secret, in hex, published before anything else."""
    partner: Partner
    """Whether a bot advises the people of its side, follows their answer and asks before it commits them, or decides
    for itself."""


class Control(msgspec.Struct, frozen=True):
    """An act that the table shows. `legal`: it may be done; `foul`: it is taken, and punished (ask twice); else it is
    greyed, and `rule`, `code` and `facts` say why."""

    action: str
    legal: bool
    foul: bool = False
    rule: str | None = None
    code: str | None = None
    facts: dict[str, int | str] = {}


class Snapshot(Message, frozen=True, tag="snapshot"):
    """The full present, from one seat."""

    version: int
    table: TableInfo
    view: View
    question: int
    """For `act`; -1 while nobody is asked."""
    controls: list[Control]
    past: list[Event]
    """What the seat was told since the last deal, for a history that begins here."""


class Update(Message, frozen=True, tag="update"):
    """What happened: events in order, the last of which carries the changed fields of the view. Versions have no
    gaps: a client that misses one says hello again with the last it has seen."""

    version: int
    events: list[Event]
    question: int
    controls: list[Control]


class Shuffle(Message, frozen=True, tag="shuffle"):
    """The pack is about to be shuffled: send your `entropy` for this deal. `cuts`: your seat cuts. `seconds`: how long
    the deal waits at most, from the first of these messages on."""

    deal: int
    cuts: bool
    pack: int
    seconds: float


class Advice(Message, frozen=True, tag="advice"):
    """What a bot of one's own side would answer to this question, which one is asked oneself. Only the people of its
    side hear it. It has no version: who says hello while the question is open is told again."""

    question: int
    seat: int
    action: str


class Asking(Message, frozen=True, tag="asking"):
    """A bot of one's own side wants to do this, which commits the side, and asks first: answer with `allow`. Without a
    word in so many seconds (None: the time does not run yet) it does something else. Only the people of its side hear
    it. It has no version: who says hello while the bot waits is told again."""

    question: int
    seat: int
    action: str
    seconds: float | None


class Accepted(Message, frozen=True, tag="accepted"):
    """The act with this id is durably written. `version` is the update that shows it."""

    id: str
    version: int


class Refused(Message, frozen=True, tag="refused"):
    """The act with this id was refused by a rule; nothing has changed."""

    id: str
    rule: str
    code: str
    facts: dict[str, int | str]


class Finished(Message, frozen=True, tag="finished"):
    """The match is over, or given up, and its record can be fetched. `secret` is the house's, in hex; `seal` the digest
    of the whole match: a record with another seal is not the match that was played here."""

    secret: str
    seal: str


ProblemCode = Literal[
    "bad_message",  # not understood; nothing was done
    "stale_question",  # the table asks something else by now; nothing was done
    "abandoned",  # the match was given up, since its player sat down at another table; nothing more happens here
    "not_host",  # only the host of the table rules
    "no_such_table",  # the connection is closed
    "not_seated",  # this visitor has no seat at the table; the connection is closed
    "too_fast",  # too many messages; this one was dropped
    "too_slow",  # the client does not read what it is sent: the connection is closed; come back with `seen`
    "stopping",  # the server goes down, the match is safe: come back in a moment with `seen`
    "trouble",  # the act could not be written and did not happen: come back with `seen`
]


class Problem(Message, frozen=True, tag="problem"):
    """Something other than a rule is wrong; `detail` says it in English, for whoever reads logs. `id` is the act's, if
    it was one."""

    code: ProblemCode
    detail: str
    id: str | None = None


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""


FromTable = Snapshot | Update | Shuffle | Advice | Asking | Accepted | Refused | Finished | Problem | Pong

# ---- over HTTP ------------------------------------------------------------------------------------------------------


class NeedInfo(msgspec.Struct, frozen=True):
    """What an option needs to count: that another option, or `players`, is one of these values. `value`: only this
    value of the option needs it; None for all of them."""

    option: str
    values: list[OptionValue]
    value: OptionValue | None = None


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game, for a form: `number` ones have a range, the others a list of values."""

    name: str
    default: OptionValue
    rule: str
    values: list[OptionValue]
    low: int | None = None
    high: int | None = None
    needs: list[NeedInfo] = []


class PresetInfo(msgspec.Struct, frozen=True):
    """A named set of house rules."""

    name: str
    players: int
    options: dict[str, OptionValue]
    """Only those that differ from the defaults."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played. GET /api/games."""

    key: str
    players: list[int]
    presets: list[PresetInfo]
    options: list[OptionInfo]
    bots: list[str]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: a match against bots. Options are changes to the preset's."""

    game: str
    preset: str | None = None
    options: dict[str, OptionValue] = {}
    players: int | None = None
    bot: str = "reference"
    partner: Partner = "advises"
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=30)] = "Você"


class TableRef(msgspec.Struct, frozen=True):
    """The answer to it, and to GET /api/tables/mine (where `table` is None if the visitor has none)."""

    table: str | None
    game: str | None = None
    scores: list[int] = []
    over: bool = False


class RuleText(msgspec.Struct, frozen=True):
    """A numbered rule or an option, in words. GET /api/rules/GAME/LANG gives the list in order."""

    number: str
    """`T-12`, or `truco.covered` for an option."""
    section: str
    text: str


class ErrorText(msgspec.Struct, frozen=True):
    """Every HTTP error: a code, and one sentence that says what to do."""

    code: str
    detail: str


class Verdict(msgspec.Struct, frozen=True):
    """POST /api/verify with a record: whether it holds, how many deals it has, and all that does not hold."""

    holds: bool
    deals: int
    faults: list[Fault]


class MalformedError(ValueError):
    """A message that a client may not send. The text says what is wrong with it."""


DEEP = "it is nested too deep"

T = TypeVar("T")

_from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_wish = msgspec.json.Decoder(NewTable)
_encoder = msgspec.json.Encoder()


def decode(data: str | bytes) -> FromClient:
    """The message that a client sent.

    Raises:
        MalformedError: it is too long, no JSON, of no known type, nested too deep, or a field is unknown, missing or
            out of range.
    """
    if len(data) > SIZE:
        raise MalformedError(f"a message has at most {SIZE} bytes")
    return _decoded(_from_client, data)


def decode_wish(data: bytes) -> NewTable:
    """What a visitor wants to play.

    Raises:
        MalformedError: as above, but for the length, which the server has looked at.
    """
    return _decoded(_wish, data)


def _decoded(decoder: msgspec.json.Decoder[T], data: str | bytes) -> T:
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise MalformedError(str(error)) from error
    except RecursionError:
        raise MalformedError(DEEP) from None


def encode(message: FromTable) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()
