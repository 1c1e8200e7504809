"""The ways to a table: for a match that begins, for one that goes on, and back to the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game.engine.game import Setup, SetupError
from game.engine.problems import ContentError
from game.engine.saves import (
    BEFORE,
    SUFFIX,
    DamagedSave,
    Player,
    Save,
    SaveError,
    glimpse,
    is_aside,
    read,
    set_aside,
)
from game.engine.trouble import Trouble
from game.paths import user_dir
from game.ui.trouble import plain
from game.ui.wording import Wording

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.session import Session
    from game.ui.table.table import Table

CHALLENGE = "-challenge-"
"""Stands between the game and the challenge in the name of a save."""
TROUBLES = (SaveError, SetupError, ContentError, OSError)
"""What may be wrong with a save, a set-up, a pack or the disk, and is no fault of the program."""


def open_table(app: App, session: Session, notices: Sequence[str] = ()) -> Table:
    """The table takes the place of all but the menu; what the players should know lies over it."""
    from game.ui.challenges import attempt_of
    from game.ui.games import screens_of
    from game.ui.scenes.message import MessageScene
    from game.ui.table.challenged import Challenged
    from game.ui.tutorials import in_tutorial

    screens = screens_of(session.match.setup.game)
    table = (screens.taught if in_tutorial(session) else screens.table)(app, session)
    seat_table(app, table)
    dared = attempt_of(session.match)
    if dared:
        Challenged(table, *dared)
        table.refresh()
    if notices:
        app.push(MessageScene(app, app.kit.say("message.notice"), "\n".join(notices)))
    return table


def seat_table(app: App, table: Table) -> None:
    """Show a table; the score follows its last choice."""

    def over() -> None:
        table.on_over = None  # who closes the score wants to look at the map
        open_score(table)

    table.on_over = over
    app.replace(table)


def open_score(table: Table) -> None:
    """The score of a finished match over its table."""
    from game.ui.scenes.score import ScoreScene

    table.app.push(ScoreScene(table.app, table))


def begin_match(app: App, setup: Setup, players: Sequence[Player]) -> str:
    """A new match on the table; or what is in the way of it."""
    from game.ui.session import begin

    try:
        session, problems = begin(setup, players)
    except TROUBLES as error:
        return plain(app.kit.say, error)
    session.autosave()
    left_out = app.kit.say("message.packs-left-out")
    open_table(app, session, [left_out, *problems] if problems else [])
    return ""


def go_on(app: App, path: Path) -> None:
    """The match of a save on the table; or a message that says why it can't be had. A damaged save is set
    aside, so that the one before it is found next."""
    from game.ui.scenes.message import MessageScene
    from game.ui.session import resume

    try:
        session, locked = resume(path)
    except TROUBLES as error:
        told = [plain(app.kit.say, error)]
        if isinstance(error, DamagedSave):
            told.append(_put_aside(app, path))
            app.scene.refresh()
        app.push(MessageScene(app, app.kit.say("message.no-load"), "\n".join(told)))
        return
    open_table(app, session, [locked_words(app, locked)] if locked else [])


def _put_aside(app: App, path: Path) -> str:
    try:
        return app.kit.say("message.set-aside", aside=set_aside(path).name)
    except OSError as error:
        return plain(app.kit.say, error)


def locked_words(app: App, why: Trouble) -> str:
    """Why undo stops where a save begins."""
    return app.kit.say("message.locked", why=plain(app.kit.say, why))


def open_menu(app: App) -> None:
    """Back to the first scene, which is the menu, whatever the program began with."""
    from game.ui.scenes.menu import MenuScene

    while app.scenes and not isinstance(app.scenes[-1], MenuScene):
        app.scenes.pop().close()
    if app.scenes:
        app.scene.refresh()
    else:
        app.push(MenuScene(app))


# The newest save


class Newest(msgspec.Struct):
    path: Path
    game: str
    when: float
    round: int
    players: tuple[Player, ...]
    seats: tuple[str, ...]

    def names(self, say: Wording) -> list[str]:
        from game.ui.player_names import shown_names

        return shown_names(say, self.players, self.seats)


def newest_save(folder: Path | None = None) -> Newest | None:
    """The match that was played last, if it is not over; a damaged file gives way to the one before it."""
    over = set()
    for path in _by_age(folder or user_dir("saves")):
        match = path.name.removesuffix(SUFFIX).removesuffix(BEFORE)
        try:
            save = read(path)
            seen = glimpse(save)
            when = path.stat().st_mtime
        except (SaveError, OSError):
            continue
        if seen.stack and match not in over:
            return Newest(path, save.setup.game, when, seen.rounds, _players(save), save.setup.seats)
        over.add(match)
    return None


def anything_saved() -> bool:
    """Whether somebody has ever sat down at a table here."""
    return bool(_by_age(user_dir("saves")))


def _by_age(folder: Path) -> list[Path]:
    """Saves, newest first, each before the older state of the same match."""
    try:
        found = [path for path in folder.iterdir() if path.name.endswith(SUFFIX) and not is_aside(path)]
        known = [(path.stat().st_mtime, not path.name.endswith(BEFORE + SUFFIX), path) for path in found]
    except OSError:
        return []
    return [path for _, _, path in sorted(known, reverse=True)]


def _players(save: Save) -> tuple[Player, ...]:
    count = len(save.setup.seats)
    return save.players if len(save.players) == count else tuple(Player(livery=n) for n in range(count))


def shortened(names: Sequence[str], fits: Callable[[str], bool]) -> str:
    """As many names as fit, and how many more there are."""
    for count in range(len(names), 0, -1):
        text = ", ".join(names[:count]) + (f" +{len(names) - count}" if count < len(names) else "")
        if fits(text):
            return text
    return f"{len(names)}"
