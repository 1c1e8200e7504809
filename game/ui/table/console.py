"""The console of a show: a timeline with rounds, everybody's points and turning points, and what leads it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CORAL, CREAM, FADED, GOLD, INK, PARCHMENT, mix
from game.ui.showing import OPEN
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.table.panel import TablePanel
from game.ui.table.preview import signed
from game.ui.tooltips import Tip
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.table.show import Show

ROW, GAP = 31, 5
"""Height of the row of buttons, and what lies between things."""
NARROW, PLAYING, SPEED = 30, 46, 42
"""Widths of a button without words, of the one that plays, and of the one for the speed."""
FOOT, HEAD, SIDE = 14, 11, 12
"""Within the timeline: room for the rounds, for turning points, and for the emblems at its end."""
NUMBER, TICK = 26, 11
"""Between two numbers of rounds, and between two of their lines, at least."""
MARK = 6
EVERY = (1, 2, 5, 10, 20, 50, 100, 200, 500)
TIMELINE = "timeline"
SIZE, BESIDE, WIDEST = 13.5, 54, 210
"""Of the words on buttons, what those need beside them, and how wide a button may become."""
WORDED = ("play-on", "leave", "eyes")
"""Which button has words first, where not all have room for them."""


class Console(TablePanel):
    def __init__(self, rect: Rect, show: Show) -> None:
        super().__init__(rect, "console", show.table)
        self.show_ = show
        u = show.table.kit.u
        self.buttons = self._buttons(Rect(rect.x, rect.y, rect.w, u(ROW)))
        top = rect.y + u(ROW + GAP)
        self.line = Rect(rect.x, top, rect.w, rect.bottom - top)
        self.plot = Rect(
            self.line.x + u(SIDE),
            self.line.y + u(HEAD),
            self.line.w - 2 * u(SIDE),
            self.line.h - u(HEAD + FOOT),
        )

    # Buttons

    def _buttons(self, row: Rect) -> list[Button]:
        show, u = self.show_, self.table.kit.u
        kinds: list[tuple[str, str, str, Callable[[], None], float]] = [
            ("round-back", "skip-back", "PgUp", partial(show.by_round, -1), NARROW),
            ("step-back", "step-back", ",", show.back, NARROW),
            ("play", "pause" if show.playing else "play", "Space", show.toggle, PLAYING),
            ("step", "step", ".", show.forth, NARROW),
            ("round-on", "skip", "PgDn", partial(show.by_round, 1), NARROW),
            ("turning-back", "swing-back", "Shift T", partial(show.by_turning, -1), NARROW),
            ("turning", "swing", "T", partial(show.by_turning, 1), NARROW),
            ("show-speed", "", "S", show.next_speed, SPEED),
        ]
        worded = [("eyes", "eye", "V", show.next_look)] if len(show.looks) > 1 else []
        worded += [("play-on", "branch", "P", show.play_on)] if show.branches else []
        worded += [("leave", "cross", "Esc", show.leave)]
        fixed = sum(u(width) for *_, width in kinds) + u(GAP) * (len(kinds) + len(worded) - 1)
        shrink = min(1.0, row.w / max(1, fixed + len(worded) * u(NARROW)))
        widths = self._widths([name for name, *_ in worded], max(row.w - fixed, len(worded) * u(NARROW)))
        made, x = list[Button](), float(row.x)
        for name, icon, key, act, width in kinds:
            box = Rect(round(x), row.y, round(u(width) * shrink), row.h)
            made.append(self._button(box, name, icon, key, act))
            x = box.right + u(GAP) * shrink
        for (name, icon, key, act), (wide, words) in zip(worded, widths, strict=True):
            box = Rect(round(x), row.y, round(wide * shrink), row.h)
            made.append(self._button(box, name, icon, key, act, words))
            x = box.right + u(GAP) * shrink
        return made

    def _widths(self, names: list[str], room: int) -> list[tuple[int, bool]]:
        """How wide each is, and whether it has words: as many as have room for them, which share out among
        them what is left over."""
        kit = self.table.kit
        made = [kit.u(NARROW)] * len(names)
        for name in sorted(names, key=WORDED.index):
            wanted = kit.type.width(self._words(name), "strong", SIZE) + kit.u(BESIDE)
            if sum(made) - kit.u(NARROW) + wanted <= room:
                made[names.index(name)] = wanted
        worded = [wide > kit.u(NARROW) for wide in made]
        sharing = [n for n, words in enumerate(worded) if words] or list(range(len(made)))
        for k, n in enumerate(sharing):
            made[n] = min(max(made[n], kit.u(WIDEST)), made[n] + (room - sum(made)) // (len(sharing) - k))
        return list(zip(made, worded, strict=True))

    def _button(
        self, box: Rect, name: str, icon: str, key: str, act: Callable[[], None], words: bool = False
    ) -> Button:
        kit, show = self.table.kit, self.show_
        text, size = self._words(name), SIZE
        shown = text if words else ""
        if name == "show-speed":
            shown = f"{show.speed}\N{MULTIPLICATION SIGN}"
        able = name != "play-on" or show.session.decision is not None
        why = "" if able else kit.say("show.tip.play-on-over")
        tip = Tip(title=text, lines=(kit.say(f"show.tip.{name}"),), why_not=why, key=key)
        strong = name == "play"
        return Button(box, name, shown, act, icon=icon, strong=strong, able=able, tip=tip, size=size)

    def _words(self, name: str) -> str:
        say, eyes = self.table.kit.say, self.show_.session.eyes
        if name == "eyes":
            return say("show.open") if eyes == OPEN else self.table.names[eyes]
        if name == "leave" and self.show_.on_end:
            return say("show.to-the-table")
        return say("show.pause" if name == "play" and self.show_.playing else f"show.{name}")

    # The timeline

    def x(self, step: float) -> int:
        return round(self.plot.x + self.plot.w * step / max(1, self.show_.last))

    def step_at(self, x: int) -> int:
        part = (x - self.plot.x) / max(1, self.plot.w)
        return round(max(0.0, min(1.0, part)) * self.show_.last)

    def paint(self, surface: Surface, kit: Kit) -> None:
        for button in self.buttons:
            button.paint(surface, kit)
            if button.name == "eyes" and self.show_.session.eyes != OPEN:
                self._paint_eyes(surface, kit, button)
        kit.box(surface, self.line, mix(CREAM, PARCHMENT, 0.3), BRASS_DARK, 1.2, 7)
        show = self.show_
        key = (self.line.size, show.version, self.table.kit, show.session.eyes)
        if show.drawn is None or show.drawn[0] != key:
            show.drawn = (key, self._course(kit))
        surface.blit(show.drawn[1], self.line)
        self._paint_cursor(surface, kit)

    def _paint_eyes(self, surface: Surface, kit: Kit, button: Button) -> None:
        """Whose eyes they are stands in place of the eye."""
        u, rect = kit.u, button.rect
        centre = (rect.x + u(21) if button.text else rect.centerx, rect.centery)
        kit.emblem(surface, self.table.liveries[self.show_.session.eyes], centre, u(11.5))

    def _course(self, kit: Kit) -> Surface:
        """Rounds and points: what hangs on the window and on whose eyes alone."""
        picture = Surface(self.line.size, pygame.SRCALPHA)
        plot, show = self.plot.move(-self.line.x, -self.line.y), self.show_

        def at(step: int, points: float) -> tuple[int, int]:
            return self.x(step) - self.line.x, round(plot.bottom - plot.h * (points - low) / (high - low))

        self._rounds(picture, kit, plot)
        flat = [n for row in show.points for n in row] or [0]
        low, high = min(0, *flat) if len(flat) > 1 else 0, max(1, *flat, 1)
        for seat in reversed(range(show.session.seats)):
            livery = self.table.liveries[seat]
            way = [at(n, row[seat]) for n, row in enumerate(show.points)]
            line = [place for n, place in enumerate(way) if n in (0, len(way) - 1) or place != way[n - 1]]
            if len(line) > 1:
                pygame.draw.lines(picture, livery.dark, False, line, max(2, kit.u(2.6)))
                pygame.draw.lines(picture, livery.light, False, line, max(1, kit.u(1.5)))
        for step in show.turning:
            self._diamond(picture, kit, (self.x(step) - self.line.x, plot.y - kit.u(HEAD) // 2))
        return picture

    def _rounds(self, picture: Surface, kit: Kit, plot: Rect) -> None:
        u, show = kit.u, self.show_
        starts = [n for n in range(1, len(show.rounds)) if show.rounds[n] != show.rounds[n - 1]]
        apart = plot.w / max(1, len(starts))
        lines = next((n for n in EVERY if n * apart >= u(TICK)), EVERY[-1])
        numbers = next((n for n in EVERY if n * apart >= u(NUMBER)), EVERY[-1])
        after = -u(NUMBER)
        for n in starts:
            number, x = show.rounds[n], self.x(n) - self.line.x
            if number % lines == 0:
                pygame.draw.line(picture, mix(BRASS, CREAM, 0.62), (x, plot.y), (x, plot.bottom))
            if number % numbers == 0 and x - after >= u(NUMBER) * 0.7:
                box = Rect(x - u(NUMBER) // 2, plot.bottom, u(NUMBER), u(FOOT))
                kit.line(picture, str(number), "text", 11.5, box, FADED, "centre")
                after = x

    def _diamond(self, surface: Surface, kit: Kit, centre: tuple[int, int]) -> None:
        x, y = centre
        r = kit.u(MARK * 0.7)
        shape = [(x - r, y), (x, y - r), (x + r, y), (x, y + r)]
        pygame.draw.polygon(surface, GOLD, shape)
        pygame.draw.polygon(surface, INK, shape, max(1, kit.u(1)))

    def _paint_cursor(self, surface: Surface, kit: Kit) -> None:
        """Where it stands; what lies ahead is paler."""
        u, x, show = kit.u, self.x(self.show_.goal), self.show_
        ahead = Rect(x, self.plot.y, self.plot.right - x, self.plot.h)
        if ahead.w > 0:
            veil = Surface(ahead.size, pygame.SRCALPHA)
            veil.fill((*mix(CREAM, PARCHMENT, 0.3), 120))
            surface.blit(veil, ahead)
        pygame.draw.line(surface, INK, (x, self.line.y + u(3)), (x, self.plot.bottom), max(3, u(3.4)))
        pygame.draw.line(surface, CORAL, (x, self.line.y + u(3)), (x, self.plot.bottom), max(1, u(1.8)))
        if show.goal < len(show.points):
            low = min(0, *(n for row in show.points for n in row)) if show.points else 0
            high = max(1, *(n for row in show.points for n in row))
            for seat, points in enumerate(show.points[show.goal]):
                y = round(self.plot.bottom - self.plot.h * (points - low) / (high - low))
                disc = kit.roundel(max(3, u(3.6)), ((0, INK), (1, self.table.liveries[seat].light)))
                surface.blit(disc, disc.get_rect(center=(x, y)))

    # What is done to it

    def spots(self) -> list[Spot]:
        made = [spot for button in self.buttons for spot in button.spots()]
        for spot in made:
            spot.lit = True
        made.append(Spot(TIMELINE, self.line, self.show_.toggle, lit=True, group="drag"))
        u, y = self.table.kit.u, self.line.y + self.table.kit.u(HEAD) // 2
        for step in self.show_.turning:
            rect = Rect(0, 0, u(2 * MARK), u(HEAD + 3))
            rect.center = (self.x(step), y)
            made.append(
                Spot(
                    f"turning {step}",
                    rect,
                    partial(self.show_.to_turning, step),
                    partial(self._tip, step),
                    lit=True,
                )
            )
        return made

    def _tip(self, step: int) -> Tip:
        """What turned there."""
        show, say, names = self.show_, self.table.kit.say, self.table.names
        pairs = zip(show.points[step - 1], show.points[step], strict=True)
        changes = [f"{names[seat]} {signed(b - a)}" for seat, (a, b) in enumerate(pairs) if a != b]
        title = f"{say('show.turning-point')} \N{MIDDLE DOT} {self._when(step)}"
        return Tip(title=title, lines=(", ".join(changes),), note=say("show.tip.to-turning"))

    def _when(self, step: int) -> str:
        say, now = self.table.kit.say, self.show_.rounds[step]
        return say("saves.round", n=now) if now else say("saves.setting-up")

    def drag(self, spot: Spot, at: tuple[int, int]) -> bool:
        if spot.name != TIMELINE or self.step_at(at[0]) == self.show_.goal:
            return False
        self.show_.jump(self.step_at(at[0]))
        return True

    def nudge(self, spot: Spot, by: int) -> bool:
        if spot.name == TIMELINE:
            (self.show_.forth if by > 0 else self.show_.back)()
        return spot.name == TIMELINE

    def scroll(self, turns: int) -> bool:
        (self.show_.forth if turns > 0 else self.show_.back)()
        return True

    def draw_pointed(self, stage: Stage, at: tuple[int, int]) -> None:
        """Which round lies under the pointer, and how everybody stood in it."""
        if not self.line.collidepoint(at):
            return
        kit, step = self.table.kit, self.step_at(at[0])
        label = self._label(kit, step)
        rect = label.get_rect(midbottom=(self.x(step), self.rect.y - kit.u(12)))
        stage.draw(label, rect.clamp(stage.rect).topleft)

    def _label(self, kit: Kit, step: int) -> Surface:
        show = self.show_
        points = tuple(show.points[step]) if step < len(show.points) else ()
        when = self._when(step)
        key = ("show label", when, points, tuple(self.table.liveries))
        return kit.made(key, lambda: self._paint_label(kit, when, points))

    def _paint_label(self, kit: Kit, when: str, points: tuple[int, ...]) -> Surface:
        u = kit.u
        words = kit.type.picture(when, "strong", 13, INK)
        figures = [kit.type.picture(signed(n).lstrip("+"), "strong", 13, INK) for n in points]
        width = words.get_width() + sum(u(27) + one.get_width() for one in figures) + u(18)
        picture = Surface((width, u(28)), pygame.SRCALPHA)
        kit.box(picture, picture.get_rect(), CREAM, BRASS_DARK, 1.2, 7)
        middle, x = picture.get_height() // 2, u(9)
        picture.blit(words, words.get_rect(midleft=(x, middle)))
        x += words.get_width() + u(7)
        for seat, one in enumerate(figures):
            kit.emblem(picture, self.table.liveries[seat], (x + u(9), middle), u(8.5))
            picture.blit(one, one.get_rect(midleft=(x + u(20), middle)))
            x += u(27) + one.get_width()
        return picture.convert_alpha()
