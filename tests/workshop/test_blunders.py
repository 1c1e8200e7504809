"""The blunder watch: it finds what is certainly worse, keeps quiet where nothing is, and sees plain waste."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from game.bots.finis_terrae.hindsight import FLAG, OVERBOARD, SKIPPED, UNSOLD, TerraeThrift
from game.bots.hindsight import Choice, Hindsight, Waste, hindsight_for
from game.bots.island.hindsight import BANKED, NOBODY_ROBBED, SEVEN, IslandThrift
from game.bots.western_sea.hindsight import GIVEN_UP, UNTRADED, SeaThrift
from game.bots.western_sea.tokens import deals
from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.opening import open_game
from game.engine.run import answer, run, settle, view
from game.engine.state import Event
from game.registry import find_game, games
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.scoring import totals
from game.rules.finis_terrae.state import EMPTY, TerraeState
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.state import SeaState
from game.workshop.blunders import main
from game.workshop.second_look import Better, SecondLook
from tests.bots.island.tables import give, on_turn
from tests.joining.joined import shells_joined

END = Option("end")


@pytest.fixture
def shells() -> Iterator[None]:
    with shells_joined():
        yield


def begun(name: str, seats: int = 2) -> Match:
    game, library = open_game(name, [], texts=False)
    setup = Setup(game=name, seats=("random",) * seats, seed=1)
    return Match(game, game.make_book(library, setup), setup)


# A second look


def regretted(keys: str, chosen: str) -> Better | None:
    match = begun("shells")
    for key in keys.split(", "):
        match.choose(key)
    decision = match.decision
    assert decision is not None
    option = decision.find(chosen)
    assert option is not None
    look = SecondLook(match.game, match.book, hindsight_for("shells"), decision.seat)
    seen = view(match.book, match.state, decision.seat)
    return look.better(match.book, seen, decision, option, "any")


THREE_LEFT = ", ".join(["take shell 3", "end"] * 4)
"""Whoever takes the last shell loses four points."""


@pytest.mark.usefixtures("shells")
def test_a_certain_blunder_is_found() -> None:
    for chosen, by in (("take shell 3", 6.0), ("take shell 1", 8.0)):
        better = regretted(THREE_LEFT, chosen)
        assert better is not None and better.option.key == "take shell 2"
        assert (better.by, better.error) == (by, 0.0)


@pytest.mark.usefixtures("shells")
def test_the_best_option_is_no_blunder() -> None:
    assert regretted(THREE_LEFT, "take shell 2") is None


@pytest.mark.usefixtures("shells")
def test_what_is_worse_by_no_more_than_the_margin_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.workshop.second_look.MARGIN", 6.5)
    assert regretted(THREE_LEFT, "take shell 3") is None
    assert regretted(THREE_LEFT, "take shell 1") is not None


class Dice(SecondLook):
    """Whatever is chosen, luck alone decides; `edge` is what one option has besides."""

    edge = 0.0

    def _played_on(self, book: Any, view: Any, option: Option, luck: int) -> float:
        self.random.seed(f"{luck} {option.key}")
        return self.random.gauss(0, 4) + self.edge * (option.key == "b")


def noisy(edge: float, seed: int) -> Better | None:
    match = begun("western-sea")
    options = [Option(key) for key in "abcd"]
    look = Dice(match.game, match.book, Hindsight(), 0)
    look.edge = edge
    return look.better(match.book, match.state, Decision(0, "any", options), options[0], str(seed))


def test_noise_is_no_blunder_and_a_large_edge_is_seen_through_it() -> None:
    assert [noisy(0.0, seed) for seed in range(40)] == [None] * 40
    seen = [noisy(8.0, seed) for seed in range(10)]
    assert all(better is not None and better.option.key == "b" for better in seen)


# The command


@pytest.mark.usefixtures("shells")
def test_it_lists_and_counts_and_is_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["shells", "--seats", "random", "--games", "3", "--seed", "5"]
    told = []
    for _ in range(2):
        assert main([*arguments, "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    count = told[0]["bots"]["random"]
    assert count["looked"] == count["choices"] > 10
    assert count["blunders"] == len(told[0]["blunders"]) > 0
    assert count["blunders_per_1000"] == pytest.approx(1000 * count["blunders"] / count["looked"], abs=0.01)
    assert main(arguments) == 0
    said = capsys.readouterr().out
    one = told[0]["blunders"][0]
    assert f"seed {one['seed']}, record {one['record']}," in said and f"chose '{one['chosen']}'" in said


@pytest.mark.parametrize("name", games("bots"))
def test_every_game_says_where_it_rests_and_what_waste_is(name: str) -> None:
    found = hindsight_for(name)
    match = begun(name, find_game(name).seat_counts[-1])
    assert found.thrift is not None and found.kinds
    assert not found.rest(match.state, match.state, 0)


# Waste


def choice(
    before: Any, after: Any, ask: str, options: list[Option], option: Option, *events: Event, seat: int = 0
) -> Choice:
    return Choice(7, seat, Decision(seat, ask, options), option, before, after, events)


def terrae() -> tuple[TerraeBook, TerraeState]:
    match = begun("finis-terrae")
    book, s = match.book, match.state
    assert isinstance(book, TerraeBook) and isinstance(s, TerraeState)
    return book, s


def test_a_find_overboard_for_a_doubloon_is_waste() -> None:
    book, s = terrae()
    find = book.good["find"]
    s.holds[0] = [(find, 1)] * 4
    s.stack.append(("overboard", 0, -1))
    throw = Option("throw", "hold", 0)
    for into, wasted in (((0, 1), [Waste(7, OVERBOARD, 3)]), ((find, 2), [])):
        after = s.copy()
        after.holds[0] = [into] + [(find, 1)] * 3
        made = choice(s, after, "overboard", [throw], throw)
        assert list(TerraeThrift(book, 0).follow(made)) == wasted
        assert not list(TerraeThrift(book, 1).follow(made)), "it is no waste of another's"


def test_what_went_overboard_for_something_that_paid_as_much_is_no_waste() -> None:
    book, s = terrae()
    find, spice = book.good["find"], book.spice
    s.holds[0] = [(find, 1)] * 4
    s.stack.append(("overboard", 0, -1))
    poorer, throw = s.copy(), Option("throw", "hold", 0)
    poorer.holds[0] = [(book.treasure, 1)] + [(find, 1)] * 3
    loaded = ("loaded", 0, book.treasure, 1, 0)
    thrown = choice(s, poorer, "overboard", [throw], throw, ("overboard", 0, find, 1), loaded)
    lost = totals(book, s)[0] - totals(book, poorer)[0]
    for points, event, wasted in (
        (lost, ("cashed", 0, 1, 12), False),
        (lost - 1, ("cashed", 0, 1, 2), True),
        (lost, ("sold", 0, spice, 1, 12), True),
        (lost, ("cashed", 1, 1, 12), True),
    ):
        richer = poorer.copy()
        richer.plus[0] += points
        paid = choice(poorer, richer, "move", [Option("cash")], Option("cash"), event)
        thrift = TerraeThrift(book, 0)
        told = [*thrift.follow(thrown), *thrift.follow(paid), *thrift.close(s)]
        assert told == ([Waste(7, OVERBOARD, lost)] if wasted else [])


@pytest.mark.parametrize(("coins", "wasted"), [(6, False), (20, True)])
def test_doubloons_overboard_for_a_sale_are_held_against_what_it_brings_on_average(
    coins: int, wasted: bool
) -> None:
    """Not against what was rolled, here the least."""
    book, s = terrae()
    s.value, s.island[0] = 3, 1
    s.holds[0] = [(book.spice, 3), (COIN, 10), (COIN, 10), (COIN, coins)]
    s.stack[:] = [("sell.roll", 0, 0, 0, 1), ("overboard", 0, 0)]
    throw = Option("throw", "hold", 3)
    after = s.copy()
    answer(book, after, throw)
    assert isinstance(run(book, after), Chance)
    settle(book, after, (min(book.red),))
    sold = ("sold", 0, book.spice, 1, 3 + min(book.red))
    made = choice(s, after, "overboard", [throw], throw, sold)
    assert totals(book, after)[0] < totals(book, s)[0]
    assert bool(list(TerraeThrift(book, 0).follow(made))) == wasted


def test_a_flag_is_wasted_unless_somebody_is_attacked_or_the_turn_brings_something() -> None:
    book, s = terrae()
    s.stack.append(("act", 0, 1))
    hoisted = choice(s, s, "act", [Option("flag")], Option("flag"), ("pirate", 0))
    attack = Option("fight", "ship", 1)
    fight = choice(s, s, "act", [attack], attack, ("fight", 0, 1, 9, 5))
    idle, used = TerraeThrift(book, 0), TerraeThrift(book, 0)
    assert [*idle.follow(hoisted), *idle.close(s)] == [Waste(7, FLAG, 1)]
    assert [*used.follow(hoisted), *used.follow(fight), *used.close(s)] == []
    richer = s.copy()
    richer.minus[1] += 1
    later = choice(s, richer, "turn-end", [END], END, ("end-turn", 0))
    for after, wasted in ((richer, []), (s, [Waste(7, FLAG, 1)])):
        thrift, ended = TerraeThrift(book, 0), choice(s, after, "turn-end", [END], END, ("end-turn", 0))
        told = [*thrift.follow(hoisted), *thrift.follow(ended), *thrift.follow(later), *thrift.close(s)]
        assert told == wasted, "what that turn brought counts, what a later one did does not"


def test_a_port_that_pays_well_is_not_skipped_for_nothing() -> None:
    book, s = terrae()
    s.port[2 * 5], s.island[2 * 5], s.ship[0], s.value = 1, 0, 5, 4
    s.stack.append(("act", 0, 1))
    skip = Option("skip")
    made = choice(s, s, "act", [skip], skip)
    s.holds[0] = [(book.good["castaway"], 2), EMPTY, EMPTY, EMPTY]
    richer = s.copy()
    richer.plus[0] += 1

    def told(after: TerraeState, *events: tuple[Any, ...]) -> list[Waste]:
        thrift = TerraeThrift(book, 0)
        ended = choice(s, after, "turn-end", [END], END, *events, ("end-turn", 0))
        return [*thrift.follow(made), *thrift.follow(ended)]

    assert told(s) == [Waste(7, SKIPPED, 2)]
    assert told(s, ("sold", 0, 1, 1, 5)) == [], "they were sold later in that turn"
    assert told(richer) == [], "what was done instead brought something"
    s.value, s.island[0] = 3, 1
    assert told(s) == [], "another day may pay better"
    s.value, s.holds[0] = 4, [EMPTY] * 4
    assert told(s) == [], "there is nothing to sell"


def test_goods_that_could_have_been_sold_on_the_last_day_are_waste_unless_something_was_tried() -> None:
    book, s = terrae()
    spice, port = book.good["spice"], 2 * 5
    s.port[port], s.island[port], s.value, s.over = 1, 0, 5, 1
    s.holds[0] = [(spice, 2), EMPTY, EMPTY, EMPTY]
    s.ship[0], s.water, s.at[5] = 6, {5: (6,), 6: (5,)}, 0
    s.stack += [("turn-end", 0), ("move", 0, 1)]
    there, away = (Option("sail", "square", cell) for cell in (5, 6))
    made = choice(s, s, "move", [there, away], away)
    poorer = s.copy()
    poorer.minus[1] += 1
    for after, events, wasted in (
        (s, [], [Waste(7, UNSOLD, 2)]),
        (s, [("sold", 0, spice, 1, 5)], []),
        (s, [("cashed", 0, 1, 5)], []),
        (s, [("fight", 0, 1, 5, 9)], []),
        (poorer, [], []),
    ):
        thrift = TerraeThrift(book, 0)
        ended = choice(s, after, "turn-end", [END], END, *events, ("end-turn", 0))
        assert [*thrift.follow(made), *thrift.follow(ended)] == wasted


@pytest.mark.parametrize(
    ("taken", "points", "event", "wasted"),
    [
        ("end", 0, "", [Waste(7, UNTRADED, 3)]),
        ("raid", 1, "", [Waste(7, UNTRADED, 3)]),
        ("raid", 2, "", []),
        ("explore", 1, "reveal", []),
        ("trade", 0, "", []),
        ("factory", -2, "", [Waste(7, UNTRADED, 3), Waste(7, GIVEN_UP, 2)]),
    ],
)
def test_in_the_last_round_nothing_is_done_that_brings_less_than_a_trade(
    taken: str, points: int, event: str, wasted: list[Waste]
) -> None:
    book, s = sea()
    s.round, s.points, s.tokens[0][0] = 4, 0, 3
    s.active[0] = [book.face_of_key["white:trade"]] * 2
    assert deals(book, s, 0, 2) == 2, "two deals with one token each"
    offered = [Option(verb) for verb in ("trade", "explore", "raid", "factory")]
    after = s.copy()
    after.vp[0] += points
    made = choice(s, after, "act", [*offered, END], Option(taken), *[(event, 0)] * bool(event))
    thrift = SeaThrift(book, 0)
    assert [*thrift.follow(made), *thrift.close(after)] == wasted


def test_nothing_is_waste_while_the_end_is_not_certain() -> None:
    book, s = sea()
    s.round, s.tokens[0][0] = 4, 3
    s.active[0] = [book.face_of_key["white:trade"]]
    ended = s.copy()
    ended.points = 0
    passed = choice(s, s, "act", [Option("trade"), END], END)
    unlucky, hasty = SeaThrift(book, 0), SeaThrift(book, 0)
    assert not [*unlucky.follow(passed), *unlucky.close(ended)], "another has ended the game"
    ends = choice(s, ended, "act", [Option("trade"), END], END)
    assert [*hasty.follow(ends), *hasty.close(ended)] == [Waste(7, UNTRADED, 3)]


def sea() -> tuple[SeaBook, SeaState]:
    match = begun("western-sea")
    book, s = match.book, match.state
    assert isinstance(book, SeaBook) and isinstance(s, SeaState)
    return book, s


def test_a_robber_who_robs_nobody_is_waste() -> None:
    book, s, seat = on_turn()
    rival = (seat + 1) % s.seats
    s.stack = [("robber", seat, "knight")]
    decision = run(book, s)
    assert isinstance(decision, Decision)
    near = [o for o in decision.options if s.houses[rival] & book.top.ring[int(o.at)]]
    free = [o for o in near if not s.houses[seat] & book.top.ring[int(o.at)]]
    empty = next(o for o in decision.options if not s.built & book.top.ring[int(o.at)])
    thrift = IslandThrift(book, seat)

    def sent(option: Option) -> list[Waste]:
        return list(thrift.follow(choice(s, s, "robber", decision.options, option, seat=seat)))

    assert free and not sent(empty), "nobody has cards"
    give(s, rival, [1, 0, 0, 0, 0])
    assert sent(empty) == [Waste(7, NOBODY_ROBBED, 1)]
    assert not sent(free[0])


def test_cards_that_would_have_bought_something_are_not_kept_for_a_seven() -> None:
    book, s, seat = on_turn()
    buy, lost = Option("buy"), ("discarded", seat, 4, (0, 0, 0, 0, 4))
    for options, cards, wasted in (
        ([buy, END], 9, [Waste(7, SEVEN, 4)]),
        ([END], 9, []),
        ([buy, END], 7, []),
    ):
        give(s, seat, [0, 0, 0, 0, cards])
        thrift = IslandThrift(book, seat)
        assert not list(thrift.follow(choice(s, s, "act", options, END, seat=seat)))
        roll = choice(s, s, "roll", [Option("roll")], Option("roll"), lost, seat=(seat + 1) % s.seats)
        assert list(thrift.follow(roll)) == wasted


def test_cards_given_to_the_bank_buy_something() -> None:
    book, s, seat = on_turn()
    after = s.copy()
    give(s, seat, [4, 0, 0, 0, 0])
    give(after, seat, [0, 1, 0, 0, 0])
    traded = choice(s, after, "bank", [Option("take", "resource", "any")], Option("take"), seat=seat)
    road = Option("road", "edge", 1)
    built = choice(s, s, "act", [road, END], road, seat=seat)
    ended = choice(s, s, "act", [END], END, seat=seat)
    idle, used = IslandThrift(book, seat), IslandThrift(book, seat)
    assert [*idle.follow(traded), *idle.follow(ended)] == [Waste(7, BANKED, 3)]
    assert [*used.follow(traded), *used.follow(built), *used.follow(ended)] == []
