"""The scenario's own deck: a card is turned up as it is bought, and happens at once."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.chance import Chance
from game.engine.content import Library
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit, once_per_book
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.building import Bars
from game.rules.island.content import CardEntry
from game.rules.island.modules.barbarian_attack.invasion import come, land
from game.rules.island.modules.barbarian_attack.layer import (
    NAME,
    look_at,
    part_of,
    raiders,
    ridden,
    shore,
)
from game.rules.island.scoring import follow, score_changed
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits, mask_of

SUPPLY = NOBODY
"""Where a barbarian comes from that was on no hex."""


@raiders.wrap("deck")
def own_deck(rule: Callable[..., list[CardEntry]], library: Library) -> list[CardEntry]:
    return [card for card in library.of("cards", CardEntry).values() if card.module == NAME]


@raiders.replace("draw")
def draw(b: IslandBook, s: IslandState, seat: int) -> None:
    push(s, ("reveal", seat))


@raiders.step("reveal")
def reveal(b: IslandBook, s: IslandState, seat: int) -> Chance:
    there = [card for card, n in enumerate(s.deck) if n]
    return Chance("card", there, [s.deck[card] for card in there])


@raiders.outcome("reveal")
def revealed(b: IslandBook, s: IslandState, outcome: tuple[int], seat: int) -> None:
    card = outcome[0]
    s.deck[card] -= 1
    s.undrawn -= 1
    s.played[seat][card] += 1
    emit(s, "revealed", seat, card)
    if not s.undrawn:
        reshuffle(b, s)
    push(s, *[(step, seat, *values) for step, *values in b.deeds[card]])


def reshuffle(b: IslandBook, s: IslandState) -> None:
    """The last card is drawn: all make a new deck."""
    s.deck = [entry.count for entry in b.cards]
    s.undrawn = sum(s.deck)
    s.played = [[0] * len(s.deck) for _ in s.played]
    emit(s, "reshuffled")


# A knight


@raiders.step("do.recruit")
def do_recruit(b: IslandBook, s: IslandState, seat: int, where: str) -> None:
    """Without a knight or a free path the card is lost."""
    part = look_at(s)
    if part.knights[seat].bit_count() < b.number["knights"] and free_paths(b, s, where):
        push(s, ("recruit", seat, where))
        return
    emit(s, "card-lost", seat)
    if b.switch["lost-card"] == "another":
        push(s, ("draw", seat))


def recruit_bars(b: IslandBook, s: IslandState, where: str) -> Bars:
    """Where no knight can be placed."""
    bars = [("knight-there", ridden(look_at(s)))]
    return [*bars, ("not-castle", b.top.all_paths & ~shore(b).castle)] if where == "castle" else bars


def free_paths(b: IslandBook, s: IslandState, where: str) -> int:
    """A mask of the paths where one can."""
    paths = b.top.all_paths
    for _, barred in recruit_bars(b, s, where):
        paths &= ~barred
    return paths


@once_per_book
def knight_options(b: IslandBook) -> list[Option]:
    return [Option("knight", "edge", name) for name in b.top.path_names]


@raiders.step("recruit")
def recruit(b: IslandBook, s: IslandState, seat: int, where: str) -> Decision:
    return Decision(seat, "recruit", [knight_options(b)[path] for path in bits(free_paths(b, s, where))])


@raiders.answer("recruit")
def recruited(b: IslandBook, s: IslandState, option: Option, seat: int, where: str) -> None:
    path = b.top.path[str(option.at)]
    part_of(s).knights[seat] |= 1 << path
    emit(s, "knight", seat, path)


# Barbarians of the coast


@once_per_book
def hex_options(b: IslandBook) -> dict[str, list[Option]]:
    """By verb, an option for each hex."""
    every = range(len(b.top.cells))
    taking = [Option("capture", "hex", h) for h in every]
    return {
        "capture": taking,
        "lift": [Option("lift", "hex", h) for h in every],
        "land": [Option("land", "hex", h) for h in every],
    }


def raided(b: IslandBook, s: IslandState) -> list[int]:
    """The hexes with barbarians."""
    there = look_at(s).there
    return [h for h in sorted(shore(b).hexes) if there[h]]


@raiders.step("do.capture")
def do_capture(b: IslandBook, s: IslandState, seat: int, n: int) -> None:
    """Where nobody is to be captured, the next card is drawn instead."""
    push(s, *([("capture", seat)] * n if raided(b, s) else [("draw", seat)]))


@raiders.step("capture")
def capture(b: IslandBook, s: IslandState, seat: int) -> Decision | None:
    there = raided(b, s)
    return Decision(seat, "capture", [hex_options(b)["capture"][h] for h in there]) if there else None


@raiders.answer("capture")
def captured(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    part_of(s).prisoners[seat] += 1
    emit(s, "captured", seat, int(option.at))
    come(b, s, int(option.at), -1)
    score_changed(b, s)


@raiders.step("do.shift")
def do_shift(b: IslandBook, s: IslandState, seat: int, n: int) -> None:
    push(s, ("shift", seat, n, 0))


def lift_bars(b: IslandBook, s: IslandState, used: int) -> Bars:
    """From where no barbarian can be taken."""
    return [("no-raiders", b.top.all_hexes & ~mask_of(raided(b, s))), ("sent-already", used)]


def sources(b: IslandBook, s: IslandState, used: int) -> list[int]:
    """The hexes from which a barbarian can go: not to or from a hex that is used already."""
    closed = 0
    for _, mask in lift_bars(b, s, used):
        closed |= mask
    return [h for h in bits(b.top.all_hexes & ~closed) if landings(b, s, used | 1 << h)]


def landings(b: IslandBook, s: IslandState, used: int) -> list[int]:
    """The hexes to which one can go: those that are not conquered."""
    closed = 0
    for _, mask in landing_bars(b, s, used):
        closed |= mask
    return list(bits(b.top.all_hexes & ~closed))


def landing_bars(b: IslandBook, s: IslandState, used: int) -> Bars:
    """Where no barbarian can be sent."""
    coast = mask_of(shore(b).hexes)
    return [
        ("no-coast", b.top.all_hexes & ~coast),
        ("conquered", look_at(s).conquered),
        ("sent-already", used),
    ]


@raiders.step("shift")
def shift(b: IslandBook, s: IslandState, seat: int, n: int, used: int) -> Decision | None:
    """One barbarian after another, from different hexes to other ones; as many as can.

    Those that are missing on the island come from the supply."""
    there = sources(b, s, used) if n else []
    if there:
        return Decision(seat, "shift", [hex_options(b)["lift"][h] for h in there], "shift")
    missing = not [h for h in raided(b, s) if not used >> h & 1]
    if n and missing and look_at(s).supply and landings(b, s, used):
        push(s, ("shift-to", seat, n, used, SUPPLY))
    return None


@raiders.answer("shift")
def lifted(b: IslandBook, s: IslandState, option: Option, seat: int, n: int, used: int) -> None:
    push(s, ("shift-to", seat, n, used | 1 << int(option.at), int(option.at)))


@raiders.step("shift-to")
def shift_to(b: IslandBook, s: IslandState, seat: int, n: int, used: int, origin: int) -> Decision:
    there = landings(b, s, used)
    return Decision(seat, "shift-to", [hex_options(b)["land"][h] for h in there], "shift")


@raiders.answer("shift-to")
def shifted(b: IslandBook, s: IslandState, option: Option, seat: int, n: int, used: int, origin: int) -> None:
    hexagon = int(option.at)
    if origin == SUPPLY:
        land(b, s, hexagon)
    else:
        emit(s, "shifted", seat, origin, hexagon)
        come(b, s, origin, -1)
        come(b, s, hexagon, 1)
    follow(s, ("shift", seat, n - 1, used | 1 << hexagon))
