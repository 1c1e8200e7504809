"""Barbarians on the paths: who moves them, whom that costs a card, and how a wagon drives them off."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit, once_per_book
from game.engine.state import push
from game.engine.why import Why
from game.rules.island.book import IslandBook
from game.rules.island.building import Bars
from game.rules.island.modules.traders.layer import look_at, owner_of, part_of, trade, traders, wagon_card
from game.rules.island.production import DIE
from game.rules.island.reasons import cause_of, first_bar
from game.rules.island.robber import BY_SEVEN
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits, mask_of

LEAVE = Option("leave")
BY_WAGON, BY_TOKEN = "wagon", "token"
"""What moves a barbarian without a theft."""
DRAFT = "barbarian"


@once_per_book
def barbarian_options(b: IslandBook) -> list[Option]:
    return [Option("barbarian", "edge", name) for name in b.top.path_names]


@once_per_book
def ambush_options(b: IslandBook) -> list[Option]:
    return [Option("ambush", "edge", name) for name in b.top.path_names]


@once_per_book
def drive_off_paths(b: IslandBook) -> list[Option]:
    return [Option("drive-off", "barbarian", name) for name in b.top.path_names]


# What moves them


@traders.replace("robber")
def instead_of_the_robber(b: IslandBook, s: IslandState, seat: int, cause: str) -> None:
    push(s, ("barbarian", seat, cause))


@traders.wrap("seven")
def seven(rule: Callable[..., None], b: IslandBook, s: IslandState, seat: int, number: int) -> None:
    """Discards first, unless the table wants it otherwise."""
    if b.switch["discard-order"] == "barbarian":
        push(s, ("barbarian", seat, BY_SEVEN), ("hands-full", seat))
    else:
        rule(b, s, seat, number)


@traders.step("barbarian")
def barbarian(b: IslandBook, s: IslandState, seat: int, cause: str) -> Decision:
    """Which of them."""
    options = barbarian_options(b)
    return Decision(seat, "barbarian", [options[path] for path in look_at(s).barbarians], DRAFT)


@traders.answer("barbarian")
def barbarian_chosen(b: IslandBook, s: IslandState, option: Option, seat: int, cause: str) -> None:
    push(s, ("ambush", seat, b.top.path[str(option.at)], cause))


@traders.rule("ambush-bars")
def ambush_bars(b: IslandBook, s: IslandState, cause: str) -> Bars:
    """To any path without a barbarian, so never where it is."""
    bars = [("barbarian-there", mask_of(look_at(s).barbarians))]
    if b.switch["sea-sides"] == "closed":
        bars.append(("sea-side", trade(b).sea))
    if b.switch["plaza-paths"] == "never":
        bars.append(("plaza", mask_of([p for c in trade(b).corners for p in b.top.paths_at[c]])))
    return bars


@traders.step("ambush")
def ambush(b: IslandBook, s: IslandState, seat: int, path: int, cause: str) -> Decision:
    """Where it goes."""
    barred = 0
    for _, mask in b.rules["ambush-bars"](b, s, cause):
        barred |= mask
    options = ambush_options(b)
    return Decision(seat, "ambush", [options[p] for p in bits(b.top.all_paths & ~barred)], DRAFT)


@traders.answer("ambush")
def ambushed(b: IslandBook, s: IslandState, option: Option, seat: int, path: int, cause: str) -> None:
    to, there = b.top.path[str(option.at)], part_of(s).barbarians
    there[there.index(path)] = to
    emit(s, "barbarian", seat, path, to)
    owner = owner_of(s, to)
    if cause in (BY_WAGON, BY_TOKEN) or owner in (NOBODY, seat) or owner >= s.seats:
        return
    if s.count[owner] and not b.rules["safe-from-thefts"](b, s) >> owner & 1:
        push(s, ("ambush-rob", seat, owner))


@traders.step("ambush-rob")
def ambush_rob(b: IslandBook, s: IslandState, seat: int, other: int) -> Decision:
    """The owner of the road there may lose a card."""
    return Decision(seat, "ambush-rob", [b.rob_option[other], LEAVE])


@traders.answer("ambush-rob")
def ambush_robbed(b: IslandBook, s: IslandState, option: Option, seat: int, other: int) -> None:
    if option.verb == "rob":
        push(s, ("steal", seat, other))


# Driving one off


def why_not_drive_off(b: IslandBook, s: IslandState, seat: int, path: int) -> str:
    part = look_at(s)
    if path not in part.barbarians:
        return "no-barbarian-here"
    if not part.moving:
        return "wagon-later"
    if part.arrived:
        return "wagon-arrived"
    if not wagon_card(b, s, seat).drives_off:
        return "weak-wagon"
    if not b.top.tips[path] >> part.wagons[seat] & 1:
        return "wagon-elsewhere"
    tries = part.tried if b.switch["drive-off"] == "turn" else part.tried >> part.barbarians.index(path) & 1
    return "tried" if tries else ""


@traders.rule("drive-off-options")
def drive_off_options(b: IslandBook, s: IslandState, seat: int) -> list[Option]:
    there = [path for path in look_at(s).barbarians if not why_not_drive_off(b, s, seat, path)]
    return [drive_off_paths(b)[path] for path in there]


@traders.step("drive-off")
def drive_off(b: IslandBook, s: IslandState, seat: int, path: int) -> Chance:
    return Chance("drive-off", DIE)


@traders.outcome("drive-off")
def driven_off(b: IslandBook, s: IslandState, outcome: tuple[int], seat: int, path: int) -> None:
    """The wagon goes on either way."""
    part = part_of(s)
    part.tried |= 1 << part.barbarians.index(path)
    driven = outcome[0] in wagon_card(b, s, seat).drives_off
    emit(s, "drive-off", seat, path, outcome[0], int(driven))
    if driven:
        push(s, ("ambush", seat, path, BY_WAGON))


@traders.wrap("why-not")
def why_not(
    rule: Callable[..., str | Why], b: IslandBook, s: IslandState, seat: int, option: Option
) -> str | Why:
    if option.verb == "drive-off":
        return why_not_drive_off(b, s, seat, b.top.path[str(option.at)])
    if option.verb == "ambush":
        return first_bar(b.rules["ambush-bars"](b, s, cause_of(b, s)), b.top.path[str(option.at)])
    if option.verb == "barbarian":
        there = b.top.path[str(option.at)] in look_at(s).barbarians
        return "" if there else "no-barbarian-here"
    return rule(b, s, seat, option)
