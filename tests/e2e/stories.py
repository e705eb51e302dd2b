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


def raised(name: str) -> Story:
    """The person has asked for truco and the others have taken it: the hand is worth three."""
    return leading(name).act("raise 3", "1 accept")


def called(name: str) -> Story:
    """Bia, who begins, has two manilhas and asks for truco; the partner has nothing to accept with."""
    story = Story(name, dealer=0, scores=(7, 8))
    return story.deal(lambda hands: hands.manilhas(1) == 2 and not hands.good(2) and hands.plain(0)).act("leave")


def advised(name: str) -> Story:
    """Bia has asked for truco, and the partner has something to accept with."""
    story = Story(name, dealer=0, scores=(7, 8))
    story.deal(lambda hands: hands.manilhas(1) == 2 and hands.good(2) and hands.plain(0))
    return story.act("leave", "raise 3")


def wishing(name: str) -> Story:
    """Bia has led; the partner comes next, has two manilhas, and would ask for truco."""
    story = Story(name, dealer=0, scores=(4, 6))
    return story.deal(lambda hands: hands.manilhas(2) == 2 and hands.plain(0)).act("leave").play_lowest()


def eleven(name: str) -> Story:
    """Mão de onze: the person and the partner look at their cards, and there is little to see."""
    story = Story(name, dealer=3, scores=(11, 9))
    return story.deal(lambda hands: not hands.good(0) and not hands.good(2)).act("leave")


def dark(name: str) -> Story:
    """Eleven all: cards are played unseen."""
    return Story(name, dealer=3, scores=(11, 11)).deal()


def last(name: str) -> Story:
    """A hand that is worth three to either side, and takes it over the line; the person has two of the manilhas."""
    story = Story(name, dealer=3, scores=(10, 9))
    story.deal(lambda hands: hands.manilhas(0) == 2 and not hands.manilhas(1) and not hands.manilhas(3))
    return story.act("leave", "raise 3", "1 accept")


def calling(name: str) -> Story:
    """The person leads; Bia comes next, has two manilhas, and will ask for truco."""
    story = Story(name, dealer=3, scores=(4, 6))
    return story.deal(lambda hands: hands.manilhas(1) == 2 and hands.plain(0) and hands.plain(2)).act("leave")


def between(name: str) -> Story:
    """In the second trick two have played, and the person is next."""
    story = Story(name, dealer=1, scores=(7, 8)).deal(lambda hands: hands.manilhas(0) == 1)
    story.act("leave").play_lowest(4)
    while story.view.turn != 0:
        story.play_lowest()
    return story


def strict(name: str) -> Story:
    """By the letter of the source text: the person cuts, and the bot to the right of the dealer will begin."""
    return Story(name, "truco/texto", dealer=1, scores=(3, 5)).deal()


def strict_eleven(name: str) -> Story:
    """By the letter: at eleven the hand is played at once."""
    return Story(name, "truco/texto", dealer=3, scores=(11, 9)).deal().act("leave")


def six(name: str) -> Story:
    """Six at the table, in the first trick; two have played, and the person is next."""
    story = Story(name, dealer=3, scores=(5, 3), players=6)
    return story.deal(lambda hands: hands.manilhas(0) == 1).act("leave").play_lowest(2)


def six_called(name: str) -> Story:
    """Six at the table: the person has led, Bia asks for truco, and three have to agree to run."""
    story = Story(name, dealer=5, scores=(7, 8), players=6)
    story.deal(lambda hands: hands.manilhas(1) == 2 and hands.plain(0)).act("leave")
    return story.play_lowest().act("1 raise 3")


def alone(name: str) -> Story:
    """One against one, in the second trick; the other has won the first, and leads."""
    story = Story(name, "truco/mano", dealer=0, scores=(6, 4)).deal(lambda hands: hands.best(1) > hands.best(0))
    story.act("leave").play_best()
    return story.play_lowest().play_lowest()


def tied(name: str) -> Story:
    """Two cards of one rank lie open, one of each side, and the person is next."""
    story = Story(name, dealer=1, scores=(3, 3))
    return story.deal(lambda hands: hands.lowest(2) == hands.lowest(3)).act("leave").play_lowest(2)


def old(name: str) -> Story:
    """The manilhas are always the same; the person has one of them and leads."""
    story = Story(name, dealer=3, scores=(4, 6), manilha="velha")
    return story.deal(lambda hands: hands.manilhas(0) == 1).act("leave")


def voting(name: str) -> Story:
    """Eleven all where the table votes on the escuro: Bia wants it, and the person is asked."""
    return Story(name, dealer=0, scores=(11, 11), escuro="vote").deal().act("1 vote blind")


def theirs(name: str) -> Story:
    """The others are in mão de onze and play it; the person leads."""
    story = Story(name, dealer=3, scores=(9, 11))
    return story.deal().act("leave").act("1 stay")


def over(name: str) -> Story:
    """The last card of a match: it wins the third trick, and the match, for the person."""
    story = Story(name, dealer=3, scores=(11, 9))
    story.deal(lambda hands: hands.manilhas(0) == 2 and not hands.manilhas(1) and not hands.manilhas(3))
    return story.act("leave", "0 stay")


TELLERS: Sequence[Callable[[str], Story]] = (
    advised,
    alone,
    between,
    called,
    calling,
    cutting,
    cutting_alone,
    dark,
    eleven,
    last,
    leading,
    old,
    over,
    raised,
    six,
    six_called,
    strict,
    strict_eleven,
    theirs,
    tied,
    voting,
    wishing,
)
MAKERS = {each.__name__: each for each in TELLERS}


def tell(*names: str, copies: int = 1) -> Sequence[Story]:
    """These stories, each so many times."""
    return [MAKERS[name](name) for name in names for _ in range(copies)]
