"""Judges: what a bot thinks of a position, as a sum of named terms; one per game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from game.engine.rulebook import Rulebook

JUDGES = {"western-sea": "game.bots.western_sea", "finis-terrae": "game.bots.finis_terrae"}


class Judge(Protocol):
    without: frozenset[str]
    """Main actions that the bot will not take, and should not hope for."""

    def horizon(self, book: Any, state: Any) -> float:
        """How much of the game is left, from 1 to 0. Asked once per decision: a move that brings the end
        nearer must not look worse for it."""
        ...

    def quiet(self, book: Any, state: Any, since: Any) -> bool:
        """Whether what was going on in the earlier state has come to rest, so that judging is easiest."""
        ...

    def terms(self, book: Any, state: Any, seat: int, horizon: float) -> dict[str, float]: ...

    def value(self, book: Any, state: Any, seat: int, horizon: float) -> float: ...

    def plays_out(self, ask: str) -> bool:
        """Whether what comes next is worth imagining when this is asked."""
        ...


def judge_for(book: Rulebook) -> Judge:
    for layer in book.layers:
        if layer.name in JUDGES:
            judge: Judge = import_module(JUDGES[layer.name]).make_judge()
            return judge
    raise ValueError("no bot can judge this game yet")
