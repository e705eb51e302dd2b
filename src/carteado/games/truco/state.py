"""A match of Truco Paulista: its position, and how each act changes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carteado.core import (
    Awaits,
    Deal,
    DealError,
    End,
    Game,
    GameError,
    Illegal,
    Result,
    Rng,
    State,
    Turn,
)
from carteado.games.truco import guess, notation, rules_legal, rules_rulings, view
from carteado.games.truco.options import PLAYERS, Options
from carteado.games.truco.rules import (
    ACCEPT,
    ALPHABET,
    BLIND,
    COVER,
    COVERED,
    FOLD,
    GIVE_FIRST,
    GIVE_SECOND,
    KEEP,
    LEAVE,
    LOOK,
    LOOK_TWO,
    ONZE_VALUE,
    RAISE,
    STAY,
    TIED,
    UNDECIDED,
    VOTE_OPEN,
    base_strengths,
    card_of,
    fixed_manilhas,
    hand_winner,
    manilha_strength,
    next_value,
    rank_order,
    truco_pack,
)
from carteado.views import Event, View

# What the match is doing. The names are how positions and views write it.
PHASES: Final = ("deal", "vote", "cut", "keep", "onze", "play", "answer", "end")
DEALING: Final[int] = 0
VOTING: Final[int] = 1
CUTTING: Final[int] = 2
KEEPING: Final[int] = 3
DECIDING: Final[int] = 4
PLAYING: Final[int] = 5
ANSWERING: Final[int] = 6
OVER: Final[int] = 7

# What kind of hand it is.
KINDS: Final = ("ordinary", "onze", "both", "escuro")
ORDINARY: Final[int] = 0
ONZE: Final[int] = 1
"""Exactly one side is at eleven (T-38)."""
BOTH: Final[int] = 2
"""Eleven all, played with open eyes by the table's choice."""
ESCURO: Final[int] = 3
"""Eleven all, played blind (T-40)."""

EVERYBODY: Final[int] = -1
"""The viewer of a card that was shown to the whole table."""

NOBODY: Final[int] = -1

IN_HAND: Final[int] = -1
"""Said of a card that was shown and is surely still in the hand."""


class TrucoGame(Game):
    """Truco Paulista with these house rules and so many players.

    Raises:
        GameError: a wrong number of players, or options that contradict each other.
    """

    def __init__(self, options: Options, players: int = 4) -> None:
        if players not in PLAYERS:
            message = f"truco is played by 4, 2 or 6, not by {players}"
            raise GameError(message)
        if players == 2 and options.cutter_card == "two_pass_one":
            message = "option cutter_card=two_pass_one needs a partner to give a card to; with 2 players use one or off"
            raise GameError(message)
        spanish = options.deck == "spanish"
        if spanish and options.q_over_j:
            message = "option q_over_j speaks of the French pack; with deck=spanish turn it off"
            raise GameError(message)
        evens = tuple([seat for seat in range(players) if seat % 2 == 0])
        odds = tuple([seat for seat in range(players) if seat % 2 == 1])
        super().__init__("truco", options, players, ALPHABET, (evens, odds), "ccw")
        self.rules: Final = options
        old = options.manilha == "velha"
        self.old_manilhas: Final = old
        self.pack: Final = truco_pack(spanish=spanish, clean=options.baralho_limpo, old_manilhas=old)
        self.ranks: Final = rank_order(spanish=spanish, q_over_j=options.q_over_j, clean=options.baralho_limpo)
        all_ranks = rank_order(spanish=spanish, q_over_j=options.q_over_j, clean=False)
        self.strengths: Final = base_strengths(all_ranks if old else self.ranks)
        if old:
            for each in fixed_manilhas(spanish=spanish):
                self.strengths[each] = manilha_strength(each)
        self.awaited: Final = Deal(self.pack, 3 * players + (0 if old else 1))
        self.solo: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(players)]
        self.eleven: Final[int] = options.target - 1
        # House rules that are asked for at every act, as plain fields.
        self.covered: Final[bool] = options.covered
        self.both_partners: Final[bool] = options.both_partners
        self.call_any_time: Final[bool] = options.call_any_time
        self.cap_by_need: Final[bool] = options.cap_by_need
        self.captain: Final[bool] = options.answer_by == "captain"
        self.onze_loses: Final[bool] = options.onze_truco == "lose_game"
        self.takes_out_of_turn: Final[bool] = options.out_of_turn != "reject"
        self.skips_out_of_turn: Final[bool] = options.out_of_turn == "skip"
        self.two_pass_one: Final[bool] = options.cutter_card == "two_pass_one"

    def start(self, dealer: int = 0) -> TrucoState:
        """The first position of a match. See `Game.start`."""
        if not 0 <= dealer < self.players:
            message = f"there is no seat {dealer} to deal first; seats go from 0 to {self.players - 1}"
            raise GameError(message)
        return TrucoState(self, dealer)

    def position(self, text: str) -> TrucoState:
        """The state that a position's text describes. See `Game.position`."""
        return notation.read(self, text)

    def guess(self, view: View, rng: Rng) -> TrucoState:
        """A world that agrees with the view. See `Game.guess`."""
        return guess.guess(self, view, rng)

    def draw(self, view: View) -> str:
        """The table as a person would draw it. See `Game.draw`."""
        return notation.draw(self, view)


