"""Enclosures are revealed at every question of one's own turn, and none is asked for that alone."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.engine.piles import UNKNOWN
from game.rules.western_sea.modules.enclosures import MOMENTS, fences
from game.rules.western_sea.modules.enclosures_fit import fits
from tests.rules.western_sea.test_module_games import ALL, new_match, sea

MODULES = [("enclosures",), ALL]
ALWAYS = ("act",)
HAND = "enclosure.discard"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", MODULES, ids="+".join)
def test_a_card_that_fits_is_offered_at_every_moment_of_the_own_turn(
    modules: tuple[str, ...], seats: int
) -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        match, dice = new_match(modules, seats, seed), random.Random(seed)
        while (decision := match.decision) is not None:
            b, s = sea(match)
            offered = [str(o.at) for o in decision.options if o.verb == "enclose"]
            others = [o for o in decision.options if o.verb != "enclose"]
            hand = [card for card in fences(s).hands[decision.seat] if card != UNKNOWN]
            ready = [b.cards[card].id for card in hand if fits(b, s, decision.seat, card)]
            moment = str(s.stack[-1][0]) in (*MOMENTS, HAND, "enclosure.limit")
            assert offered == (ready if s.turn == decision.seat and moment else [])
            if offered:
                assert len(others) > 1 or decision.ask in (*ALWAYS, HAND), decision
                seen[decision.ask] += 1
            # Who settles and keeps the cards in hand comes to such moments more often.
            liked = [o for o in others if o.verb in ("settle", "draw", "place")]
            match.choose(dice.choice(liked or decision.options).key)
    assert seen["act"] and seen["settle.one"] and seen[HAND]
