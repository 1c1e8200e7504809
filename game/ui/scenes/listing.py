"""A column of rows that may be longer than its place: wheel, keys, and a bar that can be dragged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

import pygame
from pygame import Rect, Surface

from game.ui.inputs import Key
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, PARCHMENT_DARK
from game.ui.spots import Spot
from game.ui.typeset import ELLIPSIS, Face
from game.ui.widgets import Scroll
from game.ui.wording import Wording

PaintRow = Callable[[Surface, Kit, int, Rect], None]


class Roll(Scroll):
    """What scrolls, with a bar for the pointer."""

    def __init__(self, rect: Rect, name: str, kit: Kit, row: int) -> None:
        super().__init__(rect, name, row)
        self.gutter = kit.u(16)
        """Room for the bar at the right."""

    @property
    def long(self) -> bool:
        return self.count > self.seen

    def bar(self) -> Rect:
        w = self.gutter - 2
        return Rect(self.rect.right - w, self.rect.y, w, self.rect.h)

    def paint_bar(self, surface: Surface, kit: Kit) -> None:
        if not self.long:
            return
        track = self.bar().inflate(-kit.u(6), 0)
        pygame.draw.rect(surface, PARCHMENT_DARK, track, border_radius=track.w)
        h = max(kit.u(24), track.h * self.seen // self.count)
        y = track.y + (track.h - h) * self.first // (self.count - self.seen)
        thumb = Rect(track.x, y, track.w, h)
        pygame.draw.rect(surface, BRASS, thumb, border_radius=track.w)
        pygame.draw.rect(surface, BRASS_DARK, thumb, 1, border_radius=track.w)

    def bar_spots(self) -> list[Spot]:
        return [Spot(f"{self.name} bar", self.bar(), group="drag")] if self.long else []

    def drag(self, spot: Spot, at: tuple[int, int]) -> bool:
        if spot.name != f"{self.name} bar":
            return False
        share = (at[1] - self.rect.y) / max(1, self.rect.h)
        return self.to(round(share * self.count - self.seen / 2))

    def to(self, first: int) -> bool:
        return self.scroll(first - self.first)

    def turn_page(self, key: Key) -> bool:
        """A key that scrolls it; says whether it was one."""
        jumps = {
            "page up": -max(1, self.seen - 1),
            "page down": max(1, self.seen - 1),
            "home": -self.count,
            "end": self.count,
        }
        if key.name not in jumps:
            return False
        self.scroll(jumps[key.name])
        return True


class Listing(Roll):
    """Rows of one height. An arrow key that leaves the last row in sight brings in the next."""

    def __init__(
        self,
        rect: Rect,
        name: str,
        kit: Kit,
        row: int,
        rows: Sequence[str],
        paint: PaintRow,
        act: Callable[[int], None] | None = None,
        enter: Callable[[int], None] | None = None,
        tip: Callable[[int], object] | None = None,
    ) -> None:
        """`rows` are their names; `act` is done by choosing one, `enter` when the keyboard comes to it."""
        super().__init__(rect, name, kit, row)
        self.names, self.paint_row, self.act, self.enter, self.tip = rows, paint, act, enter, tip
        self.count = len(rows)

    def rows(self) -> list[tuple[int, Rect]]:
        w = self.rect.w - (self.gutter if self.long else 0)
        last = min(self.count, self.first + self.seen)
        return [
            (n, Rect(self.rect.x, self.rect.y + (n - self.first) * self.row, w, self.row))
            for n in range(self.first, last)
        ]

    def paint(self, surface: Surface, kit: Kit) -> None:
        for n, rect in self.rows():
            self.paint_row(surface, kit, n, rect)
        self.paint_bar(surface, kit)

    def spots(self) -> list[Spot]:
        seen = self.rows()
        found = self.bar_spots()
        if not self.act:
            return found
        # The rows just out of sight are hair lines at the edges, where the arrow keys find them.
        if seen and seen[0][0] > 0:
            found.append(self._spot(seen[0][0] - 1, Rect(self.rect.x, self.rect.y, seen[0][1].w, 1)))
        if seen and seen[-1][0] + 1 < self.count:
            below = Rect(self.rect.x, seen[-1][1].bottom - 1, seen[0][1].w, 1)
            found.append(self._spot(seen[-1][0] + 1, below))
        return found + [self._spot(n, rect.inflate(0, -2)) for n, rect in seen]

    def _spot(self, n: int, rect: Rect) -> Spot:
        act, tip = self.act, self.tip
        assert act
        return Spot(
            f"{self.name} {self.names[n]}",
            rect,
            lambda: act(n),
            (lambda: tip(n)) if tip else None,
            group=self.name,
        )

    def show(self, spot: Spot) -> bool:
        if not self.act or spot.group != self.name:
            return False
        names = [f"{self.name} {name}" for name in self.names]
        if spot.name not in names:
            return False
        n = names.index(spot.name)
        changed = self.reveal(n)
        if self.enter:
            self.enter(n)
        return changed

    def reveal(self, n: int) -> bool:
        """Scroll no more than is needed to see a row."""
        if n < self.first:
            return self.to(n)
        if n >= self.first + self.seen:
            return self.to(n - self.seen + 1)
        return False


def shortened(kit: Kit, text: str, face: Face, size: float, width: int) -> str:
    """A name that somebody gave, as far as it fits; only names may be shortened without counting as cut."""
    if kit.type.width(text, face, size) <= width:
        return text
    while len(text) > 1 and kit.type.width(text + ELLIPSIS, face, size) > width:
        text = text[:-1].rstrip()
    return text + ELLIPSIS


def dated(say: Wording, when: float, now: float | None = None) -> str:
    """A date as people say it: today and yesterday by name."""
    then = datetime.fromtimestamp(when)
    today = (datetime.fromtimestamp(now) if now is not None else datetime.now()).date()
    time = f"{then:%H:%M}"
    if then.date() == today:
        return say("screen.today", time=time)
    if then.date() == today - timedelta(days=1):
        return say("screen.yesterday", time=time)
    return say("screen.date", day=then.day, month=month_name(say, then.month), year=then.year, time=time)


def month_name(say: Wording, month: int) -> str:
    return say("screen.months").split()[month - 1]
