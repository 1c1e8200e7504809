"""Setting up: the queue, a starting tile by lot, and where it goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.chance import Chance
from game.engine.rulebook import emit
from game.engine.state import Event, push
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.diceoneer.layer import bot, layer, mirror, to_queue
from game.rules.western_sea.modules.diceoneer.measures import SIDES
from game.rules.western_sea.modules.diceoneer.script import script
from game.rules.western_sea.pieces import lay_tile, place_tent
from game.rules.western_sea.setup import start_sites
from game.rules.western_sea.state import SeaState


@layer.wrap("prepare")
def prepare(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    """Its dice in place of a player's, and tents as its level says, at least the first."""
    inner(b, s)
    p, seat, table = bot(s), script(b).seat, script(b)
    p.seat = seat
    p.laid = [[] for _ in range(SIDES)]
    for colour, die in enumerate(b.dice):
        n = table.queue.dice.get(die.id, 0)
        if die.limited:
            s.stock[colour] += s.bag[seat][colour] - n
        s.bag[seat][colour] = n
    more = max(1 - s.supply[seat], min(table.options.more_tents, s.camp[seat]))
    s.supply[seat] += more
    s.camp[seat] -= more


@layer.step("solo.queue")
def shuffle(b: SeaBook, s: SeaState) -> Chance | None:
    """Its dice lie in the queue in a random order, for all to see."""
    left = s.bag[bot(s).seat]
    colours = [c for c, n in enumerate(left) if n]
    return Chance("draw", colours, [left[c] for c in colours]) if colours else None


@layer.outcome("solo.queue")
def queued(b: SeaBook, s: SeaState, outcome: tuple[int]) -> None:
    s.bag[bot(s).seat][outcome[0]] -= 1
    to_queue(s, outcome[0])
    push(s, ("solo.queue",))


layer.before("setup.tiles", "solo.queue")


@layer.detour("draft.keep")
def keep(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int) -> Any:
    if seat != bot(s).seat:
        return inner(b, s, seat)
    push(s, ("solo.start",))
    return None


@layer.step("solo.start")
def draw_start(b: SeaBook, s: SeaState) -> Chance:
    """A random starting tile, from those that nobody has seen."""
    return Chance("start", s.starts)


@layer.outcome("solo.start")
def start_drawn(b: SeaBook, s: SeaState, outcome: tuple[int]) -> None:
    p = bot(s)
    s.starts.remove(outcome[0])
    s.chosen[p.seat] = outcome[0]
    emit(s, "kept", p.seat, outcome[0])


@layer.detour("start.place")
def place(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int) -> Any:
    """All places beside a lone tile are alike."""
    if seat != bot(s).seat:
        return inner(b, s, seat)
    tile = s.chosen[seat]
    lay_tile(b, s, tile, start_sites(s)[0])
    place_tent(s, seat, tile)
    push(s, ("bonus", seat, tile))
    return None


@layer.watch("round-ended")
def keep_dice(b: SeaBook, s: SeaState, event: Event) -> None:
    """The clean-up takes a player's Active dice away, but not what lies beside the hexagon."""
    mirror(s)


@layer.wrap("check.dice")
def check_dice(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    """Every die that it owns lies in the queue or beside the hexagon, and the other rules see it there."""
    inner(b, s)
    p = bot(s)
    assert s.active[p.seat] == sorted(f for side in p.laid for f in side if f >= 0), "dice at the hexagon"
    assert s.spent[p.seat] == [p.queue.count(c) for c in range(len(b.dice))], "dice in the queue"
    assert not s.round or not any(s.bag[p.seat]), "the Diceoneer has dice in a bag"


@layer.wrap("check.counts")
def check_counts(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    inner(b, s)
    p = bot(s)
    tokens = [-1 - piece for side in p.laid for piece in side if piece < 0]
    assert all(kind < len(b.resources) for kind in tokens), "a token of an unknown kind"
    assert not any(s.tokens[p.seat]), "the Diceoneer keeps its tokens beside the hexagon"
    assert not s.holds[p.seat] & b.technology_bits, "technologies do nothing for the Diceoneer"
    assert p.known & ~sum(1 << t for t in s.row) == 0, "the Diceoneer: a technology not in play"
