"""The thinking bots at Finis Terrae: they choose legally, say why, and play better than chance."""

from __future__ import annotations

import random

import msgspec
import pytest

from game.bots.evaluation import evaluation_for
from game.bots.finis_terrae.evaluation import TerraeEvaluation
from game.bots.finis_terrae.land import Land, colonies
from game.bots.greedy import GreedyBot
from game.bots.seats import BOTS, consult, make_bot
from game.engine.decision import Decision
from game.engine.game import Setup
from game.engine.match import Match
from game.engine.minds import Mind, read_minds
from game.engine.opening import open_library
from game.engine.run import answer, run, view
from game.engine.squares import cell
from game.registry import find_game
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.mapping import place
from game.rules.finis_terrae.scoring import score_lines
from game.rules.finis_terrae.state import TerraeState

GAME = find_game("finis-terrae")
LIBRARY = open_library(GAME, texts=False)
WEIGHTS = read_minds(GAME.name)[GAME.name].weights


def new_match(seats: tuple[str, ...], seed: int) -> Match:
    setup = Setup(game=GAME.name, seats=seats, seed=seed)
    return Match(GAME, GAME.make_book(LIBRARY, setup), setup)


def midgame(seats: int, seed: int, choices: int = 120) -> Match:
    match, dice = new_match(("random",) * seats, seed), random.Random(seed)
    while match.decision is not None and len(match.records) < choices:
        match.choose(dice.choice(match.decision.options).key)
    assert match.decision is not None
    return match


def state_of(match: Match) -> TerraeState:
    assert isinstance(match.state, TerraeState)
    return match.state


def played(seats: tuple[str, ...], seed: int) -> Match:
    match = new_match(seats, seed)
    bots = [make_bot(name, seed, seat) for seat, name in enumerate(seats)]
    while match.decision is not None:
        match.choose(consult(bots[match.decision.seat], match.book, match.state, match.decision).key)
    return match


@pytest.mark.parametrize("name", [name for name, bot in BOTS.items() if not bot.ponders])
def test_every_bot_chooses_what_is_offered(name: str) -> None:
    match = midgame(3, 2, 60)
    bots = [make_bot(name, 2, seat) for seat in range(3)]
    for _ in range(12):
        assert match.decision is not None
        option = consult(bots[match.decision.seat], match.book, match.state, match.decision)
        assert option in match.decision.options
        match.choose(option.key)


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_beats_random(seed: int) -> None:
    match = played(("greedy", "random") if seed % 2 else ("random", "greedy"), seed)
    assert GAME.winners(match.book, match.state) == [0 if seed % 2 else 1]


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(("greedy", "random"), 5).records == played(("greedy", "random"), 5).records


def test_it_says_why() -> None:
    match = midgame(2, 7)
    assert match.decision is not None
    bot = GreedyBot(7, match.decision.seat)
    option = consult(bot, match.book, match.state, match.decision)
    assert bot.why[0][0] == option.key or len(match.decision.options) == 1
    terms = bot.explain(match.book, view(match.book, match.state, bot.seat))
    assert {"land", "commerce", "exploration", "plans", "rivals"} <= set(terms)


def judged(match: Match, state: TerraeState, seat: int) -> dict[str, float]:
    evaluation = evaluation_for(match.book)
    assert isinstance(evaluation, TerraeEvaluation) and isinstance(match.book, TerraeBook)
    return evaluation.terms(match.book, state, seat, evaluation.horizon(match.book, state))


def test_more_of_anything_is_worth_more() -> None:
    match = midgame(2, 3)
    before = judged(match, state_of(match), 0)
    for good in range(5):
        richer = state_of(match).copy()
        richer.laid[0][good] += good > 0
        richer.store[0] += good == 0
        assert judged(match, richer, 0)["commerce"] > before["commerce"]
        assert judged(match, richer, 1)["rivals"] < judged(match, state_of(match), 1)["rivals"]
    famous = state_of(match).copy()
    famous.plus[0] += 1
    assert judged(match, famous, 0)["deeds"] == before["deeds"] + 3


def test_goods_nearby_are_a_plan() -> None:
    match = new_match(("random", "random"), 4)
    for key in ("start square 50005001", "start square 50004999"):
        assert match.decision is not None
        match.choose(key)
    s = state_of(match)
    s.stack = [("navigate", 0)]
    s.weather = 0
    none = judged(match, s, 0)["plans"]
    near, far = s.copy(), s.copy()
    near.lying[cell(1, 1)] = (0, 0, 1, 0, 0)
    far.lying[cell(-1, 1)] = (0, 0, 1, 0, 0)
    assert judged(match, near, 0)["plans"] > judged(match, far, 0)["plans"] > none


