"""The curtain between people who share a screen: whose secrets the table may show, and the cloth before them.

While it hangs, the table shows only what everybody knows and offers nothing, so that no word, picture or
preview of what is hidden is even made. One person among bots never sees it.
"""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, FADED, INK, PARCHMENT, SHADOW, Livery, mix
from game.ui.spots import Spot
from game.ui.table.flights import Flight, ease
from game.ui.table.hooks import NOBODY
from game.ui.table.panel import TablePanel, glow
from game.ui.table.targets import Targets
from game.ui.tooltips import Tip
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.table.table import Table

WIDTH, HEIGHT = 460, 300
FOLDS = 9
LIFTING = 0.45
"""Seconds in which it rolls up."""


class Eyes:
    """Who looks at the screen. The table shows what this seat knows, or what all know if it is nobody."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seat = NOBODY

    @property
    def shared(self) -> bool:
        """More than one person plays here, or did before a seat was handed over."""
        return len(self.table.session.sat_down()) > 1 and not self.table.session.demo

    @property
    def closed(self) -> bool:
        """The curtain hangs: somebody is asked who knows something that whoever looks now may not see."""
        person = self.table.session.person_asked()
        if self.table.beats.busy:  # what others did is there for all to see
            return False
        return self.shared and person is not None and person != self.seat and not self.aside

    @property
    def aside(self) -> bool:
        """Somebody is asked out of turn, and about nothing hidden: what that seat alone knows stays covered,
        so that the question can be answered at once, without a curtain before it and another after it."""
        decision, turn = self.table.session.decision, self.table.turn_of()
        if decision is None or not 0 <= turn != decision.seat or decision.seat == self.seat:
            return False
        return not any(self.table.is_secret(option) for option in decision.options)

    def follow(self) -> None:
        """A new position, or other people: whoever may have left the screen has to lift the curtain again."""
        table, before = self.table, self.seat
        people, person = table.session.people(), table.session.person_asked()
        if not self.shared:
            self.seat = self._only()
        elif table.session.over or self.seat not in people:
            self.seat = NOBODY
        if self.shared and people != [self.seat]:
            if person is None:
                # Bots that choose in the midst of a turn send nobody away.
                self.seat = self.seat if table.turn_of() == self.seat else NOBODY
            elif person != self.seat:
                self.seat = NOBODY if table.private_to(person) else person
        if self.seat != before:
            table.pinned = None

    def _only(self) -> int:
        """The only person, even if a bot stands in; where there are none but bots, it is each in turn."""
        people = self.table.session.sat_down()
        return people[0] if people and not self.table.session.demo else self.table.asked

    def lift(self) -> None:
        """Whoever is asked looks now."""
        table, person = self.table, self.table.session.person_asked()
        if person is None or person == self.seat:
            return
        cloth = next((w for w in table.widgets if isinstance(w, Curtain)), None)
        self.seat = person
        if cloth and table.pace and not table.app.settings.reduced_motion:
            table.flights.add(cloth.rolling_up())
        table.sound("card-lift")
        table.changed()

    def public_picture(self) -> Surface:
        """The window as anybody may see it, for what others will look at, such as the picture of a save."""
        table = self.table
        if not self.shared or self.seat == NOBODY or not table.private_to(self.seat):
            return table.app.window
        seat, targets, hinted = self.seat, table.targets, table.hinted
        self.seat, table.targets, table.hinted = NOBODY, Targets(None), None
        picture = Surface(table.stage.rect.size)
        try:
            table.layout(table.stage.rect)
            table.paint(picture, picture.get_rect())
        finally:
            self.seat, table.targets, table.hinted = seat, targets, hinted
            table.refresh()
        return picture


def hang(table: Table) -> list[Widget]:
    """The curtain, if it is needed now; a table lays it over everything else."""
    if not table.eyes.closed:
        return []
    u, area = table.kit.u, table.camera.area
    rect = Rect(0, 0, min(u(WIDTH), area.w), min(u(HEIGHT), area.h))
    rect.center = area.center
    return [Curtain(rect, "curtain", table)]


class Curtain(TablePanel):
    """A cloth in the colour of whoever is wanted, on a brass rod, with emblem, name and what to do."""

    def paint(self, surface: Surface, kit: Kit) -> None:
        seat, u, rect = self.table.asked, kit.u, self.rect
        livery = self.table.liveries[seat]
        surface.blit(self._cloth(kit), (rect.x, rect.y))
        plate = self._plate()
        kit.panel(surface, plate, PARCHMENT)
        kit.emblem(surface, livery, (plate.centerx, plate.y + u(4)), u(30))
        words = Rect(plate.x + u(18), plate.y + u(38), plate.w - u(36), u(34))
        kit.line(surface, self.table.names[seat], "title", 26, words, INK, "centre")
        line = Rect(words.x, words.bottom, words.w, u(24))
        kit.line(surface, kit.say("curtain.eyes"), "strong", 16, line, INK, "centre")
        under = Rect(words.x, line.bottom, words.w, u(20))
        kit.line(surface, kit.say("curtain.others"), "italic", 14, under, FADED, "centre")
        button = Rect(0, 0, min(plate.w - u(36), u(240)), u(40))
        button.midbottom = (plate.centerx, plate.bottom - u(14))
        kit.button(surface, button, kit.say("curtain.lift"), icon="eye", key="Enter", strong=True, size=16)
        glow(surface, button, kit, u(9))

    def _plate(self) -> Rect:
        u = self.table.kit.u
        plate = Rect(0, 0, min(u(350), self.rect.w - u(30)), u(186))
        plate.center = (self.rect.centerx, self.rect.centery + u(14))
        return plate

    def _cloth(self, kit: Kit) -> Surface:
        livery, size = self.table.liveries[self.table.asked], self.rect.size
        return kit.made(("curtain", size, livery), lambda: _cloth(kit, size, livery))

    def rolling_up(self) -> Flight:
        top, rect = self.rect.top, self.rect

        def left(t: float) -> int:
            return max(1, round(rect.h * (1 - ease(t))))

        def shape(t: float, cloth: Surface) -> Surface:
            return cloth.subsurface(Rect(0, 0, rect.w, left(t)))

        return Flight(
            self._cloth(self.table.kit),
            0.0,
            LIFTING,
            lambda t: (rect.centerx, top + left(t) / 2),
            shape=shape,
            quiet=True,
        )

    def spots(self) -> list[Spot]:
        return [Spot("curtain", self.rect, self.table.eyes.lift, self._tip, lit=True)]

    def _tip(self) -> Tip:
        say = self.table.kit.say
        return Tip(title=say("curtain.lift"), lines=(say("curtain.why"),), icon="eye")


def _cloth(kit: Kit, size: tuple[int, int], livery: Livery) -> Surface:
    """Folds fall from the rod; the hem is a brass fringe."""
    u, (w, h) = kit.u, size
    picture = Surface(size, pygame.SRCALPHA)
    rod, hem = u(12), u(16)
    for x in range(w):
        light = 0.5 + 0.5 * sin(2 * pi * FOLDS * x / w) + 0.25 * sin(2 * pi * FOLDS * 2.7 * x / w + 1)
        tone = mix(livery.dark, livery.light, max(0.0, min(1.0, light)))
        tone = mix(tone, SHADOW, 0.22)
        depth = h - hem - round(u(5) * (0.5 + 0.5 * sin(2 * pi * FOLDS * x / w + pi)))
        pygame.draw.line(picture, tone, (x, rod // 2), (x, depth))
        pygame.draw.line(picture, mix(BRASS, SHADOW, 0.5 * (1 - light / 1.3)), (x, depth - u(6)), (x, depth))
        if x % max(2, u(3)) == 0:
            pygame.draw.line(picture, BRASS, (x, depth), (x, depth + u(9)), max(1, u(1)))
    pygame.draw.rect(picture, BRASS_DARK, Rect(0, 0, w, rod + u(2)), border_radius=rod // 2)
    pygame.draw.rect(picture, BRASS, Rect(0, 0, w, rod), border_radius=rod // 2)
    pygame.draw.line(picture, CREAM, (rod // 2, rod // 3), (w - rod // 2, rod // 3), max(1, u(1.5)))
    for x in (rod // 2, w - rod // 2 - 1):
        pygame.draw.circle(picture, BRASS, (x, rod // 2), rod // 2 + u(1))
        pygame.draw.circle(picture, INK, (x, rod // 2), rod // 2 + u(1), 1)
    return picture.convert_alpha()
