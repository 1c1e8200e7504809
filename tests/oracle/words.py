"""Choices and positions of the Island in the words of the traces: from words to our options, and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache, wraps
from typing import Any

from game.engine.chance import Chance, Outcome
from game.engine.decision import Decision, Option
from game.engine.rulebook import Step
from game.engine.run import answer, run
from game.rules.island.book import IslandBook
from game.rules.island.building import CITY, ROAD, SETTLEMENT, in_stock
from game.rules.island.scoring import points_of, total
from game.rules.island.state import IslandState
from game.rules.island.topology import bits

ASKS = {
    "start": "first settlement",
    "start.road": "first road",
    "roll": "turn",
    "act": "turn",
    "free-road": "free road",
    "robber": "robber",
    "discard": "discard",
}
"""By our question, what the trace says is asked."""
FURTHER = ("take", "bank", "rob", "monopoly")
"""Our questions for a further part of what is one action in the trace."""
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
CARDS = {
    "knight": "knight",
    "road building": "road-building",
    "year of plenty": "plenty",
    "monopoly": "monopoly",
    "victory point": "landmark",
}
"""Development cards of the trace, and what they are with us, in our order."""
PLAYED = {"knight": "knight", "road-building": "roads"}


# From words to options


def parts_of(did: str) -> list[str]:
    """The keys of our options for an action, part by part."""
    match did.split(" "):
        case ["settle" | "city" as verb, corner]:
            return [f"{verb} corner {corner}"]
        case ["road", path]:
            return [f"road edge {path}"]
        case ["roll" | "buy" | "end" as verb]:
            return [verb]
        case ["knight"]:
            return ["play card knight"]
        case ["roads"]:
            return ["play card road-building"]
        case ["plenty", *kinds]:
            return ["play card plenty", *(f"take resource {kind}" for kind in kinds)]
        case ["monopoly", kind]:
            return ["play card monopoly", f"name resource {kind}"]
        case ["bank", give, _, get]:
            return [f"bank resource {give}", f"take resource {get}"]
        case ["robber", hexagon, *victim]:
            return [f"robber hex {hexagon}", *(f"rob seat {seat}" for seat in victim)]
        case ["discard", *numbers]:
            return [f"discard resource {kind}" for kind in spelled_out(numbers)]
    raise AssertionError(f"what is '{did}'?")


def spelled_out(numbers: Sequence[str]) -> list[str]:
    """So many cards of each kind, by name."""
    return [kind for kind, n in zip(RESOURCES, numbers, strict=True) for _ in range(int(n))]


def chance_of(did: str, chance: Any) -> list[Outcome]:
    """What an action brings by chance, as our rules have it."""
    if chance is None:
        return []
    match did.split(" ")[0]:
        case "roll":
            return [tuple(chance)]
        case "buy":
            return [(list(CARDS).index(chance),)]
        case "robber":
            return [(RESOURCES.index(chance),)]
    raise AssertionError(f"no chance belongs to '{did}'")


# From options to words


def said(s: IslandState, seat: int, chosen: Sequence[Option]) -> str:
    """An action of which all parts are chosen."""
    first, *further = chosen
    at = [str(option.at) for option in further]
    match first.verb:
        case "settle" | "city" | "road":
            return f"{first.verb} {first.at}"
        case "roll" | "end" | "buy":
            return first.verb
        case "robber":
            return " ".join(["robber", str(first.at), *at])
        case "bank":
            rate = s.rates[seat][RESOURCES.index(str(first.at))]
            return f"bank {first.at} {rate} {at[0]}"
        case "discard":
            return " ".join(["discard", *(str([first.at, *at].count(kind)) for kind in RESOURCES)])
        case "play" if first.at in ("plenty", "monopoly"):
            return " ".join([str(first.at), *sorted(at, key=RESOURCES.index)])
        case "play":
            return PLAYED[str(first.at)]
    raise AssertionError(f"no word for '{first.key}'")


def words(b: IslandBook, s: IslandState, decision: Decision) -> Iterator[str]:
    """Every way to finish what the options begin; offers have no words."""
    for option in decision.options:
        if option.verb != "offer":
            for chosen in _chains(asking(b), s, option):
                yield said(s, decision.seat, chosen)


def _chains(b: IslandBook, s: IslandState, option: Option) -> Iterator[list[Option]]:
    if option.verb not in ("robber", "bank", "take", "play"):
        yield [option]
        return
    pause = _after(b, s, option)
    if not isinstance(pause[1], Decision) or pause[1].ask not in FURTHER:
        yield [option]
        return
    for further in pause[1].options:
        for more in _chains(b, pause[0], further):
            yield [option, *more]


def _after(b: IslandBook, s: IslandState, option: Option) -> tuple[IslandState, Decision | Chance | None]:
    ahead = s.copy()
    answer(b, ahead, option)
    return ahead, run(b, ahead)


@cache
def asking(b: IslandBook) -> IslandBook:
    """The same rules, but whoever has one answer is asked all the same."""
    other = copy(b)
    other.steps = {name: _always(step) for name, step in b.steps.items()}
    return other


def _always(step: Step) -> Step:
    @wraps(step)
    def asked(*given: Any) -> Decision | Chance | None:
        pause = step(*given)
        if isinstance(pause, Decision):
            pause.always = True
        return pause

    return asked


# The state


def snapshot(b: IslandBook, s: IslandState, decision: Decision | None) -> dict[str, Any]:
    seats = range(s.seats)
    top = b.top

    def corners(mask: int) -> list[str]:
        return sorted(top.corner_names[c] for c in bits(mask))

    return {
        "hand": s.hand,
        "cards": s.cards,
        "played": s.played,
        "left": [[in_stock(b, s, seat, piece) for piece in (ROAD, SETTLEMENT, CITY)] for seat in seats],
        "roads": [sorted(top.path_names[p] for p in bits(s.roads[seat])) for seat in seats],
        "settlements": [corners(s.houses[seat] & ~s.cities[seat]) for seat in seats],
        "cities": [corners(s.cities[seat]) for seat in seats],
        "visible": [points_of(b, s, seat) for seat in seats],
        "true": [total(b, s, seat) for seat in seats],
        "road length": s.length,
        "longest road": s.longest if s.longest >= 0 else None,
        "largest army": s.army if s.army >= 0 else None,
        "bank": s.bank,
        "deck": s.undrawn,
        "robber": s.robber,
        "turn": s.active if s.active >= 0 else decision and decision.seat,
        "seat": decision and decision.seat,
        "ask": decision and ASKS[decision.ask],
    }
