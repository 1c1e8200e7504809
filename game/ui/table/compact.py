"""The places of a table in a window of few units: where somebody has made everything large.

Nothing becomes smaller for it. Seats are as wide as emblem and points, icons stand in two columns, and what
is seldom needed folds into a button: tools, where the match stands, what happened last, and, where choices
would have too little room, the own goods. What such a button opens lies over the map, whose place hangs on
the window alone, as on any table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.ui.table.frame import (
    BAR,
    HEAD,
    LEAST,
    LEAST_BEATS,
    LEFT,
    NARROW_CORNER,
    PAD,
    PROMPT,
    RIGHT,
    STRIP,
    TOOL,
    WIDEST_PROMPT,
    Frame,
    Wants,
    left_column,
    right_column,
)

Units = Callable[[float], int]

GAP = 4
ROOMY = 960
"""From so many units of the window's width on, seats are as wide as ever, if all of the column finds room."""
LOW_SEAT, LOWEST_SEAT, NARROW_SEAT, NARROW_LEFT = 48, 30, 44, 62
TAB = 28
CORNER, SMALLEST = 116, 640
"""The width of the corner with buttons that have no words, and the least width of a window in units."""
LEAST_TRAY, TRAY_PART, NARROW_TRAY, NARROW_GOODS = 160, 0.65, 0.82, 0.74
"""The tray becomes narrower with the window, down to this part of what is wanted, or to so many units."""
STATUS = 190
"""The width of where the match stands, once that is opened."""


def compact_frame(u: Units, area: Rect, units: float, wants: Wants) -> Frame:
    gap = u(GAP)
    bar = Rect(area.x + u(3), area.bottom - u(3) - u(BAR), area.w - 2 * u(3), u(BAR))
    high = bar.y - area.y - 2 * gap
    need = wants.seats * u(LOW_SEAT + 6) + u(wants.status) + u(LEAST_BEATS + 6)
    narrow = wants.folds and (units < ROOMY or need > high)
    column = Rect(area.x + gap, area.y + gap, u(NARROW_LEFT if narrow else LEFT), high)
    tall = sum(map(u, wants.icons)) + u(HEAD + 3)
    columns = 2 if tall > high else 1
    wide = columns * u(RIGHT) + (columns - 1) * u(2)
    edge = Rect(area.right - gap - wide, area.y + gap, wide, high)
    middle = Rect(column.right + gap, area.y, edge.x - column.right - 2 * gap, bar.y - area.y)
    prompt = Rect(0, 0, min(u(WIDEST_PROMPT), middle.w), u(PROMPT))
    prompt.midtop = (middle.centerx, area.y + u(3))
    strip = Rect(middle.x, bar.y, middle.w, 0)
    if wants.strip:
        strip.update(strip.x, bar.y - u(STRIP), strip.w, u(STRIP))
    top, foot = prompt.bottom + u(3), strip.y - u(3)
    tabs: dict[str, Rect] = {}
    if narrow:
        seats, status, beats = _seats(u, column, wants, tabs)
    elif need > high:
        seats, status, beats = _low(u, column, wants, tabs)
    else:
        seats, status, beats = left_column(u, column, wants)
    tools: list[Rect] = []
    if tall + wants.tools * u(TOOL + 3) + u(6) > high:
        head, icons = _edge(u, edge, wants, columns, tabs)
    else:
        head, icons, tools = right_column(u, edge, wants)
    tray, goods, choices, corner = _bar(u, bar, units, wants, tabs)
    free = Rect(middle.x, top, middle.w, foot - top)
    return Frame(
        area, free, prompt, seats, status, beats, head, icons, tools, strip, bar, tray, goods, choices,
        corner, tabs, narrow, compact=True,
    )  # fmt: skip


