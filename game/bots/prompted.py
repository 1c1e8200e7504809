"""A bot that plays what it is told, as in a tutorial; when nobody tells it anything it is itself."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.bot import Bot
from game.engine.decision import Decision, Option
from game.engine.rulebook import Rulebook
from game.engine.state import State


class Prompted(Bot):
    def __init__(self, own: Bot, tell: Callable[[], str]) -> None:
        self.seat, self.own, self.tell = own.seat, own, tell

    def choose(self, book: Rulebook, view: State | None, decision: Decision) -> Option:
        return decision.find(self.tell()) or self.own.choose(book, view, decision)
