"""What the table says of Shells, and the text of each entry."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.content import Entry, Library
from game.engine.voice import Voice
from game.engine.words import Words, sentence
from game.rules.shells.content import AwardEntry, ShellsBook
from game.rules.shells.play import ShellsState
from game.rules.shells.vocabulary import ASKS, EVENTS


class ShellsVoice(Voice[ShellsState]):
    asks, events = ASKS, EVENTS

    def __init__(self, book: ShellsBook, lang: str, names: Sequence[str] = ()) -> None:
        super().__init__(book, Words(lang, book.library.texts[lang]), names)


def describe(library: Library, lang: str, entry: Entry) -> list[str]:
    if not isinstance(entry, AwardEntry):
        return []
    return [sentence(Words(lang, library.texts[lang]).say("phrases", "award", {"n": entry.points}))]
