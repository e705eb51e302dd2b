"""Whole matches by somebody who sees nothing: hears what the live regions say, and presses keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, TimeoutError, expect  # noqa: A004 - its own name

from carteado.cli.words import Words
from tests.e2e.conftest import DESKTOP, PHONE, Browse, Size
from tests.e2e.house import House
from tests.e2e.player import Player, Watch
from tests.e2e.test_match import LONGEST

#: Writes down what the live regions of a page come to say, as a screen reader would say it.
EARS = """
  window.heard = [];
  const LIVE = '[aria-live]:not([aria-live="off"]), [role="log"], [role="status"], [role="alert"],'
    + '[role="alertdialog"]';
  const listen = () => new MutationObserver((changes) => {
    const said = new Set();
    for (const { target, addedNodes, type } of changes) {
      const inside = target instanceof Element ? target : target.parentElement;
      const region = inside?.closest(LIVE);
      if (type === 'characterData' && region?.getAttribute('role') === 'log' && region.ariaLive !== 'off')
        window.heard.push(inside.textContent.trim());
      if (region?.getAttribute('role') === 'log') {
        if (region.getAttribute('aria-live') === 'off') continue;
        for (const each of addedNodes) if (each.textContent.trim()) window.heard.push(each.textContent.trim());
      } else if (region) said.add(region);
      else for (const each of addedNodes) {
        if (!(each instanceof Element)) continue;
        for (const log of each.querySelectorAll('[role="log"] li')) window.heard.push(log.textContent.trim());
        for (const region of [each, ...each.querySelectorAll(LIVE)])
          if (region.matches(LIVE) && region.getAttribute('role') !== 'log') said.add(region);
      }
    }
    for (const region of said) if (region.textContent.trim()) window.heard.push(region.textContent.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true });
  listen();
"""

TABLE = "[data-testid=table]"
WORDS = Words("pt-BR", "truco")
RANKS = {WORDS.say(f"rank-{rank}"): strength for strength, rank in enumerate("4567QJKA23")}
SUITS = {WORDS.say(f"suit-{suit}"): strength for strength, suit in enumerate("oecp")}
OVER = re.compile(r"^(Ganhamos a partida|Eles ganharam a partida|Acabaram as mãos).*?(\d+) a (\d+)")
ANSWERS = re.compile(r"Respostas: (.*)\.$")
HAND = re.compile(r"^Você tem (?:(uma|\d) cartas? fechadas?|(.*?))\.")
MANILHA = re.compile(r"manilha ([^.]+)\.")


class Listener:
    """Hears, thinks of what was heard, and presses keys. It never looks."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._read = 0
        self.manilha = ""
        self.told: list[str] = []
        self.over: re.Match[str] | None = None
        self.answered: list[str] = []

    def hear(self, wanted: str) -> str:
        """Listen until something is said that begins so, or the match is over; what was said."""
        while True:
            try:
                handle = self._page.wait_for_function(
                    "from => window.heard.length > from && window.heard", arg=self._read
                )
            except TimeoutError as silence:
                state = self._page.locator(TABLE).evaluate("each => JSON.stringify(each.dataset)")
                raise AssertionError(f"silence at {state}, after: {self.told[-8:]}") from silence
            heard: list[str] = handle.json_value()
            for said in heard[self._read :]:
                self._read += 1
                self._note(said)
                if self.over or re.search(wanted, said):
                    return said

    def _note(self, said: str) -> None:
        self.told.append(said)
        manilha = MANILHA.search(said)
        if manilha:
            self.manilha = manilha[1]
        self.over = self.over or OVER.match(said)

    def press(self, *keys: str) -> None:
        for key in keys:
            self._page.keyboard.press(key)

    # ---- thinking ---------------------------------------------------------------------------------------------------

    def strength(self, card: str) -> tuple[int, int]:
        """How strong a card is, by its name: a manilha by its suit, any other by its rank."""
        rank, _, suit = card.partition(" de ")
        if card == WORDS.say("card-back"):
            return (0, 0)
        return (len(RANKS), SUITS[suit]) if rank == self.manilha else (RANKS[rank], 0)

    def hand(self) -> list[str]:
        """Ask for the own hand, and hear it."""
        self.press("m")
        said = HAND.match(self.hear(HAND.pattern))
        assert said, self.told[-3:]
        if said[2] is None:  # in the escuro nobody knows them
            return [WORDS.say("card-back")] * (1 if said[1] == "uma" else int(said[1]))
        return re.split(", | e ", said[2].replace(f" ({WORDS.say('tag-manilha')})", ""))

    def turn(self, number: int) -> None:
        """It is this player's turn: now and then ask for truco, else play the strongest card."""
        cards = self.hand()
        if number % 7 == 3:
            self.press("t")  # where that may not be asked it is refused, and said so
            said = self.hear(r"Você pediu|^Recusado|^Pedir truco aqui perde")
            if not said.startswith("Você pediu"):
                self.press("Escape")
                self.play(cards)
        else:
            self.play(cards)

    def play(self, cards: list[str]) -> None:
        best = max(range(len(cards)), key=lambda place: self.strength(cards[place]))
        self.press(str(best + 1), "Enter")
        assert self.hear(r"^Você jogou|^Recusado").startswith("Você jogou"), self.told[-2:]

    def answer(self, said: str, number: int) -> None:
        """Of the answers that were told, one; not always the same."""
        told = ANSWERS.search(said)
        assert told, f"nobody says how to answer: {said}"
        answers = dict(each.split(" ", 1) for each in told[1].split("; "))
        assert len(answers) > 1 or "Ficar com ela" in told[1], said
        wishes = [answer for answer in answers.values() if answer.startswith(("Aceitar", "Jogar a mão", "Deixar"))]
        if number % 2 == 0:
            wishes = [answer for answer in answers.values() if answer.startswith(("Olhar", "Ficar", "SEIS"))] + wishes
        wish = (wishes or [*answers.values()])[0]
        digit = next(digit for digit, answer in answers.items() if answer == wish)
        self.answered.append(wish)
        self.press(digit)

    def finish(self) -> None:
        """Play on until somebody has won."""
        for number in range(LONGEST):
            said = self.hear(r"^Sua vez\.|Respostas: ")
            if said.startswith("Sua vez."):
                self.turn(number)
            elif ANSWERS.search(said):
                self.answer(said, number)
            if OVER.match(self.told[-1]):
                return
        raise AssertionError("the match does not end")


TABLES = {"eleven": 1, "dark": 1, "called": 3, "wishing": 1}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_whole_match(house: House, browse: Browse, size: Size) -> None:
    page = browse(size)
    page.add_init_script(EARS)
    page.goto(f"{house.address}?ritmo=0")
    page.get_by_test_id("sit").click()
    listener = Listener(page)
    listener.finish()
    assert listener.over is not None
    scores = [int(each) for each in listener.over.groups()[1:]]
    assert max(scores) >= 12
    # what was heard is what is there
    Player(page).wait("end")
    assert sorted(Player(page).score()) == sorted(scores)
    assert any(said.startswith("Você jogou") for said in listener.told)


@pytest.mark.parametrize("story", ["eleven", "dark", "called", "wishing"])
def test_what_is_rare_can_be_heard_too(house: House, browse: Browse, story: str) -> None:
    page = browse(DESKTOP)
    page.add_init_script(EARS)
    page.goto(f"{house.seat(page.context, story)}?ritmo=0")
    listener = Listener(page)
    listener.finish()
    assert listener.over is not None
    if story == "eleven":
        assert any(each.startswith("Jogar a mão") for each in listener.answered)
    if story == "dark":
        assert any(said.startswith("Você jogou no escuro") for said in listener.told)
    if story == "called":
        assert any(each.startswith(("Aceitar", "SEIS")) for each in listener.answered)
    if story == "wishing":
        assert any(each.startswith("Pode") for each in listener.answered)


def test_a_question_is_said_once_though_the_line_was_lost(house: House, browse: Browse, watch: Watch) -> None:
    watch.forgiven = "ERR_INTERNET_DISCONNECTED"
    page = browse(PHONE)
    page.add_init_script(EARS)
    player = Player(page).sit(house.seat(page.context, "called"))
    player.wait("question")
    link = page.get_by_test_id("link")
    page.context.set_offline(True)
    expect(link).to_have_attribute("data-link", "offline")
    page.context.set_offline(False)
    expect(link).to_have_attribute("data-link", "linked")
    player.do("accept")
    heard: list[str] = page.evaluate("window.heard")
    assert len([said for said in heard if "Respostas: 1 Aceitar, vale 3" in said]) == 1


def test_what_has_been_said_is_not_said_again_in_another_language(house: House, browse: Browse) -> None:
    page = browse(DESKTOP)
    page.add_init_script(EARS)
    player = Player(page).sit(house.seat(page.context, "called"))
    player.wait("question")
    page.get_by_test_id("open-settings").click()
    before = len(page.evaluate("window.heard"))
    page.get_by_test_id("settings").get_by_test_id("lang-en").click()
    lines = page.get_by_test_id("log").locator("li")
    expect(lines.first).to_contain_text("Tereza cuts")
    heard: list[str] = page.evaluate("from => window.heard.slice(from)", before)
    assert any("Answers: 1 Accept" in said for said in heard), "what waits for an answer is said anew"
    assert not set(heard) & {line.strip() for line in lines.all_inner_texts()}
    expect(page.get_by_test_id("log")).to_have_attribute("aria-live", "polite")
