"""Truco Paulista written a second time, slow and plain, to hold the engine against.

It knows nothing of the engine: cards and acts are texts, a hand is the list of what was said and played, and every
question about it is answered by looking through that list. Each function is a sentence of the rules; the numbers are
those of docs/rules/truco, and where these are silent, of docs/decisions/0003.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.rules.oracle_tricks import House, Trick, hand_goes_to

LADDER = (1, 3, 6, 9, 12)


@dataclass
class Call:
    """A proposal to raise; `accepted` is None until it is answered. `folded` are those who have said no."""

    seat: int
    value: int
    accepted: bool | None = None
    folded: set[int] = field(default_factory=set)


class Hand:
    """One hand: from the cut until somebody scores."""

    def __init__(self, house: House, dealer: int, scores: Sequence[int], order: list[str]) -> None:
        self.house = house
        self.options = house.options
        self.dealer = dealer
        self.scores = scores  # they may change while the hand lasts (T-45)
        self.order = order
        self.at_eleven = [side for side in (0, 1) if scores[side] == house.eleven()]
        self.votes: dict[int, str] = {}
        self.cut: list[str] = []  # what the cutter did
        self.onze: dict[int, str] = {}  # what the side at eleven says
        self.calls: list[Call] = []
        self.tricks = [Trick(house.after(dealer))]  # T-16
        self.won: tuple[int | None, int] | None = None  # side and points, when the hand is over
        self.loser: int | None = None  # T-39

    # ---- what kind of hand it is ----------------------------------------------------------------------------

    def special(self) -> bool:
        """T-38, T-40: worth 3 from the start, and no truco."""
        return bool(self.at_eleven)

    def blind(self) -> bool:
        """T-40: nobody sees a card."""
        if len(self.at_eleven) < 2 or self.options.escuro == "normal":
            return False
        return self.options.escuro == "blind" or list(self.votes.values()).count("blind") == self.house.players

    def value(self) -> int:
        """T-26, T-29, T-33, T-38: as agreed so far."""
        return max([3 if self.special() else 1] + [call.value for call in self.calls if call.accepted])

    def pending(self) -> Call | None:
        return next((call for call in self.calls if call.accepted is None), None)

    def begun(self) -> bool:
        """T-42, T-44: with the first card or the first call."""
        first = self.tricks[0]
        return bool(self.calls or first.plays or first.exposed or first.skipped)

    # ---- cards ----------------------------------------------------------------------------------------------

    def cutter(self) -> int:
        """T-11: the dealer's left."""
        return self.house.after(self.dealer, -1)

    def partner(self) -> int:
        """To whom the cutter gives: the next of the same side."""
        return self.house.after(self.cutter(), 2)

    def received(self) -> tuple[list[list[str]], str | None]:
        """T-12 to T-15: what everyone was dealt, in the order of dealing, and the vira."""
        hands: list[list[str]] = [[] for _ in range(self.house.players)]
        order = list(self.order)
        last = self.cut[-1] if self.cut else "leave"
        if last in {"keep", "give"}:
            hands[self.cutter() if last == "keep" else self.partner()].append(order.pop(0))
        elif last in {"give first", "give second"}:
            one, two = order.pop(0), order.pop(0)
            hands[self.partner()].append(one if last == "give first" else two)
            hands[self.cutter()].append(two if last == "give first" else one)
        for steps in range(1, self.house.players + 1):
            seat = self.house.after(self.dealer, steps)
            while len(hands[seat]) < 3:
                hands[seat].append(order.pop(0))
        return hands, None if self.options.manilha == "velha" else order.pop(0)

    def vira(self) -> str | None:
        return self.received()[1]

    def holds(self, seat: int) -> list[str]:
        """The cards still in a hand. One that lies exposed is out of it."""
        gone = [card for trick in self.tricks for _, card, _ in trick.plays]
        gone += [card for trick in self.tricks for card in trick.exposed.values()]
        return [card for card in self.received()[0][seat] if card not in gone]

    # ---- what is asked --------------------------------------------------------------------------------------

    def asks(self) -> tuple[str, list[int]]:
        """What the table waits for, and from whom."""
        house = self.house
        everyone = range(house.players)
        if len(self.at_eleven) == 2 and self.options.escuro == "vote" and "open" not in self.votes.values():
            silent = [seat for seat in everyone if seat not in self.votes]
            if silent:
                return "vote", silent
        if self.may_look():
            if not self.cut:
                return "cut", [self.cutter()]
            if self.cut[-1] in {"look", "look two"}:
                return "keep", [self.cutter()]
        if len(self.at_eleven) == 1 and self.options.onze_decline and "stay" not in self.onze.values():
            return "onze", [seat for seat in house.who_answers(self.at_eleven[0]) if seat not in self.onze]
        call = self.pending()
        if call is not None:
            return "answer", [seat for seat in house.who_answers(1 - call.seat % 2) if seat not in call.folded]
        turn = self.tricks[-1].turn(house)
        assert turn is not None
        return "play", [turn]

    def may_look(self) -> bool:
        """T-12, and options cutter_card, cutter_card_onze; in the escuro never (T-40)."""
        if self.options.cutter_card == "off" or self.blind():
            return False
        return self.options.cutter_card_onze or not self.special()

    # ---- what one may do ------------------------------------------------------------------------------------

    def legal(self, seat: int) -> set[str]:
        if self.won or self.loser is not None:
            return set()
        asked, seats = self.asks()
        if seat not in seats:
            late = asked == "play" and self.options.call_any_time and not self.special() and self.may_call(seat)
            return {f"raise {self.next_value()}"} if late else set()
        if asked == "vote":
            return {"vote blind", "vote open"}
        if asked == "cut":
            return {"leave", "look"} | ({"look two"} if self.options.cutter_card == "two_pass_one" else set())
        if asked == "keep":
            return self.after_looking()
        if asked == "onze":
            return {"stay", "fold"}
        call = {f"raise {self.next_value()}"} if not self.special() and self.may_call(seat) else set()
        if asked == "answer":
            return {"accept", "fold"} | call
        return self.cards(seat) | call

    def after_looking(self) -> set[str]:
        """T-12: it cannot go back. Alone one keeps it; with two_pass_one something must be given."""
        if self.cut[-1] == "look two":
            return {"give first", "give second"}
        if self.options.cutter_card == "two_pass_one":
            return {"give"}
        return {"keep"} if self.house.players == 2 else {"keep", "give"}

    def cards(self, seat: int) -> set[str]:
        """T-16, T-19, T-40: the cards that one may play in one's turn."""
        held = self.holds(seat)
        if self.blind():
            return {f"blind {place}" for place in range(1, len(held) + 1)}
        acts = {f"play {card}" for card in held}
        partner_covered = any(covered and other % 2 == seat % 2 for other, _, covered in self.tricks[-1].plays)
        if self.options.covered and len(self.tricks) > 1 and (self.options.both_partners or not partner_covered):
            acts |= {f"cover {card}" for card in held}
        return acts

    def next_value(self) -> int:
        """T-27, T-31, T-35: the step above what is agreed or asked; 0 above twelve."""
        call = self.pending()
        now = call.value if call else self.value()
        return LADDER[LADDER.index(now) + 1] if now < 12 else 0

    def may_call(self, seat: int) -> bool:
        """Whether this seat, when it may speak, may raise in an ordinary hand (T-27, T-31, T-35)."""
        call = self.pending()
        if self.next_value() == 0:
            return False
        if self.calls and self.calls[-1].seat % 2 == seat % 2:
            return False  # nobody raises twice running
        trick = self.tricks[-1]
        if not call and (not self.holds(seat) or seat in trick.exposed or seat in trick.skipped):
            return False  # it takes a card to play, and a choice that is not lost (T-17)
        worth = call.value if call else self.value()
        enough = self.scores[seat % 2] + worth >= self.options.target
        return self.special() or not (self.options.cap_by_need and enough)

    def fouls(self, seat: int) -> set[str]:
        """T-17, T-39: what is taken and punished."""
        if self.won or self.loser is not None or self.asks()[0] != "play":
            return set()
        my_turn = self.asks()[1] == [seat]
        crosswise = {*self.crosswise(seat)} if not my_turn else set()
        may_speak = my_turn or self.options.call_any_time
        truco = self.special() and self.options.onze_truco == "lose_game" and may_speak and self.may_call(seat)
        return crosswise | ({"raise 3"} if truco else set())

    def crosswise(self, seat: int) -> list[str]:
        """T-17: the cards that a player may put before his turn. One a player and trick, none after one's own."""
        trick = self.tricks[-1]
        done = {player for player, _, _ in trick.plays} | {*trick.exposed} | trick.skipped
        if self.options.out_of_turn == "reject" or seat in done:
            return []
        held = self.holds(seat)
        return [f"blind {place}" for place in range(1, len(held) + 1)] if self.blind() else [f"play {c}" for c in held]

    # ---- doing it -------------------------------------------------------------------------------------------

    def act(self, seat: int, text: str) -> None:
        asked, _ = self.asks()
        if text.startswith("raise"):
            self.call(seat, int(text.split()[1]))
        elif asked == "vote":
            self.votes[seat] = text.split()[1]
        elif asked in {"cut", "keep"}:
            self.cut.append(text)
        elif asked == "onze":
            self.onze[seat] = text
            side = self.at_eleven[0]
            if all(self.onze.get(each) == "fold" for each in self.house.who_answers(side)):
                self.won = 1 - side, 1
        elif asked == "answer":
            self.answer(seat, text)
        else:
            self.put(seat, text)

    def call(self, seat: int, value: int) -> None:
        if self.special():
            self.loser = seat % 2  # T-39
            return
        call = self.pending()
        if call:
            call.accepted = True  # who raises has accepted what was asked
        self.calls.append(Call(seat, value))

    def answer(self, seat: int, text: str) -> None:
        call = self.pending()
        assert call is not None
        if text == "accept":
            call.accepted = True
            return
        call.folded.add(seat)
        if call.folded == {*self.house.who_answers(1 - call.seat % 2)}:
            self.won = call.seat % 2, self.value()  # T-30, T-34
            call.accepted = False

    def put(self, seat: int, text: str) -> None:
        verb, what = text.split()
        card = self.holds(seat)[int(what) - 1] if verb == "blind" else what
        trick = self.tricks[-1]
        if trick.turn(self.house) == seat:
            trick.plays.append((seat, card, verb == "cover"))
        elif self.options.out_of_turn == "exposed":
            trick.exposed[seat] = card
        else:
            trick.skipped.add(seat)
        self.go_on()

    def go_on(self) -> None:
        """A card lying exposed is played when its owner's turn comes; a full trick is decided."""
        while not self.won:
            trick = self.tricks[-1]
            turn = trick.turn(self.house)
            if turn is None:
                self.decide()
            elif turn in trick.exposed:
                trick.plays.append((turn, trick.exposed.pop(turn), False))
            else:
                return

    def decide(self) -> None:
        decided, side = hand_goes_to(self.outcomes(), self.if_all_tied())
        if decided:
            self.won = side, 0 if side is None else self.value()
        else:
            self.tricks.append(Trick(self.tricks[-1].next_leader(self.house, self.vira())))

    def outcomes(self) -> list[int | None]:
        """The sides that took the tricks that are over; None for a tie."""
        over = [trick for trick in self.tricks if trick.turn(self.house) is None]
        winners = [trick.winner(self.house, self.vira()) for trick in over]
        return [None if winner is None else winner % 2 for winner in winners]

    def if_all_tied(self) -> int | None:
        """T-25, option all_tied."""
        leader = self.tricks[0].leader
        return {"dealer": self.dealer % 2, "none": None, "leader": leader % 2}[self.options.all_tied]


