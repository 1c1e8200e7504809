"""What people are told when something can't be had."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class Trouble(Exception):
    """The message says it in English; the key and its values let a screen say it in any language."""

    def __init__(self, message: str, key: str = "", **values: object) -> None:
        super().__init__(message)
        self.key, self.values = key, values
        self.game = ""
        """Whose trouble it is, if a game's own: it has its own words for it."""


@contextmanager
def trouble_of(game: str) -> Iterator[None]:
    """What goes wrong in here is that game's trouble."""
    try:
        yield
    except Trouble as trouble:
        trouble.game = trouble.game or game
        raise
