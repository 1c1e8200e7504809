"""Who can sit in a seat. A new bot needs one line here."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.bots.bot import Bot
from game.bots.expert import ExpertBot
from game.bots.greedy import EasyBot, GreedyBot, KeenBot
from game.bots.random_bot import RandomBot
from game.engine.decision import Decision, Option
from game.engine.game import Game, SetupError
from game.engine.opening import Opened
from game.engine.rulebook import Rulebook
from game.engine.run import view
from game.engine.saves import door
from game.engine.state import State
from game.registry import games

HUMAN = "human"
BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "greedy": GreedyBot,
    "keen": KeenBot,
    "expert": ExpertBot,
}


class Scripted(Bot):
    """Sits where the rules themselves play: nothing is ever asked there."""

    wants_view = False

    def choose(self, book: Rulebook, view: State | None, decision: Decision) -> Option:
        raise AssertionError(f"a seat that the rules play was asked '{decision.ask}'")


def make_bot(name: str, seed: int, seat: int) -> Bot:
    return BOTS.get(name, Scripted)(seed, seat)


def consult(bot: Bot, book: Rulebook, state: State, decision: Decision) -> Option:
    """What the bot chooses, shown no more than its seat may know."""
    return bot.choose(book, view(book, state, decision.seat) if bot.wants_view else None, decision)


def check_sitting(opened: Opened, path: Path) -> None:
    """Raise SaveError unless everybody whom a save names can sit down."""
    save = opened.save
    with door("nobody can sit down to it", path):
        sitting = [*save.setup.seats, *(player.who for player in save.players if player.who)]
        check_seats(opened.game, sitting, human=True)


def bots_for(game: Game) -> list[str]:
    """The bots that can play it: without an evaluation, only those that judge nothing."""
    judged = game.name in games("bots")
    return [name for name, bot in BOTS.items() if judged or not bot.judges]


def check_seats(game: Game, names: Sequence[str], *, human: bool) -> None:
    """Raise SetupError unless all of them can sit down to the game; `human` says whether people may."""
    bots = bots_for(game)
    known = ", ".join([*([HUMAN] if human else []), *bots, *game.rivals])
    for name in names:
        if name in bots or name in game.rivals or (human and name == HUMAN):
            continue
        if name == HUMAN:
            raise SetupError(f"a human can't sit here, only bots play (seats: {known})")
        if name in BOTS:
            message = f"no {name} bot can judge {game.name} yet (seats: {known})"
            raise SetupError(message, "seat", name=name)
        raise SetupError(f"nobody called '{name}' can sit at the table (seats: {known})", "seat", name=name)
