"""Proving remedies: a fault is made in content, its remedy read and followed, and then nothing is wrong.

What a remedy says in a fixed form is followed by the words alone: `did you mean 'x'?`, `use one of: x, y`,
`add 'x: y'`, `write 'x: y'`, `leave 'x' out`, `write 'x' for 'y'`. Others are followed by hand, as told.
"""

from __future__ import annotations

import ast
import re
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from game.engine import explain, library, problems, yamlio
from game.engine.content import ContentError, GameSpec, Problem, load
from game.engine.yamlio import parse

PACK = "id: faulty\ntitle: {en: Wrong, it: Errato}\nversion: '1'\n"
ENTRY = re.compile(r"(?m)^- ")


@dataclass(frozen=True)
class Case:
    """Something wrong with content, and how its remedy reads."""

    remedy: str
    """A part of it."""
    pack: Mapping[str, str] = field(default_factory=dict)
    """Files of a pack, as they lie in its folder; names of entries need not be given."""
    base: tuple[tuple[str, str, str], ...] = ()
    """What is changed in the game's own files: file, pattern, what stands there instead."""
    mend: tuple[tuple[str, str], ...] = ()
    """How it is followed by hand: what is replaced by what. Without it the words alone say what to do."""
    add: Mapping[str, str] = field(default_factory=dict)
    """What is added to files of the pack by hand."""
    restore: bool = False
    """It is followed by taking the game's own files as they were."""
    names: bool = True


def prove(case: Case, spec: GameSpec, content: Path, tmp: Path) -> Problem:
    """Make the fault, find the remedy, follow it: nothing is wrong then."""
    folder = _base(case, content, tmp)
    pack = tmp / "pack"
    files = {"pack.yaml": PACK, **case.pack}
    files |= _names(spec, files) if case.names else {}
    packs = [_write(pack, files)] if case.pack else []
    told = wrong(spec, folder, packs)
    problem = next((p for p in told if case.remedy in p.remedy), None)
    assert problem, [str(p) for p in told]
    if case.restore:
        folder = content
    elif case.mend or case.add:
        own = [problem.file] if problem.file.is_relative_to(tmp) else []
        _by_hand([*own, *sorted(pack.rglob("*.yaml"))], case.mend)
        packs = packs or ([_write(pack, {"pack.yaml": PACK})] if case.add else [])
        _write(pack, {name: case.pack.get(name, "") + text for name, text in case.add.items()})
    else:
        assert problem.file.is_relative_to(tmp), f"{problem.file} is not where the fault is"
        before = problem.file.read_text("utf-8")
        problem.file.write_text(followed(before, problem), "utf-8")
    if case.names and packs:
        shutil.rmtree(pack / spec.name / "text", ignore_errors=True)
        _write(pack, _names(spec, _read(pack)))
    left = wrong(spec, folder, packs)
    assert not left, [str(p) for p in left]
    return problem


def proven(case: Case, spec: GameSpec, content: Path) -> tuple[Problem, frozenset[tuple[str, int]]]:
    """The same, and the lines of the program that told of the fault."""
    with TemporaryDirectory() as tmp, pytest.MonkeyPatch.context() as patch, listening(patch) as heard:
        return prove(case, spec, content, Path(tmp).resolve()), frozenset(heard)


def wrong(spec: GameSpec, folder: Path, packs: Iterable[Path]) -> list[Problem]:
    try:
        load(spec, folder, list(packs), games=[spec.name])
    except ContentError as error:
        return error.problems
    return []


def _base(case: Case, content: Path, tmp: Path) -> Path:
    if not case.base:
        return content
    folder = tmp / "content" / content.name
    shutil.copytree(content, folder)
    for file, pattern, instead in case.base:
        text = (folder / file).read_text("utf-8")
        changed = re.sub(pattern, instead, text, flags=re.MULTILINE)
        assert changed != text, (file, pattern)
        (folder / file).write_text(changed, "utf-8")
    return folder


