"""Where the files lie that are not Python: the rule books, the scenarios, the browser client.

In a checkout they stand beside ``src/``; in a wheel they stand inside the package.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parent.parent


def _folder(name: str) -> Path:
    inside = _PACKAGE / name
    beside = _CHECKOUT / name
    return beside if (_CHECKOUT / "pyproject.toml").is_file() and not inside.is_dir() else inside


def rule_books() -> Path:
    """Return the folder of the rule books, ``GAME.LANG.md``."""
    return _folder("docs/rules")


def terms(lang: str) -> Path:
    """Return the file of the words that the terminal and the browser say in any game."""
    return _PACKAGE / "terms" / f"{lang}.ftl"


def scenarios() -> Path:
    """Return the folder of the scenarios, one folder a game."""
    return _folder("scenarios")


def client() -> Path:
    """Return the folder of the built browser client; it has no ``index.html`` where none was built."""
    return _PACKAGE / "web"
