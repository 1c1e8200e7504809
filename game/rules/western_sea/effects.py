"""The verbs of `do`, and the triggers of `when`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from game.engine.chance import Chance
from game.engine.decision import Decision, Option
from game.engine.rulebook import Rulebook, emit
from game.engine.state import Event, push
from game.rules.western_sea.actions.recruit import colour_decision
from game.rules.western_sea.base import base
from game.rules.western_sea.book import Deed, SeaBook
from game.rules.western_sea.content import Gain, Place, Recruit
from game.rules.western_sea.counts import count, holds_true, tiles_where
from game.rules.western_sea.hooks import HOOKS
from game.rules.western_sea.pieces import (
    activate,
    add_tents,
    bits,
    gain_reserve_vp,
    gain_tokens,
    gain_vp,
    place_tent,
    take_from_camp,
    take_tents,
)
from game.rules.western_sea.state import SeaState

Verb = Callable[[SeaBook, SeaState, int, Deed, int], None]


@base.step("do")
def do(b: SeaBook, s: SeaState, seat: int, deed: int) -> None:
    what = b.deeds[deed]
    VERBS[what.word](b, s, seat, what, deed)


def react(b: Rulebook, s: SeaState, event: Event) -> None:
    """Run the triggers of the seat that the event is about: in the order of the cards, and after those that
    the same event has set off for seats before it."""
    assert isinstance(b, SeaBook)
    name, seat = event[0], event[1]
    frames = []
    for reaction in b.reactions[name]:
        if not s.holds[seat] >> reaction.thing & 1 or s.used[seat] & reaction.power:
            continue
        if holds_true(b, s, seat, reaction.needs):
            s.used[seat] |= reaction.power
            frames.append(("react", name, seat, reaction.deeds))
    at = len(s.stack)
    while at and s.stack[at - 1][:2] == ("react", name):
        at -= 1
    s.stack[at:at] = reversed(frames)


@base.step("react")
def run_reaction(b: SeaBook, s: SeaState, event: str, seat: int, deeds: tuple[int, ...]) -> None:
    push(s, *[("do", seat, deed) for deed in deeds])


@lru_cache(maxsize=8)
def deed_keys(b: SeaBook) -> dict[int, str]:
    """Names that no other entry changes: `drill:1` is a card's first deed, `drill:1.2` the second in it."""
    tops = [list(deeds) for deeds in b.now]
    for reactions in b.reactions.values():
        for reaction in reactions:
            tops[reaction.thing] += reaction.deeds
    keys: dict[int, str] = {}

    def name(deeds: Sequence[int], prefix: str) -> None:
        for n, deed in enumerate(deeds, 1):
            keys[deed] = f"{prefix}{n}"
            name(b.deeds[deed].inside, f"{prefix}{n}.")

    for thing, deeds in zip(b.things, tops, strict=True):
        name(deeds, f"{thing.id}:")
    return keys


# gain


