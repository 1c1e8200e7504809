"""A long range of amounts: a slider with steps, and one button that takes what it is set to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CORAL, CREAM, FADED, INK, PARCHMENT_DARK, WHITE, mix
from game.ui.spots import Spot
from game.ui.table.panel import TablePanel, glow
from game.ui.table.targets import choice_spot
from game.ui.tooltips import Tip

if TYPE_CHECKING:
    from game.ui.table.command import Choice
    from game.ui.table.table import Table

SHORT = 6
"""So many amounts have a button each."""
KNOB, END, TAKE = 15, 30, 46
TRACK = "amount"


class Amounts(TablePanel):
    def __init__(self, rect: Rect, table: Table, choices: list[Choice]) -> None:
        super().__init__(rect, "command", table)
        self.choices = sorted(choices, key=lambda choice: int(choice.option.at))
        if not 0 <= table.amount < len(choices):
            wanted = [n for n, choice in enumerate(self.choices) if table.proposed(choice.option)]
            table.amount = wanted[0] if wanted else len(choices) - 1
        u = table.kit.u
        high = min(u(TAKE), rect.h // 2)
        self.less = Rect(rect.x, rect.y, u(END), u(END))
        self.more = Rect(rect.right - u(END), rect.y, u(END), u(END))
        middle = (rect.h - high - u(6)) // 2
        self.less.centery = self.more.centery = rect.y + middle
        self.track = Rect(0, 0, rect.w - 2 * u(END + 20), u(10))
        self.track.center = (rect.centerx, self.less.centery)
        self.button = Rect(rect.x + rect.w // 6, rect.bottom - high, rect.w * 2 // 3, high)
        table.name_choice(TRACK, self.now.option)

    @property
    def now(self) -> Choice:
        return self.choices[self.table.amount]

    def _x(self, n: int) -> int:
        return self.track.x + self.track.w * n // (len(self.choices) - 1)

    def _set(self, n: int) -> bool:
        n = max(0, min(len(self.choices) - 1, n))
        if n == self.table.amount:
            return False
        self.table.amount = n
        self.table.name_choice(TRACK, self.now.option)
        self.table.spots_changed()
        self.table.stage.touch(self.rect.inflate(8, 8))
        return True

    # Drawing

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        pygame.draw.rect(surface, PARCHMENT_DARK, self.track, border_radius=self.track.h)
        at = self._x(self.table.amount)
        filled = Rect(self.track.x, self.track.y, at - self.track.x, self.track.h)
        pygame.draw.rect(surface, BRASS, filled, border_radius=self.track.h)
        pygame.draw.rect(surface, BRASS_DARK, self.track, max(1, u(1)), border_radius=self.track.h)
        for n in range(len(self.choices)):
            x, long = self._x(n), u(7 if self._named(n) else 4)
            pygame.draw.line(
                surface, BRASS_DARK, (x, self.track.bottom), (x, self.track.bottom + long), max(1, u(1))
            )
            if self._named(n):
                words = kit.type.picture(str(self.choices[n].option.at), "text", 11.5, FADED)
                surface.blit(words, words.get_rect(midtop=(x, self.track.bottom + u(6))))
        knob = kit.roundel(u(KNOB), ((0, INK), (max(1, u(1.5)), CORAL)))
        surface.blit(knob, knob.get_rect(center=(at, self.track.centery)))
        figure = kit.type.picture(str(self.now.option.at), "strong", 15, WHITE)
        surface.blit(figure, figure.get_rect(center=(at, self.track.centery)))
        for rect, icon, able in (
            (self.less, "minus", self.table.amount > 0),
            (self.more, "plus", self.table.amount < len(self.choices) - 1),
        ):
            kit.button(surface, rect, "", icon, able=able)
        self._take(surface, kit)

    def _named(self, n: int) -> bool:
        """Both ends and every fifth step have their number below."""
        return n in (0, len(self.choices) - 1) or int(self.choices[n].option.at) % 5 == 0

    def _take(self, surface: Surface, kit: Kit) -> None:
        u, box = kit.u, self.button
        kit.rounded(surface, box.move(0, u(2)), u(9), ((0, mix(PARCHMENT_DARK, INK, 0.3)),))
        kit.rounded(surface, box, u(9), ((0, CREAM),))
        inner = box.inflate(-u(16), -u(4))
        low = kit.type.height("text", 12.5) if self.now.under else 0
        kit.line(surface, self._words(), "strong", 16, inner.move(0, -low // 2), INK, "centre")
        if low:
            under = Rect(inner.x, inner.bottom - low, inner.w, low)
            kit.line(surface, self.now.under, "text", 12.5, under, FADED, "centre")
        glow(surface, box, kit, u(9), proposed=True)

    def _words(self) -> str:
        return self.table.kit.say("table.take-amount", what=self.now.text)

    # Setting and choosing

    def spots(self) -> list[Spot]:
        t = self.table
        last = len(self.choices) - 1
        tip = partial(t.tip_for, self.now.option)
        wide = self.track.inflate(t.kit.u(2 * KNOB), 0)
        held = Rect(wide.x, self.rect.y, wide.w, self.button.y - self.rect.y - t.kit.u(5))
        ends = (("less", self.less, -1, t.amount > 0), ("more", self.more, 1, t.amount < last))
        return [
            *(
                Spot(f"{TRACK} {name}", rect, partial(self._step, by) if able else None, self._tip(name))
                for name, rect, by, able in ends
            ),
            Spot(TRACK, held, t.chooser(self.now.option), tip, lit=True, group="drag"),
            Spot(choice_spot(self.now.option), self.button, t.chooser(self.now.option), tip, lit=True),
        ]

    def _tip(self, name: str) -> partial[Tip]:
        return partial(Tip, title=self.table.kit.say(f"table.{name}"))

    def _step(self, by: int) -> None:
        self._set(self.table.amount + by)

    def drag(self, spot: Spot, at: tuple[int, int]) -> bool:
        share = (at[0] - self.track.x) / max(1, self.track.w)
        return spot.name == TRACK and self._set(round(share * (len(self.choices) - 1)))

    def nudge(self, spot: Spot, by: int) -> bool:
        return spot.name == TRACK and self._set(self.table.amount + by)

    def scroll(self, turns: int) -> bool:
        return self._set(self.table.amount - turns)
