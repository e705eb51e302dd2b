"""`carteado play`: a match in the terminal, against bots, in the words of the browser."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from carteado import bots, games
from carteado.cli.asking import table, writable, write
from carteado.cli.streams import plain
from carteado.cli.words import Words, usual
from carteado.core import Action, Bot, Deal, Illegal, NotationError, Seat, Turn
from carteado.match.dealer import Dealer
from carteado.match.match import HOST, Match
from carteado.match.record import Sitter

PERSON: Seat = 0
"""Where the person sits."""


LONG = 40
"""How much of an answer that is not understood is said again."""


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
    """Play a match and, if wanted, save its record, also when the person leaves or interrupts it (status 130).

    Raises:
        UsageError, GameError, OptionError, LanguageError: this cannot be played.
    """
    preset, game = table(name, players, options)
    words = Words(usual() if lang is None else lang, game.key)
    if save is not None:
        writable(save)
    sitting = [names[(seat - 1) % len(names)] for seat in range(game.players)]
    chance = secrets.randbits(60) if seed is None else seed
    robots = {seat: bots.make(game, sitting[seat], chance + seat) for seat in range(game.players) if seat != PERSON}
    sitters = [Sitter(words.say("you"))]
    sitters += [Sitter(words.say("robot", {"n": seat}), bot=sitting[seat]) for seat in robots]
    dealer = Dealer() if seed is None else Dealer.seeded(seed)
    match = Match(game, dealer, seats=sitters, preset=preset)
    terminal = Terminal(match, words, robots)
    status = 0
    try:
        while not match.over():
            terminal.step()
    except Left:
        terminal.say(words.say("farewell"))
    except KeyboardInterrupt:
        terminal.say("")
        terminal.say(words.say("farewell"))
        status = 130
    left = not match.over()
    if left:
        match.abandon()
    if save is not None:
        write(save, match.finished().encode())
        terminal.say(words.say("saved", {"path": str(save)}))
    elif left:
        terminal.say(words.say("unsaved"))
    return status


class Terminal:
    """A table in the terminal: it tells what happens, draws, asks the person and asks the bots."""

    def __init__(self, match: Match, words: Words, robots: dict[Seat, Bot]) -> None:
        self.match = match
        self.words = words
        self.robots = robots
        self.names = [sitter.name for sitter in match.record.seats]
        self.speech = games.package(match.game.key).speech
        self.out = plain()

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
        elif isinstance(awaits, Turn):
            others = [seat for seat in awaits.seats if seat != PERSON]
            done = self._person(others) if PERSON in awaits.seats else self._between()
            if not done:
                seat = others[0]
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

    def _person(self, others: Sequence[Seat]) -> bool:
        """Ask until the person has done something; False: one of the others, who are asked too, is to answer first."""
        self._draw()
        view = self.match.view(PERSON)
        alphabet = self.match.game.alphabet
        self.say(self.words.phrase(self.speech.question(view, self.names)), style="bold")
        legal = self.match.legal(PERSON)
        for number, action in enumerate(legal, start=1):
            text = alphabet.text(action)
            self.say(f"  {number}  {self.words.phrase(self.speech.act(view, text))}  [{text}]")
        if others:
            self.say(self.words.say("others-first", {"who": ", ".join(self.names[seat] for seat in others)}))
        return self._answered("choose", legal, silent=bool(others))

    def _between(self) -> bool:
        """Where the house rules let the person act before a bot does, ask whether he will; False: he does not."""
        acts = [*self.match.state.legal(PERSON), *self.match.state.fouls(PERSON)]
        if not acts:
            return False
        alphabet = self.match.game.alphabet
        self.say(self.words.phrase(self.speech.question(self.match.view(PERSON), self.names)), style="bold")
        self.say(self.words.say("may-also", {"acts": ", ".join(alphabet.text(action) for action in acts)}))
        return self._answered("go-on", [], silent=True)

    def _answered(self, prompt: str, numbered: Sequence[Action], *, silent: bool) -> bool:
        """Ask until something is done; False: nothing is (`silent`: that is allowed)."""
        while True:
            answer = self._ask(self.words.say(prompt))
            if answer == "q":
                raise Left
            if answer == "?":
                self.say(self.words.say("help"))
            elif answer == "t":
                self._draw()
            elif not answer:
                if silent:
                    return False
            elif self._try(answer, numbered):
                return True

    def _ask(self, prompt: str) -> str:
        try:
            return self.out.input(f"{prompt} ").strip()
        except EOFError as error:
            raise Left from error

    def _try(self, answer: str, numbered: Sequence[Action]) -> bool:
        """Do what was answered, if it can be done; a refusal is told with its rule."""
        alphabet = self.match.game.alphabet
        who, _, rest = answer.partition(" ")
        numbers = {str(number): action for number, action in enumerate(numbered, start=1)}
        try:
            if who == HOST:
                self.match.rule(rest)
                return True
            action = numbers[answer] if answer in numbers else alphabet.parse(answer)
            if action in self.match.state.fouls(PERSON) and not self._sure(alphabet.text(action)):
                return False
            self.match.act(PERSON, action)
        except NotationError:
            text = answer if len(answer) <= LONG else answer[:LONG] + "…"
            self.say(self.words.say("bad-ruling" if who == HOST else "bad-choice", {"text": text}))
            return False
        except Illegal as refusal:
            self._refuse(refusal)
            return False
        return True

    def _refuse(self, refusal: Illegal) -> None:
        view = self.match.view(PERSON)
        what, why = (
            self.words.phrase(phrase) for phrase in self.speech.refusal(view, refusal.code, refusal.facts, self.names)
        )
        self.say(self.words.say("refused", {"what": what, "why": why.rstrip("."), "rule": refusal.rule}), "red")

    def _sure(self, text: str) -> bool:
        key = self.speech.doubt(text)
        self.say(f"{self.words.say(key)}. {self.words.say(f'{key}-why')}", "red")
        return self._ask(self.words.say("sure")).lower() == self.words.say("yes")
