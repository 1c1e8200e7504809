"""The verbs of `do`, and the triggers of `when`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.engine.decision import Decision, Option
from game.engine.rulebook import Rulebook
from game.engine.state import Event, push
from game.rules.western_sea import effects_dice as dice
from game.rules.western_sea import effects_goods as goods
from game.rules.western_sea import effects_map as land
from game.rules.western_sea.actions.research import can_research_free, research_free
from game.rules.western_sea.base import base
from game.rules.western_sea.book import Deed, SeaBook, deed_keys
from game.rules.western_sea.counts import holds_true
from game.rules.western_sea.hooks import HOOK_CAN, HOOKS
from game.rules.western_sea.limits import carried_out, limited, under_limit
from game.rules.western_sea.manipulate import turnable
from game.rules.western_sea.pieces import can_refill, turn_order
from game.rules.western_sea.state import SeaState


class Verb(NamedTuple):
    """A word of `do`. Its type is the field of its name in `Effect`, its words the teller's method of it."""

    do: Callable[[SeaBook, SeaState, int, Deed, int], None]
    can: Callable[[SeaBook, SeaState, int, Deed], object]
    """Whether it would do anything now."""
    worth: float = 0.0
    """Victory points that it brings once, roughly; of things that are counted, each. Nothing where that lies
    in what is gained, exchanged or chosen."""


@base.step("do")
def do(b: SeaBook, s: SeaState, seat: int, deed: int) -> None:
    what = b.deeds[deed]
    if limited(s) and what.word not in OFFERED and possible(b, s, seat, deed):
        carried_out(s)
    VERBS[what.word].do(b, s, seat, what, deed)


def react(b: Rulebook, s: SeaState, event: Event) -> None:
    """Run the triggers of the seat that the event is about, then those of its opponents in turn order: each
    in the order of the cards, and after those that the same event has set off for seats before it."""
    assert isinstance(b, SeaBook)
    name, actor = event[0], event[1]
    reacting = b.reacting[name]
    if not any(holds & reacting for holds in s.holds):
        return
    frames = []
    for seat in (actor, *[o for o in turn_order(s) if o != actor]):
        for reaction in b.reactions[name]:
            if reaction.others == (seat == actor) or not s.holds[seat] >> reaction.thing & 1:
                continue
            if not s.used[seat] & reaction.power and holds_true(b, s, seat, reaction.needs):
                frames.append(("react", name, seat, reaction.deeds, reaction.power))
    at = len(s.stack)
    while at and s.stack[at - 1][:2] == ("react", name):
        at -= 1
    s.stack[at:at] = reversed(frames)


@base.step("react")
def run_reaction(
    b: SeaBook, s: SeaState, event: str, seat: int, deeds: tuple[int, ...], power: int = 0
) -> None:
    """Limited to once a round, it may have been used up while it waited."""
    if not s.used[seat] & power:
        limit = [under_limit(seat, power)] if power else []
        push(s, *[("do", seat, deed) for deed in deeds], *limit)


# act and explore


def act(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    """An extra main action, in the seat's own turn only."""
    if s.turn == seat:
        s.grants.append((actions_of(b, deed), deed.what.icons))


def actions_of(b: SeaBook, deed: Deed) -> int:
    return sum(1 << b.action[name] for name in deed.what.actions or b.actions)


def explore(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, ("explore", seat, deed.what))


def research(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    research_free(s, seat, deed.what)


# may and either


def may(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, ("do.may", seat, n))


@base.step("do.may")
def ask_may(b: SeaBook, s: SeaState, seat: int, deed: int) -> Decision | None:
    if not possible(b, s, seat, deed):
        return None
    options = [Option("accept", "deed", deed_keys(b)[deed]), Option("decline")]
    return Decision(seat, "do.may", options, default=0)


@base.answer("do.may")
def may_chosen(b: SeaBook, s: SeaState, option: Option, seat: int, deed: int) -> None:
    if option.verb == "accept":
        push(s, *[("do", seat, inner) for inner in b.deeds[deed].inside])


def either(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, ("do.either", seat, n))


@base.step("do.either")
def ask_either(b: SeaBook, s: SeaState, seat: int, deed: int) -> Decision | None:
    """Only what can be done is offered."""
    inside = [inner for inner in b.deeds[deed].inside if possible(b, s, seat, inner)]
    options = [Option("pick", "deed", deed_keys(b)[inner]) for inner in inside]
    return Decision(seat, "do.either", options) if options else None


@base.answer("do.either")
def either_chosen(b: SeaBook, s: SeaState, option: Option, seat: int, deed: int) -> None:
    push(s, *[("do", seat, inner) for inner in b.deeds[deed].inside if deed_keys(b)[inner] == option.at])


def possible(b: SeaBook, s: SeaState, seat: int, deed: int) -> bool:
    """Whether a deed would do anything now. A hook is trusted to, unless it can tell."""
    what = b.deeds[deed]
    return bool(VERBS[what.word].can(b, s, seat, what))


def any_inside(b: SeaBook, s: SeaState, seat: int, deed: Deed) -> bool:
    return any(possible(b, s, seat, inner) for inner in deed.inside)


# hook


def hook(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    HOOKS[deed.what](b, s, seat)


VERBS: dict[str, Verb] = {
    "gain": Verb(goods.gain, lambda b, s, seat, deed: goods.can_take(b, s, seat, deed.what)),
    "recruit": Verb(
        dice.recruit,
        lambda b, s, seat, deed: any(s.stock[c] for c in dice.colours_for(b, s, seat, deed.what)),
        worth=1.6,
    ),
    "place": Verb(land.place, lambda b, s, seat, deed: land.tiles_to_place(b, s, seat, deed.what), worth=1.0),
    "move": Verb(land.move, lambda b, s, seat, deed: land.tents_to_move(b, s, seat), worth=0.4),
    "draw": Verb(
        dice.draw,
        lambda b, s, seat, deed: any(s.bag[seat]) or (deed.what.refill and can_refill(b, s, seat)),
        worth=0.9,
    ),
    "wake": Verb(dice.wake, lambda b, s, seat, deed: any(s.spent[seat]), worth=0.7),
    "turn": Verb(
        dice.turn, lambda b, s, seat, deed: any(face in turnable(b) for face in s.active[seat]), worth=0.6
    ),
    "reroll": Verb(dice.reroll, lambda b, s, seat, deed: s.active[seat], worth=0.3),
    "exchange": Verb(goods.exchange, goods.can_exchange),
    "deal": Verb(goods.deal, lambda b, s, seat, deed: any(s.tokens[seat]), worth=1.2),
    "steal": Verb(goods.steal, lambda b, s, seat, deed: goods.to_steal_from(b, s, seat), worth=1.3),
    "act": Verb(
        act, lambda b, s, seat, deed: s.turn == seat and actions_of(b, deed) & ~s.done[seat], worth=2.0
    ),
    "explore": Verb(
        explore, lambda b, s, seat, deed: not b.rules["bars.explore"](b, s, seat, deed.what), worth=1.5
    ),
    "research": Verb(research, lambda b, s, seat, deed: can_research_free(b, s, seat, deed.what), worth=3.0),
    "may": Verb(may, any_inside),
    "either": Verb(either, any_inside),
    "hook": Verb(
        hook,
        lambda b, s, seat, deed: deed.what not in HOOK_CAN or HOOK_CAN[deed.what](b, s, seat),
        worth=0.8,
    ),
}

OFFERED = ("place", "move", "turn", "exchange", "deal", "may", "either")
"""Verbs that only ask: what is accepted then is what is carried out."""
