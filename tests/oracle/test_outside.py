"""Our bots at a table elsewhere: every recorded action becomes a choice of ours and comes back as it was, and
a game of ours keeps in step with one that leaves our rules. Nothing is needed of the program there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
import pytest

from game.bots.bot import Bot
from game.engine.decision import Decision, Option
from game.engine.hexes import CORNER_NAMES, SIDE_NAMES, axial
from game.engine.rulebook import Rulebook
from game.engine.state import State
from game.rules.island.topology import Topology
from tests.oracle.outside import Played, figures, kept_games
from tests.oracle.peer import Places, spoken
from tests.oracle.shadow import Disagreement, Shadow, rules_there
from tests.oracle.traces import book_for, lines
from tests.oracle.words import RESOURCES, parts_of

PART = 5
"""Of the recorded games, those with every kind of action."""
VERBS = "settle road city roll end buy knight robber roads plenty monopoly bank discard"


class Led(Bot):
    """Chooses what it was told to."""

    def __init__(self, seat: int, keys: list[str]) -> None:
        super().__init__(0, seat)
        self.keys = keys

    def choose(self, book: Rulebook, view: State | None, decision: Decision) -> Option:
        option = decision.find(self.keys.pop(0))
        assert option is not None and view is not None and decision.seat == self.seat
        return option


def actions(step: Any) -> Iterator[str]:
    """Discards come card by card."""
    if not step["do"].startswith("discard"):
        yield step["do"]
        return
    for key in parts_of(step["do"]):
        yield " ".join(["discard", *(str(int(key.endswith(kind))) for kind in RESOURCES)])


def test_every_recorded_action_is_a_choice_of_ours_and_comes_back() -> None:
    seen = set()
    for name, trace in lines("games", PART):
        if any(step["do"].startswith("swap") for step in trace["steps"]):
            continue
        shadow, there = Shadow(name, book_for(len(trace["players"])), trace["board"]), trace["start"]
        for step in trace["steps"]:
            for did in actions(step):
                led = Led(step["seat"], parts_of(did))
                assert shadow.ask(led) == did and not led.keys, (shadow.where(), did)
                shadow.do(step["seat"], there["ask"], did, step.get("chance"))
                seen.add(did.split(" ")[0])
            there = {**there, **step["then"]}
            shadow.compare(there)
        assert not shadow.told
    assert seen == set(VERBS.split(" "))


# Where the program there leaves our rules


def at_odds(beyond: str) -> tuple[Shadow, Any, Any]:
    """A recorded game up to the first step at which such an action was allowed by that program alone."""
    for part in range(12):
        for name, trace in lines("games", part):
            there, steps = trace["start"], trace["steps"]
            found = [
                n for n, s in enumerate(steps) if any(w.startswith(beyond) for w in s.get("peer only", []))
            ]
            if not found or any(s["do"].startswith("swap") for s in steps[: found[0]]):
                continue
            shadow = Shadow(name, book_for(len(trace["players"])), trace["board"])
            for step in steps[: found[0]]:
                shadow.do(step["seat"], there["ask"], step["do"], step.get("chance"))
                there = {**there, **step["then"]}
            return shadow, there, steps[found[0]]
    raise AssertionError(f"nothing recorded begins with {beyond}")


def test_a_road_past_anothers_building_is_followed_and_told() -> None:
    shadow, there, step = at_odds("road ")
    did = next(w for w in step["peer only"] if w.startswith("road "))
    assert did not in shadow.legal()
    seat, path = step["seat"], shadow.book.top.path[did.split(" ")[1]]
    cards = shadow.state.count[seat]
    shadow.do(seat, there["ask"], did)
    assert shadow.state.roads[seat] >> path & 1
    assert shadow.state.count[seat] == cards - (0 if there["ask"] == "free road" else 2)
    assert [line for line in shadow.told if did in line]


def test_what_we_would_never_allow_stops_the_game() -> None:
    name, trace = next(lines("games", PART))
    shadow = Shadow(name, book_for(len(trace["players"])), trace["board"])
    with pytest.raises(Disagreement):
        shadow.do(1, "first settlement", trace["steps"][0]["do"])
    with pytest.raises(AssertionError):
        shadow.do(0, "first settlement", "settle 99-N")
    with pytest.raises(Disagreement):
        shadow.compare({**trace["start"], "robber": 99})


def test_roads_and_their_card_are_as_there() -> None:
    name, trace = next(lines("games", PART))
    shadow = Shadow(name, book_for(len(trace["players"])), trace["board"])
    points = [2 * (seat == 1) for seat in range(len(trace["players"]))]
    there = {**trace["start"], "longest road": 1, "visible": points, "true": points}
    there["road length"] = [5 * (seat == 1) for seat in range(len(points))]
    for _ in range(2):
        shadow.compare(there)
    assert shadow.state.longest == 1 and shadow.state.length[1] == 5
    assert len(shadow.told) == 1


def test_a_bot_there_knows_that_nobody_trades_and_a_short_bank_pays_nobody() -> None:
    rules, (name, trace) = rules_there(), next(lines("games", PART))
    shadow = Shadow(name, rules, trace["board"])
    assert rules.number["offers"] == 0 and rules.number["target"] == 10
    state, kind = shadow.state, shadow.state.pays[6][0][1]
    state.bank[kind] = 1
    hexagon = state.pays[6][0][0]
    corner = rules.top.corners_of[hexagon][0]
    state.houses[0] = state.cities[0] = state.built = 1 << corner
    rules.rules["produce"](rules, state, 0, 6)
    assert not state.hand[0][kind] and state.bank[kind] == 1


# Figures


def test_figures_leave_out_broken_games() -> None:
    won = {0: 0, 1: 2, 2: 2, 3: None}
    games = [
        Played(
            bot="keen", against="value", seed=seat + 1, seat=seat, winner=winner, points=[4, 5, 6, 7], moves=2
        )
        for seat, winner in won.items()
    ]
    games[0].seconds = 0.8
    broken = Played(bot="keen", against="value", seed=5, seat=0, winner=0, failure="out of step")
    told = figures([*games, broken])
    assert (told["games"], told["wins"], told["unfinished"]) == (4, 2, 1)
    assert (told["share"], told["error"], told["wins_by_seat"]) == (0.5, 0.25, [1, 0, 1, 0])
    assert (told["points"], told["points_others"], told["milliseconds_a_move"]) == (5.5, 5.5, 100.0)
    assert told["failures"] == ["out of step"]


def test_a_game_that_is_kept_is_read_as_it_was(tmp_path: Path) -> None:
    game = Played(bot="keen", against="value", seed=5, seat=0, did={"roll": 3}, told=["a road"])
    file = tmp_path / "games.jsonl"
    assert kept_games(file) == kept_games(None) == []
    file.write_bytes(msgspec.json.encode(game) + b"\n")
    assert kept_games(file) == [game]


# The program's own words


class Ref(NamedTuple):
    """A direction."""

    value: str


def fake_land() -> dict[tuple[int, int, int], Any]:
    """Tiles as it has them, with numbers of our own for nodes and edges."""
    top = Topology()
    points = {"N": "NORTH", "E": "EAST", "S": "SOUTH", "W": "WEST"}

    def ref(name: str) -> Ref:
        return Ref("".join(points[letter] for letter in name))

    land = {}
    for number, cell in enumerate(top.cells):
        q, r = axial(cell)
        corners = zip(map(ref, CORNER_NAMES), top.corners_of[number], strict=True)
        edges = zip(map(ref, SIDE_NAMES), [top.ends[path] for path in top.paths_of[number]], strict=True)
        land[q, -q - r, r] = SimpleNamespace(nodes=dict(corners), edges=dict(edges))
    return land


def test_places_there_are_all_of_ours() -> None:
    top, places = Topology(), Places(fake_land())
    assert [places.corner[n] for n in range(54)] == top.corner_names
    assert {places.path[tuple(sorted(ends))] for ends in top.ends} == set(top.path_names)
    assert [places.hexagon[cube] for cube in ((0, 2, -2), (0, 0, 0), (0, -2, 2))] == [0, 9, 18]


@pytest.mark.parametrize(
    ("kind", "value", "words"),
    [
        ("ROLL", None, "roll"),
        ("END_TURN", None, "end"),
        ("BUY_DEVELOPMENT_CARD", None, "buy"),
        ("PLAY_KNIGHT_CARD", None, "knight"),
        ("PLAY_ROAD_BUILDING", None, "roads"),
        ("PLAY_MONOPOLY", "SHEEP", "monopoly wool"),
        ("PLAY_YEAR_OF_PLENTY", ("ORE", "WOOD"), "plenty lumber ore"),
        ("PLAY_YEAR_OF_PLENTY", ("WHEAT",), "plenty grain"),
        ("MARITIME_TRADE", ("BRICK", "BRICK", None, None, "ORE"), "bank brick 2 ore"),
        ("MARITIME_TRADE", ("WOOD", "WOOD", "WOOD", "WOOD", "SHEEP"), "bank lumber 4 wool"),
        ("DISCARD_RESOURCE", "WHEAT", "discard 0 0 0 1 0"),
        ("MOVE_ROBBER", ((0, 0, 0), "BLUE"), "robber 9 2"),
        ("MOVE_ROBBER", ((0, 2, -2), None), "robber 0"),
        ("BUILD_SETTLEMENT", 0, "settle 0-N"),
        ("BUILD_CITY", 2, "city 0-SE"),
    ],
)
def test_words_for_what_it_does(kind: str, value: Any, words: str) -> None:
    action = SimpleNamespace(action_type=SimpleNamespace(value=kind), value=value)
    assert spoken(Places(fake_land()), {"BLUE": 2}, action) == words


def test_words_for_its_roads_whichever_way_they_are_written() -> None:
    top, places = Topology(), Places(fake_land())
    for path, (one, other) in enumerate(top.ends):
        for ends in ((one, other), (other, one)):
            action = SimpleNamespace(action_type=SimpleNamespace(value="BUILD_ROAD"), value=ends)
            assert spoken(places, {}, action) == f"road {top.path_names[path]}"
