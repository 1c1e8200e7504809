"""What is true of every hex map, and of the nineteen-hex island."""

from collections import Counter
from itertools import pairwise
from math import dist

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import hexes
from game.engine.hexes import CORNER, NEIGHBOURS, ORIGIN, SIDE, axial, cell, disc, distance, neighbours

few = settings(max_examples=50, deadline=None)

coordinates = st.integers(-500, 500)
cells = st.builds(cell, coordinates, coordinates)
close = st.sampled_from(disc(ORIGIN, 4))
directions = st.integers(0, 5)
turns = st.integers(-12, 12)
sizes = st.floats(5, 200)
patterns = st.lists(st.sampled_from(disc(ORIGIN, 2)), min_size=1, max_size=5, unique=True).map(tuple)
edges = st.builds(hexes.edge, cells, directions)
corners = st.builds(hexes.corner, cells, directions)


# ---- cells


@few
@given(coordinates, coordinates)
def test_a_cell_gives_back_its_coordinates(q: int, r: int) -> None:
    assert axial(cell(q, r)) == (q, r)
    assert cell(q, r) >= 0


def test_a_person_can_read_an_id() -> None:
    assert cell(3, -2) == 4998_5003
    assert axial(ORIGIN) == (0, 0)


@pytest.mark.parametrize(("q", "r"), [(5000, 0), (-5000, 0), (0, 5000), (0, -5000)])
def test_a_cell_off_the_grid_is_refused(q: int, r: int) -> None:
    with pytest.raises(ValueError, match="off the grid"):
        cell(q, r)


@few
@given(coordinates, coordinates)
def test_neighbours_come_in_the_order_of_the_axial_directions(q: int, r: int) -> None:
    steps = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    assert neighbours(cell(q, r)) == tuple(cell(q + dq, r + dr) for dq, dr in steps)
    assert neighbours(cell(q, r)) == tuple(cell(q, r) + offset for offset in NEIGHBOURS)


@few
@given(cells, directions)
def test_a_neighbour_sees_us_in_the_opposite_direction(here: int, direction: int) -> None:
    there = neighbours(here)[direction]
    assert neighbours(there)[hexes.opposite(direction)] == here


# ---- distance


def test_distance_is_the_number_of_steps_of_a_shortest_walk() -> None:
    walked = {ORIGIN: 0}
    frontier = [ORIGIN]
    for steps in range(1, 7):
        frontier = sorted({there for here in frontier for there in neighbours(here)} - walked.keys())
        walked.update(dict.fromkeys(frontier, steps))
    assert all(distance(ORIGIN, there) == steps for there, steps in walked.items())
    assert len(walked) == len(disc(ORIGIN, 6))


@few
@given(cells, cells, cells)
def test_distance_is_a_metric(a: int, b: int, c: int) -> None:
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@few
@given(cells, close)
def test_distance_is_the_same_everywhere_on_the_map(centre: int, there: int) -> None:
    assert distance(centre, centre + there - ORIGIN) == distance(ORIGIN, there)


@few
@given(cells, st.integers(1, 5))
def test_a_ring_goes_once_round_its_centre(centre: int, radius: int) -> None:
    ring = hexes.ring(centre, radius)
    assert len(set(ring)) == len(ring) == 6 * radius
    assert all(distance(centre, here) == radius for here in ring)
    assert all(distance(here, after) == 1 for here, after in zip(ring, ring[1:] + ring[:1], strict=True))


@few
@given(cells)
def test_a_ring_of_one_is_the_neighbours_clockwise(centre: int) -> None:
    assert hexes.ring(centre, 1) == neighbours(centre)
    assert hexes.ring(centre, 0) == (centre,)


@few
@given(cells, st.integers(0, 5))
def test_a_disc_is_all_its_rings_read_row_by_row(centre: int, radius: int) -> None:
    rings = [here for each in range(radius + 1) for here in hexes.ring(centre, each)]
    assert list(disc(centre, radius)) == sorted(rings)


@few
@given(close, close)
def test_a_line_is_a_shortest_walk_and_the_same_one_back(start: int, end: int) -> None:
    line = hexes.line(start, end)
    assert (line[0], line[-1]) == (start, end)
    assert len(line) == distance(start, end) + 1
    assert all(distance(here, after) == 1 for here, after in pairwise(line))
    assert hexes.line(end, start) == line[::-1]


