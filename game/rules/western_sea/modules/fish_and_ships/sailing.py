"""Navigate: a step of the ship for each icon, a private look at what lies face down, a benefit at the end."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.piles import EVERYBODY, UNKNOWN, fix, tell
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.fish_and_ships.layer import (
    ON_BOARD,
    Sea,
    face_down,
    fish,
    place_of,
    sea_of,
    see_sea,
)
from game.rules.western_sea.modules.fish_and_ships.layout import FIRST_SEA, LINKS
from game.rules.western_sea.modules.fish_and_ships.shore import lay_afloat
from game.rules.western_sea.pieces import add_tents, number
from game.rules.western_sea.spend import spend
from game.rules.western_sea.state import SeaState

LANDINGS = ("lighthouse", "beach", "island")
"""Where the end of a voyage brings a tent."""


@fish.rule("bars.navigate")
def bars_navigate(b: SeaBook, s: SeaState, seat: int, icons: int) -> str:
    sea = see_sea(s)
    if sea.ships[seat] != ON_BOARD:
        return ""
    return "no-ship" if sea.cells else "no-sea"


@fish.wrap("bars-action")
def bars_action(inner: Callable[..., str], b: SeaBook, s: SeaState, seat: int, action: int) -> str:
    """Whoever has no ship at sea looks for icons in vain."""
    bar = inner(b, s, seat, action)
    no_icons = bar == "no-icons" and action == b.action["navigate"]
    return bars_navigate(b, s, seat, 0) or bar if no_icons else bar


@fish.step("act.navigate")
def act_navigate(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    """Any number of icons; more than the sea has hexes would be of no use."""
    most = max(1, len(see_sea(s).cells) - 1 - number(b, s, seat, "navigate-more"))
    spend(s, seat, b.action["navigate"], 1, most, ("navigate", seat), icons)


@fish.step("navigate")
def navigate(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    push(s, ("sail", seat, icons + number(b, s, seat, "navigate-more"), 0))


# Step by step


@fish.step("sail")
def ask_course(b: SeaBook, s: SeaState, seat: int, left: int, sailed: int) -> Decision | None:
    """To a coast hex or sea tile beside the ship; once it has moved it may stop."""
    if not left:
        push(s, ("sail.end", seat))
        return None
    sea = see_sea(s)
    options = [Option("sail", "hex", sea.cells[place]) for place in courses(sea, seat)]
    if sailed:
        options.append(Option("stop"))
    return Decision(seat, "sail", options, draft="sail")


def courses(sea: Sea, seat: int) -> list[int]:
    here = place_of(sea, sea.ships[seat])
    return [place for place in LINKS[here] if place < len(sea.cells)]


@fish.answer("sail")
def sailed_on(b: SeaBook, s: SeaState, option: Option, seat: int, left: int, sailed: int) -> None:
    if option.verb == "stop":
        push(s, ("sail.end", seat))
        return
    sea = sea_of(s)
    sea.ships[seat] = int(option.at)
    emit(s, "sailed", seat, int(option.at))
    place = place_of(sea, int(option.at))
    look = [("sail.look", seat, place)] if unseen(sea, seat, place) else []
    push(s, *look, ("sail", seat, left - 1, 1))


def unseen(sea: Sea, seat: int, place: int) -> bool:
    """Whether a tile lies there face down that the seat has not looked at."""
    return face_down(sea, place) and not sea.tiles.knows[place - FIRST_SEA] >> seat & 1


@fish.step("sail.look")
def look_under(b: SeaBook, s: SeaState, seat: int, place: int) -> Chance | None:
    """rulebook: a look at a tile that lies face down, without showing it to the others"""
    sea = sea_of(s)
    if not unseen(sea, seat, place):
        return None
    n = place - FIRST_SEA
    if sea.tiles.slots[n] == UNKNOWN:
        return Chance("sea", sea.tiles.pool, _odds(b, sea))
    tell(sea.tiles, seat, _depth(sea, n))
    emit(s, "reveal-peek", seat, sea.cells[place])
    return None


def _odds(b: SeaBook, sea: Sea) -> list[int]:
    """One tile stayed in the box unseen, but never the one with the treasure: so that is likelier here."""
    hidden = sea.tiles.slots.count(UNKNOWN)
    spare = len(sea.tiles.pool) - hidden
    treasure = [t for t in sea.tiles.pool if b.brings["treasure"] >> t & 1]
    if not treasure or not spare:
        return [1] * len(sea.tiles.pool)
    # Each treasure lies in one of the hidden places; the rest of them is shared by all other tiles alike.
    others = len(sea.tiles.pool) - len(treasure)
    return [others if t in treasure else hidden - len(treasure) for t in sea.tiles.pool]


@fish.outcome("sail.look")
def seen(b: SeaBook, s: SeaState, outcome: tuple[int], seat: int, place: int) -> None:
    sea = sea_of(s)
    fix(sea.tiles, outcome[0], _depth(sea, place - FIRST_SEA), 1 << seat)
    emit(s, "reveal-peek", seat, sea.cells[place])


def _depth(sea: Sea, n: int) -> int:
    """Piles count from the top."""
    return len(sea.tiles) - 1 - n


# The end of the voyage


@fish.step("sail.end")
def drop_anchor(b: SeaBook, s: SeaState, seat: int) -> None:
    """A tile that lies face down is turned up; then the ship's hex brings what it brings."""
    sea = sea_of(s)
    cell = sea.ships[seat]
    place = place_of(sea, cell)
    if face_down(sea, place):
        tile = sea.tiles.slots[place - FIRST_SEA]
        sea.tiles.knows[place - FIRST_SEA] = EVERYBODY
        lay_afloat(b, s, tile, place)
        emit(s, "reveal-flip", seat, tile)
    push(s, ("sail.benefit", seat, s.at[cell]), ("navigated", seat, s.at[cell]))


@fish.step("sail.benefit")
def benefit(b: SeaBook, s: SeaState, seat: int, tile: int) -> None:
    """Water brings its effect; coasts and islands a tent from the general stock; the harbour nothing."""
    role = b.tiles[tile].sea
    if role == "water":
        push(s, *[("do", seat, deed) for deed in b.now[tile]])
    elif role in LANDINGS and s.camp[seat]:
        s.camp[seat] -= 1
        add_tents(s, seat, tile, 1)
        emit(s, "tent", seat, tile)


@fish.step("navigated")
def navigated(b: SeaBook, s: SeaState, seat: int, tile: int) -> None:
    emit(s, "navigated", seat, tile)
