"""The first game of Western Sea: which lesson fits what is asked, and what the first round limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.ui.table.lessons import Lessons, teach
from game.ui.table.tutorial import Taught
from game.ui.western_sea.table import SeaTable

if TYPE_CHECKING:
    from game.ui.app import App

SETUP = Setup(game="western-sea", seats=("human", "easy"), seed=4, options={"tech": "first-game"})


def learn(app: App) -> str:
    """A table for the first game; or what is in the way of it."""
    return teach(app, SETUP, TutorialTable)


class TutorialTable(Lessons, SeaTable):
    def fitting(self, decision: Decision) -> list[str]:
        if decision.ask != "act":
            return [decision.ask]
        main = [option for option in decision.options if self.book.is_action(option)]
        names = ["act"] if main else ["act.end"]
        if self.state.round > 1:
            names.insert(0, "act.round")
        elif "act" in self.seen and main:
            names.insert(0, "act.lap")
        return names

    def early(self) -> bool:
        return self.state.round <= 1

    def advised(self, decision: Decision) -> Option | None:
        return self.targets.closing() if decision.ask == "manipulate" else self.session.hint()


class TaughtSea(Taught, SeaTable):
    """The tutorial: what is told and done in it is data."""
