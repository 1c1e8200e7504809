"""Trade with the bank: several equal cards for one other, by one's harbours."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.hands import gain, give_back
from game.rules.island.production import bank_mask
from game.rules.island.state import IslandState


def bank_options(b: IslandBook, s: IslandState, seat: int) -> list[Option]:
    """The kinds of which the seat has enough, if the bank has another for it."""
    mask, bit = 0, 1
    for have, rate in zip(s.hand[seat], s.rates[seat], strict=True):
        if have >= rate:
            mask |= bit
        bit <<= 1
    if not mask:
        return b.none
    there = bank_mask(s)
    if there.bit_count() < 2:
        # Only of the one kind that the bank has, if of any: all others can be given for it.
        mask = mask & ~there if there else 0
    return b.kinds("bank", mask)


@base.rule("bank-rate")
def bank_rate(b: IslandBook, s: IslandState, seat: int, kind: int) -> int:
    """How many of a kind the bank takes for one of another."""
    return s.rates[seat][kind]


@base.rule("why-not-bank")
def why_not_bank(b: IslandBook, s: IslandState, seat: int, kind: int) -> str:
    if s.hand[seat][kind] < s.rates[seat][kind]:
        return "too-few"
    return "" if bank_mask(s) & ~(1 << kind) else "bank-empty"


@base.step("bank")
def bank(b: IslandBook, s: IslandState, seat: int, kind: int) -> Decision:
    """What for."""
    return Decision(seat, "bank", b.kinds("take", bank_mask(s) & ~(1 << kind)), "bank")


@base.answer("bank")
def traded(b: IslandBook, s: IslandState, option: Option, seat: int, kind: int) -> None:
    wanted, rate = b.kind[str(option.at)], s.rates[seat][kind]
    give_back(s, seat, kind, rate)
    gain(s, seat, wanted)
    emit(s, "bank", seat, kind, rate, wanted)
