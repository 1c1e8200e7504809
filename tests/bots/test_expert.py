"""The expert: at home at every table, the same every day, no wiser than its view, quick where it can be."""

from __future__ import annotations

from math import inf
from pathlib import Path
from random import Random

import pytest

from game.bots.evaluation import Foresight
from game.bots.expert import ExpertBot
from game.bots.greedy import GreedyBot, KeenBot
from game.bots.island.evaluation import IslandEvaluation
from game.bots.seats import consult
from game.engine.decision import Decision, Option
from game.engine.game import Setup, SetupError
from game.engine.match import Match
from game.engine.minds import read_minds
from game.engine.opening import open_library
from game.engine.rulebook import Rulebook
from game.engine.run import guess, view
from game.engine.state import State
from game.registry import find_game, games
from game.rules.finis_terrae.state import TerraeState

LIBRARIES = {name: open_library(find_game(name), texts=False) for name in games("bots")}


class HastyExpert(ExpertBot):
    nodes = 30


def tables() -> list[Setup]:
    """Each game with the fewest and the most players and against whom the rules play: bare, with each module,
    with all of them."""
    found = []
    for name in games("bots"):
        game = find_game(name)
        companies = [("expert",) * count for count in (min(game.seat_counts), max(game.seat_counts))]
        companies += [("expert", rival) for rival in game.rivals]
        for modules in dict.fromkeys([(), *((one,) for one in game.modules), tuple(game.modules)]):
            for seats in companies:
                setup = Setup(game=name, seats=seats, modules=modules, seed=len(seats))
                try:
                    game.check_setup(setup)
                except SetupError:
                    continue
                found.append(setup)
    return found


def played_by_lot(setup: Setup, choices: int) -> Match:
    game = find_game(setup.game)
    match, dice = Match(game, game.make_book(LIBRARIES[setup.game], setup), setup), Random(setup.seed)
    while match.decision is not None and len(match.records) < choices:
        match.choose(dice.choice(match.decision.options).key)
    return match


def pondered(name: str, seats: int = 2, seed: int = 5) -> tuple[Match, Decision, ExpertBot]:
    """A position with a choice over which an expert sits, and how it does."""
    match = played_by_lot(Setup(game=name, seats=("expert",) * seats, seed=seed), 60)
    bots = [HastyExpert(1, seat) for seat in range(seats)]
    while match.decision is not None:
        bot = bots[match.decision.seat]
        bot._imagined = 0
        chosen = consult(bot, match.book, match.state, match.decision)
        if bot._imagined:
            return match, match.decision, bot
        match.choose(chosen.key)
    raise AssertionError("nothing to sit over")


@pytest.mark.parametrize(
    "setup", tables(), ids=lambda s: f"{s.game}-{len(s.seats)}-{s.seats[-1]}-{'+'.join(s.modules)}"
)
def test_it_plays_at_every_table(setup: Setup) -> None:
    match = played_by_lot(setup, 45)
    bots = [HastyExpert(3, seat) for seat in range(len(setup.seats))]
    for _ in range(5):
        if match.decision is not None:
            match.choose(consult(bots[match.decision.seat], match.book, match.state, match.decision).key)


@pytest.mark.parametrize("name", ["western-sea", "finis-terrae"])
def test_the_same_seed_and_budget_choose_the_same_whatever_was_thought_before(name: str) -> None:
    match, decision, used = pondered(name)
    seen = view(match.book, match.state, decision.seat)
    fresh = HastyExpert(1, decision.seat)
    assert consult(fresh, match.book, match.state, decision) == used.choose(match.book, seen, decision)
    assert fresh.why == used.why and fresh._imagined == used._imagined > 0


@pytest.mark.parametrize("name", ["western-sea", "finis-terrae", "island"])
def test_what_it_imagined_of_others_before_makes_no_difference(name: str) -> None:
    """One bot keeps those whom it imagines, another meets them anew each time."""
    match = played_by_lot(Setup(game=name, seats=("expert",) * 3, seed=6), 60)
    pairs = [(HastyExpert(1, seat), HastyExpert(1, seat)) for seat in range(3)]
    sat_over = 0
    while match.decision is not None and sat_over < 25:
        decision = match.decision
        used, other = pairs[decision.seat]
        used._imagined = 0
        other._players.clear()
        chosen = consult(used, match.book, match.state, decision)
        assert consult(other, match.book, match.state, decision) == chosen
        assert other.why == used.why
        sat_over += used._imagined > 0
        match.choose(chosen.key)


@pytest.mark.parametrize("name", ["western-sea", "finis-terrae"])
def test_it_says_what_it_came_to_think(name: str) -> None:
    """What it chooses stands first, although it may have looked worse at first sight."""
    match = played_by_lot(Setup(game=name, seats=("expert",) * 2, seed=9), 40)
    bots = [HastyExpert(1, seat) for seat in range(2)]
    for _ in range(12):
        assert match.decision is not None
        bot = bots[match.decision.seat]
        chosen = consult(bot, match.book, match.state, match.decision)
        assert chosen.key in [key for key, worth in bot.why if worth == bot.why[0][1]]
        match.choose(chosen.key)


@pytest.mark.parametrize("name", ["western-sea", "finis-terrae", "island"])
def test_whatever_is_hidden_makes_no_difference(name: str) -> None:
    match = played_by_lot(Setup(game=name, seats=("expert",) * 3, seed=8), 60)
    for n in range(6):
        decision = match.decision
        assert decision is not None
        bot, other = (HastyExpert(2, decision.seat) for _ in range(2))
        chosen = consult(bot, match.book, match.state, decision)
        assert consult(other, match.book, dealt_anew(match, decision.seat, n), decision) == chosen
        match.choose(chosen.key)


