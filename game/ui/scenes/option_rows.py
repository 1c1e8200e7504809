"""A game's own options on the set-up screen, as far as its screens do not show them in a way of their own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.scenes.sheet import Flow
from game.ui.tooltips import Tip
from game.ui.widgets import Choice, Text, Widget
from game.ui.wording import Wording

if TYPE_CHECKING:
    from game.ui.scenes.new_game import NewGameScene

ROW, WORDS = 34, 0.3
"""How high a row is, and the part of it that is taken by what the option is called."""


def option_rows(scene: NewGameScene, flow: Flow) -> list[Widget]:
    u, say = scene.kit.u, scene.kit.say
    made: list[Widget] = []
    for name, option in scene.draft.rules.options.items():
        if name in scene.screens.drawn or not option.values:
            continue
        row = flow.take(u(ROW))
        words = Rect(row.x, row.y, round(row.w * WORDS), row.h)
        rest = Rect(words.right, row.y, row.right - words.right, row.h)
        choices = [(value, value_name(say, name, value)) for value in option.values]
        chosen = scene.draft.options.get(name) or option.default
        about = say(f"option-about.{name}") if say.has(f"option-about.{name}") else ""
        tips = {value: Tip(title=text, lines=(about,)) for value, text in choices} if about else {}
        made.append(Text(words, say(f"option.{name}"), "strong", 15, one_line=True))
        made.append(Choice(rest, name, choices, chosen, partial(_set, scene, name), tips=tips, gap=u(6)))
    return made


def value_name(say: Wording, name: str, value: str) -> str:
    """A value in words, where it has some."""
    keys = (f"option-value.{name}.{value}", f"option-value.{value}")
    return next((say(key) for key in keys if say.has(key)), value)


def _set(scene: NewGameScene, name: str, value: str) -> None:
    scene.draft.options[name] = value
    scene.changed()
