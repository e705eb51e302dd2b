"""`carteado play`: a match in the terminal, against bots, in the words of the browser."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from carteado import bots, games
from carteado.cli.asking import table, write
from carteado.cli.words import Words, usual
from carteado.core import Action, Bot, Deal, End, Illegal, NotationError, Seat, Turn
from carteado.match.dealer import Dealer
from carteado.match.match import Match
from carteado.match.record import Sitter

PERSON: Seat = 0
"""Where the person sits."""


class Left(Exception):  # noqa: N818 - no fault: the person has gone
    """The person has left the table."""


def play(
    name: str,
    players: int | None,
    options: Sequence[str],
    names: Sequence[str],
    seed: int | None,
    save: Path | None,
    lang: str | None,
) -> int:
    """Play a match and, if wanted, save its record.

    Raises:
        UsageError, GameError, OptionError, LanguageError: this cannot be played.
    """
    preset, game = table(name, players, options)
    words = Words(usual() if lang is None else lang, game.key)
    sitting = [names[(seat - 1) % len(names)] for seat in range(game.players)]
    chance = secrets.randbits(60) if seed is None else seed
    robots = {seat: bots.make(game, sitting[seat], chance + seat) for seat in range(game.players) if seat != PERSON}
    sitters = [Sitter(words.say("you"))]
    sitters += [Sitter(words.say("robot", {"n": seat}), bot=sitting[seat]) for seat in robots]
    dealer = Dealer() if seed is None else Dealer.seeded(seed)
    match = Match(game, dealer, seats=sitters, preset=preset)
    terminal = Terminal(match, words, robots)
    try:
        while not match.over():
            terminal.step()
    except Left:
        terminal.say(words.say("farewell"))
    if save is not None:
        write(save, match.finished().encode())
        terminal.say(words.say("saved", {"path": str(save)}))
    return 0


class Terminal:
    """A table in the terminal: it tells what happens, draws, asks the person and asks the bots."""

    def __init__(self, match: Match, words: Words, robots: dict[Seat, Bot]) -> None:
        self.match = match
        self.words = words
        self.robots = robots
        self.names = [sitter.name for sitter in match.record.seats]
        self.speech = games.package(match.game.key).speech
        self.out = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)

    def say(self, text: str, style: str = "") -> None:
        """Print one line."""
        self.out.print(text, style=style or None)

    def step(self) -> None:
        """Do the one thing that is awaited, and tell what came of it.

        Raises:
            Left: the person has gone.
        """
        awaits = self.match.awaits()
        if isinstance(awaits, Deal):
            self.match.deal()
        elif isinstance(awaits, Turn) and awaits.seats[0] == PERSON:
            self._person()
        elif not isinstance(awaits, End):
            seat = awaits.seats[0]
            self.match.act(seat, self.robots[seat].choose(self.match.view(seat), self.match.legal(seat)))
        self._tell()

    def _tell(self) -> None:
        view = self.match.view(PERSON)
        for event in self.match.state.told(PERSON):
            for phrase in self.speech.event(view, event, self.names):
                self.say(f"· {self.words.phrase(phrase)}")

    # ---- the person -----------------------------------------------------------------------------------------

    def _draw(self) -> None:
        self.say("")
        self.say(str(self.match.game.draw(self.match.view(PERSON))).rstrip("\n"))
        self.say("")

    def _person(self) -> None:
        """Ask until something is done."""
        self._draw()
        view = self.match.view(PERSON)
        alphabet = self.match.game.alphabet
        self.say(self.words.phrase(self.speech.question(view, self.names)), style="bold")
        legal = self.match.legal(PERSON)
        for number, action in enumerate(legal, start=1):
            text = alphabet.text(action)
            self.say(f"  {number}  {self.words.phrase(self.speech.act(view, text))}  [{text}]")
        while True:
            answer = self._ask(self.words.say("choose"))
            if answer == "q":
                raise Left
            if answer == "?":
                self.say(self.words.say("help"))
            elif answer == "t":
                self._draw()
            elif answer and self._try(answer, legal):
                return

    def _ask(self, prompt: str) -> str:
        try:
            return self.out.input(f"{prompt} ").strip()
        except EOFError as error:
            raise Left from error

    def _try(self, answer: str, legal: Sequence[Action]) -> bool:
        """Do what was answered, if it can be done; a refusal is told with its rule."""
        alphabet = self.match.game.alphabet
        try:
            numbered = answer.isdigit() and 1 <= int(answer) <= len(legal)
            action = legal[int(answer) - 1] if numbered else alphabet.parse(answer)
        except NotationError:
            self.say(self.words.say("bad-choice", {"text": answer}))
            return False
        if action in self.match.state.fouls(PERSON) and not self._sure(alphabet.text(action)):
            return False
        try:
            self.match.act(PERSON, action)
        except Illegal as refusal:
            view = self.match.view(PERSON)
            what, why = (
                self.words.phrase(phrase)
                for phrase in self.speech.refusal(view, refusal.code, refusal.facts, self.names)
            )
            self.say(self.words.say("refused", {"what": what, "why": why.rstrip("."), "rule": refusal.rule}), "red")
            return False
        return True

    def _sure(self, text: str) -> bool:
        key = self.speech.doubt(text)
        self.say(f"{self.words.say(key)}. {self.words.say(f'{key}-why')}", "red")
        return self._ask(self.words.say("sure")).lower() == self.words.say("yes")
