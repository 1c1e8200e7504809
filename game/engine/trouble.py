"""What people are told when something can't be had."""

from __future__ import annotations


class Trouble(Exception):
    """The message says it in English; the key and its values let a screen say it in any language."""

    def __init__(self, message: str, key: str = "", **values: object) -> None:
        super().__init__(message)
        self.key, self.values = key, values
