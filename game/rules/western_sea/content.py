"""The typed entries of Western Sea: what may stand in its YAML files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import msgspec

from game.engine.content import Entry

Count1 = Annotated[int, msgspec.Meta(ge=1, le=60)]
Some = Annotated[int, msgspec.Meta(ge=0, le=60)]
Amount = Annotated[int, msgspec.Meta(ge=-20, le=20)]
RuleNumber = Annotated[int, msgspec.Meta(ge=0, le=200)]
TileKind = Literal["placement", "presence", "factory", "points", "navigation"]
Brings = Literal["ship", "treasure"]
SeaRole = Literal["small-harbour", "harbour", "lighthouse", "beach", "water", "island"]
Seal = Literal["green", "yellow", "orange", "red", "purple"]
EventName = Literal[
    "rolled",
    "manipulated",
    "explored",
    "joined",
    "settled",
    "raided",
    "was-raided",
    "harvested",
    "traded",
    "recruited",
    "researched",
    "governed",
    "used-factory",
    "navigated",
    "round-ended",
    "hired",
    "enclosed",
    "advised",
]


class Part(
    msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True, omit_defaults=True, rename="kebab"
):
    """A piece of an entry: unknown words are errors, words are written with hyphens."""


class OneOf(Part, frozen=True, kw_only=True):
    """A part with exactly one word, such as `- gain: {food: 2}`."""

    def __post_init__(self) -> None:
        given = [f for f in self.__struct_fields__ if getattr(self, f) is not None]
        if len(given) != 1:
            names = ", ".join(f.rstrip("_").replace("_", "-") for f in self.__struct_fields__)
            raise ValueError(f"needs exactly one of: {names}")

    @property
    def word(self) -> str:
        return next(f for f in self.__struct_fields__ if getattr(self, f) is not None)


class Tiles(Part, frozen=True, kw_only=True):
    """Selects tiles on the map, as one player sees them. Everything given must hold."""

    terrain: str | None = None
    kind: TileKind | None = None
    hold: Literal["present", "controlled", "governed"] = "present"
    points: bool | None = None
    """Whether the tile shows points."""
    alone: bool = False
    """Nobody else is present there."""
    shared: bool = False
    """Somebody else is present there too."""
    linked: bool = False
    """Of these, only the largest group in which each touches another."""


class Count(OneOf, frozen=True, kw_only=True):
    """A number read off the table for one player."""

    tiles: Tiles | None = None
    terrains: Literal["present"] | None = None
    houses: Literal["built"] | None = None
    tents: Literal["map", "supply"] | None = None
    dice: str | None = None
    """A colour, `all`, or `colours` for how many different ones."""
    technologies: str | None = None
    """A seal, `all`, or `seals` for how many different ones."""
    tokens: str | None = None
    """A resource, `all`, or `kinds` for how many different ones."""
    emissaries: Literal["hired"] | None = None
    enclosures: Literal["revealed"] | None = None


class AtLeast(Part, frozen=True, kw_only=True):
    """A requirement: the count is at least so many."""

    count: Count
    least: Count1


class Gain(Part, frozen=True, kw_only=True):
    food: Some = 0
    wood: Some = 0
    iron: Some = 0
    gold: Some = 0
    fish: Some = 0
    basic: Some = 0
    """Basic resources of the player's choice, one by one."""
    tents: Some = 0
    """From the general stock into the personal supply."""
    vp: Some = 0
    """From the supply of points, whose end ends the game."""
    reserve: Some = 0
    """Points from the unlimited reserve."""
    per: Count | None = None
    """Everything above once for each."""


class Recruit(Part, frozen=True, kw_only=True):
    dice: Count1 = 1
    colours: tuple[str, ...] = ()
    """Only these; otherwise the colours of terrains where the player is present."""
    anywhere: bool = False
    """Any colour in the stock."""


class Place(Part, frozen=True, kw_only=True):
    """Put tents on the map from the supply, where the player may settle."""

    tents: Count1 = 1
    where: Tiles | None = None
    stock: bool = False
    """From the general stock instead."""


class Dice(Part, frozen=True, kw_only=True):
    dice: Count1 = 1
    face: Literal["rolled", "chosen"] = "rolled"
    refill: bool = False
    """Drawing only: an empty bag is refilled from Spent."""


