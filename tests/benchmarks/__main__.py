"""`make bench`: how fast random legal play is, compiled and plain, beside a peer, in one run on one core.

The Python that runs this has the compiled build; the plain one is the same source, run by the same Python. What is
counted is the acts of players; dealing takes its time and counts for nothing. Nobody asks for events.

The loop over the peer is the one over ours, call by call. Chance is drawn as each contract says: here a pack is put in
order; there every card is an outcome drawn by its probability. The peer is also timed with its cards drawn evenly,
without asking for probabilities, which only somebody who knows the game may do: that is its best case.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from carteado import driver, games
from carteado.core import Deal, End, Game
from tests.source import ROOT

ROUNDS = 5
SECONDS = 0.6
"""How long one measurement lasts, at least."""

SEED = 2024

COMPILED, PLAIN = "driver, compiled", "driver, plain"
LOOP, PEER, EVEN = "Python loop, compiled rules", "Python loop, OpenSpiel euchre", "the same, cards drawn evenly"

DRIVER_BUDGET = 1_500_000
PLAIN_BUDGET = 50_000
PEER_BUDGET = 3.0


def driven(game: Game, seed: int) -> int:
    """Play in the driver."""
    return driver.playout(game, 20 if driver.PLAIN else 2000, seed).actions


def looped(game: Game, seed: int) -> int:
    """Play in a loop of plain Python over the contract."""
    rng, acts = driver.Xor(seed), 0
    for _ in range(100):
        state = game.start(rng.randrange(game.players))
        while not isinstance(awaits := state.awaits(), End):
            if isinstance(awaits, Deal):
                state.deal(driver.shuffled(awaits.pack, awaits.first, rng))
            else:
                legal = state.legal(awaits.seats[0])
                state.play(awaits.seats[0], legal[rng.randrange(len(legal))])
                acts += 1
    return acts


def peer(*, evenly: bool) -> Callable[[int], int] | None:
    """Play in the same loop over the peer's contract; None where it is not installed."""
    try:
        import pyspiel  # noqa: PLC0415 - an optional extra
    except ImportError:
        return None
    game = pyspiel.load_game("euchre")

    def looped(seed: int) -> int:
        rng, acts = driver.Xor(seed), 0
        chance = random.Random(seed)
        for _ in range(100):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node() and not evenly:
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, chances)[0])
                else:
                    acts += not state.is_chance_node()
                    legal = state.legal_actions()
                    state.apply_action(legal[rng.randrange(len(legal))])
        return acts

    return looped


def speed(play: Callable[[int], int]) -> float:
    """Acts a second of one measurement."""
    acts, seed, began = 0, SEED, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        acts += play(seed)
        seed += 1
    return acts / (time.perf_counter() - began)


def truco() -> Game:
    """Four players, the usual house rules."""
    package = games.package("truco")
    return package.Game(package.Options(), 4)


def plain_speed() -> float:
    """One measurement of the plain build, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.benchmarks", "plain"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def measure() -> dict[str, list[float]]:
    """Every measurement, in turns, so that a busy moment meets them all."""
    game = truco()
    rival, best = peer(evenly=False), peer(evenly=True)
    found: dict[str, list[float]] = {COMPILED: [], PLAIN: [], LOOP: [], PEER: [], EVEN: []}
    for _ in range(ROUNDS):
        found[COMPILED].append(speed(lambda seed: driven(game, seed)))
        found[LOOP].append(speed(lambda seed: looped(game, seed)))
        if rival is not None and best is not None:
            found[PEER].append(speed(rival))
            found[EVEN].append(speed(best))
        found[PLAIN].append(plain_speed())
    return found


def main(arguments: list[str]) -> int:
    """Print the table; return 1 if a budget is missed, 2 if the compiled build is not there."""
    if arguments == ["plain"]:
        game = truco()
        assert driver.PLAIN
        print(speed(lambda seed: driven(game, seed)))
        return 0
    if driver.PLAIN:
        print("the compiled build is not installed here: make bench makes it (it needs a C compiler)", file=sys.stderr)
        return 2
    medians = {name: statistics.median(each) for name, each in measure().items() if each}
    ratio = medians[LOOP] / medians[PEER] if PEER in medians else None
    budgets = {COMPILED: DRIVER_BUDGET, PLAIN: PLAIN_BUDGET}
    print(f"Random legal play, truco, four players; medians of {ROUNDS}, acts a second.\n")
    for name, median in medians.items():
        budget = f"budget {budgets[name]:>9,}" if name in budgets else ""
        print(f"  {name:32}{median:>12,.0f}  {budget}".rstrip())
    print(f"\n  {'compiled over plain':32}{medians[COMPILED] / medians[PLAIN]:>12.1f}")
    if ratio is None:
        print("  OpenSpiel is not installed: pip install 'carteado[bench]'")
    else:
        print(f"  {'over OpenSpiel euchre':32}{ratio:>12.1f}  budget {PEER_BUDGET:>9}")
        print(f"  {'over its best case':32}{medians[LOOP] / medians[EVEN]:>12.1f}")
    missed = [name for name, budget in budgets.items() if medians[name] < budget]
    missed += [PEER] if ratio is not None and ratio < PEER_BUDGET else []
    print(f"\n{'missed: ' + ', '.join(missed) if missed else 'all budgets are met'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
