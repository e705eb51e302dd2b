"""Truco Paulista: forty cards, moving manilhas, twelve tentos."""

from carteado.games.truco.options import PLAYERS, PRESETS, Options
from carteado.games.truco.state import TrucoGame as Game

__all__ = ["PLAYERS", "PRESETS", "Game", "Options"]
