"""Carteado: Truco Paulista, Buraco, Pontinho and Rummy, as a library, a table and a laboratory.

>>> import carteado
>>> match = carteado.new("truco/mano", seed=1)
>>> match.over()
False
"""

from carteado.core import Alphabet, Deal, End, Game, GameError, Illegal, NotationError, Result, State, Turn
from carteado.match.match import Match, new, replay
from carteado.match.record import Record, RecordError
from carteado.options import OptionError, Options, Preset
from carteado.views import Event, View, follow

__version__ = "0.1.0"

__all__ = [
    "Alphabet",
    "Deal",
    "End",
    "Event",
    "Game",
    "GameError",
    "Illegal",
    "Match",
    "NotationError",
    "OptionError",
    "Options",
    "Preset",
    "Record",
    "RecordError",
    "Result",
    "State",
    "Turn",
    "View",
    "follow",
    "new",
    "replay",
]
