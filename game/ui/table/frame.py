"""The places of any table: slim panels at the edges, one bar below, and all the rest is the map's.

Left stand the seats, where the match stands, and what happened last; at the right edge the tools, and below
them a column of small things; in the middle above, what is asked; below, a strip of cards and the bar. What
opens covers the map and moves nothing: the rectangle that is free for the map hangs on the window alone, and
on whether there is a strip.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Rect

GAP = 6
"""Between panels and to the edge of the window, on the drawing board."""
LEFT, WIDER_LEFT, WIDE = 156, 190, 1500
"""The left column; wider from so many units of the window's width on."""
SEAT, STATUS = 60, 62
RIGHT, HEAD, ICON, TOOL = 42, 30, 40, 28
"""The right column: its width, and the heights of its head, of an icon and of a tool."""
TOOLS = 5
PROMPT, WIDEST_PROMPT = 49, 700
STRIP, OPENED = 36, 276
"""The height of the strip, and how much it leaves to what opens at the right edge."""
BAR, PAD = 128, 8
TRAY, GOODS, CORNER = 300, 250, 240
"""Widths in the bar; the choices have what is left."""
CHOICES = 316
NARROW, NARROW_CORNER = 1200, 200
"""Below so many units of the window's width all of them are narrower."""
LEAST_BEATS = 60
LEAST = (1000, 700)
"""In a window of fewer units the table takes its compact form."""


class Wants(NamedTuple):
    """What a table has to show."""

    seats: int
    icons: Sequence[int] = ()
    """How high the things in the right column would like to be, one below the other."""
    head: bool = False
    """Whether that column has a head."""
    tools: int = TOOLS
    strip: bool = False
    status: int = STATUS
    tray: int = TRAY
    goods: int = GOODS
    choices: int = CHOICES
    """What they need beside the own goods; with less, the goods fold into a tab."""
    folds: bool = True
    """Whether it has panels that fold; one without has all of them in sight."""


@dataclass(frozen=True)
class Frame:
    window: Rect
    free: Rect
    """Where the map is seen: no panel stands there, and only what is opened lies over it."""
    prompt: Rect
    seats: list[Rect]
    status: Rect
    """Where the match stands, and how near its end is."""
    beats: Rect
    """What the others did last."""
    head: Rect
    icons: list[Rect]
    tools: list[Rect]
    strip: Rect
    """Cards that rise from behind the bar; without height where there are none."""
    bar: Rect
    tray: Rect
    goods: Rect
    choices: Rect
    corner: Rect
    """Undo, reset, hint, and what ends a turn."""
    tabs: Mapping[str, Rect] = field(default_factory=dict)
    """Where the window has few units, what stands as one button each: that opens its place over the map."""
    narrow: bool = False
    """The seats are no wider than emblem and points."""
    compact: bool = False


def frame(u: Callable[[float], int], area: Rect, wants: Wants) -> Frame:
    """All places in a window, in units of the drawing board made pixels by `u`."""
    from game.ui.table.compact import compact_frame

    gap = u(GAP)
    units = area.w / max(1, u(100)) * 100
    if units < LEAST[0] or area.h / max(1, u(100)) * 100 < LEAST[1]:
        return compact_frame(u, area, units, wants)
    bar = Rect(area.x + u(3), area.bottom - u(3) - u(BAR), area.w - 2 * u(3), u(BAR))
    column = Rect(
        area.x + gap, area.y + gap, u(LEFT if units < WIDE else WIDER_LEFT), bar.y - area.y - 2 * gap
    )
    edge = Rect(area.right - gap - u(RIGHT), area.y + gap, u(RIGHT), column.h)
    middle = Rect(column.right + gap, area.y, edge.x - column.right - 2 * gap, bar.y - area.y)
    prompt = Rect(0, 0, min(u(WIDEST_PROMPT), middle.w), u(PROMPT))
    prompt.midtop = (middle.centerx, area.y + u(3))
    strip = Rect(middle.x, bar.y, middle.w - u(OPENED), 0)
    if wants.strip:
        strip.update(strip.x, bar.y - u(STRIP), strip.w, u(STRIP))
    top, foot = prompt.bottom + u(3), strip.y - u(3)
    seats, status, beats = left_column(u, column, wants)
    head, icons, tools = right_column(u, edge, wants)
    return Frame(
        area,
        Rect(middle.x, top, middle.w, foot - top),
        prompt,
        seats,
        status,
        beats,
        head,
        icons,
        tools,
        strip,
        bar,
        *_bar(u, bar, units, wants),
    )


def left_column(u: Callable[[float], int], column: Rect, wants: Wants) -> tuple[list[Rect], Rect, Rect]:
    gap = u(GAP)
    room = column.h - u(wants.status) - u(LEAST_BEATS) - gap * (wants.seats + 1)
    high = min(u(SEAT), room // max(1, wants.seats))
    seats = [Rect(column.x, column.y + n * (high + gap), column.w, high) for n in range(wants.seats)]
    status = Rect(column.x, column.y + wants.seats * (high + gap), column.w, u(wants.status))
    top = status.bottom + gap
    return seats, status, Rect(column.x, top, column.w, column.bottom - top)


def right_column(u: Callable[[float], int], edge: Rect, wants: Wants) -> tuple[Rect, list[Rect], list[Rect]]:
    """The tools stand above, so that what opens beside the icons does not lie over what is asked."""
    step = u(TOOL) + u(3)
    tools = [Rect(edge.x, edge.y + n * step, edge.w, u(TOOL)) for n in range(wants.tools)]
    top = edge.y + wants.tools * step + u(GAP)
    head = Rect(edge.x, top, edge.w, u(HEAD) if wants.head else 0)
    y = float(head.bottom + (u(3) if wants.head else 0))
    part = min(1.0, (edge.bottom - y) / max(1, sum(u(high) for high in wants.icons)))
    icons = []
    for high in wants.icons:
        icons.append(Rect(edge.x, round(y), edge.w, int(u(high) * part) - u(2)))
        y += u(high) * part
    return head, icons, tools


def _bar(u: Callable[[float], int], bar: Rect, units: float, wants: Wants) -> tuple[Rect, Rect, Rect, Rect]:
    """Tray, own goods, choices and the corner with the buttons, from left to right."""
    inner = bar.inflate(-2 * u(PAD), -2 * u(PAD))
    gap = u(10)
    wide = min(1.0, max(0.0, (units - 1000) / (NARROW - 1000)))
    more = 1.0 if units < WIDE else 1.15
    tray_w, goods_w = wants.tray * (0.82 + 0.18 * wide) * more, wants.goods * (0.74 + 0.26 * wide) * more
    corner_w = u(NARROW_CORNER + (CORNER - NARROW_CORNER) * wide)
    tray = Rect(inner.x, inner.y, u(tray_w), inner.h)
    goods = Rect(tray.right + gap, inner.y, u(goods_w), inner.h)
    corner = Rect(inner.right - corner_w, inner.y, corner_w, inner.h)
    choices = Rect(goods.right + gap, inner.y, corner.x - goods.right - 2 * gap, inner.h)
    return tray, goods, choices, corner
