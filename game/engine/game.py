"""What a game tells the kernel about itself, and how one match of it is set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from game.engine.trouble import Trouble

if TYPE_CHECKING:
    from game.engine.content import GameSpec, Library
    from game.engine.decision import Decision, Option
    from game.engine.rulebook import Layer, Rulebook
    from game.engine.state import Event, State

LEVEL = "level"
"""The option that, in any game, says how hard an opponent plays whom the rules play."""


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
    """The game's own choices, by name."""
    wish: str = ""
    """Kind and id of an entry that comes up as soon as it can (`tiles/river-bend`), for whoever tries it."""


@dataclass(frozen=True)
class GameOption:
    """A choice of a game's own that is made before it begins.

    What it is called, and what its values are, stands in the words of the interface: `option.<name>` and
    `option-value.<name>.<value>`. The command line takes it as `--option NAME=VALUE`."""

    default: str = ""
    values: tuple[str, ...] = ()
    """All that it may be; none if only the content knows, or if there is no end to them."""
    short: str = ""
    """If it has a short form `--NAME VALUE` on the command line: what stands there for the value."""
    about: str = ""
    """What the command line says of the short form."""


class Crowded(NamedTuple):
    """A position in which the table is full, the same on every machine: in it the screen is measured."""

    setup: Setup
    """Bots play it there."""
    choices: int
    """After so many choices."""


class Drawn(NamedTuple):
    """How an entry of the content comes up."""

    chance: str
    """The kind of chance that draws it."""
    values: tuple[int, ...]
    """The outcomes that are it."""


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
    joint: Sequence[tuple[frozenset[str], Layer]] = ()
    """Names of what is played with, and the layer for all of them together."""
    options: Mapping[str, GameOption] = field(default_factory=dict)
    check: Callable[[Setup], None] = lambda setup: None
    """Raise SetupError for what only this game's own rules forbid."""
    breakdown: Callable[[Rulebook, State], list[tuple[int, str, str, int]]] | None = None
    """The scores line by line: seat, category, the id of the thing that scores (or empty), points."""
    chronicle: Callable[[Rulebook], Chronicle] | None = None
    """A new chronicle for one game, from which the report on balance is made."""
    crowded: Crowded | None = None
    drawn: Callable[[Rulebook, str, str], Drawn | None] = lambda book, kind, id_: None
    """By kind and id of an entry: how it comes up in this match; none for what chance does not draw."""
    turn: tuple[str, str] = ("turn", "end-turn")
    """The events with which a seat's turn begins and ends."""

    def names(self, setup: Setup) -> frozenset[str]:
        """What is played with, by name: modules, rivals, the number of seats as `2-seats`, and options as
        `name=value`."""
        options = {name: option.default for name, option in self.options.items()} | setup.options
        rivals = (name for name in self.rivals if name in setup.seats)
        chosen = (f"{name}={value}" for name, value in options.items())
        return frozenset((*setup.modules, *rivals, f"{len(setup.seats)}-seats", *chosen))

    def layers(self, setup: Setup) -> list[Layer]:
        modules = [self.modules[name] for name in self.modules if name in setup.modules]
        rivals = [self.rivals[name] for name in self.rivals if name in setup.seats]
        names = self.names(setup) if self.joint else frozenset()
        joint = [layer for wanted, layer in self.joint if wanted <= names]
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
        for name, value in setup.options.items():
            self._check_option(name, value)
        self.check(setup)

    def _check_option(self, name: str, value: str) -> None:
        if name not in self.options:
            known = ", ".join(self.options) or "none"
            raise SetupError(f"{self.name} has no option '{name}' (options: {known})", "option", name=name)
        values = self.options[name].values
        if value and values and value not in values:
            known = ", ".join(values)
            raise SetupError(
                f"the option '{name}' can't be '{value}' (values: {known})",
                "value",
                name=name,
                value=value,
                values=known,
            )
