"""The old boot: whoever has it needs more points to win, and passes it on to somebody who stands no worse."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.engine.decision import Option
from game.engine.rulebook import emit, once_per_book
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.modules.fishermen.layer import fishers, look_at, part_of
from game.rules.island.scoring import points_of, score_changed
from game.rules.island.state import IslandState


@fishers.wrap("target")
def target(rule: Callable[..., int], b: IslandBook, s: IslandState, seat: int) -> int:
    """Its points stay what they are."""
    wanted = rule(b, s, seat)
    return wanted + b.number["boot-points"] if look_at(s).boot == seat else wanted


@fishers.wrap("check-awards")
def awards(rule: Callable[..., tuple[int, ...]], b: IslandBook, s: IslandState) -> tuple[int, ...]:
    return (*rule(b, s), look_at(s).boot)


def why_not_pass(b: IslandBook, s: IslandState, seat: int, other: int) -> str:
    if look_at(s).boot != seat:
        return "no-boot"
    if not s.rolled:
        return "before-roll"
    if other == seat:
        return "own-hand"
    return "fewer-points" if points_of(b, s, other) < points_of(b, s, seat) else ""


@once_per_book
def pass_options(b: IslandBook) -> list[Option]:
    return [Option("pass-boot", "seat", seat) for seat in range(b.seats)]


@fishers.options("act")
def ways_to_pass(b: IslandBook, s: IslandState, seat: int) -> Iterable[Option]:
    if look_at(s).boot != seat:
        return ()
    return [option for option in pass_options(b) if not why_not_pass(b, s, seat, int(option.at))]


@fishers.wrap("why-not")
def why_not(rule: Callable[..., str], b: IslandBook, s: IslandState, seat: int, option: Option) -> str:
    if option.verb != "pass-boot":
        return rule(b, s, seat, option)
    return why_not_pass(b, s, seat, int(option.at))


@fishers.chosen("act", "pass-boot")
def passed(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    """Without it the points may be enough at once."""
    push(s, ("act", seat))
    part_of(s).boot = int(option.at)
    emit(s, "boot-passed", seat, int(option.at))
    score_changed(b, s)
