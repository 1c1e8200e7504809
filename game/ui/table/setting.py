"""What stands on every table, whatever is played: prompt, bar, buttons, tools, what happened last, the log.

A game adds its own panels to these, in the places of the same frame.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from pygame import Rect

from game.ui.table.board_table import BoardTable
from game.ui.table.buttons import ClosingTip, buttons, tools
from game.ui.table.fold import TAB, Fold
from game.ui.table.frame import Frame
from game.ui.table.log import LastLines, LogPanel
from game.ui.table.prompt import Prompt
from game.ui.table.table import Table
from game.ui.table.tucked import Tucks
from game.ui.tooltips import Tip
from game.ui.widgets import Button, Panel, Widget

LOG = (330, 430)
"""Width and height of the log while it is open."""
RECENT = 100
"""Lines that it begins with; the whole log is a sheet of its own."""

AnyTable = BoardTable[Any, Any]


def furniture(
    t: Table, f: Frame, closing_tip: ClosingTip, tools_there: Sequence[Widget] = ()
) -> list[Widget]:
    """What every table has, in its places; on the bar there is room for the game's own."""
    t.prompt = Prompt(f.prompt)
    t.fill_prompt()
    t.bar_place = f.choices.union(f.corner)
    return [
        _last_lines(t, f),
        *(tools_there or tools(t, f.tools)),
        Panel(f.bar, name="board"),
        *([] if t.show else buttons(t, f.corner, closing_tip)),
        t.prompt,
    ]


def _last_lines(t: Table, f: Frame) -> Widget:
    if "beats" not in f.tabs:
        return LastLines(f.beats, t)
    tip = Tip(title=t.kit.say("table.log"), lines=(t.kit.say("tip.log"),), icon="log")
    return Button(f.tabs["beats"], "whole-log", "", t.open_log, icon="log", tip=tip)


def set_table(t: AnyTable, f: Frame, tucks: Tucks) -> list[Widget]:
    """The same for a table with a board and a tray."""
    _place_board(t, f.free)
    if t.tray.rect != f.tray or t.tray.scale != t.kit.scale:
        t.lay_tray(f.tray)
    if not t.tray.rolling:
        t.tray.settle()
    return [*furniture(t, f, t.tooltips.closing, tucks.tools()), cast(Widget, t.tray)]


def _place_board(t: AnyTable, area: Rect) -> None:
    """The map keeps its zoom and place as long as its window is the same."""
    if t.board.kit is not t.kit or t.board.camera.area != area:
        t.lay_board(area)
    t.board.liveries = t.liveries
    t.follow_board(gently=t.pace > 0)


def log_fold(t: AnyTable, f: Frame, key: str = "f7") -> Fold:
    """The log opens beside what happened last."""
    u = t.kit.u
    place = Rect(f.beats.right + u(4), 0, u(LOG[0]), min(u(LOG[1]), f.free.h))
    place.bottom = min(f.beats.bottom, f.free.bottom)
    return Fold("log", f.beats, place, lambda rect: [_log(t, rect)], key=key)


def _log(t: AnyTable, rect: Rect) -> LogPanel:
    fresh = t.diary.unseen(t.me) if t.session.person_asked() is not None else len(t.diary.lines)
    log = LogPanel(
        rect,
        t.kit,
        t.diary.lines,
        t.names,
        t.liveries,
        fresh,
        open_log=t.open_log,
        old=t.log_panel,
        most=RECENT,
    )
    log.reader = t.me
    t.log_panel = log
    return log


def beside(u: Callable[[float], int], slim: Rect, size: tuple[int, int], f: Frame) -> Rect:
    """Where a panel of this size opens next to its slim form, on the side of the map."""
    gap, tab = u(4), u(TAB)
    place = Rect(0, slim.y, *size)
    if slim.centerx < f.window.centerx:
        place.left = slim.right + gap
    else:
        place.right = slim.left - gap
    if place.right + tab > f.prompt.x and place.x - tab < f.prompt.right:
        place.y = max(place.y, f.prompt.bottom + gap)
    place.bottom = min(place.bottom, f.bar.y - gap)
    return place


def below_each_other(folds: list[Fold], f: Frame, gap: int) -> list[Fold]:
    """Panels that are kept open together: one below the other, as far as there is room."""
    y = folds[0].place.y
    for fold in folds:
        if y + fold.place.h <= f.bar.y:
            fold.kept = Rect((fold.place.x, y), fold.place.size)
            y = fold.kept.bottom + gap
    return folds


def seat_folds(
    t: AnyTable,
    f: Frame,
    size: tuple[int, int],
    whole: Callable[[Rect, int, Any], Widget],
    own: Callable[[int, Rect], Fold | None] = lambda seat, slim: None,
) -> list[Fold]:
    """The whole card of each seat, unless one is told of in a way of its own; kept open, all of them stand
    below each other."""
    u = t.kit.u

    def fold(seat: int, slim: Rect) -> Fold:
        place = beside(u, slim, (u(size[0]), u(size[1])), f)
        return Fold(f"seat {seat}", slim, place, lambda rect: [whole(rect, seat, t)], "seats", "f2")

    made = [own(seat, slim) or fold(seat, slim) for seat, slim in enumerate(f.seats)]
    return below_each_other(made, f, u(4))
