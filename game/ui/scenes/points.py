"""One player's column on the score: bars by category, or what the dice did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.game import LEVEL
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, FADED, GOLD, INK, PARCHMENT, PARCHMENT_DARK, WHITE, mix
from game.ui.scenes.listing import shortened
from game.ui.scenes.still import level_name
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.scenes.score import ScoreScene

DELAY = 0.09
"""Each bar begins so much later than the one above it."""


def signed(n: int) -> str:
    """With a true minus."""
    return f"\N{MINUS SIGN}{-n}" if n < 0 else str(n)


def eased(t: float) -> float:
    t = max(0.0, min(1.0, t))
    return 1 - (1 - t) ** 3


class SeatColumn(Widget):
    """A player's sheet with name and emblem on top."""

    def __init__(self, rect: Rect, seat: int, scene: ScoreScene, name: str) -> None:
        super().__init__(rect, f"{name} {seat}")
        self.seat, self.scene = seat, scene

    def paint_sheet(self, surface: Surface, kit: Kit, figure: str) -> Rect:
        """Says what room is left below the head."""
        u, rect, scene = kit.u, self.rect, self.scene
        livery = scene.table.liveries[self.seat]
        won = self.seat in scene.winners
        radius = u(10)
        fill = mix(CREAM, (255, 226, 150), 0.45) if won else mix(CREAM, PARCHMENT, 0.35)
        edge, width = (BRASS, max(1, u(2.4))) if won else (mix(BRASS, PARCHMENT, 0.3), max(1, u(1.2)))
        kit.rounded(surface, rect, radius, ((0, edge), (width, fill)))
        clip = surface.get_clip()
        surface.set_clip(clip.clip(Rect(rect.x, rect.y, rect.w, u(9))))
        kit.rounded(surface, rect, radius, ((0, livery.light),))
        surface.set_clip(clip)
        scene.table.sign(surface, self.seat, (rect.x + u(32), rect.y + u(40)), u(19))
        shown = kit.type.picture(figure, "title", 32, GOLD if won else INK)
        surface.blit(shown, shown.get_rect(midright=(rect.right - u(14), rect.y + u(40))))
        left = rect.x + u(58)
        room = Rect(left, rect.y + u(19), rect.right - u(20) - shown.get_width() - left, u(24))
        name = scene.table.names[self.seat]
        kit.line(surface, shortened(kit, name, "name", 17, round(room.w / 0.84)), "name", 17, room)
        place = kit.say(f"score.place-{scene.place(self.seat)}")
        setup = scene.match.setup
        if setup.options.get(LEVEL) and setup.seats[self.seat] in scene.match.game.rivals:
            place += f" \N{MIDDLE DOT} {level_name(kit.say, setup.options[LEVEL])}"
        kit.line(surface, place, "text", 14, Rect(left, rect.y + u(43), room.w, u(18)), FADED)
        kit.rule(surface, rect.x + u(14), rect.right - u(14), rect.y + u(70))
        return Rect(rect.x + u(14), rect.y + u(80), rect.w - u(28), rect.h - u(92))


class Column(SeatColumn):
    """Bars that grow one after another while the total is counted up."""

    def __init__(self, rect: Rect, seat: int, scene: ScoreScene, most: int) -> None:
        super().__init__(rect, seat, scene, "column")
        self.most = most

    def paint(self, surface: Surface, kit: Kit) -> None:
        scene = self.scene
        categories = scene.categories
        last = DELAY * (len(categories) - 1)
        parts = [eased(scene.grown * (1 + last) - k * DELAY) for k in range(len(categories))]
        points = [scene.points(self.seat, category) for category in categories]
        shown = [round(n * part) for n, part in zip(points, parts, strict=True)]
        room = self.paint_sheet(surface, kit, signed(sum(shown)))
        step = min(kit.u(76), room.h // len(categories))
        for k, category in enumerate(categories):
            box = Rect(room.x, room.y + k * step, room.w, step)
            self._bar(surface, kit, box, category, shown[k], points[k] * parts[k] / self.most)

    def _bar(self, surface: Surface, kit: Kit, box: Rect, category: str, n: int, share: float) -> None:
        u = kit.u
        livery = self.scene.table.liveries[self.seat]
        kit.icon(surface, self.scene.icon(category), u(28), (box.x + u(15), box.centery))
        left = box.x + u(38)
        number = kit.type.picture(signed(n), "strong", 17, INK)
        surface.blit(number, number.get_rect(bottomright=(box.right, box.centery + u(2))))
        words = self.scene.category(category)
        label = Rect(left, box.centery - u(21), box.right - u(38) - left, u(22))
        kit.line(surface, words, "text", 14.5, label, FADED)
        track = Rect(left, box.centery + u(3), box.right - left, u(13))
        kit.rounded(surface, track, track.h // 2, ((0, PARCHMENT_DARK),))
        long = round(track.w * min(1.0, share))
        if long >= 2:
            bar = Rect(track.x, track.y, max(long, min(track.h, track.w)), track.h)
            kit.rounded(surface, bar, bar.h // 2, ((0, livery.dark), (max(1, u(1.2)), livery.light)))
            shine = Rect(bar.x + u(4), bar.y + u(2), max(0, bar.w - u(8)), u(3))
            pygame.draw.rect(surface, mix(livery.light, WHITE, 0.4), shine, border_radius=u(2))
        else:
            pygame.draw.rect(surface, mix(BRASS_DARK, PARCHMENT, 0.5), track, 1, border_radius=track.h // 2)


class DiceColumn(SeatColumn):
    """How often dice were thrown, and what came up."""

    def __init__(self, rect: Rect, seat: int, scene: ScoreScene, luck: object) -> None:
        super().__init__(rect, seat, scene, "dice")
        self.luck = luck

    def paint(self, surface: Surface, kit: Kit) -> None:
        room = self.paint_sheet(surface, kit, signed(self.scene.totals[self.seat]))
        self.scene.screens.paint_luck(surface, kit, self.scene.table, self.luck, room)


class LuckHead(Widget):
    """What chance did to all alike, above the columns of the seats."""

    def __init__(self, rect: Rect, scene: ScoreScene, luck: Sequence[object]) -> None:
        super().__init__(rect, "luck head")
        self.scene, self.luck = scene, luck

    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.box(surface, self.rect, mix(CREAM, PARCHMENT, 0.35), mix(BRASS, PARCHMENT, 0.3), 1.2, 10)
        room = self.rect.inflate(-2 * kit.u(14), -2 * kit.u(8))
        self.scene.screens.paint_luck_head(surface, kit, self.luck, room)


def cell(row: Rect, n: int, columns: int) -> Rect:
    """The place of one of many small figures that follow each other row by row."""
    w = row.w // columns
    return Rect(row.x + (n % columns) * w, row.y + (n // columns) * row.h, w, row.h)
