"""Remake the golden games in saves/: `python -m game.workshop.golden`. Say in the commit why they changed.

Random bots come to more corners of the rules; one game of each kind is played with skill, to be watched.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from game.bots.seats import make_bot
from game.engine.game import Game, Setup
from game.engine.match import Match
from game.engine.opening import open_library
from game.engine.run import view
from game.engine.saves import SUFFIX, dump, write
from game.paths import resource
from game.registry import find_game, games

SEED = 1873
WINDOW, SETTLED = (1280, 720), 40
"""The window in which pictures are taken, and after how many frames nothing moves any more."""
SKILLED = ("greedy", "greedy", "greedy")


def main() -> None:
    for name in games():
        game = find_game(name)
        library = open_library(game, texts=False)
        sitting = {f"{name}-{seats}": ("random",) * seats for seats in game.seat_counts}
        made = []
        for called, seats in (sitting | {f"{name}-watch": SKILLED}).items():
            setup = Setup(game=name, seats=seats, seed=SEED + len(seats))
            match = play_match(game, Match(game, game.make_book(library, setup), setup))
            path = resource("saves") / f"{called}{SUFFIX}"
            write(path, dump(match, library.content_hash))
            made.append(path)
            print(f"{path.name}: {len(match.records)} choices, {game.rounds(match.state)} rounds")
        if name in games("ui"):
            take_pictures(made)


def take_pictures(paths: Sequence[Path]) -> None:
    """Of the map at the end of each, for the list of games to watch."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from game.ui.app import App
    from game.ui.scenes.archive import small_picture
    from game.ui.scenes.watch import watch_save
    from game.ui.settings import Settings
    from game.ui.table.table import Table

    app = App(Settings(lang="en", speed="1"), WINDOW)
    for path in paths:
        watch_save(app, path)
        table = app.scene
        assert isinstance(table, Table) and table.show
        table.show.toggle()
        table.show.jump(table.show.last)
        for _ in range(SETTLED):
            app.tick(1 / 60)
        area = table.camera.area.clip(app.window.get_rect())
        write(path.with_suffix(".png"), small_picture(app.window.subsurface(area)))


def play_match(game: Game, match: Match) -> Match:
    """Let the bots in the seats play the match to its end."""
    bots = [make_bot(name, match.setup.seed, seat) for seat, name in enumerate(match.setup.seats)]
    while match.decision is not None:
        seat = match.decision.seat
        known = view(match.book, match.state, seat) if bots[seat].wants_view else None
        match.choose(bots[seat].choose(match.book, known, match.decision).key)
    return match


if __name__ == "__main__":
    main()