class Match:
    """Hands until somebody is home (T-36)."""

    def __init__(self, house: House, dealer: int) -> None:
        self.house = house
        self.options = house.options
        self.scores = [0, 0]
        self.dealer = dealer
        self.number = 0
        self.hand: Hand | None = None
        self.result: tuple[list[int], str] | None = None

    def deal(self, order: list[str]) -> None:
        assert {*order} == self.house.pack()
        self.hand = Hand(self.house, self.dealer, self.scores, order)
        self.number += 1

    def asked(self) -> list[int]:
        return self.hand.asks()[1] if self.hand else []

    def legal(self, seat: int) -> set[str]:
        return self.hand.legal(seat) if self.hand else set()

    def fouls(self, seat: int) -> set[str]:
        return self.hand.fouls(seat) if self.hand else set()

    def act(self, seat: int, text: str) -> None:
        assert self.hand is not None
        assert text in self.legal(seat) | self.fouls(seat)
        self.hand.act(seat, text)
        if self.hand.loser is not None:
            self.result = [1 - self.hand.loser], "truco_at_eleven"
            self.hand = None
        elif self.hand.won:
            self.score(*self.hand.won)

    def score(self, side: int | None, points: int) -> None:
        """The hand is over: count, and pass the deal."""
        if side is not None:
            self.scores[side] += points
        self.dealer = self.next_dealer(side)
        self.hand = None
        self.close()

    def next_dealer(self, winner: int | None) -> int:
        """T-11, option deal_passes."""
        after = [self.house.after(self.dealer, steps) for steps in range(1, self.house.players + 1)]
        if self.options.deal_passes == "winner" and winner is not None:
            return next(seat for seat in after if seat % 2 == winner)
        return self.house.after(self.dealer, -1 if self.options.deal_passes == "left" else 1)

    def close(self) -> None:
        """T-36, T-37, and option max_deals: whether the match is over."""
        home = [side for side in (0, 1) if self.scores[side] >= self.options.target]
        if home:
            self.result = home, "target"
            self.hand = None
        elif self.hand is None and self.number >= self.options.max_deals:
            self.result = [side for side in (0, 1) if self.scores[side] == max(self.scores)], "max_deals"

    # ---- rulings --------------------------------------------------------------------------------------------

    def allows(self, ruling: str) -> bool:
        """Whether the host may rule so now."""
        if not self.options.adjudication_commands or self.result or not self.number:
            return False
        return ruling.startswith("fraud") or self.hand is not None

    def rule(self, ruling: str) -> None:
        what, *words = ruling.split()
        sides = {int(word) % 2 for word in words}
        if what == "fraud":
            self.fraud(sides.pop())
        else:
            self.miscount(sides)

    def miscount(self, sides: set[int]) -> None:
        """T-42 to T-44."""
        assert self.hand is not None
        if not self.hand.begun():
            return
        if self.dealer % 2 in sides:  # T-42 speaks of cards dealt by an opponent alone: deal again
            self.hand = None
            self.close()
        else:
            self.score(sides.pop(), self.hand.value())

    def fraud(self, side: int) -> None:
        """T-45, T-46."""
        if self.options.fraud == "minus_one":
            self.scores[side] = max(0, self.scores[side] - 1)
        else:
            self.scores[1 - side] += 1
        if self.hand and side == self.dealer % 2:
            self.dealer = self.next_dealer(None)
            self.hand = None
        self.close()