# ---- turning and mirroring


@few
@given(cells, turns, turns, cells)
def test_turns_add_up_and_six_are_none(here: int, some: int, more: int, centre: int) -> None:
    turned = hexes.rotate(hexes.rotate(here, some, centre), more, centre)
    assert turned == hexes.rotate(here, some + more, centre)
    assert hexes.rotate(here, 6, centre) == here


@few
@given(cells, cells)
def test_mirroring_twice_changes_nothing(here: int, centre: int) -> None:
    assert hexes.mirror(hexes.mirror(here, centre), centre) == here


@few
@given(cells, cells, turns, cells)
def test_turning_and_mirroring_keep_distances(a: int, b: int, sixths: int, centre: int) -> None:
    assert distance(hexes.rotate(a, sixths, centre), hexes.rotate(b, sixths, centre)) == distance(a, b)
    assert distance(hexes.mirror(a, centre), hexes.mirror(b, centre)) == distance(a, b)


@few
@given(cells, turns, cells)
def test_turning_and_mirroring_keep_neighbours(here: int, sixths: int, centre: int) -> None:
    turned = {hexes.rotate(there, sixths, centre) for there in neighbours(here)}
    mirrored = {hexes.mirror(there, centre) for there in neighbours(here)}
    assert turned == set(neighbours(hexes.rotate(here, sixths, centre)))
    assert mirrored == set(neighbours(hexes.mirror(here, centre)))


@few
@given(cells, directions, turns)
def test_a_turn_is_clockwise(centre: int, direction: int, sixths: int) -> None:
    turned = hexes.rotate(neighbours(centre)[direction], sixths, centre)
    assert turned == neighbours(centre)[(direction + sixths) % 6]


@few
@given(cells)
def test_a_mirror_swaps_east_and_west(centre: int) -> None:
    swapped = {"NW": "NE", "NE": "NW", "E": "W", "W": "E", "SE": "SW", "SW": "SE"}
    for here, there in swapped.items():
        mirrored = hexes.mirror(neighbours(centre)[SIDE[here]], centre)
        assert mirrored == neighbours(centre)[SIDE[there]]


# ---- patterns


@few
@given(patterns, turns, cells)
def test_a_pattern_has_the_same_images_however_it_lies(
    pattern: tuple[int, ...], sixths: int, to: int
) -> None:
    images = hexes.images(pattern)
    assert hexes.images([hexes.rotate(here, sixths) for here in pattern]) == images
    assert hexes.images([hexes.mirror(here) for here in pattern]) == images
    assert hexes.images([here - ORIGIN + to for here in pattern]) == images


@few
@given(patterns)
def test_an_image_of_an_image_is_an_image(pattern: tuple[int, ...]) -> None:
    images = hexes.images(pattern)
    for image in images:
        assert shapes(hexes.images([ORIGIN + offset for offset in image])) == shapes(images)


@few
@given(patterns)
def test_images_are_distinct_and_start_at_their_first_cell(pattern: tuple[int, ...]) -> None:
    images = hexes.images(pattern)
    assert len(shapes(images)) == len(images)
    assert 12 % len(images) == 0
    assert all(min(image) == 0 for image in images)


@few
@given(patterns)
def test_what_belongs_on_a_cell_of_a_pattern_belongs_on_the_same_place_of_an_image(
    pattern: tuple[int, ...],
) -> None:
    apart = [[distance(a, b) for b in pattern] for a in pattern]
    for image in hexes.images(pattern, kinds=range(len(pattern))):
        placed = [ORIGIN + offset for offset in image]
        assert [[distance(a, b) for b in placed] for a in placed] == apart


@pytest.mark.parametrize(
    ("pattern", "kinds", "count"),
    [
        ([(0, 0)], "", 1),
        ([(0, 0), (1, 0)], "", 3),
        ([(0, 0), (1, 0)], "ab", 6),
        ([(0, 0), (1, 0), (2, 0)], "", 3),
        ([(0, 0), (1, 0), (2, 0)], "aba", 3),
        ([(0, 0), (1, 0), (2, 0)], "aab", 6),
        ([(0, 0), (1, 0), (0, 1)], "", 2),
        ([(0, 0), (1, 0), (0, 1)], "aab", 6),
        ([(0, 0), (1, 0), (0, 1)], "abc", 12),
        ([(0, 0), (1, 0), (1, 1)], "", 6),
        ([(0, 0), (1, 0), (2, 0), (2, 1)], "", 12),
    ],
)
def test_a_pattern_has_so_many_images(pattern: list[tuple[int, int]], kinds: str, count: int) -> None:
    assert len(hexes.images([cell(q, r) for q, r in pattern], kinds)) == count


