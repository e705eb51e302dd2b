"""What keeps the server from starting or from writing, said in one sentence that tells what to do."""

from __future__ import annotations

from typing import Final


class ServerError(Exception):
    """The server cannot start or go on. `code` names the trouble, for a sentence in another language; the text says in
    English what to do. Codes: `port_busy`, `port_refused`, `folder`, `in_use`, `damaged`, `newer`, `full`, `writing`,
    `unreadable`. The text may be shown to anybody: it never tells what is in a table.
    """

    def __init__(self, code: str, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.code: Final = code
        self.facts: Final = facts
