"""Chromium for the browser tests: the machine's, else Playwright's, else (as root) Debian's.

``python -m tests.e2e.browser`` brings one if there is none and prints where it lies. `CARTEADO_CHROMIUM` names one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

#: The headless shell first: it is the same engine without the windows, and starts in half the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
#: A test browser speaks to nobody but the server under test.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-default-browser-check",
    "--no-first-run",
)
DOWNLOAD_SECONDS = 600


class NoBrowserError(Exception):
    """No Chromium is to be had; the message says what to do."""


def find() -> Path | None:
    """Return the Chromium that stands ready on this machine, if one does."""
    named = os.environ.get("CARTEADO_CHROMIUM")
    if named:
        if not _answers(named):
            message = f"CARTEADO_CHROMIUM names {named}, which does not answer to --version"
            raise NoBrowserError(message)
        return Path(named)
    for name in NAMES:
        path = shutil.which(name)
        if path and _answers(path):
            return Path(path)
    own = _playwrights()
    return own if own is not None and _answers(str(own)) else None


def bring() -> Path:
    """Return a Chromium, installing one where there is none. Raises NoBrowserError when no way works."""
    found = find()
    if found is not None:
        return found
    sys.stderr.write("no Chromium on this machine: trying Playwright's\n")
    _try([sys.executable, "-m", "playwright", "install", "chromium"])
    found = find()
    if found is None and _is_root() and shutil.which("apt-get"):
        sys.stderr.write("Playwright's does not run here: trying Debian's\n")
        apt = {"DEBIAN_FRONTEND": "noninteractive"}
        _try(["apt-get", "update", "-qq"], apt)
        _try(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"], apt)
        found = find()
    if found is None:
        message = (
            "the browser tests need Chromium, and none was found nor could be installed: install Chromium or Chrome "
            '(Debian, Ubuntu: "sudo apt install chromium"), or name one in CARTEADO_CHROMIUM'
        )
        raise NoBrowserError(message)
    return found


def launch_options() -> dict[str, object]:
    """Return what Playwright's `chromium.launch` is to be given. Every launch has a new, empty profile."""
    arguments = [*QUIET, "--no-sandbox"] if _is_root() else [*QUIET]
    return {"executable_path": str(bring()), "args": arguments}


def _answers(program: str) -> bool:
    try:
        done = subprocess.run([program, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _playwrights() -> Path | None:
    """Return where Playwright keeps its own Chromium, if it has one."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - slow to import, and seldom needed

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.is_file() else None


def _try(command: list[str], extra: dict[str, str] | None = None) -> None:
    environment = {**os.environ, "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "20000", **(extra or {})}
    try:
        subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=DOWNLOAD_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        sys.stderr.write(f"{command[0]}: {error}\n")


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


if __name__ == "__main__":
    try:
        sys.stdout.write(f"browser: {bring()}\n")
    except NoBrowserError as problem:
        sys.exit(f"carteado: {problem}")
