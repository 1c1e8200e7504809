"""The game for two on the table: trade tokens, what was rolled first, and the neutral colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.engine.decision import Decision, Option
from game.rules.island.modules.two_players.layer import look_at
from game.rules.island.modules.two_players.tokens import price_of_action
from game.ui.island.layer import IslandLayer
from game.ui.table.layer import Player
from game.ui.tooltips import Tip

TOKEN = "trade-token"
ACTIONS = ("force", "send-away", "drive")


class TwoLayer(IslandLayer):
    @property
    def has_tokens(self) -> bool:
        """A scenario may have something else in their place."""
        return any(self.table.book.rules["trade-tokens"](self.table.book))

    def seat_figures(self, seat: int) -> Sequence[tuple[str, int]]:
        return [(TOKEN, look_at(self.table.state).tokens[seat])] if self.has_tokens else ()

    def seat_lines(self, seat: int) -> Sequence[str]:
        if not self.has_tokens:
            return ()
        return [self.table.kit.say("seat.tokens", n=look_at(self.table.state).tokens[seat])]

    def bank_figures(self) -> Sequence[tuple[str, int]]:
        return [(TOKEN, look_at(self.table.state).supply)] if self.has_tokens else ()

    def rolled_before(self) -> Sequence[int]:
        part = look_at(self.table.state)
        return [part.number] if part.second and part.number and part.number != self.table.state.rolled else []

    def lessons(self, decision: Decision) -> Sequence[str]:
        if decision.ask in ("neutral-road", "neutral-settlement"):
            return ["neutral"]
        tokens = any(option.verb in ACTIONS for option in decision.options)
        return [*(["two-players"] if decision.ask == "roll" else []), *(["tokens"] if tokens else [])]

    def tip_for(self, option: Option) -> Tip | None:
        """What an action does, and how many tokens it costs."""
        t, say = self.table, self.table.kit.say
        if option.verb not in (*ACTIONS, "turn-in") or t.session.decision is None:
            return None
        lines = [t.figures().filled(say(f"token.{option.verb}"))]
        if option.verb in ACTIONS:
            lines.append(say("token.price", n=price_of_action(t.book, t.state, t.asked)))
        return t.tooltips.choice(option, Tip(lines=tuple(lines), icon=TOKEN, page="variants/two-players"))

    def plays(self, motion: Any, others: Mapping[str, Player]) -> Mapping[str, Player]:
        return {"tokens": partial(self._tokens, motion), "spent": partial(self._spent, motion)}

    def _tokens(self, motion: Any, seat: int, n: int) -> None:
        t = self.table
        motion.carry([TOKEN] * n, t.place_of(f"bank {TOKEN}"), t.place_of(f"seat {seat}"), "coin")

    def _spent(self, motion: Any, seat: int, n: int) -> None:
        t = self.table
        motion.carry([TOKEN] * n, t.place_of(f"seat {seat}"), t.place_of(f"bank {TOKEN}"), "coin")
