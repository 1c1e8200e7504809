"""The Diceoneer at sea: blue and treasure dice, the navy, the raising of the sea, and its sailing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import Layer, emit
from game.engine.state import Event, Frame, push
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.checks import HANDED, Handed
from game.rules.western_sea.modules.diceoneer.land import NO_MOMENT
from game.rules.western_sea.modules.diceoneer.layer import bot, human, mirror, new_die, ready_tent
from game.rules.western_sea.modules.diceoneer.script import best, script, tell_why
from game.rules.western_sea.modules.fish_and_ships.layer import ON_BOARD, Sea, fish, place_of, sea_of
from game.rules.western_sea.modules.fish_and_ships.layout import BEACHES, EAST, FIRST_SEA, KEEPS, WEST
from game.rules.western_sea.modules.fish_and_ships.treasure import TREASURE
from game.rules.western_sea.pieces import present
from game.rules.western_sea.state import SeaState

layer = Layer("diceoneer-fish-and-ships")

BLUE, SHIP, FISH = "blue", "ship", "fish"
HANDED[BLUE] = Handed(limited=True)
COAST_PATH = (WEST, BEACHES[0], KEEPS[0], KEEPS[1], BEACHES[1], EAST)
"""The coast clockwise round the sea, from the harbour on."""
HARBOUR, SHORE = "harbour", ("harbour", "beach", "lighthouse")


# Set-up and dice


@layer.wrap("prepare")
def prepare(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    """A blue die is in its queue from the start, or comes later when it is easier."""
    inner(b, s)
    p, blue = bot(s), b.colour[BLUE]
    if script(b).options.blue_die == "start" and s.stock[blue]:
        s.stock[blue] -= 1
        s.bag[p.seat][blue] += 1
    else:
        p.blue_due = 1


def give_blue(b: SeaBook, s: SeaState) -> None:
    if s.stock[b.colour[BLUE]]:
        emit(s, "solo-blue", bot(s).seat)
        new_die(s, b.colour[BLUE])


@layer.watch("sea-raised")
def raised(b: SeaBook, s: SeaState, event: Event) -> None:
    for _ in range(blue_dice(b, s, int(event[1]))):
        give_blue(b, s)


def blue_dice(b: SeaBook, s: SeaState, seat: int) -> int:
    """How many it gets when a seat raises the sea: only for its own harbour."""
    p = bot(s)
    if seat != p.seat:
        return 0
    due, p.blue_due = p.blue_due, 0
    return due + script(b).options.harbour_die


@layer.detour("solo.recruit")
def recruit(inner: Callable[..., Any], b: SeaBook, s: SeaState, strength: int) -> Any:
    """When the human has raised the sea, the blue die that is due comes with its next Recruit."""
    p = bot(s)
    if p.blue_due and sea_of(s).cells:
        p.blue_due = 0
        give_blue(b, s)
    return inner(b, s, strength)


@layer.wrap("solo-lay.wild")
def lay_wild(inner: Callable[..., None], b: SeaBook, s: SeaState, face: int) -> None:
    """A ship is laid as a pioneer, and the navy grows."""
    inner(b, s, face)
    if b.icon[SHIP] in b.face_icons[face]:
        grow(s)


@layer.wrap("solo-lay.resource")
def lay_resource(inner: Callable[..., None], b: SeaBook, s: SeaState, face: int) -> None:
    inner(b, s, face)
    blue = face // FACES == b.colour[BLUE]
    if blue and script(b).options.fish_navy and b.icon[FISH] in b.face_icons[face]:
        grow(s)


def grow(s: SeaState) -> None:
    p = bot(s)
    p.navy = min(FACES, p.navy + 1)
    emit(s, "solo-navy", p.seat, p.navy)


@layer.wrap("solo-tokens")
def tokens(inner: Callable[..., list[int]], b: SeaBook, face: int) -> list[int]:
    """The treasure die's two resources are both laid."""
    if face // FACES != b.colour[TREASURE]:
        return inner(b, face)
    return [b.resource[b.icons[i]] for i in b.face_icons[face] if b.icons[i] in b.resource]


