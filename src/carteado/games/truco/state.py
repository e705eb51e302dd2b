"""A match of Truco Paulista: its position, and how each act changes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from carteado.cards import CARDS
from carteado.core import (
    Awaits,
    Deal,
    End,
    Game,
    GameError,
    Illegal,
    Result,
    Rng,
    State,
    Turn,
)
from carteado.games.truco import guess, notation, rules_deal, rules_legal, rules_rulings, rules_stake, rules_trick, view
from carteado.games.truco.options import PLAYERS, Options
from carteado.games.truco.rules import (
    ACCEPT,
    ALPHABET,
    RAISE,
    base_strengths,
    fixed_manilhas,
    manilha_strength,
    rank_order,
    truco_pack,
)
from carteado.games.truco.rules_hand import (
    ANSWERING,
    CUTTING,
    DEALING,
    DECIDING,
    KEEPING,
    NOBODY,
    ORDINARY,
    OVER,
    PLAYING,
    VOTING,
    Happening,
    Shown,
)
from carteado.views import Event, View


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
        self.in_pack: Final = [card in self.pack for card in range(CARDS)]
        self.ranks: Final = rank_order(spanish=spanish, q_over_j=options.q_over_j, clean=options.baralho_limpo)
        all_ranks = rank_order(spanish=spanish, q_over_j=options.q_over_j, clean=False)
        self.strengths: Final = base_strengths(all_ranks if old else self.ranks)
        if old:
            for each in fixed_manilhas(spanish=spanish):
                self.strengths[each] = manilha_strength(each)
        self.awaited: Final = Deal(self.pack, 3 * players + (0 if old else 1))
        self.solo: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(players)]
        # T-16, T-18: for each dealer all seats from the dealer's right on, and those of each side among them.
        self.orders: Final[list[tuple[int, ...]]] = [
            tuple([(dealer + 1 + each) % players for each in range(players)]) for dealer in range(players)
        ]
        self.side_orders: Final[list[tuple[int, ...]]] = [
            tuple([seat for seat in order if seat % 2 == side]) for order in self.orders for side in (0, 1)
        ]
        self.eleven: Final[int] = options.target - 1
        # House rules that are asked for at every act, as plain fields.
        self.target: Final[int] = options.target
        self.max_deals: Final[int] = options.max_deals
        self.deal_passes: Final[str] = options.deal_passes
        self.cutter_looks: Final[bool] = options.cutter_card != "off"
        self.see_partner: Final[bool] = options.see_partner_on_truco
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

    def commits(self, action: int) -> bool:
        """See `Game.commits`: to raise."""
        return RAISE <= action < ACCEPT

    def draw(self, view: View) -> str:
        """The table as a person would draw it. See `Game.draw`."""
        return notation.draw(self, view)


class TrucoState(State):
    """A position of a match of Truco."""

    def __init__(self, game: TrucoGame, dealer: int) -> None:
        players = game.players
        self.game: Final = game
        self.score: list[int] = [0, 0]
        self.dealer: int = dealer
        self.number: int = 0  # hands dealt so far
        self.question: int = 0
        self.phase: int = DEALING
        self.kind: int = ORDINARY
        self.onze_side: int = NOBODY  # the side in mão de onze, as the hand began
        self.result: Result | None = None
        self.events: list[Happening] = []
        # The cards of this hand.
        self.undealt: list[int] = []  # the top of the pack while nobody has cards yet
        self.vira: int = NOBODY
        self.manilha: int = NOBODY  # the place of the manilha's rank in the hierarchy
        # Ascending, so that legal acts are; in the escuro as dealt, since the place of a sorted card would tell of it.
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.looked: int = 0  # how many cards the cutter has looked at
        self.cutter_took: int = NOBODY  # the seat that got the cutter's card
        # Cards shown to a viewer and not yet played openly: viewer, holder, card, and IN_HAND or else the place in the
        # list of plays from which on the holder may have played it face down.
        self.shown: list[Shown] = []
        # The stake.
        self.value: int = 1
        self.asked: int = 0  # the value asked for, 0 if none
        self.caller: int = NOBODY
        self.raiser: int = NOBODY  # the side that raised last
        self.said_no: list[int] = []  # seats of the asked side that have said no; voters that voted blind
        # The tricks.
        self.leader: int = NOBODY
        self.turn: int = NOBODY
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
        return Turn(self.asked_seats(), self.question)

    def asked_seats(self) -> tuple[int, ...]:
        """Who may answer now, in the order in which they would be asked."""
        game = self.game
        if self.phase == PLAYING:
            return game.solo[self.turn]
        if self.phase in (CUTTING, KEEPING):
            return game.solo[self.cutter()]
        if self.phase == VOTING:
            seats = game.orders[self.dealer]
        elif self.phase in (DECIDING, ANSWERING):
            side = self.asked_side()
            if game.captain:
                return game.solo[side]  # the first seat of side 0 is 0, of side 1 it is 1
            seats = game.side_orders[2 * self.dealer + side]
        else:
            return ()
        if not self.said_no:
            return seats
        return tuple([seat for seat in seats if seat not in self.said_no])

    def asked_side(self) -> int:
        """The side that decides: whether to play its mão de onze, or what to say to a raise."""
        if self.phase == DECIDING:
            return self.onze_side
        return 1 - self.caller % 2

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
        return rules_legal.illegal(self, seat, action, code) if code else None

    def idle(self, seat: int) -> int:
        """The lowest card, a refusal, the pack left alone. See `State.idle`."""
        return rules_legal.idle(self, seat)

    def play(self, seat: int, action: int) -> None:
        """Carry out an act. See `State.play`."""
        code = rules_legal.why_not(self, seat, action)
        if code:
            raise rules_legal.illegal(self, seat, action, code)
        self.events = []
        if RAISE <= action < ACCEPT:
            rules_stake.raise_stake(self, seat)
        elif self.phase == PLAYING:
            if seat == self.turn:
                rules_trick.play_card(self, seat, action)
            else:
                rules_trick.expose(self, seat, action)
        elif self.phase == ANSWERING:
            rules_stake.answer(self, seat, action)
        elif self.phase == DECIDING:
            rules_stake.decide(self, seat, action)
        elif self.phase == VOTING:
            rules_deal.vote(self, seat, action)
        else:
            rules_deal.cut(self, seat, action)

    def rule(self, ruling: str) -> None:
        """Carry out a ruling of the host (T-42 to T-46). See `State.rule`."""
        rules_rulings.rule(self, ruling)

    def deal(self, order: Sequence[int]) -> None:
        """Put the pack in this order. See `State.deal`."""
        rules_deal.deal(self, order)

    def tell(self, kind: str, one: int = NOBODY, two: int = NOBODY, three: int = NOBODY) -> None:
        """Note what happened, for `told`."""
        self.events.append(Happening(kind, one, two, three))

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
