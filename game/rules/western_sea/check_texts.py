"""Every text that may be generated has its template in every language, checked when content is loaded."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.content import Complaint, Library
from game.engine.templates import check_templates
from game.rules.western_sea.vocabulary import NOUNS, needed_texts


def check_texts(library: Library, hooks: list[str]) -> Iterator[Complaint]:
    nouns = [*NOUNS, *[f"dice.{colour}" for colour in library.entries["dice"]]]
    return check_templates(library, needed_texts(hooks), nouns)
