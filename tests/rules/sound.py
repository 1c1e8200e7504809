"""What no text that is shown may contain: gaps, doubled signs, and in Italian a preposition that has not
grown together with its article."""

from __future__ import annotations

import re

WRONG = re.compile(
    r"[{}]|\bNone\b|  |\.\.|,,| ,|\s$|_|<|>|\b(?:a|da|di|in|su) (?:(?:il|lo|la|i|gli|le)\b|l')",
)


def sound(text: str) -> bool:
    return bool(text) and not WRONG.search(text)