class Exchange(Part, frozen=True, kw_only=True):
    """Hand in one thing for another, as often as `times` says."""

    give: Gain
    get: Gain
    times: Count1 = 1


class Act(Part, frozen=True, kw_only=True):
    """An extra main action of another kind this turn."""

    actions: tuple[str, ...] = ()
    """Only these; otherwise any."""
    icons: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """Icons that this action receives for nothing."""


class Research(Part, frozen=True, kw_only=True):
    """Research a technology outside the Research action."""

    icons: Annotated[int, msgspec.Meta(ge=1, le=3)]
    """One that costs no more of them."""
    free: Literal["icons", "tokens"]
    """What of its cost is not paid."""


class Effect(OneOf, frozen=True, kw_only=True):
    """`do`: something that happens now."""

    gain: Gain | None = None
    recruit: Recruit | None = None
    place: Place | None = None
    move: Count1 | None = None
    draw: Dice | None = None
    wake: Dice | None = None
    turn: Count1 | None = None
    reroll: Count1 | None = None
    exchange: Exchange | None = None
    deal: Count1 | None = None
    """So many deals of tokens, without a Trade action."""
    steal: Count1 | None = None
    """So many tokens, each from an opponent with whom the player shares a tile."""
    act: Act | None = None
    explore: Count1 | None = None
    research: Research | None = None
    may: tuple[Effect, ...] | None = None
    either: tuple[Effect, ...] | None = None
    hook: str | None = None


class Convert(Part, frozen=True, kw_only=True):
    from_: str = msgspec.field(name="from")
    to: str = ""
    die: str | None = None
    """Only icons that this die shows."""


class Waive(Part, frozen=True, kw_only=True):
    """Part of the cost of researching is not asked for."""

    cost: Literal["terrains", "tokens"]
    seal: Seal | None = None


class Modifier(OneOf, frozen=True, kw_only=True):
    """`while`: holds as long as the player is present on the tile, or has the technology."""

    raise_: dict[str, Amount] | None = msgspec.field(default=None, name="raise")
    convert: Convert | None = None
    icon: str | None = None
    icons: tuple[str, ...] | None = None
    """One icon of these, whichever the player needs."""
    access: tuple[str, ...] | None = None
    guard: Count1 | None = None
    """Whoever raids this very tile loses so many icons."""
    waive: Waive | None = None
    bring: Brings | None = None
    """The player's ship, or a treasure die."""


class Trigger(Part, frozen=True, kw_only=True):
    """`when`: something happens to the player, and the effects follow."""

    event: EventName
    whose: Literal["own", "others"] = "own"
    """`others`: it happens to an opponent, and the effects are still this player's."""
    if_: AtLeast | None = msgspec.field(default=None, name="if")
    do: tuple[Effect, ...]
    limit: Literal["round"] | None = None


class Score(Part, frozen=True, kw_only=True):
    """`score`: points at the end."""

    vp: Count1
    per: Count
    every: Count1 = 1
    most: Annotated[int, msgspec.Meta(ge=1)] | None = None


class WesternEntry(Entry, frozen=True, kw_only=True, rename="kebab"):
    module: str = ""
    """Only in games with this module."""
    with_: str = msgspec.field(default="", name="with")
    """And only if this module is there too."""

    @property
    def needs(self) -> tuple[str, ...]:
        """Those without which it is not in the game."""
        return tuple(name for name in (self.module, self.with_) if name)


class IconEntry(WesternEntry, frozen=True, kw_only=True):
    kind: Literal["action", "wild", "resource", "special"]
    basic: bool = False
    """Resources only: a basic one, that gold can stand for."""
    paid_with: tuple[str, ...] = ()
    """Actions only: the icons that pay for it; otherwise its own."""
    pairs: bool = True
    """Actions only: whether a pair of wilds may stand for its icon."""


class DieEntry(WesternEntry, frozen=True, kw_only=True):
    count: Count1
    terrain: str | None = None
    faces: Annotated[tuple[tuple[str, ...], ...], msgspec.Meta(min_length=6, max_length=6)]
    start: int = 0
    """How many each player begins with."""
    limited: bool = True
    """Some go back to the box with fewer players; the rest form the stock that ends the game."""
    bagless: bool = False
    """It never goes into a bag, and must be woken."""


