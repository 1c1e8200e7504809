"""A day: mapping, preparation, navigation, and the end of the day."""

from __future__ import annotations

from game.engine.rulebook import emit
from game.engine.squares import xy
from game.engine.state import push
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.holds import turn_order
from game.rules.finis_terrae.state import TerraeState

LAST_CARD = "finis-terrae"


@base.step("day")
def start_day(b: TerraeBook, s: TerraeState) -> None:
    s.day += 1
    s.weather, s.value, s.common = -1, 0, 0
    order = turn_order(s)
    emit(s, "day", s.day, s.first)
    push(
        s,
        *[("map", seat) for seat in order],
        ("weather",),
        ("value",),
        ("common",),
        *[("navigate", seat) for seat in order],
        ("day-end",),
    )


@base.step("day-end")
def end_day(b: TerraeBook, s: TerraeState) -> None:
    s.turn = -1
    if s.over:
        s.reasons = [LAST_CARD]
        emit(s, "over", tuple(s.reasons))
        return
    s.first = b.rules["easternmost"](b, s)
    emit(s, "east", s.first)
    if s.flag >= 0:
        s.flag = (s.flag + 1) % s.seats
        emit(s, "flag", s.flag)
    push(s, ("day",))


@base.rule("easternmost")
def easternmost(b: TerraeBook, s: TerraeState) -> int:
    """Players' ships only; of several in that column, the one that moved last today."""
    best, farthest = s.first, xy(s.ship[s.first])[0]
    for seat in turn_order(s)[1:]:
        column = xy(s.ship[seat])[0]
        if column >= farthest:
            best, farthest = seat, column
    return best
