"""What fish buy, at the desk: five things with their prices, and which tokens would pay for one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

from game.engine.asked import asked
from game.engine.decision import Decision, Option
from game.rules.island.book import IslandBook
from game.rules.island.modules.fishermen.layer import BOOT, NAME, kinds_of_fish, look_at, values_of_fish
from game.rules.island.modules.fishermen.market import Purchase, purchases
from game.ui.island.panels.desk_rows import Cell, Row, put_back
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.island.table import IslandTable

FISH = "fish"
BOUGHT = {"away": "robber", "steal": "steal", "take": "any", "road": "road", "card": "development"}
"""By purchase, its picture."""


def fish_icon(b: IslandBook, kind: int) -> str:
    """A token with so many fish on it."""
    return f"{FISH}-{values_of_fish(b)[kind]}" if values_of_fish(b)[kind] else BOOT


def payment(values: Sequence[int], held: Sequence[int], price: int) -> list[int]:
    """How many tokens of each kind pay a price with the fewest fish lost, and of such ways the one with the
    most tokens, which leaves room for more; nothing if they do not suffice."""
    ways = [list(way) for way in product(*(range(n + 1) for n in held))]
    enough = [way for way in ways if _worth(values, way) >= price]
    return min(enough, key=lambda way: (_worth(values, way), -sum(way))) if enough else []


def _worth(values: Sequence[int], way: Sequence[int]) -> int:
    return sum(n * value for n, value in zip(way, values, strict=True))


class Market:
    def __init__(self, table: IslandTable) -> None:
        self.table = table
        self.waiting: list[str] = []
        """Tokens that are still to be paid, where several were chosen together."""

    # In a turn

    def rows(self, decision: Decision, rows: list[Row]) -> list[Row]:
        if decision.ask == "act":
            cells = [self._cell(decision, each) for each in purchases(self.table.book)]
            return [*rows, Row(self.table.kit.say("desk.fish"), cells), *self._boot(decision)]
        return self._paying(decision) if decision.ask == "fish-pay" else rows

    def _boot(self, decision: Decision) -> list[Row]:
        """To whom the boot can be passed; their cards are lit, too."""
        t = self.table
        cells = [
            Cell(f"choice {o.key}", (BOOT,), "", o, tip=partial(t.tip_for, o), seat=int(o.at))
            for o in decision.options
            if o.verb == "pass-boot"
        ]
        return [Row(t.kit.say("desk.boot"), cells)] if cells else []

    def _cell(self, decision: Decision, each: Purchase) -> Cell:
        option = decision.find(each.option.key)
        tip = partial(self.tip, each.name, option)
        price = self.price(each)
        return Cell(f"choice {each.option.key}", (BOUGHT[each.name],), "", option, tip=tip, count=price)

    def price(self, each: Purchase) -> int:
        """For whoever looks, or is asked."""
        t = self.table
        seat = t.hand_seat if t.hand_seat >= 0 else max(0, t.asked)
        price: int = t.book.rules["fish-price"](t.book, t.state, seat, each.price)
        return price

    def tip(self, name: str, option: Option | None) -> Tip:
        """What it costs, and what would be paid for it; or why it can't be had."""
        t, say = self.table, self.table.kit.say
        each = next(each for each in purchases(t.book) if each.name == name)
        lines = [say("fish.price", n=self.price(each)), say(f"fish.buys.{name}")]
        paid = self._best(self.price(each))
        if paid and option:
            lines.append(say("fish.would-pay", what=self._listed(paid)))
        title, page = t.voice.words.name("purchases", name), f"scenarios/{NAME}"
        tip = Tip(title=title, lines=tuple(lines), icon=BOUGHT[name], page=page)
        if option:
            return t.tooltips.choice(option, tip)
        return replace(tip, why_not=t.tooltips.reasons.option(each.option.verb, each.option.kind, name))

    def _best(self, price: int) -> list[int]:
        t = self.table
        tokens = look_at(t.state).tokens
        return payment(values_of_fish(t.book), tokens[t.hand_seat], price) if t.hand_seat >= 0 else []

    def _listed(self, way: Sequence[int]) -> str:
        """'1 + 1 + 2'."""
        values = values_of_fish(self.table.book)
        return " + ".join(str(value) for n, value in zip(way, values, strict=True) for _ in range(n))

    # Paying

    def _paying(self, decision: Decision) -> list[Row]:
        """What is still to pay; then the tokens, one by one or all that are needed at once."""
        t, say = self.table, self.table.kit.say
        step = asked(t.book, t.state)
        price = Cell("", (BOUGHT[step.purchase],), say("desk.fish-left", n=step.n), framed=False, share=2.4)
        tokens = [self._token(option) for option in decision.options]
        best = self._best(step.n)
        icons = [fish_icon(t.book, kind) for kind, n in enumerate(best) for _ in range(n)]
        all_of_it = Cell(
            "pay-all", icons, say("desk.fish-all"), act=partial(self._pay, best), tip=self._all_tip
        )
        made = [Row(say("desk.fish"), [price, put_back(t)]), Row(say("desk.fish-pay"), tokens)]
        return [*made, Row(cells=[all_of_it])] if best else made

    def _token(self, option: Option) -> Cell:
        t = self.table
        kind = [entry.id for entry in kinds_of_fish(t.book)].index(str(option.at))
        n = look_at(t.state).tokens[t.asked][kind]
        tip = partial(t.tip_for, option)
        return Cell(f"choice {option.key}", (fish_icon(t.book, kind),), "", option, tip=tip, count=n)

    def _all_tip(self) -> Tip:
        say = self.table.kit.say
        return Tip(title=say("desk.fish-all"), lines=(say("fish.pay-all"),), icon=FISH)

    def _pay(self, way: Sequence[int]) -> None:
        names = [entry.id for entry in kinds_of_fish(self.table.book)]
        self.waiting = [names[kind] for kind, n in enumerate(way) for _ in range(n)]
        self.go_on()

    def go_on(self) -> None:
        """The next of the tokens that were chosen together, as soon as it can be paid."""
        t = self.table
        while self.waiting and (decision := t.targets.decision):
            option = (
                decision.find(f"pay {FISH} {self.waiting.pop(0)}") if decision.ask == "fish-pay" else None
            )
            if option is None:
                self.waiting = []
            else:
                t.take(option)
