"""The navigation phase: whose turn, which die for which move, where a ship can go, what it pays."""

from __future__ import annotations

from game.engine.chance import Chance
from game.engine.decision import END_TURN, Decision, Option
from game.engine.rulebook import emit
from game.engine.squares import neighbours
from game.engine.state import push
from game.engine.why import Why
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.holds import coins_aboard, commander, treasure_options
from game.rules.finis_terrae.mapping import square_option
from game.rules.finis_terrae.state import HOLDS, TerraeState

FLAG, SKIP = Option("flag"), Option("skip")
OWN_FIRST, OWN_SECOND = Option("use", "die", "first"), Option("use", "die", "second")
END = Option(END_TURN)


@base.step("navigate")
def navigate(b: TerraeBook, s: TerraeState, seat: int) -> None:
    """The Galleon first, if this seat has the red flag and it is on the map."""
    s.turn = seat
    s.traded.clear()
    emit(s, "turn", seat)
    push(s, ("voyage", seat), ("turn-end", seat))
    if s.flag == seat and s.ship[b.galleon] >= 0:
        push(s, ("voyage", b.galleon))


@base.step("voyage")
def voyage(b: TerraeBook, s: TerraeState, vessel: int) -> None:
    """Two moves on a sunny day, one in the rain."""
    if b.moves[s.weather] > 1:
        push(s, ("second-die", vessel))
    else:
        push(s, ("pass", vessel, s.common, 1))


@base.step("second-die")
def roll_second(b: TerraeBook, s: TerraeState, vessel: int) -> Chance:
    return Chance("second", b.white)


@base.outcome("second-die")
def second_rolled(b: TerraeBook, s: TerraeState, outcome: tuple[int], vessel: int) -> None:
    emit(s, "second", vessel, outcome[0])
    push(s, ("order", vessel, outcome[0]))


@base.step("order")
def choose_order(b: TerraeBook, s: TerraeState, vessel: int, die: int) -> Decision | None:
    """Whether the ship's own die is for its first or its second move."""
    if die == s.common:
        push(s, ("pass", vessel, die, 1), ("pass", vessel, die, 2))
        return None
    return Decision(commander(s, vessel), "order", [OWN_FIRST, OWN_SECOND])


@base.answer("order")
def order_chosen(b: TerraeBook, s: TerraeState, option: Option, vessel: int, die: int) -> None:
    first, second = (die, s.common) if option.at == "first" else (s.common, die)
    push(s, ("pass", vessel, first, 1), ("pass", vessel, second, 2))


@base.step("pass")
def sail_pass(b: TerraeBook, s: TerraeState, vessel: int, steps: int, number: int) -> None:
    """One move and one action."""
    push(s, ("move", vessel, steps))


# Moving


def free_options(b: TerraeBook, s: TerraeState, vessel: int) -> list[Option]:
    """What a player may do at any time of its own navigation."""
    if vessel == b.galleon:
        return []
    options = treasure_options(b, s, vessel)
    if not s.pirate[vessel]:
        options.append(FLAG)
    return options


def do_free(s: TerraeState, option: Option, vessel: int) -> None:
    if option.verb == "flag":
        s.pirate[vessel] = 1
        emit(s, "pirate", vessel)
    else:
        push(s, ("cash", vessel, int(option.at) % HOLDS))


@base.step("cash")
def cash(b: TerraeBook, s: TerraeState, vessel: int, hold: int) -> Chance:
    return Chance("cash", b.red, None, 2)


@base.outcome("cash")
def cashed(b: TerraeBook, s: TerraeState, outcome: tuple[int, int], vessel: int, hold: int) -> None:
    """The doubloons take the treasure's place in the hold; the treasure is laid out."""
    n = s.holds[vessel][hold][1]
    coins = n * sum(outcome)
    s.laid[vessel][b.treasure] += n
    s.holds[vessel][hold] = (0, coins)
    s.reserve[0] -= coins
    emit(s, "cashed", vessel, n, coins)


@base.step("move")
def move(b: TerraeBook, s: TerraeState, vessel: int, steps: int) -> Decision | None:
    """At least one square, if there is any to go to."""
    cells = b.rules["reach"](b, s, vessel, steps)
    if not cells and not free_reach(s, s.ship[vessel], steps):
        _stay(s, vessel)
        return None
    options = [square_option("sail", cell) for cell in cells] + free_options(b, s, vessel)
    if not cells:
        # Only tolls close the way: doubloons for a treasure would open it, and so would the black flag.
        options.append(SKIP)
    return Decision(commander(s, vessel), "move", options)


def _stay(s: TerraeState, vessel: int) -> None:
    emit(s, "stuck", vessel)
    push(s, ("act", vessel, 0))


@base.answer("move")
def moved(b: TerraeBook, s: TerraeState, option: Option, vessel: int, steps: int) -> None:
    if option.verb == "sail":
        push(s, ("path", vessel, steps, int(option.at)))
    elif option == SKIP:
        _stay(s, vessel)
    else:
        push(s, ("move", vessel, steps))
        do_free(s, option, vessel)


def tolls_payable(b: TerraeBook, s: TerraeState, vessel: int) -> int:
    """How many dens a ship could pay for; -1 when it need not pay."""
    return -1 if s.pirate[vessel] else coins_aboard(s, vessel) // b.number["toll"]


@base.rule("reach")
def reach(b: TerraeBook, s: TerraeState, vessel: int, steps: int) -> list[int]:
    """Every square where a move of up to so many steps may end."""
    most = tolls_payable(b, s, vessel) if s.dens else -1
    start = s.ship[vessel]
    return free_reach(s, start, steps) if most < 0 else _sail_paying(s, start, steps, most)


