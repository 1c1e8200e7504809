"""The map and the hands on the set-up screen, and the way to the house rules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.rules.island.content import SwitchEntry
from game.rules.island.switches import AMOUNTS, CHOICES, MODULE_CHOICES
from game.ui.scenes.option_rows import value_name
from game.ui.scenes.sheet import Flow
from game.ui.tooltips import Tip
from game.ui.widgets import Button, Choice, Text, Widget

if TYPE_CHECKING:
    from game.ui.scenes.draft import Draft
    from game.ui.scenes.new_game import NewGameScene

ROW, WORDS = 34, 0.24
SHOWN = ("map", "hands")
"""What nearly everybody wants to choose; the rest are house rules."""
FEW = ("0", "1", "2", "3", "5", "10", "20")
"""Of an amount, what is offered."""
DRAWN = (*CHOICES, *AMOUNTS, *(name for switches in MODULE_CHOICES.values() for name in switches))


def set_up(scene: NewGameScene, flow: Flow) -> list[Widget]:
    u, say = scene.kit.u, scene.kit.say
    about = say("game.about")
    high = scene.kit.text_height(about, "text", 15, flow.box.w)
    made: list[Widget] = [Text(flow.take(high, u(12)), about, "text", 15)]
    for name in SHOWN:
        made += switch_row(scene, name, flow.take(u(ROW)), WORDS)
    row = flow.take(u(ROW + 4), u(14))
    changed = sum(1 for name in switches(scene.draft) if name in changes(scene))
    told = say("house.button", n=changed) if changed else say("house.button-none")
    made.append(Button(row, "house-rules", told, partial(_open, scene), icon="settings"))
    return made


def _open(scene: NewGameScene) -> None:
    from game.ui.island.setup.house_rules import HouseRulesScene

    scene.app.push(HouseRulesScene(scene.app, scene))


def switches(draft: Draft) -> list[str]:
    """The house rules that matter for this game: of the base, and of what is played with it."""
    played = [*draft.played, *(["two-players"] if draft.count == 2 else [])]
    found = [name for name in (*CHOICES, *AMOUNTS) if name not in SHOWN]
    return found + [name for module in played for name in MODULE_CHOICES.get(module, {})]


def usual(scene: NewGameScene, name: str) -> str:
    """What the content says, unless somebody chooses otherwise."""
    library = scene.shelf.library
    entry = library.of("switches", SwitchEntry).get(name) if library else None
    return str(entry.value) if entry else ""


def changes(scene: NewGameScene) -> list[str]:
    """The house rules that were chosen otherwise."""
    chosen = scene.draft.options
    return [name for name in switches(scene.draft) if chosen.get(name, "") not in ("", usual(scene, name))]


def values_of(scene: NewGameScene, name: str) -> list[str]:
    if name == "map":
        return list(scene.shelf.library.entries["maps"]) if scene.shelf.library else []
    if name in AMOUNTS:
        there = {*FEW, usual(scene, name), scene.draft.options.get(name, "")} - {""}
        return sorted(there, key=int)
    return list(scene.draft.rules.options[name].values)


def switch_row(scene: NewGameScene, name: str, row: Rect, part: float) -> list[Widget]:
    """What it is called, and what it may say side by side."""
    u, say = scene.kit.u, scene.kit.say
    words = Rect(row.x, row.y, round(row.w * part), row.h)
    rest = Rect(words.right, row.y, row.right - words.right, row.h)
    choices = [(value, _named(scene, name, value)) for value in values_of(scene, name)]
    chosen = scene.draft.options.get(name) or usual(scene, name)
    about = say(f"option-about.{name}")
    tips = {value: Tip(title=text, lines=(about,)) for value, text in choices}
    return [
        Text(words.inflate(-u(4), 0), say(f"option.{name}"), "strong", 15, one_line=True),
        Choice(rest, name, choices, chosen, partial(_set, scene, name), tips=tips, gap=u(6)),
    ]


def _named(scene: NewGameScene, name: str, value: str) -> str:
    """A map of a pack is called as the pack calls it."""
    if name == "map" and not scene.kit.say.has(f"option-value.map.{value}"):
        return scene.shelf.name("maps", value, scene.kit.say.lang)
    return value_name(scene.kit.say, name, value)


def _set(scene: NewGameScene, name: str, value: str) -> None:
    scene.draft.options[name] = "" if value == usual(scene, name) else value
    scene.changed()
    if scene.app.scene is not scene:
        scene.app.scene.refresh()
