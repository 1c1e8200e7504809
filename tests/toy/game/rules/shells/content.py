"""What may stand in the YAML of Shells, and the rule book that is made of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

import msgspec

from game.engine.content import Complaint, Entry, Library
from game.engine.rulebook import Layer, Rulebook
from game.engine.templates import check_templates
from game.rules.shells.vocabulary import AWARDS, NUMBERS, needed_texts


class AwardEntry(Entry, frozen=True, kw_only=True):
    """Something that counts at the end."""

    points: Annotated[int, msgspec.Meta(ge=-9, le=9)]


class NumberEntry(Entry, frozen=True, kw_only=True):
    named: ClassVar[bool] = False
    value: Annotated[int, msgspec.Meta(ge=1, le=99)]


KINDS: dict[str, type[Entry]] = {"awards": AwardEntry, "numbers": NumberEntry}


def check_content(library: Library) -> Iterator[Complaint]:
    for kind, known in (("awards", AWARDS), ("numbers", NUMBERS)):
        for name in known:
            if name not in library.entries[kind]:
                remedy = "put it back as it came with the game"
                yield Complaint(kind, name, (), "is missing, and the rules need it", remedy)
    yield from check_templates(library, needed_texts(), ["point"])


class ShellsBook(Rulebook):
    def __init__(self, library: Library, layers: Sequence[Layer], seats: int) -> None:
        super().__init__(layers)
        self.library = library
        self.seats = seats
        self.points = {award.id: award.points for award in library.of("awards", AwardEntry).values()}
        self.number = {number.id: number.value for number in library.of("numbers", NumberEntry).values()}
