"""Tutorials from outside: whether a game has one, how long it takes, beginning it and finding it again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from game.engine.saves import BEFORE, SUFFIX, SaveError, Shelf, read
from game.engine.tutorial import Tutorial, read_tutorial
from game.paths import user_dir
from game.ui.wording import Wording

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.session import Session

WORDS = 200
"""Read in a minute."""
CLICK, BEAT = 4.0, 2.0
"""Seconds for a choice of one's own, and for one to look on at."""
PARTS = ("title", "text", "task", "why")
"""What words a step may have."""


@cache
def tutorial_of(game: str) -> Tutorial | None:
    found = read_tutorial(game)
    return found[1] if found else None


def words_of(tutorial: Tutorial, say: Wording) -> Iterator[str]:
    """All that is said in the course of it."""
    for step in tutorial.steps:
        for key in (f"tutorial.{step.say}.{part}" for part in PARTS):
            if step.say and say.has(key):
                yield say(key)


def minutes(tutorial: Tutorial, say: Wording) -> int:
    """How long it takes."""
    words = sum(len(text.split()) for text in words_of(tutorial, say))
    own = sum(bool(step.do) for step in tutorial.steps)
    return ceil(words / WORDS + (own * CLICK + (len(tutorial.moves) - own) * BEAT) / 60)


def in_tutorial(session: Session) -> bool:
    """Whether the match is its game's tutorial, and that is not over yet."""
    match = session.match
    script = tutorial_of(match.setup.game)
    if script is None or len(match.records) == len(script.moves):
        return False
    return script.follows(match.setup, match.records)


def begin_tutorial(app: App, game: str) -> str:
    """The table for a tutorial; or what is in the way of it. One that was left takes no second place."""
    from game.ui.scenes.open import TROUBLES, open_table
    from game.ui.session import begin_with
    from game.ui.table.lessons import learners
    from game.ui.trouble import plain

    left = unfinished(game)
    try:
        script = tutorial_of(game)
        assert script
        session = begin_with(script.setup(game), learners(app, len(script.seats)), ())
    except TROUBLES as error:
        return plain(app.kit.say, error)
    if left:
        session.name = left.name.removesuffix(SUFFIX)
    session.autosave()
    open_table(app, session)
    return ""


def unfinished(game: str) -> Path | None:
    """The save of a tutorial that was left."""
    script = tutorial_of(game)
    if script is None:
        return None
    named = Shelf(user_dir("saves")).folder.glob(f"{game}-{script.seed}*{SUFFIX}")
    whole = [path for path in named if not path.name.endswith(BEFORE + SUFFIX)]
    for path in sorted(whole, key=lambda path: -path.stat().st_mtime):
        try:
            save = read(path)
        except (SaveError, OSError):
            continue
        if len(save.records) < len(script.moves) and script.follows(save.setup, save.records):
            return path
    return None
