"""What tiles give the Diceoneer: the same goods as a player, without a choice of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.decision import Decision
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.book import Deed, SeaBook
from game.rules.western_sea.content import Gain
from game.rules.western_sea.counts import count
from game.rules.western_sea.effects import possible
from game.rules.western_sea.effects_dice import colours_for
from game.rules.western_sea.modules.diceoneer.goods import die_decision
from game.rules.western_sea.modules.diceoneer.layer import bot, layer, new_die
from game.rules.western_sea.modules.diceoneer.rolling import lay_token
from game.rules.western_sea.modules.diceoneer.script import script
from game.rules.western_sea.pieces import gain_reserve_vp, gain_vp, take_from_camp
from game.rules.western_sea.state import SeaState


@layer.detour("do")
def do(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int, deed: int) -> Any:
    if seat != bot(s).seat:
        return inner(b, s, seat, deed)
    what = b.deeds[deed]
    if what.word in WAYS:
        WAYS[what.word](b, s, what)
    return None


def gain(b: SeaBook, s: SeaState, deed: Deed) -> None:
    """Tokens go round the hexagon as if they had been rolled; of a choice it takes the first kind."""
    what: Gain = deed.what
    seat = bot(s).seat
    times = 1 if what.per is None else count(b, s, seat, what.per)
    for kind, name in enumerate(b.resources):
        n = getattr(what, name, 0) + (what.basic if [kind] == b.basic[:1] else 0)
        for _ in range(n * times):
            lay_token(b, s, kind)
    gain_vp(s, seat, what.vp * times)
    gain_reserve_vp(s, seat, what.reserve * times)
    take_from_camp(s, seat, what.tents * times)


def recruit(b: SeaBook, s: SeaState, deed: Deed) -> None:
    push(s, *[("solo.bonus", b.deeds.index(deed))] * deed.what.dice)


@layer.step("solo.bonus")
def choose_die(b: SeaBook, s: SeaState, deed: int) -> Decision | None:
    """By its own priorities, among the colours that are offered; never white."""
    offered = colours_for(b, s, bot(s).seat, b.deeds[deed].what)
    return die_decision(b, s, [c for c in offered if s.stock[c] and b.dice[c].terrain])


layer.answer("solo.bonus")(lambda b, s, option, deed: new_die(s, b.colour[str(option.at)]))


def either(b: SeaBook, s: SeaState, deed: Deed) -> None:
    """The first that does something."""
    seat = bot(s).seat
    found = next((n for n in deed.inside if b.deeds[n].word in WAYS and possible(b, s, seat, n)), None)
    if found is not None:
        push(s, ("do", seat, found))


def settle(b: SeaBook, s: SeaState, deed: Deed) -> None:
    push(s, ("solo.settle", deed.what.tents))


def explore(b: SeaBook, s: SeaState, deed: Deed) -> None:
    push(s, ("solo.explore", deed.what))


def act(b: SeaBook, s: SeaState, deed: Deed) -> None:
    """At once, with so much strength, whatever it has done this round."""
    actions = [name for name in deed.what.actions if b.action[name] in script(b).side_of]
    strength = max(1, deed.what.icons)
    for name in actions[:1]:
        emit(s, "solo-at-once", bot(s).seat, b.action[name], strength)
        push(s, (f"solo.{name}", strength))


WAYS: dict[str, Callable[[SeaBook, SeaState, Deed], None]] = {
    "gain": gain,
    "recruit": recruit,
    "either": either,
    "place": settle,
    "explore": explore,
    "act": act,
}
"""By verb; what is not here does nothing for it."""
