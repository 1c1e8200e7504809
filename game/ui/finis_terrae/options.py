"""Which options are chosen on the table itself, and which need a button of their own; and their pictures."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from game.engine.decision import Decision, Option
from game.rules.finis_terrae.state import HOLDS
from game.ui.finis_terrae.icons import VERBS
from game.ui.table.command import Choice
from game.ui.table.targets import choice_spot
from game.ui.table.worded import worded

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable

ON_TABLE = ("square", "tile", "rotation")
LOADED = ("stow", "take")
"""What is done with goods that wait beside the deck."""


def choices(t: TerraeTable) -> list[Choice]:
    """The options of the person who is asked: all if they are few, else those that are not on the table."""
    decision = t.targets.decision
    if decision is None:
        return []
    return worded(t, [choice(t, decision, option) for option in t.targets.beside(partial(on_table, t))])


def choice(t: TerraeTable, decision: Decision, option: Option) -> Choice:
    """An option with its words and picture."""
    made = Choice(option, t.speak_option(decision, option), _icon(option))
    if option.kind == "amount" and option.verb != "toll":
        made.paint, made.bare = partial(_number, t, int(option.at)), True
    elif option.kind == "die":
        made.paint = partial(t.tray.picture, "white", t.second_die() or 1)
    return made


def _number(t: TerraeTable, n: int, side: int) -> Surface:
    return t.kit.type.picture(str(n), "strong", side * (0.62 if n < 100 else 0.48) / t.kit.scale)


def chips(t: TerraeTable) -> list[Choice]:
    """What has been put together so far, as pictures."""
    return [choice(t, part.decision, part.option) for part in t.session.assembled()]


def spot_of(t: TerraeTable, option: Option) -> str:
    """The name of the spot where an option is chosen."""
    if option == t.targets.closing():
        return "close"
    if option in t.targets.doubled() or not on_table(t, option):
        return choice_spot(option)
    return f"{option.kind} {option.at}"


def on_table(t: TerraeTable, option: Option) -> bool:
    """Whether what it points at is to be seen now, and can be clicked there."""
    return option.kind in ON_TABLE or on_deck(t, option)


def on_deck(t: TerraeTable, option: Option) -> bool:
    """Whether it is chosen on the cargo deck: a hold, or goods that wait to be loaded."""
    if option.kind == "hold":
        return int(option.at) // HOLDS == t.deck_vessel and t.holds_answer
    return option.kind == "goods" and option.verb in LOADED and t.deck_vessel == t.shown_vessel


def _icon(option: Option) -> str:
    if option.kind == "goods":
        return str(option.at)
    return VERBS.get(option.verb, "")
