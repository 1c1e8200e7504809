"""Gold, which is no resource: it is dealt with like one, and buys cards, but nobody steals or discards it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from game.engine.decision import Decision, Option
from game.engine.rulebook import Layer, Step, emit, once_per_book
from game.engine.state import Data, Event, State, peek, push
from game.rules.island.bank import traded
from game.rules.island.book import IslandBook
from game.rules.island.card_text import COIN
from game.rules.island.hands import Cards, gain, give_back, swap
from game.rules.island.production import bank_mask
from game.rules.island.state import NOBODY, IslandState

BUY = Option("coin-buy")


class GoldPart(Data):
    coins: list[int] = msgspec.field(default_factory=list)
    """By seat; everybody sees them."""
    bought: int = 0
    """Cards bought with coins in this turn."""


def part_in(s: IslandState, name: str) -> GoldPart:
    part = s.parts[name]
    assert isinstance(part, GoldPart)
    return part


def look_in(s: IslandState, name: str) -> GoldPart:
    part = peek(s.parts, name)
    assert isinstance(part, GoldPart)
    return part


@once_per_book
def least_rate(b: IslandBook) -> int:
    """The fewest coins that the bank ever takes for a card."""
    return min([b.number["bank-rate"], *[harbour.rate for harbour in b.harbours]])


def brings_gold(layer: Layer) -> Callable[[IslandBook, IslandState, int, int], None]:
    """For a scenario whose part is a `GoldPart`, with a rule `gold-changed`; gives what pays coins."""
    name = layer.name

    def pay_coins(b: IslandBook, s: IslandState, seat: int, n: int) -> None:
        """To a seat, or from it."""
        part_in(s, name).coins[seat] += n
        if n > 0:
            emit(s, "coins", seat, n)
        else:
            emit(s, "coins-spent", seat, -n)
        b.rules["gold-changed"](b, s)

    @layer.wrap("board")
    def purses(rule: Callable[..., object], b: IslandBook, s: State) -> object:
        assert isinstance(s, IslandState)
        part_in(s, name).coins = [0] * b.seats
        return rule(b, s)

    @layer.watch("turn")
    def turn_begins(b: IslandBook, s: IslandState, event: Event) -> None:
        part_in(s, name).bought = 0

    @layer.step("do.coins")
    def do_coins(b: IslandBook, s: IslandState, seat: int, n: int) -> None:
        pay_coins(b, s, seat, n)

    # Buying cards

    def why_not_buy(b: IslandBook, s: IslandState, seat: int) -> str:
        part = look_in(s, name)
        if part.bought >= b.number["coin-buys"]:
            return "no-more-coins"
        if part.coins[seat] < b.number["coin-price"]:
            return "too-few-coins"
        return "" if any(s.bank) else "bank-empty"

    @layer.options("roll")
    @layer.options("act")
    def buying(b: IslandBook, s: IslandState, seat: int) -> Iterable[Option]:
        return () if why_not_buy(b, s, seat) else (BUY,)

    def buy_in(ask: str) -> None:
        @layer.chosen(ask, BUY.verb)
        def chosen(b: IslandBook, s: IslandState, option: Option, seat: int) -> None:
            push(s, ("take", seat, 1), (ask, seat))
            part_in(s, name).bought += 1
            pay_coins(b, s, seat, -b.number["coin-price"])

    for ask in ("roll", "act"):
        buy_in(ask)

    @layer.wrap("why-not")
    def why_not(rule: Callable[..., str], b: IslandBook, s: IslandState, seat: int, option: Option) -> str:
        return why_not_buy(b, s, seat) if option.verb == BUY.verb else rule(b, s, seat, option)

    # Between players

    @layer.wrap("goods")
    def goods(rule: Callable[..., list[str]], resources: list[str]) -> list[str]:
        return [*rule(resources), COIN]

    @layer.wrap("stakes")
    def stakes(rule: Callable[..., Sequence[int]], b: IslandBook, s: IslandState, seat: int) -> list[int]:
        return [*rule(b, s, seat), look_in(s, name).coins[seat]]

    @layer.wrap("can-give")
    def can_give(rule: Callable[..., int], b: IslandBook, s: IslandState, asked: Sequence[int]) -> int:
        coins = look_in(s, name).coins
        return rule(b, s, asked) | (1 << b.good[COIN] if any(coins[other] for other in asked) else 0)

    @layer.wrap("can-meet")
    def can_meet(rule: Callable[..., bool], b: IslandBook, s: IslandState, seat: int, want: Cards) -> bool:
        return look_in(s, name).coins[seat] >= want[-1] and rule(b, s, seat, want[:-1])

    @layer.wrap("swap")
    def swap_all(
        rule: Callable[..., None],
        b: IslandBook,
        s: IslandState,
        seat: int,
        other: int,
        give: Cards,
        get: Cards,
    ) -> None:
        swap(s, seat, other, give[:-1], get[:-1])
        if give[-1] != get[-1]:
            coins = part_in(s, name).coins
            coins[seat] += get[-1] - give[-1]
            coins[other] += give[-1] - get[-1]
            b.rules["gold-changed"](b, s)

    # With the bank

    @layer.wrap("bank-rate")
    def bank_rate(rule: Callable[..., int], b: IslandBook, s: IslandState, seat: int, kind: int) -> int:
        """For coins as the seat's harbours for anything say; none is for coins alone."""
        if kind != b.good[COIN]:
            return rule(b, s, seat, kind)
        mine = b.rules["standing"](b, s, seat)
        open_to_all = [
            b.harbours[harbour].rate
            for corner, harbour in enumerate(s.harbour)
            if harbour != NOBODY and b.harbours[harbour].takes is None and mine >> corner & 1
        ]
        return min([b.number["bank-rate"], *open_to_all])

    def rate_for_coin(b: IslandBook, s: IslandState, seat: int, kind: int) -> int:
        """How many cards of a kind the bank takes for a coin; by one edition only open harbours help."""
        like = kind if b.switch["coin-harbours"] == "all" else b.good[COIN]
        rate: int = b.rules["bank-rate"](b, s, seat, like)
        return rate

    @layer.wrap("why-not-bank")
    def why_not_bank(rule: Callable[..., str], b: IslandBook, s: IslandState, seat: int, kind: int) -> str:
        """For cards the bank always has a coin."""
        if kind == b.good[COIN]:
            too_few = look_in(s, name).coins[seat] < b.rules["bank-rate"](b, s, seat, kind)
            return "too-few" if too_few else "" if any(s.bank) else "bank-empty"
        reason = rule(b, s, seat, kind)
        can_have_coin = s.hand[seat][kind] >= rate_for_coin(b, s, seat, kind)
        return "" if reason == "bank-empty" and can_have_coin else reason

    @layer.options("act")
    def bank_options(b: IslandBook, s: IslandState, seat: int) -> Iterable[Option]:
        """Coins for a card; and cards for a coin where the bank has no other card for them."""
        if not b.rules["may-trade"](b, s, seat):
            return ()
        coin, mask = b.good[COIN], 0
        if look_in(s, name).coins[seat] >= least_rate(b) and not why_not_bank_of(b, s, seat, coin):
            mask = 1 << coin
        if not min(s.bank) and (there := bank_mask(s)).bit_count() < 2:
            alone = there or (1 << len(b.resources)) - 1
            for kind, (have, rate) in enumerate(zip(s.hand[seat], s.rates[seat], strict=True)):
                if have >= max(rate, rate_for_coin(b, s, seat, kind)) and alone >> kind & 1:
                    mask |= 1 << kind
        return b.kinds("bank", mask) if mask else ()

    def why_not_bank_of(b: IslandBook, s: IslandState, seat: int, kind: int) -> str:
        reason: str = b.rules["why-not-bank"](b, s, seat, kind)
        return reason

    @layer.detour("bank")
    def bank(step: Step, b: IslandBook, s: IslandState, seat: int, kind: int) -> Decision:
        """What for: any card that the bank has, or a coin."""
        mask = bank_mask(s) & ~(1 << kind)
        if kind != b.good[COIN] and s.hand[seat][kind] >= rate_for_coin(b, s, seat, kind):
            mask |= 1 << b.good[COIN]
        return Decision(seat, "bank", b.kinds("take", mask), "bank")

    @layer.chosen("bank", "take")
    def bank_dealt(b: IslandBook, s: IslandState, option: Option, seat: int, kind: int) -> None:
        coin, wanted = b.good[COIN], b.good[str(option.at)]
        if coin not in (kind, wanted):
            traded(b, s, option, seat, kind)
            return
        rate = b.rules["bank-rate"](b, s, seat, coin) if kind == coin else rate_for_coin(b, s, seat, kind)
        if kind == coin:
            gain(s, seat, wanted)
        else:
            give_back(s, seat, kind, rate)
        emit(s, "bank", seat, kind, rate, wanted)
        part_in(s, name).coins[seat] += -rate if kind == coin else 1
        b.rules["gold-changed"](b, s)

    # What always holds

    @layer.wrap("check")
    def check(rule: Callable[..., None], b: IslandBook, s: IslandState) -> None:
        rule(b, s)
        part = look_in(s, name)
        assert not part.coins or min(part.coins) >= 0, f"coins {part.coins}"
        assert part.bought <= b.number["coin-buys"], f"{part.bought} cards bought"

    return pay_coins
