"""A game's content: YAML files of typed entries and their texts, with packs laid over them.

A game's folder holds one file per kind (``tiles.yaml``), each a list of entries, and their names and other
texts in ``text/en.yaml`` and so on. What the game's modules bring lies in the same layout under
``modules/NAME``. A pack repeats that layout under the game's name; its entries add to those before it or,
with the same id, take their place. Whatever is wrong is collected and raised as one ContentError.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

import msgspec

from game.engine.explain import faults
from game.engine.languages import LANGUAGES
from game.engine.library import Complaint, Entry, GameSpec, Library, find_cycle, schemas
from game.engine.packs import (
    Id,
    Installed,
    Pack,
    PackInfo,
    installed_packs,
    list_folder,
    read_pack,
    survey_pack,
    user_packs_dir,
)
from game.engine.problems import ContentError, Problem, did_you_mean, singular
from game.engine.texts import Reading, Texts, TextSources, missing_names, read_texts, stray_texts
from game.engine.yamlio import Document, read_document

__all__ = [
    "Complaint",
    "ContentError",
    "Entry",
    "GameSpec",
    "Id",
    "Installed",
    "Library",
    "Pack",
    "PackInfo",
    "Problem",
    "Texts",
    "did_you_mean",
    "find_cycle",
    "installed_packs",
    "load",
    "read_pack",
    "schemas",
    "user_packs_dir",
]

MODULES = "modules"
TUTORIAL, ACHIEVEMENTS = "tutorial.yaml", "achievements.yaml"
CHALLENGES, POSITIONS = "challenges.yaml", "positions.yaml"
CHARACTERS, MINDS = "characters.yaml", "minds.yaml"
MAX_PROBLEMS = 50  # per file: who has more will want to see the first ones


@dataclass(frozen=True)
class _Layer:
    """The base or one pack."""

    folder: Path  # the game's folder in it
    root: Path  # nothing is read from outside this
    pack: Pack | None = None


@dataclass
class _Loading:
    """What is known so far of a load in progress."""

    spec: GameSpec
    entries: dict[str, dict[str, Entry]]
    problems: list[Problem] = field(default_factory=list)
    # (kind, id) -> its file, its index in there, and the number of its layer
    places: dict[tuple[str, str], tuple[Document, int, int]] = field(default_factory=dict)
    failed: set[str] = field(default_factory=set)  # kinds with a file that could not be used
    reading: Reading | None = None  # the texts, once they are read


def load(
    spec: GameSpec,
    base_dir: Path,
    packs: Sequence[Path] = (),
    languages: Sequence[str] = tuple(LANGUAGES),
    *,
    texts: bool = True,
    games: Collection[str] | None = None,
) -> Library:
    """Load a game from its folder, with packs over it. Raises ContentError with everything that is wrong.

    `games` are the folders a pack may have; unless given, the folders beside `base_dir`."""
    state = _Loading(spec, {kind: {} for kind in spec.kinds})
    modules = [_Layer(base_dir / MODULES / name, base_dir) for name in spec.modules]
    layers = [_Layer(base_dir, base_dir), *modules]
    layers += _pack_layers(state, packs, _known_games(spec, base_dir, games))
    present = [_survey(state, layer) for layer in layers]
    for number, (layer, names) in enumerate(zip(layers, present, strict=True)):
        for kind in spec.kinds:
            if f"{kind}.yaml" in names:
                _load_kind(state, kind, layer, number)
    _check_required(state, base_dir, present[0])
    _check_numbers(state)
    entries_are_sound = not state.problems
    library = Library(
        game=spec.name,
        entries=state.entries,
        texts=_load_texts(state, layers, present, languages) if texts else {},
        packs=tuple(layer.pack for layer in layers if layer.pack),
        content_hash=_hash(spec.name, state.entries),
    )
    if entries_are_sound:  # otherwise each reference to a broken entry would be a second complaint
        state.problems += [_located(state, base_dir, complaint) for complaint in spec.check(library)]
    if state.problems:
        raise ContentError(state.problems)
    return library


def _known_games(spec: GameSpec, base_dir: Path, games: Collection[str] | None) -> set[str]:
    if games is not None:
        return {spec.name, *games}
    try:
        beside = {item.name for item in base_dir.absolute().parent.iterdir() if item.is_dir()}
    except OSError:
        beside = set()
    return {spec.name, *beside}


def _pack_layers(state: _Loading, packs: Sequence[Path], games: Collection[str]) -> list[_Layer]:
    layers: list[_Layer] = []
    seen: dict[str, Path] = {}
    for folder in packs:
        try:
            pack = read_pack(folder)
            state.problems += survey_pack(folder, games)
        except ContentError as error:
            state.problems += error.problems
            continue
        if pack.id in seen:
            message = f"the pack '{pack.id}' is loaded twice, also from {seen[pack.id].as_posix()}"
            remedy = "leave one out, or give one another id"
            state.problems.append(Problem(folder / "pack.yaml", 0, "", message, remedy))
        seen[pack.id] = folder
        layers.append(_Layer(folder / state.spec.name, folder, pack))
    return layers


def _survey(state: _Loading, layer: _Layer) -> set[str]:
    """The names in a layer's folder. The listing decides what exists, so that case matters everywhere."""
    if layer.folder != layer.root and not (layer.folder.exists() or layer.folder.is_symlink()):
        return set()  # a pack need not have something for every game, nor a module content of its own
    try:
        items = list_folder(layer.folder, layer.root)
    except ContentError as error:
        state.problems += error.problems
        return set()
    for item in items:
        message = remedy = ""
        if item.suffix == ".yml":
            message, remedy = "this file is not read", f"rename it to {item.stem}.yaml"
        elif item.suffix == ".yaml" and item.stem not in state.spec.kinds and not _is_lesson(layer, item):
            message = f"{state.spec.name} has no kind '{item.stem}'"
            remedy = did_you_mean(item.stem, state.spec.kinds) or "rename the file, or remove it"
        elif not item.suffix and item.name != "text" and item.name.lower() in ("text", "texts"):
            message, remedy = "this folder is not read", "did you mean 'text'?"
        if message:
            state.problems.append(Problem(item, 0, "", message, remedy))
    return {item.name for item in items}


