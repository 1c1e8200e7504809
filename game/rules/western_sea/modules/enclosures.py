"""Enclosures: hidden cards with patterns of terrain, revealed by whoever holds such a stretch of land."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.piles import UNKNOWN, Pile, draw, look, new_pile, shuffle_in
from game.engine.rulebook import Layer, emit, part_finder, part_viewer
from game.engine.state import Data, push
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.card_text import MORE as TELLERS
from game.rules.western_sea.card_text import Teller
from game.rules.western_sea.checks import MORE as CHECKS
from game.rules.western_sea.content import NumberEntry
from game.rules.western_sea.modules.common import speak
from game.rules.western_sea.modules.enclosures_check import check_enclosure
from game.rules.western_sea.modules.enclosures_fit import (
    ANY,
    OR,
    SAME,
    EnclosureEntry,
    fits,
    patterns,
)
from game.rules.western_sea.pieces import number, turn_order
from game.rules.western_sea.scoring import Line
from game.rules.western_sea.state import SeaState

KIND = "enclosures"


class Fences(Data):
    hands: list[list[int]] = msgspec.field(default_factory=list)
    """By seat, sorted; in the view of another seat each card is UNKNOWN."""
    pile: Pile = msgspec.field(default_factory=lambda: new_pile(()))
    discard: list[int] = msgspec.field(default_factory=list)
    """Face up."""
    revealed: list[list[int]] = msgspec.field(default_factory=list)
    drew: int = 0
    """Whether cards were drawn in the present Settle action."""


enclosures = Layer(KIND, part=Fences)
fences = part_finder(enclosures, Fences)
see_fences = part_viewer(enclosures, Fences)

speak(
    asks={"enclosure.discard": (("seat",), ("discard",))},
    options={"act": ("enclose",), "settle.one": ("draw",)},
    events={
        "cards": ("seat", "n"),
        "reveal-discard": ("seat", "card"),
        "reveal-enclosure": ("seat", "card"),
        "reshuffled": (),
        "enclosed": ("seat", "card"),
    },
    fixed=["enclosure-start", "enclosure-hand"],
    raisable=["enclosure-draw", "enclosure-control"],
    phrases={
        "enclosure.hexes": ("things",),
        "enclosure.times": ("n", "thing"),
        "enclosure.either": ("things",),
        "enclosure.any": (),
        "enclosure.same": (),
        "enclosure.vp": ("n", "control"),
    },
    nouns=["count.enclosures.revealed"],
    categories=[KIND],
)


# Set-up


@enclosures.wrap("prepare")
def prepare(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    inner(b, s)
    at = fences(s)
    at.pile = new_pile(patterns(b))
    at.hands = [[] for _ in range(s.seats)]
    at.revealed = [[] for _ in range(s.seats)]


enclosures.before("setup.tiles", "enclosure.deal")


@enclosures.step("enclosure.deal")
def deal(b: SeaBook, s: SeaState) -> None:
    n = b.number["enclosure-start"]
    for seat in reversed(turn_order(s)):
        push(s, ("enclosure.draw", seat, n), ("enclosure.limit", seat))


# Drawing and discarding


@enclosures.step("enclosure.draw")
def draw_cards(b: SeaBook, s: SeaState, seat: int, n: int) -> None:
    """As far as the pile lasts."""
    n = min(n, len(see_fences(s).pile))
    if n:
        emit(s, "cards", seat, n)
        push(s, *[("enclosure.card", seat)] * n)


@enclosures.step("enclosure.card")
def draw_card(b: SeaBook, s: SeaState, seat: int) -> Chance | None:
    return look(see_fences(s).pile, "card")


@enclosures.outcome("enclosure.card")
def card_drawn(b: SeaBook, s: SeaState, outcome: tuple[int], seat: int) -> None:
    """Which card it was is known to its owner alone, so no event tells it."""
    draw(fences(s).pile, outcome[0])
    fences(s).hands[seat] = sorted([*fences(s).hands[seat], outcome[0]])


def unclaimed(s: SeaState) -> int:
    """Cards that can still be drawn."""
    at = see_fences(s)
    return len(at.pile.slots) + len(at.discard)


@enclosures.wrap("bars.settle")
def bars_settle(inner: Callable[..., str], b: SeaBook, s: SeaState, seat: int, icons: int) -> str:
    return "" if unclaimed(s) else inner(b, s, seat, icons)


@enclosures.wrap("settle-most")
def settle_most(inner: Callable[..., int], b: SeaBook, s: SeaState, seat: int) -> int:
    return inner(b, s, seat) + (unclaimed(s) > 0)


enclosures.before("settle", "enclosure.fresh")


@enclosures.step("enclosure.fresh")
def fresh(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    if see_fences(s).drew:
        fences(s).drew = 0


@enclosures.wrap("settle-choices")
def or_draw(inner: Callable[..., list[Option]], b: SeaBook, s: SeaState, seat: int) -> list[Option]:
    """Once in each Settle action, an icon draws cards instead of moving a tent."""
    options = inner(b, s, seat)
    if may_draw(s):
        options.append(Option("draw"))
    return options


def may_draw(s: SeaState) -> bool:
    return not see_fences(s).drew and unclaimed(s) > 0


@enclosures.chosen("settle.one", "draw")
def draw_in_settle(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    at = fences(s)
    at.drew = 1
    n, left = number(b, s, seat, "enclosure-draw"), unclaimed(s)
    if len(at.pile) < n and at.discard:
        shuffle_in(at.pile, at.discard)
        at.discard = []
        emit(s, "reshuffled")
    # Of the last card of all, none is discarded.
    discard = [("enclosure.discard", seat)] if left > 1 else []
    push(s, ("enclosure.draw", seat, min(n, left)), *discard, ("enclosure.limit", seat))


@enclosures.step("enclosure.discard")
def ask_discard(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    """Even the last card in hand may be revealed rather than discarded."""
    options = [Option("discard", "card", b.cards[card].id) for card in in_hand(s, seat)]
    if not options:
        return None
    return Decision(seat, "enclosure.discard", options + reveals(b, s, seat), draft="cards")


@enclosures.answer("enclosure.discard")
def discarded(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    card = take_from_hand(b, s, seat, option)
    fences(s).discard = sorted([*fences(s).discard, card])
    emit(s, "reveal-discard", seat, card)


@enclosures.step("enclosure.limit")
def limit(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    """One by one, since a card that is revealed makes room as well."""
    over = len(see_fences(s).hands[seat]) > b.number["enclosure-hand"]
    return ask_discard(b, s, seat) if over else None


@enclosures.answer("enclosure.limit")
def surplus_discarded(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    push(s, ("enclosure.limit", seat))
    discarded(b, s, option, seat)


def in_hand(s: SeaState, seat: int) -> list[int]:
    """The cards in hand that whoever looks may know."""
    return [card for card in see_fences(s).hands[seat] if card != UNKNOWN]


def take_from_hand(b: SeaBook, s: SeaState, seat: int, option: Option) -> int:
    hand = fences(s).hands[seat]
    card = next(card for card in hand if b.cards[card].id == option.at)
    hand.remove(card)
    return card


# Revealing


MOMENTS = (
    *("act", "settle.one", "explore.more", "recruit.die", "trade"),
    *("do.place", "do.move", "do.exchange", "do.deal", "do.steal", "do.may", "do.either"),
    *("do.recruit", "do.wake", "do.research", "gain.basic"),
)
"""Questions about the next part of something, while nothing is half paid, half drawn or half placed."""


def reveals(b: SeaBook, s: SeaState, seat: int) -> list[Option]:
    """A free action, at any moment of one's own turn: present on all tiles, in control of two."""
    if s.turn != seat:
        return []
    return [
        Option("enclose", "card", b.cards[card].id) for card in in_hand(s, seat) if fits(b, s, seat, card)
    ]


