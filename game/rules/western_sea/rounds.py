"""A round: the roll phase, two laps of actions, the clean-up, and the end of the game."""

from __future__ import annotations

from game.engine.chance import Chance
from game.engine.decision import END_TURN, Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.base import base
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.free import factory_options, govern_options, start_factory, start_govern
from game.rules.western_sea.pieces import dice_owned, number, take_from_camp, turn_order
from game.rules.western_sea.pieces import refill as refill_bag
from game.rules.western_sea.spend import possible_actions
from game.rules.western_sea.state import SeaState

LAPS = 2
STANDSTILL = 20
"""Rounds in a row without a change after which nothing is expected to change any more."""


@base.step("round")
def start_round(b: SeaBook, s: SeaState) -> None:
    s.round += 1
    emit(s, "round", s.round, s.first)
    push(s, ("roll-phase",), *[("lap", lap) for lap in range(1, LAPS + 1)], ("clean-up",))


# The roll phase


@base.step("roll-phase")
def roll_phase(b: SeaBook, s: SeaState) -> None:
    """Steps 1 to 3 for every seat, then step 4 seat by seat."""
    order = turn_order(s)
    push(s, *[("draw", seat) for seat in order], ("all-rolled",), *[("manipulate", seat) for seat in order])


@base.step("all-rolled")
def all_rolled(b: SeaBook, s: SeaState) -> None:
    """Where a module may put what happens between rolling and manipulating (step 3b)."""


@base.step("draw")
def draw_dice(b: SeaBook, s: SeaState, seat: int) -> None:
    n = min(number(b, s, seat, "die-track"), b.number["die-track-most"])
    push(s, ("draw.die", seat, n, 1, ()), ("rolled", seat))


@base.step("rolled")
def dice_rolled(b: SeaBook, s: SeaState, seat: int) -> None:
    emit(s, "rolled", seat)


@base.step("draw.die")
def draw_die(
    b: SeaBook, s: SeaState, seat: int, left: int, refill: int, drawn: tuple[int, ...]
) -> Chance | None:
    """Draw dice one by one, then throw them all at once."""
    bag = s.bag[seat]
    if left and refill and not any(bag) and refill_bag(b, s, seat):
        # rulebook: only in the draw of the roll phase does an empty bag refill from Spent
        push(s, ("draw.die", seat, left, refill, drawn))
        return None
    if left and any(bag):
        colours = [c for c, n in enumerate(bag) if n]
        return Chance("draw", colours, [bag[c] for c in colours])
    if drawn:
        push(s, ("throw", seat, drawn))
    return None


@base.outcome("draw.die")
def die_drawn(
    b: SeaBook, s: SeaState, outcome: tuple[int], seat: int, left: int, refill: int, drawn: tuple[int, ...]
) -> None:
    s.bag[seat][outcome[0]] -= 1
    push(s, ("draw.die", seat, left - 1, refill, (*drawn, outcome[0])))


@base.step("throw")
def throw_dice(b: SeaBook, s: SeaState, seat: int, colours: tuple[int, ...]) -> Chance:
    return Chance("roll", range(FACES), None, len(colours))


@base.outcome("throw")
def dice_thrown(
    b: SeaBook, s: SeaState, outcome: tuple[int, ...], seat: int, colours: tuple[int, ...]
) -> None:
    faces = [b.same_face[colour * FACES + face] for colour, face in zip(colours, outcome, strict=True)]
    s.active[seat] += faces
    s.active[seat].sort()
    emit(s, "roll", seat, tuple(faces))


# The laps


@base.step("lap")
def start_lap(b: SeaBook, s: SeaState, lap: int) -> None:
    s.lap = lap
    push(s, *[("turn", seat) for seat in turn_order(s)], ("lap-over",))


@base.step("lap-over")
def lap_over(b: SeaBook, s: SeaState) -> None:
    s.turn = -1


@base.step("turn")
def start_turn(b: SeaBook, s: SeaState, seat: int) -> None:
    s.turn = seat
    s.mains = 1
    emit(s, "turn", seat, s.lap)
    push(s, ("act", seat))


