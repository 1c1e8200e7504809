"""Recruit: new dice of the colours whose terrain one is present on."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.base import base
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.pieces import gain_die, number
from game.rules.western_sea.spend import spend
from game.rules.western_sea.state import SeaState


@base.rule("bars.recruit")
def bars_recruit(b: SeaBook, s: SeaState, seat: int, icons: int) -> str:
    if icons < b.table["recruit-icons"][0]:
        return "too-few"
    return "" if b.rules["recruitable"](b, s, seat) else "no-access"


@base.rule("recruitable")
def recruitable(b: SeaBook, s: SeaState, seat: int) -> list[int]:
    """Colours in the stock that the seat has access to."""
    holds = s.holds[seat]
    open_to = {c for bit, c in b.access if holds & bit}
    found = []
    for terrain, colour in b.colour_of_terrain.items():
        if s.stock[colour] and (holds & b.terrain_bits[terrain] or colour in open_to):
            found.append(colour)
    return found


@base.rule("recruits")
def recruits(b: SeaBook, s: SeaState, seat: int, icons: int) -> int:
    """1, 3 or 6 icons bring 1, 2 or 3 dice."""
    return sum(icons >= step for step in b.table["recruit-icons"]) + number(b, s, seat, "recruit-more")


@base.step("act.recruit")
def act_recruit(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    need = b.table["recruit-icons"][0]
    spend(s, seat, b.action["recruit"], need, most_useful(b, s, seat), ("recruit", seat), icons)


def most_useful(b: SeaBook, s: SeaState, seat: int) -> int:
    """The icons of the highest step whose dice are still in the stock."""
    steps = b.table["recruit-icons"]
    stocked: int = b.rules["recruit-most"](b, s, seat)
    return steps[max(1, min(len(steps), stocked - number(b, s, seat, "recruit-more"))) - 1]


@base.rule("recruit-most")
def recruit_most(b: SeaBook, s: SeaState, seat: int) -> int:
    """How much there is to recruit."""
    stocked: int = sum(s.stock[c] for c in b.rules["recruitable"](b, s, seat))
    return stocked


@base.step("recruit")
def recruit(b: SeaBook, s: SeaState, seat: int, icons: int) -> None:
    push(s, *[("recruit.die", seat)] * b.rules["recruits"](b, s, seat, icons), ("recruited", seat))


@base.step("recruit.die")
def ask_colour(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    return colour_decision(seat, b.rules["recruit-choices"](b, s, seat))


@base.rule("recruit-choices")
def recruit_choices(b: SeaBook, s: SeaState, seat: int) -> list[Option]:
    """What the Recruit action can bring, one by one."""
    return colour_options(b, s, b.rules["recruitable"](b, s, seat))


def colour_options(b: SeaBook, s: SeaState, colours: Iterable[int]) -> list[Option]:
    return [Option("recruit", "stock", b.colours[c], s.stock[c]) for c in colours if s.stock[c]]


def colour_decision(seat: int, options: list[Option]) -> Decision | None:
    return Decision(seat, "recruit.die", options, draft="recruit") if options else None


@base.answer("recruit.die")
def colour_chosen(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    gain_die(s, seat, b.colour[str(option.at)])


@base.step("recruited")
def recruited(b: SeaBook, s: SeaState, seat: int) -> None:
    emit(s, "recruited", seat)
