"""The protocol is written once."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from carteado.server import types, wire


def test_the_clients_types_are_those_of_the_server() -> None:
    assert types.TARGET.read_text(encoding="utf-8") == types.typescript(), "run python -m carteado.server.types"


def test_every_message_has_a_type_that_the_client_can_tell_apart() -> None:
    text = types.typescript()
    for kind in (*get_args(wire.FromClient), *get_args(wire.FromTable)):
        assert f'export interface {kind.__name__} {{\n  type: "{kind.__struct_config__.tag}";\n' in text


@pytest.mark.parametrize(
    "message",
    [wire.Hello(), wire.Hello(7), wire.Act("a", 1, "play 4p"), wire.Entropy(1, "00ff", 3), wire.Rule("r", "fraud 1")],
)
def test_what_a_client_says_is_read_as_it_was_meant(message: wire.FromClient) -> None:
    assert wire.decode(msgspec.json.encode(message)) == message
