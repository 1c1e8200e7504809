"""The Diceoneer with an advisor: the pink die, the +1 marker, and what the advisor adds to an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import Layer, emit
from game.engine.state import Frame, push
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.modules.advisors import PINK, WHITE, advisor_face, cabinet
from game.rules.western_sea.modules.diceoneer.content import Advice
from game.rules.western_sea.modules.diceoneer.land import can_explore
from game.rules.western_sea.modules.diceoneer.layer import bot, human, mirror, to_queue
from game.rules.western_sea.modules.diceoneer.measures import Moment
from game.rules.western_sea.modules.diceoneer.rolling import lay, lay_token
from game.rules.western_sea.modules.diceoneer.script import best, script, tell_why
from game.rules.western_sea.pieces import (
    bits,
    gain_reserve_vp,
    present,
    return_to_camp,
    take_from_camp,
    take_tents,
)
from game.rules.western_sea.state import SeaState

layer = Layer("diceoneer-advisors")


def wants(b: SeaBook, whose: str) -> bool:
    """Whether the `bot` or the `human` has an advisor."""
    return script(b).options.advisor in ("both", whose)


def advice(b: SeaBook, s: SeaState) -> Advice | None:
    thing = cabinet(s).chosen[bot(s).seat]
    return None if thing < 0 else script(b).advice[thing]


def advised(b: SeaBook, s: SeaState, effect: str) -> int:
    """How much of an effect its advisor adds to the action of its side, if the advisor's face lies there."""
    mine = advice(b, s)
    if mine is None or mine.effect != effect:
        return 0
    return mine.n if advisor_face(b) in bot(s).laid[side_of(b, mine)] else 0


def side_of(b: SeaBook, mine: Advice) -> int:
    return script(b).side_of[b.action[mine.side]]


# Set-up


@layer.wrap("white-dice")
def white_dice(inner: Callable[..., int], b: SeaBook) -> int:
    """It begins with those that its script names."""
    begins: int = b.dice[b.colour[WHITE]].start
    return inner(b) - begins + script(b).queue.dice.get(WHITE, 0)


