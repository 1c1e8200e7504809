"""The first game of Finis Terrae: which lesson fits what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.ui.finis_terrae.table import TerraeTable
from game.ui.table.lessons import Lessons, teach
from game.ui.table.tutorial import Taught

if TYPE_CHECKING:
    from game.ui.app import App

SETUP = Setup(game="finis-terrae", seats=("human", "easy"), seed=4)
TOLD = ("fight", "trade", "found", "take", "clear")
"""What an action may be, the rarest first."""


def learn(app: App) -> str:
    """A table for the first game; or what is in the way of it."""
    return teach(app, SETUP, TerraeTutorial)


class TerraeTutorial(Lessons, TerraeTable):
    def fitting(self, decision: Decision) -> list[str]:
        vessel = "galleon" if self.shown_vessel == self.book.galleon else ""
        names = [decision.ask]
        if decision.ask == "act":
            offered = {option.verb for option in decision.options}
            names = [*(f"act.{verb}" for verb in TOLD if verb in offered), "act"]
        elif decision.ask == "map.tile" and self.state.day > 1:
            names = ["map.day", "map.tile"]
        return [vessel, *names] if vessel else names

    def early(self) -> bool:
        return self.state.day <= 1

    def advised(self, decision: Decision) -> Option | None:
        """The start of a voyage is easier with what the book itself advises."""
        return self.targets.default()


class TaughtTerrae(Taught, TerraeTable):
    """The tutorial: what is told and done in it is data."""
