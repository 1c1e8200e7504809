"""The thinking bots on the Island: they choose sensibly, deal with care, and see nobody's hand."""

from __future__ import annotations

import random

import pytest

from game.bots.evaluation import evaluation_for
from game.bots.greedy import GreedyBot
from game.bots.island.evaluation import IslandEvaluation
from game.bots.island.finish import rolls_to_finish
from game.bots.seats import BOTS, consult
from game.engine.decision import Decision
from game.engine.minds import read_minds
from game.engine.run import answer, run, view
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.robber import BY_SEVEN
from game.rules.island.state import IslandState
from tests.bots.island.tables import GAME, choice, give, new_match, on_turn, played

LUMBER, BRICK, WOOL, GRAIN, ORE = range(5)


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_plays_on(name: str, seats: int) -> None:
    choices = 20 if name in ("keen", "expert") else 60
    others = "greedy" if name in ("keen", "expert") else name  # who thinks long does so in one seat
    assert len(played((name, *(others,) * (seats - 1)), seats, choices).records) == choices


@pytest.mark.parametrize("seed", range(2))
def test_greedy_beats_three_random_seats(seed: int) -> None:
    seats = tuple("greedy" if seat == seed else "random" for seat in range(4))
    match = played(seats, seed)
    assert GAME.winners(match.book, match.state) == [seed]


def test_hidden_hands_make_no_difference() -> None:
    """Whatever the others hold, if it is as many cards and the same together."""
    match = played(("greedy",) * 4, 7, 150)
    dice = random.Random(3)
    assert isinstance(match.state, IslandState)
    for _ in range(60):
        decision, s = match.decision, match.state.copy()
        assert decision is not None and isinstance(s, IslandState)
        others = [seat for seat in range(4) if seat != decision.seat]
        cards = [kind for seat in others for kind, n in enumerate(s.hand[seat]) for _ in range(n)]
        dice.shuffle(cards)
        for seat in others:
            mine, cards = cards[: s.count[seat]], cards[s.count[seat] :]
            s.hand[seat] = [mine.count(kind) for kind in range(5)]
        here = consult(GreedyBot(1, decision.seat), match.book, match.state, decision)
        assert consult(GreedyBot(1, decision.seat), match.book, s, decision) == here
        match.choose(here.key)


def test_the_first_settlement_is_where_much_is_rolled() -> None:
    for seed in range(3):
        match = new_match(("greedy",) * 4, seed)
        book, s, decision = match.book, match.state, match.decision
        assert isinstance(book, IslandBook) and isinstance(s, IslandState) and decision is not None
        chosen = consult(GreedyBot(1, decision.seat), book, s, decision)
        pips = {o.key: _pips(book, s, book.top.corner[str(o.at)]) for o in decision.options}
        assert pips[chosen.key] >= sorted(pips.values())[-8]


def _pips(book: IslandBook, s: IslandState, corner: int) -> int:
    tokens = [s.token[h] for h in book.top.hexes_at[corner] if book.gives[s.terrain[h]] >= 0]
    return sum(6 - abs(7 - token) for token in tokens)


def test_a_city_is_bought_when_it_can_be_paid() -> None:
    book, s, seat = on_turn()
    give(s, seat, [0, 0, 0, 2, 3])
    assert choice(book, s).startswith("city corner")


