"""The command panel: what has been put together so far, and the choices that have no place on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.decision import Option
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, FADED, INK, PARCHMENT_DARK, mix
from game.ui.spots import Spot
from game.ui.table.panel import TablePanel, glow
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.table.table import Table

CHIP, BUTTON = 30, 42
FEW = 2
BESIDE = 13.5
"""The size of what is said below buttons."""


def told_about(t: Table, ask: str) -> str:
    """What a question is about, or all questions that begin like it."""
    keys = (f"about.{ask}", f"about.{ask.partition('.')[0]}")
    return next((t.kit.say(key) for key in keys if t.kit.say.has(key)), "")


@dataclass
class Choice:
    """A choice as a button: an option, with its words and perhaps a picture."""

    option: Option
    text: str
    icon: str = ""
    paint: Callable[[int], Surface] | None = None
    """Makes a picture of a given side, for what is no icon: the face of a die, a tile."""
    bare: bool = False
    """The picture says all, so that the words stay in the tooltip."""
    right: Callable[[], None] | None = None
    """What a right click does: enlarge it."""
    under: str = ""
    """A smaller line below the words: what it comes to."""


class Command(TablePanel):
    """Chips above, choices below; a chip that is clicked takes its part and all later ones back."""

    def __init__(
        self, rect: Rect, table: Table, chips: list[Choice], choices: list[Choice], free: str, about: str = ""
    ) -> None:
        super().__init__(rect, "command", table)
        self.chips, self.choices, self.free, self.about = chips, choices, free, about
        self.clear: Rect | None = None
        """What no tooltip of a choice should cover: the words below it."""
        self.chip_boxes = self._chips()
        top = rect.y + (table.kit.u(CHIP + 10) if chips else 0)
        self.lower = Rect(rect.x, top, rect.w, rect.bottom - top)
        self.foot = self._foot()
        self.boxes = self._fit()
        if self.foot:
            self._close_up(self.foot)

    def _close_up(self, foot: Rect) -> None:
        """Buttons and what is said below them stand together in the middle."""
        foot.y = self.boxes[-1].bottom + self.table.kit.u(8)
        down = (self.rect.bottom - foot.bottom - self.boxes[0].y + self.lower.y) // 2
        for box in (*self.boxes, foot):
            box.y += down

    def _foot(self) -> Rect | None:
        """Below a few buttons there is room to say what else may be chosen, and where."""
        kit = self.table.kit
        if not 0 < len(self.choices) <= FEW or not self.free or all(choice.bare for choice in self.choices):
            return None
        high = kit.text_height(self.free, "italic", BESIDE, self.lower.w)
        if len(self.choices) * kit.u(BUTTON + 6) + high > self.lower.h:
            return None
        self.lower.h -= high + kit.u(4)
        return Rect(self.lower.x, self.lower.bottom + kit.u(4), self.lower.w, high)

    def _chips(self) -> list[Rect]:
        u = self.table.kit.u
        side, count = u(CHIP), len(self.chips)
        step = min(side + u(5), (self.rect.w - side) // max(1, count - 1)) if count else 0
        return [Rect(self.rect.x + n * step, self.rect.y, side, side) for n in range(count)]

    def _fit(self) -> list[Rect]:
        """Pictures side by side as large as they go; buttons with words in rows under each other."""
        if not self.choices:
            return []
        u, area = self.table.kit.u, self.lower
        gap, count = u(6), len(self.choices)
        if all(choice.bare for choice in self.choices):
            best = max(range(1, count + 1), key=lambda columns: self._side(columns, gap))
            side = self._side(best, gap)
            rows = -(-count // best)
            y0 = area.y + (area.h - rows * side - (rows - 1) * gap) // 2
            x0 = area.x + (area.w - best * side - (best - 1) * gap) // 2
            return [
                Rect(x0 + (n % best) * (side + gap), y0 + (n // best) * (side + gap), side, side)
                for n in range(count)
            ]
        columns = 1 if count <= 3 else 2
        rows = -(-count // columns)
        w = (area.w - gap * (columns - 1)) // columns
        h = min(u(BUTTON), (area.h - gap * (rows - 1)) // rows)
        y0 = area.y + (area.h - rows * h - (rows - 1) * gap) // 2
        return [
            Rect(area.x + (n % columns) * (w + gap), y0 + (n // columns) * (h + gap), w, h)
            for n in range(count)
        ]

    def _side(self, columns: int, gap: int) -> int:
        rows = -(-len(self.choices) // columns)
        w = (self.lower.w - gap * (columns - 1)) // columns
        return int(min(w, (self.lower.h - gap * (rows - 1)) // rows))

    # Drawing

    def paint(self, surface: Surface, kit: Kit) -> None:
        for n, (chip, box) in enumerate(zip(self.chips, self.chip_boxes, strict=True)):
            self._paint_chip(surface, kit, chip, box, first=n == 0)
        for choice, box in zip(self.choices, self.boxes, strict=True):
            self._paint_choice(surface, kit, choice, box)
        if not self.choices and self.free:
            self._paint_free(surface, kit)
        if self.foot:
            kit.lines(surface, self.free, "italic", BESIDE, self.foot, FADED, "centre")

    def _paint_free(self, surface: Surface, kit: Kit) -> None:
        """Where to choose, and above it, if there is room, what that is about."""
        area = self.lower.inflate(-kit.u(16), 0)
        gap, low = kit.u(8), kit.text_height(self.free, "italic", 15, area.w)
        high = kit.text_height(self.about, "text", 15, area.w) + gap if self.about else 0
        if high + low > area.h:
            high = 0
        top = area.centery - (high + low) // 2
        if high:
            kit.lines(surface, self.about, "text", 15, Rect(area.x, top, area.w, high), INK, "centre")
        kit.lines(surface, self.free, "italic", 15, Rect(area.x, top + high, area.w, low), FADED, "centre")

    def _paint_chip(self, surface: Surface, kit: Kit, chip: Choice, box: Rect, first: bool) -> None:
        u = kit.u
        kit.box(surface, box, CREAM if not first else PARCHMENT_DARK, BRASS, 1.4, 7)
        if chip.paint:
            picture = chip.paint(box.w - u(4))
            surface.blit(picture, picture.get_rect(center=box.center))
        elif chip.icon:
            kit.icon(surface, chip.icon, box.w - u(7), box.center)
        else:
            kit.icon(surface, "check", box.w - u(9), box.center)  # something was finished
        if not first:
            arrow = [
                (box.x - u(5), box.centery - u(4)),
                (box.x, box.centery),
                (box.x - u(5), box.centery + u(4)),
            ]
            pygame.draw.polygon(surface, BRASS_DARK, arrow)

    def _paint_choice(self, surface: Surface, kit: Kit, choice: Choice, box: Rect) -> None:
        u = kit.u
        radius = u(9)
        proposed = self.table.proposed(choice.option)
        kit.rounded(surface, box.move(0, u(2)), radius, ((0, mix(PARCHMENT_DARK, INK, 0.3)),))
        kit.rounded(surface, box, radius, ((0, CREAM),))
        if choice.bare and choice.paint:
            picture = choice.paint(min(box.size) - u(8))
            surface.blit(picture, picture.get_rect(center=box.center))
        else:
            inner = box.inflate(-u(16), -u(4))
            side = min(u(30), inner.h)
            if choice.paint or choice.icon:
                centre = (inner.x + side // 2, inner.centery)
                if choice.paint:
                    picture = choice.paint(side)
                    surface.blit(picture, picture.get_rect(center=centre))
                else:
                    kit.icon(surface, choice.icon, side, centre)
                inner = Rect(inner.x + side + u(8), inner.y, inner.w - side - u(8), inner.h)
            self._words(surface, kit, choice, inner)
        glow(surface, box, kit, radius, proposed)

    def _words(self, surface: Surface, kit: Kit, choice: Choice, box: Rect) -> None:
        """On one line, or on two smaller ones."""
        text, high, low = choice.text, kit.type.height("strong", 15), kit.type.height("text", 12.5)
        if choice.under and high + low <= box.h + kit.u(4) and kit.type.width(text, "strong", 15) <= box.w:
            top = box.centery - (high + low) // 2
            kit.line(surface, text, "strong", 15, Rect(box.x, top, box.w, high))
            kit.line(surface, choice.under, "text", 12.5, Rect(box.x, top + high, box.w, low), FADED)
            return
        for size in (15.0, 13.5, 12.0, 11.0):
            lines = kit.type.wrapped(text, "strong", size, box.w)
            if len(lines) * kit.type.height("strong", size) <= box.h + kit.u(2):
                break
        h = len(lines) * kit.type.height("strong", size)
        y = box.centery - h // 2
        kit.lines(surface, text, "strong", size, Rect(box.x, y, box.w, h))

    # Choosing

    def spots(self) -> list[Spot]:
        made = []
        count = len(self.chips)
        able = self.table.can_undo()
        for n, (chip, box) in enumerate(zip(self.chips, self.chip_boxes, strict=True)):
            act = partial(self.table.take_back, count - n) if able else None
            made.append(Spot(f"part {n}", box, act, partial(self._chip_tip, chip, able)))
        for choice, box in zip(self.choices, self.boxes, strict=True):
            made.append(
                Spot(
                    self.table.spot_of(choice.option),
                    box,
                    self.table.chooser(choice.option),
                    partial(self._tip, choice),
                    lit=True,
                    right=choice.right,
                    clear=self.clear,
                )
            )
        return made

    def _tip(self, choice: Choice) -> Tip | None:
        """Nothing, if that would only repeat the words of the button."""
        tip = self.table.tip_for(choice.option)
        return None if tip == Tip(title=choice.text) and not choice.bare else tip

    def _chip_tip(self, chip: Choice, able: bool) -> Tip:
        note = self.table.kit.say("tip.take-back") if able else ""
        return Tip(title=chip.text, note=note)
