"""The island itself, its three maps, and the longest road by another search."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.engine.game import Setup
from game.rules.island.board import REDS, touching
from game.rules.island.book import IslandBook
from game.rules.island.content import GroundEntry
from game.rules.island.game import GAME
from game.rules.island.invariants import longest_by_search
from game.rules.island.modules.caravans.layer import look_at as caravan_part
from game.rules.island.modules.fishermen.layer import look_at
from game.rules.island.modules.fishermen.waters import shores
from game.rules.island.modules.rivers.layer import banks
from game.rules.island.roads import longest_trail
from game.rules.island.setup import new_state
from game.rules.island.state import BESIDE, NOBODY, IslandState
from game.rules.island.topology import Topology, mask_of
from tests.rules.island.scenario import library

TOP = Topology()
BOX = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
RIVER_BOX = {"forest": 4, "fields": 4, "pasture": 3, "hills": 3, "mountains": 3, "swamp": 2}
TOKENS = Counter([2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12, 0])


def lay(seed: int, modules: tuple[str, ...] = (), **options: str) -> tuple[IslandBook, IslandState]:
    setup = Setup(game="island", seats=("random",) * 3, modules=modules, seed=seed, options=options)
    book = GAME.make_book(library(), setup)
    assert isinstance(book, IslandBook)
    return book, new_state(book, setup)


def test_the_island_is_as_big_as_printed() -> None:
    assert len(TOP.cells) == 19 and len(TOP.corner_names) == 54 and len(TOP.path_names) == 72
    assert TOP.coast.bit_count() == 30 and TOP.shore.bit_count() == 30
    assert TOP.spiral(0) == [0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 4, 8, 13, 14, 10, 5, 9]
    assert TOP.land_ends() == [0, 2, 7, 11, 16, 18]


def test_every_place_has_one_name() -> None:
    assert len(set(TOP.corner_names)) == 54 and len(set(TOP.path_names)) == 72
    for corner, name in enumerate(TOP.corner_names):
        assert int(name.split("-")[0]) == min(TOP.hexes_at[corner])
    for path, name in enumerate(TOP.path_names):
        assert int(name.split("-")[0]) == min(TOP.hexes_by[path])


def test_the_beginners_map() -> None:
    book, state = lay(5, map="beginner")
    names = [book.terrains[terrain].id for terrain in state.terrain]
    printed = [f"{name} {n}".removesuffix(" 0") for name, n in zip(names, state.token, strict=True)]
    assert book.map.hexes is not None and printed == [place for row in book.map.hexes for place in row]
    assert state.robber == 9
    kinds = {book.top.path_names[path]: book.harbours[kind].id for path, kind in state.jetties}
    assert kinds == book.map.harbours


@pytest.mark.parametrize("name", ["variable", "random"])
def test_shuffled_maps_use_all_of_the_box_and_keep_red_numbers_apart(name: str) -> None:
    starts, desert, harbours = set(), set(), set()
    for seed in range(150):
        book, state = lay(seed, map=name)
        assert Counter(book.terrains[t].id for t in state.terrain) == BOX
        assert Counter(state.token) == TOKENS
        assert state.token[state.robber] == 0
        red = [h for h, n in enumerate(state.token) if n in REDS]
        assert not touching(TOP, red)
        desert.add(state.robber)
        starts.add(state.token[:3])
        harbours.add(tuple(kind for _, kind in state.jetties))
        assert Counter(kind for _, kind in state.jetties) == {0: 4, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
    assert len(desert) == 19 and len(starts) > 15 and len(harbours) > 100


def test_variable_tokens_lie_in_their_order() -> None:
    for seed in range(40):
        book, state = lay(seed, map="variable")
        laid = [[state.token[h] for h in TOP.spiral(start) if state.token[h]] for start in TOP.land_ends()]
        assert book.tokens in laid


def test_a_lake_lies_inside_and_grounds_lie_between_harbours() -> None:
    lakes, laid = set(), set()
    for seed in range(300):
        book, state = lay(seed, ("fishermen",), map=("variable", "random")[seed % 2])
        terrain = [book.terrains[t].id for t in state.terrain]
        assert Counter(terrain) == {**{k: n for k, n in BOX.items() if k != "desert"}, "lake": 1}
        assert Counter(state.token) == TOKENS and state.robber == BESIDE
        assert not touching(TOP, [h for h, n in enumerate(state.token) if n in REDS])
        lakes.add(terrain.index("lake"))
        grounds = look_at(state).grounds
        laid.add(grounds)
        assert sorted(grounds) == [4, 5, 6, 8, 9, 10]
    assert lakes == {4, 5, 8, 9, 10, 13, 14} and len(laid) > 150
    assert {shore.bit_count() for shore in shores(book)} == {3}
    assert sum(shores(book)).bit_count() == 18, "no two share a corner"
    assert not {path for path, _ in state.jetties} & {
        book.top.path[name]
        for entry in book.library.of("grounds", GroundEntry).values()
        for name in entry.paths
    }


@pytest.mark.parametrize("name", ["variable", "random"])
def test_land_around_rivers(name: str) -> None:
    starts, swamps = set(), set()
    for seed in range(150):
        book, state = lay(seed, ("rivers",), map=name)
        terrain = [book.terrains[t].id for t in state.terrain]
        assert Counter(terrain) == RIVER_BOX
        assert [terrain[h] for h in (3, 4, 5, 6)] == ["swamp", "pasture", "hills", "mountains"]
        assert [terrain[h] for h in (12, 13, 14)] == ["swamp", "hills", "mountains"]
        assert Counter(state.token) == TOKENS - Counter([2]) + Counter([0])
        assert not touching(TOP, [h for h, n in enumerate(state.token) if n in REDS])
        twelve = state.token.index(12)
        assert [h for h, _ in state.pays[2]] == [twelve] == [h for h, _ in state.pays[12]]
        starts.add(state.token[:3])
        swamps.add(state.robber)
    assert swamps == {3, 12} and len(starts) >= 10
    water = banks(book)
    assert (water.corners.bit_count(), water.paths.bit_count(), water.sites.bit_count()) == (32, 30, 7)
    assert all(TOP.star[corner] & ~water.sites for corner in range(54)), "a path for a road everywhere"


@pytest.mark.parametrize("name", ["beginner", "variable", "random"])
def test_the_oasis_lies_in_the_middle_one_way_or_the_other(name: str) -> None:
    turned = set()
    for seed in range(60):
        book, state = lay(seed, ("caravans",), map=name)
        terrain = [book.terrains[t].id for t in state.terrain]
        assert terrain[9] == "oasis" and "desert" not in terrain and state.token[9] == 0
        assert not touching(TOP, [h for h, n in enumerate(state.token) if n in REDS])
        part = caravan_part(state)
        turned.add(tuple(TOP.path_names[path] for path in part.arrows))
        assert (part.oasis, part.left, part.camels, state.robber) == (9, 22, 0, -1)
    assert turned == {("4-E", "10-SW", "8-SE"), ("5-SE", "13-E", "4-SW")}


@pytest.mark.parametrize(("module", "fixed"), [("barbarian-attack", {2, 16}), ("traders", {2, 7, 18})])
def test_the_land_around_what_is_printed_is_shuffled(module: str, fixed: set[int]) -> None:
    lands = [lay(seed, (module,), map="variable")[1].terrain for seed in range(60)]
    assert len({*lands}) > 55
    assert {h for h, kinds in enumerate(zip(*lands, strict=True)) if len({*kinds}) == 1} == fixed


def test_harbours_may_stay_as_printed() -> None:
    book, state = lay(3, map="variable", harbours="printed")
    kinds = {book.top.path_names[path]: book.harbours[kind].id for path, kind in state.jetties}
    assert kinds == book.map.harbours
    for path, kind in state.jetties:
        assert all(state.harbour[corner] == kind for corner in TOP.ends[path])
    assert sum(kind != NOBODY for kind in state.harbour) == 18


@pytest.mark.parametrize("seed", range(60))
def test_the_longest_road_by_another_search(seed: int) -> None:
    """Networks with loops, forks and others' buildings."""
    dice = random.Random(seed)
    roads = [dice.randrange(72)]
    while len(roads) < dice.randint(1, 15):
        ends = {corner for road in roads for corner in TOP.ends[road]}
        near = [p for corner in sorted(ends) for p in TOP.paths_at[corner] if p not in roads]
        roads.append(dice.choice(near) if dice.random() < 0.9 else dice.randrange(72))
        roads = list(dict.fromkeys(roads))
    stops = mask_of(dice.sample(range(54), dice.randint(0, 4)))
    assert longest_trail(TOP, mask_of(roads), stops) == longest_by_search(TOP, roads, stops)
    heavy = mask_of(dice.sample(roads, dice.randint(0, len(roads))))
    doubled = longest_by_search(TOP, roads, stops, heavy, 2)
    assert longest_trail(TOP, mask_of(roads), stops, heavy, 2) == doubled