def dealt_anew(match: Match, seat: int, n: int) -> State:
    """Another state that looks the same from that seat."""
    state = view(match.book, match.state, seat)
    guess(match.book, state, seat, Random(n))
    state.rng = n
    assert view(match.book, state, seat) == view(match.book, match.state, seat)
    return state


def test_what_is_clear_it_chooses_at_once() -> None:
    match, decision, _ = pondered("western-sea", seed=6)
    first = HastyExpert(1, decision.seat)
    first.otherwise = {"contenders": 1}  # so that nothing is played out
    consult(first, match.book, match.state, decision)
    (best, most), (_, less), *_ = first.why
    assert most > less
    sure = HastyExpert(1, decision.seat)
    sure.otherwise = {"close": (most - less) / 2}
    assert consult(sure, match.book, match.state, decision).key == best
    assert sure._imagined == 0


def test_the_clock_cuts_a_thought_short_and_that_is_noted() -> None:
    match, decision, _ = pondered("finis-terrae")
    hurried = ExpertBot(1, decision.seat)
    hurried.allow(0.0)
    assert consult(hurried, match.book, match.state, decision) in decision.options
    assert hurried.struck == 1


def test_a_thought_that_nobody_waits_for_ends() -> None:
    match, decision, _ = pondered("finis-terrae")
    bot = ExpertBot(1, decision.seat)
    bot.nodes = 10**9
    bot.unwanted = lambda: bot._imagined > 0
    assert consult(bot, match.book, match.state, decision) in decision.options


def test_near_the_end_all_are_played_to_it_if_the_budget_allows() -> None:
    setup = Setup(game="finis-terrae", seats=("expert", "expert"), seed=4)
    match, hasty = played_by_lot(setup, 0), [GreedyBot(1, seat) for seat in range(2)]
    rich, poor = ([ExpertBot(1, seat) for seat in range(2)] for _ in range(2))
    for bots, nodes in ((rich, 400), (poor, 8)):
        for bot in bots:
            bot.nodes = nodes
    while match.decision is not None:
        seat = match.decision.seat
        assert isinstance(match.state, TerraeState)
        if match.state.over:
            for bot in (rich[seat], poor[seat]):
                bot._foretold = bot._to_the_end = False
                consult(bot, match.book, match.state, match.decision)
            if rich[seat]._to_the_end and not poor[seat]._to_the_end:
                return
        match.choose(consult(hasty[seat], match.book, match.state, match.decision).key)
    raise AssertionError("nobody saw the end coming")


def test_it_weighs_by_what_its_mind_says_of_experts(tmp_path: Path) -> None:
    """Others at the table do not."""
    (tmp_path / "pack.yaml").write_text("id: a\ntitle: {en: A, it: A}\nversion: '1'\n", "utf-8")
    (tmp_path / "island").mkdir()
    text = "- {id: island, source: house, expert: {envy: 0.125, late.army: 3}}\n"
    (tmp_path / "island" / "minds.yaml").write_text(text, "utf-8")
    game = find_game("island")
    setup = Setup(game="island", seats=("expert", "keen"), seed=3)
    book = game.make_book(open_library(game, [tmp_path], texts=False), setup)
    match = Match(game, book, setup)
    assert match.decision is not None
    envies = []
    for bot in (HastyExpert(1, match.decision.seat), KeenBot(1, match.decision.seat)):
        consult(bot, book, match.state, match.decision)
        assert isinstance(bot._evaluation, IslandEvaluation)
        envies.append((bot._evaluation.w["envy"], bot._evaluation.mind.stages.get("late", {}).get("army")))
    mind = read_minds("island")["island"]
    assert envies == [(0.125, 3.0), (mind.weights["envy"], None)]


def test_the_far_rest_counts_the_more_the_oftener_it_was_seen() -> None:
    expert = ExpertBot(1, 0)
    for near, first, fifth in ((1.0, 0.5, 5 / 6), (4.0, 0.2, 5 / 9), (inf, 0.0, 0.0), (0.0, 1.0, 1.0)):
        expert._foresight = Foresight(near=near)
        assert expert._seen([(0.0, 1.0)]) == pytest.approx([first])
        assert expert._seen([(0.0, 1.0)] * 5) == pytest.approx([fifth] * 5)


def test_where_the_far_rest_tells_nothing_it_is_not_played_to() -> None:
    match, decision, bot = pondered("island")
    seen = view(match.book, match.state, decision.seat)
    spent = []
    for near in (inf, 1.0):
        bot._foresight, bot._imagined, bot._foretold = Foresight(near=near), 0, True
        soon, later = bot._ahead_after(match.book, seen, decision.options[0], 5)
        spent.append(bot._imagined)
        assert (soon == later) == (near == inf)
    assert spent[0] < spent[1]


class ForgetfulExpert(HastyExpert):
    """Everything rests as soon as it has chosen: nobody else is asked on the way."""

    def _ahead_after(self, book: Rulebook, view: State, option: Option, luck: int) -> tuple[float, float]:
        return 0.0, 0.0


@pytest.mark.parametrize("name", sorted(LIBRARIES))
def test_looks_ahead_in_which_nobody_chooses_come_to_an_end(name: str) -> None:
    match, decision, _ = pondered(name)
    chosen = consult(ForgetfulExpert(1, decision.seat), match.book, match.state, decision)
    assert chosen in decision.options
