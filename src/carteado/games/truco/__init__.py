"""Truco Paulista: forty cards, moving manilhas, twelve tentos."""

from carteado.games.truco import speech
from carteado.games.truco.bot_levels import BOTS
from carteado.games.truco.options import PLAYERS, PRESETS, Options
from carteado.games.truco.setup import SET_UP, arrange, set_up
from carteado.games.truco.state import TrucoGame as Game
from carteado.games.truco.view import TrucoView as View

__all__ = ["BOTS", "PLAYERS", "PRESETS", "SET_UP", "Game", "Options", "View", "arrange", "set_up", "speech"]