def _seats(u: Units, column: Rect, wants: Wants, tabs: dict[str, Rect]) -> tuple[list[Rect], Rect, Rect]:
    """Narrow cards below each other, and two buttons side by side at the foot."""
    gap = u(GAP)
    room = column.h - u(TAB) - gap
    high = min(u(NARROW_SEAT), room // max(1, wants.seats) - gap)
    seats = [Rect(column.x, column.y + n * (high + gap), column.w, high) for n in range(wants.seats)]
    half = (column.w - u(2)) // 2
    y = column.y + wants.seats * (high + gap)
    tabs["status"] = Rect(column.x, y, half, u(TAB))
    tabs["beats"] = Rect(column.right - half, y, half, u(TAB))
    place = Rect(column.right + gap, 0, u(STATUS), u(wants.status))
    place.bottom = min(tabs["status"].bottom, column.bottom)
    return seats, place, tabs["beats"]


def _low(u: Units, column: Rect, wants: Wants, tabs: dict[str, Rect]) -> tuple[list[Rect], Rect, Rect]:
    """Low cards, and below them as much as there is room for, where nothing folds but what happened last."""
    gap, low = u(GAP), u(LOWEST_SEAT)
    seats = [Rect(column.x, column.y + n * (low + gap), column.w, low) for n in range(wants.seats)]
    top = column.y + wants.seats * (low + gap)
    tab = tabs["beats"] = Rect(column.x, column.bottom - u(TAB), column.w, u(TAB))
    return seats, Rect(column.x, top, column.w, min(u(wants.status), tab.y - gap - top)), tab


def _edge(u: Units, edge: Rect, wants: Wants, columns: int, tabs: dict[str, Rect]) -> tuple[Rect, list[Rect]]:
    """The button for the tools, and below it the icons without their head, each in the shorter column."""
    tabs["tools"] = Rect(edge.x, edge.y, edge.w, u(HEAD))
    top = tabs["tools"].bottom + u(3)
    icons = _packed(u, Rect(edge.x, top, edge.w, edge.bottom - top), wants.icons, columns)
    return Rect(edge.x, top, edge.w, 0), icons


def _packed(u: Units, box: Rect, heights: Sequence[int], columns: int) -> list[Rect]:
    filled = [0] * columns
    places: list[tuple[int, int, int]] = []
    for high in heights:
        column = filled.index(min(filled))
        places.append((column, filled[column], u(high)))
        filled[column] += u(high)
    part = min(1.0, box.h / max(1, *filled))
    step = u(RIGHT) + u(2)
    return [
        Rect(box.x + column * step, box.y + round(y * part), u(RIGHT), int(high * part) - u(2))
        for column, y, high in places
    ]


def _bar(
    u: Units, bar: Rect, units: float, wants: Wants, tabs: dict[str, Rect]
) -> tuple[Rect, Rect, Rect, Rect]:
    inner = bar.inflate(-2 * u(PAD), -2 * u(PAD))
    gap = u(8)
    wide = min(1.0, max(0.0, (units - SMALLEST) / (LEAST[0] - SMALLEST)))
    part = TRAY_PART + (NARROW_TRAY - TRAY_PART) * wide
    tray_w = u(min(wants.tray * NARROW_TRAY, max(LEAST_TRAY, wants.tray * part)))
    tray = Rect(inner.x, inner.y, tray_w, inner.h)
    x = tray.right + (gap if tray_w else 0)
    goods = Rect(x, inner.y, u(wants.goods * NARROW_GOODS), inner.h)
    room = inner.right - goods.right - 2 * gap - u(wants.choices)
    corner = Rect(0, inner.y, u(NARROW_CORNER if room >= u(NARROW_CORNER) else CORNER), inner.h)
    corner.right = inner.right
    if wants.goods and room < corner.w:
        tab = tabs["goods"] = Rect(x, inner.y, u(TAB), inner.h)
        goods = Rect(tab.x, 0, u(wants.goods) + 2 * u(PAD), bar.h)
        goods.bottom = bar.y - u(GAP)
        x = tab.right + gap
    elif wants.goods:
        x = goods.right + gap
    choices = Rect(x, inner.y, corner.x - gap - x, inner.h)
    return tray, goods, choices, corner