def test_the_robber_goes_to_the_leader_whoever_that_is() -> None:
    book, s, seat = on_turn()
    for leader in (seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4:
        here = s.copy()
        here.cities[leader] = here.houses[leader]
        for other in range(4):
            give(here, other, [1, 0, 0, 0, 0])
        push(here, ("robber", seat, BY_SEVEN))
        hexagon = int(choice(book, here).rpartition(" ")[2])
        assert here.houses[leader] & book.top.ring[hexagon]
        assert not here.houses[seat] & book.top.ring[hexagon]


def evaluation(book: IslandBook, s: IslandState) -> IslandEvaluation:
    made = evaluation_for(book)
    assert isinstance(made, IslandEvaluation)
    made.horizon(book, s)
    return made


def offered(s: IslandState, seat: int, to: int, give: list[int], want: list[int]) -> None:
    push(s, ("reply", to, seat, tuple(give), tuple(want)), ("deal", seat))


def test_a_deal_is_taken_when_it_completes_a_purchase_but_not_from_whoever_is_about_to_win() -> None:
    book, s, seat = on_turn()
    other = (seat + 1) % 4
    give(s, seat, [1, 0, 0, 0, 1])
    give(s, other, [0, 0, 3, 2, 2])
    offered(s, seat, other, [0, 0, 0, 0, 1], [0, 0, 1, 0, 0])
    assert choice(book, s) == "accept"
    s.cities[seat] = s.houses[seat]
    s.longest = s.army = seat
    assert choice(book, s) == "decline"


def test_an_offer_is_made_towards_a_purchase_only_and_no_more_than_the_table_allows() -> None:
    book, s, seat = on_turn()
    give(s, seat, [0, 0, 1, 2, 2])
    for other in range(4):
        if other != seat:
            give(s, other, [1, 1, 1, 1, 2])
    assert choice(book, s).startswith("offer resource")
    s.offers = book.number["offers"]
    assert not choice(book, s).startswith("offer")


def test_full_hands_discard_what_is_of_least_use() -> None:
    book, s, seat = on_turn()
    give(s, seat, [0, 0, 5, 2, 3])
    push(s, ("hands-full", seat))
    assert choice(book, s) == "discard resource wool"


def test_a_way_to_win_in_this_turn_is_found_though_it_takes_several_steps() -> None:
    """Two points are missing: two trades with the bank, and two cities."""
    book, s, seat = on_turn()
    s.longest = s.army = seat
    s.length[seat], s.knights[seat] = 9, 5
    s.cards[seat][book.card["landmark"]] = s.unplayed[seat] = 2
    s.rates[seat] = [4] * 5
    give(s, seat, [8, 0, 0, 4, 4])
    chosen = []
    while not s.over:
        pause = run(book, s)
        assert isinstance(pause, Decision) and pause.seat == seat
        option = pause.find(choice(book, s))
        assert option is not None
        chosen.append(option.verb)
        answer(book, s, option)
    assert s.winners == [seat] and sorted(chosen) == ["bank", "bank", "city", "city", "take", "take"]


def test_a_thorough_bot_asks_itself_who_would_agree() -> None:
    """Whoever holds a city in hand gives no ore for brick: worth an offer at first glance only."""
    book, s, seat = on_turn()
    give(s, seat, [0, 2, 0, 2, 2])
    for other in range(4):
        if other != seat:
            give(s, other, [0, 0, 0, 2, 3])
    seen = view(book, s, seat)
    quick, thorough = evaluation(book, seen), evaluation(book, seen)
    thorough.thorough = True
    hopes = []
    for ev in (quick, thorough):
        purses = [ev.dealing.purse(book, seen, each) for each in range(seen.seats)]
        hopes.append(ev.dealing.hope(book, seen, seat, purses, (0, 1, 0, 0, 0), (0, 0, 0, 0, 1)))
    assert hopes[1] < hopes[0] / 2


def test_a_thorough_bot_counts_the_rolls_to_the_end() -> None:
    """The quickest way: two cities for the last two points, sooner the more of their price is in hand."""
    book, s, seat = on_turn()
    s.longest = s.army = seat
    s.cards[seat][book.card["landmark"]] = s.unplayed[seat] = 2
    ev = evaluation(book, s)
    nothing, half, whole = (
        rolls_to_finish(book, s, seat, ev.standing, hand, [])
        for hand in ((0, 0, 0, 0, 0), (0, 0, 0, 2, 3), (0, 0, 0, 4, 6))
    )
    assert nothing is not None and half is not None
    assert whole == 0 < half < nothing
    s.longest = s.army = -1
    s.cards[seat][book.card["landmark"]] = s.unplayed[seat] = 0
    assert rolls_to_finish(book, s, seat, ev.standing, (0, 0, 0, 4, 6), []) is None


def test_whoever_takes_time_weighs_otherwise_and_nobody_else_does() -> None:
    book, s, _ = on_turn()
    quick, thorough = evaluation(book, s), evaluation(book, s)
    thorough.thorough = True
    thorough.horizon(book, s)
    mind = read_minds("island")["island"]
    assert mind.careful and set(mind.careful) <= set(mind.weights)
    changed = {name for name, weight in mind.weights.items() if thorough.w[name] != weight}
    assert changed == set(mind.careful) and quick.w == mind.weights


def test_an_opening_is_judged_when_it_is_over_by_what_openings_bring() -> None:
    """Of two ways to end one, the keen bot takes that with more pips where these have the same reach."""
    match = played(("greedy",) * 4, 7, 14)
    book, s, decision = match.book, match.state, match.decision
    assert isinstance(book, IslandBook) and isinstance(s, IslandState) and decision
    ev = evaluation(book, s)
    assert decision.ask == "start" and "points" in ev.terms(book, s, decision.seat, 1.0)
    ev.thorough = True
    ev.horizon(book, s)
    assert "points" in ev.terms(book, s, decision.seat, 1.0), "it is not over yet"
    ev.imagined = True
    assert "points" not in ev.terms(book, s, decision.seat, 1.0), "but whoever is imagined goes by its end"
    ev.imagined = False
    over = played(("greedy",) * 4, 7, 17).state
    assert isinstance(over, IslandState) and over.turn == 1
    terms = ev.terms(book, over, decision.seat, 1.0)
    weighed = ev.start.weighed(book, over, decision.seat)
    assert set(terms) == {"production", "variety", "harbours", "reach", "rivals"} and terms["rivals"] < 0
    assert sum(n for name, n in terms.items() if name != "rivals") == pytest.approx(sum(weighed.values()))
    pips = ev.start.features(book, over, decision.seat)
    corners = [c for c in range(len(book.top.corner_names)) if over.houses[decision.seat] >> c & 1]
    hexes = {h for c in corners for h in book.top.hexes_at[c] if over.token[h]}
    assert sum(pips[name] for name in book.resources) == pytest.approx(
        sum(6 - abs(7 - over.token[h]) for c in corners for h in book.top.hexes_at[c] if over.token[h])
    )
    assert pips["hex"] == len(hexes)
    ev.horizon(book, over)
    assert "points" in ev.terms(book, over, decision.seat, 1.0), "nobody thinks about the opening any more"


@pytest.mark.parametrize("module", ["fishermen", "rivers", "caravans", "barbarian-attack", "traders"])
def test_scenarios_have_openings_of_their_own(module: str) -> None:
    ev = evaluation_for(new_match(("keen",) * 3, 5, modules=(module,)).book)
    assert isinstance(ev, IslandEvaluation) and not ev.usual_start


def robbers(book: IslandBook, s: IslandState, seat: int) -> tuple[Decision, set[int]]:
    """What is asked when a seven was rolled, and the hexes that are worth a thought."""
    s.stack = [("act", seat), ("robber", seat, BY_SEVEN)]
    decision = run(book, s)
    assert isinstance(decision, Decision) and decision.ask == "robber"
    evaluation = evaluation_for(book)
    evaluation.horizon(book, s)
    return decision, {int(o.at) for o in evaluation.narrow(book, view(book, s, seat), decision)}


def test_nobody_sends_the_robber_where_there_is_nothing_to_rob_if_elsewhere_there_is() -> None:
    book, s, seat = on_turn(seats=2)
    other = 1 - seat
    decision, found = robbers(book, s, seat)
    assert found == {int(o.at) for o in decision.options}  # nobody has a card
    give(s, other, [1, 0, 0, 0, 0])
    decision, found = robbers(book, s, seat)
    assert found == {h for o in decision.options if s.houses[other] & book.top.ring[h := int(o.at)]}
    give(s, other, [0] * 5)
    give(s, seat, [1, 0, 0, 0, 0])
    _, found = robbers(book, s, seat)
    assert len(found) == len(decision.options)


def test_the_own_land_is_not_robbed_for_a_card() -> None:
    """Where the other has built only beside one's own houses, no hex is left out."""
    book, s, seat = on_turn(seats=2)
    give(s, 1 - seat, [1, 0, 0, 0, 0])
    s.houses[seat] |= s.houses[1 - seat]
    decision, found = robbers(book, s, seat)
    assert len(found) == len(decision.options)
