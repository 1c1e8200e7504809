"""The words of a game: for each language, sections of texts by id, merged over the base and the packs."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec

from game.engine.explain import faults
from game.engine.packs import list_folder
from game.engine.problems import ContentError, Problem, Where, did_you_mean, singular
from game.engine.yamlio import Document, read_document

Section = dict[str, str | dict[str, str]]  # id -> a text, or several by name
Texts = dict[str, dict[str, Section]]  # language -> section -> texts
TextSources = Sequence[
    tuple[Path, Path, bool]
]  # per layer: its text folder, its root, whether the folder exists

_FILE = dict[str, Section]
MAX_PER_FILE = 50


@dataclass
class Reading:
    """The texts of all layers, and what is needed to say where something is missing."""

    texts: Texts
    folders: list[Path]
    problems: list[Problem] = field(default_factory=list)
    files: dict[tuple[int, str], Document] = field(default_factory=dict)  # (layer, language) -> file
    broken: set[str] = field(default_factory=set)  # languages of which a file could not be used
    told: set[tuple[str, str]] = field(default_factory=set)
    """Language and id of texts for no entry that were told together with a missing name."""

    def holder(self, language: str, path: Where) -> Document | None:
        """The file that has the text at this path; of several the last, which counts; else the first file."""
        files = [document for (_, lang), document in sorted(self.files.items()) if lang == language]
        having = [document for document in files if document.has(path)]
        return having[-1] if having else files[0] if files else None


def read_texts(sources: TextSources, languages: Sequence[str]) -> Reading:
    reading = Reading({language: {} for language in languages}, [folder for folder, _, _ in sources])
    for number, (folder, root, exists) in enumerate(sources):
        if not exists:
            continue
        try:
            names = {item.name for item in list_folder(folder, root)}
        except ContentError as error:
            reading.problems += error.problems
            reading.broken.update(languages)
            continue
        for name in sorted(names):
            if name.endswith(".yml"):
                remedy = f"rename it to {name[:-4]}.yaml"
                reading.problems.append(Problem(folder / name, 0, "", "this file is not read", remedy))
        for language in languages:
            if f"{language}.yaml" in names:
                _read_language(reading, number, folder / f"{language}.yaml", root, language)
    return reading


def _read_language(reading: Reading, number: int, file: Path, root: Path, language: str) -> None:
    try:
        document = read_document(file, root, typed=False)
        sections = _convert(document)
    except ContentError as error:
        reading.problems += error.problems
        reading.broken.add(language)
        return
    reading.files[number, language] = document
    for name, section in sections.items():
        _merge(reading.texts[language].setdefault(name, {}), section)


def _convert(document: Document) -> _FILE:
    data = {} if document.data is None else document.data
    try:
        return msgspec.convert(data, _FILE)
    except msgspec.ValidationError:
        found = faults(data, _FILE)
    raise ContentError(
        document.problem(fault.path, fault.message, fault.remedy) for fault in found[:MAX_PER_FILE]
    )


def _merge(under: Section, over: Section) -> None:
    """Texts by name merge name by name, so that a pack may change a flavour text and keep the name."""
    for key, text in over.items():
        before = under.get(key)
        under[key] = {**before, **text} if isinstance(before, dict) and isinstance(text, dict) else text


def missing_names(reading: Reading, wanted: Sequence[tuple[str, str, int]]) -> list[Problem]:
    """A problem for each (kind, id, layer) without a name, in the text file that stands beside the entry.

    A language of which a file is broken is passed over: its names may well be in there."""
    problems: list[Problem] = []
    for language, sections in reading.texts.items():
        nameless: dict[int, list[tuple[str, str]]] = {}
        for kind, id_, number in wanted:
            text = sections.get(kind, {}).get(id_)
            if not (isinstance(text, dict) and text.get("name", "").strip()):
                nameless.setdefault(number, []).append((kind, id_))
        for number, missing in nameless.items() if language not in reading.broken else ():
            document = reading.files.get((number, language))
            if document is None:
                problems.append(_missing_file(reading.folders[number] / f"{language}.yaml", missing))
            else:
                strays = _strays(sections, wanted)
                for who in missing[:MAX_PER_FILE]:
                    near = difflib.get_close_matches(who[1], strays, n=1)
                    problems.append(_missing_name(document, *who, language, near))
                    reading.told.update((language, stray) for stray in near)
    return problems


def _strays(sections: dict[str, Section], wanted: Sequence[tuple[str, str, int]]) -> list[str]:
    """Texts in the sections of entries that belong to no entry: one may be a missing one, misspelt."""
    entries = {(kind, id_) for kind, id_, _ in wanted}
    kinds = {kind for kind, _ in entries}
    return [id_ for kind in sections if kind in kinds for id_ in sections[kind] if (kind, id_) not in entries]


def _missing_file(file: Path, missing: Sequence[tuple[str, str]]) -> Problem:
    """Told once for the file, not once for each entry."""
    kind, id_ = missing[0]
    those = "the name of an entry" if len(missing) == 1 else f"the names of {len(missing)} entries"
    message = f"the file is missing, and with it {those}"
    return Problem(file, 1, "", message, f"create it, beginning with '{kind}: {{{id_}: {{name: ...}}}}'")


def _missing_name(document: Document, kind: str, id_: str, language: str, near: Sequence[str]) -> Problem:
    line = document.line((kind, id_))
    if document.has((kind, id_)):
        remedy = f"write '{id_}: {{name: ...}}'"
    elif document.has((kind,)):
        remedy = f"add '  {id_}: {{name: ...}}' under '{kind}:'"
    else:
        line = document.text.rstrip().count("\n") + 1
        remedy = f"add '{kind}: {{{id_}: {{name: ...}}}}'"
    for stray in near:
        remedy += f", or correct '{stray}', which belongs to no entry"
    return Problem(document.path, line, id_, f"has no name in '{language}'", remedy, singular(kind))


def stray_texts(reading: Reading, entries: Mapping[str, Collection[str]], base: int) -> list[Problem]:
    """Texts for entries that do not exist. The first `base` layers say which other sections there are."""
    problems: list[Problem] = []
    sections = {*entries}
    for (number, _), document in reading.files.items():
        sections |= set(document.data or ()) if number < base else set()
    for (_, language), document in reading.files.items():
        for section, texts in (document.data or {}).items():
            if section not in sections:
                remedy = did_you_mean(section, sorted(sections)) or "remove it"
                problems.append(document.problem((section,), f"there is no section '{section}'", remedy))
            for id_ in texts if section in entries else ():
                if id_ not in entries[section] and (language, id_) not in reading.told:
                    problems.append(_stray(document, section, id_, entries[section]))
    return problems


def _stray(document: Document, kind: str, id_: str, entries: Collection[str]) -> Problem:
    free = [other for other in entries if not document.has((kind, other))]
    near = difflib.get_close_matches(id_, free, n=1)
    remedy = f"did you mean '{near[0]}'?" if near else f"remove it, or add the entry to {kind}.yaml"
    problem = document.problem((kind, id_), f"there is no {singular(kind)} '{id_}'", remedy)
    return replace(problem, entry=id_, kind=singular(kind))
