"""What a seat may know in Finis Terrae."""

from __future__ import annotations

from typing import Any

from game.engine.piles import UNKNOWN
from tests.rules.finis_terrae.test_games import TABLE
from tests.rules.games import Secrets


class TestSecrets(Secrets):
    table = TABLE

    def hidden(self, seen: Any) -> None:
        """The weather to come, but for Finis Terrae, which sticks out, and the sunny card on top."""
        assert seen.deck.slots.count(UNKNOWN) >= len(seen.deck.slots) - 2
