"""Camels on paths: where a caravan may go on, and what camels are worth to roads and buildings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.rulebook import emit
from game.engine.state import Event
from game.rules.island.book import IslandBook
from game.rules.island.modules.caravans.layer import look_at, nomads, part_of
from game.rules.island.roads import measure
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits

AWARD = "caravan"


# Where the next camel may go


def inner_end(b: IslandBook, s: IslandState, arrow: int) -> int:
    """The corner of the oasis at which an arrow's path begins."""
    a, c = b.top.ends[arrow]
    return a if b.top.ring[look_at(s).oasis] >> a & 1 else c


def ways(b: IslandBook, s: IslandState, but: int = NOBODY) -> list[tuple[int, int]]:
    """Paths for the next camel, each with the corner that it would look at; none from the corner `but`.

    A caravan that has not begun does so on its arrow's path. Others go on from the corner of their head, two
    that meet there as one, unless another passes there or began there: then they have ended."""
    part, top, found = look_at(s), b.top, []
    for arrow, head in zip(part.arrows, part.heads, strict=True):
        if head == NOBODY:
            if not part.camels >> arrow & 1:
                found.append((arrow, sum(top.ends[arrow]) - inner_end(b, s, arrow)))
        elif head != but and (top.star[head] & part.camels).bit_count() == part.heads.count(head):
            found += [(path, sum(top.ends[path]) - head) for path in bits(top.star[head] & ~part.camels)]
    return list(dict.fromkeys(found))


def places(b: IslandBook, s: IslandState, but: int = NOBODY) -> int:
    """A mask of the paths for the next camel."""
    mask = 0
    for path, _ in ways(b, s, but):
        mask |= 1 << path
    return mask


def put_camel(b: IslandBook, s: IslandState, seat: int, path: int, corner: int) -> None:
    """A camel that looks at a corner; `seat` has placed it."""
    part = part_of(s)
    tail = sum(b.top.ends[path]) - corner
    grows = next(
        n
        for n, (arrow, head) in enumerate(zip(part.arrows, part.heads, strict=True))
        if (head == NOBODY and arrow == path and inner_end(b, s, arrow) == tail) or head == tail
    )
    part.trails[grows] += (path,)
    part.heads[grows] = part.last = corner
    part.camels |= 1 << path
    part.left -= 1
    emit(s, "camel", seat, path, corner)
    fresh = 0
    for end in b.top.ends[path]:
        if lies_between(b, s, end) and not part.between >> end & 1:
            fresh |= 1 << end
    part.between |= fresh
    for colour in range(s.seats):
        for end in bits(s.houses[colour] & fresh):
            emit(s, "between", colour, end)
    owners = [colour for colour in range(s.colours) if s.roads[colour] >> path & 1]
    if owners:
        measure(b, s, *owners)


# What they are worth


def lies_between(b: IslandBook, s: IslandState, corner: int) -> bool:
    """Whichever caravans the camels belong to."""
    return (b.top.star[corner] & look_at(s).camels).bit_count() >= b.awards[AWARD].least


@nomads.wrap("heavy-paths")
def beside_camels(rule: Callable[..., tuple[int, int]], b: IslandBook, s: IslandState) -> tuple[int, int]:
    return look_at(s).camels, b.number["camel-road"]


@nomads.watch("settlement")
def settled(b: IslandBook, s: IslandState, event: Event) -> None:
    """Where camels already pass."""
    if event[1] < s.seats and look_at(s).between >> event[2] & 1:
        emit(s, "between", event[1], event[2])


@nomads.wrap("points")
def points(rule: Callable[..., int], b: IslandBook, s: IslandState, seat: int) -> int:
    found: int = rule(b, s, seat)
    here = s.houses[seat] & look_at(s).between
    return found + b.awards[AWARD].points * here.bit_count() if here else found


@nomads.wrap("score-lines")
def lines(
    rule: Callable[..., Iterator[tuple[str, str, list[int]]]], b: IslandBook, s: IslandState
) -> Iterator[tuple[str, str, list[int]]]:
    yield from rule(b, s)
    between, worth = look_at(s).between, b.awards[AWARD].points
    yield "awards", AWARD, [worth * (s.houses[seat] & between).bit_count() for seat in range(s.seats)]


# What always holds


@nomads.wrap("check-awards")
def awards(rule: Callable[..., tuple[int, ...]], b: IslandBook, s: IslandState) -> tuple[int, ...]:
    part = look_at(s)
    return (*rule(b, s), part.camels, part.voting)


@nomads.wrap("check")
def check(rule: Callable[..., None], b: IslandBook, s: IslandState) -> None:
    rule(b, s)
    part = look_at(s)
    trodden = [path for trail in part.trails for path in trail]
    assert len(trodden) + part.left == b.number["camels"], f"{len(trodden)} camels and {part.left}"
    assert sum(1 << path for path in trodden) == part.camels, "two camels on one path"
    for arrow, trail, head in zip(part.arrows, part.trails, part.heads, strict=True):
        assert not trail or trail[0] == arrow, "a caravan that begins without its arrow"
        corner = inner_end(b, s, arrow)
        for path in trail:
            assert corner in b.top.ends[path], "a caravan with a gap"
            corner = sum(b.top.ends[path]) - corner
        assert head == (corner if trail else NOBODY), f"a head at {head}, not {corner}"
    assert part.between == sum(1 << c for c in range(len(b.top.star)) if lies_between(b, s, c)), "between"
    assert b.switch["robber-oasis"] == "later" or s.robber != part.oasis, "the robber on the oasis"
    assert part.voting or (not part.bids and not part.proposed), "bids without a vote"
