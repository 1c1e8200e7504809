"""Points and victories of people from game to game, as two plots over each other."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, CORAL, CREAM, FADED, INK, PARCHMENT, SEA_LIGHT, Colour, mix
from game.ui.progress import SPAN, Step, smoothed
from game.ui.scenes.course import STEPS
from game.ui.widgets import Widget

LEFT, HEAD, FOOT, GAP = 46, 28, 24, 12
LINES = 4
"""At most so many lines across a plot."""
MOST_DOTS = 60


class ProgressPlot(Widget):
    def __init__(self, rect: Rect, steps: Sequence[Step]) -> None:
        super().__init__(rect, "progress")
        self.steps = steps

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, steps = kit.u, self.steps
        high = (self.rect.h - u(GAP)) // 2
        above = Rect(self.rect.x, self.rect.y, self.rect.w, high)
        below = Rect(self.rect.x, self.rect.bottom - high, self.rect.w, high)
        points = [float(step.points) for step in steps]
        plot = self._frame(surface, kit, above, kit.say("statistics.progress.points", n=SPAN), max(points), 1)
        self._dots(surface, kit, plot, points, max(points))
        self._line(surface, kit, plot, smoothed(steps, lambda step: step.points), max(points), CORAL)
        plot = self._frame(surface, kit, below, kit.say("statistics.progress.wins", n=SPAN), 1.0, 100)
        self._line(surface, kit, plot, smoothed(steps, lambda step: step.chance), 1.0, BRASS, thin=True)
        self._line(surface, kit, plot, smoothed(steps, lambda step: step.won), 1.0, SEA_LIGHT)

    def _frame(self, surface: Surface, kit: Kit, rect: Rect, title: str, most: float, times: int) -> Rect:
        """Title, figures at the side and the numbers of games below; says where the plot lies."""
        u, faint = kit.u, mix(BRASS, CREAM, 0.6)
        kit.box(surface, rect, mix(CREAM, PARCHMENT, 0.35), BRASS, 1.2, 9)
        kit.line(surface, title, "strong", 14, Rect(rect.x + u(14), rect.y + u(5), rect.w - u(28), u(22)))
        width = rect.w - u(LEFT + 18)
        plot = Rect(rect.x + u(LEFT), rect.y + u(HEAD + 8), width, rect.h - u(HEAD + FOOT + 12))
        top = max(1.0, most * times)
        step = next((n for n in STEPS if top / n <= LINES), STEPS[-1])
        for value in range(0, round(top) + 1, step):
            y = round(plot.bottom - plot.h * value / top)
            pygame.draw.line(surface, faint, (plot.x, y), (plot.right, y))
            box = Rect(rect.x + u(4), y - u(9), u(LEFT - 10), u(18))
            text = kit.say("statistics.progress.percent", n=value) if times > 1 else str(value)
            kit.line(surface, text, "text", 12.5, box, FADED, "right")
        games = len(self.steps)
        every = next((n for n in STEPS if games / n <= 2 * LINES), STEPS[-1])
        for n in range(every, games + 1, every):
            box = Rect(self._x(plot, n - 1) - u(20), plot.bottom + u(3), u(40), u(18))
            kit.line(surface, str(n), "text", 12.5, box, FADED, "centre")
        return plot

    def _x(self, plot: Rect, n: int) -> int:
        """The only game stands in the middle."""
        last = len(self.steps) - 1
        return round(plot.x + plot.w * n / last) if last else plot.centerx

    def _at(self, plot: Rect, n: int, value: float, most: float) -> tuple[int, int]:
        return self._x(plot, n), round(plot.bottom - plot.h * max(0.0, value) / max(1.0, most))

    def _dots(self, surface: Surface, kit: Kit, plot: Rect, values: Sequence[float], most: float) -> None:
        if len(values) <= MOST_DOTS:
            dot = kit.roundel(max(3, kit.u(3.5)), ((0, INK), (1, mix(CORAL, CREAM, 0.55))))
            for n, value in enumerate(values):
                surface.blit(dot, dot.get_rect(center=self._at(plot, n, value, most)))

    def _line(
        self,
        surface: Surface,
        kit: Kit,
        plot: Rect,
        values: Sequence[float],
        most: float,
        colour: Colour,
        thin: bool = False,
    ) -> None:
        way = [self._at(plot, n, value, most) for n, value in enumerate(values)]
        if len(way) < 2:  # no line yet, but where it begins
            dot = kit.roundel(max(3, kit.u(2.5 if thin else 4.5)), ((0, INK), (1, colour)))
            surface.blit(dot, dot.get_rect(center=way[0]))
            return
        if not thin:
            pygame.draw.lines(surface, mix(colour, INK, 0.5), False, way, max(3, kit.u(3.6)))
        pygame.draw.lines(surface, colour, False, way, max(1, kit.u(1.8 if thin else 2.2)))
