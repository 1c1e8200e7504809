"""Nobody learns another's enclosure cards: not from a view, not from what is told, not from undo."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.engine.match import Match
from game.engine.piles import UNKNOWN
from game.engine.run import view
from game.engine.saves import snapshot
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.game import GAME
from game.rules.western_sea.modules.enclosures import fences
from game.rules.western_sea.state import SeaState
from tests.rules.western_sea.test_module_games import new_match, sea


def walk(seats: int) -> Iterator[Match]:
    match, dice = new_match(("enclosures",), seats, 7), random.Random(7)
    while match.decision is not None:
        yield match
        match.choose(dice.choice(match.decision.options).key)


def seen_by(match: Match, seat: int) -> SeaState:
    return view(match.book, sea(match)[1], seat)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_view_has_ones_own_hand_and_no_other(seats: int) -> None:
    for match in walk(seats):
        at = fences(sea(match)[1])
        for seat in range(seats):
            seen = fences(seen_by(match, seat))
            assert seen.hands[seat] == at.hands[seat]
            for other in range(seats):
                if other != seat:
                    assert seen.hands[other] == [UNKNOWN] * len(at.hands[other])
            hidden = [card for o, hand in enumerate(at.hands) if o != seat for card in hand]
            assert seen.pile.pool == sorted([*at.pile.pool, *hidden])
            assert (seen.discard, seen.revealed) == (at.discard, at.revealed)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_games_that_differ_in_others_hands_look_the_same(seats: int) -> None:
    for match in walk(seats):
        for seat in range(seats):
            other = sea(match)[1].copy()
            at = fences(other)
            hidden = sorted([*at.pile.pool, *[c for o, h in enumerate(at.hands) if o != seat for c in h]])
            for o, hand in enumerate(at.hands):
                if o != seat:
                    at.hands[o] = [hidden.pop() for _ in hand]
            at.pile.pool = hidden
            assert snapshot(view(match.book, other, seat)) == snapshot(seen_by(match, seat))


def test_what_is_told_names_only_cards_that_all_may_see() -> None:
    told = 0
    for match in walk(3):
        book, state = sea(match)
        at = fences(state)
        public = {*at.discard, *[card for cards in at.revealed for card in cards]}
        for event in match.events:
            if event[0] in ("reveal-discard", "reveal-enclosure", "enclosed"):
                told += 1
                assert event[2] in public or event[0] == "reveal-discard"
            else:
                assert not _names_a_card(book, event), event
    assert told


def _names_a_card(book: SeaBook, event: tuple[object, ...]) -> bool:
    ids = {card.id for card in book.cards}
    return any(isinstance(word, str) and word in ids for word in event)


def test_a_card_that_was_shown_is_not_taken_back() -> None:
    shown = 0
    for match in walk(2):
        if match.records and match.records[-1].key.startswith(("enclose ", "discard ")):
            shown += 1
            assert not match.can_undo()
    assert shown
