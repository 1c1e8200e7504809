"""`farshore simulate --report`: what is played, how it is measured, and the page that comes of it."""

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.__main__ import main
from game.bots.balance.figures import Measured
from game.bots.balance.lines import Line, Report, Section
from game.bots.balance.plan import told
from game.bots.forbidden import ForbiddenBot, forbid, make_any_bot
from game.bots.playout import Played, Tally
from game.bots.seats import BOTS
from game.bots.western_sea.balance_base import FORBIDDEN, base_hash, figures, lift, planned
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.opening import open_library
from game.engine.rulebook import Rulebook
from game.paths import resource
from game.registry import find_game
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.chronicle import WIN
from game.rules.western_sea.content import NumberEntry
from game.tools.report import PAGE
from game.tools.report_page import beside, page, summary

RANDOM = ["simulate", "western-sea", "--report", "--seats", "random", "--seed", "5"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the page is written, instead of the real content folder."""
    made = tmp_path / "content"
    made.mkdir()
    monkeypatch.setattr("game.tools.report.resource", lambda *_: made)
    return made


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main([*RANDOM, "--json", *arguments]) == 0
    said = capsys.readouterr()
    assert said.out.count("\n") == 1
    return json.loads(said.out)


def section(data: Any, name: str) -> dict[str, Any]:
    lines = next(s["lines"] for s in data["sections"] if s["name"] == name)
    return {line["what"]: line for line in lines}


def without_time(data: Any) -> Any:
    kept = {name: value for name, value in data.items() if name != "seconds"}
    kept["sections"] = [s for s in data["sections"] if s["name"] != "costs"]
    return kept


# The whole


def test_the_figures_add_up(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = report(capsys, "--games", "8", "--jobs", "1")
    assert data["games"] == 8 + 4 + 4 + 4 and not data["failures"]
    for seats in (2, 3, 4):
        places = [v["value"] for k, v in section(data, "places").items() if k.startswith(f"{seats} seats")]
        assert len(places) == seats and sum(places) == pytest.approx(100, abs=0.01)
    assert set(section(data, "ends")) >= {"dice", "houses", "points", "map"}
    for name in ("actions", "manipulations", "free"):
        assert sum(v["value"] for v in section(data, name).values()) == pytest.approx(100, abs=0.01)
    base = Setup(game="western-sea", seats=("random",) * 4)
    book = find_game("western-sea").make_book(open_library(find_game("western-sea"), texts=False), base)
    assert isinstance(book, SeaBook)
    dealt = {book.things[thing].id for things in book.dealt.values() for thing in things}
    assert len(dealt) == 55
    assert set(section(data, "researched")) == set(section(data, "lifts")) == dealt
    assert {*section(data, "tiles"), *section(data, "starts")} == {tile.id for tile in book.tiles}
    assert len(section(data, "starts")) == 7
    assert list(section(data, "plans")) == [f"without {action}" for action in FORBIDDEN]
    averages = section(data, "averages")
    parts = sum(v["value"] for k, v in averages.items() if k.startswith("points: "))
    assert averages["points in all"]["value"] == pytest.approx(parts, abs=0.01)
    assert section(data, "costs")["random, on average"]["value"] >= 0


def test_the_page_is_written_from_the_figures(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = report(capsys, "--games", "4", "--jobs", "1")
    text = (folder / "BALANCE.md").read_text("utf-8")
    assert data["content"] in text
    assert "    farshore simulate western-sea --report --games 4 --seed 5 --seats random\n" in text
    for each in data["sections"]:
        assert f"## {each['title']}\n" in text
        for line in each["lines"]:
            assert f"| {line['what']} |" in text
    assert not any("None" in line or "nan" in line.split() for line in text.splitlines())


def test_the_result_does_not_depend_on_jobs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone = report(capsys, "--games", "6", "--jobs", "1")
    first = (folder / "BALANCE.md").read_text("utf-8").partition("## What a choice costs")
    together = report(capsys, "--games", "6", "--jobs", "2")
    second = (folder / "BALANCE.md").read_text("utf-8").partition("## What a choice costs")
    assert without_time(alone) == without_time(together)
    assert first[0] == second[0]


def test_words_instead_of_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RANDOM, "--games", "1", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "bounds hold" in said and str(folder / "BALANCE.md") in said


def test_a_folder_that_can_not_be_written_is_told_before_anything_is_played(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)  # chmod would not keep out the superuser
    monkeypatch.setattr("game.tools.report.play_all", lambda *_: pytest.fail("played"))
    assert main([*RANDOM, "--games", "1000"]) == 2
    assert "read-only" in capsys.readouterr().err


def test_broken_games_are_told(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.bots.playout.MOST_DECISIONS", 10)
    assert main([*RANDOM, "--games", "2", "--jobs", "1"]) == 1
    assert "BROKEN, seed 5" in capsys.readouterr().out
    assert "games broke" in (folder / "BALANCE.md").read_text("utf-8")


# What is played


def test_the_plan() -> None:
    game = find_game("western-sea")
    plan = planned(game, None, 2000, 0)
    tables = {len(p.batch.setup.seats): p.batch for p in plan if p.what == "table"}
    assert {seats: batch.games for seats, batch in tables.items()} == {4: 2000, 3: 1000, 2: 1000}
    assert all(set(batch.setup.seats) == {"greedy"} for batch in tables.values())
    for action in FORBIDDEN:
        parts = [p.batch for p in plan if p.what == action]
        assert [b.games for b in parts] == [50] * 4
        assert [b.setup.seats.index(forbid("greedy", action)) for b in parts] == [0, 1, 2, 3]
        assert [b.setup.seed for b in parts] == [0, 100_000, 200_000, 300_000]
    assert {name for p in plan if p.what == "bots" for name in p.batch.setup.seats} == {
        name for name, bot in BOTS.items() if not bot.ponders
    }
    assert all(p.batch.watch for p in plan)
    assert len(told(plan)) == len(plan)


def test_given_seats_sit_down_in_turn() -> None:
    plan = planned(find_game("western-sea"), ("easy", "random"), 1, 0)
    assert plan[0].batch.setup.seats == ("easy", "random", "easy", "random")
    assert all(p.what != "bots" and p.batch.games == 1 for p in plan)


# The page that is kept


def test_the_page_is_of_the_content_that_is_played() -> None:
    """Whoever changes a value of the base game must measure it anew, with `farshore simulate --report`."""
    library = open_library(find_game("western-sea"), texts=False)
    assert base_hash(library) in (resource("content", "western-sea") / PAGE).read_text("utf-8")


def test_what_a_module_adds_does_not_ask_for_a_new_page() -> None:
    library = open_library(find_game("western-sea"), texts=False)
    before = base_hash(library)
    numbers = library.entries["numbers"]
    tents = numbers["tents"]
    assert isinstance(tents, NumberEntry)
    numbers["fins"] = NumberEntry(id="fins", source="house", value=3, module="fish-and-ships")
    numbers["tents"] = msgspec.structs.replace(tents, modules={"fish-and-ships": 25})
    assert base_hash(library) == before
    numbers["tents"] = msgspec.structs.replace(tents, value=21)
    assert base_hash(library) != before


@pytest.mark.parametrize("kind", ["dice", "technologies", "tiles"])
def test_every_value_of_the_base_game_asks_for_a_new_page(kind: str) -> None:
    library = open_library(find_game("western-sea"), texts=False)
    before = base_hash(library)
    del library.entries[kind][next(iter(library.entries[kind]))]
    assert base_hash(library) != before


# Doing without an action


ACT = Decision(0, "act", [Option("explore"), Option("raid"), Option("end")], always=True)


@pytest.mark.parametrize(
    ("decision", "seen"),
    [
        (ACT, {"raid", "end"}),
        (Decision(0, "act", ACT.options[:1], always=True), {"explore"}),
        (Decision(0, "act", [ACT.options[0], Option("govern", "hex", 3)]), {"govern hex 3"}),
        (Decision(0, "spend", ACT.options), {"explore", "raid", "end"}),
    ],
)
def test_a_forbidden_action_is_taken_only_for_want_of_others(decision: Decision, seen: set[str]) -> None:
    bot = make_any_bot(forbid("random", "explore"), 1, 0)
    assert isinstance(bot, ForbiddenBot)
    assert {bot.choose(Rulebook([]), None, decision).key for _ in range(60)} == seen


def test_other_names_are_the_bots_that_anybody_seats() -> None:
    assert type(make_any_bot("random", 1, 0)) is BOTS["random"]


# The arithmetic


def test_a_lift_compares_within_each_group() -> None:
    """Ten owners win 6 of 10 where others win 1 of 4; two win nothing where nobody is like them."""
    counts = {
        "with x 4/2": 10,
        "with-wins x 4/2": 6 * WIN,
        "without x 4/2": 20,
        "without-wins x 4/2": 5 * WIN,
        "with x 4/3": 10,
        "with-wins x 4/3": 5 * WIN,
        "without x 4/3": 10,
        "without-wins x 4/3": 5 * WIN,
        "with x 4/5": 2,
        "with-wins x 4/5": 0,
        "with xy 4/2": 3,
        "with-wins xy 4/2": 0,
    }
    value, error, owners = lift(counts, "x")
    assert owners == 20
    first, second = 10 * 20 / 30, 10 * 10 / 20  # what each group weighs
    assert value == pytest.approx(100 * first * (6 / 10 - 5 / 20) / (first + second))
    spread = first * 11 / 30 * 19 / 30 + second / 2 / 2
    assert error == pytest.approx(100 * spread**0.5 / (first + second))
    assert lift({}, "x") == (None, None, 0)


def tables(counts: dict[str, int], games: int = 100) -> list[Measured]:
    made = []
    for seats in (4, 2):
        tally = Tally(seats)
        for n in range(games):
            one = {"seats": seats, "rounds-squared": 64}
            winners, scores = (n % seats,), (1,) * seats
            tally.add(Played(n, {"act": 1}, rounds=8, winners=winners, scores=scores, counts=one))
        tally.counts |= counts
        made.append(Measured("table", ("random",) * seats, tally))
    return made


def found(measured: list[Measured], name: str) -> dict[str, Line]:
    return next({line.what: line for line in s.lines} for s in figures(measured) if s.name == name)


def test_even_places_hold() -> None:
    places = found(tables({}), "places")
    assert places["4 seats, place 1"].value == 25 and places["2 seats, place 2"].value == 50
    assert all(line.holds for line in places.values())
    rounds = found(tables({}), "rounds")
    assert rounds["4 seats, on average"].error == 0 and all(line.holds for line in rounds.values())


def test_a_bound_may_hold_all_told_but_not_everywhere() -> None:
    measured = tables({"action explore": 8, "action raid": 92})
    measured[1].tally.counts |= {"action explore": 4, "action raid": 96}
    line = found(measured, "actions")["explore"]
    assert line.value == 6 and line.holds and line.everywhere is False
    assert line.tables == {"4": 8, "2": 4}


def test_of_few_owners_nothing_is_told() -> None:
    def counts(owners: int) -> dict[str, int]:
        own = {"with x 4/1": owners, "with-wins x 4/1": owners * WIN}
        peers = {"without x 4/1": owners, "without-wins x 4/1": 0}
        return {"in-play x": 60, "researched x": 60} | own | peers

    few, many = found(tables(counts(49)), "lifts")["x"], found(tables(counts(50)), "lifts")["x"]
    assert few.value == many.value == 100
    assert (few.count, few.holds, few.note) == (98, None, "too few")
    assert (many.count, many.holds, many.note) == (100, False, "")


def test_what_never_came_up_is_not_judged() -> None:
    counts = {"in-play x": 0, "researched x": 0, "offered y": 0, "taken y": 0, "use draw": 0, "use turn": 9}
    measured = tables(counts)
    assert found(measured, "researched")["x"].holds is None
    assert found(measured, "tiles")["y"].note == "never drawn"
    assert found(measured, "manipulations")["draw"].holds is False


# The page


def test_the_page_and_the_summary_say_what_does_not_hold() -> None:
    lines = [
        Line(what="good", value=10.0, error=0.5, bound="at least 5", holds=True, everywhere=True, count=7),
        Line(what="fair", value=6.0, bound="at least 5", holds=True, everywhere=False, tables={"4": 4.0}),
        Line(what="bad", value=1.25, bound="at least 5", holds=False),
        Line(what="rare", value=None, bound="at least 5", note="never drawn"),
    ]
    made = Section(name="tiles", title="Tiles", words="Some.", unit="of 100", counted="draws", lines=lines)
    whole = Report(
        game="western-sea",
        content="abc",
        command="farshore",
        seats=["random"],
        seed=0,
        games=3,
        seconds=1.0,
        played=["random: 3 x"],
        failures=[],
        sections=[made],
    )
    text = page(whole)
    assert "| good | 10.0 | 0.5 |  | 7 | at least 5 | yes |" in text
    assert "| fair | 6.0 |  | 4.0 |  | at least 5 | all told |" in text
    assert "| bad | 1.2 |  |  |  | at least 5 | **no** |" in text
    assert "| rare |  |  |  |  | at least 5 | never drawn |" in text
    assert "2 of 4 bounds hold; of 1 too little was seen to tell." in text
    assert "- not held: Tiles, bad: 1.2 of 100, not at least 5" in text
    assert "NOT HELD  Tiles, bad" in summary(whole) and "good" not in summary(whole)


MODULES = ("emissaries", "enclosures", "advisors", "fish-and-ships")


def test_modules_have_a_part_of_their_own_and_the_base_game_keeps_its(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = folder / "BALANCE.md"
    report(capsys, "--games", "2", "--jobs", "1")
    base = page.read_text("utf-8")
    data = report(capsys, "--games", "2", "--jobs", "1", "--modules", ",".join(MODULES))
    text = page.read_text("utf-8")
    assert text.startswith(base.rstrip()) and text.count("# Balance with modules\n") == 1
    assert data["content"] in text and data["content"] not in base and not data["failures"]
    assert len(section(data, "emissary")) == 9 and len(section(data, "advisor")) == 7
    assert len(section(data, "enclosure")) == 18 and len(section(data, "sea-tile")) == 9
    assert len(section(data, "sides")) == 6 and len(section(data, "module-technologies")) == 21
    assert sum(v["count"] for v in section(data, "advisor").values()) == 2 * 4
    assert list(section(data, "levels")) == ["settler", "scout", "pioneer", "governor", "conqueror"]
    assert section(data, "pace")["times as much"]["value"] > 0
    report(capsys, "--games", "2", "--jobs", "1")
    again = page.read_text("utf-8")
    assert again.partition("# Balance with")[2] == text.partition("# Balance with")[2]


def test_parts_of_other_titles_stay_and_the_base_game_comes_first() -> None:
    def part(title: str, command: str) -> Report:
        modules = [title] if title else []
        return Report(
            game="island", content="", command=command, seats=[], seed=0, games=1, seconds=1.0, played=[],
            failures=[], sections=[], modules=modules, part=title,
        )  # fmt: skip

    text = ""
    for each in (part("rivers", "one"), part("", "two"), part("caravans", "three"), part("rivers", "four")):
        text = beside(each, text)
    titles = [line for line in text.splitlines() if line.startswith("# ")]
    assert titles == ["# Balance of the base game", "# Balance with rivers", "# Balance with caravans"]
    assert "    four\n" in text and "    one\n" not in text


def test_a_report_on_modules_that_are_not_there_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*RANDOM, "--games", "1", "--modules", "dragons"]) == 2
    assert "no module 'dragons'" in capsys.readouterr().err
