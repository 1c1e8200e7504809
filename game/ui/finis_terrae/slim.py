"""What stands slim at the edges of the chart: captains, weather, prices, and the score as it is."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.finis_terrae.market import Market, Price
from game.ui.finis_terrae.score_preview import ScorePreview
from game.ui.finis_terrae.seats import SeatCard
from game.ui.finis_terrae.vignette import vignette
from game.ui.finis_terrae.weather import Danger, Weather
from game.ui.kit import Kit
from game.ui.palette import (
    BRASS,
    CORAL,
    CREAM,
    FADED,
    GOLD,
    INK,
    PARCHMENT_DARK,
    WHITE,
)
from game.ui.table.panel import disc, glow, paint_name, seat_frame


class SlimSeat(SeatCard):
    """Emblem, place in turn order, name, points, and a row of figures; the cargo is on the whole card."""

    side = 11.5

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, seat, rect, u = self.table, self.seat, self.rect, kit.u
        seat_frame(surface, kit, rect, t.liveries[seat], t.asked == seat)
        centre = (rect.x + u(23), rect.y + u(22))
        t.sign(surface, seat, centre, u(13))
        order = t.place_in_order(seat) + 1
        at = (centre[0] + u(11), centre[1] + u(9))
        disc(surface, kit, str(order), at, u(7), INK if order > 1 else GOLD)
        if t.leads(seat):
            kit.icon(surface, "crown", u(16), (centre[0] - u(2), centre[1] - u(14)))
        points = f"{t.shown_scores[seat]}".replace("-", "\N{MINUS SIGN}")
        score = kit.type.picture(points, "title", 22, GOLD)
        where = score.get_rect(midright=(rect.right - u(10), centre[1] - u(1)))
        surface.blit(score, where)
        flags = (("pirate", bool(t.state.pirate[seat])), ("red-flag", t.state.flag == seat))
        flown = [icon for icon, shown in flags if shown]
        right = where.left - u(3 if flown else 10)
        for icon in flown:
            kit.icon(surface, icon, u(15), (right - u(8), centre[1]))
            right -= u(16)
        left = rect.x + u(42)
        paint_name(surface, kit, t.names[seat], "name", 15.5, Rect(left, rect.y + u(7), right - left, u(28)))
        self._row(surface, kit, rect.bottom - u(15))
        option = t.targets.at("seat", seat)
        if option:
            glow(surface, rect, kit, u(11), t.proposed(option))


class SlimWeather(Weather):
    """Today's card, and how many ships a storm could wreck."""

    def _boxes(self) -> list[tuple[Danger, Rect]]:
        return []

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, s, rect = self.table, kit.u, self.table.state, self.rect
        kit.box(surface, rect, CREAM, BRASS, 1.2, 7)
        card = Rect(0, rect.y + u(3), rect.w - u(6), (rect.w - u(6)) * 3 // 4)
        card.centerx = rect.centerx
        known = s.weather if s.weather >= 0 else (s.seen[-1] if s.seen else -1)
        if known >= 0:
            name = f"weather/{t.book.weather[known].id}"
            surface.blit(vignette(kit, name, card.size, s.weather < 0), card)
        else:
            pygame.draw.rect(surface, PARCHMENT_DARK, card, border_radius=u(5))
            kit.icon(surface, "weather", round(card.h * 0.8), card.center)
        lost = sum(bool(danger.winds) and not danger.sheltered for danger in self.dangers())
        y = (card.bottom + rect.bottom) // 2
        kit.icon(surface, "storm", u(16), (rect.x + u(12), y))
        pygame.draw.circle(surface, CORAL if lost else FADED, (rect.right - u(13), y), u(8))
        number = kit.type.picture(str(lost), "strong", 11, WHITE)
        surface.blit(number, number.get_rect(center=(rect.right - u(13), y)))


class SlimMarket(Market):
    """What one piece of each kind costs or brings, one below the other."""

    def _boxes(self) -> list[tuple[Price, Rect]]:
        prices, rect, u = self.prices(), self.rect, self.table.kit.u
        h = (rect.h - u(4)) / len(prices)
        return [
            (price, Rect(rect.x + u(2), round(rect.y + u(2) + n * h), rect.w - u(4), int(h)))
            for n, price in enumerate(prices)
        ]

    def _here(self) -> Rect:
        return Rect(self.rect.x, self.rect.bottom - 1, self.rect.w, 1)

    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.box(surface, self.rect, CREAM, BRASS, 1.2, 7)
        for price, box in self._boxes():
            kit.icon(surface, price.icon, min(box.h - kit.u(1), kit.u(15)), (box.x + kit.u(8), box.centery))
            words = Rect(box.x + kit.u(15), box.y, box.w - kit.u(15), box.h)
            kit.line(surface, price.shown, "strong", 10.5, words, INK if price.high else FADED, "centre")


class SlimScore(ScorePreview):
    def paint(self, surface: Surface, kit: Kit) -> None:
        kit.button(surface, self.rect, "", "score")