def _is_lesson(layer: _Layer, item: Path) -> bool:
    """A game's tutorial is no rule, nor are achievements, challenges, characters and minds: they are read by
    whoever teaches, praises, challenges, sits down or thinks."""
    if item.name in (ACHIEVEMENTS, CHALLENGES, POSITIONS, CHARACTERS, MINDS):
        return True
    return item.name == TUTORIAL and layer.folder == layer.root and layer.pack is None


def _load_kind(state: _Loading, kind: str, layer: _Layer, number: int) -> None:
    """Read one file and lay its entries over those of the layers before."""
    try:
        document = read_document(layer.folder / f"{kind}.yaml", layer.root)
        entries = _convert(document, kind, state.spec.kinds[kind])
    except ContentError as error:
        state.problems += error.problems
        state.failed.add(kind)
        return
    first: dict[str, int] = {}
    for index, entry in enumerate(entries):
        if entry.id in first:
            message = f"the id is used twice, first in line {document.line((first[entry.id], 'id'))}"
            problem = document.problem((index, "id"), message, "give one of the two another id")
            state.problems.append(replace(problem, entry=entry.id, kind=singular(kind)))
            continue
        first[entry.id] = index
        state.entries[kind][entry.id] = entry  # an entry that is replaced keeps its place
        state.places[kind, entry.id] = (document, index, number)


def _convert(document: Document, kind: str, type_: type[Entry]) -> list[Entry]:
    data = [] if document.data is None else document.data
    if not isinstance(data, list):
        remedy = "begin each entry with '- id: ...'"
        raise ContentError(
            [document.problem((), f"expected a list of {kind}, one entry after another", remedy)]
        )
    try:
        return cast(list[Entry], msgspec.convert(data, list[type_]))  # type: ignore[valid-type]
    except msgspec.ValidationError:
        raise ContentError(_explain(document, data, kind, type_)) from None


