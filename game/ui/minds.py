"""The bots of one match at the table, and what they think: which option, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.bots.bot import Bot
from game.bots.characters import character_of
from game.bots.prompted import Prompted
from game.bots.reasons import Reasoner
from game.bots.seats import make_bot
from game.engine.content import Library
from game.engine.decision import Decision
from game.engine.match import Match
from game.engine.state import State

if TYPE_CHECKING:
    from game.bots.apart import Study


class Thought(NamedTuple):
    key: str
    """Of the option that it chooses."""
    why: tuple[tuple[str, float], ...] = ()
    """The options with what it holds them to be worth, best first."""
    reasons: tuple[str, ...] = ()
    """The named terms that speak for it, weightiest first."""


class Minds(dict[int, Bot]):
    """By seat. Those who ponder share a process, which is started when the first of them sits down."""

    def __init__(self, match: Match, library: Library) -> None:
        self._setup, self._book, self._library = match.setup, match.book, library
        self._reasoners: dict[int, Reasoner] = {}
        self._characters: dict[int, str] = {}
        self.study: Study | None = None

    def sit(self, seat: int, who: str, made: int) -> None:
        """After so many choices; a match that goes on must not repeat the bots' first numbers."""
        bot = make_bot(who, self._setup.seed + made, seat)
        self._characters[seat] = character_of(who)
        self._reasoners.pop(seat, None)
        if bot.ponders:
            # Only now: tables without one need nothing of processes.
            from game.bots.apart import ApartBot, Study

            self.study = self.study or Study(self._library, self._setup, self._book)
            bot = ApartBot(bot, self.study)
        self[seat] = bot

    def prompt(self, tell: Callable[[], str]) -> None:
        """They choose what they are told, as long as they are told anything."""
        self.update({seat: Prompted(bot, tell) for seat, bot in self.items()})

    def think(self, bot: Bot, seen: State | None, decision: Decision, explains: bool) -> Thought:
        key = bot.choose(self._book, seen, decision).key
        why, reasons = tuple(getattr(bot, "why", ())), getattr(bot, "reasons", None)
        if explains and reasons is None and seen is not None and len(why) > 1 and not bot.unwanted():
            ranked = [option for option, _ in why]
            reasons = self._reasoner(decision.seat).reasons(self._book, seen, decision, key, ranked)
        return Thought(key, why, reasons or ())

    def _reasoner(self, seat: int) -> Reasoner:
        if seat not in self._reasoners:
            self._reasoners[seat] = Reasoner(self._setup.seed, seat, self._characters.get(seat, ""))
        return self._reasoners[seat]
