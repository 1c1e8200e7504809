"""Knights: after trading and building each may march along the paths, and must leave the castle."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.decision import END_TURN, Decision, Option
from game.engine.rulebook import emit, once_per_book
from game.engine.state import Frame, push
from game.rules.island.book import IslandBook
from game.rules.island.building import Bars, affordable
from game.rules.island.hands import pay
from game.rules.island.modules.barbarian_attack.layer import look_at, part_of, raiders, ridden, shore
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

HASTE = "haste"
"""What a long march costs."""
DONE = Option(END_TURN)

raiders.before("turn-over", "campaign")


@raiders.step("campaign")
def campaign(b: IslandBook, s: IslandState, seat: int) -> None:
    """Knights march, then all battles are fought."""
    push(s, *b.rules["marches"](b, s, seat), ("battles", seat, 0))


@raiders.rule("marches")
def marches(b: IslandBook, s: IslandState, seat: int) -> list[Frame]:
    return [("march", seat, 0)]


@raiders.rule("led")
def led(b: IslandBook, s: IslandState, seat: int, hired: int) -> int:
    """A mask of the knights that the seat leads now: its own."""
    return look_at(s).knights[seat]


class Reach(NamedTuple):
    """By path, masks of the paths that a knight reaches for nothing and for its price."""

    near: list[int]
    far: list[int]


@once_per_book
def reach(b: IslandBook) -> Reach:
    top = b.top
    beside = [top.star[one] | top.star[other] for one, other in top.ends]

    def within(path: int, steps: int) -> int:
        found = 1 << path
        for _ in range(steps):
            for here in list(bits(found)):
                found |= beside[here]
        return found & ~(1 << path)

    paths = range(len(beside))
    near, far = b.number["march"], b.number["march-in-haste"]
    return Reach([within(path, near) for path in paths], [within(path, far) for path in paths])


def march_bars(b: IslandBook, s: IslandState, seat: int, path: int) -> Bars:
    """Where a knight may not end its march."""
    near, far = reach(b).near[path], reach(b).far[path]
    bars = [
        ("knight-there", ridden(look_at(s))),
        ("castle-path", shore(b).castle),
        ("too-far", b.top.all_paths & ~far),
    ]
    return bars if affordable(b, s, seat, HASTE) else [*bars, ("no-haste", far & ~near)]


def goals(b: IslandBook, s: IslandState, seat: int, path: int) -> tuple[int, int]:
    """Masks of the paths where a knight may end its march, for nothing and for its price."""
    free = b.top.all_paths
    for _, barred in march_bars(b, s, seat, path):
        free &= ~barred
    near = reach(b).near[path]
    return free & near, free & ~near


def must_leave(b: IslandBook, s: IslandState, seat: int, hired: int) -> int:
    """A mask of the knights at the castle that can march out; nobody is made to pay for it."""
    found = 0
    for path in bits(b.rules["led"](b, s, seat, hired) & shore(b).castle):
        near, far = goals(b, s, seat, path)
        if near or (far and b.switch["castle-knights"] == "pay"):
            found |= 1 << path
    return found


@once_per_book
def march_options(b: IslandBook) -> dict[str, list[Option]]:
    """By verb, an option for each path."""
    names = b.top.path_names
    return {
        "march": [Option("march", "edge", name) for name in names],
        "ride": [Option("ride", "edge", name) for name in names],
        "hurry": [Option("hurry", "edge", name) for name in names],
    }


@raiders.step("march")
def march(b: IslandBook, s: IslandState, seat: int, hired: int) -> Decision | None:
    """Which knight: each once, in any order."""
    waiting = b.rules["led"](b, s, seat, hired) & ~look_at(s).marched
    if not waiting:
        return None
    able = [path for path in bits(waiting) if any(goals(b, s, seat, path))]
    options = [march_options(b)["march"][path] for path in able]
    if not must_leave(b, s, seat, hired):
        options.append(DONE)
    return Decision(seat, "march", options, "march")


@raiders.answer("march")
def set_out(b: IslandBook, s: IslandState, option: Option, seat: int, hired: int) -> None:
    if option.verb != END_TURN:
        push(s, ("march-to", seat, hired, b.top.path[str(option.at)]))


@raiders.step("march-to")
def march_to(b: IslandBook, s: IslandState, seat: int, hired: int, path: int) -> Decision:
    near, far = goals(b, s, seat, path)
    table = march_options(b)
    options = [table["ride"][goal] for goal in bits(near)] + [table["hurry"][goal] for goal in bits(far)]
    return Decision(seat, "march-to", options, "march")


@raiders.answer("march-to")
def arrived(b: IslandBook, s: IslandState, option: Option, seat: int, hired: int, path: int) -> None:
    part, goal = part_of(s), b.top.path[str(option.at)]
    in_haste = option.verb == "hurry"
    if in_haste:
        pay(s, seat, b.rules["price"](b, s, seat, HASTE))
    colour = next(c for c, mine in enumerate(part.knights) if mine >> path & 1)
    part.knights[colour] ^= 1 << path | 1 << goal
    part.marched |= 1 << goal
    emit(s, "marched", colour, path, goal, int(in_haste))
    push(s, ("march", seat, hired))