def _explain(document: Document, data: list[Any], kind: str, type_: type[Entry]) -> list[Problem]:
    problems: list[Problem] = []
    for index, raw in enumerate(data):
        name = raw.get("id") if isinstance(raw, dict) else None
        label = name if isinstance(name, str) and name else f"#{index + 1}"
        for fault in faults(raw, type_):
            if len(problems) == MAX_PROBLEMS:
                return [
                    *problems,
                    document.problem((index,), "there is more like this", "put right the above first"),
                ]
            problem = document.problem((index, *fault.path), fault.message, fault.remedy)
            problems.append(replace(problem, entry=label, kind=singular(kind)))
    return problems


def _check_required(state: _Loading, base_dir: Path, present: Collection[str]) -> None:
    for kind in state.spec.required:
        file = base_dir / f"{kind}.yaml"
        if file.name not in present:
            remedy = f"add {file.name} with at least one entry"
            state.problems.append(Problem(file, 0, "", f"{state.spec.name} needs this file", remedy))
        elif not state.entries[kind] and kind not in state.failed:
            remedy = "add at least one entry, beginning with '- id: ...'"
            state.problems.append(
                Problem(file, 1, "", f"{state.spec.name} needs {kind}, and there are none", remedy)
            )


def _check_numbers(state: _Loading) -> None:
    for kind, type_ in state.spec.kinds.items():
        if "number" not in type_.__struct_fields__:
            continue
        owners: dict[int, str] = {}
        for entry in state.entries[kind].values():
            number: int | None = getattr(entry, "number")  # noqa: B009 - not every kind has one
            if number is None:
                continue
            owner = owners.setdefault(number, entry.id)
            if owner != entry.id:
                message = f"the number {number} is already that of '{owner}'"
                complaint = Complaint(kind, entry.id, ("number",), message, "give it a number of its own")
                state.problems.append(_located(state, Path(), complaint))


def _located(state: _Loading, base_dir: Path, complaint: Complaint) -> Problem:
    place = state.places.get((complaint.kind, complaint.entry))
    folder, _, language = complaint.kind.partition("/")
    file_of = state.reading.holder if state.reading and folder == "text" else None
    text = file_of(language, complaint.path) if file_of else None
    if text is not None:
        problem = text.problem(complaint.path, complaint.message, complaint.remedy)
    elif place is None:  # the check speaks of something that has no line, such as a missing entry
        file = base_dir / f"{complaint.kind}.yaml"
        problem = Problem(file, 0, "", complaint.message, complaint.remedy)
    else:
        document, index, _ = place
        problem = document.problem((index, *complaint.path), complaint.message, complaint.remedy)
    return replace(problem, entry=complaint.entry, kind=singular(complaint.kind))


def _load_texts(
    state: _Loading, layers: Sequence[_Layer], present: Sequence[Collection[str]], languages: Sequence[str]
) -> Texts:
    sources: TextSources = [
        (layer.folder / "text", layer.root, "text" in names)
        for layer, names in zip(layers, present, strict=True)
    ]
    reading = state.reading = read_texts(sources, languages)
    state.problems += reading.problems
    for language in reading.broken:
        reading.texts[language] = {}  # half of them would lead to complaints about the other half
    wanted = [
        (kind, id_, state.places[kind, id_][2])
        for kind, type_ in state.spec.kinds.items()
        if type_.named
        for id_ in state.entries[kind]
    ]
    state.problems += missing_names(reading, wanted)
    known = {kind: state.entries[kind] for kind in state.spec.kinds if kind not in state.failed}
    state.problems += stray_texts(reading, known, 1 + len(state.spec.modules))
    return reading.texts


def _hash(game: str, entries: Mapping[str, Mapping[str, Entry]]) -> str:
    """Over the typed entries, so that comments, layout and defaults written out make no difference."""
    filled = [(kind, list(entries[kind].values())) for kind in sorted(entries) if entries[kind]]
    return hashlib.sha256(msgspec.json.encode([game, filled], order="deterministic")).hexdigest()
