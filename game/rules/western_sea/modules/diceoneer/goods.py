"""Recruit, Research and Trade, as the Diceoneer does them."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.diceoneer.layer import (
    bot,
    human,
    layer,
    leave_unused,
    new_die,
    stay_idle,
)
from game.rules.western_sea.modules.diceoneer.measures import Moment
from game.rules.western_sea.modules.diceoneer.script import best, script, tell_why
from game.rules.western_sea.pieces import gain_vp
from game.rules.western_sea.state import SeaState

NO_MOMENT = Moment(-1, 0)

# Recruit


@layer.step("solo.recruit")
def recruit(b: SeaBook, s: SeaState, strength: int) -> None:
    """One die, two from a certain strength on; only what lies above that is unused."""
    colours = b.rules["solo-colours"](b, s)
    if not colours:
        stay_idle(b, s, "recruit", strength)
        return
    two = script(b).number["recruit"]["two-dice"]
    n = b.rules["solo-recruits"](b, s, strength)
    seat = bot(s).seat
    push(s, *[("solo.die",)] * n, ("recruited", seat), ("solo.unused", max(0, strength - two)))


@layer.rule("solo-recruits")
def recruits(b: SeaBook, s: SeaState, strength: int) -> int:
    return 2 if strength >= script(b).number["recruit"]["two-dice"] else 1


@layer.rule("solo-colours")
def colours(b: SeaBook, s: SeaState) -> list[int]:
    """Those it has access to; never white ones."""
    return [c for c in b.rules["recruitable"](b, s, bot(s).seat) if b.dice[c].terrain and s.stock[c]]


@layer.step("solo.die")
def choose_die(b: SeaBook, s: SeaState) -> Decision | None:
    return die_decision(b, s, b.rules["solo-colours"](b, s))


def die_decision(b: SeaBook, s: SeaState, colours: list[int]) -> Decision | None:
    found = best(b, s, "die", colours, NO_MOMENT)
    options = [Option("recruit", "stock", b.colours[c], s.stock[c]) for c in found]
    return Decision(human(s), "solo.die", options) if options else None


@layer.answer("solo.die")
def die_chosen(b: SeaBook, s: SeaState, option: Option) -> None:
    colour = b.colour[str(option.at)]
    tell_why(b, s, "die", colour, NO_MOMENT)
    new_die(s, colour)


# Research


@layer.step("solo.research")
def research(b: SeaBook, s: SeaState, strength: int) -> Decision | None:
    """A technology that its strength can pay; it needs no tokens and no terrains, and has no effect."""
    known = bot(s).known
    there = [t for t in s.row if not known >> t & 1 and b.costs[t][0] <= strength]
    found = best(b, s, "technology", there, NO_MOMENT)
    if not found:
        stay_idle(b, s, "research", strength)
        return None
    options = [Option("research", "card", b.things[t].id) for t in found]
    return Decision(human(s), "solo.research", options)


@layer.answer("solo.research")
def technology_chosen(b: SeaBook, s: SeaState, option: Option, strength: int) -> None:
    p, thing = bot(s), b.thing[str(option.at)]
    cost = b.costs[thing][0]
    tell_why(b, s, "technology", thing, NO_MOMENT)
    p.known |= 1 << thing
    emit(s, "research", p.seat, thing)
    gain_vp(s, p.seat, cost * worth(b, "research", "icon-vp"))
    push(s, ("researched", p.seat, thing), ("solo.unused", strength - cost))


def worth(b: SeaBook, action: str, name: str) -> int:
    return max(0, script(b).number[action][name] + script(b).options.more_vp)


# Trade


@layer.step("solo.trade")
def trade(b: SeaBook, s: SeaState, strength: int) -> None:
    """So many tokens for each point, from anywhere round the hexagon."""
    each = script(b).number["trade"]["tokens"]
    n = min(strength * each, len(tokens(s)))
    if not n:
        stay_idle(b, s, "trade", strength)
        return
    push(s, *[("solo.trade.token",)] * n, ("solo.traded", n, strength - -(-n // each)))


def tokens(s: SeaState) -> list[tuple[int, int]]:
    """(side, kind) of every token round the hexagon."""
    return [(side, -1 - piece) for side, laid in enumerate(bot(s).laid) for piece in laid if piece < 0]


@layer.step("solo.trade.token")
def choose_token(b: SeaBook, s: SeaState) -> Decision:
    table = script(b)
    moment = Moment(table.side_of[b.action["trade"]], 0)
    found = dict.fromkeys(best(b, s, "token", tokens(s), moment))
    names = [f"{b.actions[table.sides[side]]}:{b.resources[kind]}" for side, kind in found]
    return Decision(human(s), "solo.trade.token", [Option("take", "laid", name) for name in names])


@layer.answer("solo.trade.token")
def token_chosen(b: SeaBook, s: SeaState, option: Option) -> None:
    action, _, kind = str(option.at).partition(":")
    side = script(b).side_of[b.action[action]]
    bot(s).laid[side].remove(-1 - b.resource[kind])
    emit(s, "solo-traded", bot(s).seat, b.resource[kind], side)


@layer.step("solo.traded")
def traded(b: SeaBook, s: SeaState, n: int, left: int) -> None:
    seat = bot(s).seat
    emit(s, "solo-trade", seat, n)
    gain_vp(s, seat, n * worth(b, "trade", "token-vp"))
    emit(s, "traded", seat)
    leave_unused(b, s, left)