def gain(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    take(b, s, seat, deed.what)


def take(b: SeaBook, s: SeaState, seat: int, gain: Gain) -> None:
    times = 1 if gain.per is None else count(b, s, seat, gain.per)
    for kind, name in enumerate(b.resources):
        gain_tokens(s, seat, kind, getattr(gain, name, 0) * times)
    gain_vp(s, seat, gain.vp * times)
    gain_reserve_vp(s, seat, gain.reserve * times)
    take_from_camp(s, seat, gain.tents * times)
    push(s, *[("gain.basic", seat)] * (gain.basic * times))


def can_take(b: SeaBook, s: SeaState, seat: int, gain: Gain) -> bool:
    """Whether it brings anything: of tents, only those that the general stock still has."""
    if gain.per is not None and not count(b, s, seat, gain.per):
        return False
    tokens = any(getattr(gain, name, 0) for name in b.resources)
    return tokens or bool(gain.basic or gain.vp or gain.reserve or (gain.tents and s.camp[seat]))


@base.step("gain.basic")
def ask_basic(b: SeaBook, s: SeaState, seat: int) -> Decision:
    """A basic resource of the player's choice."""
    return Decision(seat, "gain.basic", [Option("gain", "token", b.resources[k]) for k in b.basic])


@base.answer("gain.basic")
def basic_taken(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    gain_tokens(s, seat, b.resource[str(option.at)], 1)


# recruit


def recruit(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, *[("do.recruit", seat, n)] * deed.what.dice)


@base.step("do.recruit")
def ask_recruit(b: SeaBook, s: SeaState, seat: int, deed: int) -> Decision | None:
    return colour_decision(b, s, seat, colours_for(b, s, seat, b.deeds[deed].what))


def colours_for(b: SeaBook, s: SeaState, seat: int, what: Recruit) -> list[int]:
    if what.colours:
        return [b.colour[c] for c in what.colours]
    if what.anywhere:
        return [c for c, die in enumerate(b.dice) if die.limited]
    found: list[int] = b.rules["recruitable"](b, s, seat)
    return found


base.answer("do.recruit")(lambda b, s, option, seat, deed: base.answers["recruit.die"](b, s, option, seat))


# place and move


def place(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, *[("do.place", seat, n)] * deed.what.tents)


@base.step("do.place")
def ask_place(b: SeaBook, s: SeaState, seat: int, deed: int) -> Decision | None:
    tiles = tiles_to_place(b, s, seat, b.deeds[deed].what)
    options = [Option("place", "hex", s.cell[tile]) for tile in bits(tiles)]
    return Decision(seat, "do.place", [*options, Option("decline")]) if options else None


def tiles_to_place(b: SeaBook, s: SeaState, seat: int, what: Place) -> int:
    if not (s.camp if what.stock else s.supply)[seat]:
        return 0
    reach: int = b.rules["settle-reach"](b, s, seat)
    return reach if what.where is None else reach & tiles_where(b, s, seat, what.where)


@base.answer("do.place")
def tent_placed(b: SeaBook, s: SeaState, option: Option, seat: int, deed: int) -> None:
    if option.verb == "place":
        if b.deeds[deed].what.stock:
            s.camp[seat] -= 1
            s.supply[seat] += 1
        place_tent(s, seat, s.at[int(option.at)])


def move(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, *[("do.move", seat)] * deed.what)


@base.step("do.move")
def ask_tent(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    """A tent goes from one tile to a neighbouring one."""
    options = [Option("lift", "hex", s.cell[t]) for t in tents_to_move(b, s, seat)]
    return Decision(seat, "do.move", [*options, Option("decline")], draft="move") if options else None


def tents_to_move(b: SeaBook, s: SeaState, seat: int) -> list[int]:
    return [t for t in bits(s.holds[seat] & b.tile_bits) if s.tents[t * s.seats + seat] and s.near[t]]


@base.answer("do.move")
def tent_lifted(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    if option.verb == "lift":
        push(s, ("do.move.to", seat, s.at[int(option.at)]))


@base.step("do.move.to")
def ask_where(b: SeaBook, s: SeaState, seat: int, tile: int) -> Decision:
    return Decision(
        seat, "do.move.to", [Option("place", "hex", s.cell[t]) for t in bits(s.near[tile])], draft="move"
    )


@base.answer("do.move.to")
def tent_moved(b: SeaBook, s: SeaState, option: Option, seat: int, tile: int) -> None:
    to = s.at[int(option.at)]
    add_tents(s, seat, to, 1)
    take_tents(s, seat, tile, 1)
    emit(s, "moved", seat, tile, to)


# dice


def draw(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    """Dice from the bag, without refilling it."""
    if deed.what.face == "rolled":
        push(s, ("draw.die", seat, deed.what.dice, 0, ()))
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
    """A die joins the Active ones, on a face of choice."""
    face = b.rules["faces"](b, colour)[0]
    activate(b, s, seat, face)
    push(s, ("turn-to", seat, face, 1))


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


# exchange


def exchange(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, *[("do.exchange", seat, n)] * deed.what.times)


@base.step("do.exchange")
def ask_exchange(b: SeaBook, s: SeaState, seat: int, deed: int) -> Decision | None:
    if not can_exchange(b, s, seat, b.deeds[deed]):
        return None
    return Decision(seat, "do.exchange", [Option("exchange", "deed", deed_keys(b)[deed]), Option("decline")])


def can_exchange(b: SeaBook, s: SeaState, seat: int, deed: Deed) -> bool:
    return can_give(b, s, seat, deed.what.give) and can_take(b, s, seat, deed.what.get)


def can_give(b: SeaBook, s: SeaState, seat: int, give: Gain) -> bool:
    tokens = all(s.tokens[seat][k] >= getattr(give, name, 0) for k, name in enumerate(b.resources))
    any_basic = sum(s.tokens[seat][k] for k in b.basic) >= give.basic
    return tokens and any_basic and s.vp[seat] >= give.vp + give.reserve and s.supply[seat] >= give.tents


@base.answer("do.exchange")
def exchanged(b: SeaBook, s: SeaState, option: Option, seat: int, deed: int) -> None:
    if option.verb == "decline":
        return
    what = b.deeds[deed].what
    for kind, name in enumerate(b.resources):
        gain_tokens(s, seat, kind, -getattr(what.give, name, 0))
    gain_reserve_vp(s, seat, -what.give.vp - what.give.reserve)
    s.points = min(s.points + what.give.vp, b.number["vp-supply"])
    s.supply[seat] -= what.give.tents
    s.camp[seat] += what.give.tents
    push(s, *[("give.basic", seat)] * what.give.basic, ("do.get", seat, deed))


@base.step("do.get")
def get(b: SeaBook, s: SeaState, seat: int, deed: int) -> None:
    take(b, s, seat, b.deeds[deed].what.get)


@base.step("give.basic")
def ask_give(b: SeaBook, s: SeaState, seat: int) -> Decision:
    return Decision(
        seat, "give.basic", [Option("give", "token", b.resources[k]) for k in b.basic if s.tokens[seat][k]]
    )


@base.answer("give.basic")
def given(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    gain_tokens(s, seat, b.resource[str(option.at)], -1)


# act and explore


def act(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    """An extra main action, in the seat's own turn only."""
    if s.turn == seat:
        s.grants.append((actions_of(b, deed), deed.what.icons))


def actions_of(b: SeaBook, deed: Deed) -> int:
    return sum(1 << b.action[name] for name in deed.what.actions or b.actions)


def explore(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    push(s, ("explore", seat, deed.what))


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
    """Whether a deed would do anything now. A hook is trusted to."""
    what = b.deeds[deed]
    if what.word in ("may", "either"):
        return any(possible(b, s, seat, inner) for inner in what.inside)
    return what.word == "hook" or bool(CAN[what.word](b, s, seat, what))


# hook


def hook(b: SeaBook, s: SeaState, seat: int, deed: Deed, n: int) -> None:
    HOOKS[deed.what](b, s, seat)


VERBS: dict[str, Verb] = {
    "gain": gain,
    "recruit": recruit,
    "place": place,
    "move": move,
    "draw": draw,
    "wake": wake,
    "turn": turn,
    "reroll": reroll,
    "exchange": exchange,
    "act": act,
    "explore": explore,
    "may": may,
    "either": either,
    "hook": hook,
}

CAN: dict[str, Callable[[SeaBook, SeaState, int, Deed], object]] = {
    "gain": lambda b, s, seat, deed: can_take(b, s, seat, deed.what),
    "recruit": lambda b, s, seat, deed: any(s.stock[c] for c in colours_for(b, s, seat, deed.what)),
    "place": lambda b, s, seat, deed: tiles_to_place(b, s, seat, deed.what),
    "move": lambda b, s, seat, deed: tents_to_move(b, s, seat),
    "draw": lambda b, s, seat, deed: any(s.bag[seat]),
    "wake": lambda b, s, seat, deed: any(s.spent[seat]),
    "turn": lambda b, s, seat, deed: s.active[seat],
    "reroll": lambda b, s, seat, deed: s.active[seat],
    "exchange": can_exchange,
    "act": lambda b, s, seat, deed: s.turn == seat and actions_of(b, deed) & ~s.done[seat],
    "explore": lambda b, s, seat, deed: b.rules["can.explore"](b, s, seat, deed.what),
}
