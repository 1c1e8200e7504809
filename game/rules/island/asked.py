"""What a state waits for, read by name: `asked(state).seat`, `asked(state).give`."""

from __future__ import annotations

from typing import Any

from game.engine.together import TOGETHER
from game.rules.island.state import IslandState
from game.rules.island.vocabulary import ASKS


class Asked:
    """The pending question and its details, each under its own name."""

    def __init__(self, ask: str, details: dict[str, Any]) -> None:
        self.ask = ask
        self.details = details

    def __getattr__(self, name: str) -> Any:
        try:
            return self.details[name]
        except KeyError:
            raise AttributeError(f"'{self.ask}' has no detail '{name}'") from None


def asked(state: IslandState) -> Asked:
    """Of choices that several seats make together, whose turn it is to choose."""
    if not state.stack:
        return Asked("over", {})
    frame: tuple[Any, ...] = state.stack[-1]
    name = str(frame[0]).rstrip("=")
    if name == TOGETHER:
        _, ask, seats, left = frame
        return Asked(ask, {"seat": left[0] if left else -1, "seats": seats, "left": left})
    return Asked(name, dict(zip(ASKS.get(name, ()), frame[1:], strict=False)))
