"""What the powers of a technology or tile promise in Western Sea: victory points over a whole game.

Read off the words of the entry, so a technology of somebody's own pack is valued as well as ours: how often
its event comes about, times what its effects bring. Rough on purpose; what a bot sees ahead it judges itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.minds import Weights
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

LOWERED = frozenset(["explore-touch", "govern-lead", "govern-tents", "hire-dice", "enclosure-control"])
"""Numbers of which less is better."""


def use(w: Weights, entry: TileEntry | TechnologyEntry | PowerEntry) -> float:
    """Points in a whole game from what lasts; what happens at once is not counted, nor the points shown."""
    total = sum(_modifier(w, m) for m in entry.while_)
    if isinstance(entry, TechnologyEntry):
        total += sum(_trigger(w, t) for t in entry.when)
    elif isinstance(entry, TileEntry) and entry.kind == "factory":
        total += w["use-factory"] * max(0.0, _effects(w, entry.do) - w["gain-tents"])
    return total


def _modifier(w: Weights, modifier: Modifier) -> float:
    if modifier.raise_ is not None:
        return sum(_number(w, name) * by for name, by in modifier.raise_.items())
    if modifier.icon is not None:
        return w.get(f"icon-{modifier.icon}", w["icon-other"])
    if modifier.icons is not None:
        return w["icon-other"]
    if modifier.access is not None:
        return w["use-access"] * len(modifier.access)
    if modifier.guard is not None:
        return w["use-guard"]
    if modifier.waive is not None:
        return w[f"use-waive-{modifier.waive.cost}"]
    if modifier.bring is not None:
        return 0.0  # a ship or a treasure die is judged where it is
    return w["use-convert"]


def _number(w: Weights, name: str) -> float:
    """What one more of it is worth. Dice drawn are judged elsewhere."""
    worth = w.get(f"number-{name}", 0.0)
    return -worth if name in LOWERED else worth


def _trigger(w: Weights, trigger: Trigger) -> float:
    often = w[f"often-{trigger.event}"]
    if trigger.whose == "others":
        often *= w["use-others"]
    if trigger.limit:
        often *= w["use-limited"]
    if trigger.if_:
        often *= w["use-conditional"]
    return often * _effects(w, trigger.do)


def effects_worth(w: Weights, effects: Sequence[Effect]) -> float:
    """What it brings once to do all this."""
    return _effects(w, effects)


def _effects(w: Weights, effects: Sequence[Effect]) -> float:
    return sum(_effect(w, e) for e in effects)


def _effect(w: Weights, effect: Effect) -> float:
    if effect.gain is not None:
        return _gain(w, effect.gain)
    if effect.exchange is not None:
        per_time = max(0.4, _gain(w, effect.exchange.get) - _gain(w, effect.exchange.give))
        return per_time * (1 + (effect.exchange.times - 1) / 2)
    if effect.may is not None:
        return _effects(w, effect.may)
    if effect.either is not None:
        return max(_effect(w, e) for e in effect.either)
    return VERBS[effect.word].worth * _amount(w, effect)


def _amount(w: Weights, effect: Effect) -> float:
    what = getattr(effect, effect.word)
    if isinstance(what, int):
        return 1 + (what - 1) / 2
    if effect.place is not None:
        return effect.place.tents
    if effect.act is not None:
        return max(0.5, effect.act.icons)
    dice = float(getattr(what, "dice", 1))
    return dice * (w["use-chosen"] if getattr(what, "face", "") == "chosen" else 1.0)


def _gain(w: Weights, gain: Gain) -> float:
    once: float = sum(
        w.get(f"gain-{name}", w["gain-token"]) * float(getattr(gain, name))
        for name in gain.__struct_fields__
        if name != "per"
    )
    return once * _per(w, gain.per)


def _per(w: Weights, count: Count | None) -> float:
    if count is None:
        return 1.0
    if count.houses or (count.tiles is not None and count.tiles.hold == "governed"):
        return w["use-few"]
    return w["use-count"]
