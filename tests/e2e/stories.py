"""The tables that the tests sit down at, by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.e2e.story import Story


def cutting(name: str) -> Story:
    """The person cuts, and has been asked."""
    return Story(name, dealer=1, scores=(2, 1)).deal()


def cutting_alone(name: str) -> Story:
    """The same, one against one."""
    return Story(name, "truco/mano", dealer=1, scores=(0, 1)).deal()


def leading(name: str) -> Story:
    """The person begins a hand in which nobody has a manilha to ask for more with."""
    story = Story(name, dealer=3, scores=(4, 6)).deal(lambda hands: all(hands.plain(seat) for seat in range(4)))
    return story.act("leave")


def called(name: str) -> Story:
    """Bia, who begins, has two manilhas and asks for truco; the partner has nothing to accept with."""
    story = Story(name, dealer=0, scores=(7, 8))
    return story.deal(lambda hands: hands.manilhas(1) == 2 and not hands.good(2) and hands.plain(0)).act("leave")


def eleven(name: str) -> Story:
    """Mão de onze: the person and the partner look at their cards."""
    return Story(name, dealer=3, scores=(11, 9)).deal(lambda hands: hands.good(0)).act("leave")


def dark(name: str) -> Story:
    """Eleven all: cards are played unseen."""
    return Story(name, dealer=3, scores=(11, 11)).deal()


def last(name: str) -> Story:
    """Ten all, and the person leads a hand that is worth three: the best card wins, and another is higher than theirs."""
    story = Story(name, dealer=3, scores=(10, 10))
    story.deal(lambda hands: hands.manilhas(0) == 2 and not any(hands.manilhas(seat) for seat in (1, 3)))
    return story.act("leave")


def strict(name: str) -> Story:
    """By the letter of the source text: the person cuts, and the bot to the right of the dealer will begin."""
    return Story(name, "truco/texto", dealer=1, scores=(3, 5)).deal()


def strict_eleven(name: str) -> Story:
    """By the letter: at eleven the hand is played at once."""
    return Story(name, "truco/texto", dealer=3, scores=(11, 9)).deal().act("leave")


MAKERS: dict[str, Callable[[str], Story]] = {
    each.__name__: each
    for each in (cutting, cutting_alone, leading, called, eleven, dark, last, strict, strict_eleven)
}


def tell(*names: str, copies: int = 1) -> Sequence[Story]:
    """These stories, each so many times."""
    return [MAKERS[name](name) for name in names for _ in range(copies)]