@layer.wrap("prepare")
def prepare(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    """No white die leaves its queue; a human without an advisor keeps the dice as they were."""
    inner(b, s)
    white, pink, other = b.colour[WHITE], b.colour[PINK], human(s)
    s.stock[white] -= 1
    if not wants(b, "human"):
        s.stock[white] -= 1
        s.bag[other][white] += 1
        s.bag[other][pink] -= 1


@layer.detour("advisor.open")
def open_advisor(inner: Callable[..., Any], b: SeaBook, s: SeaState) -> Any:
    return inner(b, s) if wants(b, "human") else None


@layer.detour("advisor.draft")
def draft(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int) -> Any:
    if seat == human(s) and wants(b, "human"):
        return inner(b, s, seat)
    if s.chosen[seat] < 0:
        push(s, ("draft.keep", seat))
    return None


@layer.step("solo.advisor")
def draw_advisor(b: SeaBook, s: SeaState) -> Chance | None:
    """When the human has one, it is dealt one too."""
    return Chance("advisor", cabinet(s).unseen) if wants(b, "bot") else None


@layer.outcome("solo.advisor")
def advisor_drawn(b: SeaBook, s: SeaState, outcome: tuple[int]) -> None:
    """And a pink die goes to the back of its queue."""
    seat, thing = bot(s).seat, outcome[0]
    cabinet(s).unseen.remove(thing)
    cabinet(s).chosen[seat] = thing
    s.holds[seat] |= 1 << thing
    emit(s, "advisor-kept", seat, thing)
    to_queue(s, b.colour[PINK])


layer.after("setup.tiles", "solo.advisor")


# Laying the pink die


@layer.wrap("solo-laid-as")
def laid_as(inner: Callable[..., str], b: SeaBook, face: int) -> str:
    return "action" if face == advisor_face(b) else inner(b, face)


@layer.wrap("solo-lay.action")
def lay_action(inner: Callable[..., None], b: SeaBook, s: SeaState, face: int) -> None:
    """The advisor's face lies beside the side that belongs to the advisor."""
    mine = advice(b, s)
    if face == advisor_face(b) and mine:
        lay(b, s, face, side_of(b, mine), "advisor")
        return
    inner(b, s, face)
    convert(b, s, face)


@layer.wrap("solo-lay.wild")
def lay_wild(inner: Callable[..., None], b: SeaBook, s: SeaState, face: int) -> None:
    inner(b, s, face)
    convert(b, s, face)


def convert(b: SeaBook, s: SeaState, face: int) -> None:
    """Besides, the marker goes where the advisor's conversion points, or a token of its resource is laid."""
    p = bot(s)
    if face // FACES != b.colour[PINK]:
        return
    for bit, icon, to, die in b.converters:
        if s.holds[p.seat] & bit and die == b.colour[PINK] and icon in b.face_icons[face]:
            name = b.icons[to]
            if name in b.resource:
                lay_token(b, s, b.resource[name])
            else:
                p.marker = script(b).side_of[b.action[name]]
                emit(s, "solo-marker", p.seat, b.action[name])


# What the advisor's face adds to an action


@layer.wrap("solo-extras")
def extras(
    inner: Callable[..., list[tuple[str, int]]], b: SeaBook, s: SeaState, side: int
) -> list[tuple[str, int]]:
    mine = advice(b, s)
    more = advised(b, s, "strength") if mine and side_of(b, mine) == side else 0
    return [*inner(b, s, side), ("advisor", more)]


@layer.wrap("solo-recruits")
def recruits(inner: Callable[..., int], b: SeaBook, s: SeaState, strength: int) -> int:
    return inner(b, s, strength) + advised(b, s, "dice")


@layer.wrap("solo-raid-tiles")
def raid_tiles(inner: Callable[..., list[int]], b: SeaBook, s: SeaState) -> list[int]:
    """Who only clears a tile needs no tent for it."""
    if not advised(b, s, "house"):
        return inner(b, s)
    other = human(s)
    return [t for t in bits(present(b, s, bot(s).seat)) if s.tents[t * s.seats + other]]


@layer.wrap("solo-also")
def also(inner: Callable[..., list[Frame]], b: SeaBook, s: SeaState, side: int) -> list[Frame]:
    frames: list[Frame] = inner(b, s, side)
    mine = advice(b, s)
    if mine and side_of(b, mine) == side and advised(b, s, mine.effect):
        emit(s, "solo-advice", bot(s).seat, cabinet(s).chosen[bot(s).seat], (mine.effect, mine.n))
        if mine.effect in EFFECTS:
            frames = [*frames, ("solo.advice", mine.effect, mine.n)]
    return frames


@layer.step("solo.advice")
def advise(b: SeaBook, s: SeaState, effect: str, n: int) -> None:
    EFFECTS[effect](b, s, n)


def take_vp(b: SeaBook, s: SeaState, n: int) -> None:
    gain_reserve_vp(s, bot(s).seat, n)


def keep_gold(b: SeaBook, s: SeaState, n: int) -> None:
    """Beside the queue, until the next round's dice have been rolled."""
    bot(s).gold += n
    emit(s, "solo-gold", bot(s).seat, n)


@layer.step("solo.lay-gold")
def lay_gold(b: SeaBook, s: SeaState) -> None:
    p = bot(s)
    for _ in range(p.gold):
        lay_token(b, s, b.gold)
    p.gold = 0


layer.after("roll-phase", "solo.lay-gold")


def explore_again(b: SeaBook, s: SeaState, n: int) -> None:
    """Tents from the general stock, then a second tile."""
    take_from_camp(s, bot(s).seat, n)
    if can_explore(b, s):
        push(s, ("solo.explore", 1))


def build_house(b: SeaBook, s: SeaState, n: int) -> None:
    """The raided tile is cleared of all tents, and a house of its own stands there, if it has one left."""
    p, other, tile = bot(s), human(s), bot(s).target
    if tile < 0:
        return
    if s.house[tile] < 0 and s.houses[p.seat]:
        s.house[tile] = p.seat
        s.houses[p.seat] -= 1
        emit(s, "house", p.seat, tile)
    theirs, mine = s.tents[tile * s.seats + other], s.tents[tile * s.seats + p.seat]
    emit(s, "solo-cleared", p.seat, tile)
    if theirs:
        s.supply[other] += theirs
        take_tents(s, other, tile, theirs)
    if mine:
        return_to_camp(s, p.seat, tile, mine)


# Stealing a die


def steal_die(b: SeaBook, s: SeaState, n: int) -> None:
    push(s, *[("solo.stolen",)] * n)


@layer.step("solo.stolen")
def choose_stolen(b: SeaBook, s: SeaState) -> Decision | None:
    """Neither white nor pink, from the human's Spent dice; without one, it recruits another."""
    spent, mine = s.spent[human(s)], advice(b, s)
    assert mine is not None
    there = [c for c, n in enumerate(spent) if n and c != b.colour[WHITE] and b.rules["parts"](b, c)]
    found = best(b, s, "stolen", there, Moment(-1, 0))
    if not found:
        push(s, ("solo.die",))
        return None
    options = [Option("take", "spent", b.colours[c], spent[c]) for c in found]
    return Decision(human(s), "solo.stolen", options)


@layer.answer("solo.stolen")
def stolen(b: SeaBook, s: SeaState, option: Option) -> None:
    colour, other = b.colour[str(option.at)], human(s)
    tell_why(b, s, "stolen", colour, Moment(-1, 0))
    s.spent[other][colour] -= 1
    to_queue(s, colour)
    emit(s, "solo-stolen", bot(s).seat, other, colour)


@layer.watch("swapped")
def swapped(b: SeaBook, s: SeaState, event: tuple[Any, ...]) -> None:
    """The human's spymaster swaps a die of the queue, and the new one takes its place there."""
    _, _, other, given, got = event
    p = bot(s)
    if other == p.seat:
        p.queue[p.queue.index(got)] = given
        mirror(s)


EFFECTS: dict[str, Callable[[SeaBook, SeaState, int], None]] = {
    "steal": steal_die,
    "house": build_house,
    "vp": take_vp,
    "gold": keep_gold,
    "explore": explore_again,
}
"""What follows the action; `strength` and `dice` change the action itself."""
