"""Exploring the harbour: it raises the sea instead of being placed itself."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision, Option
from game.engine.piles import put
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.actions.explore import ask_site
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.fish_and_ships.layer import Sea, fish, marked, of_role, sea_of
from game.rules.western_sea.modules.fish_and_ships.layout import (
    BEACHES,
    EAST,
    HARBOUR,
    KEEPS,
    WEST,
    ahead,
    figure,
    fitting_turns,
    inset,
)
from game.rules.western_sea.modules.fish_and_ships.shore import lay_coast
from game.rules.western_sea.pieces import place_tent, turn_order
from game.rules.western_sea.state import SeaState

COAST_PIECES = ("A", "B")


@fish.replace("explore.place")
def place_or_raise(b: SeaBook, s: SeaState, seat: int, tile: int) -> Decision | None:
    if b.tiles[tile].sea != "small-harbour":
        return ask_site(b, s, seat, tile)
    push(s, ("raise.side", seat, tile))
    return None


@fish.wrap("leave-tile")
def keep_harbour(inner: Callable[..., None], b: SeaBook, s: SeaState, seat: int, tile: int) -> None:
    """rulebook: a harbour that was not chosen goes back on top of the stack"""
    if b.tiles[tile].sea != "small-harbour":
        inner(b, s, seat, tile)
        return
    put(s.pile, tile)
    emit(s, "harbour-back", seat)


# 1: the harbour


@fish.step("raise.side")
def ask_harbour(b: SeaBook, s: SeaState, seat: int, small: int) -> Decision:
    """The large harbour has two sides."""
    options = [Option("take", "card", b.tiles[t].id) for t in of_role(b, "harbour")]
    return Decision(seat, "raise.side", options, draft="place-tile")


@fish.answer("raise.side")
def harbour_chosen(b: SeaBook, s: SeaState, option: Option, seat: int, small: int) -> None:
    push(s, ("raise.place", seat, small, b.thing[str(option.at)]))


@fish.rule("harbour-sites")
def harbour_sites(b: SeaBook, s: SeaState, seat: int) -> list[int]:
    """Where the harbour may go as any explored tile and all its sea is empty; any site if there is none."""
    sites: list[int] = sorted(b.rules["explore-sites"](b, s, seat))
    return [site for site in sites if fitting_turns(s.at, site, len(sea_of(s).tiles))] or sites


@fish.step("raise.place")
def ask_site_of_harbour(b: SeaBook, s: SeaState, seat: int, small: int, harbour: int) -> Decision:
    options = [Option("place", "hex", site) for site in b.rules["harbour-sites"](b, s, seat)]
    return Decision(seat, "raise.place", options, draft="place-tile")


@fish.answer("raise.place")
def site_chosen(b: SeaBook, s: SeaState, option: Option, seat: int, small: int, harbour: int) -> None:
    push(s, ("raise.turn", seat, small, harbour, int(option.at)))


@fish.step("raise.turn")
def ask_turn(b: SeaBook, s: SeaState, seat: int, small: int, harbour: int, site: int) -> Decision | None:
    """Which way the sea lies: the hex straight ahead of the harbour is pointed at."""
    sea = sea_of(s)
    turns = fitting_turns(s.at, site, len(sea.tiles))
    if not turns:
        sea.cells, sea.inset = inset([*s.at, site], site, len(sea.tiles)), 1
        push(s, ("explore.leave", seat, small), ("raise.land", seat, harbour))
        return None
    options = [Option("face", "hex", ahead(site, turn)) for turn in turns]
    return Decision(seat, "raise.turn", options, draft="place-tile")


@fish.answer("raise.turn")
def turn_chosen(
    b: SeaBook, s: SeaState, option: Option, seat: int, small: int, harbour: int, site: int
) -> None:
    sea = sea_of(s)
    turns = fitting_turns(s.at, site, len(sea.tiles))
    sea.cells = figure(site, next(turn for turn in turns if ahead(site, turn) == option.at), len(sea.tiles))
    push(s, ("explore.leave", seat, small), ("raise.land", seat, harbour))


# 2 and 3: tents and ships


@fish.step("raise.land")
def land_harbour(b: SeaBook, s: SeaState, seat: int, harbour: int) -> None:
    """Tents as after any exploring; whoever is then present there has its ship."""
    west, east = [t for t in marked(b, b.tiles[harbour].mark) if t != harbour]
    for place, tile in ((HARBOUR, harbour), (WEST, west), (EAST, east)):
        lay_coast(b, s, tile, place)
    place_tent(s, seat, harbour)
    joins = [("explore.join", other, harbour, seat) for other in turn_order(s) if other != seat]
    coasts = [("raise.coast", seat, piece) for piece in COAST_PIECES]
    tents = (*joins, ("explore.more", seat, harbour), ("bonus", seat, harbour))
    push(s, *tents, *coasts, ("raise.sea", seat, harbour))


# 4: the coasts


@fish.step("raise.coast")
def ask_coast(b: SeaBook, s: SeaState, seat: int, piece: str) -> Decision:
    """Each coast has two sides; its beach stands for the piece."""
    beaches = [t for t in of_role(b, "beach") if b.tiles[t].mark.startswith(piece)]
    options = [Option("take", "card", b.tiles[t].id) for t in beaches]
    return Decision(seat, "raise.coast", options, draft="coast")


@fish.answer("raise.coast")
def coast_chosen(b: SeaBook, s: SeaState, option: Option, seat: int, piece: str) -> None:
    push(s, ("raise.where", seat, b.thing[str(option.at)]))


def free_beaches(sea: Sea) -> list[int]:
    return [place for place in BEACHES if sea.coasts[place] < 0]


@fish.step("raise.where")
def ask_where(b: SeaBook, s: SeaState, seat: int, beach: int) -> Decision:
    """On which side of the harbour it goes; the beach then lies between two lighthouses."""
    sea = sea_of(s)
    options = [Option("lay", "hex", sea.cells[place]) for place in free_beaches(sea)]
    return Decision(seat, "raise.where", options, draft="coast")


@fish.answer("raise.where")
def coast_laid(b: SeaBook, s: SeaState, option: Option, seat: int, beach: int) -> None:
    place = sea_of(s).cells.index(int(option.at))
    lay_coast(b, s, beach, place)
    keep = next(t for t in marked(b, b.tiles[beach].mark) if t != beach)
    lay_coast(b, s, keep, KEEPS[BEACHES.index(place)])


# 5: the sea tiles, face down


@fish.step("raise.sea")
def sea_raised(b: SeaBook, s: SeaState, seat: int, harbour: int) -> None:
    emit(s, "sea-raised", seat)
    push(s, ("explored", seat, harbour))
