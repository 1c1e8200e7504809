"""What the shown seat owns besides its dice: resources, tents, houses and technologies."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.rules.western_sea.pieces import bits
from game.ui.kit import Kit
from game.ui.palette import BRASS, CREAM, FADED, INK, PARCHMENT_DARK, mix
from game.ui.spots import Spot
from game.ui.table.panel import glow, paint_name
from game.ui.western_sea.panels.panel import SeaPanel

PIECES = ("supply", "camp", "houses")
NAME, TOKENS, OWN = (0, 24), (26, 29), (57, 28)
"""Top and height of each row, in units."""
CARDS = (88, 24)


class Holdings(SeaPanel):
    def _row(self, count: int, top: int, height: int) -> list[Rect]:
        u = self.table.kit.u
        gap = u(5)
        w = (self.rect.w - gap * (count - 1)) // count
        return [Rect(self.rect.x + k * (w + gap), self.rect.y + u(top), w, u(height)) for k in range(count)]

    def token_boxes(self) -> list[tuple[str, Rect]]:
        names = self.table.book.resources
        return list(zip(names, self._row(len(names), *TOKENS), strict=True))

    def piece_boxes(self) -> list[tuple[str, Rect]]:
        return list(zip(PIECES, self._row(len(PIECES), *OWN), strict=True))

    def technology_boxes(self) -> list[tuple[int, Rect]]:
        t, u = self.table, self.table.kit.u
        things = list(bits(t.state.holds[t.shown_seat] & t.book.technology_bits))
        side = u(CARDS[1])
        step = min(side + u(3), (self.rect.w - side) // max(1, len(things) - 1)) if things else 0
        return [
            (thing, Rect(self.rect.x + n * step, self.rect.y + u(CARDS[0]), side, side))
            for n, thing in enumerate(things)
        ]

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, s = self.table, kit.u, self.table.state
        seat = t.shown_seat
        kit.emblem(surface, t.liveries[seat], (self.rect.x + u(12), self.rect.y + u(12)), u(11))
        name_box = Rect(self.rect.x + u(30), self.rect.y - u(1), self.rect.w - u(30), u(NAME[1]))
        paint_name(surface, kit, t.names[seat], "title", 17, name_box)
        for kind, (name, box) in enumerate(self.token_boxes()):
            n = s.tokens[seat][kind]
            self._box(surface, kit, box, bool(n))
            side = min(u(24), box.w * 9 // 16)
            kit.icon(surface, name, side, (box.x + u(4) + side // 2, box.centery))
            self._number(surface, kit, str(n), box, side + u(4), bool(n))
            option = t.token_option(name)
            if option:
                glow(surface, box, kit, u(7), t.proposed(option))
        for name, box in self.piece_boxes():
            self._pieces(surface, kit, name, box)
        for thing, box in self.technology_boxes():
            entry = t.book.technologies[thing - len(t.book.tiles)]
            self._box(surface, kit, box, True)
            kit.icon(surface, t.technology_icon(entry), u(22), box.center)
        if not self.technology_boxes():
            line = Rect(self.rect.x, self.rect.y + u(CARDS[0]), self.rect.w, u(CARDS[1]))
            kit.line(surface, kit.say("table.no-technologies"), "italic", 13, line, FADED)

    def _pieces(self, surface: Surface, kit: Kit, name: str, box: Rect) -> None:
        t, u, s = self.table, kit.u, self.table.state
        seat = t.shown_seat
        n = {"supply": s.supply, "camp": s.camp, "houses": s.houses}[name][seat]
        self._box(surface, kit, box, bool(n))
        picture = t.board.piece("house" if name == "houses" else "tent", seat, u(26))
        if name == "camp":
            picture = picture.copy()
            picture.set_alpha(110)
        surface.blit(picture, picture.get_rect(center=(box.x + u(19), box.centery)))
        self._number(surface, kit, str(n), box, u(34), bool(n))
        if name == "camp" and (option := t.targets.at("tent", "camp")):
            glow(surface, box, kit, u(7), t.proposed(option))

    def _box(self, surface: Surface, kit: Kit, box: Rect, full: bool) -> None:
        kit.box(surface, box, CREAM if full else mix(CREAM, PARCHMENT_DARK, 0.7), BRASS, 1.4, 7)

    def _number(self, surface: Surface, kit: Kit, text: str, box: Rect, left: int, full: bool) -> None:
        inside = Rect(box.x + left, box.y, box.w - left - kit.u(3), box.h)
        kit.line(surface, text, "title", 17, inside, INK if full else FADED, "centre")

    def spots(self) -> list[Spot]:
        t = self.table
        seat = t.shown_seat
        made = []
        for name, box in self.token_boxes():
            option = t.token_option(name)
            act = t.chooser(option) if option else None
            made.append(
                Spot(f"token {name}", box, act, partial(t.tooltips.token, name, option), lit=bool(option))
            )
        for name, box in self.piece_boxes():
            option = t.targets.at("tent", name)
            act = t.chooser(option) if option else None
            made.append(
                Spot(
                    f"tent {name}", box, act, partial(t.tooltips.pieces, name, seat, option), lit=bool(option)
                )
            )
        for thing, box in self.technology_boxes():
            made.append(
                Spot(
                    f"own {t.book.things[thing].id}",
                    box,
                    tip=partial(t.tooltips.technology, thing, None),
                    right=partial(t.enlarge, thing),
                )
            )
        return made
