"""Achievements on the screen: all of a game's as cards, and those that were just gained as a strip."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Rect, Surface

from game.engine.achievements import Achievement
from game.ui.kit import Kit
from game.ui.palette import BRASS, CREAM, FADED, GOLD, INK, PALE_INK, PARCHMENT, PARCHMENT_DARK, mix
from game.ui.scenes.listing import shortened
from game.ui.spots import Spot
from game.ui.tooltips import Tip
from game.ui.widgets import Widget

CARD, GAP, COLUMNS = 78, 8, 3


class Honour(Widget):
    """One achievement: its picture, name and what it takes; pale until it is earned."""

    def __init__(self, rect: Rect, one: Achievement, times: int) -> None:
        super().__init__(rect, f"honour {one.id}")
        self.one, self.times = one, times

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, rect, lang = kit.u, self.rect, kit.say.lang
        fill = mix(CREAM, (255, 226, 150), 0.35) if self.times else mix(PARCHMENT, PARCHMENT_DARK, 0.35)
        kit.box(surface, rect, fill, GOLD if self.times else mix(BRASS, PARCHMENT, 0.5), 1.6, 9)
        side = min(u(40), rect.h - u(14))
        picture = kit.art.picture(f"icons/{self.one.icon}", side)
        if not self.times:
            picture = picture.copy()
            picture.set_alpha(85)
        surface.blit(picture, picture.get_rect(center=(rect.x + u(12) + side // 2, rect.centery)))
        left = rect.x + side + u(22)
        words = Rect(left, rect.y + u(6), rect.right - u(10) - left, u(22))
        ink, under = (INK, FADED) if self.times else (PALE_INK, PALE_INK)
        often = kit.type.picture(f"\N{MULTIPLICATION SIGN}{self.times}", "strong", 13, GOLD)
        if self.times > 1:
            surface.blit(often, often.get_rect(midright=words.midright))
            words.w -= often.get_width() + u(6)
        kit.line(surface, self.one.name[lang], "name", 16, words, ink)
        room = Rect(left, words.bottom, rect.right - u(10) - left, rect.bottom - u(4) - words.bottom)
        told = self.one.told(lang)
        size = next((s for s in (13.5, 12.5) if kit.text_height(told, "text", s, room.w) <= room.h), 11.5)
        kit.lines(surface, told, "text", size, room, under)


def honours(kit: Kit, body: Rect, every: Sequence[Achievement], times: Mapping[str, int]) -> list[Widget]:
    """All of them in columns, as high as there is room for."""
    u = kit.u
    columns = min(COLUMNS, max(1, body.w // u(300)))
    rows = -(-len(every) // columns)
    wide = (body.w - u(GAP) * (columns - 1)) // columns
    high = min(u(CARD), (body.h - u(GAP) * (rows - 1)) // max(1, rows))
    made: list[Widget] = []
    for n, one in enumerate(every):
        x, y = body.x + n % columns * (wide + u(GAP)), body.y + n // columns * (high + u(GAP))
        made.append(Honour(Rect(x, y, wide, high), one, times.get(one.id, 0)))
    return made


class Gained(Widget):
    """A strip that names what was gained just now, each with what it took as its tooltip."""

    def __init__(self, rect: Rect, kit: Kit, gained: Sequence[Achievement]) -> None:
        super().__init__(rect, "gained")
        self.kit, self.gained = kit, gained

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        kit.box(surface, self.rect, mix(CREAM, (255, 226, 150), 0.35), GOLD, 1.6, 9)
        new = self._title(kit)
        title = Rect(self.rect.x + u(14), self.rect.y, kit.type.width(new, "name", 16), self.rect.h)
        kit.line(surface, new, "name", 16, title)
        for one, box in zip(self.gained, self._boxes(kit), strict=True):
            side = box.h - u(8)
            kit.icon(surface, one.icon, side, (box.x + side // 2, box.centery))
            words = Rect(box.x + side + u(7), box.y, box.w - side - u(10), box.h)
            name = shortened(kit, one.name[kit.say.lang], "strong", 14.5, words.w)
            kit.line(surface, name, "strong", 14.5, words)

    def _title(self, kit: Kit) -> str:
        return kit.say("honours.new", n=len(self.gained))

    def _boxes(self, kit: Kit) -> list[Rect]:
        left = self.rect.x + kit.type.width(self._title(kit), "name", 16) + kit.u(30)
        wide = (self.rect.right - kit.u(10) - left) // max(1, len(self.gained))
        return [Rect(left + n * wide, self.rect.y, wide, self.rect.h) for n in range(len(self.gained))]

    def spots(self) -> list[Spot]:
        made = []
        for one, box in zip(self.gained, self._boxes(self.kit), strict=True):
            tip = Tip(title=one.name[self.kit.say.lang], lines=(one.told(self.kit.say.lang),), icon=one.icon)
            made.append(Spot(f"gained {one.id}", box, tip=lambda tip=tip: tip))  # type: ignore[misc]
        return made
