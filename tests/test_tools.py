"""What builds the client: quiet while all goes well, and all of npm's words when it fails."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.source import ROOT

RUN = "import sys; from tools import client; client.run_npm(*sys.argv[1:], quiet=True)"


@pytest.mark.parametrize(
    ("arguments", "fails"), [(["--version"], False), (["run", "no-such-script"], True)], ids=["well", "ill"]
)
def test_npm_is_heard_only_when_it_fails(arguments: list[str], fails: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode != 0) is fails, done.stderr
    assert done.stdout == ""
    assert ("Missing script" in done.stderr) is fails
