"""Looking back at choices in Finis Terrae: they are judged before anybody sets sail on another day."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import NamedTuple

from game.bots.finis_terrae.plans import STANDARD_VALUE, ahead
from game.bots.hindsight import Choice, Hindsight, Waste
from game.engine.asked import asked
from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.run import answer, run, settle
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.chart import ports_at
from game.rules.finis_terrae.scoring import totals
from game.rules.finis_terrae.state import TerraeState
from game.rules.finis_terrae.trade import deals

OVERBOARD, FLAG, UNSOLD, SKIPPED = "overboard", "flag", "unsold", "skipped-port"
PAYS = ("redeem", "sell")
SOLD = "sold"
SETTLED = (SOLD, "cashed")
"""Events by which goods were turned into doubloons; how many a treasure brings is rolled."""


def rest(s: TerraeState, since: TerraeState, seat: int) -> bool:
    """The weather of another day is known: by then all have sailed as often, whoever is to be first."""
    return s.day > since.day and s.weather >= 0


def pays(b: TerraeBook, s: TerraeState, seat: int, cell: int) -> bool:
    """Whether something aboard can be sold or redeemed in a port there."""
    return any(o.verb in PAYS for piece in ports_at(s, cell) for o in deals(b, s, seat, piece, 0, 0))


class Skipped(NamedTuple):
    """A port in which nothing was done, though it paid more than usual."""

    record: int
    n: int
    """Goods aboard."""
    lead: int


class Thrown(NamedTuple):
    """Points that went overboard for something that may still bring as many."""

    record: int
    n: int
    kind: int
    """What came aboard instead."""


class TerraeThrift:
    def __init__(self, b: TerraeBook, seat: int) -> None:
        self.b = b
        self.seat = seat
        self._thrown: list[Thrown] = []
        self._raised: tuple[int, float] = (0, 0)
        """The record with which it hoisted the black flag, as long as that has brought nothing; and its lead
        then, while the turn lasts."""
        self._in_reach: tuple[int, int] = (0, 0)
        """On the last day, the record of the last move if a paying port was in reach, and its lead then."""
        self._skipped = Skipped(0, 0, 0)

    def follow(self, choice: Choice) -> Iterator[Waste]:
        if choice.seat == self.seat:
            yield from self._chosen(choice)
        for event in choice.events:
            if event == ("pirate", self.seat):
                self._raised = choice.record, _ahead(self.b, choice.before, self.seat)
            elif event[0] == "fight" and event[1] == self.seat:
                self._raised, self._in_reach, self._skipped = (0, 0), (0, 0), Skipped(0, 0, 0)
            elif event[0] in SETTLED and event[1] == self.seat:
                self._in_reach, self._skipped = (0, 0), Skipped(0, 0, 0)
                self._paid_off(choice, event[2] if event[0] == SOLD else self.b.treasure)
            elif event == ("cleared", self.seat):
                yield from self._lowered()
            elif event == ("end-turn", self.seat):
                yield from self._docked(choice)

    def _chosen(self, choice: Choice) -> Iterator[Waste]:
        b, s, seat, ask = self.b, choice.before, self.seat, choice.decision.ask
        step = asked(b, s)
        if not step.has("vessel") or step.vessel != seat:
            return
        if ask == "overboard":
            lost = round(totals(b, s)[seat] - self._points_after(choice))
            loaded = [event[2] for event in choice.events if event[:2] == ("loaded", seat)]
            if lost > 0 and loaded:
                self._thrown.append(Thrown(choice.record, lost, loaded[0]))
            elif lost > 0:
                yield Waste(choice.record, OVERBOARD, lost)
        elif ask == "act" and choice.option.verb == "skip":
            if s.value > STANDARD_VALUE and not s.pirate[seat] and pays(b, s, seat, s.ship[seat]):
                self._skipped = Skipped(choice.record, _aboard(s, seat), _ahead(b, s, seat))
        elif ask == "move" and s.over and not s.pirate[seat] and ahead(b, s, seat).passes < 2:
            lead = _ahead(b, s, seat)
            there = [o for o in choice.decision.options if o.verb == "sail" and pays(b, s, seat, int(o.at))]
            if any(_best_sale(b, s, seat, option) > lead for option in there):
                self._in_reach = choice.record, lead

    def _points_after(self, choice: Choice) -> float:
        """If it made room for a sale, as many as that brings on average: bad luck is no waste."""
        b, seat = self.b, self.seat
        if not any(event[:2] == (SOLD, seat) for event in choice.events):
            return totals(b, choice.after)[seat]
        child = choice.before.fork()
        answer(b, child, choice.option)
        price, points = run(b, child), 0.0
        assert isinstance(price, Chance)
        for outcome, odds in price.enumerate():
            rolled = child.fork()
            settle(b, rolled, outcome)
            points += odds * totals(b, rolled)[seat]
        return points

    def _paid_off(self, choice: Choice, kind: int) -> None:
        gained = totals(self.b, choice.after)[self.seat] - totals(self.b, choice.before)[self.seat]
        self._thrown = [one for one in self._thrown if one.kind != kind or one.n > gained]

    def _docked(self, choice: Choice) -> Iterator[Waste]:
        """Where it has gained nothing instead, what could have been sold was worth the way."""
        now = _ahead(self.b, choice.after, self.seat)
        record, lead = self._in_reach
        self._in_reach = (0, 0)
        if record and now <= lead:
            yield Waste(record, UNSOLD, _aboard(choice.after, self.seat))
        skipped, self._skipped = self._skipped, Skipped(0, 0, 0)
        if skipped.record and now <= skipped.lead:
            yield Waste(skipped.record, SKIPPED, skipped.n)
        raised, then = self._raised
        self._raised = (0, 0) if now > then else (raised, inf)

    def _lowered(self) -> Iterator[Waste]:
        if self._raised[0]:
            yield Waste(self._raised[0], FLAG, 1)
        self._raised = (0, 0)

    def close(self, s: TerraeState) -> Iterator[Waste]:
        yield from self._lowered()
        yield from [Waste(one.record, OVERBOARD, one.n) for one in self._thrown]


def _ahead(b: TerraeBook, s: TerraeState, seat: int) -> int:
    """Points more than the best of the others."""
    points = totals(b, s)
    return points[seat] - max(n for other, n in enumerate(points) if other != seat)


def _best_sale(b: TerraeBook, s: TerraeState, seat: int, option: Option) -> float:
    """Its lead if it does this and then sells or redeems what brings most; prices are rolled."""
    child = s.fork()
    answer(b, child, option)
    return _sold(b, child, seat)


def _sold(b: TerraeBook, s: TerraeState, seat: int) -> float:
    pause, best = run(b, s), float(_ahead(b, s, seat))
    if isinstance(pause, Chance):
        best = 0.0
        for outcome, odds in pause.enumerate():
            child = s.fork()
            settle(b, child, outcome)
            best += odds * _sold(b, child, seat)
    elif isinstance(pause, Decision) and pause.seat == seat:
        further = [o for o in pause.options if o.verb in ("trade", *PAYS)]
        best = max([best, *(_best_sale(b, s, seat, option) for option in further)])
    return best


def _aboard(s: TerraeState, seat: int) -> int:
    return sum(n for kind, n in s.holds[seat] if kind != COIN)


HINDSIGHT = Hindsight(
    rest=rest,
    kinds={
        OVERBOARD: "points thrown overboard for less",
        FLAG: "black flags hoisted without an attack or another gain in that turn",
        UNSOLD: "goods not sold on the last day with a paying port in reach and nothing gained instead",
        SKIPPED: "goods not sold in a port that paid more than usual, nor later in that turn, for nothing",
    },
    thrift=TerraeThrift,
)
