"""`carteado check` and `carteado rules`: the rules that run, and the rules in words."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from rich.progress import Progress

from carteado import games, resources, rulebook
from carteado.cli.streams import Console, plain
from carteado.cli.words import Words, usual
from carteado.match import scenario
from carteado.match.scenario import Scenario


def check(paths: Sequence[Path]) -> int:
    """Run the scenarios of these files and folders; those of the house, if none are named.

    Raises:
        PlaceError: one is malformed; nothing is said of the others.
    """
    found = [each for path in scenario.files(paths or [resources.scenarios()]) for each in scenario.read(path)]
    failed = 0
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("check", total=len(found))
        for each, failure in scenario.failures(found):
            progress.advance(bar)
            if failure is not None:
                failed += 1
                sys.stdout.write(f"{each.id}\n  {failure}\n")
    sys.stdout.write(f"{len(found) - failed} passed, {failed} failed\n")
    return 1 if failed else 0


def rules(game: str, lang: str | None) -> int:
    """Print each rule with its scenarios; return 1 where one has none.

    Raises:
        GameError: there is no such game.
        RulebookError: it has no rules in this language.
        PlaceError: a scenario is malformed.
    """
    language = usual() if lang is None else lang
    package = games.package(game)
    paragraphs = rulebook.read(game, language)
    words = Words(language, game)
    folder = resources.scenarios() / game
    showing: dict[str, list[Scenario]] = defaultdict(list)
    for path in scenario.files([folder]):
        for each in scenario.read(path):
            for rule in each.rules:
                showing[rule].append(each)
    notes = scenario.notes(folder / scenario.NOTES)
    options = {f"{game}.{choice.name}" for choice in type(package.Options()).choices()}
    missing = 0
    section = ""
    out = plain()
    for line in words.summary():
        out.print(line, style="bold" if line == words.say("summary") else None)
    for paragraph in paragraphs:
        if paragraph.section != section:
            section = paragraph.section
            out.print(f"\n{section}\n", style="bold")
        out.print(f"{paragraph.number}  {paragraph.text}")
        shown = showing[paragraph.number]
        for each in shown:
            out.print(f"    {each.place.path.name}:{each.place.line}  {each.id}", style="dim")
        if paragraph.number in notes:
            out.print(f"    {words.say('no-effect', {'reason': notes[paragraph.number]})}", style="dim")
        elif not shown and ("." not in paragraph.number or paragraph.number in options):
            missing += 1
            out.print(f"    {words.say('no-scenario')}", style="red")
    return 1 if missing else 0
