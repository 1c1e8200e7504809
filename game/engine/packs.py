"""Packs: folders that add to a game's content or replace parts of it. They hold data and never code."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from game import paths
from game.engine.explain import faults
from game.engine.languages import LANGUAGES, language_of
from game.engine.problems import ContentError, Problem, did_you_mean
from game.engine.yamlio import read_document, require_inside

# The last group is "really the end": `$` alone would let a line break through.
Id = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*(?![\s\S])",
        max_length=80,
        description="lower-case letters, digits and single hyphens between them",
    ),
]
_Filled = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


if TYPE_CHECKING:
    Title = Any
else:
    # A pack's title in every language. Further ones are welcome and not read.
    Title = msgspec.defstruct("Title", [(code, _Filled) for code in LANGUAGES], frozen=True)


class PackInfo(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """What stands in pack.yaml."""

    id: Id
    title: Title
    version: _Filled
    author: str | None = None


@dataclass(frozen=True)
class Pack:
    folder: Path
    info: PackInfo

    @property
    def id(self) -> str:
        return self.info.id

    def title(self, language: str) -> str:
        return str(getattr(self.info.title, language_of(language).code))

    @property
    def version(self) -> str:
        return self.info.version


@dataclass(frozen=True)
class Installed:
    """What lies in the packs folder: the packs to offer, and what is wrong with the others."""

    packs: tuple[Pack, ...]
    problems: tuple[Problem, ...]


def read_pack(folder: Path) -> Pack:
    """Read a pack's own description, not its content. Raises ContentError."""
    if not folder.is_dir():
        raise ContentError(
            [Problem(folder, 0, "", "there is no such pack folder", "check the path of the pack")]
        )
    file = folder / "pack.yaml"
    if not file.exists() and not file.is_symlink():
        remedy = "add pack.yaml with the lines id, title: {en: ..., it: ...} and version"
        raise ContentError([Problem(file, 0, "", "the pack has no pack.yaml", remedy)])
    document = read_document(file, folder, typed=False)  # as text, so that `version: 1.0` needs no quotes
    found = faults({} if document.data is None else document.data, PackInfo)
    if found:
        raise ContentError(document.problem(fault.path, fault.message, fault.remedy) for fault in found)
    return Pack(folder, msgspec.convert(document.data, PackInfo))


def survey_pack(folder: Path, games: Collection[str]) -> list[Problem]:
    """What lies in a pack where nobody would ever look for it."""
    problems: list[Problem] = []
    for item in list_folder(folder, folder):
        if item.is_dir():
            if item.name not in games:
                remedy = did_you_mean(item.name, sorted(games)) or "name the folder after a game"
                problems.append(Problem(item, 0, "", f"there is no game '{item.name}'", remedy))
        elif item.suffix in (".yaml", ".yml") and item.name != "pack.yaml":
            remedy = "move it into the folder of its game, or remove it"
            problems.append(Problem(item, 0, "", "this file is not read here", remedy))
    return problems


def list_folder(folder: Path, root: Path) -> list[Path]:
    """What a folder holds, hidden things apart, in an order that is the same on every machine."""
    require_inside(folder, root)
    try:
        return sorted((item for item in folder.iterdir() if item.name[0] != "."), key=lambda item: item.name)
    except NotADirectoryError as error:
        problem = Problem(
            folder, 0, "", "this is a file where a folder should be", "rename the file, or remove it"
        )
        raise ContentError([problem]) from error
    except OSError as error:
        why = error.strerror or "unknown reason"
        remedy = "check that the folder exists and may be read"
        raise ContentError([Problem(folder, 0, "", f"cannot be read ({why})", remedy)]) from error


def user_packs_dir() -> Path:
    """Where a player drops packs. It need not exist."""
    return paths.user_dir("packs")


def installed_packs(folder: Path | None = None) -> Installed:
    """The packs in the user's packs folder, by folder name. One broken pack does not hide the others."""
    where = user_packs_dir() if folder is None else folder
    packs: list[Pack] = []
    problems: list[Problem] = []
    if not where.exists():
        return Installed((), ())
    try:
        items = [item for item in list_folder(where, where) if item.is_dir()]
    except ContentError as error:
        return Installed((), tuple(error.problems))
    for item in items:
        try:
            packs.append(read_pack(item))
        except ContentError as error:
            problems += error.problems
    return Installed(tuple(packs), tuple(problems))
