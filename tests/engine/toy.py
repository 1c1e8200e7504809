"""A tiny game on the kernel, and two modules of it, for the tests of the engine.

Seats gather goods, roll, draw secret cards, peek at the deck and lay cards back into it. A high roll makes
everybody with many cards discard half of them, in secret. The modules add a trade between seats and a vote.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, cast

from msgspec import field

from game.engine.chance import Chance, Outcome, seed_to_rng
from game.engine.content import GameSpec, Library
from game.engine.decision import END_TURN, Decision, Option
from game.engine.game import Game, GameOption, Setup
from game.engine.match import REVEAL, Match
from game.engine.piles import (
    EVERYBODY,
    UNKNOWN,
    Pile,
    draw,
    fix,
    hide_from,
    look,
    new_pile,
    put,
    take,
    tell,
)
from game.engine.rulebook import Layer, Rulebook, emit
from game.engine.run import Resolver
from game.engine.simultaneous import HIDDEN, TOGETHER, ask_together, kernel
from game.engine.state import Data, State, push

CARDS = tuple(sorted([1, 2, 3, 4] * 4))
GOODS = ("wool", "grain", "ore")
HAND_LIMIT = 3
ACTIONS = 4
PLACES = {"top": 0, "sixth": 5, "low": -1}


class ToyState(State):
    seats: int
    left: int
    """Turns to come."""
    actions: int
    goods: list[list[int]]
    """By seat and kind, open to all."""
    hands: list[list[int]]
    """By seat: secret cards, sorted."""
    deck: Pile
    shown: list[int]
    rolls: dict[int, list[int]]
    """By seat, every roll so far."""


base = Layer("toy")


@base.step("deal")
def deal(b: Rulebook, s: ToyState, seat: int) -> Chance | None:
    return look(s.deck, "deal")


@base.outcome("deal")
def dealt(b: Rulebook, s: ToyState, outcome: Outcome, seat: int) -> None:
    draw(s.deck, outcome[0])
    _receive(s, seat, outcome[0])


@base.step("turn")
def turn(b: Rulebook, s: ToyState, seat: int) -> Decision:
    return Decision(seat, "turn", b.rules["actions"](b, s, seat), default=0, always=True)


@base.rule("actions")
def actions(b: Rulebook, s: ToyState, seat: int) -> list[Option]:
    found = [Option(END_TURN)]
    if s.actions:
        found += [Option("gather", "token", name) for name in GOODS]
        found.append(Option("roll"))
        if len(s.deck):
            found.append(Option("draw"))
            if not s.deck.knows[-1] & 1 << seat:
                found.append(Option("peek"))
        if s.hands[seat]:
            found.append(Option("lay"))
    return found


@base.answer("turn")
def act(b: Rulebook, s: ToyState, option: Option, seat: int) -> None:
    if option.verb == END_TURN:
        push(s, ("turn.over", seat))
        return
    s.actions -= 1
    if option.verb == "gather":
        s.goods[seat][GOODS.index(str(option.at))] += 1
        emit(s, "gathered", seat)
        push(s, ("turn", seat))
    else:
        push(s, (option.verb, seat), ("turn", seat))


@base.step("turn.over")
def turn_over(b: Rulebook, s: ToyState, seat: int) -> None:
    s.left -= 1
    s.actions = ACTIONS
    if s.left:
        push(s, ("turn", (seat + 1) % s.seats))


@base.step("roll")
def roll_die(b: Rulebook, s: ToyState, seat: int) -> Chance:
    return Chance("die", (1, 2, 3, 4, 5, 6))


@base.outcome("roll")
def rolled(b: Rulebook, s: ToyState, outcome: Outcome, seat: int) -> None:
    s.rolls.setdefault(seat, []).append(outcome[0])
    if outcome[0] >= 5:
        ask_together(s, "discard", [x for x in range(s.seats) if len(s.hands[x]) > HAND_LIMIT])


@base.step("discard")
def discard(b: Rulebook, s: ToyState, seat: int, taken: tuple[str, ...]) -> Decision | None:
    """Half of the hand, card by card; secret until all have chosen."""
    hand = list(s.hands[seat])
    if len(taken) == len(hand) // 2:
        return None
    for key in taken:
        hand.remove(int(key.split()[-1]))
    kinds = dict.fromkeys(hand)
    return Decision(seat, "discard", [Option("drop", "card", c, hand.count(c)) for c in kinds], "discard")


@base.rule("discard")
def discarded(b: Rulebook, s: ToyState, choices: dict[int, tuple[str, ...]]) -> None:
    for seat, keys in choices.items():
        for key in keys:
            s.hands[seat].remove(int(key.split()[-1]))
            s.shown.append(int(key.split()[-1]))


@base.step("draw")
def draw_card(b: Rulebook, s: ToyState, seat: int) -> Chance | None:
    chance = look(s.deck, "draw")
    if chance is None:
        _receive(s, seat, take(s.deck))
        emit(s, REVEAL, seat)
    return chance


@base.outcome("draw")
def drawn(b: Rulebook, s: ToyState, outcome: Outcome, seat: int) -> None:
    draw(s.deck, outcome[0])
    _receive(s, seat, outcome[0])


@base.step("peek")
def peek(b: Rulebook, s: ToyState, seat: int) -> Chance | None:
    chance = look(s.deck, "peek")
    if chance is None:
        tell(s.deck, seat)
        emit(s, REVEAL, seat)
    return chance


@base.outcome("peek")
def peeked(b: Rulebook, s: ToyState, outcome: Outcome, seat: int) -> None:
    fix(s.deck, outcome[0], knows=1 << seat)


@base.step("lay")
def lay(b: Rulebook, s: ToyState, seat: int) -> Decision:
    cards = dict.fromkeys(s.hands[seat])
    return Decision(seat, "lay", [Option(place, "card", card) for card in cards for place in PLACES], "lay")


@base.answer("lay")
def laid(b: Rulebook, s: ToyState, option: Option, seat: int) -> None:
    """On top, sixth from the top, or third from the bottom: only this seat knows which card it is."""
    s.hands[seat].remove(int(option.at))
    depth = PLACES[option.verb] if option.verb != "low" else max(len(s.deck) - 2, 0)
    put(s.deck, int(option.at), depth, knows=1 << seat)


@base.hide
def hide_cards(b: Rulebook, s: ToyState, seat: int) -> None:
    hide_from(s.deck, seat)
    for other, hand in enumerate(s.hands):
        if other != seat:
            s.deck.pool += hand
            s.hands[other] = [UNKNOWN] * len(hand)
    s.deck.pool.sort()


def _receive(s: ToyState, seat: int, card: int) -> None:
    s.hands[seat].append(card)
    s.hands[seat].sort()


# A trade: one seat offers, the others say yes or no in turn, the first picks a partner


class Deals(Data):
    takers: list[int] = field(default_factory=list)
    made: list[tuple[int, int, tuple[int, int]]] = field(default_factory=list)
    """Who gave and who took, and the kinds."""


trade = Layer("trade", Deals)


@trade.options("turn")
def may_offer(b: Rulebook, s: ToyState, seat: int) -> Iterator[Option]:
    if s.actions and any(s.goods[seat]):
        yield Option("offer")


@trade.chosen("turn", "offer")
def offer(b: Rulebook, s: ToyState, option: Option, seat: int) -> None:
    s.actions -= 1
    push(s, ("offer.give", seat), ("turn", seat))


@trade.step("offer.give")
def ask_give(b: Rulebook, s: ToyState, seat: int) -> Decision:
    have = [name for name, n in zip(GOODS, s.goods[seat], strict=True) if n]
    return Decision(seat, "give", [Option("give", "token", name) for name in have], "offer")


@trade.answer("offer.give")
def given(b: Rulebook, s: ToyState, option: Option, seat: int) -> None:
    push(s, ("offer.want", seat, str(option.at)))


@trade.step("offer.want")
def ask_want(b: Rulebook, s: ToyState, seat: int, give: str) -> Decision:
    return Decision(seat, "want", [Option("want", "token", name) for name in GOODS if name != give], "offer")


@trade.answer("offer.want")
def wanted(b: Rulebook, s: ToyState, option: Option, seat: int, give: str) -> None:
    kinds = (GOODS.index(give), GOODS.index(str(option.at)))
    others = [(seat + n) % s.seats for n in range(1, s.seats)]
    push(s, *[("offer.reply", other, kinds) for other in others], ("offer.pick", seat, kinds))


@trade.step("offer.reply")
def ask_reply(b: Rulebook, s: ToyState, seat: int, kinds: tuple[int, int]) -> Decision:
    options = [Option("decline")] + [Option("accept")] * (s.goods[seat][kinds[1]] > 0)
    # Asked even without the goods: who is not asked would show its hand.
    return Decision(seat, "reply", options, always=True)


@trade.answer("offer.reply")
def replied(b: Rulebook, s: ToyState, option: Option, seat: int, kinds: tuple[int, int]) -> None:
    if option.verb == "accept":
        deals(s).takers.append(seat)


@trade.step("offer.pick")
def ask_partner(b: Rulebook, s: ToyState, seat: int, kinds: tuple[int, int]) -> Decision | None:
    takers = [Option("trade", "seat", other) for other in deals(s).takers]
    return Decision(seat, "partner", [Option("withdraw"), *takers]) if takers else None


@trade.answer("offer.pick")
def picked(b: Rulebook, s: ToyState, option: Option, seat: int, kinds: tuple[int, int]) -> None:
    deals(s).takers.clear()
    if option.verb == "trade":
        deals(s).made.append((seat, int(option.at), kinds))
        for kind, sign in zip(kinds, (-1, 1), strict=True):
            s.goods[seat][kind] += sign
            s.goods[int(option.at)][kind] -= sign


# A vote: open bids in turn order; then a majority, an agreement, the most votes, or whoever ended the turn


class Camels(Data):
    due: int = 0
    bids: dict[int, int] = field(default_factory=dict)
    named: list[tuple[int, int]] = field(default_factory=list)
    """Seat and site, as voters speak in turn."""
    placed: list[tuple[int, int]] = field(default_factory=list)
    """Site, and who decided: a seat, or AGREED."""


AGREED = -1
SITES = 4
camels = Layer("camels", Camels)
camels.before("turn.over", "vote")


@camels.watch("gathered")
def camel_due(b: Rulebook, s: ToyState, event: tuple[Any, ...]) -> None:
    herd(s).due = 1


@camels.step("vote")
def vote(b: Rulebook, s: ToyState, ender: int) -> None:
    if herd(s).due:
        herd(s).due = 0
        push(s, *[("vote.bid", (ender + n) % s.seats) for n in range(s.seats)], ("vote.count", ender))


@camels.step("vote.bid")
def ask_bid(b: Rulebook, s: ToyState, seat: int) -> Decision:
    return Decision(seat, "bid", [Option("bid", "amount", n) for n in range(s.goods[seat][0] + 1)])


@camels.answer("vote.bid")
def bid(b: Rulebook, s: ToyState, option: Option, seat: int) -> None:
    herd(s).bids[seat] = int(option.at)


@camels.step("vote.count")
def count(b: Rulebook, s: ToyState, ender: int) -> None:
    bids = herd(s).bids
    most = max(bids, key=lambda seat: bids[seat])
    if 2 * bids[most] > sum(bids.values()):
        push(s, ("vote.place", most), ("vote.pay",))
    else:
        voters = [seat for seat in bids if bids[seat]]
        push(s, *[("vote.name", seat) for seat in voters], ("vote.settle", ender), ("vote.pay",))


@camels.step("vote.name")
def ask_name(b: Rulebook, s: ToyState, seat: int) -> Decision:
    return Decision(seat, "name", [Option("pass"), *(Option("name", "edge", site) for site in range(SITES))])


@camels.answer("vote.name")
def name(b: Rulebook, s: ToyState, option: Option, seat: int) -> None:
    if option.verb == "name":
        herd(s).named.append((seat, int(option.at)))


@camels.step("vote.settle")
def settle_vote(b: Rulebook, s: ToyState, ender: int) -> None:
    bids, named = herd(s).bids, herd(s).named
    votes = [sum(bids[x] for x, where in named if where == site) for site in range(SITES)]
    most = [seat for seat, n in bids.items() if n == max(bids.values())]
    if 2 * max(votes) > sum(bids.values()):
        herd(s).placed.append((votes.index(max(votes)), AGREED))
    else:
        push(s, ("vote.place", most[0] if len(most) == 1 else ender))


@camels.step("vote.place")
def ask_place(b: Rulebook, s: ToyState, seat: int) -> Decision:
    return Decision(seat, "camel", [Option("camel", "edge", site) for site in range(SITES)])


@camels.answer("vote.place")
def placed(b: Rulebook, s: ToyState, option: Option, seat: int) -> None:
    herd(s).placed.append((int(option.at), seat))


@camels.step("vote.pay")
def pay(b: Rulebook, s: ToyState) -> None:
    for seat, n in herd(s).bids.items():
        s.goods[seat][0] -= n
    herd(s).bids.clear()
    herd(s).named.clear()


def deals(s: State) -> Deals:
    return cast(Deals, s.parts["trade"])


def herd(s: State) -> Camels:
    return cast(Camels, s.parts["camels"])


# The game as the kernel sees it


def start(book: Rulebook, setup: Setup) -> ToyState:
    n = len(setup.seats)
    return ToyState(
        rng=seed_to_rng(setup.seed),
        stack=[("turn", 0), *[("deal", seat) for seat in range(n)] * int(setup.options.get("cards", "3"))],
        commits=[],
        parts={layer.name: layer.part() for layer in book.layers if layer.part},
        events=[],
        seats=n,
        left=int(setup.options.get("turns", "9")),
        actions=ACTIONS,
        goods=[[0] * len(GOODS) for _ in range(n)],
        hands=[[] for _ in range(n)],
        deck=new_pile(CARDS),
        shown=[],
        rolls={},
    )


def check(book: Rulebook, state: State) -> None:
    """Every card is somewhere, and unknown slots are as many as the pool's cards."""
    s = cast(ToyState, state)
    slots = [card for card in s.deck.slots if card != UNKNOWN]
    assert sorted(slots + s.deck.pool + s.shown + [card for hand in s.hands for card in hand]) == list(CARDS)
    assert s.deck.slots.count(UNKNOWN) == len(s.deck.pool)
    assert all(n >= 0 for goods in s.goods for n in goods)


