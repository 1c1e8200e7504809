"""Who can sit in a seat. A new bot needs one line here."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.bot import Bot
from game.bots.greedy import EasyBot, GreedyBot, KeenBot
from game.bots.random_bot import RandomBot
from game.engine.decision import Decision, Option
from game.engine.game import SetupError
from game.engine.rulebook import Rulebook
from game.engine.run import view
from game.engine.state import State

HUMAN = "human"
BOTS: dict[str, type[Bot]] = {"random": RandomBot, "easy": EasyBot, "greedy": GreedyBot, "keen": KeenBot}
TO_COME = ("diceoneer",)


def make_bot(name: str, seed: int, seat: int) -> Bot:
    return BOTS[name](seed, seat)


def consult(bot: Bot, book: Rulebook, state: State, decision: Decision) -> Option:
    """What the bot chooses, shown no more than its seat may know."""
    return bot.choose(book, view(book, state, decision.seat) if bot.wants_view else None, decision)


def check_seats(names: Sequence[str], *, human: bool) -> None:
    """Raise SetupError unless all of them can sit down; `human` says whether people may."""
    for name in names:
        if name in BOTS or (human and name == HUMAN):
            continue
        known = ", ".join([HUMAN, *BOTS] if human else BOTS)
        if name == HUMAN:
            raise SetupError(f"a human can't sit here, only bots play (seats: {known})")
        if name in TO_COME:
            raise SetupError(f"'{name}' can't sit at the table yet, it comes later (seats: {known})")
        raise SetupError(f"nobody called '{name}' can sit at the table (seats: {known})")
