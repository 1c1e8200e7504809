"""What is worth counting in one game on the Island; whole numbers, so that games add up."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from game.engine.decision import Decision, Option
from game.engine.state import Event, State
from game.rules.island.book import IslandBook
from game.rules.island.roads import longest_trail
from game.rules.island.scoring import CATEGORIES, score_lines
from game.rules.island.state import BESIDE, IslandState

COUNTED = (
    *("road", "settlement", "city", "bought", "played", "bank", "offered", "countered", "dealt"),
    *("stole", "discarded", "short", "longest-road", "largest-army", "harbour-master"),
    *("event", "damaged", "repaired", "gave", "spent", "turned-in"),
    *("fish", "fish-bought", "boot", "boot-passed"),
    *("bridge", "coins", "coins-spent", "wealthiest", "poor"),
    *("vote", "bid", "elected", "agreed", "camel", "between"),
    *("invasion", "landed", "conquered", "freed", "fallen", "restored", "revealed", "knight"),
    *("captured", "shifted", "marched", "battle", "contest", "prisoners", "knight-lost"),
    *("drove", "toll", "delivered", "upgraded", "barbarian", "drive-off", "journey"),
)
"""Events that are counted by name; neutral and starting pieces included."""
WON, SAVED, LONGER, KEPT = "won points ", "won saved", "won longer", "won kept"
"""Of winners: points, by what scores them; cards and roads had otherwise than for cards, in cards; of the
points for the longest road, in hundredths, what roads have brought by counting for more than one; and points
that others lose."""
ROLLS = range(2, 13)
AWAY = "away"
"""What is bought when fish send the robber off."""


def for_fish(b: IslandBook, event: Event) -> int:
    """What it would cost in cards; what it saves that the robber leaves is seen later."""
    if event[2] == AWAY:
        return 0
    return sum(n for _, n in b.price[event[2]]) if event[2] in b.price else 1


def for_coins(b: IslandBook, event: Event) -> int:
    return int(event[2] // b.number["coin-price"])


def at_bank(b: IslandBook, event: Event) -> int:
    """A card for coins. Cards that are given for coins are not taken off: as those that pay for knights and
    wagons, they are the price of points that are told by themselves."""
    return int(event[2] >= len(b.resources))


def longer(b: IslandBook, s: IslandState, seat: int) -> int:
    """By how much roads that count for more than one make the longest road longer."""
    return s.length[seat] - longest_trail(b.top, s.roads[seat], s.built & ~s.houses[seat])


SAVES = {"fish-bought": for_fish, "coins-spent": for_coins, "bank": at_bank}


class IslandChronicle:
    def __init__(self, book: IslandBook) -> None:
        self.book = book
        names = [f"event {name}" for name in COUNTED] + [f"roll {n}" for n in ROLLS]
        names += [f"score {category}" for category in CATEGORIES]
        for seat in range(book.seats):
            names += [f"cards {seat}", f"robbed {seat}", f"deals {seat}", f"points {seat}", f"wins {seat}"]
        names += [f"wins place {n}" for n in range(book.seats)]
        self.counts = dict.fromkeys(["seats", "turns", SAVED, LONGER, KEPT, "won cards", *names], 0)
        self.saved = [0] * book.seats
        self.coined = [0] * book.seats
        """By seat, coins that it has given cards for: whatever they buy saves nothing."""
        self.robber = BESIDE
        self.sent = False
        """Whether it is being sent off for fish."""
        self.freed: tuple[int, int] | None = None
        """Who sent it off last, and from which hex: until it moves again, what the hex gives that seat would
        have been lost."""

    def chosen(self, decision: Decision, option: Option) -> None:
        """Choices show in what happens."""

    def happened(self, events: Sequence[Event]) -> None:
        counts = self.counts
        for event in events:
            kind = event[0]
            if kind in COUNTED:
                counts[f"event {kind}"] += 1
            if kind in SAVES:
                self.saved[event[1]] += SAVES[kind](self.book, event)
            if kind == "bank" and event[4] >= len(self.book.resources):
                self.coined[event[1]] += 1
            if kind == "produced":
                if event[1:3] == self.freed:
                    self.saved[event[1]] += event[4]
                else:
                    counts[f"cards {event[1]}"] += event[4]
            elif kind == "rolled":
                counts[f"roll {event[2] + event[3]}"] += 1
            elif kind == "event":
                counts[f"roll {event[3]}"] += 1
            elif kind == "fish-bought":
                self.sent = event[2] == AWAY
            elif kind == "robber":
                self.freed = (event[1], self.robber) if self.sent else None
                self.robber, self.sent = event[2], False
            elif kind == "stole":
                counts[f"robbed {event[2]}"] += 1
            elif kind == "dealt":
                counts[f"deals {event[1]}"] += 1
                counts[f"deals {event[2]}"] += 1

    def close(self, state: State, winners: Sequence[int]) -> dict[str, int]:
        assert isinstance(state, IslandState)
        counts = self.counts
        counts["seats"] += state.seats
        counts["turns"] += state.turn
        for line in score_lines(self.book, state):
            counts[f"score {line.category}"] += line.points
            counts[f"points {line.seat}"] += line.points
            if line.seat in winners:
                name = f"{WON}{line.category} {line.what}"
                counts[name] = counts.get(name, 0) + line.points
        for _, _, points in self.book.rules["score-lines"](self.book, state):
            if min(points) < 0:
                counts[KEPT] += sum(points[seat] - min(points) for seat in winners)
        for seat in winners:
            counts[SAVED] += self.saved_by(seat)
            counts["won cards"] += counts[f"cards {seat}"]
            if state.longest == seat:
                worth = self.book.awards["longest-road"].points
                counts[LONGER] += 100 * worth * longer(self.book, state, seat) // state.length[seat]
            counts[f"wins {seat}"] += 1
            counts[f"wins place {(seat - state.first) % state.seats}"] += 1
        return counts

    def saved_by(self, seat: int) -> int:
        """Coins are alike: all that cards were given for are taken to be spent again, for cards."""
        if not self.coined[seat]:
            return self.saved[seat]
        return max(0, self.saved[seat] - ceil(self.coined[seat] / self.book.number["coin-price"]))
