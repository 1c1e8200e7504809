"""Dividing goods among the holds: at the start, after a wreck, and when rearranging in one's own port.

Hold by hold: which kind goes in, then how many. What is left of the doubloons goes ashore.
"""

from __future__ import annotations

from game.engine.asked import pending
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.finis_terrae.base import base
from game.rules.finis_terrae.book import COIN, TerraeBook
from game.rules.finis_terrae.holds import amounts, treasure_options
from game.rules.finis_terrae.state import EMPTY, HOLDS, TerraeState

MOST_AMOUNTS = 50
"""Above so many amounts, the tens are asked first."""


def start_dividing(s: TerraeState, seat: int, least: int = 0) -> None:
    """Take everything out of the holds and the store; at least so many doubloons must go into holds.

    What is ashore stays there for a pirate."""
    for kind, n in s.holds[seat]:
        s.afloat[kind] += n
    s.holds[seat] = [EMPTY] * HOLDS
    if not s.pirate[seat]:
        s.afloat[COIN] += s.store[seat]
        s.store[seat] = 0
    push(s, ("stow", seat, 0, least), ("stow.ashore", seat))


@base.step("stow")
def stow(b: TerraeBook, s: TerraeState, seat: int, hold: int, least: int) -> Decision | None:
    """What goes into this hold? Offered is only what leaves a hold for everything that needs one."""
    must = [kind for kind, n in enumerate(s.afloat) if n and kind != COIN]
    left = HOLDS - hold
    if not left or not any(s.afloat):
        return None
    coins = s.afloat[COIN]
    # Holds that other goods or the coins that must go aboard can't do without.
    needed = len(must) + (least > 0)
    kinds = list(must)
    if coins and (least or left > len(must)):
        kinds.insert(0, COIN)
    options = [Option("stow", "goods", b.goods[kind]) for kind in kinds]
    if left > needed:
        options.append(Option("leave"))
    return Decision(seat, "stow", options, "stow", _advised(b, s, hold, kinds, len(options)))


def _advised(b: TerraeBook, s: TerraeState, hold: int, kinds: list[int], n: int) -> int:
    """Each kind of goods in one hold, doubloons in the rest as long as there are many."""
    goods = next((k for k, kind in enumerate(kinds) if kind != COIN), -1)
    if goods >= 0:
        return goods
    return 0 if s.afloat[COIN] > b.number["advised-hold"] or not hold else n - 1


@base.answer("stow")
def kind_stowed(b: TerraeBook, s: TerraeState, option: Option, seat: int, hold: int, least: int) -> None:
    if option.verb == "leave":
        push(s, ("stow", seat, hold + 1, least))
        return
    push(s, ("stow.tens", seat, hold, least, b.good[str(option.at)]))


def _bounds(s: TerraeState, hold: int, least: int, kind: int) -> tuple[int, int]:
    """How many of a kind may go into this hold, so that the rest still finds its place."""
    there = s.afloat[kind]
    must = sum(1 for k, n in enumerate(s.afloat) if n and k not in (COIN, kind))
    spare = HOLDS - hold - 1 - must - (least > 0 and kind != COIN)
    low = there if spare <= 0 and kind != COIN else 1
    if kind == COIN and least and spare <= 0:
        low = max(1, least)
    return low, there


@base.step("stow.tens")
def stow_tens(b: TerraeBook, s: TerraeState, seat: int, hold: int, least: int, kind: int) -> Decision | None:
    """Of very many, first the tens."""
    low, high = _bounds(s, hold, least, kind)
    if high - low < MOST_AMOUNTS:
        push(s, ("stow.amount", seat, hold, least, kind, low, high))
        return None
    options = [Option("tens", "amount", tens) for tens in range(low // 10 * 10, high + 1, 10)]
    return Decision(seat, "stow.tens", options, "stow", 0)


@base.answer("stow.tens")
def tens_stowed(
    b: TerraeBook, s: TerraeState, option: Option, seat: int, hold: int, least: int, kind: int
) -> None:
    low, high = _bounds(s, hold, least, kind)
    tens = int(option.at)
    push(s, ("stow.amount", seat, hold, least, kind, max(low, tens), min(high, tens + 9)))


@base.step("stow.amount")
def stow_amount(
    b: TerraeBook, s: TerraeState, seat: int, hold: int, least: int, kind: int, low: int, high: int
) -> Decision:
    options = amounts("stow", low, high)
    advised = high if kind != COIN else min(high, max(low, b.number["advised-hold"], least))
    return Decision(seat, "stow.amount", list(options), "stow", advised - low)


@base.answer("stow.amount")
def amount_stowed(
    b: TerraeBook,
    s: TerraeState,
    option: Option,
    seat: int,
    hold: int,
    least: int,
    kind: int,
    low: int,
    high: int,
) -> None:
    n = int(option.at)
    s.afloat[kind] -= n
    s.holds[seat][hold] = (kind, n)
    emit(s, "stowed", seat, kind, n, hold)
    push(s, ("stow", seat, hold + 1, max(0, least - n) if kind == COIN else least))


@base.step("stow.ashore")
def ashore(b: TerraeBook, s: TerraeState, seat: int) -> None:
    s.store[seat] += s.afloat[COIN]
    s.afloat[COIN] = 0
    emit(s, "ashore", seat, s.store[seat])


def as_stowed(b: TerraeBook, s: TerraeState) -> TerraeState:
    """As if all that is being divided were in its place already: whose it is has not lost it."""
    if not any(s.afloat):
        return s
    whose = next(waiting.seat for waiting in pending(b, s) if waiting.step == "stow.ashore")
    s = s.copy()
    s.store[whose] += s.afloat[COIN]
    for kind, n in enumerate(s.afloat):
        if kind != COIN:
            s.laid[whose][kind] += n
    s.afloat = [0] * len(s.afloat)
    return s


# Rearranging


def offer_rearranging(b: TerraeBook, s: TerraeState, vessel: int, acted: bool) -> None:
    """The last thing of a turn, after an action; asked when that of a pass is chosen, or done with.

    Two switches allow it between the passes of a sunny day, and after no action."""
    last = s.stack[-1] == ("turn-end", vessel)
    if vessel != b.galleon and (last or b.number["stow-between"]) and (acted or b.number["stow-idle"]):
        push(s, ("tidy", vessel))


@base.step("tidy")
def tidy(b: TerraeBook, s: TerraeState, seat: int) -> Decision | None:
    """The free extra action of an explorer who lies in a port of its own."""
    if not may_rearrange(b, s, seat):
        return None
    options = [Option("keep"), Option("rearrange"), *treasure_options(b, s, seat)]
    return Decision(seat, "tidy", options, default=0)


def may_rearrange(b: TerraeBook, s: TerraeState, seat: int) -> bool:
    cell = s.ship[seat]
    mine = s.port.get(2 * cell) == seat or s.port.get(2 * cell + 1) == seat
    return mine and not s.pirate[seat] and bool(s.store[seat] or any(n for _, n in s.holds[seat]))


@base.answer("tidy")
def tidied(b: TerraeBook, s: TerraeState, option: Option, seat: int) -> None:
    if option.verb == "rearrange":
        emit(s, "rearranges", seat)
        if s.stack[-1] == ("turn-end", seat) and not b.number["stow-between"]:
            s.stack[-1] = ("turn-end", seat, 1)
        start_dividing(s, seat)
    elif option.verb == "cash":
        push(s, ("cash", seat, int(option.at) % HOLDS), ("tidy", seat))
