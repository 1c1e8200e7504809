"""The panels of Western Sea's table: who has what, what is left, and the technologies."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.rules.western_sea.pieces import bits, dice_owned
from game.ui.kit import Kit
from game.ui.palette import BRASS, CORAL, CREAM, FADED, GOLD, INK, LIT, PARCHMENT, PARCHMENT_DARK, WHITE, mix
from game.ui.spots import Spot
from game.ui.tips import Tip
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable


def glow(surface: Surface, rect: Rect, kit: Kit, radius: int) -> None:
    """The mark of what may be chosen: a golden double outline, readable without colour by its dark edge."""
    pygame.draw.rect(
        surface, INK, rect.inflate(kit.u(6), kit.u(6)), max(2, kit.u(4.5)), border_radius=radius + kit.u(3)
    )
    pygame.draw.rect(
        surface, LIT, rect.inflate(kit.u(5), kit.u(5)), max(2, kit.u(2.6)), border_radius=radius + kit.u(2)
    )


class TablePanel(Widget):
    """A panel that shows part of a match."""

    def __init__(self, rect: Rect, name: str, table: SeaTable) -> None:
        super().__init__(rect, name)
        self.table = table

    def figure(
        self, surface: Surface, kit: Kit, icon: str, text: str, at: tuple[int, int], side: int = 18
    ) -> int:
        """A small picture with a number after it; says where the next may begin."""
        kit.icon(surface, icon, kit.u(side), (at[0] + kit.u(side) // 2, at[1]))
        words = kit.type.picture(text, "strong", side * 0.78, INK)
        surface.blit(words, words.get_rect(midleft=(at[0] + kit.u(side + 3), at[1])))
        return at[0] + kit.u(side + 3) + words.get_width() + kit.u(7)


class SeatCard(TablePanel):
    """One player: emblem, name, points as they stand, and the public counts."""

    def __init__(self, rect: Rect, seat: int, table: SeaTable) -> None:
        super().__init__(rect, f"seat {seat}", table)
        self.seat = seat

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, seat, rect = self.table, self.seat, self.rect
        s, u = t.state, kit.u
        asked = t.asked == seat
        kit.panel(surface, rect, mix(PARCHMENT, (255, 226, 150), 0.55) if asked else PARCHMENT)
        if asked:
            pygame.draw.rect(surface, CORAL, rect, u(3.4), border_radius=u(11))
        livery = t.liveries[seat]
        pygame.draw.rect(
            surface,
            livery.light,
            Rect(rect.x + u(7), rect.y + u(9), u(5), rect.h - u(18)),
            border_radius=u(3),
        )
        radius = u(17)
        kit.emblem(surface, livery, (rect.x + u(33), rect.y + u(28)), radius)
        score = kit.type.picture(str(t.shown_scores[seat]), "title", 25, GOLD)
        surface.blit(score, score.get_rect(midright=(rect.right - u(11), rect.y + u(24))))
        left = rect.x + u(56)
        room = Rect(left, rect.y + u(9), rect.right - u(15) - score.get_width() - left, u(22))
        kit.line(surface, t.names[seat], "name", 17, room)
        y = rect.y + u(39)
        order = t.place_in_order(seat)
        what = t.kit.say("table.first") if order == 0 else t.kit.say("table.order", n=order + 1)
        if t.session.is_bot(seat):
            what += " \N{MIDDLE DOT} " + t.kit.say("table.bot")
        kit.line(surface, what, "text", 12, Rect(left, y - u(8), rect.right - u(12) - left, u(15)), FADED)
        x = rect.x + u(18)
        y = rect.bottom - u(35)
        technologies = (s.holds[seat] & t.book.technology_bits).bit_count()
        for icon, n in (
            ("vp", s.vp[seat]),
            ("die", dice_owned(s, seat)),
            ("tent", s.supply[seat]),
            ("house", s.houses[seat]),
            ("technology", technologies),
        ):
            x = self.figure(surface, kit, icon, str(n), (x, y), 15)
        x = rect.x + u(18)
        y = rect.bottom - u(15)
        for kind, name in enumerate(t.book.resources):
            x = self.figure(surface, kit, name, str(s.tokens[seat][kind]), (x, y), 15)
        if t.targets.at("seat", seat):
            glow(surface, rect, kit, u(11))

    def spots(self) -> list[Spot]:
        option = self.table.targets.at("seat", self.seat)
        act = self.table.chooser(option) if option else None
        return [Spot(self.name, self.rect, act, lambda: self.table.tells.seat(self.seat), lit=bool(option))]


class Technologies(TablePanel):
    """The row of technologies: seal, picture, name, price, and who has it."""

    def row_rect(self, n: int) -> Rect:
        u = self.table.kit.u
        top = self.rect.y + u(36)
        count = max(1, len(self.table.state.row))
        step = min(u(34), (self.rect.bottom - u(8) - top) / count)
        return Rect(self.rect.x + u(8), round(top + n * step), self.rect.w - u(16), int(step) - max(1, u(2)))

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u = self.table, kit.u
        kit.panel(surface, self.rect)
        kit.line(
            surface,
            kit.say("table.technologies"),
            "title",
            18,
            Rect(self.rect.x + u(14), self.rect.y + u(8), self.rect.w - u(28), u(26)),
        )
        for n, thing in enumerate(t.state.row):
            self._row(surface, kit, thing, self.row_rect(n))

    def _row(self, surface: Surface, kit: Kit, thing: int, row: Rect) -> None:
        t, u = self.table, kit.u
        entry = t.book.technologies[thing - len(t.book.tiles)]
        mine = t.me >= 0 and t.state.holds[t.me] >> thing & 1
        if mine:
            pygame.draw.rect(surface, mix(PARCHMENT, (150, 200, 120), 0.45), row, border_radius=u(6))
        lit = t.targets.at("card", entry.id)
        side = min(row.h, u(28))
        kit.icon(surface, f"seals/{entry.seal}", round(side * 0.94), (row.x + side // 2, row.centery))
        kit.icon(surface, t.technology_icon(entry), side, (row.x + side + side // 2 + u(2), row.centery))
        x = row.right - u(3)
        icons, tokens, _ = t.book.costs[thing]
        small = min(u(15), row.h)
        for kind in reversed(range(len(tokens))):
            for _ in range(tokens[kind]):
                kit.icon(surface, t.book.resources[kind], small, (x - small // 2, row.centery))
                x -= round(small * 0.8)
        for _ in range(icons):
            kit.icon(surface, "research", small, (x - small // 2, row.centery))
            x -= round(small * 0.72)
        owners = [seat for seat in range(t.state.seats) if t.state.holds[seat] >> thing & 1]
        left = row.x + 2 * side + u(6)
        name = Rect(left, row.y, x - left - u(2), row.h)
        if owners:
            name.h = round(row.h * 0.6)
            for k, seat in enumerate(owners):
                centre = (left + u(6) + k * u(14), row.bottom - u(7))
                kit.emblem(surface, t.liveries[seat], centre, u(6))
        kit.line(surface, t.voice.thing(thing), "strong", 13.5, name)
        if lit:
            glow(surface, row, kit, u(6))

    def spots(self) -> list[Spot]:
        t = self.table
        made = []
        for n, thing in enumerate(t.state.row):
            id_ = t.book.things[thing].id
            option = t.targets.at("card", id_)
            made.append(
                Spot(
                    f"card {id_}",
                    self.row_rect(n),
                    t.chooser(option) if option else None,
                    partial(t.tells.technology, thing, option),
                    lit=bool(option),
                    right=partial(t.enlarge, thing),
                )
            )
        return made


class Counters(TablePanel):
    """What is left on the table, and what is about to end the game."""

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, s = self.table, kit.u, self.table.state
        kit.panel(surface, self.rect)
        x, y = self.rect.x + u(14), self.rect.y + u(22)
        head = kit.say("table.round", n=max(1, s.round))
        if s.turn >= 0:
            head += " \N{MIDDLE DOT} " + kit.say("table.lap", n=s.lap)
        kit.line(surface, head, "name", 16, Rect(x, y - u(12), self.rect.w - u(28), u(24)))
        for name, box, icon, text, warn in self._figures(kit):
            if warn:
                pygame.draw.rect(surface, mix(PARCHMENT, CORAL, 0.45), box, border_radius=u(5))
                pygame.draw.rect(surface, CORAL, box, max(1, u(1.5)), border_radius=u(5))
            if icon.startswith("die:"):
                die = kit.die(icon[4:], (), u(19))
                surface.blit(die, die.get_rect(midleft=(box.x + u(3), box.centery)))
            else:
                kit.icon(surface, icon, u(19), (box.x + u(12), box.centery))
            kit.line(surface, text, "strong", 14.5, Rect(box.x + u(25), box.y, box.w - u(27), box.h), INK)
            if name.startswith("stock ") and t.targets.at("stock", name[6:]):
                glow(surface, box, kit, u(5))

    def _figures(self, kit: Kit) -> list[tuple[str, Rect, str, str, bool]]:
        u, s, b = kit.u, self.table.state, self.table.book
        figures = [
            ("points", "vp", str(s.points), s.points <= b.number["vp-supply"] // 6),
            ("pile", "tile", str(len(s.pile.slots)), len(s.pile.slots) <= 3),
        ]
        limited = [n for n, die in enumerate(b.dice) if die.limited]
        gone = sum(s.stock[n] == 0 for n in limited)
        for n in limited:
            low = s.stock[n] == 0 or (s.stock[n] <= 1 and gone >= b.number["end-colours"])
            figures.append((f"stock {b.colours[n]}", f"die:{b.colours[n]}", str(s.stock[n]), low))
        columns = 4
        left, top = self.rect.x + u(10), self.rect.y + u(40)
        w = (self.rect.w - u(20)) // columns
        h = min(u(28), (self.rect.bottom - u(8) - top) // -(-len(figures) // columns))
        return [
            (
                name,
                Rect(left + (k % columns) * w, top + (k // columns) * h, w - u(3), h - u(3)),
                icon,
                text,
                warn,
            )
            for k, (name, icon, text, warn) in enumerate(figures)
        ]

    def spots(self) -> list[Spot]:
        t = self.table
        made = []
        for name, box, _, _, _ in self._figures(t.kit):
            option = t.targets.at("stock", name[6:]) if name.startswith("stock ") else None
            made.append(
                Spot(
                    name,
                    box,
                    t.chooser(option) if option else None,
                    partial(t.tells.counter, name, option),
                    lit=bool(option),
                )
            )
        return made


class Offer(TablePanel):
    """Tiles that lie open to be chosen from."""

    def boxes(self) -> list[tuple[int, Rect]]:
        drawn = self.table.offered()
        count = len(drawn)
        side = min(self.rect.h, (self.rect.w - (count - 1) * 8) // max(1, count))
        width = count * side + (count - 1) * 8
        x = self.rect.centerx - width // 2
        return [
            (tile, Rect(x + k * (side + 8), self.rect.centery - side // 2, side, side))
            for k, tile in enumerate(drawn)
        ]

    def paint(self, surface: Surface, kit: Kit) -> None:
        t = self.table
        boxes = self.boxes()
        if not boxes:
            return
        u = kit.u
        whole = boxes[0][1].unionall([box for _, box in boxes]).inflate(u(24), u(20))
        kit.panel(surface, whole)
        for tile, box in boxes:
            radius = box.w // 2 - u(4)
            picture = t.board.tile_picture(tile, radius)
            surface.blit(picture, picture.get_rect(center=(box.centerx, box.centery)))
            if t.targets.at("card", t.book.tiles[tile].id):
                glow(surface, box.inflate(-u(6), -u(6)), kit, u(10))

    def spots(self) -> list[Spot]:
        t = self.table
        made = []
        for tile, box in self.boxes():
            option = t.targets.at("card", t.book.tiles[tile].id)
            made.append(
                Spot(
                    f"card {t.book.tiles[tile].id}",
                    box,
                    t.chooser(option) if option else None,
                    partial(t.tells.tile, tile, option),
                    lit=bool(option),
                    right=partial(t.enlarge, tile),
                )
            )
        return made


class Actions(TablePanel):
    """The main actions, with the icons that the Active dice hold for each."""

    def boxes(self) -> list[tuple[int, Rect]]:
        u = self.table.kit.u
        count = len(self.table.book.actions)
        columns = 4
        rows = -(-count // columns)
        gap = u(5)
        w = (self.rect.w - gap * (columns - 1)) // columns
        h = (self.rect.h - gap * (rows - 1)) // rows
        return [
            (n, Rect(self.rect.x + (n % columns) * (w + gap), self.rect.y + (n // columns) * (h + gap), w, h))
            for n in range(count)
        ]

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u = self.table, kit.u
        seat = t.shown_seat
        icons = t.icons_ready(seat)
        for n, box in self.boxes():
            name = t.book.actions[n]
            option = t.action_option(name)
            done = t.state.done[seat] >> n & 1
            able = bool(option)
            fill = CREAM if able else PARCHMENT_DARK if not done else mix(PARCHMENT_DARK, INK, 0.18)
            pygame.draw.rect(surface, fill, box, border_radius=u(8))
            pygame.draw.rect(surface, INK if able else BRASS, box, max(1, u(1.4)), border_radius=u(8))
            side = min(u(30), box.h - u(18))
            picture = kit.art.picture(f"icons/{name}", side)
            if not able:
                picture = picture.copy()
                picture.set_alpha(120)
            surface.blit(picture, picture.get_rect(center=(box.centerx, box.y + u(4) + side // 2)))
            kit.line(
                surface,
                t.action_name(n),
                "strong" if able else "text",
                11.5,
                Rect(box.x + u(3), box.bottom - u(17), box.w - u(6), u(16)),
                INK if able else FADED,
                "centre",
            )
            if icons[n]:
                self._badge(surface, kit, icons[n], (box.right - u(10), box.y + u(10)))
            if done:
                kit.icon(surface, "check", u(18), (box.x + u(11), box.y + u(11)))
            if option:
                glow(surface, box, kit, u(8))

    def _badge(self, surface: Surface, kit: Kit, n: int, centre: tuple[int, int]) -> None:
        pygame.draw.circle(surface, INK, centre, kit.u(9))
        words = kit.type.picture(str(n), "strong", 12.5, WHITE)
        surface.blit(words, words.get_rect(center=centre))

    def spots(self) -> list[Spot]:
        t = self.table
        made = []
        for n, box in self.boxes():
            option = t.action_option(t.book.actions[n])
            made.append(
                Spot(
                    f"action {t.book.actions[n]}",
                    box,
                    t.chooser(option) if option else None,
                    partial(t.tells.action, n, option),
                    lit=bool(option),
                )
            )
        return made


class Holdings(TablePanel):
    """What the shown seat owns besides its Active dice: resources, tents, houses, bag and Spent."""

    def token_boxes(self) -> list[tuple[str, Rect]]:
        u = self.table.kit.u
        names = self.table.book.resources
        gap = u(5)
        w = min(u(56), (self.rect.w - gap * (len(names) - 1)) // len(names))
        return [
            (name, Rect(self.rect.x + k * (w + gap), self.rect.y + u(36), w, u(44)))
            for k, name in enumerate(names)
        ]

    def spent_boxes(self) -> list[tuple[str, Rect]]:
        t = self.table
        u = t.kit.u
        made = []
        x = self.rect.x + u(52)
        for colour, n in enumerate(t.state.spent[t.shown_seat]):
            if n:
                made.append((t.book.colours[colour], Rect(x, self.rect.y + u(86), u(38), u(25))))
                x += u(42)
        return made

    def camp_box(self) -> Rect:
        u = self.table.kit.u
        return Rect(self.rect.right - u(76), self.rect.y + u(2), u(76), u(28))

    def paint(self, surface: Surface, kit: Kit) -> None:
        t, u, s = self.table, kit.u, self.table.state
        seat = t.shown_seat
        kit.emblem(surface, t.liveries[seat], (self.rect.x + u(15), self.rect.y + u(15)), u(14))
        camp = self.camp_box()
        kit.line(
            surface,
            t.names[seat],
            "title",
            20,
            Rect(self.rect.x + u(36), self.rect.y, camp.x - self.rect.x - u(42), u(30)),
        )
        x = self.figure(surface, kit, "tent", f"{s.supply[seat]}+{s.camp[seat]}", (camp.x, camp.centery), 18)
        if t.targets.at("tent", "camp"):
            glow(surface, camp, kit, u(6))
        for kind, (name, box) in enumerate(self.token_boxes()):
            n = s.tokens[seat][kind]
            pygame.draw.rect(
                surface, CREAM if n else mix(CREAM, PARCHMENT_DARK, 0.6), box, border_radius=u(7)
            )
            pygame.draw.rect(surface, BRASS, box, max(1, u(1.4)), border_radius=u(7))
            kit.icon(surface, name, u(24), (box.x + u(17), box.centery))
            kit.line(
                surface,
                str(n),
                "title",
                18,
                Rect(box.x + u(28), box.y, box.w - u(31), box.h),
                INK if n else FADED,
                "centre",
            )
            if t.token_option(name):
                glow(surface, box, kit, u(7))
        self._dice_row(
            surface,
            kit,
            "table.spent",
            [(c, s.spent[seat][t.book.colour[c]], box) for c, box in self.spent_boxes()],
            u(86),
        )
        bag = []
        x = self.rect.x + u(52)
        for colour, n in enumerate(s.bag[seat]):
            if n:
                bag.append((t.book.colours[colour], n, Rect(x, self.rect.y + u(114), u(38), u(25))))
                x += u(42)
        self._dice_row(surface, kit, "table.bag", bag, u(114))

    def _dice_row(
        self, surface: Surface, kit: Kit, label: str, dice: list[tuple[str, int, Rect]], y: int
    ) -> None:
        u = kit.u
        kit.line(
            surface, kit.say(label), "text", 12.5, Rect(self.rect.x, self.rect.y + y, u(50), u(25)), FADED
        )
        for colour, n, box in dice:
            die = kit.die(colour, (), u(21))
            surface.blit(die, die.get_rect(midleft=(box.x, box.centery)))
            kit.line(surface, str(n), "strong", 13.5, Rect(box.x + u(23), box.y, u(15), box.h))
            if label == "table.spent" and self.table.spent_option(colour):
                glow(surface, box, kit, u(6))

    def spots(self) -> list[Spot]:
        t = self.table
        made = []
        for name, box in self.token_boxes():
            option = t.token_option(name)
            made.append(
                Spot(
                    f"token {name}",
                    box,
                    t.chooser(option) if option else None,
                    partial(t.tells.token, name, option),
                    lit=bool(option),
                )
            )
        for colour, box in self.spent_boxes():
            option = t.spent_option(colour)
            made.append(
                Spot(
                    f"spent {colour}",
                    box,
                    t.chooser(option) if option else None,
                    partial(t.tells.spent, colour, option),
                    lit=bool(option),
                )
            )
        option = t.targets.at("tent", "camp")
        made.append(
            Spot(
                "tent camp",
                self.camp_box(),
                t.chooser(option) if option else None,
                lambda: t.tells.tents(t.shown_seat, option),
                lit=bool(option),
            )
        )
        return made


def technologies_of(table: SeaTable, seat: int) -> list[int]:
    return list(bits(table.state.holds[seat] & table.book.technology_bits))


def plain_tip(title: str, *lines: str) -> Tip:
    return Tip(title=title, lines=lines)
