"""The keys of every table, and where the keyboard goes by itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.decision import Option
from game.ui.scenes.open import open_score

if TYPE_CHECKING:
    from game.ui.table.table import Table

ZOOM = 1.15


def table_keys(t: Table) -> dict[str, Callable[[], None]]:
    away = t.beats.put_away if t.beats.recounts else None
    return ({"escape": away} if away else {}) | {
        "u": t.undo,
        "r": t.reset,
        "e": partial(end, t),
        "enter": partial(go_on, t),
        "space": partial(go_on, t),
        "home": t.show_all,
        "a": t.show_all,
        "h": t.hint,
        "l": t.open_log,
        "s": t.next_speed,
        "v": t.beats.show_again,
        "x": t.beats.put_away,
        "+": partial(t.zoom, ZOOM),
        "-": partial(t.zoom, 1 / ZOOM),
    }


def end(t: Table) -> None:
    """The turn, or what is being put together; when the game is over, look at its score."""
    if closing := t.targets.closing():
        t.take(closing)
    elif t.is_over and not t.show:
        open_score(t)


def go_on(t: Table) -> None:
    """Enter with nothing in focus: skip what moves, else go to what the program proposes, or say how to
    choose. A second Enter takes it."""
    if t.beats.go_on():
        return
    if t.flights.busy or t.still_moving():
        t.hurry()
    elif t.eyes.closed:
        t.eyes.lift()
    elif option := t.hinted or t.targets.default():
        go_to(t, option)
    elif t.targets.decision:
        t.say_below(t.kit.how("table.how"), True)


def go_to(t: Table, option: Option) -> None:
    """The keyboard is on this choice now."""
    t.focus, t.by_key = t.spot_of(option), True
    t.reveal(t.focus)
    if spot := t.spot(t.focus):
        t.bring_into_view(spot)


def keep_focus(t: Table) -> None:
    """Who plays by key is on what is proposed as soon as the last choice has gone, and on nothing that could
    not be chosen, unless it is being read."""
    spot = t.spot(t.focus)
    if not t.by_key or (spot and (spot.act or t.focus == t.reading)):
        return
    if option := t.targets.default():
        go_to(t, option)
    else:
        t.focus = ""
