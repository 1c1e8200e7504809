"""What a game tells the kernel about itself, and how one match of it is set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from game.engine.content import GameSpec, Library
from game.engine.decision import Decision, Option
from game.engine.rulebook import Layer, Rulebook
from game.engine.state import Event, State
from game.engine.trouble import Trouble


class SetupError(Trouble):
    """This combination of seats, modules and options can't be played; the message says why."""


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that, with the content, fixes a match down to the last die."""

    game: str
    seats: tuple[str, ...]
    """What sits where: human, random, greedy, ..."""
    modules: tuple[str, ...] = ()
    seed: int = 0
    options: dict[str, str] = {}
    """The game's own choices, such as the technology set or the solo level."""


class Chronicle(Protocol):
    """Looks on while one game is played and counts what is worth counting, in whole numbers by name."""

    def chosen(self, decision: Decision, option: Option) -> None:
        """A decision was answered."""
        ...

    def happened(self, events: Sequence[Event]) -> None:
        """All that happened between one answer and the next decision."""
        ...

    def close(self, state: State, winners: Sequence[int]) -> dict[str, int]:
        """The game is over: the counts."""
        ...


@dataclass(frozen=True)
class Game:
    """One game of the table: its content, its layers, and how to begin."""

    name: str
    spec: GameSpec
    base: Layer
    state: type[State]
    make_book: Callable[[Library, Setup], Rulebook]
    start: Callable[[Rulebook, Setup], State]
    scores: Callable[[Rulebook, State], list[int]]
    winners: Callable[[Rulebook, State], list[int]]
    end_reasons: Callable[[State], Sequence[str]]
    rounds: Callable[[State], int]
    check_state: Callable[[Rulebook, State], None]
    """Raise AssertionError when an invariant is broken."""
    seat_counts: tuple[int, ...] = (2, 3, 4)
    modules: Mapping[str, Layer] = field(default_factory=dict)
    rivals: Mapping[str, Layer] = field(default_factory=dict)
    """Opponents whom the rules play, by what sits in their seat: each a layer that the seat switches on."""
    joint: Sequence[tuple[str, str, Layer]] = ()
    """A rival, a module, and the layer for the two together."""
    options: Mapping[str, str] = field(default_factory=dict)
    """Option name to its default."""
    check: Callable[[Setup], None] = lambda setup: None
    """Raise SetupError for what only this game's own rules forbid."""
    breakdown: Callable[[Rulebook, State], list[tuple[int, str, str, int]]] | None = None
    """The scores line by line: seat, category, the id of the thing that scores (or empty), points."""
    chronicle: Callable[[Rulebook], Chronicle] | None = None
    """A new chronicle for one game, from which the report on balance is made."""

    def layers(self, setup: Setup) -> list[Layer]:
        modules = [self.modules[name] for name in self.modules if name in setup.modules]
        rivals = [self.rivals[name] for name in self.rivals if name in setup.seats]
        joint = [
            layer for rival, module, layer in self.joint if rival in setup.seats and module in setup.modules
        ]
        return [self.base, *modules, *rivals, *joint]

    def check_setup(self, setup: Setup) -> None:
        if len(setup.seats) not in self.seat_counts:
            counts = ", ".join(map(str, self.seat_counts))
            raise SetupError(
                f"{self.name} is played with {counts} seats, not {len(setup.seats)}",
                "count",
                counts=counts,
                n=len(setup.seats),
            )
        for name in setup.modules:
            if name not in self.modules:
                known = ", ".join(self.modules) or "none yet"
                raise SetupError(
                    f"{self.name} has no module '{name}' (modules: {known})", "module", name=name
                )
        for name in setup.options:
            if name not in self.options:
                raise SetupError(f"{self.name} has no option '{name}'", "option", name=name)
        self.check(setup)
