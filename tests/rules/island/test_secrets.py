"""What a seat may know on the Island: its own cards, and how many the others hold."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from game.engine.game import Setup
from game.engine.match import Match
from game.engine.run import advance, answer, guess, run, view
from game.engine.saves import snapshot
from game.rules.island.game import GAME
from game.rules.island.hands import shown
from game.rules.island.modules import fishermen
from game.rules.island.state import IslandState
from tests.rules.games import WALKS, Secrets, Table
from tests.rules.island.scenario import library
from tests.rules.island.test_games import FULL, TABLE


def disguised(state: IslandState, seat: int, dice: random.Random) -> IslandState:
    """Another state that this seat can't tell from the true one: all that is hidden from it dealt anew."""
    other = state.copy()
    others = [each for each in range(state.seats) if each != seat]
    mixed = [kind for each in others for kind, n in enumerate(state.hand[each]) for _ in range(n)]
    dice.shuffle(mixed)
    for each in others:
        other.hand[each] = [0] * len(state.bank)
        for _ in range(state.count[each]):
            other.hand[each][mixed.pop()] += 1
    deck = [card for card, n in enumerate(state.deck) for _ in range(n)]
    deck += [card for each in others for card, n in enumerate(state.cards[each]) for _ in range(n)]
    dice.shuffle(deck)
    for each in others:
        other.cards[each] = [0] * len(state.deck)
        for _ in range(state.unplayed[each]):
            other.cards[each][deck.pop()] += 1
    other.deck = [deck.count(card) for card in range(len(state.deck))]
    if seat != state.active:
        other.fresh = [0] * len(state.fresh)
    if fishermen.layer.NAME in state.parts and fishermen.layer.look_at(state).pool:
        deal_fish_anew(fishermen.layer.part_of(other), others, dice)
    return other


def deal_fish_anew(part: fishermen.layer.FishPart, others: list[int], dice: random.Random) -> None:
    """All but the boot, which would have been shown."""
    boot = len(part.pool) - 1
    fish = [kind for kind, n in enumerate(part.pool) for _ in range(n) if kind != boot]
    fish += [kind for each in others for kind, n in enumerate(part.tokens[each]) for _ in range(n)]
    dice.shuffle(fish)
    for each in others:
        part.tokens[each] = [0] * len(part.pool)
        for _ in range(part.count[each]):
            part.tokens[each][fish.pop()] += 1
    part.pool = [fish.count(kind) for kind in range(boot)] + part.pool[boot:]


class IslandSecrets(Secrets):
    table: ClassVar[Table]

    @pytest.mark.parametrize(("seats", "seed"), WALKS)
    def test_a_view_holds_neither_the_generator_nor_the_order_of_the_pile(
        self, seats: int, seed: int
    ) -> None:
        """Nor anybody's cards."""
        for match in self.walk(seats, seed):
            for seat in range(seats):
                seen: Any = view(match.book, match.state, seat)
                assert seen.rng == 0
                for other in range(seats):
                    if other != seat:
                        assert not any(seen.hand[other]) and not any(seen.cards[other])
                        assert seen.unknown[other] == seen.count[other]
                self.table.game.check_state(match.book, seen)

    @pytest.mark.parametrize(("seats", "seed"), WALKS)
    def test_hands_and_decks_dealt_anew_look_the_same(self, seats: int, seed: int) -> None:
        dice = random.Random(seed)
        for match in self.walk(seats, seed):
            assert isinstance(match.state, IslandState)
            for seat in range(seats):
                other = disguised(match.state, seat, dice)
                seen, same = (snapshot(view(match.book, each, seat)) for each in (match.state, other))
                assert seen == same

    @pytest.mark.parametrize(("seats", "seed"), WALKS)
    def test_who_is_asked_about_an_offer_does_not_depend_on_hands(self, seats: int, seed: int) -> None:
        dice = random.Random(seed)
        offers = 0
        for match in self.walk(seats, seed):
            decision, state = match.decision, match.state
            if decision is None or decision.ask != "offer" or not isinstance(state, IslandState):
                continue
            for option in decision.options:
                if option.verb in ("to", "all"):
                    offers += 1
                    asked = [
                        self.asked_in_vain(match, option.key, each)
                        for each in (state, disguised(state, decision.seat, dice))
                    ]
                    assert asked[0] == asked[1]
        assert offers

    def asked_in_vain(self, match: Match, key: str, state: IslandState) -> list[tuple[int, str]]:
        """Everybody who is asked when all decline."""
        state = state.copy()
        decision = advance(match.book, state)
        asked = []
        while decision is not None:
            asked.append((decision.seat, decision.ask))
            option = decision.find(key if decision.ask == "offer" else "decline")
            if option is None:
                break
            answer(match.book, state, option)
            decision = advance(match.book, state)
        return asked

    def walk(self, seats: int, seed: int) -> Iterator[Match]:
        """A part of a match: secrets do not grow with its length."""
        for n, match in enumerate(self.table.walk(seats, seed)):
            if n > 700:
                return
            yield match


