"""How hard an opponent is whom the rules play: a level, and each of its options set on its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

import pygame
from pygame import Rect, Surface

from game.engine.game import LEVEL
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, INK, PALE_INK, PARCHMENT, PARCHMENT_DARK, mix
from game.ui.scenes.option_rows import value_name
from game.ui.scenes.sheet import Card
from game.ui.spots import Spot
from game.ui.tooltips import Tip
from game.ui.western_sea.setup.choices import own_level
from game.ui.western_sea.setup.sets import Difficulty, SeaCatalogue
from game.ui.widgets import Choice, Text, Widget

if TYPE_CHECKING:
    from game.ui.scenes.new_game import NewGameScene

FEW, COLUMNS = 8, 3
"""Up to so many options stand in two columns."""
ROW = 29


class Notches(Widget):
    """One of several values in a row; two arrows go to the one before and the one after."""

    def __init__(
        self,
        rect: Rect,
        name: str,
        text: str,
        value: str,
        steps: tuple[Callable[[], None] | None, Callable[[], None] | None],
        tip: Tip,
        own: bool,
    ) -> None:
        super().__init__(rect, name)
        self.text, self.value, self.steps, self.tip, self.own = text, value, steps, tip, own

    def _arrows(self) -> tuple[Rect, Rect]:
        w = round(self.rect.h * 0.72)
        right = Rect(self.rect.right - w, self.rect.y, w, self.rect.h)
        left = right.move(-w - round(self.rect.h * 1.5), 0)
        return left, right

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        fill = mix(BRASS, PARCHMENT, 0.45) if self.own else CREAM
        kit.box(surface, self.rect, fill, BRASS_DARK, 1.2, 7)
        left, right = self._arrows()
        words = Rect(self.rect.x + u(7), self.rect.y, left.x - self.rect.x - u(10), self.rect.h)
        kit.line(surface, self.text, "text", 13, words)
        middle = Rect(left.right, self.rect.y, right.x - left.right, self.rect.h)
        kit.line(surface, self.value, "strong", 13, middle, INK, "centre")
        for box, step, sign in ((left, self.steps[0], -1), (right, self.steps[1], 1)):
            inner = box.inflate(-u(3), -u(5))
            able = step is not None
            kit.rounded(surface, inner, u(5), ((0, PARCHMENT_DARK if able else fill),))
            x, y, d = inner.centerx, inner.centery, u(4)
            tip = [(x + sign * d, y), (x - sign * d // 2, y - d), (x - sign * d // 2, y + d)]
            pygame.draw.polygon(surface, INK if able else mix(PALE_INK, fill, 0.5), tip)

    def spots(self) -> list[Spot]:
        left, right = self._arrows()
        whole = Rect(self.rect.x, self.rect.y, left.x - self.rect.x, self.rect.h)
        return [
            Spot(f"{self.name} less", left, self.steps[0], self._tell),
            Spot(f"{self.name} more", right, self.steps[1], self._tell),
            Spot(self.name, whole, tip=self._tell),
        ]

    def _tell(self) -> Tip:
        return self.tip


def shelf(scene: NewGameScene) -> SeaCatalogue:
    return cast(SeaCatalogue, scene.shelf)


def level_card(scene: NewGameScene, box: Rect) -> list[Widget]:
    """The levels by name, and under them all that they are made of."""
    u, say, draft = scene.kit.u, scene.kit.say, scene.draft
    rival = draft.rival
    levels = shelf(scene).levels(rival)
    if not levels:
        return []
    if draft.options.get(LEVEL) not in levels:
        draft.options[LEVEL] = levels[len(levels) // 2]
    choices = [(id_, scene.shelf.name(rival, id_, say.lang)) for id_ in levels]
    tips = {
        id_: Tip(title=name, lines=scene.shelf.told(rival, id_, say.lang), page=f"{rival}/{id_}")
        for id_, name in choices
    }
    inner = box.inflate(-2 * u(12), -2 * u(9))
    head = Rect(inner.x, inner.y, inner.w, u(22))
    row = Rect(inner.x, head.bottom + u(4), inner.w, u(32))
    own = own_level(draft)
    changed = any(one.name in own for one in _options(scene))
    title = say("new-game.level-own" if changed else "new-game.level")
    made: list[Widget] = [
        Card(box, name="levels"),
        Text(head, title, "strong", 15, one_line=True),
        Choice(row, "level", choices, draft.options[LEVEL], partial(_set_level, scene), tips=tips, gap=u(5)),
    ]
    top, gap = row.bottom + u(8), u(5)
    options = _options(scene)
    columns = 2 if len(options) <= FEW else COLUMNS
    lines = -(-len(options) // columns)
    w = (inner.w - gap * (columns - 1)) // columns
    h = min(u(ROW), (inner.bottom - top - gap * (lines - 1)) // max(1, lines))
    for n, one in enumerate(options):
        place = Rect(inner.x + n % columns * (w + gap), top + n // columns * (h + gap), w, h)
        made.append(_notches(scene, place, one))
    return made


def _options(scene: NewGameScene) -> list[Difficulty]:
    return shelf(scene).difficulty(scene.draft.rival, scene.draft.options[LEVEL])


def _set_level(scene: NewGameScene, level: str) -> None:
    """What was set on its own belongs to another level."""
    scene.draft.options[LEVEL] = level
    for name in own_level(scene.draft):
        del scene.draft.options[name]
    scene.changed()


def _notches(scene: NewGameScene, rect: Rect, one: Difficulty) -> Notches:
    say, draft = scene.kit.say, scene.draft
    value = draft.options.get(one.name) or one.usual
    at = one.values.index(value) if value in one.values else one.values.index(one.usual)
    steps = [
        partial(_set, scene, one, one.values[n]) if 0 <= n < len(one.values) else None
        for n in (at - 1, at + 1)
    ]
    text = say(f"option.{one.name}")
    usual = say("option-usual", value=_shown(scene, one, one.usual))
    tip = Tip(title=text, lines=(say(f"option-about.{one.name}"), usual))
    return Notches(
        rect,
        f"option {one.name}",
        text,
        _shown(scene, one, one.values[at]),
        (steps[0], steps[1]),
        tip,
        one.values[at] != one.usual,
    )


def _shown(scene: NewGameScene, one: Difficulty, value: str) -> str:
    """In words where a value has some; what is more or fewer than usual has a sign."""
    named = value_name(scene.kit.say, one.name, value)
    if named != value:
        return named
    signed = any(v.startswith("-") for v in one.values) and value != "0"
    return f"{int(value):+d}".replace("-", "\N{MINUS SIGN}") if signed else value


def _set(scene: NewGameScene, one: Difficulty, value: str) -> None:
    scene.draft.options[one.name] = "" if value == one.usual else value
    scene.changed()
