"""Draw the cards: ``python -m tools.cards sprite | icons | packs FOLDER | sheets FOLDER``."""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

from tools.cards import sprite


def main(arguments: list[str]) -> int:
    """Do what the command line asks and return the exit status."""
    match arguments:
        case ["sprite"]:
            size = sprite.write()
            packed = len(gzip.compress(sprite.SPRITE.read_bytes(), mtime=0))
            sys.stdout.write(f"{sprite.SPRITE.name}: {size / 1000:.0f} kB, {packed / 1000:.1f} kB compressed\n")
        case ["icons"]:
            from tools.cards import icons

            icons.write()
        case ["sheets" | "packs" as wanted, folder]:
            from tools.cards import sheets

            (sheets.write if wanted == "sheets" else sheets.write_packs)(Path(folder))
        case _:
            sys.stderr.write("usage: python -m tools.cards sprite | icons | packs FOLDER | sheets FOLDER\n")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
