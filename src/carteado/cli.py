"""The command line."""

import sys


def main() -> None:
    """Say that the house is still being built."""
    sys.stdout.write("carteado: a casa ainda está em obras.\n")
