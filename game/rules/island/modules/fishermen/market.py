"""What fish buy: five things, each paid for by itself, and nobody gives change."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from game.engine.decision import Decision, Option
from game.engine.rulebook import emit, once_per_book
from game.engine.state import push
from game.rules.island.book import IslandBook
from game.rules.island.building import ROAD, in_stock, open_places
from game.rules.island.content import PurchaseEntry
from game.rules.island.modules.fishermen.layer import (
    fish_of,
    fishers,
    kinds_of_fish,
    look_at,
    spend_token,
    values_of_fish,
)
from game.rules.island.robber import move_robber, victims
from game.rules.island.state import BESIDE, IslandState

# What there is to buy: why it can't be had, and what happens


def why_not_away(b: IslandBook, s: IslandState, seat: int) -> str:
    return "robber-away" if s.robber == BESIDE and b.switch["fish-robber"] == "if-useful" else ""


def why_not_steal(b: IslandBook, s: IslandState, seat: int) -> str:
    return "" if victims(b, s, seat) else "nobody-has-cards"


def why_not_take(b: IslandBook, s: IslandState, seat: int) -> str:
    return "" if any(s.bank) else "bank-empty"


@fishers.rule("fish-road")
def why_not_road(b: IslandBook, s: IslandState, seat: int) -> str:
    """A road by the rules needs a piece and a path."""
    if not in_stock(b, s, seat, ROAD):
        return "no-road-left"
    return "" if open_places(b, s, seat, ROAD) else "no-path"


def why_not_card(b: IslandBook, s: IslandState, seat: int) -> str:
    return "" if s.undrawn else "no-cards"


class Purchase(NamedTuple):
    name: str
    price: int
    option: Option
    why_not: Callable[[IslandBook, IslandState, int], str]


@once_per_book
def purchases(b: IslandBook) -> list[Purchase]:
    """As the content lists them."""
    reasons: dict[str, Callable[[IslandBook, IslandState, int], str]] = {
        "away": why_not_away,
        "steal": why_not_steal,
        "take": why_not_take,
        "road": b.rules["fish-road"],
        "card": why_not_card,
    }
    return [
        Purchase(entry.id, entry.fish, Option("fish", "purchase", entry.id), reasons[entry.id])
        for entry in b.library.of("purchases", PurchaseEntry).values()
    ]


@fishers.rule("fish-price")
def fish_price(b: IslandBook, s: IslandState, seat: int, price: int) -> int:
    return price


def why_not_buy(b: IslandBook, s: IslandState, seat: int, purchase: Purchase) -> str:
    if not s.rolled and b.switch["fish-when"] == "after-roll":
        return "before-roll"
    if fish_of(b, s, seat) < b.rules["fish-price"](b, s, seat, purchase.price):
        return "too-few-fish"
    return purchase.why_not(b, s, seat)


@fishers.options("roll")
@fishers.options("act")
def for_sale(b: IslandBook, s: IslandState, seat: int) -> Iterable[Option]:
    fish = fish_of(b, s, seat) if look_at(s).count[seat] else 0
    if not fish or (not s.rolled and b.switch["fish-when"] == "after-roll"):
        return ()
    price = b.rules["fish-price"]
    return [
        each.option
        for each in purchases(b)
        if fish >= price(b, s, seat, each.price) and not each.why_not(b, s, seat)
    ]


@fishers.wrap("why-not")
def why_not(rule: Callable[..., str], b: IslandBook, s: IslandState, seat: int, option: Option) -> str:
    if option.verb != "fish":
        return rule(b, s, seat, option)
    return why_not_buy(b, s, seat, next(each for each in purchases(b) if each.name == option.at))


# Paying


def _choose_in(ask: str) -> None:
    @fishers.chosen(ask, "fish")
    def chosen(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
        purchase = next(each for each in purchases(b) if each.name == option.at)
        price = b.rules["fish-price"](b, s, seat, purchase.price)
        push(s, ("fish-pay", seat, purchase.name, price), (ask, seat))


for _ask in ("roll", "act"):
    _choose_in(_ask)


@once_per_book
def pay_options(b: IslandBook) -> list[Option]:
    return [Option("pay", "fish", entry.id) for entry in kinds_of_fish(b)]


@fishers.step("fish-pay")
def fish_pay(b: IslandBook, s: IslandState, seat: int, purchase: str, n: int) -> Decision:
    """One token after another; fish beyond the price are lost."""
    held = look_at(s).tokens[seat]
    return Decision(seat, "fish-pay", [pay_options(b)[kind] for kind, n in enumerate(held) if n], "fish-pay")


@fishers.answer("fish-pay")
def fish_paid(b: IslandBook, s: IslandState, option: Option, seat: int, purchase: str, n: int) -> None:
    kind = [entry.id for entry in kinds_of_fish(b)].index(str(option.at))
    spend_token(b, s, seat, kind)
    emit(s, "fish-spent", seat, kind)
    n -= values_of_fish(b)[kind]
    if n > 0:
        push(s, ("fish-pay", seat, purchase, n))
        return
    emit(s, "fish-bought", seat, purchase)
    if purchase == "away":
        move_robber(s, seat, BESIDE)
    elif purchase == "steal":
        push(s, ("fish-rob", seat))
    elif purchase == "take":
        push(s, ("take", seat, 1))
    elif purchase == "road":
        push(s, ("free-road", seat))
    else:
        push(s, ("draw", seat))


# Taking a card from somebody


@fishers.step("fish-rob")
def fish_rob(b: IslandBook, s: IslandState, seat: int) -> Decision:
    return Decision(seat, "fish-rob", [b.rob_option[other] for other in victims(b, s, seat)])


@fishers.answer("fish-rob")
def fish_robbed(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
    push(s, ("steal", seat, int(option.at)))
