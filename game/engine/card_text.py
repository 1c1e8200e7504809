"""What the text of an entry is made with in every game: it is written from the entry, in any language."""

from __future__ import annotations

from abc import ABC, abstractmethod

from game.engine.library import Entry, Library
from game.engine.words import Value, Words


class EntryTeller(ABC):
    """Tells entries and their parts in one language."""

    def __init__(self, library: Library, lang: str) -> None:
        self.library = library
        self.words = Words(lang, library.texts[lang])

    @abstractmethod
    def rules(self, entry: Entry) -> list[str]:
        """What an entry does, one sentence a line."""

    def lines(self, entry: Entry) -> list[str]:
        """The same; an entry's own `text` in the text file takes its place."""
        own = self._own_text(entry)
        return [line.strip() for line in own.strip().splitlines()] if own else self.rules(entry)

    def _own_text(self, entry: Entry) -> str:
        kind = next((k for k, e in self.library.entries.items() if e.get(entry.id) == entry), "")
        text = self.words.sections.get(kind, {}).get(entry.id)
        return text.get("text", "") if isinstance(text, dict) else ""

    def say(self, key: str, **values: Value) -> str:
        return self.words.say("phrases", key, values)
