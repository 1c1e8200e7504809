"""What may stand in `diceoneer.yaml`: the queue, the hexagon and its sides, governing, and the levels."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from game.rules.western_sea.content import OneOf, Part, WesternEntry

Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Laid = Literal["action", "wild", "resource"]


class Rank(OneOf, frozen=True, kw_only=True):
    """Of the candidates only those with the most, or the least, of something are left."""

    most: str | None = None
    least: str | None = None


class Row(Part, frozen=True, kw_only=True):
    """One line of priorities: it is followed if any candidate fits `where`, and then no later line is."""

    where: dict[str, int] = msgspec.field(default_factory=dict)
    """Exactly so much of something."""
    by: tuple[Rank, ...] = ()
    """One after the other, as long as several candidates are left."""


class Queue(Part, frozen=True, kw_only=True):
    dice: dict[str, Annotated[int, msgspec.Meta(ge=1, le=9)]]
    """Those it begins with, by colour; shuffled."""
    share: Annotated[int, msgspec.Meta(ge=1, le=6)]
    """It rolls one in so many of its dice, rounded up."""
    least: Small
    """But never fewer than this."""
    tents: Annotated[int, msgspec.Meta(ge=1, le=6)]
    """Tents it takes from the general stock whenever it needs one and has none."""


class Hexagon(Part, frozen=True, kw_only=True):
    """Where the pieces go, and what a bare hexagon is worth."""

    order: Annotated[tuple[Laid, ...], msgspec.Meta(min_length=3, max_length=3)]
    """Which of the rolled dice are laid first."""
    double: tuple[Row, ...]
    """A face with different action icons."""
    wild: tuple[Row, ...]
    resource: tuple[Row, ...]
    bare_vp: Small


class Side(Part, frozen=True, kw_only=True):
    """A side of the hexagon; they lie clockwise in the order of the file."""

    action: str
    die: tuple[Face, ...]
    """The numbers of the six-sided die that choose it."""
    numbers: dict[str, Small] = msgspec.field(default_factory=dict)
    choices: dict[str, tuple[Row, ...]] = msgspec.field(default_factory=dict)
    """By what is chosen, its priorities."""


class Options(Part, frozen=True, kw_only=True):
    """How hard it is to beat. Every option can be set on its own; left out, it is as here."""

    unused_vp: Annotated[int, msgspec.Meta(ge=0, le=3)] = 1
    """Points for every point of strength that an action does not use."""
    roll_more: Annotated[int, msgspec.Meta(ge=-2, le=4)] = 0
    """Dice that it rolls more, or fewer, each round."""
    more_tents: Annotated[int, msgspec.Meta(ge=-3, le=6)] = 0
    """Tents that it begins with, more or fewer than a player."""
    more_vp: Annotated[int, msgspec.Meta(ge=-2, le=2)] = 0
    """Points more or less for every icon of a technology and every token that it trades."""
    advisor: Literal["both", "bot", "human"] = "both"
    """Advisors: who has one."""
    blue_die: Literal["start", "later"] = "start"
    """Fish and Ships: whether it begins with a blue die, or gets it once the sea is raised."""
    harbour_die: bool = False
    """Fish and Ships: it gets a blue die when it explores the harbour."""
    fish_navy: bool = False
    """Fish and Ships: a fish on its blue die makes its navy grow too."""
    navy_back: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    """Fish and Ships: how far its navy falls when it sails; 0 for all the way."""
    navy_below: bool = False
    """Fish and Ships: it sails only when its die shows less than the strength of its navy."""
    raid_first: bool = False
    """It raids instead of exploring whenever that changes who controls a tile."""


Effect = Literal["strength", "dice", "steal", "house", "vp", "gold", "explore"]


class Advice(Part, frozen=True, kw_only=True):
    """What an advisor does for the Diceoneer, when the pink die shows its face."""

    advisor: str
    side: str
    """The action beside whose side the die is laid."""
    effect: Effect
    n: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    stolen: tuple[Row, ...] = ()
    """For `steal`: which die."""


class DiceoneerEntry(WesternEntry, frozen=True, kw_only=True):
    """One part of the script."""

    module: str = "diceoneer"
    queue: Queue | None = None
    hexagon: Hexagon | None = None
    side: Side | None = None
    govern: tuple[Row, ...] | None = None
    """Which tile it governs first."""
    level: Options | None = None
    advice: Advice | None = None

    @property
    def word(self) -> str:
        return next((w for w in WORDS if getattr(self, w) is not None), "")

    def __post_init__(self) -> None:
        if sum(getattr(self, w) is not None for w in WORDS) != 1:
            raise ValueError(f"needs exactly one of: {', '.join(WORDS)}")


WORDS = ("queue", "hexagon", "side", "govern", "level", "advice")
