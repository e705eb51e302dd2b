"""Fair dealing: an order of the pack that the house cannot choose and that anyone can check afterwards.

1. Before a match the house draws a secret of 32 bytes and publishes its SHA-256, the *commitment*.
2. Before each deal every seat may add a *share* of random bytes, and the cutter says where to cut.
3. The order is a Fisher-Yates shuffle of the canonical pack over a stream of HMAC-SHA256 blocks keyed by the secret;
   the message of a block is the digest of the match so far, the shares, and the block's number. Then the pack is cut.
4. When the match is over the secret is published. docs/fair-dealing.md says what this proves and what it cannot.

Sources: Fisher and Yates, by Durstenfeld (CACM 7, 1964); HMAC: RFC 2104; rejection sampling avoids the bias of `%`.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence

SECRET_BYTES = 32
LARGEST = 1 << 32


class Dealer:
    """The house's hand: holds the secret of one match, and orders its packs.

    Raises:
        ValueError: the secret is not 32 bytes long.
    """

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(self.secret)}")

    @classmethod
    def seeded(cls, seed: int, match: int = 0) -> Dealer:
        """A dealer whose secret follows from a seed, for simulations that can be repeated. Never for people."""
        return cls(hashlib.sha256(f"carteado seed {seed} match {match}".encode()).digest())

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, in hex."""
        return hashlib.sha256(self.secret).hexdigest()

    def first(self, players: int) -> int:
        """The seat that deals first, as the house draws it: it follows from the secret, and tells nothing of it."""
        return int.from_bytes(hmac.digest(self.secret, b"first dealer", "sha256"), "big") % players

    def order(self, pack: Sequence[int], history: str, shares: Sequence[str], cut: int) -> list[int]:
        """The pack in the order in which it is dealt.

        `history` is the digest of the match so far, `shares` each seat's random bytes in hex (empty: silent), `cut`
        how many cards the cutter lifts off.

        Raises:
            ValueError: the cut is not inside the pack.
        """
        if not 0 <= cut < len(pack):
            raise ValueError(f"a cut lifts 0 to {len(pack) - 1} cards, not {cut}")
        numbers = self._numbers(f"{history}:{','.join(shares)}")
        order = list(pack)
        for last in range(len(order) - 1, 0, -1):
            limit = LARGEST - LARGEST % (last + 1)
            number = next(numbers)
            while number >= limit:
                number = next(numbers)
            other = number % (last + 1)
            order[last], order[other] = order[other], order[last]
        return order[cut:] + order[:cut]

    def _numbers(self, context: str) -> Iterator[int]:
        """Numbers of 32 bits, eight from each block."""
        block = 0
        while True:
            digest = hmac.digest(self.secret, f"{context}:{block}".encode(), "sha256")
            for start in range(0, len(digest), 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1
