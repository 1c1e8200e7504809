"""Every text that may be generated has its template in every language, checked when content is loaded."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.content import Complaint, Library
from game.engine.templates import check_genders, check_templates
from game.rules.western_sea.vocabulary import NOUNS, TITLED, needed_texts


def check_texts(library: Library, hooks: list[str]) -> Iterator[Complaint]:
    nouns = [*NOUNS, *[f"dice.{colour}" for colour in library.entries["dice"]]]
    yield from check_templates(library, needed_texts(hooks), nouns)
    yield from check_genders(library, TITLED)