def test_a_ship_sails_to_what_it_can_take_at_once() -> None:
    """Even at the edge of the map, where a storm might come, with a port for shelter on the way."""
    match = new_match(("greedy", "greedy"), 4)
    s, book = state_of(match), match.book
    assert isinstance(book, TerraeBook) and match.decision is not None
    first, goods = match.decision.seat, cell(2, 1)
    for key in ("start square 50005001", "start square 50015001"):
        match.choose(key)
    s.holds[first] = [(0, 10), (0, 10), (0, 0), (0, 0)]
    place(book, s, first, book.kind["castaway-island"], goods, 0)
    s.weather, s.stack = 0, [("day-end",), ("turn-end", first), ("move", first, 2)]
    decision = run(book, s)
    assert isinstance(decision, Decision) and decision.ask == "move"
    assert GreedyBot(1, first).choose(book, view(book, s, first), decision).at == goods


def test_what_is_worked_out_once_is_what_would_be_worked_out_anew() -> None:
    """An evaluation keeps what a decision leaves as it is; a fresh one must think the same."""
    match = midgame(3, 9, 40)
    kept = evaluation_for(match.book)
    assert isinstance(match.book, TerraeBook)
    dice = random.Random(9)
    for _ in range(60):
        if match.decision is None:
            break
        s = state_of(match)
        for seat in range(3):
            fresh = evaluation_for(match.book)
            left = fresh.horizon(match.book, s)
            kept.horizon(match.book, s)
            assert kept.value(match.book, s, seat, left) == pytest.approx(
                fresh.value(match.book, s, seat, left)
            )
        match.choose(dice.choice(match.decision.options).key)


def test_every_weight_is_used() -> None:
    """A weight that no term reads would be tuned in vain."""

    class Watched(dict[str, float]):
        def __init__(self) -> None:
            super().__init__(WEIGHTS)
            self.read: set[str] = set()

        def __getitem__(self, name: str) -> float:
            self.read.add(name)
            return super().__getitem__(name)

    watched = Watched()
    mind = Mind()
    msgspec.structs.force_setattr(mind, "weights", watched)
    attentive = type("Attentive", (TerraeEvaluation,), {"mind": mind})
    for seed in range(4):
        match, dice = new_match(("random",) * 3, seed), random.Random(seed)
        evaluation = attentive()
        assert isinstance(match.book, TerraeBook)
        while match.decision is not None:
            s = state_of(match)
            evaluation.value(match.book, s, match.decision.seat, evaluation.horizon(match.book, s))
            honest = [o for o in match.decision.options if o.verb != "flag"]
            match.choose(dice.choice(honest or match.decision.options).key)
        s.pirate[0] = 1
        evaluation.value(match.book, s, 0, 0.5)
    assert watched.read == set(WEIGHTS)


def test_what_is_worth_a_thought_is_offered() -> None:
    match, dice = new_match(("random",) * 3, 12), random.Random(12)
    evaluation = evaluation_for(match.book)
    narrowed = set()
    while match.decision is not None:
        worth = evaluation.narrow(match.book, match.state, match.decision)
        assert worth and all(option in match.decision.options for option in worth)
        if len(worth) < len(match.decision.options):
            narrowed.add(match.decision.ask)
        match.choose(dice.choice(match.decision.options).key)
    assert {"map.tile", "stow", "stow.amount"} <= narrowed


def test_land_added_since_is_worth_what_it_would_be_if_looked_at_anew() -> None:
    """Tiles and ports that look-ahead adds: only what they touch is worked out again."""
    match, dice = new_match(("random",) * 3, 21), random.Random(21)
    compared = 0
    while match.decision is not None:
        if match.decision.ask in ("map.turn", "act"):
            before = Land(WEIGHTS)
            before.begin(state_of(match), 0.5)
            for option in match.decision.options:
                child = state_of(match).copy()
                answer(match.book, child, option)
                run(match.book, child)
                anew = Land(WEIGHTS)
                anew.begin(child, 0.5)
                assert isinstance(match.book, TerraeBook)
                key, none = before.key(child), anew.key(child)
                assert none == ((), ())
                compared += key != none
                assert before.worth(child, key) == anew.worth(child, none)
                for seat in range(3):
                    found = before.sites(match.book, child, seat, key)
                    assert sorted(found) == sorted(anew.sites(match.book, child, seat, none))
        honest = [o for o in match.decision.options if o.verb not in ("flag", "skip")]
        match.choose(dice.choice(honest or match.decision.options).key)
    assert compared > 30


def test_when_no_land_can_change_any_more_colonies_are_worth_what_they_score() -> None:
    """The largest island included: a larger one that nobody controls keeps its bonus from everybody."""
    unheld = 0
    for seed in range(12):
        match, dice = new_match(("random",) * 3, seed), random.Random(seed)
        while match.decision is not None:
            honest = [o for o in match.decision.options if o.verb not in ("flag", "skip")]
            match.choose(dice.choice(honest or match.decision.options).key)
        assert isinstance(match.book, TerraeBook)
        lines = [x for x in score_lines(match.book, state_of(match)) if x.category == "colonisation"]
        scored = [sum(x.points for x in lines if x.seat == seat) for seat in range(3)]
        assert colonies(WEIGHTS, state_of(match), 0.0, 0.0) == scored
        unheld += any(scored) and all(x.what != "largest" for x in lines)
    assert unheld
