"""What is true of every map of squares."""

from math import dist

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import squares
from game.engine.squares import NEIGHBOURS, ORIGIN, SIDE, block, cell, distance, neighbours, xy

few = settings(max_examples=50, deadline=None)

coordinates = st.integers(-500, 500)
cells = st.builds(cell, coordinates, coordinates)
directions = st.integers(0, 3)
turns = st.integers(-8, 8)
sizes = st.floats(5, 200)
tiles = st.tuples(*[st.sampled_from(["sea", "land"])] * 4)

Tile = tuple[str, str, str, str]


# ---- cells


@few
@given(coordinates, coordinates)
def test_a_cell_gives_back_its_coordinates(x: int, y: int) -> None:
    assert xy(cell(x, y)) == (x, y)
    assert cell(x, y) >= 0


def test_a_person_can_read_an_id() -> None:
    assert cell(3, -2) == 4998_5003
    assert xy(ORIGIN) == (0, 0)


@pytest.mark.parametrize(("x", "y"), [(5000, 0), (-5000, 0), (0, 5000), (0, -5000)])
def test_a_cell_off_the_grid_is_refused(x: int, y: int) -> None:
    with pytest.raises(ValueError, match="off the grid"):
        cell(x, y)


@few
@given(coordinates, coordinates)
def test_neighbours_come_north_east_south_west(x: int, y: int) -> None:
    assert neighbours(cell(x, y)) == (cell(x, y - 1), cell(x + 1, y), cell(x, y + 1), cell(x - 1, y))
    assert neighbours(cell(x, y)) == tuple(cell(x, y) + offset for offset in NEIGHBOURS)


@few
@given(cells, directions)
def test_a_neighbour_sees_us_in_the_opposite_direction(here: int, direction: int) -> None:
    there = neighbours(here)[direction]
    assert neighbours(there)[squares.opposite(direction)] == here


def test_the_names_are_the_compass() -> None:
    east, south = (1, 0), (0, 1)
    assert squares.to_point(neighbours(ORIGIN)[SIDE["E"]], 1) == east
    assert squares.to_point(neighbours(ORIGIN)[SIDE["S"]], 1) == south
    assert squares.opposite(SIDE["N"]) == SIDE["S"]
    assert squares.opposite(SIDE["W"]) == SIDE["E"]


# ---- distance


def test_distance_is_the_number_of_steps_of_a_shortest_walk() -> None:
    walked = {ORIGIN: 0}
    frontier = [ORIGIN]
    for steps in range(1, 7):
        frontier = sorted({there for here in frontier for there in neighbours(here)} - walked.keys())
        walked.update(dict.fromkeys(frontier, steps))
    assert all(distance(ORIGIN, there) == steps for there, steps in walked.items())
    assert walked.keys() == {there for there in block(ORIGIN, 6) if distance(ORIGIN, there) <= 6}


@few
@given(cells, cells, cells)
def test_distance_is_a_metric(a: int, b: int, c: int) -> None:
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@few
@given(coordinates, coordinates, coordinates, coordinates)
def test_distance_counts_columns_and_rows(x: int, y: int, across: int, down: int) -> None:
    assert distance(cell(x, y), cell(across, down)) == abs(x - across) + abs(y - down)


def test_the_isle_of_winds_is_a_centre_and_the_ring_of_eight_around_it() -> None:
    isle = block(ORIGIN, 1)
    ring = [here for here in isle if here != ORIGIN]
    assert isle[4] == ORIGIN
    assert len(ring) == 8
    assert [here for here in ring if distance(ORIGIN, here) == 1] == sorted(neighbours(ORIGIN))
    assert all(sum(there in ring for there in neighbours(here)) == 2 for here in ring)


