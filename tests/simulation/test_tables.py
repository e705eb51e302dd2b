"""Hundreds of tables in a bad world: nothing acknowledged is lost, nothing happens twice, nobody learns too much."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from carteado.match import journal
from carteado.match.journal import Acted, Partner
from carteado.match.verify import faults
from carteado.options import OptionValue
from carteado.server import wire
from carteado.server.commands import Said, Send
from carteado.server.table import OUTBOX, Table, restore
from tests.conftest import size
from tests.simulation.world import CALM, DYING_AFTER, DYING_BEFORE, Site, Weather, World, view_of

SHORT: dict[str, OptionValue] = {"max_deals": 3}

TABLES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("truco/paulista", 1, SHORT),
    ("truco/paulista", 4, SHORT),
    ("truco/texto", 2, SHORT),
    ("truco/mano", 1, SHORT),
    ("truco/mano", 2, {"call_any_time": True, **SHORT}),
    ("truco/paulista", 2, {"answer_by": "captain", "cutter_card": "two_pass_one", **SHORT}),
    ("truco/paulista", 3, {"out_of_turn": "skip", "manilha": "velha", **SHORT}),
    ("truco/mano", 1, {}),
    ("truco/paulista", 1, {"escuro": "vote"}),
    ("truco/paulista", 5, SHORT),
]
SIX = {5: 6}
"""With so many people, more than four sit down."""


def check(world: World, site: Site) -> None:
    """What must be true of a table when all is over."""
    entries = site.entries()
    acts = Counter((entry.seat, entry.id) for entry in entries if isinstance(entry, Acted) and entry.id is not None)
    assert set(acts.values()) <= {1}, "an act was played twice"
    replayed = journal.replay(entries, site.secret)
    assert replayed.state.position() == site.table.match.state.position()
    assert replayed.finished() == site.table.record() == site.canary.match.finished()
    assert faults(replayed.finished()) == []
    played = {entry.id: number for number, entry in enumerate(entries) if isinstance(entry, Acted)}
    for client in (client for client in world.clients if client.site is site):
        assert {name: played[name] for name in client.acknowledged} == client.acknowledged
        assert client.seen == site.table.version
        assert client.view == view_of(site, client.seat)
        assert client.finished is not None
        assert client.finished.secret == site.secret.hex()


@pytest.mark.parametrize("seed", range(size(2, 40)))
def test_bad_world(seed: int) -> None:
    world = World(seed, Weather())
    for preset, people, options in TABLES * 25:
        partner: Partner = "decides" if world.bad(20) else "advises"
        tabs = 1 + world.random.randrange(2)
        world.open(preset, people, options, tabs=tabs, partner=partner, players=SIX.get(people))
    world.run(10_000_000)
    assert sum(len(client.advised) for client in world.clients) > 0
    words = [
        entry for site in world.sites for entry in site.entries() if isinstance(entry, Acted) and entry.by is not None
    ]
    assert {entry.action.startswith("raise") for entry in words} == {True, False}, "some may, some may not"
    assert sum(site.crashes for site in world.sites) > 0
    assert sum(client.refused for client in world.clients) > 0
    for site in world.sites:
        check(world, site)


def story(site: Site) -> list[journal.Entry]:
    """The journal without its times and the clients' own names for their acts."""
    entries = [msgspec.structs.replace(entry, at=0.0) for entry in site.entries()]
    return [msgspec.structs.replace(entry, id="") if isinstance(entry, Acted) else entry for entry in entries]


@pytest.mark.parametrize("preset", ["truco/mano", "truco/paulista"])
@pytest.mark.parametrize("weather", [DYING_AFTER, DYING_BEFORE])
def test_a_scripted_match_ends_the_same_however_often_it_is_restarted(preset: str, weather: Weather) -> None:
    def play(weather: Weather) -> Site:
        world = World(7, weather)
        site = world.open(preset, 1, {}, scripted=True)
        world.run(1_000_000)
        check(world, site)
        return site

    smooth, rough = play(CALM), play(weather)
    assert rough.crashes > len(rough.disk) // 3
    assert story(rough) == story(smooth)


def test_a_table_restored_anywhere_says_the_same() -> None:
    """At every entry: a client that saw all up to there gets the same messages from the table that died, had it not,
    and from the one that took its place."""
    world = World(3, CALM)
    site = world.open("truco/paulista", 2, SHORT, scripted=True)
    world.run(1_000_000)
    entries = site.entries()
    for number in range(1, len(entries) + 1):
        table = restore(site.key, entries[:number], site.secret)
        whole = restore(site.key, entries, site.secret)
        assert table.version == number - 1
        seen = max(0, number - 3)
        for seat in (0, 1):
            first = [each for each in hello(table, seat, seen) if isinstance(each, wire.Update)]
            second = [each for each in hello(whole, seat, seen) if isinstance(each, wire.Update)]
            if len(entries) - seen <= OUTBOX:
                assert first == second[: len(first)]
                assert [each.version for each in first] == list(range(seen + 1, number))


def hello(table: Table, seat: int, seen: int | None) -> list[wire.FromTable]:
    effects = table.handle(Said(seat, 1, wire.Hello(seen)), 0.0)
    return [effect.message for effect in effects if isinstance(effect, Send)]


def test_who_missed_too_much_gets_a_snapshot() -> None:
    world = World(4, CALM)
    site = world.open("truco/paulista", 1, {}, scripted=True)
    world.run(1_000_000)
    assert site.table.version > OUTBOX
    for seen in (None, -5, 0, site.table.version - OUTBOX - 1, site.table.version, site.table.version + 1, 10**30):
        first, *rest = hello(site.table, 0, seen)
        assert isinstance(first, wire.Snapshot)
        assert first.version == site.table.version
        assert [type(each) for each in rest] == [wire.Finished]
