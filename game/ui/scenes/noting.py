"""A finished match is played again to count what it has seen, and written down, beside the drawing: no frame
has to wait for that."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

from pygame import Surface

from game.engine.achievements import Achievement
from game.engine.match import Match
from game.engine.saves import Player
from game.ui.praise import achievements_of, gained
from game.ui.records import game_key, note_game, read_games
from game.ui.scenes.archive import scaled_down, write_picture
from game.ui.session import Session

_NOTERS = ThreadPoolExecutor(max_workers=1, thread_name_prefix="noting")


class Noted(NamedTuple):
    gained: list[Achievement]
    """Achievements that nobody had before this match."""
    trouble: OSError | None
    """Why it could not be written down."""


class Noting:
    def __init__(self, session: Session, window: Surface) -> None:
        # Whoever begins in the middle has not played it all.
        counts = session.match.over and not session.attempt
        work = session.match, tuple(session.players), counts, session, scaled_down(window)
        self._work: Future[Noted] | None = _NOTERS.submit(_note, *work)

    def ready(self) -> Noted | None:
        """What has come of it, told once, as soon as it is known."""
        if self._work is None or not self._work.done():
            return None
        work, self._work = self._work, None
        return work.result()

    def wait(self) -> None:
        """Until it is written down."""
        if self._work:
            self._work.exception()


def _note(match: Match, players: Sequence[Player], counts: bool, session: Session, picture: Surface) -> Noted:
    trouble = note_game(match, players) if counts else None
    write_picture(session, picture)
    every = achievements_of(match.setup.game)
    new = gained(read_games().games, game_key(match))
    return Noted([every[name] for name in new if name in every], trouble)
