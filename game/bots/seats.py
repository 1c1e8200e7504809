"""Who can sit in a seat. A new bot needs one line here."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.bots.bot import Bot
from game.bots.characters import AS, as_character, character_of, strength_of
from game.bots.expert import ExpertBot
from game.bots.greedy import EasyBot, GreedyBot, KeenBot
from game.bots.random_bot import RandomBot
from game.engine.characters import ANY, read_characters
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
    """By strength, or by strength and character."""
    bot = BOTS.get(strength_of(name), Scripted)(seed, seat)
    if isinstance(bot, GreedyBot):
        bot.character = character_of(name)
    return bot


def at_strength(who: str, strength: str) -> str:
    """The same character at another strength, if it has one and that strength can."""
    return as_character(strength, character_of(who)) if may_lean(strength) else strength


def may_lean(strength: str) -> bool:
    return strength in BOTS and BOTS[strength].judges


def consult(bot: Bot, book: Rulebook, state: State, decision: Decision) -> Option:
    """What the bot chooses, shown no more than its seat may know."""
    return bot.choose(book, view(book, state, decision.seat) if bot.wants_view else None, decision)


def check_sitting(opened: Opened, path: Path) -> None:
    """Raise SaveError unless everybody whom a save names can sit down."""
    save = opened.save
    with door("nobody can sit down to it", path):
        sitting = [*save.setup.seats, *(player.who for player in save.players if player.who)]
        check_seats(opened.game, sitting, human=True, packs=[pack.folder for pack in opened.library.packs])


def bots_for(game: Game) -> list[str]:
    """The bots that can play it: without an evaluation, only those that judge nothing."""
    judged = game.name in games("bots")
    return [name for name, bot in BOTS.items() if judged or not bot.judges]


def check_seats(game: Game, names: Sequence[str], *, human: bool, packs: Sequence[Path] = ()) -> None:
    """Raise SetupError unless all of them can sit down to the game; `human` says whether people may."""
    bots = bots_for(game)
    known = ", ".join([*([HUMAN] if human else []), *bots, *game.rivals])
    for name in names:
        if AS in name:
            _check_character(game, name, packs)
            name = strength_of(name)
        if name in bots or name in game.rivals or (human and name == HUMAN):
            continue
        if name == HUMAN:
            raise SetupError(f"a human can't sit here, only bots play (seats: {known})")
        if name in BOTS:
            message = f"no {name} bot can judge {game.name} yet (seats: {known})"
            raise SetupError(message, "seat", name=name)
        raise SetupError(f"nobody called '{name}' can sit at the table (seats: {known})", "seat", name=name)


def _check_character(game: Game, name: str, packs: Sequence[Path]) -> None:
    characters = read_characters(game.name, packs)
    known = ", ".join([*characters, ANY]) if characters else "none"
    if character_of(name) not in (*characters, *([ANY] if characters else [])):
        message = f"'{name}': nobody called '{character_of(name)}' plays {game.name} (characters: {known})"
        raise SetupError(message, "seat", name=name)
    if not may_lean(strength_of(name)):
        able = ", ".join(as_character(one, character_of(name)) for one in bots_for(game) if may_lean(one))
        raise SetupError(f"'{name}': only a bot that judges has a character ({able})", "seat", name=name)
