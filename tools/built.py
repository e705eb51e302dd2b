"""Say which build of the engine this Python runs, module by module: ``python -m tools.built``."""

from __future__ import annotations

import importlib
import sys

from tools import engine


def main() -> int:
    """Print one line a module; return 1 if one of them is plain Python or missing."""
    plain = 0
    for path in engine.modules():
        name = ".".join(path.with_suffix("").parts[1:])
        try:
            origin = importlib.import_module(name).__file__ or "?"
        except ModuleNotFoundError:
            sys.stdout.write(f"{name}: not in this build, which is older than the source (make compile)\n")
            plain += 1
            continue
        compiled = not origin.endswith(".py")
        plain += not compiled
        sys.stdout.write(f"{name}: {'compiled' if compiled else 'plain'}\n")
    return 1 if plain else 0


if __name__ == "__main__":
    sys.exit(main())
