"""Today's prices: what spice costs and brings, and what may still be traded where the ship lies."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.finis_terrae.chart import ports_at
from game.rules.finis_terrae.trade import BUY, SELL, limit_left
from game.ui.finis_terrae.panel import TerraePanel
from game.ui.kit import Kit
from game.ui.palette import BRASS, CREAM, FADED, INK, PARCHMENT_DARK, mix
from game.ui.spots import Spot
from game.ui.tooltips import Tip


class Price(NamedTuple):
    """What one piece costs or brings today."""

    name: str
    icon: str
    low: int
    high: int

    @property
    def shown(self) -> str:
        if not self.high:
            return "\N{EN DASH}"
        return str(self.low) if self.low == self.high else f"{self.low}\N{EN DASH}{self.high}"


class Market(TerraePanel):
    def prices(self) -> list[Price]:
        """The red die is added to the value of the day whenever something is sold."""
        b, s = self.table.book, self.table.state
        low, high = min(b.red), max(b.red)
        sale = (s.value + low, s.value + high) if s.value else (0, 0)
        return [
            Price("buy", "buy", s.value, s.value),
            Price("sell", "sell", *sale),
            *(Price(b.goods[kind], b.goods[kind], *sale) for kind in b.redeemed),
            Price("treasure", "treasure", 2 * low, 2 * high),
        ]

    def _boxes(self) -> list[tuple[Price, Rect]]:
        u, prices = self.table.kit.u, self.prices()
        left, gap = self.rect.x + u(9), u(3)
        w = (self.rect.w - u(18) - gap * (len(prices) - 1)) // len(prices)
        top = self.rect.y + u(31)
        return [(price, Rect(left + n * (w + gap), top, w, u(46))) for n, price in enumerate(prices)]

    def _here(self) -> Rect:
        u = self.table.kit.u
        return Rect(self.rect.x + u(10), self.rect.bottom - u(29), self.rect.w - u(20), u(22))

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, s = self.table, kit.u, self.table.state
        kit.panel(surface, self.rect)
        head = Rect(self.rect.x + u(12), self.rect.y + u(6), self.rect.w - u(24), u(24))
        if s.value:
            die = t.tray.picture("red", s.value, u(22))
            surface.blit(die, die.get_rect(midright=head.midright))
        words = Rect(head.x, head.y, head.w - u(28), head.h)
        kit.line(surface, kit.say("market.title"), "title", 16.5, words)
        kit.line(
            surface,
            kit.say("market.value" if s.value else "market.closed"),
            "text",
            13,
            words,
            FADED,
            "right",
        )
        for price, box in self._boxes():
            kit.box(surface, box, CREAM if price.high else PARCHMENT_DARK, mix(BRASS, CREAM, 0.2), 1, 6)
            kit.icon(surface, price.icon, u(24), (box.centerx, box.y + u(15)))
            low = Rect(box.x + u(1), box.y + u(27), box.w - u(2), u(17))
            kit.line(surface, price.shown, "strong", 13.5, low, INK if price.high else FADED, "centre")
        line = self._here()
        kit.icon(surface, "port", u(19), (line.x + u(10), line.centery))
        kit.line(
            surface, self._limits(), "text", 13, Rect(line.x + u(25), line.y, line.w - u(25), line.h), FADED
        )

    def limits(self) -> tuple[int, int] | None:
        """Crates that may still be bought and sold where the shown ship lies; none without a port."""
        b, s, vessel = self.table.book, self.table.state, self.table.shown_vessel
        if vessel >= s.seats or s.ship[vessel] < 0 or s.pirate[vessel]:
            return None
        ports = ports_at(s, s.ship[vessel])
        if not ports:
            return None
        own = [piece for piece in ports if s.port[piece] == vessel]
        others = [piece for piece in ports if s.port[piece] != vessel]
        buy = max((limit_left(b, s, piece, BUY) for piece in own), default=0)
        sell = max((limit_left(b, s, piece, SELL) for piece in others), default=0)
        return min(buy, s.reserve[b.spice]), sell

    def _limits(self) -> str:
        say, found = self.table.kit.say, self.limits()
        if found is None:
            return say("market.no-port")
        return say("market.limits", buy=found[0], sell=found[1])

    # Telling

    def spots(self) -> list[Spot]:
        made = [
            Spot(f"price {price.name}", box, tip=partial(self.tip, price)) for price, box in self._boxes()
        ]
        return [*made, Spot("limits", self._here(), tip=self.limits_tip)]

    def tip(self, price: Price) -> Tip:
        say = self.table.kit.say
        gains = (say("market.today", n=price.shown),) if price.high else ()
        why = "" if price.high else say("market.closed-why")
        page = "goods/spice" if price.name in ("buy", "sell") else f"goods/{price.name}"
        return Tip(
            title=say(f"market.{price.name}"),
            lines=(say(f"market.{price.name}.text"),),
            gains=gains,
            why_not=why,
            icon=price.icon,
            page=page,
        )

    def limits_tip(self) -> Tip:
        t = self.table
        s, vessel = t.state, t.shown_vessel
        lines = [t.kit.say("market.limits-text", n=t.book.number["isle-limit"])]
        if vessel < s.seats and s.pirate[vessel]:
            lines.append(t.kit.say("market.pirate"))
        return Tip(title=self._limits(), lines=tuple(lines), icon="port", page="actions/trade")
