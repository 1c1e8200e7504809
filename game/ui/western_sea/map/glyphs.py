"""Powers as pictures: what a tile or technology does, as a short row of icons, read off the entry itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.western_sea.content import Effect, Gain, Modifier, Recruit, TechnologyEntry, TileEntry

RAISES = {
    "die-track": "die-track",
    "turn-dice": "turn",
    "reroll-dice": "reroll",
    "draw-dice": "draw",
    "explore-touch": "explore",
    "explore-more": "explore",
    "settle-range": "range",
    "settle-more": "settle",
    "raid-range": "range",
    "raid-more": "raid",
    "defence": "defence",
    "harvest-more": "harvest",
    "deal-more": "deal",
    "trade-dice": "trade",
    "trade-die-vp": "trade",
    "recruit-more": "recruit",
    "research-less": "research",
    "govern-lead": "govern",
    "govern-tents": "govern",
    "cleanup-tents": "tent",
    "navigate-more": "navigate",
}
GAINS = {"basic": "any-basic", "tents": "tent", "vp": "vp", "reserve": "vp"}
MOST = 3


class Glyph(NamedTuple):
    """A picture, and how many of it (0 to leave that out)."""

    icon: str
    n: int = 0
    die: str = ""
    """The colour, if the picture is a die."""


def tile_glyphs(tile: TileEntry) -> list[Glyph]:
    return (_effects(tile.do) + _modifiers(tile.while_))[:MOST]


def technology_icon(technology: TechnologyEntry) -> str:
    """The picture of a technology; one from somebody's own pack borrows that of what it does."""
    return f"technologies/{technology.id}"


def technology_glyphs(technology: TechnologyEntry) -> list[Glyph]:
    found = _effects(technology.do) + _modifiers(technology.while_)
    for trigger in technology.when:
        found += _effects(trigger.do)
    found += [Glyph("vp", score.vp) for score in technology.score]
    return found[:MOST] or [Glyph("technology")]


def _effects(effects: Sequence[Effect]) -> list[Glyph]:
    found: list[Glyph] = []
    for effect in effects:
        found += _effect(effect)
    return found


def _effect(effect: Effect) -> list[Glyph]:
    if effect.gain is not None:
        return _gain(effect.gain)
    if effect.recruit is not None:
        return _recruit(effect.recruit)
    if effect.either is not None:
        return _effects(effect.either)
    if effect.may is not None:
        return _effects(effect.may)
    if effect.exchange is not None:
        return [Glyph("exchange"), *_gain(effect.exchange.get)]
    if effect.act is not None:
        return [Glyph(action) for action in effect.act.actions] or [Glyph("extra-action")]
    if effect.place is not None:
        return [Glyph("place", effect.place.tents)]
    if effect.hook is not None:
        return [Glyph("any")]
    what = getattr(effect, effect.word)
    n = what if isinstance(what, int) else getattr(what, "dice", 0)
    return [Glyph(effect.word, n)]


def _gain(gain: Gain) -> list[Glyph]:
    return [
        Glyph(GAINS.get(name, name), n)
        for name in gain.__struct_fields__
        if name != "per" and (n := getattr(gain, name))
    ]


def _recruit(recruit: Recruit) -> list[Glyph]:
    if recruit.colours:
        return [Glyph("die", die=colour) for colour in recruit.colours]
    return [Glyph("recruit", recruit.dice)]


def _modifiers(modifiers: Sequence[Modifier]) -> list[Glyph]:
    found: list[Glyph] = []
    for modifier in modifiers:
        if modifier.raise_ is not None:
            found += [Glyph(RAISES.get(name, "plus"), by) for name, by in modifier.raise_.items()]
        elif modifier.convert is not None:
            found += [Glyph(modifier.convert.from_), Glyph("converter"), Glyph(modifier.convert.to)]
        elif modifier.icon is not None:
            found += [Glyph("icon"), Glyph(modifier.icon)]
        elif modifier.access is not None:
            found += [Glyph("access"), *(Glyph("die", die=colour) for colour in modifier.access[:2])]
        elif modifier.bring is not None:
            found.append(Glyph("die", die="treasure") if modifier.bring == "treasure" else Glyph("ship"))
        elif modifier.guard is not None:
            found.append(Glyph("guard", modifier.guard))
        else:
            found.append(Glyph("waive"))
    return found