def test_a_pattern_says_a_kind_for_each_cell_or_for_none() -> None:
    with pytest.raises(ValueError, match="zip"):
        hexes.images([ORIGIN, ORIGIN + 1], kinds="a")


def shapes(images: tuple[tuple[int, ...], ...]) -> set[frozenset[int]]:
    return {frozenset(image) for image in images}


# ---- edges and corners


@few
@given(cells, directions)
def test_an_edge_is_the_same_from_both_its_cells(here: int, direction: int) -> None:
    edge, there = hexes.edge(here, direction), neighbours(here)[direction]
    assert hexes.edge(there, hexes.opposite(direction)) == edge
    assert hexes.edge_between(here, there) == hexes.edge_between(there, here) == edge
    assert set(hexes.cells_of_edge(edge)) == {here, there}
    assert edge >= 0


@few
@given(cells, directions)
def test_a_corner_is_the_same_from_all_its_cells(here: int, index: int) -> None:
    corner = hexes.corner(here, index)
    left, right = neighbours(here)[index], neighbours(here)[(index + 1) % 6]
    assert hexes.corner(left, (index + 2) % 6) == hexes.corner(right, (index + 4) % 6) == corner
    assert set(hexes.cells_of_corner(corner)) == {here, left, right}
    assert corner >= 0


@few
@given(cells)
def test_cells_far_apart_share_no_edge(here: int) -> None:
    for there in (here, *hexes.ring(here, 2)):
        with pytest.raises(ValueError, match="share no edge"):
            hexes.edge_between(here, there)


@few
@given(cells)
def test_a_cell_has_six_edges_and_six_corners_in_order(here: int) -> None:
    assert hexes.edges(here) == tuple(hexes.edge(here, direction) for direction in range(6))
    assert hexes.corners(here) == tuple(hexes.corner(here, index) for index in range(6))
    assert len(set(hexes.edges(here))) == len(set(hexes.corners(here))) == 6


@few
@given(cells, directions)
def test_a_side_runs_from_the_corner_before_it_to_its_own(here: int, direction: int) -> None:
    ends = (hexes.corner(here, (direction - 1) % 6), hexes.corner(here, direction))
    assert set(hexes.corners_of_edge(hexes.edge(here, direction))) == set(ends)


@few
@given(edges)
def test_an_edge_joins_two_corners_and_parts_two_cells(edge: int) -> None:
    assert len(set(hexes.corners_of_edge(edge))) == len(set(hexes.cells_of_edge(edge))) == 2
    assert all(edge in hexes.edges_of_corner(corner) for corner in hexes.corners_of_edge(edge))
    assert all(edge in hexes.edges(here) for here in hexes.cells_of_edge(edge))


@few
@given(corners)
def test_three_cells_and_three_edges_meet_in_a_corner(corner: int) -> None:
    assert len(set(hexes.cells_of_corner(corner))) == len(set(hexes.edges_of_corner(corner))) == 3
    assert all(corner in hexes.corners(here) for here in hexes.cells_of_corner(corner))


@few
@given(corners)
def test_each_edge_of_a_corner_leads_to_one_of_its_neighbours(corner: int) -> None:
    there = hexes.corner_neighbours(corner)
    assert len(set(there)) == 3
    for edge, other in zip(hexes.edges_of_corner(corner), there, strict=True):
        assert set(hexes.corners_of_edge(edge)) == {corner, other}
        assert corner in hexes.corner_neighbours(other)


@few
@given(corners)
def test_what_meets_in_a_corner_comes_clockwise(corner: int) -> None:
    middle = hexes.corner_to_point(corner, 1)
    assert clockwise(middle, [hexes.to_point(here, 1) for here in hexes.cells_of_corner(corner)])
    assert clockwise(middle, [hexes.edge_to_point(edge, 1) for edge in hexes.edges_of_corner(corner)])


def clockwise(middle: hexes.Point, points: list[hexes.Point]) -> bool:
    """Whether each point is reached from the one before by turning right, less than half round."""
    arms = [(x - middle[0], y - middle[1]) for x, y in points]
    return all(ax * by - ay * bx > 0 for (ax, ay), (bx, by) in zip(arms, arms[1:] + arms[:1], strict=True))


