"""The README's pictures, taken from the program as it is: `python -m game.workshop.readme_pictures`.

A still of each game's table in mid-play, and a short moving picture. The latter is written with Pillow, which
`pip install '.[pictures]'` brings.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from pygame import Surface

    from game.engine.match import Match
    from game.ui.app import App
    from game.ui.table.table import Table

HOME = Path(__file__).resolve().parents[2] / ".github" / "pictures"
STILL, MOVING = (1280, 720), (640, 360)
SECOND = 1 / 60
EVERY, SHOWN = 6, 90
"""One frame in so many is kept, until there are so many."""
NAMES = ("Ada", "Barnaby", "Chiara", "Dario")
THROUGH = 0.6
"""How much of a game has been played when its picture is taken."""
WHILE = 120
"""Choices among which the best moment is looked for."""
COLOURS = 256


def main(home: Path = HOME) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from game.registry import default_game, games

    home.mkdir(parents=True, exist_ok=True)
    for name in games("ui"):
        match = mid_play(name)
        write_still(match, home / f"{name}.png")
        if name == default_game("ui"):
            write_moving(match, home / f"{name}.gif")


def mid_play(name: str) -> Match:
    """A game of greedy bots, when the first seat has the most to choose from for a while."""
    from game.bots.seats import consult, make_bot
    from game.engine.game import Setup
    from game.engine.match import Match
    from game.engine.opening import open_library
    from game.registry import find_game

    game = find_game(name)
    crowded = game.crowded.setup if game.crowded else Setup(game=name, seats=("",) * max(game.seat_counts))
    setup = msgspec.structs.replace(crowded, seats=("greedy",) * max(game.seat_counts))
    book = game.make_book(open_library(game), setup)

    def played(choices: int, offered: list[int]) -> Match:
        """So many choices on, with how many options the first seat had at each; none when others chose."""
        match = Match(game, book, setup)
        bots = [make_bot(who, setup.seed, seat) for seat, who in enumerate(setup.seats)]
        while match.decision is not None and len(match.records) < choices:
            decision = match.decision
            offered.append(len(decision.options) if decision.seat == 0 else 0)
            match.choose(consult(bots[decision.seat], book, match.state, decision).key)
        return match

    offered: list[int] = []
    played(sys.maxsize, offered)
    first = round(len(offered) * THROUGH)
    return played(max(range(first, min(first + WHILE, len(offered))), key=offered.__getitem__), [])


def sit_down(match: Match, person: bool) -> tuple[App, Table]:
    from game.engine.opening import open_library
    from game.engine.saves import Player
    from game.ui.app import App
    from game.ui.games import screens_of
    from game.ui.session import Session
    from game.ui.settings import Settings

    seats = range(len(match.setup.seats))
    players = [Player(name=NAMES[n], livery=n, who="human" if person and n == 0 else "") for n in seats]
    app = App(Settings(lang="en", wait_losses=False), STILL)
    table = screens_of(match.game.name).table(app, Session(match, open_library(match.game), players, "shown"))
    app.push(table)
    return app, table


def frames(app: App, count: int) -> Iterator[Surface]:
    """At the pace of play, so that whoever thinks has the time for it."""
    for _ in range(count):
        began = time.perf_counter()
        app.tick(SECOND)
        yield app.stage.window
        time.sleep(max(0.0, SECOND - (time.perf_counter() - began)))


def put_away(table: Table) -> None:
    """What is told in words: the picture shall show the table."""
    table.beats.put_away()
    lesson = table.spot("got-it")
    if lesson and lesson.act:
        lesson.act()


def write_still(match: Match, path: Path) -> None:
    app, table = sit_down(match, person=True)
    table.eyes.lift()
    for _ in frames(app, 90):
        put_away(table)
    app.shot(path)
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


def write_moving(match: Match, path: Path) -> None:
    import pygame
    from PIL import Image

    app, table = sit_down(match, person=False)
    put_away(table)
    kept = []
    for n, window in enumerate(frames(app, EVERY * SHOWN)):
        if n % EVERY == 0:
            small = pygame.transform.smoothscale(window, MOVING)
            kept.append(Image.frombytes("RGB", MOVING, pygame.image.tobytes(small, "RGB")))
    palette = kept[len(kept) // 2].quantize(COLOURS)
    drawn = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in kept]
    pace = round(1000 * EVERY * SECOND)
    drawn[0].save(path, save_all=True, append_images=drawn[1:], duration=pace, loop=0, optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
