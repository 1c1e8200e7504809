"""What the advisors do that no verb can say: each a hook, and whether it would do anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.decision import Decision, Option
from game.engine.piles import put
from game.engine.rulebook import emit
from game.engine.state import push
from game.rules.western_sea.actions.recruit import colour_decision, colour_options
from game.rules.western_sea.actions.trade import give_die
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.effects_dice import stand
from game.rules.western_sea.hooks import HOOK_CAN, Hook
from game.rules.western_sea.modules.advisors import advisors, cabinet, see_cabinet
from game.rules.western_sea.modules.common import module_hook, speak
from game.rules.western_sea.pieces import (
    bits,
    gain_die,
    gain_reserve_vp,
    gain_tokens,
    gain_vp,
    number,
    place_tent,
    present,
    take_tents,
    turn_order,
)
from game.rules.western_sea.state import SeaState

GENERAL_TENTS = 2
LORD_DEALS, LORD_VP = 3, 2
EXPLORER_TILES = 3
BROKER_GOODS = ("food", "wood", "iron")

speak(
    asks={
        "spymaster.give": (("seat",), ("give",)),
        "spymaster.whom": (("seat", "die=mine"), ("swap",)),
        "spymaster.take": (("seat", "other"), ("take",)),
        "spymaster.extra": (("seat",), ("accept", "decline")),
        "general": (("seat",), ("raid",)),
        "general.victim": (("seat", "tile", "n=left"), ("raid", "done")),
        "hegemon": (("seat", "n=returned"), ("return", "done")),
        "lord": (("seat", "n=left"), ("deal", "give", "done")),
        "broker": (("seat",), ("gain",)),
    },
    events={"swapped": ("seat", "other", "die", "got"), "put-back": ("seat", "tile")},
)


def advice(name: str, can: Callable[[SeaBook, SeaState, int], bool]) -> Callable[[Hook], Hook]:
    HOOK_CAN[name] = can
    return module_hook(advisors, name)


# Spymaster: swap a Spent die for another player's


def spies(b: SeaBook, s: SeaState, seat: int) -> list[str]:
    """Colours of the seat's Spent dice that can change hands."""
    return [b.colours[c] for c, n in enumerate(s.spent[seat]) if n and b.rules["parts"](b, c)]


def spied_on(b: SeaBook, s: SeaState, seat: int) -> list[int]:
    return [other for other in turn_order(s) if other != seat and spies(b, s, other)]


@advice("spymaster", lambda b, s, seat: bool(spies(b, s, seat) and spied_on(b, s, seat)))
def spymaster(b: SeaBook, s: SeaState, seat: int) -> None:
    push(s, ("spymaster.give", seat), ("spymaster.extra", seat))


