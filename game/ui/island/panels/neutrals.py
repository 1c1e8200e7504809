"""In the game for two: for which neutral colour a road or a settlement is placed next."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.rules.island.modules.two_players.neutrals import VERBS
from game.ui.island.map.pieces import NEUTRALS
from game.ui.island.panels.panel import IslandPanel
from game.ui.kit import Kit
from game.ui.palette import BRASS, CORAL, CREAM, FADED, INK, PALE_INK, PARCHMENT
from game.ui.spots import Spot
from game.ui.tooltips import Tip

SIZES = (15.0, 13.0, 11.0, 9.5)


class Neutrals(IslandPanel):
    """The two colours side by side; the places of the one that is picked are lit on the map."""

    def boxes(self) -> list[Rect]:
        u = self.table.kit.u
        high = min(u(58), self.rect.h - u(34))
        w = (self.rect.w - u(8)) // 2
        return [Rect(self.rect.x + n * (w + u(8)), self.rect.y + u(30), w, high) for n in (0, 1)]

    def able(self, n: int) -> bool:
        decision = self.table.targets.decision
        return bool(decision and any(option.verb == VERBS[n] for option in decision.options))

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, t = kit.u, self.table
        head = Rect(self.rect.x, self.rect.y, self.rect.w, u(26))
        kit.line(surface, kit.say("neutral.which"), "strong", 14, head, FADED)
        for n, box in enumerate(self.boxes()):
            picked = t.neutral == n
            kit.box(
                surface,
                box,
                CREAM if picked else PARCHMENT,
                CORAL if picked else BRASS,
                3 if picked else 1.2,
                8,
            )
            side = box.h - u(10)
            house = kit.art.piece("settlement-solid", side, NEUTRALS[n])
            surface.blit(house, house.get_rect(midleft=(box.x + u(6), box.centery)))
            words = Rect(box.x + side + u(12), box.y, box.w - side - u(16), box.h)
            colour = INK if self.able(n) else PALE_INK
            name = kit.say(f"neutral.{NEUTRALS[n].name}")
            size = next((s for s in SIZES if kit.type.width(name, "strong", s) <= words.w), SIZES[-1])
            kit.line(surface, name, "strong", size, words, colour)

    def spots(self) -> list[Spot]:
        t = self.table
        return [
            Spot(
                f"neutral {n}",
                box,
                partial(t.pick_neutral, n) if self.able(n) else None,
                partial(self._tip, n),
            )
            for n, box in enumerate(self.boxes())
        ]

    def _tip(self, n: int) -> Tip:
        say = self.table.kit.say
        why = "" if self.able(n) else say("neutral.nowhere")
        return Tip(title=say(f"neutral.{NEUTRALS[n].name}"), lines=(say("neutral.text"),), why_not=why)