@base.step("act")
def act(b: SeaBook, s: SeaState, seat: int) -> Decision:
    """One main action, extra ones that something has granted, free actions as wished, then the end."""
    mains = possible_actions(b, s, seat)
    options = [Option(b.actions[action]) for action in mains]
    options += govern_options(b, s, seat)
    options += factory_options(b, s, seat)
    if may_end(s, seat, mains):
        options.append(Option(END_TURN))
    return Decision(seat, "act", options, always=True)


def may_end(s: SeaState, seat: int, mains: list[int]) -> bool:
    """At least one action a round, if one is possible."""
    return bool(s.done[seat]) or s.lap < LAPS or not mains


@base.answer("act")
def acted(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    if option.verb == END_TURN:
        s.grants.clear()
        s.mains = 0
        emit(s, "end-turn", seat)
        return
    push(s, ("act", seat))
    if b.is_action(option):
        start_action(b, s, seat, b.action[option.verb])
    elif option.verb == "govern":
        start_govern(b, s, seat, s.at[int(option.at)])
    else:
        start_factory(b, s, seat, s.at[int(option.at)])


def start_action(b: SeaBook, s: SeaState, seat: int, action: int) -> None:
    """Use up this lap's main action, or the fittest of the extra ones."""
    bit = 1 << action
    icons = 0
    fitting = [g for g in s.grants if g[0] & bit]
    if fitting:
        # An extra action that fits goes first: it is lost at the end of the turn, and may bring icons.
        grant = max(fitting, key=lambda g: (g[1], -g[0].bit_count()))
        s.grants.remove(grant)
        icons = grant[1]
    else:
        s.mains -= 1
    s.done[seat] |= bit
    emit(s, "action", seat, action)
    push(s, (f"act.{b.actions[action]}", seat, icons))


# The clean-up


@base.step("clean-up")
def clean_up(b: SeaBook, s: SeaState) -> None:
    for seat in turn_order(s):
        for face in s.active[seat]:
            s.spent[seat][face // FACES] += 1
        s.active[seat] = []
        take_from_camp(s, seat, number(b, s, seat, "cleanup-tents"))
        emit(s, "round-ended", seat)
    push(s, ("check-end",))


@base.step("check-end")
def check_end(b: SeaBook, s: SeaState) -> None:
    """The round in which an end trigger holds is the last."""
    distance = distance_to_end(s)
    s.standstill = s.standstill + 1 if distance == s.distance else 0
    s.distance = distance
    s.reasons = b.rules["end-reasons"](b, s)
    renew_powers(s)
    s.done = [0] * s.seats
    if s.reasons:
        s.over = 1
        emit(s, "over", tuple(s.reasons))
        return
    s.first = (s.first + 1) % s.seats
    push(s, ("round",))


def renew_powers(s: SeaState) -> None:
    """What counts once a round may be used again in the next."""
    s.used = [0] * s.seats


def distance_to_end(s: SeaState) -> tuple[int, ...]:
    """What every end trigger looks at, and the dice with which somebody could still bring it nearer."""
    owned = [dice_owned(s, seat) for seat in range(s.seats)]
    return (*s.stock, *s.houses, s.points, len(s.pile.slots), *owned)


@base.rule("end-reasons")
def end_reasons(b: SeaBook, s: SeaState) -> list[str]:
    colours = sum(1 for c, n in enumerate(s.stock) if n and b.dice[c].limited)
    triggers = (
        ("dice", colours <= b.number["end-colours"]),
        ("houses", not all(s.houses)),
        ("points", s.points == 0),
        ("map", not s.pile.slots),
        ("stalled", _stalled(s)),
    )
    return [name for name, holds in triggers if holds]


def _stalled(s: SeaState) -> bool:
    """House: nobody owns a die any more and so will ever act, or those that are left change nothing."""
    dead = not any(s.done) and not any(dice_owned(s, seat) for seat in range(s.seats))
    return dead or s.standstill >= STANDSTILL
