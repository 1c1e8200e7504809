"""The layer of the fishermen, its part of the state, and its tokens: who holds which, and who may know it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from game.engine.rulebook import Layer, emit, once_per_book, part_finder, part_viewer
from game.rules.island.book import IslandBook
from game.rules.island.content import FishEntry
from game.rules.island.hands import deal_out
from game.rules.island.modules.robber_beside import BesidePart, begins_beside
from game.rules.island.state import NOBODY, IslandState

NAME = "fishermen"
BOOT = "boot"


class FishPart(BesidePart):
    grounds: tuple[int, ...] = ()
    """By fishing ground, as the content lists their places, the roll that pays there; 0 where none lies."""
    pool: list[int] = msgspec.field(default_factory=list)
    """By kind, the tokens that may be drawn; in a view with those that others hold."""
    left: int = 0
    """How many lie face down."""
    spent: list[int] = msgspec.field(default_factory=list)
    """By kind, those beside the supply, face up."""
    tokens: list[list[int]] = msgspec.field(default_factory=list)
    """By seat and kind, tokens held that are known."""
    count: list[int] = msgspec.field(default_factory=list)
    """By seat, how many it holds; the boot is not among them."""
    boot: int = NOBODY
    """Who has it."""


fishers = Layer(NAME, FishPart)
part_of = part_finder(fishers, FishPart)
look_at = part_viewer(fishers, FishPart)
begins_beside(fishers)


@once_per_book
def kinds_of_fish(b: IslandBook) -> list[FishEntry]:
    return list(b.library.of("fish", FishEntry).values())


@once_per_book
def values_of_fish(b: IslandBook) -> list[int]:
    """By kind, the fish on it; none on the boot."""
    return [entry.fish or 0 for entry in kinds_of_fish(b)]


@once_per_book
def boot_kind(b: IslandBook) -> int:
    return [entry.id for entry in kinds_of_fish(b)].index(BOOT)


def fish_of(b: IslandBook, s: IslandState, seat: int) -> int:
    """All the fish on the tokens of a seat."""
    return sum([n * fish for n, fish in zip(look_at(s).tokens[seat], values_of_fish(b), strict=True)])


# Setting up

fishers.before("setup.pieces", "fish.shuffle")


@fishers.rule("fish-at-start")
def fish_at_start(b: IslandBook) -> list[int]:
    """By kind, the tokens that everybody begins with."""
    return [0] * len(kinds_of_fish(b))


@fishers.step("fish.shuffle")
def shuffle(b: IslandBook, s: IslandState) -> None:
    """Nobody knows the order: the pool says all."""
    part, each = part_of(s), b.rules["fish-at-start"](b)
    part.pool = [entry.count - s.seats * n for entry, n in zip(kinds_of_fish(b), each, strict=True)]
    part.left = sum(part.pool)
    part.spent = [0] * len(part.pool)
    part.tokens = [list(each) for _ in range(s.seats)]
    part.count = [sum(each)] * s.seats


# From the pool to a seat, and from there beside the pool


def draw_token(b: IslandBook, s: IslandState, seat: int, corner: int, kind: int) -> None:
    """A fish is kept face down; the boot is shown at once, and no other token is drawn for it."""
    part = part_of(s)
    part.pool[kind] -= 1
    part.left -= 1
    if kind == boot_kind(b):
        part.boot = seat
        emit(s, "boot", seat)
    else:
        part.tokens[seat][kind] += 1
        part.count[seat] += 1
        emit(s, "fish", seat, corner)
    refill(part)


def spend_token(b: IslandBook, s: IslandState, seat: int, kind: int) -> None:
    part = part_of(s)
    part.tokens[seat][kind] -= 1
    part.count[seat] -= 1
    part.spent[kind] += 1
    refill(part)


def refill(part: FishPart) -> None:
    """When the last token is drawn, the spent ones are turned over and shuffled."""
    if not part.left:
        part.left = sum(part.spent)
        part.pool = [n + spent for n, spent in zip(part.pool, part.spent, strict=True)]
        part.spent = [0] * len(part.spent)


# What a seat may know


@fishers.hide
def hide_fish(b: IslandBook, s: IslandState, seat: int) -> None:
    part = part_of(s)
    for other, mine in enumerate(part.tokens):
        if other != seat:
            part.pool = [n + held for n, held in zip(part.pool, mine, strict=True)]
            part.tokens[other] = [0] * len(mine)


@fishers.guess
def guess_fish(b: IslandBook, s: IslandState, seat: int, random: Random) -> None:
    """Others hold any of the fish that are not seen; never the boot, which they would have shown."""
    part = part_of(s)
    boot = part.pool[boot_kind(b)] if part.pool else 0
    if part.pool:
        part.pool[boot_kind(b)] = 0
        hidden = [n - sum(mine) for n, mine in zip(part.count, part.tokens, strict=True)]
        deal_out(part.pool, part.tokens, hidden, random)
        part.pool[boot_kind(b)] = boot


# What always holds


@fishers.wrap("check")
def check(rule: Callable[..., None], b: IslandBook, s: IslandState) -> None:
    rule(b, s)
    part = look_at(s)
    if not part.pool:
        return
    for kind, entry in enumerate(kinds_of_fish(b)):
        there = part.pool[kind] + part.spent[kind] + sum([mine[kind] for mine in part.tokens])
        there += kind == boot_kind(b) and part.boot != NOBODY
        assert there == entry.count, f"{there} tokens {entry.id}, not {entry.count}"
    assert min(part.pool) >= 0 and min(map(min, part.tokens)) >= 0, f"{part.pool}, {part.tokens}"
    known = [sum(mine) for mine in part.tokens]
    assert all(have in (0, n) for have, n in zip(known, part.count, strict=True)), f"{known}, {part.count}"
    assert sum(part.pool) + sum(known) == part.left + sum(part.count), "fish are lost"
    assert max(part.count) <= b.number["fish-limit"], f"{part.count} tokens"
    assert part.left or not sum(part.spent), "spent tokens that should be drawn again"
    assert not part.spent[boot_kind(b)], "the boot never goes back"