def make_book(library: Library, setup: Setup) -> Rulebook:
    return Rulebook([kernel, *GAME.layers(setup)])


GAME = Game(
    name="toy",
    spec=GameSpec("toy", {}),
    base=base,
    state=ToyState,
    make_book=make_book,
    start=start,
    scores=lambda b, s: [sum(goods) for goods in cast(ToyState, s).goods],
    winners=lambda b, s: [],
    end_reasons=lambda s: [],
    rounds=lambda s: cast(ToyState, s).left,
    check_state=check,
    modules={"trade": trade, "camels": camels},
    options={"turns": GameOption("9"), "cards": GameOption("3")},
)


def new_match(
    seed: int = 0,
    seats: int = 3,
    modules: tuple[str, ...] = ("trade", "camels"),
    resolve: Resolver | None = None,
    **options: str,
) -> Match:
    setup = Setup(game="toy", seats=("human",) * seats, modules=modules, seed=seed, options=options)
    book = GAME.make_book(Library("toy", {}), setup)
    return Match(GAME, book, setup, resolve) if resolve else Match(GAME, book, setup)


def toy_state(match: Match) -> ToyState:
    return cast(ToyState, match.state)


# Playing


def keys(match: Match) -> list[str]:
    return [option.key for option in match.decision.options] if match.decision else []


