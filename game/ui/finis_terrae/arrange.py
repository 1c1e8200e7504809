"""Where everything lies on the table of Finis Terrae, from the smallest window to the largest."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.decision import END_TURN
from game.ui.finis_terrae.day import WHOLE as DAY
from game.ui.finis_terrae.day import Day, SlimDay
from game.ui.finis_terrae.hand import ASKS as MAPPING
from game.ui.finis_terrae.hand import Hand
from game.ui.finis_terrae.holds import Holds
from game.ui.finis_terrae.market import Market
from game.ui.finis_terrae.options import chips, choices
from game.ui.finis_terrae.panel import TerraePanel
from game.ui.finis_terrae.score_preview import ScorePreview
from game.ui.finis_terrae.seats import WHOLE as CARD
from game.ui.finis_terrae.seats import SeatCard
from game.ui.finis_terrae.slim import SlimMarket, SlimScore, SlimSeat, SlimWeather
from game.ui.finis_terrae.weather import Weather
from game.ui.table.command import told_about
from game.ui.table.fold import Fold
from game.ui.table.frame import Frame, Wants, frame
from game.ui.table.setting import beside, log_fold, seat_folds, set_table
from game.ui.table.tucked import Tucks
from game.ui.table.worded import command
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable

TRAY, HOLDS = 210, 360
"""Widths in the bar."""
HELD = 0.42
"""The part of the choices' place that tiles in hand take, while there are places to choose."""
EDGE = ((SlimWeather, 58), (SlimMarket, 118), (SlimScore, 40))
"""What stands at the right edge, and how high."""
OPEN = (
    ("weather", Weather, (260, 78), "f4"),
    ("market", Market, (260, 108), "f5"),
    ("score-preview", ScorePreview, (260, 136), "f8"),
)
"""What opens there: its size, and its key."""


def arrange(t: TerraeTable, area: Rect) -> list[Widget]:
    """All widgets in their places."""
    f = frame(t.kit.u, area, Wants(t.session.seats, [high for _, high in EDGE], tray=TRAY, goods=HOLDS))
    tucks = Tucks(t, f)
    standing: list[Widget] = [
        *tucks.seats(lambda rect, seat: SlimSeat(rect, seat, t)),
        *tucks.status(lambda rect: [SlimDay(rect, "day", t)], "round"),
        *(
            kind(rect, f"slim {name}", t)
            for (kind, _), (name, *_), rect in zip(EDGE, OPEN, f.icons, strict=True)
        ),
        *set_table(t, f, tucks),
        *tucks.goods(lambda rect: [Holds(rect, "holds", t)], "ship"),
        *_choices(t, f.choices),
    ]
    tucks.lay([*seat_folds(t, f, CARD, SeatCard), *_day_fold(t, f), *_edge_folds(t, f), log_fold(t, f)])
    return standing


def _day_fold(t: TerraeTable, f: Frame) -> list[Fold]:
    if "status" in f.tabs:
        return []
    u = t.kit.u
    place = beside(u, f.status, (u(DAY[0]), u(DAY[1])), f)
    return [Fold("day", f.status, place, lambda rect: [Day(rect, "whole day", t)], key="f3")]


def _edge_folds(t: TerraeTable, f: Frame) -> list[Fold]:
    u, made = t.kit.u, []
    for (name, kind, (w, h), key), slim in zip(OPEN, f.icons, strict=True):
        place = beside(u, slim, (u(w), u(h)), f)
        made.append(Fold(name, slim, place, partial(_opened, t, name, kind), key=key))
    return made


def _opened(t: TerraeTable, name: str, kind: type[TerraePanel], rect: Rect) -> list[Widget]:
    return [kind(rect, name, t)]


def _choices(t: TerraeTable, rect: Rect) -> list[Widget]:
    """What can be chosen; while somebody maps, beside the tiles in hand."""
    decision = t.decision
    if decision and decision.ask in MAPPING:
        made = choices(t)
        if not made:
            return [Hand(rect, "hand", t)]
        held = Rect(rect.x, rect.y, round(rect.w * HELD), rect.h)
        rest = Rect(held.right + t.kit.u(8), rect.y, rect.right - held.right - t.kit.u(8), rect.h)
        return [Hand(held, "hand", t), *command(t, rest, [], made, "")]
    return command(t, rect, chips(t), choices(t), _where(t), _about(t))


def _about(t: TerraeTable) -> str:
    """What is asked for, or that there is nothing left but to end the turn."""
    asked = t.targets.decision
    if asked and all(option.verb == END_TURN for option in asked.options):
        return t.kit.say("where.nothing")
    return told_about(t, t.decision.ask) if t.decision else ""


def _where(t: TerraeTable) -> str:
    """Where the choices are that have no button."""
    decision = t.targets.decision
    kinds = sorted({option.kind for option in decision.options}) if decision else []
    known = [f"where.{kind}" for kind in kinds if t.kit.say.has(f"where.{kind}")]
    return "\n".join(t.kit.how(key) for key in known)