class TerrainEntry(WesternEntry, frozen=True, kw_only=True):
    pass


class NumberEntry(WesternEntry, frozen=True, kw_only=True):
    """A number of the rules; technologies may raise it for their owner."""

    named: ClassVar[bool] = False
    value: RuleNumber | None = None
    players: Annotated[tuple[RuleNumber, ...], msgspec.Meta(min_length=3, max_length=3)] | None = None
    """For two, three and four players."""
    table: Annotated[tuple[RuleNumber, ...], msgspec.Meta(min_length=1, max_length=20)] | None = None
    modules: dict[str, RuleNumber] = msgspec.field(default_factory=dict)
    """With these modules it is so many instead."""

    def __post_init__(self) -> None:
        if sum(v is not None for v in (self.value, self.players, self.table)) != 1:
            raise ValueError("needs exactly one of: value, players, table")


class TileEntry(WesternEntry, frozen=True, kw_only=True):
    number: int
    terrain: str | None = None
    kind: TileKind
    points: Annotated[tuple[int, ...], msgspec.Meta(min_length=0, max_length=2)] = ()
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    """In games with at least so many players."""
    start: bool = False
    """A starting tile."""
    mark: str = ""
    """What the piece shows, where that is not its number."""
    sea: SeaRole | None = None
    """Its part in the sea: such a tile is never shuffled into the map stack."""
    do: tuple[Effect, ...] = ()
    while_: tuple[Modifier, ...] = msgspec.field(default=(), name="while")


class PowerEntry(WesternEntry, frozen=True, kw_only=True):
    """A card of some module that does something, or whose powers somebody has for a while."""

    number: int
    do: tuple[Effect, ...] = ()
    while_: tuple[Modifier, ...] = msgspec.field(default=(), name="while")


class Cost(Part, frozen=True, kw_only=True):
    icons: Annotated[int, msgspec.Meta(ge=1, le=3)]
    food: Some = 0
    wood: Some = 0
    iron: Some = 0
    gold: Some = 0
    fish: Some = 0
    terrains: tuple[str, ...] = ()


class TechnologyEntry(WesternEntry, frozen=True, kw_only=True):
    number: int
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] | None = None
    """Only in games with at least so many players."""
    naval: Literal["always", "dealt"] | None = None
    """A naval technology: in play whenever ships are, or one of those of which one is dealt."""
    seal: Seal | None = None
    also_seal: Seal | None = None
    """A second seal."""
    deal: Literal["always", "modules", "apart"] = "always"
    """Whether it is among the cards that are dealt by seal: in every game, in games with some module, or not
    at all because its module says when it enters play."""
    cost: Cost
    points: int = 0
    do: tuple[Effect, ...] = ()
    while_: tuple[Modifier, ...] = msgspec.field(default=(), name="while")
    when: tuple[Trigger, ...] = ()
    score: tuple[Score, ...] = ()

    @property
    def seals(self) -> tuple[str, ...]:
        return tuple(seal for seal in (self.seal, self.also_seal) if seal)


class SetEntry(WesternEntry, frozen=True, kw_only=True):
    """A named set of technologies to play with."""

    technologies: tuple[str, ...]
    extends: tuple[str, ...] = ()
    """Sets whose technologies are in this one too."""
    naval: str = ""
    """The naval technology that is in play with them; otherwise it is dealt."""


def technologies_of(sets: Mapping[str, SetEntry], name: str) -> tuple[str, ...]:
    """A set's technologies: those of the sets that it extends, then its own."""
    # No recursion: a pack may chain as many sets as it likes.
    order: list[str] = []
    seen = {name}
    waiting = [name]
    while waiting:
        one = waiting.pop()
        if one in sets:
            order.append(one)
            under = [u for u in sets[one].extends if u not in seen]
            seen.update(under)
            waiting += under
    return tuple(t for one in reversed(order) for t in sets[one].technologies)


KINDS: dict[str, type[Entry]] = {
    "icons": IconEntry,
    "terrains": TerrainEntry,
    "dice": DieEntry,
    "numbers": NumberEntry,
    "tiles": TileEntry,
    "technologies": TechnologyEntry,
    "sets": SetEntry,
}
