"""A learner for tests: plays a tutorial by real events, and remembers what was told."""

from __future__ import annotations

from collections.abc import Iterable

from game.registry import games
from game.ui.app import App
from game.ui.scenes.menu import MenuScene
from game.ui.table.tutorial import Taught
from game.ui.tutorials import tutorial_of, words_of
from game.ui.wording import Wording
from tests.ui.hands import Hands

TAUGHT = [name for name in games("ui") if tutorial_of(name)]


def heard(game: str, lang: str) -> str:
    """All that a tutorial says, with its gaps, in small letters."""
    script = tutorial_of(game)
    assert script
    return "\n".join(words_of(script, Wording(lang, game))).lower()


def by_hand(game: str, begins: str) -> bool:
    """Whether the learner is asked to make a choice that begins so."""
    script = tutorial_of(game)
    assert script
    keys = [key for step in script.steps for key in step.do]
    return any(f"{key} ".startswith(f"{begins} ") for key in keys)


def missing(said: str, names: Iterable[str]) -> list[str]:
    """Those of which nothing was said."""
    return [name for name in names if name.lower() not in said]


def sit_down(app: App, game: str, keys: bool = False) -> Taught:
    """From the menu to the table, by mouse or by keys."""
    app.push(MenuScene(app))
    hands = Hands(app)
    hands.frames(2)
    hands.click_on("learn")
    if keys:
        hands.focus_on(f"tutorial {game}")
        hands.press("enter")
    else:
        hands.click_on(f"tutorial {game}")
    table = app.scene
    assert isinstance(table, Taught)
    return table


class Learner:
    def __init__(self, app: App, table: Taught) -> None:
        self.hands, self.table = Hands(app), table

    def ready(self) -> bool:
        """Wait for the next card; says whether there is one."""
        table = self.table
        for _ in range(4000):
            still = table.stage.clean and not table.flights.busy and not table.still_moving()
            if not table.taught or (still and table.card and table._shown == (table.at, True)):
                return table.taught
            self.hands.frames()
        raise AssertionError(f"nothing comes after step {table.at}")

    def do(self) -> None:
        """What the card asks for, by the mouse."""
        table, decision = self.table, self.table.targets.decision
        if decision:
            self.hands.click_on(table.spot_of(decision.options[-1]))
        else:
            self.hands.click_on("go on")

    def to(self, step: int) -> None:
        while self.ready() and self.table.at < step:
            self.do()