class TrucoState(State):
    """A position of a match of Truco."""

    def __init__(self, game: TrucoGame, dealer: int) -> None:
        players = game.players
        self.game: Final = game
        self.score: list[int] = [0, 0]
        self.dealer = dealer
        self.number = 0  # hands dealt so far
        self.question = 0
        self.phase = DEALING
        self.kind = ORDINARY
        self.onze_side = NOBODY  # the side in mão de onze, as the hand began
        self.result: Result | None = None
        self.events: list[tuple[str, int, int, int]] = []
        # The cards of this hand.
        self.undealt: list[int] = []  # the top of the pack while nobody has cards yet
        self.vira = NOBODY
        self.manilha = NOBODY  # the place of the manilha's rank in the hierarchy
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.looked = 0  # how many cards the cutter has looked at
        self.cutter_took = NOBODY  # the seat that got the cutter's card
        # Cards shown to a viewer and not yet played openly: viewer, holder, card, and IN_HAND or else the place in the
        # list of plays from which on the holder may have played it face down.
        self.shown: list[tuple[int, int, int, int]] = []
        # The stake.
        self.value = 1
        self.asked = 0  # the value asked for, 0 if none
        self.caller = NOBODY
        self.raiser = NOBODY  # the side that raised last
        self.said_no: list[int] = []  # seats of the asked side that have said no; voters that voted blind
        # The tricks.
        self.leader = NOBODY
        self.turn = NOBODY
        self.exposed: list[int] = [NOBODY] * players  # a card played out of turn, face up before its player
        self.skipped: list[bool] = [False] * players
        self.leaders: list[int] = []  # who led each trick
        self.winners: list[int] = []  # who won each finished trick, or TIED
        self.outcomes: list[int] = []  # the side that won each finished trick, or TIED
        self.starts: list[int] = []  # where each trick begins in the three lists below
        self.play_seats: list[int] = []
        self.play_cards: list[int] = []
        self.play_covered: list[bool] = []

    # ---- what the match waits for ---------------------------------------------------------------------------

    def awaits(self) -> Awaits:
        """What the match waits for. See `State.awaits`."""
        if self.phase == PLAYING:
            return Turn(self.game.solo[self.turn], self.question)
        if self.phase == DEALING:
            return self.game.awaited
        if self.phase == OVER:
            assert self.result is not None
            return End(self.result)
        return Turn(tuple(self.asked_seats()), self.question)

    def asked_seats(self) -> list[int]:
        """Who may answer now, in the order in which they would be asked."""
        if self.phase == PLAYING:
            return [self.turn]
        if self.phase in {CUTTING, KEEPING}:
            return [self.cutter()]
        if self.phase == VOTING:
            return [seat for seat in self.from_mao() if seat not in self.said_no]
        if self.phase not in {DECIDING, ANSWERING}:
            return []
        side = self.asked_side()
        if self.game.captain:
            return [side]  # the first seat of side 0 is 0, of side 1 it is 1
        return [seat for seat in self.from_mao() if seat % 2 == side and seat not in self.said_no]

    def asked_side(self) -> int:
        """The side that decides: whether to play its mão de onze, or what to say to a raise."""
        if self.phase == DECIDING:
            return self.onze_side
        return 1 - self.caller % 2

    def from_mao(self) -> list[int]:
        """All seats in the order of play, from the dealer's right (T-16, T-18)."""
        players = self.game.players
        return [(self.dealer + 1 + each) % players for each in range(players)]

    def cutter(self) -> int:
        """The opponent at the dealer's left, who cuts (T-11)."""
        return (self.dealer - 1) % self.game.players

    def strength(self, card: int) -> int:
        """How high a card is in this hand (T-02, T-04, T-10)."""
        place = self.game.strengths[card]
        return manilha_strength(card) if place == self.manilha else place

    def trick(self) -> int:
        """The number of the trick being played, from 0."""
        return len(self.outcomes)

    def scores(self) -> tuple[int, ...]:
        """Tentos by side."""
        return (self.score[0], self.score[1])

    # ---- acts -----------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> Sequence[int]:
        """The blameless acts of a seat. See `State.legal`."""
        return rules_legal.legal(self, seat)

    def fouls(self, seat: int) -> Sequence[int]:
        """Playing out of turn (T-17), and truco at eleven (T-39). See `State.fouls`."""
        return rules_legal.fouls(self, seat)

    def controls(self, seat: int) -> Sequence[int]:
        """What a table shows to this seat, possible or greyed. See `State.controls`."""
        return rules_legal.controls(self, seat)

    def refusal(self, seat: int, action: int) -> Illegal | None:
        """Why this act would be refused. See `State.refusal`."""
        code = rules_legal.why_not(self, seat, action)
        return rules_legal.illegal(self, seat, code) if code else None

    def idle(self, seat: int) -> int:
        """The lowest card, a refusal, the pack left alone. See `State.idle`."""
        return rules_legal.idle(self, seat)

    def play(self, seat: int, action: int) -> None:
        """Carry out an act. See `State.play`."""
        code = rules_legal.why_not(self, seat, action)
        if code:
            raise rules_legal.illegal(self, seat, code)
        self.events = []
        if RAISE <= action < ACCEPT:
            self._raise(seat)
        elif self.phase == PLAYING:
            if seat == self.turn:
                self._play_card(seat, action)
            else:
                self._expose(seat, action)
        elif self.phase == ANSWERING:
            self._answer(seat, action)
        elif self.phase == DECIDING:
            self._decide(seat, action)
        elif self.phase == VOTING:
            self._vote(seat, action)
        else:
            self._cut(seat, action)

    def rule(self, ruling: str) -> None:
        """Carry out a ruling of the host (T-42 to T-46). See `State.rule`."""
        rules_rulings.rule(self, ruling)

    def tell(self, kind: str, one: int = NOBODY, two: int = NOBODY, three: int = NOBODY) -> None:
        """Note what happened, for `told`."""
        self.events.append((kind, one, two, three))

    # ---- the deal -------------------------------------------------------------------------------------------

    def deal(self, order: Sequence[int]) -> None:
        """Put the pack in this order. See `State.deal`."""
        game = self.game
        if self.phase != DEALING:
            message = "no deal is awaited now"
            raise DealError(message)
        if len(order) != len(game.pack) or sorted(order) != sorted(game.pack):
            message = f"this is not the pack of {len(game.pack)} cards that the table waits for"
            raise DealError(message)
        self.events = []
        self._clear_hand()
        self.number += 1
        self.undealt = list(order[: game.awaited.first])
        at_eleven = (1 if self.score[0] == game.eleven else 0) + (1 if self.score[1] == game.eleven else 0)
        self.kind = ORDINARY if at_eleven == 0 else ONZE if at_eleven == 1 else BOTH
        self.onze_side = NOBODY if self.kind != ONZE else 0 if self.score[0] == game.eleven else 1
        if self.kind == BOTH and game.rules.escuro == "blind":
            self.kind = ESCURO  # T-40
        self.question += 1
        if self.kind == BOTH and game.rules.escuro == "vote":
            self.phase = VOTING
            self.tell("cut", self.cutter())
        else:
            self._offer_cut()

    def _clear_hand(self) -> None:
        players = self.game.players
        self.vira = self.manilha = self.cutter_took = self.caller = self.raiser = NOBODY
        self.leader = self.turn = NOBODY
        self.looked = self.asked = 0
        self.value = 1  # T-26
        self.hands = [[] for _ in range(players)]
        self.shown = []
        self.said_no = []
        self.exposed = [NOBODY] * players
        self.skipped = [False] * players
        self.leaders = []
        self.winners = []
        self.outcomes = []
        self.starts = []
        self.play_seats = []
        self.play_cards = []
        self.play_covered = []

    def _offer_cut(self) -> None:
        """T-11, T-12: the cutter may look at a card, except in the escuro (T-40) or where the table says no."""
        rules = self.game.rules
        allowed = rules.cutter_card != "off" and self.kind != ESCURO
        if allowed and (self.kind == ORDINARY or rules.cutter_card_onze):
            self.phase = CUTTING
            self.tell("cut", self.cutter())
        else:
            self._serve()

    def _cut(self, seat: int, action: int) -> None:
        """T-12, T-13: leave the pack alone, or look; and then keep the card or give it away."""
        self.question += 1
        if action == LEAVE:
            self.tell("left", seat)
            self._serve()
            return
        if action in {LOOK, LOOK_TWO}:
            self.looked = 2 if action == LOOK_TWO else 1
            self.phase = KEEPING
            self.tell("looked", seat, self.looked)
            return
        partner = (seat + 2) % self.game.players
        if action == KEEP:
            self.cutter_took = seat
            self.hands[seat].append(self.undealt.pop(0))
            self.tell("kept", seat)
        else:
            self.cutter_took = partner
            given = self.undealt.pop(1 if action == GIVE_SECOND else 0)
            self.hands[partner].append(given)
            self.shown.append((seat, partner, given, IN_HAND))
            if action in {GIVE_FIRST, GIVE_SECOND}:
                self.hands[seat].append(self.undealt.pop(0))
            self.tell("gave", seat, partner)
        self._serve()

    def _serve(self) -> None:
        """T-14: until everyone has three; T-15: and one is turned up. T-16: the dealer's right begins."""
        game = self.game
        top = 0
        for seat in self.from_mao():
            hand = self.hands[seat]
            while len(hand) < 3:
                hand.append(self.undealt[top])
                top += 1
        if not game.old_manilhas:
            self.set_vira(self.undealt[top])
        self.undealt = []
        if self.kind != ORDINARY:
            self.value = ONZE_VALUE  # T-38, T-40
        self.tell("dealt", self.dealer, self.vira)
        if self.kind == ESCURO:
            self.tell("escuro")
        elif self.kind == ONZE:
            self.tell("onze", self.onze_side)
        self._lead((self.dealer + 1) % game.players)
        if self.kind == ONZE and game.rules.onze_decline:
            self.phase = DECIDING
            self._show_partners(self.asked_side())
        else:
            self.phase = PLAYING

    def set_vira(self, card: int) -> None:
        """T-03 to T-08: the rank above the card turned up is the manilha; the order goes round."""
        self.vira = card
        self.manilha = NOBODY if card == NOBODY else (self.game.strengths[card] + 1) % len(self.game.ranks)

    def _vote(self, seat: int, action: int) -> None:
        """Eleven all where the table votes: one vote for open eyes settles it, blind needs everybody."""
        self.tell("voted", seat, action)
        if action != VOTE_OPEN:
            self.said_no.append(seat)
            if len(self.said_no) < self.game.players:
                return
            self.kind = ESCURO
        self.said_no = []
        self.question += 1
        self._offer_cut()

    def _decide(self, seat: int, action: int) -> None:
        """T-38: the side at eleven plays, or runs for one tento."""
        if action == STAY:
            self.tell("stayed", seat)
            self.said_no = []
            self.phase = PLAYING
            self.question += 1
            return
        self.tell("refused", seat)
        self.said_no.append(seat)
        if self.asked_seats() and not self.game.captain:
            return
        side = seat % 2
        self.question += 1
        self.tell("declined", side, 1)
        self.end_hand(1 - side, 1, "declined")

    # ---- raising --------------------------------------------------------------------------------------------

    def _raise(self, seat: int) -> None:
        """T-27, T-31, T-35: ask for the next value; asking as an answer accepts the value before it."""
        side = seat % 2
        if self.kind != ORDINARY:
            self._lose_by_truco(seat)
            return
        if self.asked:
            self.value = self.asked
        self.asked = next_value(self.value)
        self.caller = seat
        self.raiser = side
        self.said_no = []
        self.phase = ANSWERING
        self.question += 1
        self.tell("raised", seat, self.asked)
        if self.game.rules.see_partner_on_truco:
            self._show_partners(1 - side)  # T-28, T-32

    def _lose_by_truco(self, seat: int) -> None:
        """T-39: truco at eleven loses the match."""
        self.tell("raised", seat, ONZE_VALUE)
        self.tell("lost_by_truco", seat)
        self.question += 1
        self._finish((1 - seat % 2,), "truco_at_eleven")

    def _show_partners(self, side: int) -> None:
        """T-28: the players of a side see each other's remaining cards, and know them from then on."""
        seats = self.game.sides[side]
        if len(seats) == 1:
            return
        for holder in seats:
            hand = self.hands[holder]
            for viewer in seats:
                if viewer != holder:
                    self.shown = [
                        each for each in self.shown if each[0] != viewer or each[1] != holder or each[2] not in hand
                    ] + [(viewer, holder, card, IN_HAND) for card in hand]
        self.tell("shown", side)

    def _answer(self, seat: int, action: int) -> None:
        """T-29: accepted, the hand is worth what was asked; T-30, T-34: refused by all, it ends at what it was."""
        if action == ACCEPT:
            self.value = self.asked
            self.tell("accepted", seat, self.value)
            self._settle()
            return
        assert action == FOLD
        self.said_no.append(seat)
        if self.asked_seats() and not self.game.captain:
            self.tell("refused", seat)
            return
        side = seat % 2
        self.tell("folded", side, self.value)
        self._settle()
        self.end_hand(1 - side, self.value, "folded")

    def _settle(self) -> None:
        self.asked = 0
        self.caller = NOBODY
        self.said_no = []
        self.phase = PLAYING
        self.question += 1

    # ---- playing --------------------------------------------------------------------------------------------

    def _lead(self, seat: int) -> None:
        self.leader = seat
        self.turn = seat
        self.leaders.append(seat)
        self.starts.append(len(self.play_cards))

    def _play_card(self, seat: int, action: int) -> None:
        self.question += 1
        if action >= BLIND:
            card = self.hands[seat].pop(action - BLIND)
            self.tell("blind", seat, card)
            self._put(seat, card, covered=False)
        else:
            card = card_of(action)
            covered = action >= COVER
            self.hands[seat].remove(card)
            self.tell("covered" if covered else "played", seat, card)
            self._put(seat, card, covered=covered)
        self._go_on()

    def _put(self, seat: int, card: int, *, covered: bool) -> None:
        """A card goes to the table. What others knew of this hand is less certain when its face is not seen."""
        self.play_seats.append(seat)
        self.play_cards.append(card)
        self.play_covered.append(covered)
        if self.shown:
            if covered:
                place = len(self.play_cards) - 1
                self.shown = [
                    (viewer, holder, each, place if since == IN_HAND and holder == seat else since)
                    for viewer, holder, each, since in self.shown
                ]
            else:
                self.shown = [each for each in self.shown if each[2] != card]

    def _expose(self, seat: int, action: int) -> None:
        """T-17: fallen crosswise. The card lies face up, and the right player goes on."""
        card = self.hands[seat][action - BLIND] if action >= BLIND else card_of(action)
        self.tell("exposed", seat, card)
        self.shown = [each for each in self.shown if each[2] != card]
        if self.game.skips_out_of_turn:
            self.skipped[seat] = True
            self.shown.append((EVERYBODY, seat, card, IN_HAND))  # it goes back to the hand, seen by all
        else:
            self.hands[seat].remove(card)
            self.exposed[seat] = card

    def _go_on(self) -> None:
        """T-18: the next player, anticlockwise; T-19: when all have played the trick is complete."""
        while True:
            self.turn = (self.turn + 1) % self.game.players
            seat = self.turn
            if seat == self.leader:
                self._end_trick()
                return
            if self.skipped[seat]:
                self.tell("skipped", seat)
            elif self.exposed[seat] >= 0:
                card = self.exposed[seat]
                self.exposed[seat] = NOBODY
                self.tell("played", seat, card)
                self._put(seat, card, covered=False)
            else:
                return

    def _end_trick(self) -> None:
        """T-19: the highest card wins; a tie is between the best cards of both sides."""
        best = [COVERED, COVERED]
        first = [NOBODY, NOBODY]  # who played the best card of each side first
        last = [NOBODY, NOBODY]
        for place in range(self.starts[-1], len(self.play_cards)):
            seat = self.play_seats[place]
            side = seat % 2
            strength = COVERED if self.play_covered[place] else self.strength(self.play_cards[place])
            if strength > best[side]:
                best[side] = strength
                first[side] = seat
            if strength == best[side]:
                last[side] = seat
        if best[0] == best[1]:
            self.outcomes.append(TIED)
            self.winners.append(TIED)
            self.tell("tied", self.trick())
            leader = self._leader_after_tie(first, last) if best[0] != COVERED else self.leader
        else:
            side = 0 if best[0] > best[1] else 1
            self.outcomes.append(side)
            self.winners.append(first[side])
            self.tell("trick", self.trick(), first[side], side)
            leader = first[side]  # T-20
        self._end_or_lead(leader)

    def _leader_after_tie(self, first: list[int], last: list[int]) -> int:
        rule = self.game.rules.tie_leader
        if rule == "leader":
            return self.leader
        players = self.game.players
        tying = first if rule == "first_tier" else last
        turns = [(seat - self.leader) % players for seat in tying]
        wanted = min(turns) if rule == "first_tier" else max(turns)
        return (self.leader + wanted) % players

    def _end_or_lead(self, leader: int) -> None:
        winner = hand_winner(self.outcomes)
        if winner == UNDECIDED:
            if self.game.takes_out_of_turn:
                self.exposed = [NOBODY] * self.game.players
                self.skipped = [False] * self.game.players
            self._lead(leader)
            return
        if winner != TIED:
            self.end_hand(winner, self.value, "tricks")
            return
        rule = self.game.rules.all_tied
        if rule == "none":
            self.end_hand(NOBODY, 0, "all_tied")
        else:
            side = self.dealer % 2 if rule == "dealer" else self.leaders[0] % 2  # T-25
            self.end_hand(side, self.value, "all_tied")

    # ---- the end of a hand and of the match -----------------------------------------------------------------

    def end_hand(self, side: int, points: int, reason: str) -> None:
        """The side (or NOBODY) scores; T-36, T-37: twelve or more win the match; else the deal passes on."""
        self.tell("hand", side, points, REASONS.index(reason))
        if side != NOBODY:
            self.score[side] += points
        self.turn = NOBODY
        rule = self.game.rules.deal_passes
        players = self.game.players
        if rule == "left":
            self.dealer = (self.dealer - 1) % players
        elif rule == "winner" and side != NOBODY:
            self.dealer = (self.dealer + (2 if self.dealer % 2 == side else 1)) % players
        else:
            self.dealer = (self.dealer + 1) % players
        self.phase = DEALING
        self.end_if_won()

    def end_if_won(self) -> None:
        """T-36, T-37: the match is over if someone has reached the target, or if enough hands were played."""
        target = self.game.rules.target
        for side in (0, 1):
            if self.score[side] >= target:
                self._finish((side,), "target")
                return
        if self.phase == DEALING and self.number >= self.game.rules.max_deals:
            best = max(self.score)
            self._finish(tuple([side for side in (0, 1) if self.score[side] == best]), "max_deals")

    def _finish(self, winners: tuple[int, ...], reason: str) -> None:
        self.result = Result(self.scores(), winners, reason)
        self.phase = OVER
        self.turn = NOBODY
        self.tell("match", winners[0] if len(winners) == 1 else NOBODY)

    # ---- what a seat knows, and the written form -------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """All that a seat knows. See `State.view`."""
        return view.look(self, seat)

    def told(self, seat: int | None) -> Sequence[Event]:
        """What the last act made known to a seat. See `State.told`."""
        return view.told(self, seat)

    def position(self) -> str:
        """The whole truth in one line. See `State.position`."""
        return notation.write(self)

    def copy(self) -> TrucoState:
        """An independent state in the same position, with nothing told."""
        other = TrucoState(self.game, self.dealer)
        other.score = list(self.score)
        other.number = self.number
        other.question = self.question
        other.phase = self.phase
        other.kind = self.kind
        other.onze_side = self.onze_side
        other.result = self.result
        other.undealt = list(self.undealt)
        other.vira = self.vira
        other.manilha = self.manilha
        other.hands = [list(hand) for hand in self.hands]
        other.looked = self.looked
        other.cutter_took = self.cutter_took
        other.shown = list(self.shown)
        other.value = self.value
        other.asked = self.asked
        other.caller = self.caller
        other.raiser = self.raiser
        other.said_no = list(self.said_no)
        other.leader = self.leader
        other.turn = self.turn
        other.exposed = list(self.exposed)
        other.skipped = list(self.skipped)
        other.leaders = list(self.leaders)
        other.winners = list(self.winners)
        other.outcomes = list(self.outcomes)
        other.starts = list(self.starts)
        other.play_seats = list(self.play_seats)
        other.play_cards = list(self.play_cards)
        other.play_covered = list(self.play_covered)
        return other

    def __repr__(self) -> str:
        return self.position()


REASONS: Final = ("tricks", "folded", "declined", "all_tied", "miscount", "annulled")
"""Why a hand ended, as events write it."""
