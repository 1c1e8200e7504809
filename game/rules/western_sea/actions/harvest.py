"""Harvest: any number of resource icons, one token each."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.base import base
from game.rules.western_sea.book import HARVEST, SeaBook
from game.rules.western_sea.pieces import gain_tokens, number
from game.rules.western_sea.spend import loose_wilds, sources, use_source
from game.rules.western_sea.state import SeaState


@base.rule("bars.harvest")
def bars_harvest(b: SeaBook, s: SeaState, seat: int, icons: int) -> str:
    return ""


@base.step("act.harvest")
def act_harvest(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    free = [("harvest.kind", seat)] * icons
    push(s, *free, ("harvest", seat, icons, -1), ("harvest.more", seat), ("harvested", seat))


@base.step("harvest")
def harvest(b: SeaBook, s: SeaState, seat: int, taken: int, odd: int) -> Decision | None:
    """`odd` is the wild kind of a spent single wild that waits for its partner, or -1."""
    profile, action = b.profile(s.holds[seat]), b.action[HARVEST]
    found = sources(b, s, seat)
    loose = loose_wilds(b, profile, found, action)
    options = []
    for face, kind, key, count in found:
        if odd < 0 and profile.goods[face]:
            options.append(Option("harvest", kind, key, count))
        if any(
            n and (w == odd or (odd < 0 and (n > 1 or loose[w] > 1)))
            for w, n in enumerate(profile.wilds[face][action])
        ):
            options.append(Option("pair", kind, key, count))
    if taken and odd < 0:
        if not options:
            return None
        options.append(Option("done"))
    return Decision(
        seat, "harvest", options, draft="harvest", default=0 if options[0].verb == "harvest" else -1
    )


@base.answer("harvest")
def source_harvested(b: SeaBook, s: SeaState, option: Option, seat: int, taken: int, odd: int) -> None:
    if option.verb == "done":
        return
    face = use_source(b, s, seat, option)
    profile = b.profile(s.holds[seat])
    if option.verb == "harvest":
        push(s, ("harvest.load", seat, face), ("harvest", seat, taken + 1, -1))
        return
    wilds = profile.wilds[face][b.action[HARVEST]]
    if odd >= 0 or max(wilds) > 1:
        push(s, ("harvest.kind", seat), ("harvest", seat, taken + 1, -1))
    else:
        push(s, ("harvest", seat, taken, wilds.index(1)))


@base.step("harvest.load")
def ask_load(b: SeaBook, s: SeaState, seat: int, face: int) -> Decision:
    """Which tokens the face brings, where a conversion leaves the choice."""
    loads = b.profile(s.holds[seat]).goods[face]
    options = [Option("load", "token", "+".join(b.resources[k] for k in load)) for load in loads]
    return Decision(seat, "harvest.load", options, draft="harvest", default=0)


@base.answer("harvest.load")
def load_taken(b: SeaBook, s: SeaState, option: Option, seat: int, face: int) -> None:
    for name in str(option.at).split("+"):
        gain_tokens(s, seat, b.resource[name], 1)


@base.step("harvest.kind")
def ask_kind(b: SeaBook, s: SeaState, seat: int) -> Decision:
    """A pair of wilds is one icon of any kind."""
    return Decision(seat, "harvest.kind", [Option("gain", "token", r) for r in b.resources], draft="harvest")


@base.answer("harvest.kind")
def kind_taken(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    gain_tokens(s, seat, b.resource[str(option.at)], 1)


@base.step("harvest.more")
def harvest_more(b: SeaBook, s: SeaState, seat: int) -> None:
    push(s, *[("gain.basic", seat)] * number(b, s, seat, "harvest-more"))


@base.step("harvested")
def harvested(b: SeaBook, s: SeaState, seat: int) -> None:
    emit(s, "harvested", seat)
