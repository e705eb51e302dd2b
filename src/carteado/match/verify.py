"""Whether a record holds: the dealing was fair, and the match went as it says."""

from __future__ import annotations

import msgspec

from carteado.cards import CardError, card_text, parse_card
from carteado.match.dealer import Dealer
from carteado.match.match import replay
from carteado.match.record import ABANDONED, History, Record, RecordError


class Fault(msgspec.Struct, frozen=True):
    """Something in a record that does not hold.

    `code` names it: `not_a_record`, `no_secret` (the match is not over, its dealing cannot be checked yet),
    `secret_damaged`, `secret_foreign` (it does not belong to the commitment),
    `dealer_foreign` (the secret draws another first dealer), `deal_damaged`, `order_foreign` (it does
    not follow from the secret, the shares and the cut), `does_not_play` (an act is refused), `not_over`,
    `result_foreign` (the acts lead to another), `seal_foreign` (something was changed). `deal` is the number of the
    deal, from 1, where it is one, and `act` that of the act in it; `detail` is for developers, in English.
    """

    code: str
    deal: int | None = None
    detail: str = ""
    act: int | None = None

    def __str__(self) -> str:
        place = "" if self.deal is None else f", deal {self.deal}"
        return f"{self.code}{place}{': ' if self.detail else ''}{self.detail}"


def faults(record: Record) -> list[Fault]:
    """Everything that does not hold in a record; an empty list means that it holds."""
    found: list[Fault] = []
    secret = record.proof.secret
    if secret is None:
        return [Fault("no_secret")]
    try:
        dealer = Dealer(bytes.fromhex(secret))
    except ValueError as error:
        return [Fault("secret_damaged", detail=str(error))]
    if dealer.commitment != record.proof.commitment:
        found.append(Fault("secret_foreign"))
    if record.players > 0 and dealer.first(record.players) != record.dealer:
        found.append(Fault("dealer_foreign"))
    found += _deals(record, dealer)
    try:
        match = replay(record)
    except RecordError as error:
        return [*found, Fault("does_not_play", error.deal, str(error), error.act)]
    given_up = record.result is not None and record.result.reason == ABANDONED
    if given_up and not match.over():
        match.abandon()
    elif not match.over():
        found.append(Fault("not_over"))
    if match.record.result != record.result:
        found.append(Fault("result_foreign"))
    if match.history.hex() != record.seal:
        found.append(Fault("seal_foreign"))
    return found


def _deals(record: Record, dealer: Dealer) -> list[Fault]:
    found: list[Fault] = []
    history = History(record)
    for number, deal in enumerate(record.deals, start=1):
        try:
            pack = [parse_card(text) for text in deal.pack]
            order = [card_text(card) for card in dealer.order(pack, history.hex(), deal.shares, deal.cut)]
        except (CardError, ValueError) as error:
            found.append(Fault("deal_damaged", number, str(error)))
        else:
            if order != deal.order:
                return [*found, Fault("order_foreign", number)]  # every later order depends on this deal
        history.add_deal(deal)
        for line in deal.acts:
            history.add(line)
    return found
