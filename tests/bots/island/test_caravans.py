"""The thinking bots with caravans: bids by what is at stake, places that help them, and going along."""

from __future__ import annotations

from game.bots.evaluation import evaluation_for
from game.bots.island.caravan_votes import Votes
from game.bots.island.caravans import CaravanEvaluation
from game.engine.run import run
from game.rules.island.book import IslandBook
from game.rules.island.modules.caravans.camels import put_camel, ways
from game.rules.island.modules.caravans.layer import part_of
from game.rules.island.state import IslandState
from tests.bots.island.tables import choice, give, on_turn

WOOL = 2


def table(seats: int = 4) -> tuple[IslandBook, IslandState, int]:
    """A seat has a settlement where a head looks at, and nobody else has anything near; hands are empty."""
    book, s, seat = on_turn(seats=seats, modules=("caravans",))
    arrow, corner = ways(book, s)[0]
    for other in range(s.colours):
        s.houses[other] = s.cities[other] = s.roads[other] = s.net[other] = s.reach[other] = 0
        s.length[other] = 0
    s.built = s.near = s.taken = 0
    put_camel(book, s, seat, arrow, corner)
    s.houses[seat] = s.built = 1 << corner
    s.near = book.top.next_to[corner]
    s.stack = [("vote", seat)]
    return book, s, seat


def judge(book: IslandBook, s: IslandState) -> tuple[CaravanEvaluation, Votes]:
    ev = evaluation_for(book)
    assert isinstance(ev, CaravanEvaluation)
    ev.horizon(book, s)
    return ev, Votes(ev)


def test_a_building_hopes_for_camels_the_more_the_nearer_they_are() -> None:
    book, s, seat = table()
    ev, _ = judge(book, s)
    chances = ev.chances(book, s)
    head = part_of(s).heads[0]
    beyond = next(c for path, c in ways(book, s) if head in book.top.ends[path])
    assert chances[head] > chances[beyond] > 0
    before = ev.prospects(book, s, seat)
    path, corner = next((p, c) for p, c in ways(book, s) if head in book.top.ends[p])
    put_camel(book, s, seat, path, corner)
    assert ev.chances(book, s)[head] == 0 and ev.prospects(book, s, seat) < before, "it has come"
    assert ev.stands(book, s, seat) > before + 1


def test_bids_follow_what_is_at_stake() -> None:
    book, s, seat = table()
    rival = (seat + 1) % 4
    for each in (seat, rival):
        give(s, each, [0, 0, 5, 0, 0])
    assert run(book, s) is not None
    _, votes = judge(book, s)
    assert votes.stake(book, s, seat) > votes.stake(book, s, rival)
    part_of(s).bids[rival] = (0, 0, 2, 0, 0)
    assert sum(votes.best_bid(book, s, seat)) == 3, "just enough"
    part_of(s).bids[rival] = (0, 0, 9, 0, 0)
    assert sum(votes.best_bid(book, s, seat)) == 0, "no card for nothing"


def test_whoever_decides_takes_the_camel_home() -> None:
    book, s, _ = table()
    head = part_of(s).heads[0]
    assert run(book, s) is not None
    verb, _, path = choice(book, s).split(" ")
    assert verb == "camel" and head in book.top.ends[book.top.path[path]]


def test_nobody_lays_a_card_where_there_is_nothing_to_win() -> None:
    book, s, seat = table()
    s.houses[seat] = s.built = s.near = 0
    give(s, seat, [0, 0, 1, 1, 1])
    assert choice(book, s) == "bid"


def test_a_weaker_seat_goes_along_rather_than_leave_it_to_the_strongest() -> None:
    book, s, seat = table()
    helper, strongest = (seat + 1) % 4, (seat + 2) % 4
    head = part_of(s).heads[0]
    assert run(book, s) is not None
    part = part_of(s)
    part.bids = [(0,) * 5] * 4
    for each, n in ((seat, 2), (helper, 2), (strongest, 3)):
        part.bids[each] = (0, 0, n, 0, 0)
    near = [path for path, _ in ways(book, s) if head in book.top.ends[path]]
    far = next(path for path, _ in ways(book, s) if head not in book.top.ends[path])
    part.proposed[helper], part.proposed[strongest] = near[1], far
    s.stack = [("vote-over",), ("propose", seat, 2, seat)]
    assert choice(book, s) == f"propose edge {book.top.path_names[near[1]]}"
