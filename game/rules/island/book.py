"""The rule book of one match: content compiled into tables keyed by number, so that play walks no YAML."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.content import Library
from game.engine.decision import Option
from game.engine.game import Setup
from game.engine.rulebook import Layer, Rulebook
from game.engine.state import Arg
from game.rules.island.content import (
    AwardEntry,
    CardEntry,
    Effect,
    HarbourEntry,
    MapEntry,
    NumberEntry,
    PieceEntry,
    ResourceEntry,
    SwitchEntry,
    TerrainEntry,
    TokenEntry,
)
from game.rules.island.switches import AMOUNTS
from game.rules.island.topology import Topology, bits

Price = tuple[tuple[int, int], ...]
"""Kinds of cards, and how many of each."""
Deed = tuple[Arg, ...]
"""What a card does: the step for its verb, then what the entry says; the seat comes in between."""

MEMORY = 4096
"""Lists of options that are kept for the next time they are asked for."""


class IslandBook(Rulebook):
    def __init__(self, library: Library, layers: Sequence[Layer], setup: Setup) -> None:
        super().__init__(layers)
        self.library = library
        self.seats = len(setup.seats)
        self.colours = self.seats + self.rules["neutral-colours"]()
        """Seats and neutral colours together."""
        self.top: Topology = self.rules["land"](library)
        self._switches(setup)
        self._resources(setup)
        self._cards()
        self._options()

    def index(self) -> dict[str, list[str]]:
        return {
            **super().index(),
            "resources": self.resources,
            "terrains": [t.id for t in self.terrains],
            "harbours": [h.id for h in self.harbours],
            "cards": [c.id for c in self.cards],
        }

    def _switches(self, setup: Setup) -> None:
        self.number = {e.id: e.value for e in self.library.of("numbers", NumberEntry).values()}
        self.switch: dict[str, str] = {}
        for entry in self.library.of("switches", SwitchEntry).values():
            value = setup.options.get(entry.id) or str(entry.value)
            if entry.id in AMOUNTS:
                self.number[entry.id] = int(value)
            else:
                self.switch[entry.id] = value
        self.map = self.library.of("maps", MapEntry)[self.switch["map"]]
        self.awards = self.library.of("awards", AwardEntry)

    def _resources(self, setup: Setup) -> None:
        stock = self.library.of("resources", ResourceEntry)
        self.resources = list(stock)
        self.kind = {name: n for n, name in enumerate(self.resources)}
        self.goods: list[str] = self.rules["goods"](self.resources)
        """What is dealt with: resources, and after them what a scenario adds."""
        self.good = {name: n for n, name in enumerate(self.goods)}
        self.stock = [entry.count for entry in stock.values()]
        lands = self.library.of("terrains", TerrainEntry).values()
        self.terrains = [land for land in lands if not land.module or land.module in setup.modules]
        self.terrain = {entry.id: n for n, entry in enumerate(self.terrains)}
        self.gives = [self.kind[t.gives] if t.gives else -1 for t in self.terrains]
        """By terrain, the kind that it gives, or -1."""
        self.tokens = [entry.roll for entry in self.library.of("tokens", TokenEntry).values()]
        self.harbours = list(self.library.of("harbours", HarbourEntry).values())
        self.harbour_kind = {entry.id: n for n, entry in enumerate(self.harbours)}
        self.pieces = self.library.of("pieces", PieceEntry)
        self.price: dict[str, Price] = {
            piece: tuple((self.kind[name], n) for name, n in entry.price.items())
            for piece, entry in self.pieces.items()
        }
        self.most = {piece: entry.count or 0 for piece, entry in self.pieces.items()}
        """How many of a piece each colour has."""

    def _cards(self) -> None:
        self.cards: list[CardEntry] = self.rules["deck"](self.library)
        self.card = {entry.id: n for n, entry in enumerate(self.cards)}
        self.worth = [entry.points for entry in self.cards]
        self.deeds = [deeds(entry.do) for entry in self.cards]
        """By card, what it does when it is played; a card that does nothing is never played."""

    def _options(self) -> None:
        """Options that are offered again and again, made once."""
        top = self.top
        self.road_option = [Option("road", "edge", name) for name in top.path_names]
        self.settle_option = [Option("settle", "corner", name) for name in top.corner_names]
        self.city_option = [Option("city", "corner", name) for name in top.corner_names]
        self.hex_option = [Option("robber", "hex", h) for h in range(len(top.cells))]
        self.rob_option = [Option("rob", "seat", seat) for seat in range(self.seats)]
        self.to_option = [Option("to", "seat", seat) for seat in range(self.seats)]
        self.deal_option = [Option("deal", "seat", seat) for seat in range(self.seats)]
        self.none: list[Option] = []
        """No options. Shared: nobody changes it."""
        self.play_option = [Option("play", "card", card.id) for card in self.cards]
        self.kind_options: dict[str, list[Option]] = {}
        """By verb, an option for each kind of resource, and of whatever else is dealt with."""
        self.kind_lists: dict[str, list[list[Option]]] = {}
        """By verb, and by a mask of kinds, the options for these."""
        self._listed: dict[tuple[str, int], list[Option]] = {}
        self._tables = {"road": self.road_option, "settle": self.settle_option, "city": self.city_option}

    def kinds(self, verb: str, mask: int) -> list[Option]:
        """The options of a verb for the kinds in a mask. The list is shared: nobody changes it."""
        if verb not in self.kind_lists:
            every = [Option(verb, "resource", name) for name in self.goods]
            self.kind_options[verb] = every
            self.kind_lists[verb] = [[every[k] for k in bits(m)] for m in range(1 << len(every))]
        return self.kind_lists[verb][mask]

    def listed(self, verb: str, mask: int) -> list[Option]:
        """The options of a verb for the places in a mask. The list is shared: nobody changes it."""
        key = verb, mask
        found = self._listed.get(key)
        if found is None:
            if len(self._listed) >= MEMORY:
                self._listed.clear()
            table = self._tables[verb]
            found = self._listed[key] = [table[n] for n in bits(mask)]
        return found


def deeds(effects: Sequence[Effect]) -> tuple[Deed, ...]:
    return tuple(_deed(effect) for effect in effects)


def _deed(effect: Effect) -> Deed:
    """Every verb has a step of its own."""
    step = f"do.{effect.word}"
    if effect.take:
        return step, effect.take.who, effect.take.cards
    if effect.steal:
        return step, effect.steal.who, int(effect.steal.may)
    if effect.give:
        return step, effect.give.who, effect.give.to
    value: int | str = getattr(effect, effect.word.replace("-", "_"))
    return step, value