def _write(folder: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def _read(folder: Path) -> dict[str, str]:
    found = [file for file in folder.rglob("*.yaml") if "text" not in file.parent.name]
    return {file.relative_to(folder).as_posix(): file.read_text("utf-8") for file in found}


def _names(spec: GameSpec, files: Mapping[str, str]) -> dict[str, str]:
    """Texts with a name for whatever the pack has, unless it brings texts of its own."""
    lines = []
    for name, text in files.items():
        kind = Path(name).stem
        if kind in spec.kinds and spec.kinds[kind].named and isinstance(entries := parse(text)[0], list):
            ids = [str(e["id"]) for e in entries if isinstance(e, dict) and "id" in e]
            lines += [f"{kind}:"] + [f"  {id_}: {{name: X, gender: m}}" for id_ in dict.fromkeys(ids)]
            if kind == "dice":
                lines += ["nouns:"] + [
                    f"  dice.{i}: {{one: x, many: x, gender: m}}" for i in dict.fromkeys(ids)
                ]
    texts = [f"{spec.name}/text/{lang}.yaml" for lang in ("en", "it")]
    return {name: "\n".join(lines) + "\n" for name in texts if lines and name not in files}


# Following


def _by_hand(files: list[Path], mend: Iterable[tuple[str, str]]) -> None:
    for old, new in mend:
        texts = {file: file.read_text("utf-8") for file in files}
        assert any(old in text for text in texts.values()), old
        for file, text in texts.items():
            if old in text:
                file.write_text(text.replace(old, new, 1), "utf-8")
                break


def followed(text: str, problem: Problem) -> str:
    """The file after doing what the remedy says, first alternative first."""
    remedy, line = problem.remedy, problem.line - 1
    if found := re.match(r"did you mean '([^']+)'\?", remedy) or re.match(r"use one of: ([\w.-]+)", remedy):
        return _replaced(text, line, _last_quoted(problem.message), found[1])
    if found := re.match(r"add '(- \{.*\})'$", remedy):
        return f"{text}{found[1]}\n"
    if found := re.match(r"write '([^':]+)' for '([^']+)'", remedy):
        return _replaced(text, line, found[2], found[1])
    if found := re.match(r"(?:add|(?:instead )?write) '([\w-]+): ([^']+)'", remedy):
        return _with_field(text, line, found[1], found[2])
    if found := re.match(r"leave '([\w-]+)' out", remedy):
        return _with_field(text, line, found[1], None)
    raise AssertionError(f"nobody knows how to follow: {remedy}")


def _last_quoted(message: str) -> str:
    return str(re.findall(r"'([^']*)'", message)[-1])


def _replaced(text: str, line: int, old: str, new: str) -> str:
    lines = text.split("\n")
    pattern = rf"(?<![\w-]){re.escape(old)}(?![\w-])"
    assert re.search(pattern, lines[line]), (old, lines[line])
    lines[line] = re.sub(pattern, new, lines[line], count=1)
    return "\n".join(lines)


def _with_field(text: str, line: int, key: str, value: str | None) -> str:
    """The entry around a line with a field written anew, or without it."""
    lines = text.rstrip("\n").split("\n")
    start = max(n for n in range(line + 1) if lines[n].startswith("- "))
    end = next((n for n in range(start + 1, len(lines)) if not lines[n].startswith(" ")), len(lines))
    own = [n for n in range(start, end) if re.match(rf"(- |  ){key}:", lines[n])]
    for n in own:
        lines[n] = "" if value is None else lines[n].split(key + ":")[0] + f"{key}: {value}"
    assert own or value is not None, key
    if not own:
        lines.insert(end, f"  {key}: {value}")
    return "\n".join(line for line in lines if line) + "\n"


# Whether every place that proposes something has been proven


MAKERS = {"say", "Complaint", "Problem", "Flaw", "Fault", "problem", "_refuse", "flaw", "missing"}
"""Calls that tell of a fault."""


def sites(module: Path, unless: Iterable[str] = ()) -> dict[tuple[str, int], str]:
    """Where a module tells of faults: the lines of each such call, with its source."""
    source = module.read_text("utf-8")
    found: dict[tuple[str, int], str] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _called(node) in MAKERS:
            said = ast.get_source_segment(source, node) or ""
            if not any(word in said for word in unless):
                for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                    found.setdefault((str(module), line), said)
    return found


def _called(node: ast.Call) -> str:
    func = node.func
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


@contextmanager
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[tuple[str, int]]]:
    """The lines of the program in which faults are told, while this lasts."""
    heard: set[tuple[str, int]] = set()

    def listen(made: Any) -> None:
        first = made.__init__

        def init(self: Any, *args: Any, **values: Any) -> None:
            frame = sys._getframe(1)
            for _ in range(6):
                heard.add((frame.f_code.co_filename, frame.f_lineno))
                if frame.f_back is None:
                    break
                frame = frame.f_back
            first(self, *args, **values)

        monkeypatch.setattr(made, "__init__", init)

    for made in (problems.Problem, library.Complaint, explain.Fault, yamlio.Flaw):
        listen(made)
    yield heard


def unheard(wanted: Mapping[tuple[str, int], str], heard: set[tuple[str, int]]) -> list[str]:
    """The calls of which no line was heard."""
    said = {wanted[line] for line in heard & set(wanted)}
    return sorted(set(wanted.values()) - said)
