"""Tooltips: a small sheet that tells what a thing is, what it pays and gains, or why it can't be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, FADED, GAIN, INK, LOSS, Colour
from game.ui.typeset import Face

WIDTH = 300
PAD = 12
ICON = 34
LAPS = 12
"""What is magnified overlaps its tooltip by this part of its height."""
KEY, CAP = 24, 52
"""Height and width that are kept free for a key."""


@dataclass(frozen=True)
class Tip:
    """Frozen, so that the same words are drawn once."""

    title: str = ""
    kind: str = ""
    """What sort of thing it is, in small letters under the title."""
    lines: tuple[str, ...] = ()
    gains: tuple[str, ...] = ()
    losses: tuple[str, ...] = ()
    warning: str = ""
    """What can't be taken back."""
    why_not: str = ""
    icon: str = ""
    note: str = ""
    page: str = ""
    """The leaf of the handbook that tells more."""
    opens: bool = False
    """A right click opens it there."""
    above: bool = False
    """It is shown above what it tells about, which lies in a row with others."""
    key: str = ""
    """The key that does the same."""


Row = tuple[str, Face, float, Colour, bool]
"""Text, face, size, colour, and whether a line is drawn above."""


def _rows(kit: Kit, tip: Tip) -> list[Row]:
    rows: list[Row] = []
    if tip.title:
        rows.append((tip.title, "name", 18, INK, False))
    if tip.kind:
        rows.append((tip.kind, "italic", 13, FADED, False))
    rows += [(line, "text", 14.5, INK, False) for line in tip.lines]
    rest: list[Row] = [(line, "strong", 14.5, GAIN, False) for line in tip.gains]
    rest += [(line, "strong", 14.5, LOSS, False) for line in tip.losses]
    if tip.why_not:
        rest.append((tip.why_not, "strong", 14.5, LOSS, False))
    if tip.warning:
        rest.append((tip.warning, "italic", 14, LOSS, False))
    if tip.note:
        rest.append((tip.note, "italic", 13, FADED, False))
    if tip.page:
        key = "handbook.more-click" if tip.opens and not kit.by_pad else "handbook.more"
        rest.append((kit.how(key), "italic", 13, FADED, False))
    if rest and rows:
        rest[0] = (*rest[0][:4], True)
    return rows + rest


def tip_width(kit: Kit, tip: Tip, window: Rect) -> int:
    """As wide as tooltips are, or wider, if it would be higher than its window."""
    usual, most = kit.u(WIDTH * kit.text), window.w - kit.u(20)
    room = window.h - kit.u(20)
    widths = (w for w in range(usual, most, kit.u(40)) if tip_size(kit, tip, w)[1] <= room)
    return next(widths, usual)


def _laid(kit: Kit, tip: Tip, width: int) -> tuple[list[tuple[int, str, Row]], int, int]:
    """Each line with its top, then the height of all and the width of the widest. What stands beside the
    picture is broken earlier."""
    whole = width - 2 * kit.u(PAD)
    picture = kit.u(ICON + 4) if tip.icon else kit.u(KEY) if tip.key else 0
    aside = kit.u(ICON + 8) if tip.icon else kit.u(CAP) if tip.key else 0
    laid: list[tuple[int, str, Row]] = []
    y, widest = 0, 0
    for text, face, plain, colour, ruled in _rows(kit, tip):
        size = plain * kit.text
        row: Row = (text, face, size, colour, ruled)
        y += kit.u(9) if ruled else 0
        step = kit.type.height(face, size)
        beside = aside if y < picture else 0
        for line in kit.type.wrapped(text, face, size, whole - beside):
            laid.append((y, line, row))
            widest = max(widest, kit.type.width(line, face, size) + beside)
            y += step
    return laid, max(y, picture), widest


def tip_size(kit: Kit, tip: Tip, width: int) -> tuple[int, int]:
    """At most so wide, and as high as that makes it."""
    _, height, widest = _laid(kit, tip, width)
    pad = kit.u(PAD)
    return min(width, max(widest + 2 * pad, kit.u(90))), height + 2 * pad


def with_lens(size: tuple[int, int], lens: Surface | None) -> tuple[int, int]:
    """The size of a sheet with what is magnified above it, which overlaps it a little."""
    if lens is None:
        return size
    w, h = lens.get_size()
    return max(size[0], w), size[1] + h - h // LAPS


def paint_tip(kit: Kit, tip: Tip, size: tuple[int, int], width: int) -> Surface:
    margin, pad = kit.u(14), kit.u(PAD)
    picture = Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    rect = Rect(margin, margin, *size)
    kit.panel(picture, rect)
    box = rect.inflate(-2 * pad, -2 * pad)
    if tip.icon:
        side = kit.u(ICON)
        kit.icon(picture, tip.icon, side, (box.right - side // 2, box.top + side // 2))
    elif tip.key:
        kit.keycap(picture, tip.key, Rect(box.x, box.y, box.w, kit.u(KEY)))
    ruled: set[int] = set()
    for y, line, row in _laid(kit, tip, width)[0]:
        _, face, points, colour, rule = row
        if rule and id(row) not in ruled:
            ruled.add(id(row))
            line_y = box.top + y - kit.u(5)
            pygame.draw.line(picture, BRASS, (box.left, line_y), (box.right, line_y))
        picture.blit(kit.type.picture(line, face, points, colour), (box.left, box.top + y))
    return picture


def place_tip(
    screen: Rect,
    near: Rect,
    size: tuple[int, int],
    gap: int,
    above: bool = False,
    others: Sequence[Rect] = (),
    read: Sequence[Rect] = (),
) -> Rect:
    """Beside what it tells about, inside the window, over as few of the others as can be and, if there is
    any room, over nothing that is being read."""
    w, h = size
    places = [
        Rect(near.right + gap, near.top, w, h),
        Rect(near.left - gap - w, near.top, w, h),
        Rect(near.centerx - w // 2, near.top - gap - h, w, h),
        Rect(near.centerx - w // 2, near.bottom + gap, w, h),
    ]
    if above or near.centery > screen.top + screen.h * 0.75:
        # Low on the screen lie things side by side, all of which should stay in sight.
        places = [places[2], *places[:2], places[3]]
    for sheet in read:
        places += [
            Rect(sheet.right + gap, places[0].y, w, h),
            Rect(sheet.left - gap - w, places[0].y, w, h),
            Rect(places[0].x, sheet.top - gap - h, w, h),
            Rect(places[0].x, sheet.bottom + gap, w, h),
        ]
    inner = screen.inflate(-2 * gap, -2 * gap)
    beside = [place for place in (place.clamp(inner) for place in places) if not place.colliderect(near)]
    if not beside:
        return places[0].clamp(inner)

    def covers(place: Rect) -> tuple[int, int]:
        return len(place.collidelistall(list(read))), len(place.collidelistall(list(others)))

    return min(beside, key=covers)
