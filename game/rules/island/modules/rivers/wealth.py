"""The wealthiest settler, who alone has the most coins, and the poor, who have the fewest."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.rulebook import emit
from game.engine.state import Event
from game.rules.island.book import IslandBook
from game.rules.island.modules.rivers.layer import look_at, part_of, riverside
from game.rules.island.scoring import score_changed
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits

WEALTHIEST, POOR = "wealthiest", "poor"


def standing(b: IslandBook, coins: list[int]) -> tuple[int, int]:
    """Who is wealthiest, or nobody; and a mask of all with the fewest, even if that is everybody."""
    most, fewest = max(coins), min(coins)
    alone = most >= b.awards[WEALTHIEST].least and coins.count(most) == 1
    return coins.index(most) if alone else NOBODY, sum(1 << n for n, c in enumerate(coins) if c == fewest)


@riverside.rule("gold-changed")
def judge(b: IslandBook, s: IslandState) -> None:
    """After every change, on anybody's turn; from the end of the set-up on."""
    if s.active == NOBODY or s.over:
        return
    part = part_of(s)
    wealthiest, poor = standing(b, part.coins)
    if wealthiest != part.wealthiest:
        part.wealthiest = wealthiest
        emit(s, "wealthiest", wealthiest, part.coins[wealthiest] if wealthiest != NOBODY else 0)
    if poor != part.poor:
        part.poor = poor
        emit(s, "poor", tuple(bits(poor)))
    score_changed(b, s)


@riverside.watch("turn")
def set_up_over(b: IslandBook, s: IslandState, event: Event) -> None:
    if event[2] == 1:
        judge(b, s)


@riverside.wrap("points")
def points(rule: Callable[..., int], b: IslandBook, s: IslandState, seat: int) -> int:
    part, found = look_at(s), rule(b, s, seat)
    if part.wealthiest == seat:
        found += b.awards[WEALTHIEST].points
    if part.poor >> seat & 1:
        found += b.awards[POOR].points
    return found


@riverside.wrap("score-lines")
def lines(
    rule: Callable[..., Iterator[tuple[str, str, list[int]]]], b: IslandBook, s: IslandState
) -> Iterator[tuple[str, str, list[int]]]:
    yield from rule(b, s)
    part, seats = look_at(s), range(s.seats)
    yield "awards", WEALTHIEST, [b.awards[WEALTHIEST].points * (part.wealthiest == seat) for seat in seats]
    yield "awards", POOR, [b.awards[POOR].points * (part.poor >> seat & 1) for seat in seats]


@riverside.wrap("check-awards")
def awards(rule: Callable[..., tuple[int, ...]], b: IslandBook, s: IslandState) -> tuple[int, ...]:
    part = look_at(s)
    if s.active != NOBODY and not s.over:
        assert (part.wealthiest, part.poor) == standing(b, part.coins), f"coins {part.coins}"
    return (*rule(b, s), part.wealthiest, part.poor)
