"""One hash over everything that random deals bring forth: equal on the plain and on the compiled build.

`python -m tests.laws.digest DEALS` prints the form and the hash, a line each.
"""

from __future__ import annotations

import hashlib
import random
import sys

import msgspec

from tests.laws.forms import PRESETS, Form, choose, matches, over


def digest(form: Form, deals: int) -> str:
    """The hash over all actions, views, events and scores of so many random deals."""
    rng = random.Random(f"digest {form.name}")
    found = hashlib.sha256()
    for state in matches(form, deals, rng):
        while not over(state):
            step = choose(state, rng)
            step.apply(state)
            found.update(repr((step, state.scores(), state.position())).encode())
            for seat in [None, *range(form.game.players)]:
                found.update(msgspec.json.encode((state.view(seat), list(state.told(seat)))))
    return found.hexdigest()


if __name__ == "__main__":
    for each in PRESETS:
        print(each.name, digest(each, int(sys.argv[1])))
