"""The friendly robber on the table: it looks like any other, but somebody should say that it is friendly."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.decision import Decision
from game.ui.island.layer import IslandLayer


class FriendlyLayer(IslandLayer):
    def lessons(self, decision: Decision) -> Sequence[str]:
        return ["friendly-robber"] if decision.ask == "robber" else ()
