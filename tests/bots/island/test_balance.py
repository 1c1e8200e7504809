"""`farshore simulate island --report`: its own plan and figures."""

from __future__ import annotations

from game.bots.balance.figures import TABLE, Measured
from game.bots.balance.lines import Line
from game.bots.balance.plan import Wanted, told
from game.bots.island.balance_base import DUEL, figures, planned
from game.bots.island.balance_scenarios import own_way
from game.bots.island.balance_scenarios import planned as with_scenario
from game.bots.playout import Tally
from game.rules.island.book import IslandBook
from game.rules.island.building import put_road
from game.rules.island.chronicle import IslandChronicle, longer
from game.rules.island.modules.caravans.camels import put_camel, ways
from game.rules.island.state import BESIDE
from tests.bots.island.tables import GAME, LIBRARY, new_match, on_turn


def lines(measured: list[Measured], name: str) -> dict[str, Line]:
    section = next(s for s in figures(measured) if s.name == name)
    return {line.what: line for line in section.lines}


def test_what_is_played() -> None:
    """Tables of each size, and each bot of a duel on each seat with seeds of its own."""
    plan = planned(GAME, None, 1000, 7)
    assert told(plan)[0] == "greedy, greedy, greedy, greedy: 1000 x, seeds 7 to 1006"
    duels = [part.batch for part in plan if part.what == DUEL]
    keen = [one for one in duels if sorted(one.setup.seats) == ["greedy", "greedy", "greedy", "keen"]]
    assert sorted(one.setup.seats.index("keen") for one in keen) == [0, 1, 2, 3]
    assert sum(one.games for one in keen) == 500 and len({one.setup.seed for one in keen}) == 4
    assert not [part for part in planned(GAME, ["random"], 10, 7) if part.what == DUEL]


def test_length_and_trade_are_asked_of_full_tables() -> None:
    full = Tally(4, games=10, counts={"turns": 800, "event dealt": 79})
    two = Tally(2, games=10, counts={"turns": 300, "event dealt": 3})
    measured = [Measured(TABLE, ("greedy",) * 4, full), Measured(TABLE, ("greedy",) * 2, two)]
    pace = lines(measured, "pace")
    assert pace["turns"].value == 80 and pace["turns"].holds
    assert pace["turns"].tables == {"4": 80, "2": 30}
    assert pace["trades between players in ten turns"].holds is False


def test_duels_count_the_one_bot_on_every_seat() -> None:
    table = Tally(4, games=5)
    won = [
        Measured(DUEL, ("keen", "greedy", "greedy", "greedy"), Tally(4, games=5, wins=[24, 12, 12, 12])),
        Measured(DUEL, ("greedy", "keen", "greedy", "greedy"), Tally(4, games=5, wins=[12, 12, 24, 12])),
    ]
    duel = lines([Measured(TABLE, ("greedy",) * 4, table), *won], "duels")["keen against 3 x greedy"]
    assert duel.value == 30 and duel.count == 10 and duel.holds is False


# Scenarios


def test_a_scenario_is_played_by_full_tables_and_in_duels() -> None:
    plan = with_scenario(Wanted(GAME, LIBRARY, None, ("rivers",), 600, 7))
    assert told(plan)[0] == "greedy, greedy, greedy, greedy, with rivers: 600 x, seeds 7 to 606"
    assert all(part.batch.setup.modules == ("rivers",) for part in plan)
    keen = [part.batch.games for part in plan if "keen" in part.batch.setup.seats]
    assert keen == [50, 50]


def test_own_points_and_saved_cards_together_are_the_own_way() -> None:
    """Of ten points one is the scenario's; of ten cards for the other nine it saved one."""
    counts = {
        "won points buildings settlement": 8,
        "won points awards longest-road": 2,
        "won points cards landmark": 1,
        "won points awards wealthiest": 1,
        "won points awards poor": -2,
        "won cards": 9,
        "won saved": 1,
        "won kept": 2,
    }
    lines = {line.what: line for line in own_way(counts).lines}
    assert lines["wealthiest"].value == 10
    assert lines["cards and roads had otherwise than for cards"].value == 9
    assert lines["points that others lose and winners keep"].value == 20
    assert lines["together"].value == 39 and lines["together"].holds


def test_what_fish_and_coins_buy_is_counted_in_cards() -> None:
    fish, rivers = (new_match(("greedy",) * 3, 1, (name,)).book for name in ("fishermen", "rivers"))
    assert isinstance(fish, IslandBook) and isinstance(rivers, IslandBook)
    chronicle = IslandChronicle(fish)
    bought = [("fish-bought", 1, what) for what in ("away", "steal", "take", "road", "card")]
    chronicle.happened(bought)
    assert chronicle.saved == [0, 1 + 1 + 2 + 3, 0]
    coins = IslandChronicle(rivers)
    coins.happened([("coins-spent", 2, 2), ("coins-spent", 2, 2)])
    assert coins.saved == [0, 0, 2]
    coins.happened([("bank", 0, 5, 4, 1), ("bank", 1, 3, 4, 5), ("bank", 2, 3, 4, 0)])
    assert coins.saved == [1, 0, 2] and coins.coined == [0, 1, 0]
    coins.happened([("bank", 2, 3, 4, 5)])
    assert [coins.saved_by(seat) for seat in range(3)] == [1, 0, 1]


def test_what_a_hex_gives_that_the_robber_was_sent_off_counts_until_it_moves_again() -> None:
    """For whoever paid with fish, and not for others there."""
    book = new_match(("greedy",) * 3, 1, ("fishermen",)).book
    assert isinstance(book, IslandBook)
    chronicle = IslandChronicle(book)
    gives = [("produced", 1, 7, 0, 2), ("produced", 2, 7, 0, 1), ("produced", 1, 8, 0, 1)]
    chronicle.happened([("robber", 2, 7), ("fish-bought", 1, "away"), ("robber", 1, BESIDE), *gives])
    assert chronicle.saved == [0, 2, 0]
    chronicle.happened([("robber", 0, 3), *gives])
    assert chronicle.saved == [0, 2, 0]


def test_what_camels_add_to_the_longest_road_is_counted_of_its_points() -> None:
    """Three roads, two of them beside camels: five long, two of that by camels."""
    book, s, seat = on_turn(modules=("caravans",))
    for colour in range(s.colours):
        s.roads[colour] = s.houses[colour] = s.cities[colour] = s.length[colour] = 0
    s.taken = s.built = 0
    path, corner = ways(book, s)[0]
    put_camel(book, s, seat, path, corner)
    further, beyond = next((p, c) for p, c in ways(book, s) if corner in book.top.ends[p])
    put_camel(book, s, seat, further, beyond)
    bare = next(p for p in book.top.paths_at[beyond] if p != further)
    for road in (path, further, bare):
        put_road(book, s, seat, road, 1)
    assert s.longest == seat and s.length[seat] == 5 and longer(book, s, seat) == 2
    counts = IslandChronicle(book).close(s, [seat])
    assert counts["won longer"] == 100 * book.awards["longest-road"].points * 2 // 5
    told = own_way({"won points awards longest-road": 10, "won longer": 200}).lines[-1]
    assert told.value == 20
