"""Numbers and seats in texts: only plain ones are read, and all else is refused with a sentence."""

from __future__ import annotations

import pytest

import carteado
from carteado.core import NotationError
from carteado.options import OptionError

ODD = ["²", "٣", "--5", "1.5", "0x1", "9" * 5000, "-"]


@pytest.mark.parametrize("text", ODD, ids=lambda text: text[:5])
def test_an_option_wants_a_whole_number(text: str) -> None:
    with pytest.raises(OptionError, match=r"option max_deals cannot be .*; it may be 1 to 1000"):
        carteado.new("truco/mano", seed=1, options={"max_deals": text})


@pytest.mark.parametrize("text", [*ODD, "2", "00", "01"], ids=lambda text: text[:5])
def test_an_act_wants_a_seat(text: str) -> None:
    match = carteado.new("truco/mano", seed=1)
    before = repr(match)
    with pytest.raises(NotationError, match=r"seats go from 0 to 1|is no action"):
        match.play(f"{text} leave")
    assert repr(match) == before