def or_reveal(inner: Callable[..., Decision | None], b: SeaBook, s: SeaState, *args: Any) -> Decision | None:
    """A question with one answer is none, and does not become one: the next real one is soon enough."""
    decision = inner(b, s, *args)
    if decision is not None and (decision.always or len(decision.options) > 1):
        more = reveals(b, s, decision.seat)
        if more:
            decision.options = [*decision.options, *more]
    return decision


def reveal(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    card = take_from_hand(b, s, seat, option)
    fences(s).revealed[seat].append(card)
    emit(s, "reveal-enclosure", seat, card)
    emit(s, "enclosed", seat, card)


def _revealed(step: str, b: SeaBook, s: SeaState, option: Option, seat: int, *args: Any) -> None:
    """The same is asked again."""
    push(s, (step, seat, *args))
    reveal(b, s, option, seat)


for _step in MOMENTS:
    enclosures.detour(_step)(or_reveal)
for _step in (*MOMENTS, "enclosure.discard", "enclosure.limit"):
    enclosures.chosen(_step, "enclose")(partial(_revealed, _step))


# Secrets, score and checks


@enclosures.hide
def hide_hands(b: SeaBook, s: SeaState, seat: int) -> None:
    at = fences(s)
    for other, hand in enumerate(at.hands):
        if other != seat and hand:
            at.pile.pool = sorted([*at.pile.pool, *[card for card in hand if card != UNKNOWN]])
            at.hands[other] = [UNKNOWN] * len(hand)


@enclosures.rule("count.enclosures")
def count_revealed(b: SeaBook, s: SeaState, seat: int) -> int:
    return len(see_fences(s).revealed[seat])


@enclosures.wrap("score")
def score(inner: Callable[..., Iterator[Line]], b: SeaBook, s: SeaState) -> Iterator[Line]:
    yield from inner(b, s)
    for seat, revealed in enumerate(fences(s).revealed):
        for card in revealed:
            entry = b.cards[card]
            assert isinstance(entry, EnclosureEntry)
            yield Line(seat, KIND, entry.id, entry.vp)


@enclosures.wrap("check.counts")
def check(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    inner(b, s)
    at = fences(s)
    held = [card for hand in [*at.hands, *at.revealed] for card in hand]
    assert sorted([*held, *at.discard, *at.pile.pool]) == sorted(patterns(b)), "an enclosure card is lost"
    assert len(at.pile) == len(at.pile.pool), "the pile of enclosures"
    waits = any(frame[0] in ("enclosure.discard", "enclosure.limit") for frame in s.stack)
    most = max(map(len, at.hands))
    assert waits or most <= b.number["enclosure-hand"], f"a hand of {most} enclosure cards"


CHECKS[KIND] = (EnclosureEntry, check_enclosure)


def _tell(teller: Teller, entry: EnclosureEntry) -> list[str]:
    kinds = list(entry.hexes.values())
    things = [_hexes(teller, kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    listed = teller.words.listed(things)
    control = teller.library.of("numbers", NumberEntry)["enclosure-control"].value or 0
    return [
        teller.say("enclosure.hexes", things=listed),
        teller.say("enclosure.vp", n=entry.vp, control=control),
    ]


def _hexes(teller: Teller, kind: str, n: int) -> str:
    if kind in (ANY, SAME):
        name = teller.say(f"enclosure.{kind}")
    else:
        names = [teller.terrain(terrain) for terrain in kind.split(OR)]
        listed = teller.words.listed(names, "or")
        name = listed if len(names) == 1 else teller.say("enclosure.either", things=listed)
    return teller.say("enclosure.times", n=n, thing=name)


TELLERS[EnclosureEntry] = _tell