def bars_sailing(b: TerraeBook, s: TerraeState, vessel: int, steps: int, cell: int) -> Why | None:
    """Why a move of so many steps can't end on a square."""
    here = s.ship[vessel]
    if cell not in s.at:
        return Why("uncharted")
    if cell == here:
        return Why("must-move")
    if not s.water[cell]:
        return Why("no-water")
    if cell in b.rules["reach"](b, s, vessel, steps):
        return None
    if cell in free_reach(s, here, steps):
        return Why("toll", {"n": b.number["toll"]})
    if cell in neighbours(here) and cell not in s.water[here]:
        return Why("land-or-reef")
    return Why("too-far", {"n": steps})


def free_reach(s: TerraeState, start: int, steps: int) -> list[int]:
    """Where a ship that pays no tolls may go."""
    water = s.water
    seen = {start}
    edge: list[int] = [start]
    found: list[int] = []
    for _ in range(steps):
        further: list[int] = []
        for cell in edge:
            for beside in water[cell]:
                if beside not in seen:
                    seen.add(beside)
                    further.append(beside)
        if not further:
            break
        found += further
        edge = further
    return found


def _sail_paying(s: TerraeState, start: int, steps: int, most: int) -> list[int]:
    """As above, never through more dens than the ship can pay for."""
    water, dens = s.water, s.dens
    least = {start: 0}
    edge = [(start, 0)]
    for _ in range(steps):
        further = []
        for cell, paid in edge:
            for beside in water[cell]:
                tolls = paid + (beside in dens)
                if tolls < least.get(beside, most + 1):
                    least[beside] = tolls
                    further.append((beside, tolls))
        if not further:
            break
        edge = further
    del least[start]
    return list(least)


# The way there


@base.step("path")
def choose_path(b: TerraeBook, s: TerraeState, vessel: int, steps: int, goal: int) -> Decision | None:
    """Asked only when ways with different tolls lead there; the cheapest is proposed."""
    ways = routes(b, s, vessel, steps, goal)
    if len(ways) == 1:
        tolls, way = next(iter(ways.items()))
        _set_sail(b, s, vessel, way, tolls)
        return None
    toll = b.number["toll"]
    options = [Option("toll", "amount", tolls * toll) for tolls in sorted(ways)]
    return Decision(vessel, "path", options, "move", 0)


@base.answer("path")
def path_chosen(b: TerraeBook, s: TerraeState, option: Option, vessel: int, steps: int, goal: int) -> None:
    tolls = int(option.at) // b.number["toll"]
    _set_sail(b, s, vessel, routes(b, s, vessel, steps, goal)[tolls], tolls)


def _set_sail(b: TerraeBook, s: TerraeState, vessel: int, way: tuple[int, ...], tolls: int) -> None:
    price = tolls * b.number["toll"]
    push(s, ("act", vessel, 1))
    s.ship[vessel] = way[-1]
    emit(s, "sailed", vessel, way)
    if price:
        emit(s, "toll", vessel, price)
        push(s, ("pay", vessel, price))


def routes(b: TerraeBook, s: TerraeState, vessel: int, steps: int, goal: int) -> dict[int, tuple[int, ...]]:
    """By number of tolls, the shortest way to the goal that crosses no square twice."""
    most = tolls_payable(b, s, vessel)
    if most <= 0 or not _den_near(s, s.ship[vessel], steps):
        return {0: _shortest(s, s.ship[vessel], goal, () if most < 0 else tuple(s.dens))}
    found: dict[int, tuple[int, ...]] = {}
    _wander(s, (s.ship[vessel],), 0, steps, most, goal, found)
    return dict(sorted(found.items()))


def _den_near(s: TerraeState, start: int, steps: int) -> bool:
    within = free_reach(s, start, steps)
    return any(den in within for den in s.dens)


def _shortest(s: TerraeState, start: int, goal: int, closed: tuple[int, ...]) -> tuple[int, ...]:
    come: dict[int, int] = {start: start}
    edge = [start]
    while goal not in come:
        further = []
        for cell in edge:
            for beside in s.water[cell]:
                if beside not in come and beside not in closed:
                    come[beside] = cell
                    further.append(beside)
        if not further:
            raise ValueError("no water leads there")
        edge = further
    way = [goal]
    while way[-1] != start:
        way.append(come[way[-1]])
    return tuple(reversed(way))


def _wander(
    s: TerraeState,
    way: tuple[int, ...],
    tolls: int,
    left: int,
    most: int,
    goal: int,
    found: dict[int, tuple[int, ...]],
) -> None:
    if way[-1] == goal:
        if tolls not in found or len(way) < len(found[tolls]):
            found[tolls] = way
        return
    if not left:
        return
    for beside in s.water[way[-1]]:
        now = tolls + (beside in s.dens)
        if beside not in way and now <= most:
            _wander(s, (*way, beside), now, left - 1, most, goal, found)


# The end of a turn


@base.step("turn-end")
def turn_end(b: TerraeBook, s: TerraeState, seat: int, closed: int = 0) -> Decision:
    """Nothing more may be done in a turn that rearranging has closed."""
    free = [] if closed else free_options(b, s, seat)
    return Decision(seat, "turn-end", [*free, END], always=True)


@base.answer("turn-end")
def turn_ended(b: TerraeBook, s: TerraeState, option: Option, seat: int, closed: int = 0) -> None:
    if option.verb == END_TURN:
        finish_turn(s, seat)
        return
    push(s, ("turn-end", seat))
    do_free(s, option, seat)


def finish_turn(s: TerraeState, seat: int) -> None:
    s.turn = -1
    emit(s, "end-turn", seat)
