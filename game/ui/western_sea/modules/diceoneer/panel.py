"""The Diceoneer's place at the table: who it is, its instrument, its queue, and what it has just done."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.rules.western_sea.counts import controls
from game.rules.western_sea.modules.diceoneer.layer import Bot
from game.rules.western_sea.modules.diceoneer.turns import strength_sum
from game.rules.western_sea.modules.fish_and_ships.layer import fish
from game.ui.kit import Kit
from game.ui.palette import (
    BRASS,
    CORAL,
    CREAM,
    FADED,
    INK,
    LOSS,
    PARCHMENT,
    SEA_DARK,
    SEA_LIGHT,
    mix,
)
from game.ui.spots import Spot
from game.ui.table.fold import Fold
from game.ui.table.panel import glow
from game.ui.table.setting import beside
from game.ui.tooltips import Tip
from game.ui.western_sea.modules.advisors.panel import advisor_of, paint_roundel
from game.ui.western_sea.modules.diceoneer import art
from game.ui.western_sea.modules.diceoneer.layer import INSTRUMENT
from game.ui.western_sea.modules.diceoneer.tooltips import SoloTooltips
from game.ui.western_sea.modules.fish_and_ships.layer import FishLayer
from game.ui.western_sea.modules.shelf.cards import portrait
from game.ui.western_sea.panels.seats import SMALL, SeatCard

if TYPE_CHECKING:
    from game.ui.table.frame import Frame
    from game.ui.western_sea.modules.diceoneer.layer import Solo
    from game.ui.western_sea.table import SeaTable

HEAD, QUEUE, PATH, GAP = 45, 27, 16, 4
CAPTION = 56
"""The caption has at least so much."""
LOWEST, TALLEST = 340, 430
WIDTH = 248
TALL, FIGURE, LINE = 350, 34, 17
"""Its figures stand in a row of their own where the dial leaves no room in its corners."""
CORNER, HANG = 33, 20
"""Where the dial is wide, what stands in the corners below hangs lower by so much."""
SIZES = (13.0, 12.0, 11.2)
LOUPE = 18
"""The side of the sign at the rail's end that all this can be enlarged."""


def solo_fold(t: SeaTable, solo: Solo, slim: Rect, f: Frame) -> Fold:
    """The instrument opens beside its seat, as high as the window lets it; in a low one it scrolls."""
    u = t.kit.u
    place = beside(u, slim, (u(WIDTH), min(u(TALLEST), max(u(LOWEST), f.free.h))), f)
    fold = Fold(f"seat {solo.seat}", slim, place, lambda rect: [SoloPanel(rect, t, solo)], "seats", "f2")
    fold.by_itself = solo.at_work or any(t.targets.of("laid"))
    return fold


