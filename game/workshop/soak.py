"""Does memory grow? Bots play game after game on the screen, as if somebody pressed Enter at every score.

`python -m game.workshop.soak --minutes 60` gives every game with a table an equal part of the time, or all of
it to the one that `--game` names. Each minute it tells how many games were played and how much memory is
held, and at the end how much more was held in the last quarter of the time than in the second, by the median:
single minutes lie up to ten MB apart. Too much more fails it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from statistics import median

import game.ui  # noqa: F401 - before pygame, which greets on standard output otherwise
from game.registry import games

MOST_GROWTH = 5.0
"""MB from the second quarter of the time to the last."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--game", choices=games("ui"))
    parser.add_argument("--seats", default="greedy,easy,greedy,easy")
    parser.add_argument("--size", default="1920x1080")
    given = parser.parse_args()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    names = [given.game] if given.game else list(games("ui"))
    with tempfile.TemporaryDirectory(prefix="farshore-soak-") as home:
        os.environ["FARSHORE_HOME"] = home
        size = tuple(map(int, given.size.split("x")))
        return _soak(given.minutes * 60, names, given.seats.split(","), size)


def _soak(seconds: float, names: list[str], seats: list[str], size: tuple[int, ...]) -> int:
    import pygame

    from game.engine.game import Setup
    from game.tools.bench_screen import memory_now
    from game.ui.app import App
    from game.ui.scenes.menu import MenuScene
    from game.ui.scenes.open import begin_match
    from game.ui.session import default_players
    from game.ui.settings import Settings

    app = App(Settings(lang="en", speed="instant"), (size[0], size[1]))
    app.push(MenuScene(app))
    waiting = list(names)

    def begin() -> None:
        setup = Setup(game=waiting.pop(0), seats=tuple(seats), seed=1)
        if trouble := begin_match(app, setup, default_players(len(seats))):
            raise SystemExit(trouble)

    begin()
    began = time.monotonic()
    games, held, told = 0, list[float](), 0.0

    def watch() -> None:
        nonlocal games, told
        passed = time.monotonic() - began
        if app.scene.name == "score":
            games += 1
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
        if waiting and passed >= seconds * (1 - len(waiting) / len(names)):
            begin()
        if passed >= told or passed >= seconds:
            held.append(memory_now())
            print(f"{passed / 60:5.1f} min {games:5} games {held[-1]:7.1f} MB", flush=True)
            told += 60
        if passed >= seconds:
            app.quit()

    app.watch = watch
    app.run()
    quarter = max(1, len(held) // 4)
    growth = median(held[-quarter:]) - median(held[quarter : 2 * quarter] or held)
    print(f"{growth:+.1f} MB from the second quarter to the last")
    return int(growth > MOST_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
