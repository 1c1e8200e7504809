"""Saved games: a list with pictures, and what may be done with each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.saves import SUFFIX, DamagedSave, SaveError, set_aside
from game.engine.trouble import Trouble
from game.registry import games
from game.ui.inputs import Key
from game.ui.kit import Kit
from game.ui.palette import (
    BRASS,
    BRASS_DARK,
    CREAM,
    FADED,
    INK,
    LOSS,
    PARCHMENT,
    Livery,
    mix,
)
from game.ui.scenes.archive import LONGEST, PICTURE, Archive, Glance, Kept, restored
from game.ui.scenes.listing import Listing, dated, shortened
from game.ui.scenes.message import MessageScene
from game.ui.scenes.naming import NameScene
from game.ui.scenes.open import TROUBLES, locked_words, open_table
from game.ui.scenes.page import Line, Page
from game.ui.scenes.sheet import Card, Empty, Flow, Sheet, TitledSheet, liveries, split
from game.ui.scenes.still import Seats, Still, paint_still, player_name
from game.ui.scenes.titles import given_game, heading, whole_name
from game.ui.scenes.watch import watch_save
from game.ui.session import Session, resume
from game.ui.tooltips import Tip
from game.ui.trouble import plain
from game.ui.widgets import Button, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.table.table import Table

DOUBLE_CLICK = 0.45
ROW = 88
LEAST = 690
"""The height that one save takes, with its picture, players and buttons."""


class SavesScene(Sheet):
    name = "saves"
    heading_key, icon, main = "saves.title", "load", "load"
    """Its title, the picture beside that, and what is mostly done here."""

    def __init__(self, app: App, table: Table | None = None) -> None:
        super().__init__(app)
        self.table = table
        self.archive = Archive()
        self.saves: list[Kept] = []
        self.chosen = table.session.name if table else ""
        self.told = ""
        """What came of the last thing done."""
        self._list: Listing | None = None
        self._clicked = ("", -1.0)

    # Laying out

    def build(self, area: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        self.saves = self.found()
        if self.saves and self.kept is None:
            self.chosen = self.saves[0].name
        self.default = self.main
        sheet = self.centred(area, 1160, max(LEAST, min(880, len(self.saves) * ROW + 150)))
        pad = u(24)
        foot = Rect(sheet.x + pad, sheet.bottom - pad - u(44), sheet.w - 2 * pad, u(44))
        body = Rect(sheet.x + pad, sheet.y + u(66), sheet.w - 2 * pad, foot.y - u(16) - sheet.y - u(66))
        made: list[Widget] = [TitledSheet(sheet, self.kit, say(self.heading_key), self.icon)]
        if self.saves:
            side = max(u(384), round(body.w * 0.36))
            made.append(self._listing(Rect(body.x, body.y, body.w - side - u(18), body.h)))
            made += self._details(Rect(body.right - side, body.y, side, body.h))
        else:
            self._list = None
            made.append(Empty(self.middle(body), "save", say("saves.empty")))
        return made + self._foot(foot)

    def found(self) -> list[Kept]:
        return self.archive.kept()

    @property
    def kept(self) -> Kept | None:
        return next((kept for kept in self.saves if kept.name == self.chosen), None)

    def _listing(self, rect: Rect) -> Listing:
        old = self._list
        names = [kept.name for kept in self.saves]
        row = rect.h // max(1, rect.h // self.kit.u(ROW))
        made = Listing(rect, "save", self.kit, row, names, self._paint_row, self._click, self._enter)
        if old:
            made.to(old.first)
        if self.chosen in names and (old is None or old.row != made.row):
            made.reveal(names.index(self.chosen))
        self._list = made
        return made

    def _details(self, rect: Rect) -> list[Widget]:
        kept = self.kept
        assert kept
        u = self.kit.u
        glance = self.archive.glance(kept)
        made: list[Widget] = [Card(rect)]
        box = rect.inflate(-2 * u(14), -2 * u(14))
        buttons = Rect(box.x, box.bottom - u(46) - u(8) - u(40), box.w, u(46) + u(8) + u(40))
        flow = Flow(box, u(8))
        room = buttons.y - box.y
        height = min(box.w * PICTURE[1] // PICTURE[0], room - u(230))
        picture = flow.take(height)
        made.append(Still(picture, self.archive.picture(kept), bool(glance.broken)))
        made.append(Text(flow.take(u(28), 0), self.title(kept, box.w, 20), "title", 20, one_line=True))
        made.append(Text(flow.take(u(20), u(8)), self.when(kept, glance), "text", 14, FADED, one_line=True))
        rest = Rect(box.x, flow.y, box.w, buttons.y - u(10) - flow.y)
        if glance.broken:
            made.append(Page(rest, "reason", self.kit, self._reason(kept, glance)))
        else:
            made.append(Seats(rest, glance, self._liveries(glance), kept.before))
        return made + self._buttons(buttons, kept, glance)

    def _buttons(self, rect: Rect, kept: Kept, glance: Glance) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        able = not glance.broken or (glance.broken == "damaged" and self.archive.has_before(kept))
        load, watch = split(Rect(rect.x, rect.y, rect.w, u(46)), 2, u(8))
        whole = not glance.broken
        tip = Tip(title=say("shows.watch"), lines=(say("shows.watch-tip"),))
        boxes = split(Rect(rect.x, load.bottom + u(8), rect.w, u(40)), 3, u(8))
        small: list[tuple[str, Callable[[], None]]] = [
            ("rename", self.rename),
            ("export", self.export),
            ("delete", self.delete),
        ]
        return [
            Button(load, "load", say("saves.load"), self.load, icon="load", strong=able, able=able, size=17),
            Button(
                watch, "watch", say("shows.watch"), self.watch, icon="watch", able=whole, tip=tip, size=17
            ),
            *(
                Button(box, name, say(f"saves.{name}"), act, icon=name, size=13.5)
                for box, (name, act) in zip(boxes, small, strict=True)
            ),
        ]

    def _foot(self, rect: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        made: list[Widget] = [self.back_button(Rect(rect.x, rect.y, u(150), rect.h))]
        right = rect.right
        if self.name == "saves":
            made.append(
                Button(
                    Rect(rect.x + u(162), rect.y, u(200), rect.h),
                    "shows",
                    say("shows.title"),
                    self._shows,
                    icon="watch",
                )
            )
        if self.table:
            made.append(
                Button(
                    Rect(right - u(200), rect.y, u(200), rect.h),
                    "save-as",
                    say("saves.save-as"),
                    self.save_as,
                    icon="save",
                )
            )
            right -= u(216)
        if self.told:
            left = rect.x + u(374)
            made.append(Text(Rect(left, rect.y, right - left, rect.h), self.told, "text", 13.5, INK))
        return made

    # What is said of a save

    def headed(self, kept: Kept) -> str:
        return heading(self.kit, kept)

    def title(self, kept: Kept, width: int, size: float) -> str:
        return shortened(self.kit, self.headed(kept), "title", size, width)

    def spoken(self, kept: Kept, most: int = 60) -> str:
        """A name as people would say it."""
        return whole_name(self.kit, kept, self.archive.glance(kept), most)

    def when(self, kept: Kept, glance: Glance) -> str:
        say = self.kit.say.of(glance.game) if glance.game in games() else self.kit.say
        parts = [] if given_game(kept.name) else [dated(say, kept.when)]
        if parts and glance.game in games():
            parts.insert(0, say("game.name"))
        if glance.broken:
            parts.append(say("saves.broken.title"))
        elif glance.over:
            parts.append(say("saves.over"))
        else:
            parts.append(say("saves.round", n=glance.round) if glance.round else say("saves.setting-up"))
        if self.table and kept.name == self.table.session.name:
            parts.append(say("saves.this"))
        return " \N{MIDDLE DOT} ".join(parts)

    def _reason(self, kept: Kept, glance: Glance) -> list[Line]:
        lines = [Line(self.kit.say(f"saves.broken.{glance.broken}"), "strong", 15, LOSS)]
        if glance.broken == "unreadable" and glance.detail:
            lines.append(Line(glance.detail, "italic", 13.5, FADED))
        return [*lines, Line(kept.path.name, "text", 13.5, FADED, 10)]

    def _liveries(self, glance: Glance) -> list[Livery]:
        colours = liveries(self.app.settings)
        return [colours[player.livery % len(colours)] for player in glance.players]

    def _paint_row(self, surface: Surface, kit: Kit, n: int, rect: Rect) -> None:
        u, kept = kit.u, self.saves[n]
        glance = self.archive.glance(kept)
        box = Rect(rect.x, rect.y + u(3), rect.w - u(4), rect.h - u(6))
        on = kept.name == self.chosen
        pygame.draw.rect(surface, CREAM if on else mix(PARCHMENT, CREAM, 0.5), box, border_radius=u(9))
        pygame.draw.rect(
            surface,
            BRASS_DARK if on else mix(BRASS, PARCHMENT, 0.45),
            box,
            max(1, u(2.4 if on else 1)),
            border_radius=u(9),
        )
        side = box.h - u(14)
        frame = Rect(box.x + u(8), box.y + u(7), side * PICTURE[0] // PICTURE[1], side)
        paint_still(surface, kit, frame, self.archive.picture(kept), bool(glance.broken))
        words = Rect(frame.right + u(12), box.y + u(6), box.right - frame.right - u(22), u(24))
        kit.line(surface, shortened(kit, self.headed(kept), "name", 17, words.w), "name", 17, words)
        words = words.move(0, u(24))
        words.h = u(20)
        kit.line(surface, self.when(kept, glance), "text", 13.5, words, LOSS if glance.broken else FADED)
        words = words.move(0, u(23))
        if glance.broken:
            kit.line(surface, kit.say(f"saves.broken.{glance.broken}"), "text", 13.5, words)
        else:
            self._paint_players(surface, kit, glance, words)

    def _paint_players(self, surface: Surface, kit: Kit, glance: Glance, box: Rect) -> None:
        """Emblems with names; names give way when there is no room for all of them."""
        u = kit.u
        names = [player_name(kit, player, n, glance) for n, player in enumerate(glance.players)]
        whole = sum(kit.type.width(name, "text", 13.5) + u(33) for name in names)
        if whole > box.w:
            room = (box.w - u(8) * (len(names) - 1)) // max(1, len(names)) - u(25)
            names = [shortened(kit, name, "text", 13.5, room) for name in names]
        x = box.x
        for name, livery in zip(names, self._liveries(glance), strict=True):
            kit.emblem(surface, livery, (x + u(10), box.centery), u(10))
            words = kit.type.picture(name, "text", 13.5, INK)
            surface.blit(words, words.get_rect(midleft=(x + u(24), box.centery)))
            x += u(24) + words.get_width() + u(9)

    # What may be done

    def _enter(self, n: int) -> None:
        if self.saves[n].name != self.chosen:
            self.chosen = self.saves[n].name
            self.refresh()

    def _click(self, n: int) -> None:
        """Once to choose, twice to load; Enter on the chosen one loads as well."""
        name = self.saves[n].name
        again = name == self.chosen and (self.by_key or self._clicked[0] == name)
        soon = self.by_key or self.app.now - self._clicked[1] < DOUBLE_CLICK
        self._clicked = (name, self.app.now)
        self._enter(n)
        if again and soon and (spot := self.spot(self.main)) and spot.act:
            spot.act()

    def key(self, key: Key) -> bool:
        if key.name == "delete" and self.kept:
            self.delete()
        elif key.name == "f2" and self.kept:
            self.rename()
        elif self._list and self._list.turn_page(key):
            self.stage.touch(self._list.rect)
        else:
            return super().key(key)
        return True

    def tell(self, text: str) -> None:
        self.told = text
        self.refresh()

    def load(self) -> None:
        kept = self.kept
        assert kept
        say, shelf = self.kit.say, self.archive.shelf
        before = {path.name for path in shelf.folder.glob(f"*{SUFFIX}")}
        try:
            _, trouble = shelf.take(kept.name)
            if trouble:
                self._offer_before(kept, before)
                return
            session, locked = self._resumed(kept)
        except TROUBLES as error:
            if isinstance(error, DamagedSave) and self.archive.has_before(kept):
                self._offer_before(kept, before)
                return
            called, aside = self.spoken(kept), self._set_aside(kept, before)
            lost = say("saves.told.lost", name=called, aside=aside)
            text = lost if aside else plain(self.kit.say, error)
            self.refresh()
            self.app.push(MessageScene(self.app, say("saves.broken.title"), text))
            return
        open_table(self.app, session, [locked_words(self.app, locked)] if locked else [])

    def watch(self) -> None:
        if self.kept:
            watch_save(self.app, self.kept.path)

    def _shows(self) -> None:
        from game.ui.scenes.shows import ShowsScene

        self.app.push(ShowsScene(self.app))

    def _resumed(self, kept: Kept) -> tuple[Session, Trouble | None]:
        """Its match; what looked sound but can't be played is set aside like any damaged file."""
        path = restored(self.archive.shelf, kept.name)
        try:
            return resume(path)
        except DamagedSave:
            set_aside(path)
            raise

    def _set_aside(self, kept: Kept, before: set[str]) -> str:
        """The name that a damaged file was given just now."""
        after = {path.name for path in self.archive.shelf.folder.glob(f"*{SUFFIX}")}
        return next(iter(sorted(after - before)), "")

    def _offer_before(self, kept: Kept, before: set[str]) -> None:
        say = self.kit.say
        aside = self._set_aside(kept, before)
        text = say("saves.told.damaged", name=self.spoken(kept), aside=aside)
        self.refresh()
        answers = [(say("saves.load"), self.load), (say("saves.cancel"), None)]
        self.app.push(MessageScene(self.app, say("saves.broken.title"), text, answers))

    def rename(self) -> None:
        kept = self.kept
        assert kept
        say, name = self.kit.say, self.spoken(kept, LONGEST)
        ask = say("saves.rename-ask", name=shortened(self.kit, name, "text", 15, self.kit.u(260)))
        self.app.push(
            NameScene(
                self.app,
                self.archive,
                say("saves.rename"),
                ask,
                say("saves.rename-yes"),
                name,
                kept.name,
                self._renamed,
            )
        )

    def _renamed(self, name: str) -> None:
        kept = self.kept
        if kept is None or name == kept.name:
            return
        try:
            self.archive.rename(kept, name)
        except (OSError, SaveError) as error:
            self.tell(self.kit.say("saves.told.trouble", what=plain(self.kit.say, error)))
            return
        if self.table and self.table.session.name == kept.name:
            self.table.session.name = name
        self.chosen = name
        self.tell(self.kit.say("saves.told.renamed", name=name))

    def delete(self) -> None:
        kept = self.kept
        assert kept
        say = self.kit.say
        text = say("saves.really", name=self.spoken(kept))
        answers = [(say("saves.delete-yes"), self._deleted), (say("saves.delete-no"), None)]
        self.app.push(MessageScene(self.app, say("saves.delete"), text, answers))

    def _deleted(self) -> None:
        kept = self.kept
        if kept is None:
            return
        n, called = self.saves.index(kept), self.spoken(kept)
        try:
            self.archive.delete(kept)
        except OSError as error:
            self.tell(self.kit.say("saves.told.trouble", what=plain(self.kit.say, error)))
            return
        beside = [*self.saves[n + 1 :], *reversed(self.saves[:n])]
        self.chosen = beside[0].name if beside else ""
        self.tell(self.kit.say("saves.told.deleted", name=called))

    def export(self) -> None:
        kept = self.kept
        assert kept
        try:
            where = self.archive.export(kept)
        except OSError as error:
            self.tell(self.kit.say("saves.told.trouble", what=plain(self.kit.say, error)))
            return
        text = self.kit.say("saves.told.exported", where=str(where))
        self.app.push(MessageScene(self.app, self.kit.say("saves.export"), text))

    def save_as(self) -> None:
        assert self.table
        say = self.kit.say
        now = next((kept for kept in self.saves if kept.name == self.table.session.name), None)
        name = self.spoken(now, LONGEST) if now else ""
        self.app.push(
            NameScene(
                self.app,
                self.archive,
                say("saves.save-as"),
                say("saves.save-ask"),
                say("saves.save-here"),
                name,
                "",
                self._saved,
            )
        )

    def _saved(self, name: str) -> None:
        assert self.table
        session: Session = self.table.session
        try:
            self.archive.save_as(session, name)
        except (OSError, SaveError) as error:
            self.tell(self.kit.say("saves.told.trouble", what=plain(self.kit.say, error)))
            return
        self.chosen = name
        self.tell(self.kit.say("saves.told.saved", name=name))
