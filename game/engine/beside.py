"""Lists that lie beside the rules in a game's folder, such as achievements.

No rule hangs on them, so they are read by whoever needs them, and no hash of the content knows of them. A
pack may bring a file of the same name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from game.engine.explain import faults
from game.engine.languages import LANGUAGES
from game.engine.packs import Id, installed_packs
from game.engine.problems import ContentError, Problem, did_you_mean
from game.engine.yamlio import Document, read_document
from game.paths import COMMON, resource


class Told(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry has: a picture, and words in every language."""

    id: Id
    source: Literal["rulebook", "public", "house"]
    icon: str
    name: dict[str, str]
    text: dict[str, str]


T = TypeVar("T", bound=msgspec.Struct)


def files(game: str, packs: Sequence[Path], name: str, type_: type[T]) -> Iterator[tuple[Document, list[T]]]:
    """The game's own file and then those of packs. Raises ContentError with all that is wrong with one."""
    for folder in (resource("content", game), *(pack / game for pack in packs)):
        if (folder / name).is_file():
            yield read_list(folder, name, type_)


def read_list(folder: Path, name: str, type_: type[T]) -> tuple[Document, list[T]]:
    """One of them; nothing where there is no file."""
    if not (folder / name).is_file():
        return Document(folder / name, "", []), []
    document = read_document(folder / name, folder)
    found = faults(document.data, list[type_])  # type: ignore[valid-type]
    if found:
        raise ContentError(document.problem(fault.path, fault.message, fault.remedy) for fault in found)
    return document, msgspec.convert(document.data, list[type_])  # type: ignore[valid-type]


def of_all(game: str, read: Callable[[str, Sequence[Path]], dict[str, T]]) -> dict[str, T]:
    """By id: the game's own, and those of each installed pack that can be read."""
    found = read(game, ())
    for pack in installed_packs().packs:
        try:
            found |= read(game, [pack.folder])
        except ContentError:
            continue  # what is wrong with it is told where packs are
    return found


def problems_in(
    game: str,
    packs: Sequence[Path],
    name: str,
    type_: type[T],
    wrong: Callable[[Document, list[T]], Iterable[Problem]],
) -> list[Problem]:
    """What is wrong with each of these files, or why one can't be read."""
    problems: list[Problem] = []
    try:
        for document, listed in files(game, packs, name, type_):
            problems += wrong(document, listed)
    except ContentError as error:
        problems += error.problems
    return problems


def icons_of(game: str) -> list[str]:
    """The pictures that an entry may have."""
    folders = [resource("assets", COMMON, "icons"), resource("assets", game, "icons")]
    return sorted({path.stem for folder in folders for path in folder.glob("*.svg")})


def told_problems(document: Document, listed: Sequence[Told], icons: Sequence[str]) -> Iterator[Problem]:
    """An id that is used twice, a picture or a language that is not there."""
    yield from repeated(document, [one.id for one in listed])
    for n, one in enumerate(listed):
        yield from words_problems(document, n, {"name": one.name, "text": one.text})
        if one.icon not in icons:
            remedy = did_you_mean(one.icon, icons) or "use the name of a picture in assets/common/icons"
            yield document.problem((n, "icon"), f"there is no picture '{one.icon}'", remedy)


def repeated(document: Document, ids: Sequence[str]) -> Iterator[Problem]:
    for n, one in enumerate(ids):
        if one in ids[:n]:
            yield document.problem((n, "id"), f"the id '{one}' is used twice", "give it another")


def words_problems(document: Document, n: int, words: Mapping[str, Mapping[str, str]]) -> Iterator[Problem]:
    for field, said in words.items():
        for lang in LANGUAGES:
            if not said.get(lang):
                yield document.problem((n, field), f"it has no {field} in '{lang}'", f"add {lang}: ...")
