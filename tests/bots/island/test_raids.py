"""The thinking bots where barbarians land: knights march to battles that can be won, and to own land."""

from __future__ import annotations

import pytest

from game.bots.evaluation import evaluation_for
from game.bots.island.campaign import expected
from game.bots.island.raids import RaidEvaluation
from game.engine.decision import Decision
from game.engine.run import answer, run
from game.rules.island.book import IslandBook
from game.rules.island.modules.barbarian_attack.battles import sides
from game.rules.island.modules.barbarian_attack.invasion import judge_buildings
from game.rules.island.modules.barbarian_attack.layer import part_of, shore
from game.rules.island.state import IslandState
from game.rules.island.topology import bits, mask_of
from tests.bots.island.tables import choice, give, on_turn


def table(barbarians: dict[int, int], **knights: list[str]) -> tuple[IslandBook, IslandState, int]:
    """So many barbarians on these hexes, and knights of the seat and of the next one on these paths."""
    book, s, seat = on_turn(modules=("barbarian-attack",))
    part = part_of(s)
    part.there = [barbarians.get(h, 0) for h in range(len(part.there))]
    part.supply = 36 - sum(part.there)
    part.prisoners = [0] * s.seats
    part.captives = part.gone = part.marched = 0
    part.conquered = mask_of([h for h, n in barbarians.items() if n == 3])
    part.knights = [0] * s.colours
    for who, paths in (
        (seat, knights.get("mine", [])),
        ((seat + 1) % s.seats, knights.get("theirs", [])),
    ):
        part.knights[who] = mask_of([book.top.path[name] for name in paths])
    judge_buildings(book, s)
    return book, s, seat


def marched(book: IslandBook, s: IslandState) -> list[int]:
    """Where the seat's knights are when its bot has led them."""
    seat = s.active
    s.stack = [("turn-over", seat)]
    for _ in range(20):
        decision = run(book, s)
        if not isinstance(decision, Decision) or decision.ask not in ("march", "march-to"):
            break
        option = decision.find(choice(book, s))
        assert option is not None
        answer(book, s, option)
    return [path for path in range(72) if part_of(s).knights[seat] >> path & 1]


def around(book: IslandBook, paths: list[int], hexagon: int) -> int:
    return (mask_of(paths) & sides(book)[hexagon]).bit_count()


def test_knights_gather_where_they_win() -> None:
    book, s, _ = table({17: 1}, mine=["9-SE", "13-E"])
    assert around(book, marched(book, s), 17) == 2


def test_a_knight_joins_those_of_another() -> None:
    book, s, _ = table({17: 1, 0: 1}, mine=["9-SE"], theirs=["17-SE"])
    assert around(book, marched(book, s), 17) == 1


def test_a_long_march_is_paid_for_a_victory() -> None:
    book, s, seat = table({18: 1}, mine=["8-E", "18-E"])
    give(s, seat, [0, 0, 0, 1, 0])
    assert around(book, marched(book, s), 18) == 2 and not sum(s.hand[seat])


def test_own_land_draws_knights() -> None:
    book, s, seat = table({})
    ev = evaluation_for(book)
    assert isinstance(ev, RaidEvaluation)
    ev.horizon(book, s)
    costs = {h: ev.campaign.against_others(s, seat, ev.campaign.cost(book, s, h)) for h in shore(book).hexes}
    own, other = min(costs, key=costs.__getitem__), max(costs, key=costs.__getitem__)
    assert costs[own] < 0 < costs[other]
    part = part_of(s)
    part.there[own] = part.there[other] = 2
    ev.horizon(book, s)
    assert ev.one_fewer(book, s, seat, own) > 0 > ev.one_fewer(book, s, seat, other)
    shift = ev.shifts(book, s, seat, 0)[0]
    assert shift[0] > 0 and shift[1] == own


def test_an_invasion_that_is_about_to_come_costs_whoever_lives_at_the_coast() -> None:
    book, s, seat = table(dict.fromkeys((12, 7, 3, 0, 1, 6, 11, 15, 18, 17), 2))
    ev = evaluation_for(book)
    assert isinstance(ev, RaidEvaluation)
    ev.horizon(book, s)
    assert ev.invasions(book, s, seat) == 0
    s.stack.append(("invasion", seat, ()))
    all_seats = [ev.invasions(book, s, each) for each in range(s.seats)]
    assert min(all_seats) < 0 and len({*all_seats}) > 1
    s.stack[-1] = ("invasion", seat, (3, 9))
    assert abs(ev.invasions(book, s, 0)) < abs(all_seats[0])


def test_a_card_is_bought_for_a_knight_but_not_without_one_in_stock() -> None:
    book, s, seat = table({17: 1}, mine=["17-SE"])
    give(s, seat, [0, 0, 1, 1, 1])
    assert choice(book, s) == "buy"
    part_of(s).knights[seat] = mask_of(list(bits(sides(book)[0])))
    give(s, seat, [0, 0, 1, 1, 1])
    assert choice(book, s) != "buy"


def test_prisoners_that_win_are_taken() -> None:
    book, s, seat = table({17: 1, 0: 2}, mine=["13-E", "14-SE", "4-E"])
    part_of(s).prisoners[seat] = 1
    part_of(s).supply -= 1
    book.number["target"] = 1 + book.rules["points"](book, s, seat)
    assert around(book, marched(book, s), 17) == 2


@pytest.mark.parametrize(
    ("n", "counts", "gets"),
    [
        (3, (4, 0, 0), (3.0, 0.0)),
        (2, (2, 2, 0), (1.0, 0.0)),
        (1, (1, 1, 0), (0.5, 0.5)),
        (3, (3, 1, 0), (2.0, 0.0)),
        (3, (2, 2, 0), (1.5, 0.5)),
        (2, (1, 1, 1), (2 / 3, 1 / 3)),
        (2, (0, 3, 0), (0.0, 0.0)),
    ],
)
def test_prisoners_that_can_be_expected(n: int, counts: tuple[int, ...], gets: tuple[float, float]) -> None:
    assert expected(n, counts, 0) == pytest.approx(gets)
