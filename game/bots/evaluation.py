"""Evaluations: what a bot thinks of a position, as a sum of named terms; one per game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from game.engine.decision import Decision, Option
from game.engine.rulebook import Rulebook

JUDGES = {
    "western-sea": "game.bots.western_sea.evaluation",
    "finis-terrae": "game.bots.finis_terrae.evaluation",
}
MODULES = {
    "emissaries": "game.bots.western_sea.emissaries",
    "enclosures": "game.bots.western_sea.enclosures",
    "advisors": "game.bots.western_sea.advisors",
    "fish-and-ships": "game.bots.western_sea.fish_and_ships",
}
"""Modules whose `evaluation` builds on that of the base game; with several, each builds on the one before."""
WITH_MODULES = "game.bots.western_sea.tokens"
"""Whose `evaluation` they all build on."""


class Evaluation(Protocol):
    without: frozenset[str]
    """Main actions that the bot will not take, and should not hope for."""

    ends: frozenset[str]
    """Steps with which something new begins: a look ahead ends there, before anybody lists the options."""

    follows: frozenset[str]
    """Questions that belong to the action before them, although that can't be taken back any more."""

    def horizon(self, book: Any, state: Any) -> float:
        """How much of the game is left, from 1 to 0. Asked once per decision: a move that brings the end
        nearer must not look worse for it."""
        ...

    def narrow(self, book: Any, state: Any, decision: Decision) -> list[Option]:
        """The options that are worth a thought: others lead to the same, or hardly anywhere."""
        ...

    def quiet(self, book: Any, state: Any, since: Any) -> bool:
        """Whether what was going on in the earlier state has come to rest, so that judging is easiest."""
        ...

    def terms(self, book: Any, state: Any, seat: int, horizon: float) -> dict[str, float]: ...

    def value(self, book: Any, state: Any, seat: int, horizon: float) -> float: ...

    def plays_out(self, ask: str) -> bool:
        """Whether what comes next is worth imagining when this is asked."""
        ...


def evaluation_for(book: Rulebook) -> Evaluation:
    names = [layer.name for layer in book.layers]
    modules = [MODULES[name] for name in reversed(names) if name in MODULES]
    more = [import_module(name).evaluation for name in (*modules, WITH_MODULES)] if modules else []
    for name in names:
        if name in JUDGES:
            base: Evaluation = import_module(JUDGES[name]).make_evaluation()
            # The classes are made to be mixed: each asks the next for what it has to say.
            mixed: Evaluation = type(type(base).__name__, tuple(more), {})() if more else base
            return mixed
    raise ValueError("no bot can judge this game yet")
