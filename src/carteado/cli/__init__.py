"""The command line: `carteado`.

Exit status: 0 all is well; 1 something did not hold (a scenario, a record, a match); 2 what was asked for cannot be
done, and one sentence on stderr says what to do.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from carteado import __version__, driver
from carteado.cli import asking, streams
from carteado.cli.asking import UsageError
from carteado.cli.words import LanguageError
from carteado.core import GameError, NotationError
from carteado.match.node import PlaceError
from carteado.match.record import RecordError
from carteado.options import OptionError
from carteado.rulebook import RulebookError

REFUSED = (UsageError, LanguageError, GameError, OptionError, NotationError, PlaceError, RecordError, RulebookError)
"""What a person may ask for and cannot have; the text says what to do instead."""

app = App(
    name="carteado",
    help="Truco Paulista (soon Buraco, Pontinho and Rummy): a table in the browser or terminal, and a laboratory.",
    version_flags=[],
    print_error=False,
    exit_on_error=False,
    result_action="return_value",
    console=streams.Console(),
)

Whole = Annotated[int, Parameter(converter=asking.whole)]
Named = Annotated[Path, Parameter(converter=asking.named)]
Options = Annotated[list[str], Parameter(consume_multiple=True, negative=())]
Language = Annotated[str | None, Parameter(name="--lang")]


@app.default
@app.command
def serve(
    *,
    port: Whole | None = None,
    host: str = "127.0.0.1",
    data: Named | None = None,
    open_: Annotated[bool, Parameter(name="--open", negative=())] = False,
) -> int:
    """Lay a table in the browser. `carteado` alone does the same.

    Parameters
    ----------
    port
        Where to listen; the first free one from 8000 on if nothing is said.
    host
        Which addresses to answer: 127.0.0.1 is this machine alone, 0.0.0.0 lets others on the same network in.
    data
        The folder of the tables and their journals.
    open_
        Open the browser.
    """
    from carteado.cli import serving  # noqa: PLC0415 - other commands need no server

    return serving.serve(host, port, data, open_browser=open_)


@app.command
def play(
    game: str,
    *,
    players: Whole | None = None,
    options: Options = [],  # noqa: B006 - cyclopts reads it as the default and never changes it
    bots: str = "esperto",
    seed: Whole | None = None,
    save: Named | None = None,
    lang: Language = None,
) -> int:
    """Play a match in the terminal against bots.

    Parameters
    ----------
    game
        A game, or one of its ready-made tables: truco, truco/mano.
    players
        How many sit at the table.
    options
        House rules: a preset's name, or name=value.
    bots
        Who plays the others, from the mildest: calmo, esperto, mestre; one name, or several joined by commas.
    seed
        Deal the same cards every time.
    save
        Write the record of the match to this file, also of a match that is left before its end.
    lang
        pt-BR, pt-PT or en.
    """
    from carteado.cli import terminal  # noqa: PLC0415 - each command brings its own

    return terminal.play(game, players, options, bots.split(","), seed, save, lang)


@app.command
def simulate(
    game: str,
    *,
    games: Whole | None = None,
    deals: Whole | None = None,
    players: Whole | None = None,
    seed: Whole = 1,
    options: Options = [],  # noqa: B006 - cyclopts reads it as the default and never changes it
    bots: str = "random",
    save: Named | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Play many matches and count.

    Random players are driven at full speed. With other bots, or with --save, each match has its record, and its packs
    follow from a secret that follows from the seed; those matches are other ones than the fast ones.

    Parameters
    ----------
    game
        A game, or one of its ready-made tables.
    games
        How many matches (100 if nothing is said).
    deals
        How many deals, instead; the last match may be left unfinished.
    players
        How many sit at the table.
    seed
        The same seed plays the same.
    options
        House rules: a preset's name, or name=value.
    bots
        Who plays: one name, or several joined by commas; their places turn from match to match.
    save
        Write the record of each match into this folder.
    json
        Print one JSON object and nothing else.
    """
    from carteado.cli import simulation  # noqa: PLC0415 - each command brings its own

    wanted = simulation.Wanted(games, deals, seed, bots.split(","), save)
    return simulation.simulate(game, players, options, wanted, as_json=json)


@app.command
def check(*paths: Named) -> int:
    """Run scenarios, and say how many passed.

    Parameters
    ----------
    paths
        Files, or folders of them; those of the house if nothing is said.
    """
    from carteado.cli import books  # noqa: PLC0415 - each command brings its own

    return books.check(paths)


@app.command
def rules(game: str, *, lang: Language = None) -> int:
    """Print the rules of a game, each with the scenarios that show it. Status 1 where one has none.

    Parameters
    ----------
    game
        A game: truco.
    lang
        pt-BR, pt-PT or en.
    """
    from carteado.cli import books  # noqa: PLC0415 - each command brings its own

    return books.rules(game, lang)


@app.command
def replay(record: Named, *, tables: Annotated[bool, Parameter(negative=())] = False, lang: Language = None) -> int:
    """Tell a recorded match step by step.

    Parameters
    ----------
    record
        The file of the record (súmula).
    tables
        Draw the table after each step.
    lang
        pt-BR, pt-PT or en.
    """
    from carteado.cli import records  # noqa: PLC0415 - each command brings its own

    return records.replay(record, lang, tables=tables)


@app.command
def verify(record: Named, *, lang: Language = None) -> int:
    """Check that a record holds: the dealing was fair, and the match went as it says.

    Parameters
    ----------
    record
        The file of the record (súmula).
    lang
        pt-BR, pt-PT or en.
    """
    from carteado.cli import records  # noqa: PLC0415 - each command brings its own

    return records.verify(record, lang)


@app.command
def version() -> int:
    """Say which version this is, and whether the engine is compiled."""
    sys.stdout.write(f"carteado {__version__} ({'plain Python' if driver.PLAIN else 'compiled'})\n")
    return 0


def run(tokens: Sequence[str] | None = None) -> int:
    """Carry out a command line, and return the exit status."""
    try:
        status = app(sys.argv[1:] if tokens is None else list(tokens))
    except UnusedCliTokensError as error:
        word = next(iter(error.unused_tokens or ["?"]))
        return _refuse(f"{word!r} is no command, or one word too many. See carteado --help.")
    except CycloptsError as error:
        return _refuse(" ".join(str(error).split()) + " See carteado --help.")
    except REFUSED as error:
        return _refuse(str(error))
    except BrokenPipeError:
        return 0
    except OSError as error:
        what = error.strerror or str(error)
        return _refuse(f"{error.filename}: {what}" if error.filename else what)
    except KeyboardInterrupt:
        return 130
    return status if isinstance(status, int) else 0


def _refuse(sentence: str) -> int:
    sys.stderr.write(f"carteado: {sentence}\n")
    return 2


def main() -> None:
    """Run the command line and end the process with its status. A reader who stops reading is no fault."""
    streams.prepare()
    status = run()
    try:
        streams.close()
    except BrokenPipeError:
        status = 0
    except OSError as error:
        status = _refuse(f"the output cannot be written: {error.strerror}")
    sys.exit(status)
