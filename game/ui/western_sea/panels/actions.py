"""The main actions, with the icons that the Active dice hold for each."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, FADED, INK, PARCHMENT, PARCHMENT_DARK, mix
from game.ui.spots import Spot
from game.ui.table.panel import disc, glow
from game.ui.typeset import Face
from game.ui.western_sea.panels.panel import SeaPanel

FIVE = 320
"""Units: so wide must it be for five beside each other."""
WORDS, LEAST_WORDS = 12.0, 8.5
"""The size of the names, and the least that can be read: with less room the icons stand alone."""


class Actions(SeaPanel):
    def boxes(self) -> list[tuple[int, Rect]]:
        u = self.table.kit.u
        count = len(self.table.book.actions)
        columns = 5 if count > 8 and self.rect.w >= u(FIVE) else 4
        rows = -(-count // columns)
        gap = u(6)
        w = (self.rect.w - gap * (columns - 1)) // columns
        h = (self.rect.h - gap * (rows - 1)) // rows
        return [
            (n, Rect(self.rect.x + (n % columns) * (w + gap), self.rect.y + (n // columns) * (h + gap), w, h))
            for n in range(count)
        ]

    def paint(self, surface: Surface, kit: Kit) -> None:
        icons = self.table.icons_ready(self.table.shown_seat)
        boxes = self.boxes()
        room = boxes[0][1].w - kit.u(6)
        widest = max(kit.type.width(self.table.action_name(n), "strong", WORDS) for n, _ in boxes)
        size = WORDS * min(1.0, room / widest)  # the same for all
        size = size if size >= LEAST_WORDS else 0.0
        for n, box in boxes:
            self._action(surface, kit, n, box, icons[n], size)

    def _action(self, surface: Surface, kit: Kit, n: int, box: Rect, icons: int, size: float) -> None:
        t, u = self.table, kit.u
        name = t.book.actions[n]
        option = t.action_option(name)
        done = t.state.done[t.shown_seat] >> n & 1
        decision = t.targets.decision
        asked = decision is not None and decision.ask == "act"
        live = bool(option) or (bool(icons) and not done and not asked)
        fill = CREAM if option else PARCHMENT if live else PARCHMENT_DARK
        kit.rounded(surface, box.move(0, u(2)), u(9), ((0, mix(fill, INK, 0.3)),))
        kit.box(surface, box, fill, INK if option else BRASS_DARK, 1.3, 9)
        side = min(u(38), box.h - u(22 if size else 12), box.w - u(8))
        picture = kit.art.picture(f"icons/{name}", side)
        if not live:
            picture = picture.copy()
            picture.set_alpha(105)
        middle = box.y + u(5) + side // 2 if size else box.centery
        surface.blit(picture, picture.get_rect(center=(box.centerx, middle)))
        words = Rect(box.x + u(3), box.bottom - u(19), box.w - u(6), u(17))
        if size:
            face: Face = "strong" if live else "text"
            kit.line(surface, t.action_name(n), face, size, words, INK if live else FADED, "centre")
        if icons and not done:
            disc(surface, kit, str(icons), (box.right - u(11), box.y + u(11)), u(9), INK if live else BRASS)
        if done:
            kit.icon(surface, "check", u(20), (box.x + u(12), box.y + u(12)))
        if option:
            glow(surface, box, kit, u(9), t.proposed(option))

    def spots(self) -> list[Spot]:
        t = self.table
        made = []
        for n, box in self.boxes():
            option = t.action_option(t.book.actions[n])
            act = t.chooser(option) if option else None
            name = f"action {t.book.actions[n]}"
            made.append(Spot(name, box, act, partial(t.tooltips.action, n, option), lit=bool(option)))
        return made
