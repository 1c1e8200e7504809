"""The command panel: what has been put together so far, and every choice in words, with what it comes to."""

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
from game.ui.table.targets import choice_spot
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.table.table import Table

CHIP, UPRIGHT = 26, 4
"""The side of a chip, and how many may stand below each other."""
FEW = 2
GAP = 6
SIZES = ((14.5, 12.5), (13.5, 12.0), (12.5, 11.5))
"""Of the words of a choice, and of what it comes to; smaller if that lets all choices be seen at once."""
LEAST, PICTURE, PAD = 30, 30, 6
WIDE, COLUMN = 640, 150
"""From so many units on there may be three columns; and no column is narrower than this."""
BAR = 9
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

    @property
    def pictured(self) -> bool:
        return bool(self.paint or self.icon)


class Command(TablePanel):
    """Chips above, choices below; a chip that is clicked takes its part and all later ones back.

    Each choice is as high as its words; where not all find room, the choices scroll."""

    def __init__(
        self, rect: Rect, table: Table, chips: list[Choice], choices: list[Choice], free: str, about: str = ""
    ) -> None:
        super().__init__(rect, "command", table)
        self.chips, self.choices, self.free, self.about = chips, choices, free, about
        self.clear: Rect | None = None
        """What no tooltip of a choice should cover: the words below it."""
        self.upright = False
        """The chips stand at the left, where choices below them would not find room."""
        self.chip_boxes: list[Rect] = []
        self.lower = rect
        self.size = SIZES[0]
        self.aside = 0
        """What a picture takes beside the words; nothing where a word would be cut for it."""
        self.high = 0
        """Of all choices together; what is more than the panel's height scrolls."""
        self.boxes: list[Rect] = []
        for self.upright in (False, True) if 0 < len(chips) <= UPRIGHT else (False,):
            self._lay()
            if self.high <= self.lower.h:
                break
        self.foot = self._foot()

    def _lay(self) -> None:
        """Chips and choices into their places."""
        u, rect = self.table.kit.u, self.rect
        self.chip_boxes, self.aside = self._chips(), u(PICTURE + 6)
        left = u(CHIP + 8) if self.upright else 0
        top = u(CHIP + 6) if self.chips and not self.upright else 0
        self.lower = Rect(rect.x + left, rect.y + top, rect.w - left, rect.h - top)
        self.boxes = self._fit()

    @property
    def bare(self) -> bool:
        return all(choice.bare for choice in self.choices)

    @property
    def at(self) -> int:
        """How far the choices are scrolled."""
        return max(0, min(self.high - self.lower.h, self.table.scrolled))

    def _foot(self) -> Rect | None:
        """Below a few buttons there is room to say what else may be chosen, and where."""
        kit = self.table.kit
        if not 0 < len(self.choices) <= FEW or not self.free or self.bare:
            return None
        high = kit.text_height(self.free, "italic", BESIDE, self.lower.w)
        if self.high + kit.u(8) + high > self.lower.h:
            return None
        up = (high + kit.u(8)) // 2
        for box in self.boxes:
            box.y -= up
        return Rect(self.lower.x, self.boxes[-1].bottom + kit.u(8), self.lower.w, high)

    def _chips(self) -> list[Rect]:
        u = self.table.kit.u
        side, count, rect = u(CHIP), len(self.chips), self.rect
        step = min(side + u(5), ((rect.h if self.upright else rect.w) - side) // max(1, count - 1))
        across, down = (0, step) if self.upright else (step, 0)
        return [Rect(rect.x + n * across, rect.y + n * down, side, side) for n in range(count)]

    # Where the choices lie

    def _fit(self) -> list[Rect]:
        """Pictures side by side as large as they go; buttons with words in rows under each other. As long as
        nothing is scrolled; what lies lower than the panel is out of sight."""
        if not self.choices:
            return []
        if self.bare:
            return self._pictures()
        u, area = self.table.kit.u, self.lower
        gap, count = u(GAP), len(self.choices)
        most = 3 if area.w >= u(WIDE) else 2
        columns = max(1, min(most, area.w // u(COLUMN), -(-count // 2) if count > FEW else 1))
        narrow = self._column(columns, area.w - u(BAR))
        if self._widest(SIZES[-1]) > narrow - u(2 * PAD) - self.aside:
            self.aside = 0
        for self.size in SIZES:
            heights = self._heights(columns, area.w)
            self.high = sum(heights) + gap * (len(heights) - 1)
            whole = self._widest(self.size) <= narrow - u(2 * PAD) - self.aside
            if self.high <= area.h and whole:
                break
        else:
            heights = self._heights(columns, area.w - u(BAR))
            self.high = sum(heights) + gap * (len(heights) - 1)
        w = self._column(columns, area.w - (u(BAR) if self.high > area.h else 0))
        y = area.y + max(0, (area.h - self.high) // 2)
        made = []
        for row, high in enumerate(heights):
            for n in range(min(columns, count - row * columns)):
                made.append(Rect(area.x + n * (w + gap), y, w, high))
            y += high + gap
        return made

    def _column(self, columns: int, width: int) -> int:
        return (width - self.table.kit.u(GAP) * (columns - 1)) // columns

    def _heights(self, columns: int, width: int) -> list[int]:
        """Of each row: as high as the highest of its choices."""
        w = self._column(columns, width)
        each = [self._height(choice, w) for choice in self.choices]
        return [max(each[n : n + columns]) for n in range(0, len(each), columns)]

    def _widest(self, sizes: tuple[float, float]) -> int:
        """The width of the longest word at these sizes."""
        wide, (large, small) = self.table.kit.type.width, sizes
        words = [wide(word, "strong", large) for choice in self.choices for word in choice.text.split()]
        under = [wide(word, "text", small) for choice in self.choices for word in choice.under.split()]
        return max(0, *words, *under)

    def _height(self, choice: Choice, width: int) -> int:
        kit = self.table.kit
        room = width - kit.u(2 * PAD) - (self.aside if choice.pictured else 0)
        words = kit.text_height(choice.text, "strong", self.size[0], room)
        under = kit.text_height(choice.under, "text", self.size[1], room) if choice.under else 0
        return max(kit.u(LEAST), words + under + kit.u(PAD))

    def _pictures(self) -> list[Rect]:
        u, area = self.table.kit.u, self.lower
        gap, count = u(GAP), len(self.choices)
        best = max(range(1, count + 1), key=lambda columns: self._side(columns, gap))
        side = self._side(best, gap)
        rows = -(-count // best)
        y0 = area.y + (area.h - rows * side - (rows - 1) * gap) // 2
        x0 = area.x + (area.w - best * side - (best - 1) * gap) // 2
        return [
            Rect(x0 + (n % best) * (side + gap), y0 + (n // best) * (side + gap), side, side)
            for n in range(count)
        ]

    def _side(self, columns: int, gap: int) -> int:
        rows = -(-len(self.choices) // columns)
        w = (self.lower.w - gap * (columns - 1)) // columns
        return int(min(w, (self.lower.h - gap * (rows - 1)) // rows))

    def seen(self, box: Rect) -> Rect:
        """What of a choice is in sight; a hair line at the edge if nothing is."""
        rect = box.move(0, -self.at).clip(self.lower)
        if rect.h:
            return rect
        edge = self.lower.top if box.y < self.lower.y + self.at else self.lower.bottom - 1
        return Rect(box.x, edge, box.w, 1)

    # Scrolling

    def scroll(self, turns: int) -> bool:
        return self._go(self.at + turns * self.table.kit.u(LEAST))

    def show(self, spot: Spot) -> bool:
        names = [choice_spot(choice.option) for choice in self.choices]
        if spot.name not in names or self.high <= self.lower.h:
            return False
        box = self.boxes[names.index(spot.name)]
        lowest = box.bottom - self.lower.bottom
        return self._go(max(lowest, min(self.at, box.y - self.lower.y)))

    def _go(self, at: int) -> bool:
        at = max(0, min(self.high - self.lower.h, at))
        changed = at != self.at
        self.table.scrolled = at
        if changed:
            self.table.spots_changed()
        return changed

    def drag(self, spot: Spot, at: tuple[int, int]) -> bool:
        if spot.name != "choices bar":
            return False
        share = (at[1] - self.lower.y) / max(1, self.lower.h)
        return self._go(round((self.high - self.lower.h) * share))

    def nudge(self, spot: Spot, by: int) -> bool:
        return spot.name == "choices bar" and self.scroll(by)

    def _bar(self) -> Rect:
        w = self.table.kit.u(BAR - 3)
        return Rect(self.lower.right - w, self.lower.y, w, self.lower.h)

    # Drawing

    def paint(self, surface: Surface, kit: Kit) -> None:
        for n, (chip, box) in enumerate(zip(self.chips, self.chip_boxes, strict=True)):
            self._paint_chip(surface, kit, chip, box, first=n == 0)
        scrolls = self.high > self.lower.h
        clip = surface.get_clip()
        if scrolls:
            seen = self.lower.inflate(kit.u(20), kit.u(2))
            if not self.at:  # the mark of what is proposed stands out above it
                seen = seen.union(seen.move(0, -kit.u(9)))
            surface.set_clip(clip.clip(seen))
        for choice, box in zip(self.choices, self.boxes, strict=True):
            moved = box.move(0, -self.at)
            if moved.colliderect(self.lower):
                self._paint_choice(surface, kit, choice, moved)
        surface.set_clip(clip)
        if scrolls:
            self._paint_bar(surface, kit)
        if not self.choices and self.free:
            self._paint_free(surface, kit)
        if self.foot:
            kit.lines(surface, self.free, "italic", BESIDE, self.foot, FADED, "centre")

    def _paint_bar(self, surface: Surface, kit: Kit) -> None:
        track = self._bar()
        pygame.draw.rect(surface, PARCHMENT_DARK, track, border_radius=track.w)
        h = max(kit.u(18), track.h * self.lower.h // self.high)
        y = track.y + (track.h - h) * self.at // max(1, self.high - self.lower.h)
        pygame.draw.rect(surface, BRASS, Rect(track.x, y, track.w, h), border_radius=track.w)

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
            (x, y), d = box.midtop if self.upright else box.midleft, u(4)
            back = (
                [(x - d, y - u(5)), (x + d, y - u(5))]
                if self.upright
                else [(x - u(5), y - d), (x - u(5), y + d)]
            )
            pygame.draw.polygon(surface, BRASS_DARK, [*back, (x, y)])

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
            inner = box.inflate(-u(2 * PAD), 0)
            if choice.pictured and self.aside:
                side = min(u(PICTURE), inner.h - u(2))
                centre = (inner.x + u(PICTURE) // 2, inner.centery)
                if choice.paint:
                    picture = choice.paint(side)
                    surface.blit(picture, picture.get_rect(center=centre))
                else:
                    kit.icon(surface, choice.icon, side, centre)
                inner = Rect(inner.x + self.aside, inner.y, inner.w - self.aside, inner.h)
            self._words(surface, kit, choice, inner)
        glow(surface, box, kit, radius, proposed)

    def _words(self, surface: Surface, kit: Kit, choice: Choice, box: Rect) -> None:
        """What it is, and smaller below it what it comes to."""
        large, small = self.size
        high = kit.text_height(choice.text, "strong", large, box.w)
        low = kit.text_height(choice.under, "text", small, box.w) if choice.under else 0
        top = box.centery - (high + low) // 2
        kit.lines(surface, choice.text, "strong", large, Rect(box.x, top, box.w, high))
        if low:
            kit.lines(surface, choice.under, "text", small, Rect(box.x, top + high, box.w, low), FADED)

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
                    choice_spot(choice.option),
                    self.seen(box),
                    self.table.chooser(choice.option),
                    partial(self._tip, choice),
                    lit=True,
                    right=choice.right,
                    clear=self.clear,
                )
            )
        if self.high > self.lower.h:
            made.append(Spot("choices bar", self._bar(), self.table.nothing, group="drag"))
        return made

    def _tip(self, choice: Choice) -> Tip | None:
        """Nothing, if that would only repeat the words of the button."""
        tip = self.table.tip_for(choice.option)
        return None if tip == Tip(title=choice.text) and not choice.bare else tip

    def _chip_tip(self, chip: Choice, able: bool) -> Tip:
        note = self.table.kit.say("tip.take-back") if able else ""
        return Tip(title=chip.text, note=note)