@few
@given(cells, directions, turns, cells)
def test_edges_and_corners_turn_with_their_cells(here: int, index: int, sixths: int, centre: int) -> None:
    turned, onward = hexes.rotate(here, sixths, centre), (index + sixths) % 6
    assert hexes.rotate_edge(hexes.edge(here, index), sixths, centre) == hexes.edge(turned, onward)
    assert hexes.rotate_corner(hexes.corner(here, index), sixths, centre) == hexes.corner(turned, onward)


@few
@given(edges, corners, turns, cells)
def test_six_turns_and_two_mirrors_leave_edges_and_corners(
    edge: int, corner: int, sixths: int, centre: int
) -> None:
    assert hexes.rotate_edge(hexes.rotate_edge(edge, sixths, centre), 6 - sixths, centre) == edge
    assert hexes.rotate_corner(hexes.rotate_corner(corner, sixths, centre), 6 - sixths, centre) == corner
    assert hexes.mirror_edge(hexes.mirror_edge(edge, centre), centre) == edge
    assert hexes.mirror_corner(hexes.mirror_corner(corner, centre), centre) == corner


@few
@given(edges, turns, cells)
def test_turning_and_mirroring_keep_what_an_edge_touches(edge: int, sixths: int, centre: int) -> None:
    turned, mirrored = hexes.rotate_edge(edge, sixths, centre), hexes.mirror_edge(edge, centre)
    for here in hexes.cells_of_edge(edge):
        assert hexes.rotate(here, sixths, centre) in hexes.cells_of_edge(turned)
        assert hexes.mirror(here, centre) in hexes.cells_of_edge(mirrored)
    for corner in hexes.corners_of_edge(edge):
        assert hexes.rotate_corner(corner, sixths, centre) in hexes.corners_of_edge(turned)
        assert hexes.mirror_corner(corner, centre) in hexes.corners_of_edge(mirrored)


# ---- points


@few
@given(cells, edges, corners, sizes, st.booleans())
def test_whatever_is_drawn_is_found_where_it_was_drawn(
    here: int, edge: int, corner: int, size: float, pointy: bool
) -> None:
    assert hexes.from_point(*hexes.to_point(here, size, pointy), size, pointy) == here
    assert hexes.edge_from_point(*hexes.edge_to_point(edge, size, pointy), size, pointy) == edge
    assert hexes.corner_from_point(*hexes.corner_to_point(corner, size, pointy), size, pointy) == corner


@few
@given(st.floats(-3, 3), st.floats(-3, 3), st.booleans())
def test_a_click_finds_the_nearest_cell_edge_and_corner(x: float, y: float, pointy: bool) -> None:
    near = disc(ORIGIN, 4)
    by_cell = [hexes.to_point(here, 1, pointy) for here in near]
    by_edge = [hexes.edge_to_point(edge, 1, pointy) for here in near for edge in hexes.edges(here)]
    by_corner = [hexes.corner_to_point(corner, 1, pointy) for here in near for corner in hexes.corners(here)]
    found_cell = hexes.to_point(hexes.from_point(x, y, 1, pointy), 1, pointy)
    found_edge = hexes.edge_to_point(hexes.edge_from_point(x, y, 1, pointy), 1, pointy)
    found_corner = hexes.corner_to_point(hexes.corner_from_point(x, y, 1, pointy), 1, pointy)
    for found, points in ((found_cell, by_cell), (found_edge, by_edge), (found_corner, by_corner)):
        assert dist(found, (x, y)) == pytest.approx(min(dist(point, (x, y)) for point in points))


@few
@given(st.booleans(), sizes)
def test_corners_lie_one_size_from_the_centre_and_one_size_apart(pointy: bool, size: float) -> None:
    points = [hexes.corner_to_point(corner, size, pointy) for corner in hexes.corners(ORIGIN)]
    assert all(dist((0, 0), point) == pytest.approx(size) for point in points)
    assert all(dist(a, b) == pytest.approx(size) for a, b in pairwise(points))


