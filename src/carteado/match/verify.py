"""Whether a record holds: the dealing was fair, and the match went as it says."""

from __future__ import annotations

from carteado.cards import CardError, card_text, parse_card
from carteado.match.dealer import Dealer
from carteado.match.match import replay
from carteado.match.record import ABANDONED, History, Record, RecordError


def faults(record: Record) -> list[str]:
    """Everything that does not hold in a record, one sentence each; an empty list means that it holds."""
    found: list[str] = []
    secret = record.proof.secret
    if secret is None:
        return ["the secret is not in the record: the match is not over, and its dealing cannot be checked yet"]
    try:
        dealer = Dealer(bytes.fromhex(secret))
    except ValueError as error:
        return [f"the secret is damaged: {error}"]
    if dealer.commitment != record.proof.commitment:
        found.append("the secret does not belong to the commitment")
    found += _deals(record, dealer)
    try:
        match = replay(record)
    except RecordError as error:
        return [*found, str(error)]
    given_up = record.result is not None and record.result.reason == ABANDONED
    if given_up and not match.over():
        match.abandon()
    elif not match.over():
        found.append("the match is not over, though its secret is known")
    if match.record.result != record.result:
        found.append("the result is not the one that the acts lead to")
    if match.history.hex() != record.seal:
        found.append("the seal does not belong to what the record tells: something was changed")
    return found


def _deals(record: Record, dealer: Dealer) -> list[str]:
    found: list[str] = []
    history = History(record)
    for number, deal in enumerate(record.deals, start=1):
        try:
            pack = [parse_card(text) for text in deal.pack]
            order = [card_text(card) for card in dealer.order(pack, history.hex(), deal.shares, deal.cut)]
        except (CardError, ValueError) as error:
            found.append(f"deal {number}: {error}")
        else:
            if order != deal.order:
                found.append(f"deal {number}: the order does not follow from the secret, the shares and the cut")
        history.add_deal(deal)
        for line in deal.acts:
            history.add(line)
    return found