@advisors.step("spymaster.give")
def ask_give(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    if not spied_on(b, s, seat):
        return None
    options = [Option("give", "spent", c, s.spent[seat][b.colour[c]]) for c in spies(b, s, seat)]
    return Decision(seat, "spymaster.give", options, draft="advisor") if options else None


@advisors.answer("spymaster.give")
def die_given(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    push(s, ("spymaster.whom", seat, b.colour[str(option.at)]))


@advisors.step("spymaster.whom")
def ask_whom(b: SeaBook, s: SeaState, seat: int, mine: int) -> Decision:
    options = [Option("swap", "seat", other) for other in spied_on(b, s, seat)]
    return Decision(seat, "spymaster.whom", options, draft="advisor")


@advisors.answer("spymaster.whom")
def whom_chosen(b: SeaBook, s: SeaState, option: Option, seat: int, mine: int) -> None:
    push(s, ("spymaster.take", seat, mine, int(option.at)))


@advisors.step("spymaster.take")
def ask_take(b: SeaBook, s: SeaState, seat: int, mine: int, other: int) -> Decision:
    options = [Option("take", "spent", c, s.spent[other][b.colour[c]]) for c in spies(b, s, other)]
    return Decision(seat, "spymaster.take", options, draft="advisor")


@advisors.answer("spymaster.take")
def die_taken(b: SeaBook, s: SeaState, option: Option, seat: int, mine: int, other: int) -> None:
    """The new die is Active at once, on a face of choice."""
    theirs = b.colour[str(option.at)]
    s.spent[seat][mine] -= 1
    s.spent[other][mine] += 1
    s.spent[other][theirs] -= 1
    emit(s, "swapped", seat, other, mine, theirs)
    stand(b, s, seat, theirs)


@advisors.step("spymaster.extra")
def ask_extra(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    """A point goes back to the reserve for an extra action."""
    if not s.vp[seat] or s.turn != seat:
        return None
    return Decision(seat, "spymaster.extra", [Option("accept"), Option("decline")])


@advisors.answer("spymaster.extra")
def extra_chosen(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    if option.verb == "accept":
        gain_reserve_vp(s, seat, -1)
        s.grants.append(((1 << len(b.actions)) - 1, 0))


# General: two tents on one tile, whoever's they are and whatever defends them


def battlefields(b: SeaBook, s: SeaState, seat: int) -> list[int]:
    if not s.supply[seat]:
        return []
    return [tile for tile in bits(present(b, s, seat)) if rivals(s, seat, tile)]


def rivals(s: SeaState, seat: int, tile: int) -> list[int]:
    here = s.tents[tile * s.seats : (tile + 1) * s.seats]
    return [other for other, n in enumerate(here) if n and other != seat]


@advice("general", lambda b, s, seat: bool(battlefields(b, s, seat)))
def general(b: SeaBook, s: SeaState, seat: int) -> None:
    push(s, ("general", seat))


@advisors.step("general")
def ask_field(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    options = [Option("raid", "hex", s.cell[tile]) for tile in battlefields(b, s, seat)]
    return Decision(seat, "general", options, draft="advisor") if options else None


@advisors.answer("general")
def field_chosen(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    push(s, ("general.victim", seat, s.at[int(option.at)], GENERAL_TENTS, ()))


@advisors.step("general.victim")
def ask_rival(
    b: SeaBook, s: SeaState, seat: int, tile: int, left: int, beaten: tuple[int, ...]
) -> Decision | None:
    others = rivals(s, seat, tile)
    if not left or not others or not s.supply[seat]:
        push(s, ("general.over", seat, tile, beaten))
        return None
    options = [Option("raid", "seat", other) for other in others]
    if beaten:
        options.append(Option("done"))
    return Decision(seat, "general.victim", options, draft="advisor")


@advisors.answer("general.victim")
def rival_chosen(
    b: SeaBook, s: SeaState, option: Option, seat: int, tile: int, left: int, beaten: tuple[int, ...]
) -> None:
    if option.verb == "done":
        push(s, ("general.over", seat, tile, beaten))
        return
    other = int(option.at)
    s.supply[other] += 1
    take_tents(s, other, tile, 1)
    emit(s, "raid", seat, other, tile, 1)
    place_tent(s, seat, tile)
    push(s, ("general.victim", seat, tile, left - 1, (*beaten, other)))


@advisors.step("general.over")
def battle_over(b: SeaBook, s: SeaState, seat: int, tile: int, beaten: tuple[int, ...]) -> None:
    """One raid, however many it struck."""
    emit(s, "raided", seat, tile, beaten[0], len(beaten))
    for other in dict.fromkeys(beaten):
        emit(s, "was-raided", other, tile, seat, beaten.count(other))


# Hegemon: return dice, recruit one more from the whole stock


@advice("hegemon", lambda b, s, seat: any(s.stock) or bool(b.rules["dice-to-give"](b, s, seat)))
def hegemon(b: SeaBook, s: SeaState, seat: int) -> None:
    push(s, ("hegemon", seat, 0))


@advisors.step("hegemon")
def ask_return(b: SeaBook, s: SeaState, seat: int, returned: int) -> Decision:
    dice = b.rules["dice-to-give"](b, s, seat)
    options = [Option("return", o.kind, o.at, o.count) for o in dice]
    if returned or any(s.stock):
        options.append(Option("done"))
    return Decision(seat, "hegemon", options, draft="advisor", default=len(options) - 1)


@advisors.answer("hegemon")
def die_returned(b: SeaBook, s: SeaState, option: Option, seat: int, returned: int) -> None:
    if option.verb == "done":
        push(s, *[("hegemon.recruit", seat)] * (returned + 1), ("recruited", seat))
        return
    give_die(b, s, seat, option)
    push(s, ("hegemon", seat, returned + 1))


@advisors.step("hegemon.recruit")
def ask_recruit(b: SeaBook, s: SeaState, seat: int) -> Decision | None:
    return colour_decision(seat, colour_options(b, s, range(len(b.dice))))


@advisors.answer("hegemon.recruit")
def die_recruited(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    gain_die(s, seat, b.colour[str(option.at)])


# Merchant Lord: deals without icons, those with tokens for more


def goods(b: SeaBook, s: SeaState, seat: int, dice: int) -> list[Option]:
    options = [Option("deal", "token", b.resources[k], n) for k, n in enumerate(s.tokens[seat]) if n]
    return options + (b.rules["dice-to-give"](b, s, seat) if dice else [])


@advice("merchant-lord", lambda b, s, seat: bool(goods(b, s, seat, number(b, s, seat, "trade-dice"))))
def merchant_lord(b: SeaBook, s: SeaState, seat: int) -> None:
    push(s, ("lord", seat, LORD_DEALS, number(b, s, seat, "trade-dice")))


@advisors.step("lord")
def ask_deal(b: SeaBook, s: SeaState, seat: int, left: int, dice: int) -> Decision | None:
    options = goods(b, s, seat, dice) if left else []
    if not options:
        push(s, ("traded", seat))
        return None
    if left < LORD_DEALS:
        options.append(Option("done"))
    return Decision(seat, "lord", options, draft="advisor")


@advisors.answer("lord")
def deal_made(b: SeaBook, s: SeaState, option: Option, seat: int, left: int, dice: int) -> None:
    if option.verb == "done":
        push(s, ("traded", seat))
    elif option.verb == "give":
        give_die(b, s, seat, option)
        gain_vp(s, seat, number(b, s, seat, "trade-die-vp"))
        push(s, ("lord", seat, left - 1, dice - 1))
    else:
        first = ("deal.add", seat, b.resource[str(option.at)], 0, 0)
        push(s, first, ("lord.bonus", seat), ("lord", seat, left - 1, dice))


@advisors.step("lord.bonus")
def bonus(b: SeaBook, s: SeaState, seat: int) -> None:
    gain_reserve_vp(s, seat, LORD_VP)


# Explorer: three tiles, two of them explored, the third back on the stack


@advice("explorer", lambda b, s, seat: not b.rules["bars.explore"](b, s, seat, 1))
def explorer(b: SeaBook, s: SeaState, seat: int) -> None:
    draws = [("explore.draw", seat)] * min(EXPLORER_TILES, len(s.pile.slots))
    push(s, *draws, *[("explorer.pick", seat)] * (EXPLORER_TILES - 1), ("explorer.back", seat))


@advisors.step("explorer.pick")
def pick(b: SeaBook, s: SeaState, seat: int) -> None:
    """Like any exploring, but what is not chosen lies aside."""
    s.drawn += cabinet(s).aside
    cabinet(s).aside = []
    if s.drawn and s.supply[seat] and b.rules["explore-sites"](b, s, seat, 1):
        cabinet(s).exploring = 1
        push(s, ("explore.pick", seat))


@advisors.detour("explore.leave")
def lay_aside(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int, tile: int) -> Any:
    """The others stay to be chosen from, the harbour too; what this tile brings may be another exploring,
    which is not the Explorer's."""
    if not see_cabinet(s).exploring:
        return inner(b, s, seat, tile)
    cabinet(s).exploring = 0
    cabinet(s).aside = [other for other in s.drawn if other != tile]
    s.drawn = []
    return None


@advisors.step("explorer.back")
def back(b: SeaBook, s: SeaState, seat: int) -> None:
    """Tiles left over go on top of the stack, the first drawn uppermost; all have seen them."""
    for tile in reversed([*s.drawn, *cabinet(s).aside]):
        put(s.pile, tile)
        emit(s, "put-back", seat, tile)
    s.drawn, cabinet(s).aside = [], []


# Broker: a basic token of the land for each technology


@advice("broker", lambda b, s, seat: bool(s.holds[seat] & b.technology_bits))
def broker(b: SeaBook, s: SeaState, seat: int) -> None:
    push(s, *[("broker", seat)] * (s.holds[seat] & b.technology_bits).bit_count())


@advisors.step("broker")
def ask_goods(b: SeaBook, s: SeaState, seat: int) -> Decision:
    options = [Option("gain", "token", name) for name in BROKER_GOODS]
    return Decision(seat, "broker", options, draft="advisor")


@advisors.answer("broker")
def goods_taken(b: SeaBook, s: SeaState, option: Option, seat: int) -> None:
    gain_tokens(s, seat, b.resource[str(option.at)], 1)


@advisors.wrap("check.map")
def check_map(inner: Callable[..., None], b: SeaBook, s: SeaState) -> None:
    inner(b, s)
    lying = [*s.pile.pool, *s.pile.slots, *s.drawn, *s.at.values()]
    assert not set(cabinet(s).aside) & set(lying), "a tile laid aside is elsewhere too"
