"""What a seat may know in Western Sea's base game."""

from __future__ import annotations

from typing import Any

from tests.rules.games import Secrets
from tests.rules.western_sea.test_games import TABLE


class TestSecrets(Secrets):
    table = TABLE

    def hidden(self, seen: Any) -> None:
        assert seen.starts == sorted(seen.starts)
