"""When something breaks: a report with the seed and the save is written, and the player is told where."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import time
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from game import __version__
from game.engine.saves import SUFFIX
from game.paths import user_dir
from game.ui.session import Session
from game.ui.trouble import plain

if TYPE_CHECKING:
    from game.ui.app import App


def tell_crash(app: App, error: BaseException, looked_at: bool) -> None:
    """On the terminal, in a report and, if somebody looks at it, on the screen."""
    traceback.print_exception(error)
    told = report_crash(app, error)
    print(f"farshore: {' '.join(told.split())}", file=sys.stderr)
    if looked_at:
        show_crash(app, told)


def report_crash(app: App, error: BaseException) -> str:
    """Write down what happened, and say where; nothing that goes wrong here may hide the first trouble."""
    tables = [getattr(scene, "session", None) for scene in app.scenes]
    session = next((found for found in tables if isinstance(found, Session)), None)
    saved = session.shelf.path(session.name) if session else None
    try:
        path = _free(user_dir("logs", create=True))
        kept = _keep_save(saved, path.with_suffix(SUFFIX))
        path.write_text("\n".join(_lines(app, session, kept, error)), "utf-8")
    except OSError as trouble:
        where = app.kit.say("crash.no-report", why=plain(app.kit.say, trouble))
    else:
        where = app.kit.say("crash.report", path=path)
    if saved and saved.exists():
        where += "\n" + app.kit.say("crash.saved", path=saved)
    return where


def show_crash(app: App, text: str) -> None:
    """Tell it on the screen too, if the screen still can: a fresh stack with nothing but the message."""
    from game.ui.scenes.message import MessageScene

    try:
        app.watch = None
        app.running = True
        app.scenes = []
        app.fit()
        say = app.kit.say
        app.push(MessageScene(app, say("crash.title"), text, [(say("menu.quit"), app.quit)]))
        app.run()
    except Exception:
        return  # it is in the report and on the terminal


def _lines(app: App, session: Session | None, kept: Path | None, error: BaseException) -> list[str]:
    lines = [
        f"Farshore {__version__}, Python {platform.python_version()}, {platform.platform()}",
        f"window {app.size}, scale {app.scale}, scenes {[scene.name for scene in app.scenes]}",
    ]
    if session:
        match = session.match
        lines.append(f"seed {match.setup.seed}, {len(match.records)} choices, game '{session.name}'")
        lines.append(f"set-up {match.setup}")
        lines.append(f"save as it was: {kept.name if kept else 'there is none'}")
    return [*lines, "", "".join(traceback.format_exception(error))]


def _keep_save(saved: Path | None, target: Path) -> Path | None:
    """A copy of the save as it was, since the game may be played on."""
    if saved is None or not saved.exists():
        return None
    shutil.copyfile(saved, target)
    return target


def _free(folder: Path) -> Path:
    """Two crashes in one second are two reports."""
    stem = time.strftime("crash-%Y%m%d-%H%M%S")
    names = [stem, *(f"{stem}-{n}" for n in range(2, 100)), f"{stem}-{os.getpid()}"]
    return next(
        (path for name in names if not (path := folder / f"{name}.txt").exists()), folder / "crash.txt"
    )