class TestSecrets(IslandSecrets):
    table = TABLE


class TestSecretsWithAllVariants(IslandSecrets):
    table = FULL


def test_an_onlooker_sees_no_hand() -> None:
    for n, match in enumerate(TABLE.walk(3, 4)):
        seen = view(match.book, match.state, -1)
        assert isinstance(seen, IslandState)
        assert not any(map(any, seen.hand)) and not any(map(any, seen.cards))
        if n > 300:
            return


def test_open_hands_are_open() -> None:
    setup = Setup(game="island", seats=("random",) * 3, seed=2, options={"hands": "open"})
    book = GAME.make_book(library(), setup)
    match, dice = Match(GAME, book, setup), random.Random(2)
    for _ in range(200):
        assert match.decision is not None
        match.choose(TABLE.pick(dice, match.decision).key)
        seen = view(book, match.state, 0)
        assert isinstance(seen, IslandState) and isinstance(match.state, IslandState)
        assert seen.hand == match.state.hand and not any(seen.unknown)
        assert not any(map(any, seen.cards[1:]))


@pytest.mark.parametrize("seed", range(4))
def test_bots_may_look_ahead_on_a_view(seed: int) -> None:
    """Whatever a seat may choose can be carried out on what it knows, and chance stands for the rest."""
    table, dice = (TABLE, FULL)[seed % 2], random.Random(seed)
    seats = 2 + seed % 3
    for n, match in enumerate(table.walk(seats, seed)):
        decision = match.decision
        assert decision is not None
        seen = view(match.book, match.state, decision.seat)
        for option in dice.sample(decision.options, min(4, len(decision.options))):
            ahead = seen.fork()
            answer(match.book, ahead, option)
            run(match.book, ahead)
            further = advance(match.book, ahead)
            table.game.check_state(match.book, ahead)
            assert further is None or further.ask
        if n > 900:
            return


@pytest.mark.parametrize("full", [False, True])
def test_whoever_offers_or_agrees_is_guessed_to_hold_the_cards(full: bool) -> None:
    """So a deal that is imagined with anybody who agreed takes nothing that is not there."""
    seen_deals, dice = 0, random.Random(8)
    for seed in range(12):
        for match in (FULL if full else TABLE).walk(4, seed):
            decision, s = match.decision, match.state
            assert decision is not None and isinstance(s, IslandState)
            if decision.ask not in ("reply", "deal") or not any(shown(s)):
                continue
            seen = view(match.book, s, decision.seat)
            assert isinstance(seen, IslandState)
            guess(match.book, seen, decision.seat, dice)
            for seat, cards in shown(s):
                assert all(have >= n for have, n in zip(seen.hand[seat], cards, strict=False))
            assert [sum(hand) for hand in seen.hand] == s.count
            for option in decision.options:
                ahead = seen.fork()
                answer(match.book, ahead, option)
                assert all(n >= 0 for hand in ahead.hand for n in hand)
                seen_deals += option.verb == "deal"
            if len(match.records) > 1200:
                break
    assert seen_deals > 20
