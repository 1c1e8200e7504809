"""Advice: what a bot would do in one's place, and why."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.reasons import Reasoner
from game.bots.seats import make_bot
from game.engine.decision import Option
from game.engine.match import Match
from game.engine.state import State


class Advice(NamedTuple):
    """What a bot would do in one's place."""

    option: Option
    reasons: tuple[str, ...] = ()
    """The named terms that speak for it, weightiest first."""
    after: State | None = None
    """Where the action leads, if no chance lies on the way."""


def advise(match: Match, seen: State, who: str, explained: bool = True) -> Advice:
    """By a bot of this kind, from what the seat that is asked knows; with its reasons if they are wanted."""
    decision, book, seed = match.decision, match.book, match.setup.seed
    assert decision
    bot = make_bot(who, seed + len(match.records), decision.seat)
    option = bot.choose(book, seen, decision)
    if not explained:
        return Advice(option)
    mind, ranked = Reasoner(seed, decision.seat), [key for key, _ in getattr(bot, "why", ())]
    outlook = mind.outlook(book, seen, option)
    reasons = mind.reasons(book, seen, decision, option.key, ranked)
    return Advice(option, reasons, outlook.state if outlook.certain else None)
