"""Where a match stands: its round or day, the phases of it, and what is left of each supply."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import ClassVar, NamedTuple

from pygame import Rect, Surface

from game.engine.decision import Option
from game.ui.kit import Kit
from game.ui.palette import (
    BRASS,
    BRASS_DARK,
    CORAL,
    CORAL_DARK,
    CREAM,
    FADED,
    INK,
    PARCHMENT,
    PARCHMENT_DARK,
    mix,
)
from game.ui.spots import Spot
from game.ui.table.panel import TablePanel, glow
from game.ui.tooltips import Tip
from game.ui.typeset import Face

DIE = "die:"


class Supply(NamedTuple):
    name: str
    icon: str
    """An icon, or `die:COLOUR`."""
    left: int
    warn: bool
    """It is about to run out."""


class Standing(TablePanel, ABC):
    """The whole panel."""

    PHASES: ClassVar[tuple[str, ...]]
    PHASE: ClassVar[str]
    """So begins the name of a phase's text."""
    HEAD: ClassVar[str]
    """How the line at the top is called."""
    COLUMNS: ClassVar[int]

    # To be filled in by each game

    @abstractmethod
    def heading(self) -> str: ...

    @abstractmethod
    def nearing(self) -> str:
        """A few words on how near the end is."""

    @abstractmethod
    def phase(self) -> str: ...

    @abstractmethod
    def supplies(self) -> list[Supply]: ...

    def option(self, name: str) -> Option | None:
        """What a click on a supply would choose."""
        return None

    @abstractmethod
    def head_tip(self) -> Tip: ...

    @abstractmethod
    def phase_tip(self, name: str) -> Tip: ...

    @abstractmethod
    def supply_tip(self, name: str) -> Tip: ...

    # The same for all

    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.panel(surface, self.rect)
        line = self._head()
        kit.line(surface, self.heading(), "title", 17, line)
        if note := self.nearing():
            kit.line(surface, note, "strong", 12, line, CORAL, "right")
        now = self.phase()
        for name, box in self._phase_boxes():
            on = name == now
            face: Face = "strong" if on else "text"
            kit.box(surface, box, BRASS if on else PARCHMENT_DARK, INK if on else BRASS, 1.2, 5)
            words = box.inflate(-kit.u(6), 0)
            kit.line(surface, kit.say(self.PHASE + name), face, 12, words, INK if on else FADED, "centre")
        for supply, box in self._boxes():
            self._paint_supply(surface, kit, supply, box)

    def _paint_supply(self, surface: Surface, kit: Kit, supply: Supply, box: Rect) -> None:
        u = kit.u
        fill = mix(PARCHMENT, CORAL, 0.45) if supply.warn else CREAM
        edge = CORAL if supply.warn else BRASS_DARK
        kit.box(surface, box, fill, edge, 1.8 if supply.warn else 0.8, 6)
        self._picture(surface, kit, supply, u(20), (box.x + u(13), box.centery))
        words = Rect(box.x + u(24), box.y, box.w - u(26), box.h)
        kit.line(surface, str(supply.left), "strong", 14.5, words, INK, "centre")
        self._light(surface, kit, supply, box, 6)

    def _picture(
        self, surface: Surface, kit: Kit, supply: Supply, side: int, centre: tuple[int, int]
    ) -> None:
        if supply.icon.startswith(DIE):
            die = kit.die(supply.icon.removeprefix(DIE), (), side)
            surface.blit(die, die.get_rect(center=centre))
        else:
            kit.icon(surface, supply.icon, side, centre)

    def _light(self, surface: Surface, kit: Kit, supply: Supply, box: Rect, radius: float) -> None:
        if option := self.option(supply.name):
            glow(surface, box, kit, kit.u(radius), self.table.proposed(option))

    # Places

    def _head(self) -> Rect:
        u = self.table.kit.u
        return Rect(self.rect.x + u(12), self.rect.y + u(7), self.rect.w - u(24), u(24))

    def _phase_boxes(self) -> list[tuple[str, Rect]]:
        u = self.table.kit.u
        x, y, w = self.rect.x + u(10), self.rect.y + u(32), (self.rect.w - u(20)) // len(self.PHASES)
        return [(name, Rect(x + n * w, y, w - u(2), u(20))) for n, name in enumerate(self.PHASES)]

    def _boxes(self) -> list[tuple[Supply, Rect]]:
        supplies = self.supplies()
        return list(zip(supplies, self._places(len(supplies)), strict=True))

    def _places(self, count: int) -> list[Rect]:
        u = self.table.kit.u
        top = self.rect.y + u(56)
        h = min(u(28), (self.rect.bottom - u(8) - top) // -(-count // self.COLUMNS))
        w = (self.rect.w - u(20)) // self.COLUMNS
        return _grid(count, self.COLUMNS, Rect(self.rect.x + u(10), top, w, h), u(3))

    def spots(self) -> list[Spot]:
        made = [Spot(self.HEAD, self._head(), tip=self.head_tip)]
        for name, box in self._phase_boxes():
            made.append(Spot(f"phase {name}", box, tip=partial(self.phase_tip, name)))
        for supply, box in self._boxes():
            option = self.option(supply.name)
            act: Callable[[], None] | None = self.table.chooser(option) if option else None
            tip = partial(self.supply_tip, supply.name)
            made.append(Spot(supply.name, box, act, tip, lit=bool(option)))
        return made


class SlimStanding(Standing):
    """Round and phase on one line, what is left below it. It is mixed with the whole panel of a game."""

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        kit.panel(surface, self.rect)
        line = self._head()
        drawn = kit.line(surface, self.heading(), "title", 14, line)
        rest = Rect(drawn.right + u(6), line.y, line.right - drawn.right - u(6), line.h)
        phase = self.PHASE + self.phase()
        if note := self.nearing():
            kit.line(surface, note, "strong", 11.5, rest, CORAL_DARK, "right")
        elif kit.say.has(phase):
            kit.line(surface, kit.say(phase), "text", 12, rest, FADED, "right")
        for supply, box in self._boxes():
            self._paint_supply(surface, kit, supply, box)

    def _paint_supply(self, surface: Surface, kit: Kit, supply: Supply, box: Rect) -> None:
        u = kit.u
        if supply.warn:
            kit.box(surface, box, mix(PARCHMENT, CORAL, 0.45), CORAL, 1, 4)
        self._picture(surface, kit, supply, u(14), (box.x + u(8), box.centery))
        words = Rect(box.x + u(16), box.y, box.w - u(17), box.h)
        kit.line(surface, str(supply.left), "strong", 12, words, INK)
        self._light(surface, kit, supply, box, 4)

    def _head(self) -> Rect:
        u = self.table.kit.u
        return Rect(self.rect.x + u(10), self.rect.y + u(5), self.rect.w - u(20), u(18))

    def _phase_boxes(self) -> list[tuple[str, Rect]]:
        return []

    def _places(self, count: int) -> list[Rect]:
        u = self.table.kit.u
        top = self.rect.y + u(23)
        columns = max(self.COLUMNS, -(-count // 2))
        w, h = (self.rect.w - u(14)) // columns, (self.rect.bottom - u(6) - top) // 2
        return _grid(count, columns, Rect(self.rect.x + u(8), top, w, h), u(1))


def _grid(count: int, columns: int, first: Rect, gap: int) -> list[Rect]:
    """Row by row."""
    x, y, w, h = first
    return [Rect(x + k % columns * w, y + k // columns * h, w - gap, h - gap) for k in range(count)]
