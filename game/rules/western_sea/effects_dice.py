"""Verbs that bring dice, wake them and change what they show."""

from __future__ import annotations

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.state import push
from game.rules.western_sea.actions.recruit import colour_decision, colour_options
from game.rules.western_sea.base import base
from game.rules.western_sea.book import Deed, SeaBook
from game.rules.western_sea.content import Recruit
from game.rules.western_sea.pieces import activate
from game.rules.western_sea.state import SeaState


def recruit(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, *[("do.recruit", seat, n)] * deed.what.dice)


@base.step("do.recruit")
def ask_recruit(b: SeaBook, s: SeaState, seat: int, deed: int) -> Decision | None:
    return colour_decision(seat, colour_options(b, s, colours_for(b, s, seat, b.deeds[deed].what)))


def colours_for(b: SeaBook, s: SeaState, seat: int, what: Recruit) -> list[int]:
    if what.colours:
        return [b.colour[c] for c in what.colours]
    if what.anywhere:
        return list(range(len(b.dice)))
    found: list[int] = b.rules["recruitable"](b, s, seat)
    return found


base.answer("do.recruit")(lambda b, s, option, seat, deed: base.answers["recruit.die"](b, s, option, seat))


# draw, wake, turn and reroll


def draw(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    """Dice from the bag, which is refilled only if the card says so."""
    if deed.what.face == "rolled":
        push(s, ("draw.die", seat, deed.what.dice, int(deed.what.refill), ()))
    else:
        push(s, *[("do.draw", seat)] * deed.what.dice)


@base.step("do.draw")
def draw_one(b: SeaBook, s: SeaState, seat: int) -> Chance | None:
    colours = [c for c, n in enumerate(s.bag[seat]) if n]
    return Chance("draw", colours, [s.bag[seat][c] for c in colours]) if colours else None


@base.outcome("do.draw")
def one_drawn(b: SeaBook, s: SeaState, outcome: tuple[int], seat: int) -> None:
    s.bag[seat][outcome[0]] -= 1
    stand(b, s, seat, outcome[0])


def stand(b: SeaBook, s: SeaState, seat: int, colour: int) -> None:
    """A die joins the Active ones, on a face of choice; it is rolled if none of its faces may be chosen."""
    faces = b.rules["faces"](b, colour)
    if not faces:
        push(s, ("throw", seat, (colour,)))
        return
    activate(b, s, seat, faces[0])
    push(s, ("turn-to", seat, faces[0], 1))


def wake(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, *[("do.wake", seat, int(deed.what.face == "chosen"))] * deed.what.dice)


@base.step("do.wake")
def ask_wake(b: SeaBook, s: SeaState, seat: int, chosen: int) -> Decision | None:
    """A Spent die becomes Active again."""
    options = [Option("wake", "spent", b.colours[c], n) for c, n in enumerate(s.spent[seat]) if n]
    return Decision(seat, "do.wake", options) if options else None


@base.answer("do.wake")
def die_woken(b: SeaBook, s: SeaState, option: Option, seat: int, chosen: int) -> None:
    colour = b.colour[str(option.at)]
    s.spent[seat][colour] -= 1
    if chosen:
        stand(b, s, seat, colour)
    else:
        push(s, ("throw", seat, (colour,)))


def turn(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, ("turn-die", seat, deed.what, 1))


def reroll(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, ("reroll", seat, deed.what, ()))
