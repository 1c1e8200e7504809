"""Coins on the table, for every scenario that has them: who has how many, what they buy, how they fly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.engine.decision import Decision
from game.rules.island.card_text import COIN
from game.rules.island.modules.gold import BUY, GoldPart, look_in
from game.rules.island.state import IslandState
from game.ui.hexmap.camera import Point
from game.ui.island.icons import good_icon
from game.ui.island.layer import IslandLayer, Numbered
from game.ui.island.options import FROM_HAND
from game.ui.island.panels.desk_rows import Cell, Row
from game.ui.island.panels.hand import Stack
from game.ui.table.layer import Player
from game.ui.tooltips import Tip

GOLD = good_icon(COIN)


class GoldLayer(IslandLayer):
    """A scenario names the part of the state that has its coins, and the page that tells of them."""

    part: str
    page_of_coins: str

    icons: Mapping[str, str] = {"coins": GOLD, "coins-spent": GOLD}
    verbs: Mapping[str, str] = {BUY.verb: GOLD}
    open_verbs: Sequence[str] = (BUY.verb,)
    lesson_spots: Mapping[str, str] = {"coins": "desk"}
    minor: frozenset[str] = frozenset(["coins", "coins-spent"])
    origin: Point | None = None
    """Where on the map coins come from that are about to be paid; from the bank if nothing is said."""

    def gold(self, s: IslandState | None = None) -> GoldPart:
        return look_in(s or self.table.state, self.part)

    def coins(self, seat: int) -> int:
        coins = self.gold().coins
        return coins[seat] if coins else 0

    # Around the map

    def seat_figures(self, seat: int) -> Numbered:
        return [(GOLD, self.coins(seat))]

    def seat_lines(self, seat: int) -> Sequence[str]:
        return [self.table.kit.say("seat.coins", n=self.coins(seat))]

    def stacks(self) -> Sequence[Stack]:
        """The own coins lie beside the cards, to be offered like these."""
        t = self.table
        if not self.coins(t.hand_seat):
            return []
        decision = t.targets.decision
        options = decision.options if decision and decision.seat == t.hand_seat else []
        option = next((o for o in options if o.at == COIN and o.verb in FROM_HAND), None)
        tip = partial(t.tooltips.resource, COIN, option)
        return [Stack(f"hand {COIN}", f"icons/{GOLD}", self.coins(t.hand_seat), option, token=True, tip=tip)]

    def rows(self, decision: Decision, rows: list[Row]) -> list[Row]:
        """Cards for coins, below what the bank takes."""
        if decision.ask != "act":
            return rows
        t, say = self.table, self.table.kit.say
        left = t.book.number["coin-buys"] - self.gold().bought
        option = decision.find(BUY.key)
        paid = (*(GOLD,) * t.book.number["coin-price"], "arrow-right", "any")
        buy = Cell(f"choice {BUY.key}", paid, "", option, tip=self._buy_tip)
        told = Cell("", (), say("desk.coin-buys", n=left), framed=False, share=1.4)
        return [*rows, Row(say("desk.coins"), [buy, told])]

    def _buy_tip(self) -> Tip:
        t, say = self.table, self.table.kit.say
        decision = t.targets.decision
        option = decision.find(BUY.key) if decision else None
        lines = (t.figures().filled(say("coins.buy")),)
        title = "" if option else say("coins.buying")
        tip = Tip(title=title, lines=lines, icon=GOLD, page=self.page_of_coins)
        if option:
            return t.tooltips.choice(option, tip)
        return replace(tip, why_not=t.tooltips.reasons.option(BUY.verb))

    def good_tip(self, name: str) -> Tip | None:
        if name != COIN:
            return None
        t, say = self.table, self.table.kit.say
        lines = [say("coins.about")]
        if t.hand_seat >= 0:
            rate = t.book.rules["bank-rate"](t.book, t.state, t.hand_seat, t.book.good[COIN])
            lines.append(say("bank.rate", n=rate))
        return Tip(title=say("holding.coins"), lines=tuple(lines), icon=GOLD, page=self.page_of_coins)

    def holdings(self, s: IslandState, seat: int) -> Mapping[str, int]:
        coins = self.gold(s).coins
        return {"coins": coins[seat] if coins else 0}

    # In motion

    def begin(self) -> None:
        self.origin = None

    def plays(self, motion: Any, others: Mapping[str, Player]) -> Mapping[str, Player]:
        return {"coins": partial(self._earned, motion), "coins-spent": partial(self._spent, motion)}

    def _earned(self, motion: Any, seat: int, n: int) -> None:
        motion.carry([GOLD] * n, self.origin or motion.at_bank(GOLD), motion.seat(seat), "coin")
        self.origin = None

    def _spent(self, motion: Any, seat: int, n: int) -> None:
        motion.carry([GOLD] * n, motion.seat(seat), motion.at_bank(GOLD), "coin")
