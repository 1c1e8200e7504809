"""What `farshore check` finds wrong with tutorials: their course, their words and their pictures."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.beside import icons_of
from game.engine.content import ContentError, Library, Problem
from game.engine.languages import LANGUAGES
from game.engine.problems import did_you_mean
from game.engine.tutorial import Tutorial, read_tutorial, rehearsal
from game.engine.yamlio import Document, read_document
from game.paths import resource
from game.registry import find_game, games
from game.ui.figures import GAP, Figures
from game.ui.games import screens_of
from game.ui.tutorials import PARTS
from game.ui.wording import FOLDER, Wording

WORDS = "tutorial.yaml"
GIVEN = ("what", "rival", *(f"rival-{n}" for n in range(2, 5)))
"""Gaps that the table fills in."""


def tutorial_problems(game: str, library: Library) -> list[Problem]:
    try:
        found = read_tutorial(game)
        if found is None or game not in games("ui"):
            return []
        document, tutorial = found
        problems = rehearsal(find_game(game), library, document, tutorial)
        problems += _pictures(game, document, tutorial)
        for lang in LANGUAGES:
            problems += _words(game, library, lang, tutorial)
        return problems
    except ContentError as error:
        return error.problems


def _pictures(game: str, document: Document, tutorial: Tutorial) -> Iterator[Problem]:
    """Each icon is there."""
    known = icons_of(game)
    for n, step in enumerate(tutorial.steps):
        for k, icon in enumerate(step.icons):
            if icon not in known:
                remedy = did_you_mean(icon, known) or "use the name of a picture in assets/common/icons"
                yield document.problem(("steps", n, "icons", k), f"there is no picture '{icon}'", remedy)


def _words(game: str, library: Library, lang: str, tutorial: Tutorial) -> Iterator[Problem]:
    """Everything that steps say is written, and nothing else."""
    folder = resource("content", game, FOLDER, lang)
    document = read_document(folder / WORDS, folder, typed=False)
    written = document.data.get("tutorial", {}) if isinstance(document.data, dict) else {}
    said = {step.say: step for step in tutorial.steps if step.say}
    figures = screens_of(game).figures(library, Wording(lang, game))
    for name, step in said.items():
        parts = written.get(name)
        if not isinstance(parts, dict):
            remedy = f"add '{name}:' with {'a task' if step.do else 'title and text'} under 'tutorial:'"
            yield document.problem(("tutorial",), f"what step '{name}' says is missing", remedy)
            continue
        wanted = ("task",) if step.do and "text" not in parts else ("title", "text")
        for part in wanted:
            if part not in parts:
                yield document.problem(("tutorial", name), f"it has no {part}", f"add '{part}: ...'")
        rows = len(str(parts.get("text", "")).splitlines())
        if step.icons and len(step.icons) != rows:
            message = f"{rows} lines for {len(step.icons)} pictures"
            yield document.problem(("tutorial", name, "text"), message, "write one line for each picture")
        yield from _parts(document, name, parts, figures)
    for name in written:
        if name not in said:
            remedy = did_you_mean(name, [one for one in said if one not in written])
            yield document.problem(
                ("tutorial", name), f"no step says '{name}'", remedy or "remove it, or say it in a step"
            )


def _parts(document: Document, name: str, parts: dict[str, str], figures: Figures) -> Iterator[Problem]:
    for part, text in parts.items():
        where = ("tutorial", name, part)
        if part not in PARTS:
            yield document.problem(where, f"unknown part '{part}'", did_you_mean(part, PARTS))
            continue
        for gap in GAP.findall(text):
            if gap not in GIVEN and not _filled(figures, gap):
                remedy = did_you_mean(gap, [*GIVEN, *figures.named]) or "name a number of the rules"
                yield document.problem(where, f"there is no figure '{gap}'", remedy)


def _filled(figures: Figures, gap: str) -> bool:
    try:
        return bool(figures[gap])
    except KeyError:
        return False