class SoloPanel(SeatCard):
    sizes: tuple[float, ...] = SIZES

    def __init__(self, rect: Rect, table: SeaTable, solo: Solo) -> None:
        super().__init__(rect, solo.seat, table)
        self.name = INSTRUMENT
        u, seat = table.kit.u, solo.seat
        self.solo = solo
        self.tooltips = SoloTooltips(table, solo)
        if not table.flights.busy:
            self.solo.settle()
        self.at_sea = fish.name in table.state.parts
        self.in_row = False
        self.hang = 0
        side = self._fit()
        if not self._clear(side, u(FIGURE), 3 * u(LINE)):
            self.in_row = True
            side = self._fit()
        corners = self.at_sea or advisor_of(table, seat) >= 0
        if corners and not self._clear(side, u(CORNER), u(CORNER)):
            self.hang = u(HANG)
            side = self._fit()
        self.dial = art.Dial((self.inner.centerx, self.inner.y + side // 2), side // 2)
        y = self.inner.y + side + self.hang + u(GAP)
        self.path_box = Rect(self.inner.x, y, self.inner.w, u(PATH) if self.at_sea else 0)
        y = self.path_box.bottom + (u(GAP) if self.at_sea else 0)
        self.queue_box = Rect(self.inner.x, y, self.inner.w, u(QUEUE))
        y = self.queue_box.bottom + u(GAP)
        self.caption_box = Rect(self.inner.x + u(2), y, self.inner.w - u(4), self.inner.bottom - y)

    def _fit(self) -> int:
        """The room below the head, and how wide the dial can be in it."""
        u, rect, pad = self.table.kit.u, self.rect, self.table.kit.u(9)
        head = u(HEAD) + (self._rows() * u(LINE) + u(2) if self.in_row else 0)
        self.inner = Rect(rect.x + pad, rect.y + head, rect.w - 2 * pad, rect.h - head - pad)
        below = u(QUEUE + GAP) + (u(PATH + GAP) if self.at_sea else 0)
        return min(self.inner.w, self.inner.h - below - self.hang - u(CAPTION))

    def _rows(self) -> int:
        """Of figures: two where the panel is tall."""
        return 2 if self.rect.h >= self.table.kit.u(TALL) else 1

    def _clear(self, side: int, w: int, h: int) -> bool:
        """Whether a box of this size in a corner would leave the dial alone."""
        dx, dy, r = self.inner.w / 2 - w, side / 2 - h, side / 2
        return dx * dx + dy * dy >= r * r

    @property
    def bot(self) -> Bot:
        return self.solo.seen

    # Where things lie

    def queue_boxes(self) -> list[Rect]:
        u, n = self.table.kit.u, len(self.bot.queue)
        side = u(QUEUE - 7)
        room = self.queue_box.w - u(10 + LOUPE) - side - (u(34) if self.bot.gold else 0)
        step = min(side + u(1), room // max(1, n - 1))
        x, y = self.queue_box.x + u(5), self.queue_box.centery - side // 2
        return [Rect(x + k * step, y, side, side) for k in range(n)]

    def queue_place(self, n: int) -> tuple[int, int]:
        """Where the n-th die of the queue lies, or would lie."""
        boxes = self.queue_boxes()
        if n < len(boxes):
            return boxes[n].center
        last = boxes[-1] if boxes else Rect(self.queue_box.x, self.queue_box.y, 0, self.queue_box.h)
        return min(
            last.right + self.queue_box.h // 2, self.queue_box.right - self.queue_box.h // 2
        ), last.centery

    def corner(self, right: bool) -> Rect:
        """Below the dial there is room on both sides."""
        u = self.table.kit.u
        box = Rect(0, 0, u(CORNER), u(CORNER))
        foot = self.dial.centre[1] + self.dial.radius + self.hang + u(1)
        if right:
            box.bottomright = (self.inner.right, foot)
        else:
            box.bottomleft = (self.inner.left, foot)
        return box

    def pieces(self, side: int) -> list[tuple[int, Rect]]:
        laid = self.bot.laid[side]
        return list(zip(laid, self.dial.places(side, self._count(side)), strict=False))

    def _count(self, side: int) -> int:
        return len(self.bot.laid[side]) + (self.bot.marker == side)

    # Drawing

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, rect, u = self.table, self.rect, kit.u
        kit.panel(surface, rect, mix(PARCHMENT, t.liveries[self.seat].light, 0.10))
        if t.turn_of() == self.seat:
            pygame.draw.rect(surface, t.liveries[self.seat].light, rect, u(4), border_radius=u(11))
        self._head(surface, kit)
        if sea := t.layer(FishLayer):
            sea.paint_seat(surface, kit, self.seat, rect)
        self._figures(surface, kit)
        art.paint_dial(surface, kit, self.dial)
        self._hexagon(surface, kit)
        if self.at_sea:
            art.paint_navy(surface, kit, self.corner(False), self.bot.navy, self._has_ship())
            self._path(surface, kit)
        if advisor_of(self.table, self.seat) >= 0:
            self._advisor(surface, kit)
        self._queue(surface, kit)
        self._caption(surface, kit)
        self._loupe(surface, kit)
        if t.targets.at("seat", self.seat):
            glow(surface, rect, kit, u(11), t.proposed(t.targets.at("seat", self.seat)))

    def _has_mark(self) -> bool:
        """Its name says what it is."""
        return False

    def _second_line(self) -> str:
        return self.tooltips.level_name()

    def figure_boxes(self) -> list[tuple[str, int, bool, Rect]]:
        """Its figures stand in the two corners above the dial."""
        u = self.table.kit.u
        w, h = u(FIGURE), u(LINE)
        made = []
        for n, (icon, count, warn) in enumerate(self._counts()):
            column, row = divmod(n, 3)
            x = self.inner.right - w if column else self.inner.x
            made.append((icon, count, warn, Rect(x, self.inner.y + row * h, w, h)))
        return made

    def _figures(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        if self.in_row:
            figures, rows = self._counts(), self._rows()
            each = len(figures) // rows
            for n in range(rows):
                y = self.rect.y + u(HEAD) + n * u(LINE) + u(LINE) // 2
                self._row(surface, kit, figures[n * each : (n + 1) * each], y)
            return
        for n, (icon, count, warn, box) in enumerate(self.figure_boxes()):
            if warn:
                pygame.draw.rect(surface, mix(PARCHMENT, CORAL, 0.4), box, border_radius=u(5))
            words = kit.type.picture(str(count), "strong", SMALL * 0.86, LOSS if warn else INK)
            if n < 3:
                kit.icon(surface, icon, u(SMALL), (box.x + u(8), box.centery))
                surface.blit(words, words.get_rect(midleft=(box.x + u(18), box.centery)))
            else:
                kit.icon(surface, icon, u(SMALL), (box.right - u(8), box.centery))
                surface.blit(words, words.get_rect(midright=(box.right - u(18), box.centery)))

    def _counts(self) -> list[tuple[str, int, bool]]:
        made = super()._counts()
        made[-1] = ("technology", self.bot.known.bit_count(), False)
        s = self.table.state
        return [*made, ("control", sum(controls(s, self.seat, tile) for tile in s.at.values()), False)]

    def _hexagon(self, surface: Surface, kit: Kit) -> None:
        t, dial = self.table, self.dial
        last = self.bot.last
        if last >= 0:
            art.paint_pointer(surface, kit, dial, last)
        for side, action in enumerate(self.solo.script.sides):
            x, y = dial.at(art.bearing(side), (art.WELL + art.HEXAGON * 0.866) / 2 + 0.005)
            kit.icon(surface, t.book.actions[action], round(dial.radius * 0.21), (round(x), round(y)))
            numbers = [n for n, one in self.solo.script.side_of_number.items() if one == side]
            art.paint_number(surface, kit, dial, side, "".join(map(str, numbers)))
            for piece, box in self.pieces(side):
                self._piece(surface, kit, side, piece, box)
            if self.bot.marker == side:
                place = dial.places(side, self._count(side))[-1]
                surface.blit(art.marker(kit, place.w), place)
            if self._count(side):
                strength = sum(n for _, n in strength_sum(t.book, t.state, side)) if self._still(side) else 0
                art.paint_strength(surface, kit, dial, side, strength or self._count(side), side == last)
        well = dial.well
        if self.bot.shown:
            surface.blit(art.pips(kit, self.bot.shown, well.w), well)

    def _still(self, side: int) -> bool:
        """Whether what is seen there is what is there, so that the rules can be asked for its strength."""
        part = self.solo._part()
        return part.laid[side] == self.bot.laid[side] and part.marker == self.bot.marker

    def _piece(self, surface: Surface, kit: Kit, side: int, piece: int, box: Rect) -> None:
        t = self.table
        if piece >= 0:
            surface.blit(kit.die(t.colour_of(piece), t.icons_of(piece), box.w), box)
            return
        name = t.book.resources[-1 - piece]
        surface.blit(art.token(kit, name, box.w), box)
        option = t.targets.at("laid", f"{t.book.actions[self.solo.script.sides[side]]}:{name}")
        if option:
            glow(surface, box, kit, box.w // 2, t.proposed(option))

    def _queue(self, surface: Surface, kit: Kit) -> None:
        """A rail; the dice that it rolls next stand on its bright part."""
        t, u, box = self.table, kit.u, self.queue_box
        radius = u(7)
        pygame.draw.rect(surface, mix(SEA_DARK, INK, 0.2), box, border_radius=radius)
        boxes, n = self.queue_boxes(), self.tooltips.rolls_next()
        if boxes[:n]:
            bright = boxes[0].union(boxes[min(n, len(boxes)) - 1]).inflate(u(6), u(5))
            pygame.draw.rect(surface, mix(SEA_DARK, SEA_LIGHT, 0.75), bright, border_radius=u(5))
            pygame.draw.rect(surface, mix(BRASS, CREAM, 0.4), bright, max(1, u(1.2)), border_radius=u(5))
        pygame.draw.rect(surface, BRASS, box, max(1, u(1.8)), border_radius=radius)
        for colour, die in reversed(list(zip(self.bot.queue, boxes, strict=True))):
            surface.blit(kit.die(t.book.colours[colour], (), die.w), die)
        if self.bot.gold:
            place = Rect(box.right - u(34 + LOUPE), box.y, u(32), box.h)
            self.figure(surface, kit, "gold", str(self.bot.gold), (place.x, place.centery), 15, CREAM)

    def _caption(self, surface: Surface, kit: Kit) -> None:
        """What it has just done, in as many words as there is room for."""
        box = self.caption_box
        ways = self.solo.captions() if self.solo.story else []
        if not ways or not ways[0]:
            kit.lines(surface, kit.say("solo.caption-none"), "italic", self.sizes[1], box, FADED)
            return
        text, size = next(
            (
                (text, size)
                for sizes in (self.sizes[:2], self.sizes[2:])
                for text in ways
                for size in sizes
                if kit.text_height(text, "text", size, box.w) <= box.h
            ),
            ("", 0),
        )
        if text:
            kit.lines(surface, text, "text", size, box, INK)
        else:
            smallest = self.sizes[-1]
            step = kit.type.height("text", smallest)
            lines = kit.type.wrapped(ways[-1], "text", smallest, box.w)[: max(1, box.h // step)]
            lines[-1] = lines[-1].rstrip(" .;,") + "\N{HORIZONTAL ELLIPSIS}"
            for n, line in enumerate(lines):
                kit.line(surface, line, "text", smallest, Rect(box.x, box.y + n * step, box.w, step))

    def _loupe(self, surface: Surface, kit: Kit) -> None:
        u, half = kit.u, kit.u(LOUPE) // 2
        centre = (self.queue_box.right - half - u(5), self.queue_box.centery)
        pygame.draw.circle(surface, CREAM, centre, half)
        pygame.draw.circle(surface, BRASS, centre, half, max(1, u(1.4)))
        kit.icon(surface, "zoom-in", u(LOUPE) * 3 // 4, centre)

    def _advisor(self, surface: Surface, kit: Kit) -> None:
        box, t = self.corner(True), self.table
        entry = t.book.things[advisor_of(t, self.seat)]
        paint_roundel(surface, kit, portrait(kit, entry), box.center, box.w // 2, t.liveries[self.seat].dark)
        if self.bot.marker < 0:
            side = round(box.w * 0.5)
            surface.blit(art.marker(kit, side), (box.x - side // 4, box.y - side // 4))

    # Sailing

    def _has_ship(self) -> bool:
        return self.tooltips.ship_place() is not None

    def path_boxes(self) -> list[tuple[int, Rect]]:
        """The places of its course in order, as pips; none before the sea is raised."""
        path = self.tooltips.path()
        if not path:
            return []
        box = self.path_box
        step = box.w / len(path)
        side = min(box.h, int(step) - 1)
        return [
            (place, Rect(round(box.x + step * n + (step - side) / 2), box.centery - side // 2, side, side))
            for n, place in enumerate(path)
        ]

    def _path(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        boxes = self.path_boxes()
        if not boxes:
            kit.line(surface, kit.say("solo.no-sea"), "italic", 11.5, self.path_box, FADED, "centre")
            return
        here, next_ = self.tooltips.ship_place(), self.tooltips.next_place()
        y = self.path_box.centery
        pygame.draw.line(surface, BRASS, (boxes[0][1].centerx, y), (boxes[-1][1].centerx, y), max(1, u(1.6)))
        for place, box in boxes:
            own = self.tooltips.settled(place)
            fill = self.table.liveries[self.seat].light if own else self.tooltips.hue(place)
            pygame.draw.circle(surface, INK, box.center, box.w // 2 - u(2))
            pygame.draw.circle(surface, fill, box.center, box.w // 2 - u(3))
            if place == next_ and here is not None:
                pygame.draw.circle(surface, CORAL, box.center, box.w // 2, max(1, u(1.8)))
            if place == here:
                kit.icon(surface, "ship", box.h + u(3), box.center)

    # Telling

    def _tip(self) -> Tip:
        return self.tooltips.seat(self.table.tooltips.seat(self.seat))

    def spots(self) -> list[Spot]:
        made = super().spots()
        larger = self.solo.enlarge
        made.append(Spot("solo caption", self.caption_box, larger, self.tooltips.caption, right=larger))
        made.append(Spot("solo queue", self.queue_box, tip=self.tooltips.queue, right=larger))
        for n, box in enumerate(self.queue_boxes()):
            made.append(Spot(f"queue {n}", box, tip=partial(self.tooltips.queued, n, self.bot.queue[n])))
        for side in range(art.SIDES):
            tip = partial(self.tooltips.side, side)
            made.append(Spot(f"solo side {side}", self.dial.hollow(side), tip=tip, right=larger))
        made.append(Spot("solo die", self.dial.well, tip=self.tooltips.number, right=larger))
        for side in range(art.SIDES):
            made += self._piece_spots(side)
        if self.at_sea:
            made.append(Spot("solo navy", self.corner(False), tip=self.tooltips.navy))
            for place, box in self.path_boxes():
                made.append(Spot(f"solo course {place}", box, tip=partial(self.tooltips.course, place)))
        advisor = advisor_of(self.table, self.seat)
        if advisor >= 0:
            about, right = partial(self.tooltips.advisor, advisor), partial(self.table.enlarge, advisor)
            made.append(Spot("solo advisor", self.corner(True), tip=about, right=right))
        return made

    def _piece_spots(self, side: int) -> list[Spot]:
        """Tokens that may be chosen; what else lies there is told by its side."""
        t = self.table
        made, seen = [], set()
        action = t.book.actions[self.solo.script.sides[side]]
        for piece, box in self.pieces(side):
            if piece >= 0:
                continue
            key = f"{action}:{t.book.resources[-1 - piece]}"
            option = t.targets.at("laid", key)
            if option and key not in seen:
                seen.add(key)
                made.append(
                    Spot(f"laid {key}", box, t.chooser(option), partial(t.tooltips.choice, option), lit=True)
                )
        return made
