"""The first game on the Island: which lesson fits what is asked, and what it points at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.engine.asked import asked
from game.engine.decision import Decision
from game.engine.game import Setup
from game.rules.island.scoring import points_of
from game.rules.island.state import NOBODY
from game.ui.island.table import IslandTable
from game.ui.session import Session
from game.ui.table.lessons import FirstTime, Lessons, teach
from game.ui.table.tutorial import Taught

if TYPE_CHECKING:
    from game.ui.app import App

SETUP = Setup(game="island", seats=("human", "easy", "easy"), seed=5, options={"map": "beginner"})
ACTS = ("city", "settle", "buy", "road", "bank", "offer")
"""What can be done in a turn, the rarest first."""
NEAR = 3
"""So few points before the goal it is time to speak of winning."""

ABOUT = {
    "goal": "seat 0",
    "roll": "tray",
    "play": "hand",
    "act": "hand",
    "act.road": "shelf road",
    "act.settle": "shelf settlement",
    "act.city": "shelf city",
    "act.buy": "shelf card",
    "act.bank": "desk",
    "act.offer": "hand",
    **dict.fromkeys(("bank", "offer", "reply", "counter", "deal", "take", "monopoly"), "desk"),
    "discard": "hand",
    "longest-road": "award longest-road",
    "largest-army": "award largest-army",
}
"""By lesson, what it points at."""


def learn(app: App) -> str:
    """A table for the first game; or what is in the way of it."""
    return teach(app, SETUP, IslandTutorial)


class IslandTutorial(Lessons, IslandTable):
    opening = ("goal",)
    about = ABOUT

    def fitting(self, decision: Decision) -> list[str]:
        ask, verbs = decision.ask, {option.verb for option in decision.options}
        if ask == "start":
            return ["start.second", ask] if self.state.houses[decision.seat] else [ask]
        if ask == "robber" and asked(self.book, self.state).cause == "knight":
            return ["robber.knight"]
        if ask not in ("roll", "act"):
            return [ask]
        card = ["play"] if "play" in verbs else []
        return [ask, *(f"act.{verb}" for verb in ACTS if verb in verbs), *card, *self._news()]

    def _news(self) -> Iterator[str]:
        """What has come about since the beginning."""
        b, s = self.book, self.state
        if s.longest != NOBODY:
            yield "longest-road"
        if any(s.knights):
            yield "largest-army"
        if any(points_of(b, s, seat) >= b.rules["target"](b, s, seat) - NEAR for seat in range(s.seats)):
            yield "near"

    def early(self) -> bool:
        return self.state.active == NOBODY


class IslandMatch(FirstTime, IslandTable):
    """What variants and scenarios bring is told when it is met for the first time."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.about = {lesson: spot for layer in self.layers for lesson, spot in layer.lesson_spots.items()}


class TaughtIsland(Taught, IslandTable):
    """The tutorial: what is told and done in it is data."""
