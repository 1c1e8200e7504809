"""What presence brings: a ship while one is in the harbour, a treasure die while one is on its island."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.engine.decision import Option
from game.engine.rulebook import emit
from game.engine.state import Event, push
from game.rules.western_sea.book import FACES, WAKES, SeaBook
from game.rules.western_sea.checks import HANDED, Handed
from game.rules.western_sea.modules.fish_and_ships.layer import ON_BOARD, fish, has_ship, sea_of, see_sea
from game.rules.western_sea.modules.fish_and_ships.layout import HARBOUR
from game.rules.western_sea.pieces import dice_of, gain_reserve_vp
from game.rules.western_sea.spend import virtuals
from game.rules.western_sea.state import SeaState

TREASURE = "treasure"
HANDED[TREASURE] = Handed(limited=False, most=0)


@fish.watch("tent")
@fish.watch("moved")
@fish.watch("left")
def presence_changed(b: SeaBook, s: SeaState, event: Event) -> None:
    """At once, whatever gave or took the presence."""
    for seat in range(s.seats):
        _ship(b, s, seat)
        _treasure(b, s, seat)


def _ship(b: SeaBook, s: SeaState, seat: int) -> None:
    here, ashore = has_ship(b, s, seat), see_sea(s).ships[seat] == ON_BOARD
    if here and ashore:
        sea_of(s).ships[seat] = sea_of(s).cells[HARBOUR]
        emit(s, "ship", seat)
    elif not here and not ashore:
        sea_of(s).ships[seat] = ON_BOARD
        emit(s, "ship-lost", seat)


def _treasure(b: SeaBook, s: SeaState, seat: int) -> None:
    """At most one each; it goes to Spent, and back beside the stock from wherever it is."""
    colour = b.colour[TREASURE]
    here, owned = bool(s.holds[seat] & b.brings[TREASURE]), dice_of(s, seat, colour)
    if here and not owned:
        s.spent[seat][colour] += 1
        emit(s, "die", seat, colour)
    elif owned and not here:
        s.spent[seat][colour] = 0
        s.active[seat] = [face for face in s.active[seat] if face // FACES != colour]
        emit(s, "treasure-lost", seat)


# Waking it in step 4 of the roll phase


def asleep(b: SeaBook, s: SeaState, seat: int) -> bool:
    return bool(s.spent[seat][b.colour[TREASURE]])


@fish.wrap("payers")
def payers_to_wake(inner: Callable[..., list[Option]], b: SeaBook, s: SeaState, seat: int) -> list[Option]:
    """With a treasure die to wake, an icon pays even where there is no other die to change."""
    options = inner(b, s, seat)
    if not asleep(b, s, seat):
        return options
    pays, faces = b.profile(s.holds[seat]).pays, s.active[seat]
    there = [o.key for o in options]
    more = [
        Option("pay", "die", b.face_key[f], faces.count(f)) for f in dict.fromkeys(faces) if pays[f] & WAKES
    ]
    more += [Option("pay", "icon", v.key) for f, v in virtuals(b, s, seat) if pays[f] & WAKES]
    return options + [o for o in more if o.key not in there]


@fish.options("manipulate.use")
def wake_too(b: SeaBook, s: SeaState, seat: int, pays: int, *_: int) -> Iterable[Option]:
    return [Option("wake", "spent", TREASURE)] if pays & WAKES and asleep(b, s, seat) else []


@fish.chosen("manipulate.use", "wake")
def woken(b: SeaBook, s: SeaState, option: Option, seat: int, pays: int, *_: int) -> None:
    colour = b.colour[TREASURE]
    s.spent[seat][colour] -= 1
    push(s, ("throw", seat, (colour,)))


# Spending it


@fish.watch("spent")
def points_shown(b: SeaBook, s: SeaState, event: Event) -> None:
    """rulebook: a point from the reserve for each such icon of a die that is spent"""
    _, seat, face = event
    gain_reserve_vp(s, seat, b.face_icons[face].count(b.icon["vp"]))


@fish.wrap("parts")
def never_parted(inner: Callable[..., bool], b: SeaBook, colour: int) -> bool:
    """rulebook: it is neither given up in a trade nor stolen"""
    return colour != b.colour[TREASURE] and inner(b, colour)
