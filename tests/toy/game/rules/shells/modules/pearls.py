"""Pearls: whoever takes shells opens them, and chance says in how many there is a pearl."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from msgspec import field

from game.engine.chance import Chance, Outcome
from game.engine.rulebook import Layer, emit
from game.engine.state import Data, Event, peek, push
from game.rules.shells.content import ShellsBook
from game.rules.shells.play import ShellsState

NAME = "pearls"


class Pearls(Data):
    owners: list[int] = field(default_factory=list)
    """Whose each pearl is, in the order in which they were found."""


pearls = Layer(NAME, Pearls)


def owners(s: ShellsState) -> list[int]:
    """For those who only look."""
    return cast(Pearls, peek(s.parts, NAME)).owners


@pearls.watch("took")
def open_shells(b: ShellsBook, s: ShellsState, event: Event) -> None:
    _, seat, n = event
    push(s, ("pearls.open", seat, n))


@pearls.step("pearls.open")
def look_inside(b: ShellsBook, s: ShellsState, seat: int, n: int) -> Chance:
    return Chance("pearl", (0, 1), (b.number["pearl-in"] - 1, 1), n)


@pearls.outcome("pearls.open")
def found(b: ShellsBook, s: ShellsState, outcome: Outcome, seat: int, n: int) -> None:
    pearl = sum(outcome)
    cast(Pearls, s.parts[NAME]).owners += [seat] * pearl
    if pearl:
        emit(s, "pearl", seat, pearl)


@pearls.wrap("counts")
def counts(
    rule: Callable[..., Iterator[tuple[str, list[int]]]], b: ShellsBook, s: ShellsState
) -> Iterator[tuple[str, list[int]]]:
    yield from rule(b, s)
    yield NAME, [owners(s).count(seat) for seat in range(b.seats)]