@layer.wrap("solo-extras")
def extras(
    inner: Callable[..., list[tuple[str, int]]], b: SeaBook, s: SeaState, side: int
) -> list[tuple[str, int]]:
    """A treasure die is worth two points."""
    more = sum(f // FACES == b.colour[TREASURE] for f in bot(s).laid[side] if f >= 0)
    return [*inner(b, s, side), ("treasure", more)]


@layer.watch("die")
def treasure_found(b: SeaBook, s: SeaState, event: Event) -> None:
    p = bot(s)
    if event[1:] == (p.seat, b.colour[TREASURE]):
        p.queue.append(b.colour[TREASURE])
        mirror(s)


@layer.watch("treasure-lost")
def treasure_lost(b: SeaBook, s: SeaState, event: Event) -> None:
    """At once, from the queue or from the hexagon."""
    p, colour = bot(s), b.colour[TREASURE]
    if event[1] == p.seat:
        p.queue = [c for c in p.queue if c != colour]
        p.laid = [[f for f in side if f < 0 or f // FACES != colour] for side in p.laid]
        mirror(s)


# The ship


@layer.watch("ship")
def ship_gained(b: SeaBook, s: SeaState, event: Event) -> None:
    if event[1] == bot(s).seat:
        bot(s).ship_lost = 0


@layer.watch("ship-lost")
def ship_lost(b: SeaBook, s: SeaState, event: Event) -> None:
    if event[1] == bot(s).seat:
        bot(s).ship_lost = 1


@layer.wrap("solo-settle-tiles")
def settle_tiles(inner: Callable[..., list[int]], b: SeaBook, s: SeaState) -> list[int]:
    """It leaves coast hexes alone where nobody is, but for a harbour where it has lost its ship."""
    lost = bot(s).ship_lost
    peopled = s.holds[0] | s.holds[1]
    return [
        t
        for t in inner(b, s)
        if b.tiles[t].sea not in SHORE or peopled >> t & 1 or (lost and b.tiles[t].sea == HARBOUR)
    ]


# Sailing


@layer.wrap("solo-first")
def sails_first(inner: Callable[..., list[Frame]], b: SeaBook, s: SeaState, shown: int) -> list[Frame]:
    """Before its action, when its die shows no more than the strength of its navy."""
    p = bot(s)
    reach = p.navy - 1 if script(b).options.navy_below else p.navy
    if sea_of(s).ships[p.seat] == ON_BOARD or shown > reach:
        return inner(b, s, shown)
    return [*inner(b, s, shown), ("solo.navigate",)]


@layer.step("solo.navigate")
def navigate(b: SeaBook, s: SeaState) -> None:
    p, sea = bot(s), sea_of(s)
    emit(s, "solo-sails", p.seat, p.shown, p.navy)
    back = script(b).options.navy_back
    p.navy = max(0, p.navy - back) if back else 0
    emit(s, "solo-navy", p.seat, p.navy)
    place = b.rules["solo-course"](b, s)
    sea.ships[p.seat] = sea.cells[place]
    emit(s, "sailed", p.seat, sea.cells[place])
    push(s, ("sail.look", p.seat, place), ("sail.end", p.seat))


@layer.rule("solo-course")
def course(b: SeaBook, s: SeaState) -> int:
    """The next place on its path, past coasts where it is present; after the last again from the harbour."""
    p, sea = bot(s), sea_of(s)
    path: list[int] = [*COAST_PATH, *range(FIRST_SEA, len(sea.cells))]
    here = place_of(sea, sea.ships[p.seat])
    after = path[path.index(here) + 1 :] if here in path else path
    return next(place for place in [*after, *path] if not settled(b, s, sea, place))


def settled(b: SeaBook, s: SeaState, sea: Sea, place: int) -> bool:
    return place < FIRST_SEA and bool(present(b, s, bot(s).seat) >> sea.coasts[place] & 1)


# Raising the sea: its sides by lot, the way it lies as the human likes


@layer.wrap("solo-placing")
def placing(inner: Callable[..., Frame], b: SeaBook, s: SeaState, tile: int) -> Frame:
    return ("raise.side", bot(s).seat, tile) if b.tiles[tile].sea == "small-harbour" else inner(b, s, tile)


def by_lot(name: str) -> None:
    @layer.detour(name)
    def draw(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int, *args: int | str) -> Any:
        if seat != bot(s).seat:
            return inner(b, s, seat, *args)
        push(s, ("solo.side", name, seat, *args))
        return None


def by_human(name: str) -> None:
    @layer.detour(name)
    def ask(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int, *args: int | str) -> Any:
        pause = inner(b, s, seat, *args)
        if seat == bot(s).seat and isinstance(pause, Decision):
            pause.seat = human(s)
        return pause


by_lot("raise.side")
by_lot("raise.coast")
by_human("raise.turn")
by_human("raise.where")


@layer.step("solo.side")
def draw_side(b: SeaBook, s: SeaState, name: str, *args: int | str) -> Chance:
    return Chance("side", range(len(sides(b, s, name, *args))))


@layer.outcome("solo.side")
def side_drawn(b: SeaBook, s: SeaState, outcome: tuple[int], name: str, *args: int | str) -> None:
    b.answers[name](b, s, sides(b, s, name, *args)[outcome[0]], *args)


def sides(b: SeaBook, s: SeaState, name: str, *args: int | str) -> list[Option]:
    pause = fish.steps[name](b, s, *args)
    assert isinstance(pause, Decision)
    return pause.options


@layer.detour("raise.place")
def place(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int, small: int, harbour: int) -> Any:
    if seat != bot(s).seat:
        return inner(b, s, seat, small, harbour)
    push(s, ("solo.harbour", small, harbour))
    return None


@layer.step("solo.harbour")
def choose_site(b: SeaBook, s: SeaState, small: int, tile: int) -> Decision:
    """By the priorities for any tile that it explores."""
    sites = best(b, s, "site", b.rules["harbour-sites"](b, s, bot(s).seat), NO_MOMENT)
    return Decision(human(s), "solo.harbour", [Option("place", "hex", site) for site in sites])


@layer.answer("solo.harbour")
def site_chosen(b: SeaBook, s: SeaState, option: Option, small: int, tile: int) -> None:
    tell_why(b, s, "site", int(option.at), NO_MOMENT)
    b.answers["raise.place"](b, s, option, bot(s).seat, small, tile)


@layer.detour("raise.land")
def land(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int, harbour: int) -> Any:
    if seat == bot(s).seat:
        ready_tent(b, s)
    return inner(b, s, seat, harbour)