def play(match: Match, *chosen: str) -> Match:
    for key in chosen:
        match.choose(key)
    return match


def wander(match: Match, dice: random.Random, most: int = 1000) -> Iterator[Match]:
    """Random choices until the match is over; yields before each."""
    for _ in range(most):
        if match.decision is None:
            return
        yield match
        if match.decision:
            match.choose(dice.choice(match.decision.options).key)


def forced(*outcomes: Outcome) -> Callable[[State, Chance], Outcome]:
    """A resolver that brings these outcomes, in order, and refuses what could not happen."""
    left = list(outcomes)

    def resolve(state: State, chance: Chance) -> Outcome:
        if not left or not chance.allows(left[0]):
            raise AssertionError(f"{chance} can't bring {left[:1]}")
        return left.pop(0)

    return resolve


def otherwise(state: ToyState, seat: int, dice: random.Random) -> ToyState:
    """Another state that differs only in what the seat may not know: cards and commits of others, rolls."""
    s = state.copy()
    s.rng = dice.getrandbits(64)
    unknown = [
        place
        for place, card in enumerate(s.deck.slots)
        if card != UNKNOWN and s.deck.knows[place] != EVERYBODY and not s.deck.knows[place] & 1 << seat
    ]
    others = [other for other in range(s.seats) if other != seat]
    cards = s.deck.pool + [s.deck.slots[p] for p in unknown] + [c for x in others for c in s.hands[x]]
    dice.shuffle(cards)
    for other in others:
        s.hands[other] = sorted(cards.pop() for _ in s.hands[other])
    for place in unknown:
        seen = dice.random() < 0.5
        s.deck.slots[place] = cards.pop() if seen else UNKNOWN
        s.deck.knows[place] = s.deck.knows[place] if seen else 0
    s.deck.pool = sorted(cards)
    _commit_otherwise(s, seat, dice)
    return s


def _commit_otherwise(s: ToyState, seat: int, dice: random.Random) -> None:
    """Whoever has chosen already has chosen something else; whoever is choosing is further or less far."""
    frame: Any = s.stack[-1] if s.stack else ("",)
    if frame[0] != TOGETHER:
        return
    _, _, seats, left = frame
    mine = [c for c in s.commits if c[0] == seat]
    for other in seats:
        if other != seat and (other not in left or other == left[0]):
            half = len(s.hands[other]) // 2
            dropped = dice.sample(s.hands[other], half if other not in left else dice.randrange(half))
            mine += [(other, f"drop card {card}") for card in dropped]
    assert not any(key == HIDDEN for _, key in mine)
    s.commits = mine
