"""How a match went: everybody's points at the end of each round, worked out by playing it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.match import Match, ReplayError, replay
from game.ui.kit import Kit
from game.ui.palette import BRASS, CREAM, FADED, INK, PARCHMENT, mix
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.scenes.score import ScoreScene

LEFT, FOOT, RIGHT = 40, 30, 64
"""Room for the points, for the rounds, and for the emblems at the end, on the drawing board."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
LINES = 7
"""At most so many lines across the plot, and twice as many rounds below it."""


def course(match: Match) -> list[list[int]] | None:
    """By round, the points of each seat when it ended; None if the match can't be played again."""
    if match.locked:
        return None
    found: dict[int, list[int]] = {}

    def look(played: Match) -> None:
        found[match.game.rounds(played.state)] = match.game.scores(played.book, played.state)

    try:
        replay(match.game, match.book, match.setup, match.opening, match.records, look)
    except ReplayError:
        return None
    rounds, points, now = range(max(found) + 1), [], [0] * len(match.setup.seats)
    for n in rounds:
        now = found.get(n, now)
        points.append(now)
    return points


class Course(Widget):
    """A line for each seat, with its emblem where it ends."""

    def __init__(self, rect: Rect, scene: ScoreScene, points: list[list[int]]) -> None:
        super().__init__(rect, "course")
        self.scene, self.points = scene, points

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        kit.box(surface, self.rect, mix(CREAM, PARCHMENT, 0.35), BRASS, 1.2, 10)
        room = self.rect.inflate(-2 * u(14), -2 * u(12))
        plot = Rect(room.x + u(LEFT), room.y, room.w - u(LEFT + RIGHT), room.h - u(FOOT))
        flat = [n for row in self.points for n in row]
        low, high = min(0, *flat), max(1, *flat)

        def at(n: int, points: int) -> tuple[int, int]:
            x = plot.x + plot.w * n / max(1, len(self.points) - 1)
            return round(x), round(plot.bottom - plot.h * (points - low) / (high - low))

        self._grid(surface, kit, plot, low, high)
        for seat in reversed(self.scene.order):
            livery = self.scene.table.liveries[seat]
            line = [at(n, row[seat]) for n, row in enumerate(self.points)]
            if len(line) > 1:
                pygame.draw.lines(surface, livery.dark, False, line, max(3, u(4)))
                pygame.draw.lines(surface, livery.light, False, line, max(2, u(2.4)))
        self._ends(surface, kit, plot, [at(len(self.points) - 1, n)[1] for n in self.points[-1]])

    def _grid(self, surface: Surface, kit: Kit, plot: Rect, low: int, high: int) -> None:
        u, faint = kit.u, mix(BRASS, CREAM, 0.6)
        step = next((s for s in STEPS if (high - low) / s <= LINES), STEPS[-1])
        for points in range(-(-low // step) * step, high + 1, step):
            y = round(plot.bottom - plot.h * (points - low) / (high - low))
            pygame.draw.line(surface, faint, (plot.x, y), (plot.right, y))
            box = Rect(plot.x - u(LEFT), y - u(9), u(LEFT - 8), u(18))
            kit.line(surface, str(points).replace("-", "\N{MINUS SIGN}"), "text", 13, box, FADED, "right")
        rounds = len(self.points) - 1
        step = next((s for s in STEPS if rounds / s <= 2 * LINES), STEPS[-1])
        for n in range(0, rounds + 1, step):
            x = round(plot.x + plot.w * n / max(1, rounds))
            pygame.draw.line(surface, INK, (x, plot.bottom), (x, plot.bottom + u(4)))
            box = Rect(x - u(24), plot.bottom + u(5), u(48), u(18))
            kit.line(surface, str(n), "text", 13, box, FADED, "centre")

    def _ends(self, surface: Surface, kit: Kit, plot: Rect, heights: list[int]) -> None:
        """Emblems beside the ends of the lines, one below the other where those meet."""
        u = kit.u
        gap, y = u(24), plot.y - u(24)
        below = len(heights)
        for seat in sorted(range(len(heights)), key=lambda seat: heights[seat]):
            below -= 1
            y = min(max(y + gap, heights[seat]), plot.bottom - below * gap)
            kit.emblem(surface, self.scene.table.liveries[seat], (plot.right + u(20), y), u(11))
            total = Rect(plot.right + u(36), y - u(10), u(RIGHT - 36), u(20))
            kit.line(surface, str(self.points[-1][seat]).replace("-", "\N{MINUS SIGN}"), "strong", 14, total)
