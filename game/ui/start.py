"""From the command line to the first frame, and what to say when something breaks on the way."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.engine.trouble import Trouble
from game.refusal import Refusal
from game.ui.app import App, NoDisplay
from game.ui.scenes.open import locked_words
from game.ui.settings import load_settings

if TYPE_CHECKING:
    from game.engine.game import Setup
    from game.engine.saves import Player
    from game.ui.session import Session

FAILED = 1


def start(
    setup: Setup | None = None,
    players: Sequence[Player] = (),
    load: Path | None = None,
    game: str | None = None,
    packs: Sequence[Path] = (),
    lang: str | None = None,
    size: tuple[int, int] | None = None,
    speed: str | None = None,
    demo: bool = False,
    frames: int | None = None,
    shot: Path | None = None,
) -> int:
    """Open the window: on the table if there is a match, else on the menu."""
    settings, trouble = load_settings()
    before = msgspec.structs.replace(settings)
    if lang:
        settings.lang = lang
    if speed:
        settings.speed = speed  # type: ignore[assignment]  # the command line knows the speeds
    session, notices = _session(setup, players, load, game, packs, demo)
    try:
        app = App(settings, size, trouble)
    except NoDisplay as error:
        raise Refusal(str(error)) from error
    app.given_for_now(before)
    app.notices += [locked_words(app, note) if isinstance(note, Trouble) else note for note in notices]
    try:
        _first_scene(app, session)
        app.run(frames)
    except NoDisplay as error:
        kept = f"; the game is saved as {session.shelf.path(session.name)}" if session else ""
        raise Refusal(f"{error}{kept}") from error
    except Exception as error:
        from game.ui.crash import tell_crash

        tell_crash(app, error, looked_at=frames is None)
        return FAILED
    if shot:
        try:
            app.shot(shot)
        except (pygame.error, OSError) as error:
            raise Refusal(f"the picture {shot} could not be written ({error})") from error
    return 0


def _session(
    setup: Setup | None,
    players: Sequence[Player],
    load: Path | None,
    game: str | None,
    packs: Sequence[Path],
    demo: bool,
) -> tuple[Session | None, Sequence[str | Trouble]]:
    if not (load or setup):
        return None, []
    from game.ui.session import begin, resume

    if load:
        session, changed = resume(load, packs, demo)
        if game not in (None, session.game.name):
            raise Refusal(f"{load} is a game of {session.game.name}, not of {game}")
        return session, [changed] if changed else []
    assert setup
    return begin(setup, players, packs, demo)


def _first_scene(app: App, session: Session | None) -> None:
    from game.ui.scenes.menu import MenuScene

    app.push(MenuScene(app))
    if session:
        from game.ui.scenes.open import open_table

        open_table(app, session)