@few
@given(cells, st.integers(0, 4))
def test_a_block_is_read_row_by_row_about_its_centre(centre: int, radius: int) -> None:
    cells = block(centre, radius)
    assert len(cells) == (2 * radius + 1) ** 2
    assert list(cells) == sorted(cells)
    assert cells[len(cells) // 2] == centre
    assert sorted(squares.rotate(here, 1, centre) for here in cells) == list(cells)


# ---- turning and mirroring


@few
@given(cells, turns, turns, cells)
def test_turns_add_up_and_four_are_none(here: int, some: int, more: int, centre: int) -> None:
    turned = squares.rotate(squares.rotate(here, some, centre), more, centre)
    assert turned == squares.rotate(here, some + more, centre)
    assert squares.rotate(here, 4, centre) == here


@few
@given(cells, cells)
def test_mirroring_twice_changes_nothing(here: int, centre: int) -> None:
    assert squares.mirror(squares.mirror(here, centre), centre) == here


@few
@given(cells, cells, turns, cells)
def test_turning_and_mirroring_keep_distances(a: int, b: int, quarters: int, centre: int) -> None:
    turned = [squares.rotate(here, quarters, centre) for here in (a, b)]
    mirrored = [squares.mirror(here, centre) for here in (a, b)]
    assert distance(*turned) == distance(*mirrored) == distance(a, b)


@few
@given(cells, turns, cells)
def test_turning_and_mirroring_keep_neighbours(here: int, quarters: int, centre: int) -> None:
    turned = {squares.rotate(there, quarters, centre) for there in neighbours(here)}
    mirrored = {squares.mirror(there, centre) for there in neighbours(here)}
    assert turned == set(neighbours(squares.rotate(here, quarters, centre)))
    assert mirrored == set(neighbours(squares.mirror(here, centre)))


@few
@given(cells, directions, turns)
def test_a_turn_is_clockwise(centre: int, direction: int, quarters: int) -> None:
    turned = squares.rotate(neighbours(centre)[direction], quarters, centre)
    assert turned == neighbours(centre)[(direction + quarters) % 4]


@few
@given(cells)
def test_a_mirror_swaps_east_and_west(centre: int) -> None:
    north, east, south, west = neighbours(centre)
    assert [squares.mirror(here, centre) for here in (north, east, south, west)] == [north, west, south, east]


def test_one_quarter_brings_the_west_side_of_a_tile_to_the_north() -> None:
    assert squares.rotate_sides(("n", "e", "s", "w"), 1) == ("w", "n", "e", "s")


@few
@given(tiles, turns, turns)
def test_turns_of_a_tile_add_up_and_four_are_none(tile: Tile, some: int, more: int) -> None:
    turned = squares.rotate_sides(squares.rotate_sides(tile, some), more)
    assert turned == squares.rotate_sides(tile, some + more)
    assert squares.rotate_sides(tile, 4) == tile


@few
@given(tiles, cells, directions, turns)
def test_a_tile_turned_with_the_map_faces_the_same_neighbours(
    tile: Tile, here: int, direction: int, quarters: int
) -> None:
    there = squares.rotate(neighbours(here)[direction], quarters, here)
    facing = neighbours(here).index(there)
    assert squares.rotate_sides(tile, quarters)[facing] == tile[direction]


# ---- sides


@few
@given(cells, directions)
def test_a_side_is_the_same_from_both_its_cells(here: int, direction: int) -> None:
    side, there = squares.side(here, direction), neighbours(here)[direction]
    assert squares.side(there, squares.opposite(direction)) == side
    assert squares.side_between(here, there) == squares.side_between(there, here) == side
    assert set(squares.cells_of_side(side)) == {here, there}
    assert side >= 0


@few
@given(cells)
def test_a_cell_has_four_sides_in_order(here: int) -> None:
    assert squares.sides(here) == tuple(squares.side(here, direction) for direction in range(4))
    assert len(set(squares.sides(here))) == 4


@few
@given(cells)
def test_cells_that_meet_in_a_corner_or_not_at_all_share_no_side(here: int) -> None:
    for there in set(block(here, 2)) - set(neighbours(here)):
        with pytest.raises(ValueError, match="share no side"):
            squares.side_between(here, there)


def test_a_block_of_nine_has_twenty_four_sides_twelve_of_them_outer() -> None:
    isle = block(ORIGIN, 1)
    sides = {side for here in isle for side in squares.sides(here)}
    outer = [side for side in sides if not set(squares.cells_of_side(side)) <= set(isle)]
    assert (len(sides), len(outer)) == (24, 12)


# ---- points


@few
@given(cells, sizes)
def test_a_cell_is_found_where_it_is_drawn(here: int, size: float) -> None:
    assert squares.from_point(*squares.to_point(here, size), size) == here


@few
@given(st.floats(-3, 3), st.floats(-3, 3))
def test_a_click_finds_the_nearest_cell(x: float, y: float) -> None:
    found = squares.to_point(squares.from_point(x, y, 1), 1)
    nearest = min(dist(squares.to_point(here, 1), (x, y)) for here in block(ORIGIN, 4))
    assert dist(found, (x, y)) == pytest.approx(nearest)
