"""`farshore simulate finis-terrae --report`: its own plan and figures, on the same kind of page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.__main__ import main
from game.bots.balance.figures import TABLE, Measured
from game.bots.balance.lines import Line
from game.bots.balance.plan import told
from game.bots.finis_terrae.balance import DUEL, figures, planned
from game.bots.playout import Tally
from game.registry import find_game

GAME = find_game("finis-terrae")


def counted(**counts: int) -> dict[str, int]:
    return {name.replace("_", " "): n for name, n in counts.items()}


def table(places: list[int], counts: dict[str, int]) -> Measured:
    games = sum(places) // 12
    return Measured(TABLE, ("greedy",) * 4, Tally(4, games=games, places=places, counts=counts))


def lines(measured: list[Measured], name: str) -> dict[str, Line]:
    section = next(s for s in figures(measured) if s.name == name)
    return {line.what: line for line in section.lines}


def test_what_is_played() -> None:
    """A thousand tables of each number of seats, a tenth of that for each side of each duel."""
    plan = planned(GAME, None, 1000, 7)
    assert told(plan)[:3] == [
        "greedy, greedy, greedy, greedy: 1000 x, seeds 7 to 1006",
        "greedy, greedy, greedy: 1000 x, seeds 7 to 1006",
        "greedy, greedy: 1000 x, seeds 7 to 1006",
    ]
    duels = [part.batch.setup.seats for part in plan if part.what == DUEL]
    assert ("keen", "greedy") in duels and ("greedy", "keen") in duels
    assert {part.batch.games for part in plan if part.what == DUEL} == {100}
    assert not [part for part in planned(GAME, ["random"], 10, 7) if part.what == DUEL]


def test_places_and_ways_are_held_against_what_is_asked() -> None:
    counts = counted(score_colonisation=50, score_commerce=46, score_exploration=9, score_deeds=-5)
    measured = [table([30 * 12, 31 * 12, 19 * 12, 20 * 12], counts)]
    assert [line.holds for line in lines(measured, "places").values()] == [True, False, False, True]
    ways = lines(measured, "ways")
    assert ways["exploration"].value == 9 and ways["exploration"].holds is False
    assert ways["commerce"].holds and ways["deeds"].holds is None


def test_what_happens_is_told_of_full_tables() -> None:
    counts = counted(games_pirate=20, games_violence=49, games_boarded=40)
    measured = [table([25 * 12] * 4, counts), Measured(TABLE, ("greedy",) * 2, Tally(2, games=9))]
    games = lines(measured, "games")
    assert games["somebody turns pirate"].holds is True
    assert games["a ship is boarded or sunk"].holds is False
    assert games["a ship is boarded"].value == 40


def test_a_duel_counts_from_both_seats() -> None:
    measured = [
        table([12] * 4, {}),
        Measured(DUEL, ("keen", "greedy"), Tally(2, games=10, wins=[14, 6])),
        Measured(DUEL, ("greedy", "keen"), Tally(2, games=10, wins=[10, 10])),
    ]
    duel = lines(measured, "duels")["keen against greedy"]
    assert (duel.value, duel.count, duel.holds) == (60, 20, True)


def test_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.tools.report.resource", lambda *_: tmp_path)
    arguments = ["simulate", "finis-terrae", "--report", "--seats", "random", "--games", "2", "--seed", "5"]
    assert main([*arguments, "--jobs", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    names = [section["name"] for section in data["sections"]]
    assert names == ["places", "ways", "games", "costs", "length", "averages"]
    page = (tmp_path / "BALANCE.md").read_text("utf-8")
    assert "farshore simulate finis-terrae --report --games 2 --seed 5 --seats random" in page
    assert "| somebody turns pirate |" in page
