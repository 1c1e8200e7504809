"""The typed entries of the Island: what may stand in its YAML files."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from game.engine.content import Entry

Pieces = Annotated[int, msgspec.Meta(ge=1, le=99)]
Roll = Annotated[int, msgspec.Meta(ge=2, le=12)]
Few = Annotated[int, msgspec.Meta(ge=1, le=9)]
RuleNumber = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Scenario = Literal["fishermen", "rivers", "caravans", "barbarian-attack", "traders"]
"""What an entry may belong to: it is left in the box unless that is played."""
Who = Literal["you", "everyone", "most-knights", "army", "longest-road", "most-harbours", "leaders"]


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True, rename="kebab"):
    """A piece of an entry: unknown words are errors, words are written with hyphens."""


# Effects: what a card does, one word each


class Take(Part, frozen=True, kw_only=True):
    """Cards of one's choice from the bank."""

    who: Who = "you"
    cards: Few = 1


class Steal(Part, frozen=True, kw_only=True):
    """A random card from others' hands."""

    who: Who
    may: bool = False
    """Whether it may be left."""


class Give(Part, frozen=True, kw_only=True):
    """A card of one's choice to others."""

    who: Who
    to: Literal["left", "poorer"]


class Effect(Part, frozen=True, kw_only=True):
    """`do`: something that happens now."""

    knight: Few | None = None
    """So many knights more for the largest army."""
    robber: Literal["moved", "home"] | None = None
    roads: Few | None = None
    """So many roads for nothing."""
    take: Take | None = None
    monopoly: Few | None = None
    """So many kinds are named, and everybody hands over all cards of them."""
    steal: Steal | None = None
    give: Give | None = None
    damage: Few | None = None
    """Everybody turns so many roads of their own."""
    cities_get: Few | None = None
    """What cities get this time."""
    coins: Few | None = None
    recruit: Literal["castle", "anywhere"] | None = None
    """A knight of one's own on a free path there."""
    capture: Few | None = None
    """So many barbarians of the coast become prisoners."""
    shift: Few | None = None
    """So many barbarians go from one hex of the coast to another."""
    ambush: Few | None = None
    """So many barbarians are moved from path to path."""
    journey: Literal["again"] | None = None
    """The wagon moves once more."""

    def __post_init__(self) -> None:
        given = [f for f in self.__struct_fields__ if getattr(self, f) is not None]
        if len(given) != 1:
            names = ", ".join(f.replace("_", "-") for f in self.__struct_fields__)
            raise ValueError(f"needs exactly one of: {names}")

    @property
    def word(self) -> str:
        return next(f for f in self.__struct_fields__ if getattr(self, f) is not None).replace("_", "-")


VERBS = tuple(f.replace("_", "-") for f in Effect.__struct_fields__)


# Entries


class ResourceEntry(Entry, frozen=True, kw_only=True):
    count: Pieces


class TerrainEntry(Entry, frozen=True, kw_only=True):
    count: Pieces
    gives: str | None = None
    module: Scenario | None = None
    fish: tuple[Roll, ...] = ()
    """The rolls on which fish are drawn there."""


class TokenEntry(Entry, frozen=True, kw_only=True):
    named: ClassVar[bool] = False
    roll: Roll


class HarbourEntry(Entry, frozen=True, kw_only=True):
    count: Pieces
    rate: Annotated[int, msgspec.Meta(ge=1, le=9)]
    takes: str | None = None
    """The kind of card that it takes; any one kind when left out."""


class MapEntry(Entry, frozen=True, kw_only=True):
    hexes: tuple[tuple[str, ...], ...] | None = None
    """Rows of terrain and roll, as in `forest 8`; left out, the terrain is shuffled."""
    tokens: Literal["printed", "spiral", "shuffled"] = "printed"
    harbours: dict[str, str]
    neutrals: tuple[str, ...] = ()
    red_may_touch: bool = msgspec.field(default=False, name="red-may-touch")


class PieceEntry(Entry, frozen=True, kw_only=True):
    price: dict[str, Pieces]
    count: Pieces | None = None
    module: Scenario | None = None
    points: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    gets: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class CardEntry(Entry, frozen=True, kw_only=True):
    count: Pieces
    module: Scenario | None = None
    do: tuple[Effect, ...] = ()
    points: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    """A card with points is never played: it counts where it is."""


class EventEntry(Entry, frozen=True, kw_only=True):
    rolls: tuple[Roll, ...]
    """The number on each of its cards."""
    do: tuple[Effect, ...] = ()


class GroundEntry(Entry, frozen=True, kw_only=True):
    """A fishing ground, and the place off the coast where it is printed."""

    named: ClassVar[bool] = False
    roll: Roll
    paths: tuple[str, str]
    module: Scenario = "fishermen"


