"""Characters: named opponents, each with a face, a word of their own and a leaning.

`content/<game>/characters.yaml` lists them; a pack may bring a file of the same name. A leaning is factors on
the named terms of what a bot thinks of a position: to whom `land: 1.3` is, land is worth so much more.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from game.engine.beside import files, problems_in, repeated, words_problems
from game.engine.content import CHARACTERS
from game.engine.packs import Id
from game.engine.problems import Problem, did_you_mean
from game.engine.yamlio import Document
from game.paths import COMMON, resource

ANY = "any"
"""Stands for one of them, whoever it is."""
FACES = "faces"


class Character(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    source: Literal["rulebook", "public", "house"]
    name: str
    """The same in every language."""
    text: dict[str, str]
    """What they say of themselves, in every language."""
    leans: dict[str, str]
    """What they are, in a word or two."""
    face: str
    leaning: dict[str, float]

    @property
    def picture(self) -> str:
        return f"{FACES}/{self.face}"


def read_characters(game: str, packs: Sequence[Path] = ()) -> dict[str, Character]:
    """Those of the game and then those of packs, by id; what a pack repeats takes the place of the old one.
    Raises ContentError with all that is wrong."""
    return {one.id: one for _, listed in files(game, packs, CHARACTERS, Character) for one in listed}


def faces_of(game: str) -> list[str]:
    """The faces that a character may have."""
    folders = (resource("assets") / home / FACES for home in (COMMON, game))
    return sorted({path.stem for folder in folders for path in folder.glob("*.svg")})


def character_problems(game: str, packs: Sequence[Path], terms: Collection[str]) -> list[Problem]:
    """What is wrong with them: no language, face or term of that name, a factor that is none."""

    def wrong(document: Document, listed: list[Character]) -> Iterator[Problem]:
        yield from repeated(document, [one.id for one in listed])
        for n, one in enumerate(listed):
            yield from _faults(document, n, one, faces_of(game), sorted(terms))

    return problems_in(game, packs, CHARACTERS, Character, wrong)


def _faults(
    document: Document, n: int, one: Character, faces: Sequence[str], terms: Sequence[str]
) -> Iterator[Problem]:
    if one.id == ANY:
        yield document.problem((n, "id"), f"'{ANY}' stands for one of them", "give it another id")
    if not one.name.strip():
        yield document.problem((n, "name"), "it has no name", "add name: ...")
    yield from words_problems(document, n, {"text": one.text, "leans": one.leans})
    if one.face not in faces:
        remedy = did_you_mean(one.face, faces) or f"use one of: {', '.join(faces)}"
        yield document.problem((n, "face"), f"there is no face '{one.face}'", remedy)
    for term, factor in one.leaning.items():
        if term not in terms:
            remedy = did_you_mean(term, terms) or f"use one of: {', '.join(terms)}"
            yield document.problem((n, "leaning", term), f"no bot judges by a term '{term}'", remedy)
        if factor <= 0:
            message = f"the factor {factor:g} on '{term}' is no number above 0"
            yield document.problem((n, "leaning", term), message, "write for example 1.2, or 0.8 for less")
