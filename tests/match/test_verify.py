"""Whatever is changed in a record, verifying it finds out."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from carteado import resources
from carteado.core import Deal, Turn
from carteado.match.dealer import Dealer
from carteado.match.match import Match, new
from carteado.match.record import History, Proof, Record, RecordError, Sitter, decode
from carteado.match.verify import Fault, faults
from tests.conftest import size

CODES = (
    "not_a_record",
    "no_secret",
    "secret_damaged",
    "secret_foreign",
    "dealer_foreign",
    "deal_damaged",
    "order_foreign",
    "does_not_play",
    "not_over",
    "result_foreign",
    "seal_foreign",
)


def played(seed: int) -> Record:
    """The record of a random match with shares and cuts."""
    rng = random.Random(seed)
    game = new(rng.choice(["truco/paulista", "truco/texto", "truco/mano"])).game
    match = Match(game, Dealer.seeded(seed))
    while not match.over():
        awaits = match.awaits()
        if isinstance(awaits, Deal):
            match.deal([rng.randbytes(rng.choice([0, 16])).hex() for _ in range(game.players)], rng.randrange(40))
        else:
            assert isinstance(awaits, Turn)
            seat = rng.choice(awaits.seats)
            match.act(seat, rng.choice(match.legal(seat)))
    return decode(match.finished().encode())


def another_card(record: Record, rng: random.Random) -> None:
    deal = rng.choice(record.deals)
    one, other = rng.sample(range(len(deal.order)), 2)
    deal.order[one] = deal.order[other]


def another_order(record: Record, rng: random.Random) -> None:
    deal = rng.choice(record.deals)
    one, other = rng.sample(range(len(deal.order)), 2)
    deal.order[one], deal.order[other] = deal.order[other], deal.order[one]


def another_secret(record: Record, rng: random.Random) -> None:
    record.proof = Proof(record.proof.commitment, rng.randbytes(32).hex())


def another_commitment(record: Record, rng: random.Random) -> None:
    other = Dealer(rng.randbytes(32))
    record.proof = Proof(other.commitment, other.secret.hex())


def another_share(record: Record, rng: random.Random) -> None:
    rng.choice(record.deals).shares[0] = rng.randbytes(16).hex()


def another_cut(record: Record, rng: random.Random) -> None:
    deal = rng.choice(record.deals)
    deal.cut = (deal.cut + 1) % len(deal.order)


def a_dropped_deal(record: Record, rng: random.Random) -> None:
    del record.deals[rng.randrange(len(record.deals))]


def another_act(record: Record, rng: random.Random) -> None:
    deal = rng.choice(record.deals)
    place = rng.randrange(len(deal.acts))
    deal.acts[place] = {"leave": "look", "accept": "fold", "fold": "accept", "stay": "fold"}.get(
        deal.acts[place].split(" ", 1)[1], "raise 3"
    )
    deal.acts[place] = f"0 {deal.acts[place]}"


def a_dropped_act(record: Record, rng: random.Random) -> None:
    deal = rng.choice(record.deals)
    del deal.acts[rng.randrange(len(deal.acts))]


def another_result(record: Record, _: random.Random) -> None:
    record.result = None


def another_dealer(record: Record, _: random.Random) -> None:
    record.dealer = (record.dealer + 1) % record.players


def another_house_rule(record: Record, _: random.Random) -> None:
    record.options = {**record.options, "max_deals": 61}


def another_pack(record: Record, rng: random.Random) -> None:
    """A house that lays the pack out as it likes can make any order follow from its secret."""
    history = History(record)
    for deal in record.deals:
        places = Dealer(bytes.fromhex(record.proof.secret or "")).order(
            range(len(deal.pack)), history.hex(), deal.shares, deal.cut
        )
        wanted = rng.sample(deal.order, len(deal.order))
        deal.pack = [wanted[places.index(place)] for place in range(len(places))]
        deal.order = [deal.pack[place] for place in places]
        history.add_deal(deal)
        for line in deal.acts:
            history.add(line)
    record.seal = history.hex()


def a_missing_sitter(record: Record, _: random.Random) -> None:
    record.seats = record.seats[1:]


def another_spelling(record: Record, rng: random.Random) -> None:
    deal = rng.choice(record.deals)
    deal.acts[0] += " "


CHANGES: list[Callable[[Record, random.Random], None]] = [
    another_card,
    another_order,
    another_secret,
    another_commitment,
    another_share,
    another_cut,
    a_dropped_deal,
    another_act,
    a_dropped_act,
    another_result,
    another_dealer,
    another_house_rule,
    another_pack,
    a_missing_sitter,
    another_spelling,
]


def test_a_record_of_a_match_holds() -> None:
    for seed in range(size(20, 300)):
        assert faults(played(seed)) == []


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_change_is_found(change: Callable[[Record, random.Random], None]) -> None:
    for seed in range(size(10, 100)):
        record = played(seed)
        before = record.encode()
        change(record, random.Random(seed))
        if record.encode() != before:
            found = faults(record)
            assert found, change.__name__
            assert {fault.code for fault in found} <= set(CODES)
            assert all(str(fault) for fault in found)


def test_every_first_dealer_but_the_one_that_the_secret_draws_is_found() -> None:
    record = played(2)
    drawn = record.dealer
    for seat in range(record.players):
        record.dealer = seat
        assert ("dealer_foreign" in {fault.code for fault in faults(record)}) == (seat != drawn)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ('{"a": ' + "[" * 100_000, "nested too deeply"),
        ('{"format": "carteado/1", "a": ' + "[" * 100_000, "nested too deeply"),
        ('{"format": "carteado/0"}', "its format is 'carteado/0'"),
        ('{"format": "carteado/²"}', "its format is"),
        ('{"format": "carteado/2"}', "newer version"),
        ('{"format": "carteado/1"', "no record"),
        ('{"format": "carteado/1"}', "damaged"),
        ("", "no record"),
    ],
)
def test_what_is_no_record_is_said_in_a_sentence(data: str, words: str) -> None:
    with pytest.raises(RecordError, match=re.escape(words)):
        decode(data)


def test_a_name_that_cannot_be_shown_is_refused() -> None:
    record = played(1)
    record.seats[1] = Sitter("Bia\x1b[2J")
    with pytest.raises(RecordError, match="the name at seat 1"):
        decode(record.encode())


def test_a_record_without_its_secret_cannot_be_checked_yet() -> None:
    record = played(1)
    record.proof = Proof(record.proof.commitment, None)
    assert faults(record) == [Fault("no_secret")]


@pytest.mark.parametrize("lang", ["pt-BR", "pt-PT", "en"])
def test_every_fault_has_its_sentence(lang: str) -> None:
    path: Path = resources.terms(lang)
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for key in ("record-holds", *(f"fault-{code}" for code in CODES)):
        message = bundle.get_message(key)
        assert message.value is not None
        for number in (1, 2):
            said, errors = bundle.format_pattern(message.value, {"deal": number, "deals": number, "act": number})
            assert said
            assert errors == []