class FishEntry(Entry, frozen=True, kw_only=True):
    count: Pieces
    fish: Few | None = None
    each: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    """How many each of two players begins with."""
    module: Scenario = "fishermen"


class PurchaseEntry(Entry, frozen=True, kw_only=True):
    """What fish can buy."""

    fish: Few
    module: Scenario = "fishermen"


class RiverEntry(Entry, frozen=True, kw_only=True):
    """A printed piece of several hexes with a river."""

    hexes: tuple[str, ...]
    """Their numbers and terrains, as in `3 swamp`."""
    bridges: tuple[str, ...]
    """The paths that cross it."""
    removes: dict[str, Pieces]
    """Terrains that stay in the box for it."""
    module: Scenario = "rivers"


class OasisEntry(Entry, frozen=True, kw_only=True):
    """One way in which the oasis may lie."""

    named: ClassVar[bool] = False
    hex: Annotated[int, msgspec.Meta(ge=0)]
    arrows: tuple[str, ...]
    """The corners through which caravans set out."""
    module: Scenario = "caravans"


class VoteEntry(Entry, frozen=True, kw_only=True):
    """A resource whose cards are votes."""

    named: ClassVar[bool] = False
    votes: Few
    module: Scenario = "caravans"


class RegionEntry(Entry, frozen=True, kw_only=True):
    """Hexes over which terrains are shuffled that lie nowhere else."""

    named: ClassVar[bool] = False
    hexes: tuple[str, ...]
    """Their numbers, and the roll that lies on each, as in `12 4`; alone where nothing is given."""
    terrains: dict[str, Pieces]
    barbarians: tuple[Roll, ...] = ()
    """The rolls on whose hexes a barbarian begins."""
    module: Scenario = "barbarian-attack"


class DirectionEntry(Entry, frozen=True, kw_only=True):
    """A face of the colour die, and the two opposite sides of a hex that it stands for."""

    sides: tuple[str, str]
    module: Scenario = "barbarian-attack"


class PlazaEntry(Entry, frozen=True, kw_only=True):
    """A printed hex of trade with a plaza in its middle."""

    hexagon: str = msgspec.field(name="hex")
    """Its number and terrain, as in `2 quarry`."""
    sea: tuple[str, ...]
    """Its sides at the sea, where nothing passes."""
    wares: dict[str, Pieces]
    """What is fetched there, and how many of each."""
    barbarian: str
    """The path that a barbarian begins on."""
    removes: dict[str, Pieces]
    """Terrains that stay in the box for it."""
    module: Scenario = "traders"


class WareEntry(Entry, frozen=True, kw_only=True):
    """What wagons carry."""

    to: str
    """The plaza where it is wanted."""
    module: Scenario = "traders"


class WagonEntry(Entry, frozen=True, kw_only=True):
    """A card of the wagon; everybody has them all and turns one after another."""

    move: Few
    """Movement points in a turn."""
    gold: Annotated[int, msgspec.Meta(ge=0, le=99)]
    """Coins for a delivery."""
    drives_off: tuple[Annotated[int, msgspec.Meta(ge=1, le=6)], ...] = msgspec.field(
        default=(), name="drives-off"
    )
    """Rolls of a die that drive a barbarian off."""
    price: dict[str, Pieces] = msgspec.field(default_factory=dict)
    """What it costs to turn it; the first is turned from the start."""
    points: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    module: Scenario = "traders"


class AwardEntry(Entry, frozen=True, kw_only=True):
    least: Annotated[int, msgspec.Meta(ge=0, le=99)]
    points: Annotated[int, msgspec.Meta(ge=-9, le=9)]
    module: Scenario | None = None


class NumberEntry(Entry, frozen=True, kw_only=True):
    named: ClassVar[bool] = False
    value: RuleNumber
    module: Scenario | None = None


class SwitchEntry(Entry, frozen=True, kw_only=True):
    value: RuleNumber | str


KINDS: dict[str, type[Entry]] = {
    "resources": ResourceEntry,
    "terrains": TerrainEntry,
    "tokens": TokenEntry,
    "harbours": HarbourEntry,
    "maps": MapEntry,
    "pieces": PieceEntry,
    "cards": CardEntry,
    "awards": AwardEntry,
    "numbers": NumberEntry,
    "switches": SwitchEntry,
}
MODULE_KINDS: dict[str, type[Entry]] = {
    "events": EventEntry,
    "grounds": GroundEntry,
    "fish": FishEntry,
    "purchases": PurchaseEntry,
    "rivers": RiverEntry,
    "arrows": OasisEntry,
    "votes": VoteEntry,
    "regions": RegionEntry,
    "directions": DirectionEntry,
    "plazas": PlazaEntry,
    "wares": WareEntry,
    "wagons": WagonEntry,
}
