"""The house rules of Truco Paulista and the named sets of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from carteado.options import PLAYERS as NUMBER
from carteado.options import Need, Preset, choice, number, switch
from carteado.options import Options as BaseOptions

PLAYERS: Final = (4, 2, 6)
"""Two pairs, one against one, or two trios."""

PARTNERS: Final = Need(NUMBER, (4, 6))
"""What has to do with partners needs some."""


@dataclass(frozen=True)
class Options(BaseOptions):
    """How a table plays Truco Paulista. The defaults are the source text's word and, where it is silent, custom."""

    deck: Literal["french", "spanish"] = choice("french", "spanish", rule="T-09")
    """The pack of forty cards (T-01, T-09). Each has a hierarchy of its own (T-02, T-10)."""

    q_over_j: bool = switch(default=False, rule="T-10", needs=(Need("deck", ("french",)),))
    """The queen ranks above the jack (T-10); custom has it the other way round. French pack only."""

    manilha: Literal["vira", "velha"] = choice("vira", "velha", rule="T-04")
    """The manilhas follow the card turned up (T-04), or are always 4p, 7c, Ae, 7o (the Spanish ace is 1e)."""

    baralho_limpo: bool = switch(default=False, rule="T-09")
    """The clean pack, without 4, 5, 6, 7 (T-09); fixed manilhas stay in."""

    deal_passes: Literal["right", "left", "winner"] = choice("right", "left", "winner", rule="T-16")
    """Who deals next (T-16): the player who led, the one before the dealer, or the winning side's next in order."""

    cutter_card: Literal["one", "off", "two_pass_one"] = choice(
        "one", "off", "two_pass_one", rule="T-12", needs=(Need(NUMBER, (4, 6), "two_pass_one"),)
    )
    """What the cutter may look at (T-12): one card to keep or give, none, or up to two of which one must be given."""

    cutter_card_onze: bool = switch(default=True, rule="T-12", needs=(Need("cutter_card", ("one", "two_pass_one")),))
    """The cutter may look in the mão de onze too (T-12). In the escuro never (T-40)."""

    tie_leader: Literal["leader", "first_tier", "last_tier"] = choice("leader", "first_tier", "last_tier", rule="T-20")
    """Who leads after a tied trick (T-20): who led it, or the first or last to play one of the tied cards."""

    all_tied: Literal["dealer", "none", "leader"] = choice("dealer", "none", "leader", rule="T-25")
    """Who wins a hand of three tied tricks (T-25): the dealer's side, nobody, or the side of who led first."""

    covered: bool = switch(default=True, rule="T-19")
    """A card may be played face down in tricks two and three; it is worth nothing (T-19)."""

    both_partners: bool = switch(default=False, rule="T-19", needs=(PARTNERS, Need("covered", (True,))))
    """More than one player of a side may cover in the same trick (T-19)."""

    out_of_turn: Literal["reject", "exposed", "skip"] = choice("reject", "exposed", "skip", rule="T-17")
    """Playing out of turn (T-17): refused; the card lies exposed and will be played; or the player is skipped."""

    call_any_time: bool = switch(default=False, rule="T-27")
    """A raise may be called out of turn (T-27)."""

    answer_by: Literal["either", "captain"] = choice("either", "captain", rule="T-29", needs=(PARTNERS,))
    """Who answers a raise (T-29): either player, a refusal needing all of them; or the side's first seat alone."""

    see_partner_on_truco: bool = switch(default=True, rule="T-28", needs=(PARTNERS,))
    """The challenged side sees each other's cards while it decides (T-28)."""

    cap_by_need: bool = switch(default=False, rule="T-35")
    """No raise by a side for whom the value without it would already be enough to win the match (T-35)."""

    onze_decline: bool = switch(default=True, rule="T-38")
    """A side in mão de onze looks at its cards together and may run for one tento (T-38)."""

    onze_truco: Literal["lose_game", "blocked"] = choice("lose_game", "blocked", rule="T-39")
    """Truco called in the mão de onze (T-39): the caller's side loses the match, or it cannot be called."""

    escuro: Literal["blind", "normal", "vote"] = choice("blind", "normal", "vote", rule="T-40")
    """The hand at eleven all (T-40): blind, played with open eyes, or blind if every player votes for it."""

    target: int = choice(12, 15, rule="T-36")
    """Tentos that win the match (T-36); mão de onze is one tento before it."""

    fraud: Literal["minus_one", "opponent_plus_one"] = choice(
        "minus_one", "opponent_plus_one", rule="T-45", needs=(Need("adjudication_commands", (True,)),)
    )
    """The price of a proven fraud (T-45)."""

    adjudication_commands: bool = switch(default=False, rule="T-42")
    """The host may rule on irregularities (T-42 to T-46), for tables with cards of paper."""

    max_deals: int = number(60, low=1, high=1000, rule="T-36")
    """A match that has not reached the target after so many hands goes to the higher score (T-36)."""


PRESETS: Final = {
    "paulista": Preset(Options(), players=4, source="the source text, and custom where it is silent"),
    "texto": Preset(
        Options(out_of_turn="exposed", adjudication_commands=True, onze_decline=False),
        players=4,
        source="the source text to the letter",
    ),
    "mano": Preset(Options(), players=2, source="T-41"),
}
