"""The words of the interface, in the player's language.

What all screens share stands in `content/interface`; a game's own words, and what it says otherwise, in its
`content/<game>/interface`. So no two games can get into each other's way.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from game.engine.languages import language_of
from game.engine.yamlio import read_document
from game.paths import resource

FOLDER = "interface"


@cache
def phrases(lang: str, game: str = "") -> dict[str, str]:
    """Every phrase by its full name; each room of the interface has a file of its own."""
    found = dict(phrases(lang)) if game else {}
    try:
        folder = resource("content", *([game] if game else []), FOLDER, lang)
    except FileNotFoundError:
        if not game:
            raise
        return found  # it says everything as all games do
    for path in sorted(folder.glob("*.yaml")):
        found |= dict(_flat("", read_document(path, folder, typed=False).data))
    return found


def _flat(prefix: str, node: Any) -> list[tuple[str, str]]:
    if not isinstance(node, dict):
        return [(prefix, str(node))]
    found = []
    for key, value in node.items():
        found += _flat(f"{prefix}.{key}" if prefix else str(key), value)
    return found


class Wording:
    """`say("menu.quit")`; values go where the phrase has their names in braces."""

    def __init__(self, lang: str, game: str = "") -> None:
        self.lang = lang
        self.language = language_of(lang)
        self.game = game
        self._phrases = phrases(lang, game)

    def __call__(self, key: str, **values: object) -> str:
        n = values.get("n")
        single = isinstance(n, int) and self.language.grammar.is_one(n)
        one = f"{key}.one" if single else key  # of one thing some phrases speak in other words
        text = self._phrases.get(one) or self._phrases.get(key, key)
        return text.format(**values) if values else text

    def of(self, game: str) -> Wording:
        """The words as they go for a game; most go for all of them."""
        return self if game == self.game else Wording(self.lang, game)

    def has(self, key: str) -> bool:
        return key in self._phrases

    def keys(self, start: str) -> list[str]:
        """Every phrase whose name begins so."""
        return [key for key in self._phrases if key.startswith(start)]
