"""Bots that do without one main action. The report on balance seats them, to see that no single plan wins."""

from __future__ import annotations

import msgspec

from game.bots.bot import Bot
from game.bots.greedy import GreedyBot
from game.bots.leaning import make_leaning_bot
from game.bots.seats import make_bot
from game.engine.decision import Decision, Option
from game.engine.rulebook import Rulebook
from game.engine.state import State

WITHOUT = "-without-"


class ForbiddenBot(Bot):
    """Plays like another bot, which is never shown the forbidden action as long as anything else is
    left, and does not plan for it."""

    def __init__(self, seed: int, seat: int, like: str, action: str) -> None:
        super().__init__(seed, seat)
        self.action = action
        self._inner = make_bot(like, seed, seat)
        if isinstance(self._inner, GreedyBot):
            self._inner.without = frozenset((action,))

    def choose(self, book: Rulebook, view: State | None, decision: Decision) -> Option:
        if decision.ask == "act":
            decision = self._narrowed(decision)
        return self._inner.choose(book, view, decision)

    def _narrowed(self, decision: Decision) -> Decision:
        kept = [o for o in decision.options if o.key != self.action]
        return msgspec.structs.replace(decision, options=kept, default=-1) if kept else decision


def forbid(like: str, action: str) -> str:
    """The name of such a bot: a name crosses to another process more easily than a class."""
    return f"{like}{WITHOUT}{action}"


def make_any_bot(name: str, seed: int, seat: int) -> Bot:
    """A bot that anybody may seat, one of these, or one that leans."""
    like, without, action = name.partition(WITHOUT)
    return ForbiddenBot(seed, seat, like, action) if without else make_leaning_bot(name, seed, seat)
