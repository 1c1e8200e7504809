"""A game as it is being set up: who sits where, with what. It draws nothing and remembers itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.bots.characters import as_character, character_of, strength_of
from game.bots.seats import BOTS, HUMAN, at_strength
from game.engine.characters import ANY
from game.engine.game import Game, Setup, SetupError
from game.engine.saves import Player
from game.registry import default_game, find_game, games
from game.ui.cast import cast_of
from game.ui.games import Screens, screens_of
from game.ui.palette import LIVERIES
from game.ui.settings import NewGame, SeatChoice
from game.ui.tutorials import tutorial_of

if TYPE_CHECKING:
    from game.ui.scenes.catalogue import Catalogue

LARGEST_SEED = 18
"""Digits: the engine takes 63 bits."""


class Trouble(NamedTuple):
    """Why the game can't begin: a phrase and what goes into it."""

    key: str
    values: Mapping[str, object]


class Draft:
    def __init__(self, last: NewGame) -> None:
        """From the last time; what no longer makes sense there is put right. The first time it is a table
        for as many as that of the tutorial, laid out alike."""
        self.game = last.game if last.game in games("ui") else default_game("ui")
        most = max(self.counts)
        given = [SeatChoice(seat.name, seat.who, seat.livery) for seat in last.seats[:most]]
        taught = tutorial_of(self.game)
        self.usual = len(taught.seats) if taught else min(self.counts)
        """How many a first game is for."""
        self.laid = dict(taught.options) if taught else {}
        """How it is laid out."""
        self.count = len(given) if len(given) in self.counts else self.usual
        self.seats = given + [SeatChoice(who="greedy") for _ in range(most - len(given))]
        if not given:
            self.seats[0].who = HUMAN
        self.cast = cast_of(self.game)
        """The characters that a bot may have."""
        for seat in self.seats:
            seat.who = self._seated(seat.who)
        self._part_liveries()
        self.modules = [name for name in self.offered if name in last.modules]
        for other in [name for name in self.modules if name in self.scenarios][1:]:
            self.modules.remove(other)
        self.options = dict(last.options or ({} if given else self.laid))
        """The game's own choices, and what else its screens want to remember of them."""
        self.seed = last.seed if last.seed.isdecimal() and len(last.seed) <= LARGEST_SEED else ""

    def _seated(self, who: str) -> str:
        """The same as far as it is known here."""
        strength, character = strength_of(who), character_of(who)
        if strength not in self.who:
            return "greedy"
        return at_strength(who, strength) if character in (*self.cast, ANY) else strength

    @property
    def rules(self) -> Game:
        return find_game(self.game)

    @property
    def screens(self) -> Screens:
        return screens_of(self.game)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many may play."""
        return tuple(sorted(self.rules.seat_counts))

    @property
    def who(self) -> tuple[str, ...]:
        """Who may sit in a seat."""
        return (HUMAN, *BOTS, *self.rules.rivals)

    @property
    def rival(self) -> str:
        """The opponent whom the rules themselves play, if one is seated."""
        return next((seat.who for seat in self.seated if seat.who in self.rules.rivals), "")

    @property
    def offered(self) -> list[str]:
        """The modules that the screens can show: those of which they have a picture."""
        return [name for name in self.rules.modules if name in self.screens.modules]

    @property
    def scenarios(self) -> list[str]:
        """Of these, those of which at most one is played."""
        return [name for name in self.offered if name in self.screens.scenarios]

    @property
    def scenario(self) -> str:
        """The one that is played, or nothing."""
        return next((name for name in self.modules if name in self.screens.scenarios), "")

    @property
    def unfit(self) -> Mapping[str, str]:
        """Modules that can't be played with the rest, and by which phrase that is told."""
        return self.screens.unfit(self)

    @property
    def played(self) -> list[str]:
        """The chosen modules, as far as they can be played."""
        return [name for name in self.modules if name not in self.unfit]

    def _part_liveries(self) -> None:
        free = list(range(len(LIVERIES)))
        for seat in self.seats:
            seat.livery = seat.livery if seat.livery in free else free[0]
            free.remove(seat.livery)

    @property
    def seated(self) -> list[SeatChoice]:
        return self.seats[: self.count]

    def keep(self) -> NewGame:
        seats = [SeatChoice(seat.name, seat.who, seat.livery) for seat in self.seated]
        return NewGame(
            game=self.game,
            seats=seats,
            modules=list(self.modules),
            options=dict(self.options),
            seed=self.seed,
        )

    def dress(self, seat: int, livery: int) -> None:
        """Give a seat a colour and emblem; whoever had it takes the other in exchange."""
        for other in self.seats:
            if other.livery == livery:
                other.livery = self.seats[seat].livery
        self.seats[seat].livery = livery

    def sit(self, seat: int, who: str) -> None:
        """A person or a bot of some strength; a bot stays who it is."""
        self.seats[seat].who = at_strength(self.seats[seat].who, who)

    def cast_as(self, seat: int, character: str) -> None:
        self.seats[seat].who = as_character(strength_of(self.seats[seat].who), character)

    def switch(self, module: str) -> None:
        """Play with a module or without it; they stay in the order of the game."""
        chosen = {*self.modules} ^ {module}
        if module in chosen and module in self.screens.scenarios:
            chosen -= {*self.screens.scenarios} - {module}
        self.modules = [name for name in self.rules.modules if name in chosen]

    def clear_table(self, shelf: Catalogue) -> None:
        """A scenario that can't be played on the table of the tutorial finds the game's own instead."""
        if self.screens.trouble(self, shelf):
            chosen = self.options
            self.options = {name: value for name, value in chosen.items() if self.laid.get(name) != value}
            if self.screens.trouble(self, shelf):  # it was something else
                self.options = chosen

    def trouble(self, names: Sequence[str], shelf: Catalogue) -> Trouble | None:
        """What is in the way of beginning, if anything is; `names` are the seats' names as shown."""
        shown = [name.strip().casefold() for name in names]
        for n, name in enumerate(shown):
            if name in shown[:n]:
                return Trouble("new-game.trouble-name", {"name": names[n].strip()})
        if own := self.screens.trouble(self, shelf):
            return own
        try:
            self.rules.check_setup(self.setup(0))
        except SetupError as error:
            return Trouble("new-game.trouble-setup", {"why": error})
        return None

    def setup(self, seed: int) -> Setup:
        return Setup(
            game=self.game,
            seats=tuple(seat.who for seat in self.seated),
            modules=tuple(self.played),
            seed=seed,
            options=self.screens.options(self),
        )

    def players(self) -> list[Player]:
        return [Player(name=seat.name.strip(), livery=seat.livery) for seat in self.seated]
