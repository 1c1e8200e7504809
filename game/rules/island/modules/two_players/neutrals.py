"""Neutral colours: whoever builds a road or a settlement builds one for them, too."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision, Option
from game.engine.rulebook import once_per_book
from game.engine.state import Event, push
from game.rules.island.book import IslandBook
from game.rules.island.building import ROAD, SETTLEMENT, in_stock, open_places, put_road, put_settlement
from game.rules.island.modules.two_players.layer import NEUTRALS, part_of, two
from game.rules.island.scoring import follow
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits

VERBS = ("neutral-a", "neutral-b")
"""By neutral colour, building for it."""

two.before("setup.pieces", "neutrals")


@two.wrap("neutral-colours")
def colours(rule: Callable[[], int]) -> int:
    return rule() + NEUTRALS


@two.step("neutrals")
def set_up(b: IslandBook, s: IslandState) -> None:
    """A settlement without a road for each, and tokens for the players."""
    part, (there, each) = part_of(s), b.rules["trade-tokens"](b)
    part.tokens = [each] * s.seats
    part.supply = there - each * s.seats
    for colour, name in enumerate(b.map.neutrals, s.seats):
        put_settlement(b, s, colour, b.top.corner[name], 1)


@two.watch("road")
def road_built(b: IslandBook, s: IslandState, event: Event) -> None:
    _, colour, _, free = event
    if colour >= s.seats or s.active == NOBODY or (free and b.switch["free-road-neutral"] == "never"):
        return
    follow(s, ("neutral-road", colour))


@two.watch("settlement")
def settlement_built(b: IslandBook, s: IslandState, event: Event) -> None:
    if event[1] < s.seats and s.active != NOBODY:
        follow(s, ("neutral-settlement", event[1]))


@once_per_book
def neutral_options(b: IslandBook) -> dict[str, list[list[Option]]]:
    """By piece and neutral colour, an option for each place."""
    top = b.top
    return {
        ROAD: [[Option(verb, "edge", name) for name in top.path_names] for verb in VERBS],
        SETTLEMENT: [[Option(verb, "corner", name) for name in top.corner_names] for verb in VERBS],
    }


def places(b: IslandBook, s: IslandState, piece: str) -> list[Option]:
    """By the rules from each colour's own pieces and stock."""
    options = []
    for n in range(NEUTRALS):
        if in_stock(b, s, s.seats + n, piece):
            table = neutral_options(b)[piece][n]
            options += [table[place] for place in bits(open_places(b, s, s.seats + n, piece))]
    return options


def colour_of(s: IslandState, option: Option) -> int:
    return s.seats + VERBS.index(option.verb)


@two.step("neutral-road")
def neutral_road(b: IslandBook, s: IslandState, seat: int) -> Decision | None:
    options = places(b, s, ROAD)
    return Decision(seat, "neutral-road", options) if options else None


@two.answer("neutral-road")
def neutral_road_built(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    put_road(b, s, colour_of(s, option), b.top.path[str(option.at)], 1)


@two.step("neutral-settlement")
def neutral_settlement(b: IslandBook, s: IslandState, seat: int) -> Decision | None:
    """A road instead, if neither can settle."""
    options = places(b, s, SETTLEMENT)
    if not options:
        push(s, ("neutral-road", seat))
        return None
    return Decision(seat, "neutral-settlement", options)


@two.answer("neutral-settlement")
def neutral_settlement_built(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    put_settlement(b, s, colour_of(s, option), b.top.corner[str(option.at)], 1)
