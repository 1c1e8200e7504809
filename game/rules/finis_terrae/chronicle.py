"""What is worth counting in one game of Finis Terrae; whole numbers, so that games add up."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.decision import Decision, Option
from game.engine.state import Event, State
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.content import CATEGORIES
from game.rules.finis_terrae.scoring import score_lines
from game.rules.finis_terrae.state import TerraeState

COUNTED = ("founded", "bought", "sold", "cashed", "pirate", "cleared", "boarded", "dumped", "sunk", "wrecked")
"""Events that are counted by name."""
ONCE = ("pirate", "boarded", "sunk", "wrecked")
"""Of these, in how many games they happened at all."""
VIOLENCE = "violence"
GAMES_WITH = (*ONCE, VIOLENCE)


class TerraeChronicle:
    def __init__(self, book: TerraeBook) -> None:
        self.book = book
        names = [f"event {name}" for name in COUNTED] + [f"games {name}" for name in GAMES_WITH]
        names += [f"score {category}" for category in CATEGORIES] + [f"award {a}" for a in book.awards]
        self.counts = dict.fromkeys(["seats", "days", *names], 0)

    def chosen(self, decision: Decision, option: Option) -> None:
        """Choices show in what happens."""

    def happened(self, events: Sequence[Event]) -> None:
        for event in events:
            if event[0] in COUNTED:
                self.counts[f"event {event[0]}"] += 1

    def close(self, state: State, winners: Sequence[int]) -> dict[str, int]:
        assert isinstance(state, TerraeState)
        counts = self.counts
        counts["seats"] += state.seats
        counts["days"] += state.day
        for name in ONCE:
            counts[f"games {name}"] = int(counts[f"event {name}"] > 0)
        counts[f"games {VIOLENCE}"] = int(counts["event boarded"] + counts["event sunk"] > 0)
        for line in score_lines(self.book, state):
            counts[f"score {line.category}"] += line.points
            counts[f"award {line.what}"] += line.points
        return counts
