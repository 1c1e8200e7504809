"""The verbs of `do`, and the triggers of `when`."""

from __future__ import annotations

from collections.abc import Callable

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

Verb = Callable[[SeaBook, SeaState, int, Deed, int], None]


@base.step("do")
def do(b: SeaBook, s: SeaState, seat: int, deed: int) -> None:
    what = b.deeds[deed]
    if limited(s) and what.word not in OFFERED and possible(b, s, seat, deed):
        carried_out(s)
    VERBS[what.word](b, s, seat, what, deed)


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
    if what.word in ("may", "either"):
        return any(possible(b, s, seat, inner) for inner in what.inside)
    if what.word == "hook":
        return HOOK_CAN[what.what](b, s, seat) if what.what in HOOK_CAN else True
    return bool(CAN[what.word](b, s, seat, what))


# hook


def hook(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    HOOKS[deed.what](b, s, seat)


VERBS: dict[str, Verb] = {
    "gain": goods.gain,
    "recruit": dice.recruit,
    "place": land.place,
    "move": land.move,
    "draw": dice.draw,
    "wake": dice.wake,
    "turn": dice.turn,
    "reroll": dice.reroll,
    "exchange": goods.exchange,
    "deal": goods.deal,
    "steal": goods.steal,
    "act": act,
    "explore": explore,
    "research": research,
    "may": may,
    "either": either,
    "hook": hook,
}

OFFERED = ("place", "move", "turn", "exchange", "deal", "may", "either")
"""Verbs that only ask: what is accepted then is what is carried out."""

CAN: dict[str, Callable[[SeaBook, SeaState, int, Deed], object]] = {
    "gain": lambda b, s, seat, deed: goods.can_take(b, s, seat, deed.what),
    "recruit": lambda b, s, seat, deed: any(s.stock[c] for c in dice.colours_for(b, s, seat, deed.what)),
    "place": lambda b, s, seat, deed: land.tiles_to_place(b, s, seat, deed.what),
    "move": lambda b, s, seat, deed: land.tents_to_move(b, s, seat),
    "draw": lambda b, s, seat, deed: any(s.bag[seat]) or (deed.what.refill and can_refill(b, s, seat)),
    "wake": lambda b, s, seat, deed: any(s.spent[seat]),
    "turn": lambda b, s, seat, deed: any(face in turnable(b) for face in s.active[seat]),
    "reroll": lambda b, s, seat, deed: s.active[seat],
    "exchange": goods.can_exchange,
    "deal": lambda b, s, seat, deed: any(s.tokens[seat]),
    "steal": lambda b, s, seat, deed: goods.to_steal_from(b, s, seat),
    "act": lambda b, s, seat, deed: s.turn == seat and actions_of(b, deed) & ~s.done[seat],
    "explore": lambda b, s, seat, deed: b.rules["can.explore"](b, s, seat, deed.what),
    "research": lambda b, s, seat, deed: can_research_free(b, s, seat, deed.what),
}
