"""The words of the interface, in the player's language."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.engine.yamlio import read_document
from game.paths import resource

LANGUAGES = ("en", "it")


@cache
def phrases(lang: str) -> dict[str, str]:
    """Every phrase by its full name; each room of the interface has a file of its own."""
    folder = resource("content", "interface", lang)
    found: dict[str, str] = {}
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

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._phrases = phrases(lang)

    def __call__(self, key: str, **values: object) -> str:
        one = f"{key}.one" if values.get("n") == 1 else key  # of one thing some phrases speak in other words
        text = self._phrases.get(one) or self._phrases.get(key, key)
        return text.format(**values) if values else text

    def of_game(self, key: str, game: str, **values: object) -> str:
        """The phrase as it goes for one game; most go for all of them."""
        own = f"{key}-{game}"
        return self(own if self.has(own) else key, **values)

    def has(self, key: str) -> bool:
        return key in self._phrases

    def keys(self, start: str) -> list[str]:
        """Every phrase whose name begins so."""
        return [key for key in self._phrases if key.startswith(start)]
