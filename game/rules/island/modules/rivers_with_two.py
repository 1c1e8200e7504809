"""Rivers for two: whoever builds a bridge builds one for a neutral colour, too."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import Layer, once_per_book
from game.engine.state import Event, push
from game.rules.island.book import IslandBook
from game.rules.island.building import BRIDGE, in_stock, open_places
from game.rules.island.modules.rivers.bridges import put_bridge
from game.rules.island.modules.two_players.layer import NEUTRALS
from game.rules.island.modules.two_players.neutrals import VERBS, colour_of
from game.rules.island.scoring import follow
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

layer = Layer("rivers-two-players")


@layer.watch("bridge")
def bridge_built(b: IslandBook, s: IslandState, event: Event) -> None:
    if event[1] < s.seats:
        follow(s, ("neutral-bridge", event[1]))


@once_per_book
def bridge_options(b: IslandBook) -> list[list[Option]]:
    return [[Option(verb, "edge", name) for name in b.top.path_names] for verb in VERBS]


@layer.step("neutral-bridge")
def neutral_bridge(b: IslandBook, s: IslandState, seat: int) -> Decision | None:
    """A road instead, if neither can build one."""
    options = []
    for n in range(NEUTRALS):
        if in_stock(b, s, s.seats + n, BRIDGE):
            options += [bridge_options(b)[n][path] for path in bits(open_places(b, s, s.seats + n, BRIDGE))]
    if not options:
        push(s, ("neutral-road", seat))
        return None
    return Decision(seat, "neutral-bridge", options)


@layer.answer("neutral-bridge")
def neutral_bridge_built(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    put_bridge(b, s, colour_of(s, option), b.top.path[str(option.at)], 1)
