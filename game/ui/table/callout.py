"""How a beat is seen: a card beside the place where it happens, a ring around that, points that fly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.state import Event
from game.ui.kit import Kit
from game.ui.palette import CREAM, FADED, GAIN, INK, LIT, LOSS, PARCHMENT, mix
from game.ui.table.beat import Beat, Told
from game.ui.table.camera import Point
from game.ui.table.flights import Flight, arc
from game.ui.table.preview import signed

if TYPE_CHECKING:
    from game.ui.table.table import Table

CALLOUT, CIRCLE, ANNOUNCED = "callout", "ring", "announced"
"""Card, rings, and whatever else is written large over the map."""
WIDTH, SIDE, PAD = 330, 78, 13
HEAD, CHIP, LINE = 24, 26, 15.0
TITLE = 16.5
RINGS, MOST_RINGS, LEAST = 8, 4, 34
RING = 0.9
"""Seconds for which the ring closes in on the place."""
FLIES = 0.8
AWAY = 46
"""So far from the middle of the place the card keeps away."""
AT_LEAST = 0.6
"""Seconds for which a card is seen at least, even if the next beat comes sooner."""


def show(table: Table, beat: Beat, told: Told, length: float, large: bool) -> None:
    """Nobody waits for these: the beat has its own time."""
    if not told.matters:
        return
    found = places(table, beat)
    at = next(iter(found), None)
    if not table.app.settings.reduced_motion:
        covers = table.beats.covers()
        for n, point in enumerate(found[:MOST_RINGS]):
            if _around(table, point, LEAST).collidelist(covers) < 0:
                _ring(table, point, f"{CIRCLE} {n}")
    if not large:
        picture = card(table, beat, told)
        place = beside(table, found, beat.seat, picture.get_size())
        centre = place.center
        flight = Flight(picture, 0.0, max(length, AT_LEAST), lambda t: centre, quiet=True, group=CALLOUT)
        table.flights.add(flight)
    if not table.app.settings.reduced_motion:
        for n, (seat, points) in enumerate(told.changes):
            _fly(table, at or table.camera.area.center, seat, points, 0.12 * n, length)


def put_away(table: Table) -> None:
    """What is seen of a beat, when it is over."""
    for group in (CALLOUT, CIRCLE, ANNOUNCED):
        table.flights.clear(group)


def chief(table: Table, beat: Beat) -> list[Event]:
    """What it is about before all, of what is told of it."""
    motion = table.motion
    return motion.chief(motion.heard(beat.events) or beat.events)


def places(table: Table, beat: Beat) -> list[Point]:
    """Where it happened, what it is about first."""
    found = (table.motion.place(event) for event in chief(table, beat))
    return list(dict.fromkeys(at for at in found if at and table.stage.rect.collidepoint(at)))


def portrait(table: Table, beat: Beat, side: int) -> Surface | None:
    pictures = (table.motion.portrait(event, side) for event in chief(table, beat))
    return next((picture for picture in pictures if picture), None)


def card(table: Table, beat: Beat, told: Told) -> Surface:
    """Who, what, with what, where, what it did to the points of everyone, and why."""
    kit = table.kit
    u = kit.u
    side, pad, w = u(SIDE), u(PAD), u(WIDTH)
    picture = portrait(table, beat, side)
    left = pad + (side + u(10) if picture else 0)
    room = w - left - pad
    indent = u(26) if beat.seat >= 0 else 0
    title = heading(table, beat, told)
    if kit.type.width(title, "name", TITLE) > room - indent and beat.seat >= 0:
        title = table.names[beat.seat]  # the text tells the rest
    high = u(HEAD) + kit.text_height(told.text, "text", LINE, room) if told.text else u(HEAD)
    why = told.why and kit.text_height(told.why, "italic", 13.5, room)
    high += (u(CHIP) + u(3) if told.changes else 0) + (why + u(2) if why else 0)
    h = max(high, side if picture else 0) + 2 * pad
    margin = u(14)
    made = Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
    rect = Rect(margin, margin, w, h)
    livery = table.liveries[beat.seat] if beat.seat >= 0 else None
    kit.panel(made, rect, mix(PARCHMENT, livery.light, 0.22) if livery else PARCHMENT)
    if picture:
        box = Rect(rect.x + pad, rect.y + (h - side) // 2, side, side)
        made.blit(picture, picture.get_rect(center=box.center))
    x, y = rect.x + left, rect.y + pad - u(2)
    if livery:
        kit.emblem(made, livery, (x + u(10), y + u(11)), u(10))
    kit.line(made, title, "name", TITLE, Rect(x + indent, y, room - indent, u(22)), INK)
    y += u(HEAD)
    if told.text:
        y = kit.lines(made, told.text, "text", LINE, Rect(x, y, room, h), INK)
    if told.changes:
        chips(made, table, told.changes, Rect(x, y + u(3), room, u(CHIP)))
        y += u(CHIP) + u(3)
    if why:
        kit.lines(made, told.why, "italic", 13.5, Rect(x, y + u(2), room, h), FADED)
    return made.convert_alpha()


def heading(table: Table, beat: Beat, told: Told) -> str:
    """Who did it, and how that is called."""
    if beat.seat < 0:
        return told.head
    who = table.names[beat.seat]
    return f"{who} \N{MIDDLE DOT} {told.head}" if told.head else who


def chips(surface: Surface, table: Table, changes: tuple[tuple[int, int], ...], box: Rect) -> int:
    """Emblem and difference of each seat whose points have changed; says where they end."""
    kit, x = table.kit, box.x
    for seat, points in changes:
        picture = chip(kit, table, seat, points, box.h)
        if x + picture.get_width() > box.right and x > box.x:
            break
        surface.blit(picture, (x, box.y))
        x += picture.get_width() + kit.u(5)
    return x


def chip(kit: Kit, table: Table, seat: int, points: int, high: int) -> Surface:
    livery = table.liveries[seat]

    def make() -> Surface:
        words = kit.type.picture(signed(points), "strong", 14.5, GAIN if points > 0 else LOSS)
        radius = high // 2
        picture = Surface((2 * radius + words.get_width() + kit.u(12), high), pygame.SRCALPHA)
        edge = GAIN if points > 0 else LOSS
        kit.rounded(picture, picture.get_rect(), radius, ((0, edge), (max(1, kit.u(1.4)), CREAM)))
        kit.emblem(picture, livery, (radius, radius), radius - max(1, kit.u(2)))
        picture.blit(words, words.get_rect(midleft=(2 * radius + kit.u(3), high // 2)))
        return picture.convert_alpha()

    return kit.made(("beat-chip", livery, points, high), make)


def beside(table: Table, places: Sequence[Point], seat: int, size: tuple[int, int]) -> Rect:
    """Next to the place that it is about, where it covers none, nor an open panel; else next to whoever did
    it, or above the map."""
    area = table.camera.area
    room = area if area.w >= size[0] and area.h >= size[1] else table.stage.rect
    rect, whose = Rect((0, 0), size), table.spot(f"seat {seat}")
    if not places:
        rect.midtop = area.midtop
        if whose:
            rect.midleft = whose.rect.midright
        return rect.clamp(room)
    kept = [_around(table, place, AWAY) for place in places]
    tries = [rect.copy() for _ in range(4)]
    tries[0].midleft, tries[1].midright = kept[0].midright, kept[0].midleft
    tries[2].midtop, tries[3].midbottom = kept[0].midbottom, kept[0].midtop
    if places[0][0] > area.centerx:
        tries[:2] = tries[1], tries[0]
    found = [one.clamp(room) for one in tries]
    panels = [w.rect for w in table.widgets if w.rect.colliderect(area) and w.rect.size != size]

    def in_the_way(one: Rect) -> tuple[bool, int]:
        return one.colliderect(kept[0]), len(one.collidelistall(kept)) + len(one.collidelistall(panels))

    return min(found, key=in_the_way)


def _around(table: Table, place: Point, reach: int) -> Rect:
    side = table.kit.u(2 * reach)
    rect = Rect(0, 0, side, side)
    rect.center = (round(place[0]), round(place[1]))
    return rect


def _ring(table: Table, at: Point, group: str) -> None:
    """It closes in on the place; nobody waits for it."""
    u = table.kit.u

    def drawn(n: int) -> Surface:
        radius = u(LEAST + 5 * (RINGS - n))
        picture = Surface((2 * radius + 4, 2 * radius + 4), pygame.SRCALPHA)
        centre = picture.get_rect().center
        pygame.draw.circle(picture, INK, centre, radius, max(3, u(5)))
        pygame.draw.circle(picture, LIT, centre, radius - max(1, u(1)), max(1, u(3)))
        return picture.convert_alpha()

    rings = [table.kit.made(("beat-ring", n), partial(drawn, n)) for n in range(RINGS + 1)]

    def shape(t: float, _: Surface) -> Surface:
        return rings[min(RINGS, int(t * (RINGS + 4)))]

    area = table.camera.area
    within = area if area.collidepoint(at) else None  # what is asked or told beside the map stays readable
    ring = Flight(rings[0], 0.0, RING, lambda t: at, shape=shape, quiet=True, group=group, within=within)
    table.flights.add(ring)


def _fly(table: Table, start: Point, seat: int, points: int, after: float, length: float) -> None:
    """What it is worth flies to whom it concerns."""
    kit = table.kit
    picture = chip(kit, table, seat, points, kit.u(30))
    end = table.place_of(f"seat {seat}")
    way: Callable[[float], Point] = arc(start, end, kit.u(70))
    begin = partial(table.sound, "coin", 0.5) if points > 0 else None
    lasts = min(FLIES, max(0.3, length))
    table.flights.add(Flight(picture, min(after, length / 2), lasts, way, begin=begin, quiet=True))
