"""How fast the handbook answers whoever searches: from a letter to the frame that shows what was found."""

from __future__ import annotations

import time

import pygame

from game.engine.languages import LANGUAGES
from game.registry import games
from game.ui.app import App
from game.ui.scenes.rules import RulesScene
from game.ui.settings import NewGame, Settings

SOUGHT = 12
"""Titles that are typed in each book, from all over it."""
SECOND = 1 / 60


def letters(size: tuple[int, int]) -> list[float]:
    """Seconds for each letter, in the handbook of every game in every language. A book is opened as a player
    opens it, so that its first letter is among them."""
    times: list[float] = []
    for lang in LANGUAGES:
        app = App(Settings(lang=lang), size)
        for game in games("ui"):
            app.settings.last = NewGame(game=game)
            scene = RulesScene(app)
            app.push(scene)
            app.tick(SECOND)
            leaves = scene.handbook.leaves()
            for leaf in leaves[:: max(1, len(leaves) // SOUGHT)]:
                _press(app, pygame.K_f, pygame.KMOD_CTRL)
                times += [_answered(app, letter) for letter in leaf.title]
                _press(app, pygame.K_ESCAPE)
                _press(app, pygame.K_ESCAPE)
            app.scenes.pop().close()
    return times


def _answered(app: App, letter: str) -> float:
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    began = time.perf_counter()
    app.listen()
    app.tick(SECOND)
    return time.perf_counter() - began


def _press(app: App, key: int, mod: int = 0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode=""))
    app.listen()
    app.tick(SECOND)
