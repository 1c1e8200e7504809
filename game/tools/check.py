"""`farshore check`: is all content sound? And JSON Schema for editors."""

from __future__ import annotations

import json as json_format
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.engine.content import ContentError, Library, Problem, installed_packs, schemas
from game.engine.opening import open_library
from game.engine.saves import write
from game.registry import find_game, games
from game.tools.check_achievements import problems_of as achievement_problems
from game.tools.check_challenges import problems_of as challenge_problems
from game.tools.check_characters import problems_of as character_problems
from game.tools.check_minds import problems_of as mind_problems
from game.tools.check_tutorial import tutorial_problems
from game.tools.common import print_json

UNSOUND = 2


@dataclass
class Findings:
    games: dict[str, dict[str, Any]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    warnings: list[Problem] = field(default_factory=list)
    """What is wrong with the player's own packs: nothing that is played with unless asked for."""
    written: list[Path] = field(default_factory=list)


def run(*, packs: Sequence[Path], schema: Path | None, json: bool) -> int:
    found = examine(packs)
    if schema is not None:
        found.written = write_schemas(schema)
    print_json(_as_data(found)) if json else _tell(found)
    return UNSOUND if found.problems else 0


def examine(packs: Sequence[Path]) -> Findings:
    found = Findings()
    for name in games():
        library, problems = _load(name, packs)
        entries, content = (library.count(), library.content_hash) if library else ({}, "")
        found.games[name] = {"entries": entries, "content": content}
        found.problems += problems
        if library:
            found.problems += achievement_problems(name, packs, library)
            found.problems += challenge_problems(name, packs, library)
            found.problems += character_problems(name, packs, library)
            found.problems += mind_problems(name, packs, library)
        if library and not packs:  # a tutorial is played without any
            found.problems += tutorial_problems(name, library)
    found.problems = _once(found.problems)
    installed = installed_packs()
    found.warnings += installed.problems
    if not found.problems:  # otherwise each pack would only repeat them
        for pack in installed.packs:
            for name in games():
                found.warnings += _load(name, [pack.folder])[1]
    found.warnings = _once(found.warnings)
    return found


def _load(name: str, packs: Sequence[Path]) -> tuple[Library | None, list[Problem]]:
    try:
        return open_library(find_game(name), packs), []
    except ContentError as error:
        return None, error.problems


def _once(problems: Iterable[Problem]) -> list[Problem]:
    """A pack's own trouble is found again with every game."""
    return list(dict.fromkeys(problems))


def write_schemas(folder: Path) -> list[Path]:
    written = []
    for name in games():
        for kind, schema in schemas(find_game(name).spec).items():
            path = folder / name / f"{kind}.schema.json"
            write(path, (json_format.dumps(schema, indent=2) + "\n").encode())
            written.append(path)
    return written


def _as_data(found: Findings) -> dict[str, Any]:
    data: dict[str, Any] = {
        "ok": not found.problems,
        "games": found.games,
        "problems": [_problem_data(problem) for problem in found.problems],
        "warnings": [_problem_data(problem) for problem in found.warnings],
    }
    if found.written:
        data["schemas"] = [path.as_posix() for path in found.written]
    return data


def _problem_data(problem: Problem) -> dict[str, Any]:
    return {
        "file": problem.file.as_posix(),
        "line": problem.line,
        "kind": problem.kind,
        "entry": problem.entry,
        "message": problem.message,
        "remedy": problem.remedy,
        "text": str(problem),
    }


def _tell(found: Findings) -> None:
    for name, game in found.games.items():
        entries = ", ".join(f"{n} {kind}" for kind, n in game["entries"].items())
        print(f"{name}: {entries} (content {game['content']:.8})" if entries else f"{name}: not usable")
    for problem in found.problems:
        print(problem)
    for warning in found.warnings:
        print(f"warning, installed pack: {warning}")
    for path in found.written:
        print(f"wrote {path}")
    many = len(found.problems)
    print(f"{many} problem{'s' if many > 1 else ''} found" if many else "no problems")