def test_the_names_are_the_compass_of_a_pointy_top_hex() -> None:
    def compass(point: hexes.Point) -> str:
        x, y = (round(each, 6) for each in point)
        return ("N" if y < 0 else "S" if y > 0 else "") + ("E" if x > 0 else "W" if x < 0 else "")

    sides = {name: compass(hexes.to_point(ORIGIN + NEIGHBOURS[SIDE[name]], 1)) for name in SIDE}
    corners = {name: compass(hexes.corner_to_point(hexes.corner(ORIGIN, CORNER[name]), 1)) for name in CORNER}
    assert sides == {name: name for name in ("NE", "E", "SE", "SW", "W", "NW")}
    assert corners == {name: name for name in ("N", "NE", "SE", "S", "SW", "NW")}


# ---- the island of rows 3-4-5-4-3, numbered row by row

ISLAND = disc(ORIGIN, 2)
LAND_BY_EDGE = Counter(edge for here in ISLAND for edge in hexes.edges(here))
COAST = {edge for edge, lands in LAND_BY_EDGE.items() if lands == 1}


def path(name: str) -> int:
    """An edge by its printed name: `0-NW` is the north-west side of hex 0, `3|4` parts hexes 3 and 4."""
    if "|" in name:
        a, b = name.split("|")
        return hexes.edge_between(ISLAND[int(a)], ISLAND[int(b)])
    number, side = name.split("-")
    return hexes.edge(ISLAND[int(number)], SIDE[side])


def test_the_island_has_its_printed_counts() -> None:
    assert len(ISLAND) == 19
    assert len({corner for here in ISLAND for corner in hexes.corners(here)}) == 54
    assert len(LAND_BY_EDGE) == 72
    assert len(COAST) == 30


def test_the_island_has_rows_of_three_four_five_four_three() -> None:
    assert list(Counter(axial(here)[1] for here in ISLAND).values()) == [3, 4, 5, 4, 3]


def test_the_rings_of_the_island_are_numbered_as_printed() -> None:
    outer = [ISLAND.index(here) for here in hexes.ring(ORIGIN, 2)]
    inner = [ISLAND.index(here) for here in hexes.ring(ORIGIN, 1)]
    assert [outer[0], *outer[:0:-1]] == [0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1]
    assert [inner[0], *inner[:0:-1]] == [4, 8, 13, 14, 10, 5]
    assert ISLAND[9] == ORIGIN


def test_the_nine_harbours_are_on_the_coast_and_share_no_corner() -> None:
    names = ("0-NW", "1-NE", "6-NE", "11-E", "15-SE", "17-SE", "16-SW", "12-W", "3-W")
    harbours = [path(name) for name in names]
    assert len(set(harbours)) == 9
    assert set(harbours) <= COAST
    assert len({corner for edge in harbours for corner in hexes.corners_of_edge(edge)}) == 18


def test_each_fishing_ground_covers_two_coastal_paths_and_three_corners() -> None:
    grounds = ["0-NE 1-NW", "0-W 3-NW", "6-E 11-NE", "11-SE 15-E", "12-SW 16-W", "16-SE 17-SW"]
    reached = []
    for ground in grounds:
        paths = {path(name) for name in ground.split()}
        assert paths <= COAST
        reached.append({corner for edge in paths for corner in hexes.corners_of_edge(edge)})
    assert [len(corners) for corners in reached] == [3] * 6
    assert len(set().union(*reached)) == 18


def test_the_rivers_have_their_printed_counts() -> None:
    river = [ISLAND[number] for number in (3, 4, 5, 6, 12, 13, 14)]
    sites = {path(name) for name in ("3|4", "4|5", "5|6", "12|13", "13|14", "3-NW", "12-SW")}
    paths = {edge for here in river for edge in hexes.edges(here)}
    assert len({corner for here in river for corner in hexes.corners(here)}) == 32
    assert len(sites) == 7
    assert len(paths) == 37
    assert sites < paths


def test_the_three_barbarians_stand_a_third_of_a_turn_apart() -> None:
    first, *others = [path(name) for name in ("1|5", "14|15", "8|12")]
    assert [hexes.rotate_edge(first, sixths) for sixths in (2, 4)] == others


def test_the_island_turns_and_mirrors_onto_itself() -> None:
    assert sorted(hexes.rotate(here, 1) for here in ISLAND) == list(ISLAND)
    assert sorted(hexes.mirror(here) for here in ISLAND) == list(ISLAND)
    assert {hexes.rotate_edge(edge, 1) for edge in COAST} == COAST
    assert {hexes.mirror_edge(edge) for edge in COAST} == COAST
