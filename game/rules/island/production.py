"""What a roll pays, what the bank can pay, and cards of one's choice."""

from __future__ import annotations

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.hands import gain, order_from
from game.rules.island.state import IslandState

DIE = (1, 2, 3, 4, 5, 6)
SEVEN = 7
ROLLED = "dice"


@base.step("rolling")
def rolling(b: IslandBook, s: IslandState, seat: int) -> None:
    """All that is rolled in a turn."""
    push(s, ("dice", seat))


@base.step("dice")
def dice(b: IslandBook, s: IslandState, seat: int) -> Chance:
    return Chance(ROLLED, DIE, None, 2)


@base.outcome("dice")
def dice_rolled(b: IslandBook, s: IslandState, outcome: tuple[int, int], seat: int) -> None:
    emit(s, "rolled", seat, outcome[0], outcome[1])
    b.rules["number"](b, s, seat, outcome[0] + outcome[1])


@base.rule("number")
def number_came(b: IslandBook, s: IslandState, seat: int, number: int) -> None:
    """Dice or a card have said a number."""
    s.rolled = number
    b.rules["seven" if number == SEVEN else "produce"](b, s, seat, number)


@base.rule("gets")
def gets(b: IslandBook, s: IslandState) -> tuple[int, int]:
    """How many cards a settlement and a city get from a hex that pays."""
    return b.pieces["settlement"].gets, b.pieces["city"].gets


@base.rule("pays-here")
def pays_here(b: IslandBook, s: IslandState, number: int, hexagon: int) -> int:
    """A mask of the corners that a hex with the number pays; the robber's pays none."""
    return 0 if hexagon == s.robber else b.top.ring[hexagon]


@base.rule("produce")
def produce(b: IslandBook, s: IslandState, seat: int, number: int) -> None:
    """Every hex with the number, but the robber's, pays every building next to it, as far as the bank can."""
    due: list[tuple[int, int, int, int]] = []
    settlement, city = b.rules["gets"](b, s)
    city -= settlement
    houses, cities, pays_here = s.houses, s.cities, b.rules["pays-here"]
    for hexagon, kind in s.pays[number]:
        around = pays_here(b, s, number, hexagon)
        if not s.built & around:
            continue
        for owner in range(s.seats):
            n = (houses[owner] & around).bit_count() * settlement
            if n:
                n += (cities[owner] & around).bit_count() * city
                due.append((owner, hexagon, kind, n))
    if due:
        pay_out(b, s, due)


def pay_out(b: IslandBook, s: IslandState, due: list[tuple[int, int, int, int]]) -> None:
    """Seat, hex, kind and number of each pay-out of one roll."""
    wanted = [0] * len(s.bank)
    for _, _, kind, n in due:
        wanted[kind] += n
    for owner, hexagon, kind, n in due:
        left = s.bank[kind]
        if wanted[kind] > left:
            continue
        gain(s, owner, kind, n)
        wanted[kind] -= n
        emit(s, "produced", owner, hexagon, kind, n)
    for kind, short in enumerate(wanted):
        if short > 0:
            b.rules["shortage"](b, s, kind, [d for d in due if d[2] == kind])


@base.rule("shortage")
def shortage(b: IslandBook, s: IslandState, kind: int, due: list[tuple[int, int, int, int]]) -> None:
    """The bank can't pay all: nobody gets any; but a single claimant takes what is left."""
    owners = {owner for owner, _, _, _ in due}
    emit(s, "short", kind)
    if len(owners) > 1:
        return
    for owner, hexagon, _, n in due:
        n = min(n, s.bank[kind])
        if n:
            gain(s, owner, kind, n)
            emit(s, "produced", owner, hexagon, kind, n)


# Cards of one's choice


@base.step("do.take")
def do_take(b: IslandBook, s: IslandState, seat: int, who: str, n: int) -> None:
    """One after another; each sees what those before have left."""
    seats = order_from(b, s, b.rules["who"](b, s, seat, who))
    push(s, *[("take", each, n) for each in seats])


@base.rule("can.take")
def can_take(b: IslandBook, s: IslandState, seat: int, who: str, n: int) -> str:
    return "" if any(s.bank) else "bank-empty"


@base.step("take")
def take(b: IslandBook, s: IslandState, seat: int, n: int) -> Decision | None:
    """A kind that the bank still has."""
    if not n or not any(s.bank):
        return None
    return Decision(seat, "take", b.kinds("take", bank_mask(s)), "take")


@base.answer("take")
def taken(b: IslandBook, s: IslandState, option: Option, seat: int, n: int) -> None:
    kind = b.kind[str(option.at)]
    gain(s, seat, kind)
    emit(s, "took", seat, kind)
    push(s, ("take", seat, n - 1))


def bank_mask(s: IslandState) -> int:
    """The kinds that the bank has."""
    mask, bit = 0, 1
    for n in s.bank:
        if n:
            mask |= bit
        bit <<= 1
    return mask
