"""What the powers of a technology or tile promise in Western Sea: victory points over a whole game.

Read off the words of the entry, so a technology of somebody's own pack is valued as well as ours: how often
its event comes about, times what its effects bring. Rough on purpose; what a bot sees ahead it judges itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.western_sea.content import (
    Count,
    Effect,
    Gain,
    Modifier,
    PowerEntry,
    TechnologyEntry,
    TileEntry,
    Trigger,
)
from game.rules.western_sea.effects import VERBS

OFTEN: dict[str, float] = {
    "rolled": 11,
    "manipulated": 9,
    "explored": 5,
    "joined": 5,
    "settled": 3.5,
    "raided": 1.5,
    "was-raided": 1.5,
    "harvested": 3.5,
    "traded": 2.2,
    "recruited": 2,
    "researched": 1.5,
    "governed": 0.8,
    "used-factory": 2,
    "hired": 1.2,
    "enclosed": 2,
    "advised": 3,
    "navigated": 3,
    "round-ended": 11,
}
"""How often it happens to one seat in a game, as greedy seats play."""
NUMBERS: dict[str, float] = {
    "turn-dice": 4,
    "reroll-dice": 0.5,
    "draw-dice": 2,
    "explore-touch": -2,
    "explore-more": 3,
    "settle-range": 2,
    "settle-more": 4,
    "raid-range": 2,
    "raid-more": 2,
    "defence": 1.5,
    "harvest-more": 4,
    "deal-more": 2,
    "trade-dice": 1,
    "trade-die-vp": 1,
    "recruit-more": 4,
    "research-less": 3,
    "govern-lead": -4,
    "govern-tents": -1,
    "cleanup-tents": 2.5,
    "hire-dice": -3,
    "enclosure-draw": 3,
    "enclosure-control": -3,
    "navigate-more": 3,
}
"""What one more of it is worth. Dice drawn are judged elsewhere."""
ICONS: dict[str, float] = {"pioneer": 9, "settle": 7, "explore": 6, "trade": 6, "raid": 4}
OTHER_ICON = 6.0
CHOSEN = 1.5
"""A die on a face of one's choice, against one that is rolled."""
GAINS: dict[str, float] = {"vp": 1, "reserve": 1, "tents": 0.6, "gold": 1.3}
TOKEN = 1.0
PER = 2.0
"""What a count usually comes to."""
CONVERT = 3.0
ACCESS = 0.7
GUARD = 1.0
WAIVE = {"tokens": 3.0, "terrains": 1.5}
FACTORY = 3.5
"""How often a factory is used by one who has tents there."""
OTHERS = 2.0
LIMITED = 0.8
CONDITIONAL = 0.6


def use(entry: TileEntry | TechnologyEntry | PowerEntry) -> float:
    """Points in a whole game from what lasts; what happens at once is not counted, nor the points shown."""
    total = sum(_modifier(m) for m in entry.while_)
    if isinstance(entry, TechnologyEntry):
        total += sum(_trigger(t) for t in entry.when)
    elif isinstance(entry, TileEntry) and entry.kind == "factory":
        total += FACTORY * max(0.0, _effects(entry.do) - GAINS["tents"])
    return total


def _modifier(modifier: Modifier) -> float:
    if modifier.raise_ is not None:
        return sum(NUMBERS.get(name, 0.0) * by for name, by in modifier.raise_.items())
    if modifier.icon is not None:
        return ICONS.get(modifier.icon, OTHER_ICON)
    if modifier.icons is not None:
        return OTHER_ICON
    if modifier.access is not None:
        return ACCESS * len(modifier.access)
    if modifier.guard is not None:
        return GUARD
    if modifier.waive is not None:
        return WAIVE[modifier.waive.cost]
    if modifier.bring is not None:
        return 0.0  # a ship or a treasure die is judged where it is
    return CONVERT


def _trigger(trigger: Trigger) -> float:
    often = OFTEN[trigger.event]
    if trigger.whose == "others":
        often *= OTHERS
    if trigger.limit:
        often *= LIMITED
    if trigger.if_:
        often *= CONDITIONAL
    return often * _effects(trigger.do)


def effects_worth(effects: Sequence[Effect]) -> float:
    """What it brings once to do all this."""
    return _effects(effects)


def _effects(effects: Sequence[Effect]) -> float:
    return sum(_effect(e) for e in effects)


def _effect(effect: Effect) -> float:
    if effect.gain is not None:
        return _gain(effect.gain)
    if effect.exchange is not None:
        per_time = max(0.4, _gain(effect.exchange.get) - _gain(effect.exchange.give))
        return per_time * (1 + (effect.exchange.times - 1) / 2)
    if effect.may is not None:
        return _effects(effect.may)
    if effect.either is not None:
        return max(_effect(e) for e in effect.either)
    return VERBS[effect.word].worth * _amount(effect)


def _amount(effect: Effect) -> float:
    what = getattr(effect, effect.word)
    if isinstance(what, int):
        return 1 + (what - 1) / 2
    if effect.place is not None:
        return effect.place.tents
    if effect.act is not None:
        return max(0.5, effect.act.icons)
    dice = float(getattr(what, "dice", 1))
    return dice * (CHOSEN if getattr(what, "face", "") == "chosen" else 1.0)


def _gain(gain: Gain) -> float:
    once: float = sum(
        GAINS.get(name, TOKEN) * float(getattr(gain, name))
        for name in gain.__struct_fields__
        if name != "per"
    )
    return once * _per(gain.per)


def _per(count: Count | None) -> float:
    if count is None:
        return 1.0
    if count.houses or (count.tiles is not None and count.tiles.hold == "governed"):
        return 0.8
    return PER
