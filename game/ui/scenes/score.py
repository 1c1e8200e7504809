"""The end of a game: who has won, where the points came from, and what the dice had to do with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import pygame
from pygame import Rect, Surface

from game.engine.achievements import Achievement
from game.engine.saves import Player
from game.engine.words import Words
from game.ui.games import screens_of
from game.ui.inputs import Key
from game.ui.kit import Kit
from game.ui.palette import BRASS, CREAM, FADED, INK, PARCHMENT, mix
from game.ui.scenes.course import Course, course
from game.ui.scenes.honours import Gained
from game.ui.scenes.keepsake import keep_keepsake
from game.ui.scenes.laurel import laurel
from game.ui.scenes.listing import Listing, shortened
from game.ui.scenes.message import MessageScene
from game.ui.scenes.noting import Noted, Noting
from game.ui.scenes.open import begin_match, open_menu
from game.ui.scenes.points import Column, DiceColumn, LuckHead, signed
from game.ui.scenes.sheet import Sheet, split
from game.ui.scenes.watch import watch_match
from game.ui.session import new_seed
from game.ui.tooltips import Tip
from game.ui.trouble import plain
from game.ui.widgets import Button, Choice, Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.table.table import Table

TABS = ("score", "things", "course", "dice")
GROWTH = 1.2
"""Seconds in which the bars grow."""
KEEPSAKE, STRIP = 186, 36
"""Width of the button for a picture, and height of what was gained."""
POINTS = 78
"""Width of a column of numbers in the breakdown."""


class Line(NamedTuple):
    """Points of one seat for one thing."""

    seat: int
    category: str
    what: str
    points: int


class ScoreScene(Sheet):
    name = "score"
    default = "look"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        match = table.session.match
        self.match = match
        self.game = table.game
        self.screens = screens_of(match.setup.game)
        assert match.game.breakdown
        self.lines = [Line(*parts) for parts in match.game.breakdown(match.book, match.state)]
        self.totals = match.game.scores(match.book, match.state)
        self.winners = match.game.winners(match.book, match.state)
        self.order = sorted(range(len(self.totals)), key=self._rank, reverse=True)
        """Seats, best first."""
        self.tab = TABS[0]
        self.grown = 0.0 if self._moves else 1.0
        self._played = False
        self._body = Rect(0, 0, 0, 0)
        self._list: Listing | None = None
        self.noting = Noting(table.session, app.window)
        self.gained: list[Achievement] = []
        """Achievements that nobody had before this match, as soon as they are known."""

    @property
    def _moves(self) -> bool:
        return bool(self.app.settings.pace) and not self.app.settings.reduced_motion

    def _rank(self, seat: int) -> tuple[int, ...]:
        return (self.totals[seat], *self.screens.tie_breaks(self.match.state, seat), -seat)

    @cached_property
    def luck(self) -> Sequence[object] | None:
        """Counted only when somebody wants to see it."""
        return self.screens.luck(self.match)

    @cached_property
    def course(self) -> list[list[int]] | None:
        """Played again only when somebody wants to see it."""
        return course(self.match)

    @property
    def categories(self) -> list[str]:
        """The ways to score in this match; those that only a pack knows come last."""
        here = self.match.game.names(self.match.setup)
        absent = set(self.screens.modules) - set(self.match.setup.modules)
        absent |= {
            way for names, layer in self.screens.layers if not names <= here for way in layer.categories
        }
        known = [name for name in self.screens.categories if name not in absent]
        return known + sorted({line.category for line in self.lines} - set(known))

    def icon(self, category: str) -> str:
        return self.screens.categories.get(category, "vp")

    def category(self, name: str) -> str:
        return self.words.say("phrases", f"category.{name}")

    @property
    def words(self) -> Words:
        lang = self.kit.say.lang
        return Words(lang, self.table.session.library.texts[lang])

    def points(self, seat: int, category: str) -> int:
        return sum(line.points for line in self.lines if line.seat == seat and line.category == category)

    def place(self, seat: int) -> int:
        """1 for a winner, and so on; those who share a place have the same."""
        better = [o for o in self.order if self._rank(o)[:-1] > self._rank(seat)[:-1]]
        return 1 + len(better)

    # Time

    def update(self, now: float, passed: float) -> None:
        if noted := self.noting.ready():
            self._read(noted)
        if not self._played:
            self._played = True
            self.sound("fanfare")
        if self.grown < 1:
            pace = self.app.settings.pace if self._moves else 0.0
            self.grown = min(1.0, self.grown + passed * pace / GROWTH) if pace else 1.0
            self.stage.touch(self._body.inflate(8, 8))

    def _read(self, noted: Noted) -> None:
        if noted.trouble:
            say = self.app.kit.say
            self.app.notices.append(say("statistics.trouble", what=plain(say, noted.trouble)))
        if noted.gained:
            self.gained = noted.gained
            self.refresh()

    def close(self) -> None:
        self.noting.wait()
        super().close()

    # Laying out

    def build(self, area: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        sheet = self.centred(area, 1160, 760)
        pad = u(24)
        box = Rect(sheet.x + pad, sheet.y + u(16), sheet.w - 2 * pad, sheet.h - u(16) - pad)
        head = Rect(box.x, box.y, box.w, u(104))
        beside = Rect(box.right - u(KEEPSAKE), head.bottom + u(8), u(KEEPSAKE), u(38))
        tabs = Rect(0, beside.y, min(beside.x - u(8) - box.x, u(700)), beside.h)
        tabs.centerx = box.centerx
        tabs.right = min(tabs.right, beside.x - u(8))
        foot = Rect(box.x, box.bottom - u(46), box.w, u(46))
        self._body = Rect(box.x, tabs.bottom + u(14), box.w, foot.y - u(16) - tabs.bottom - u(14))
        names = [(tab, say(f"score.tab.{tab}")) for tab in TABS]
        made: list[Widget] = [Panel(sheet), Winners(head, self)]
        if self.gained:
            strip = Rect(box.x, self._body.y, box.w, u(STRIP))
            made.append(Gained(strip, self.kit, self.gained))
            self._body.update(box.x, strip.bottom + u(10), box.w, self._body.bottom - strip.bottom - u(10))
        made.append(Choice(tabs, "tab", names, self.tab, self.turn_to, gap=u(6)))
        tip = Tip(title=say("score.keepsake"), lines=(say("score.tip.keepsake"),))
        made.append(
            Button(beside, "keepsake", say("score.keepsake"), self.keepsake, icon="export", tip=tip, size=14)
        )
        bodies = {"score": self._score, "things": self._things, "course": self._course, "dice": self._dice}
        return made + bodies[self.tab](self._body) + self._foot(foot)

    def _score(self, rect: Rect) -> list[Widget]:
        most = max([1, *(self.points(seat, c) for seat in self.order for c in self.categories)])
        boxes = split(rect, max(2, len(self.order)), self.kit.u(12))
        shift = (rect.right - boxes[len(self.order) - 1].right) // 2
        return [
            Column(box.move(shift, 0), seat, self, most) for box, seat in zip(boxes, self.order, strict=False)
        ]

    def _things(self, rect: Rect) -> list[Widget]:
        u = self.kit.u
        self.rows = self._breakdown()
        head = Rect(rect.x, rect.y, rect.w, u(34))
        body = Rect(rect.x, head.bottom, rect.w, rect.h - head.h)
        names = [f"{category} {what}" for category, what, _ in self.rows]
        old = self._list
        row = body.h // max(1, body.h // u(36))
        made = Listing(body, "row", self.kit, row, names, self._paint_row, self._look_at)
        if old and old.count == made.count:
            made.to(old.first)
        self._list = made
        return [Heads(head, self, made), made]

    def _breakdown(self) -> list[tuple[str, str, list[int]]]:
        """What scored, category by category, with the points of each seat; the most valuable first."""
        shown = {row: n for n, row in enumerate(self.screens.rows(self.table))}
        found = {row: [0] * len(self.totals) for row in shown}
        for line in self.lines:
            found.setdefault((line.category, line.what), [0] * len(self.totals))[line.seat] += line.points
        known = self.categories
        return sorted(
            ((category, what, points) for (category, what), points in found.items()),
            key=lambda row: (known.index(row[0]), shown.get(row[:2], 0), -sum(row[2]), row[1]),
        )

    def _course(self, rect: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        if self.course is None:
            body = Rect(rect.x, rect.y + u(60), rect.w, u(60))
            return [Text(body, say("score.dice.missing"), "text", 16, INK, "centre")]
        note = Rect(rect.x, rect.bottom - u(20), rect.w, u(20))
        plot = Rect(rect.x, rect.y, rect.w, rect.h - u(30))
        return [Course(plot, self, self.course), Text(note, say("score.course.note"), "italic", 13.5, FADED)]

    def _dice(self, rect: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        seed = say("score.seed", n=self.match.setup.seed)
        note = Rect(rect.x, rect.bottom - u(40), rect.w, u(40))
        right = self.kit.type.width(seed, "strong", 15) + u(8)
        words = Rect(note.x, note.y, note.w - right - u(20), note.h)
        made: list[Widget] = [
            Text(words, say("score.dice.note"), "italic", 13.5, FADED),
            Text(
                Rect(note.right - right, note.y, right, u(20)),
                seed,
                "strong",
                15,
                INK,
                "right",
                one_line=True,
            ),
        ]
        if self.luck is None:
            body = Rect(rect.x, rect.y + u(60), rect.w, u(60))
            return [Text(body, say("score.dice.missing"), "text", 16, INK, "centre"), made[1]]
        body = Rect(rect.x, rect.y, rect.w, rect.h - u(50))
        if self.screens.luck_head:
            head = Rect(body.x, body.y, body.w, u(self.screens.luck_head))
            made.append(LuckHead(head, self, self.luck))
            body = Rect(body.x, head.bottom + u(8), body.w, body.h - head.h - u(8))
        boxes = split(body, max(2, len(self.order)), u(12))
        shift = (rect.right - boxes[len(self.order) - 1].right) // 2
        for box, seat in zip(boxes, self.order, strict=False):
            made.append(DiceColumn(box.move(shift, 0), seat, self, self.luck[seat]))
        return made

    def _foot(self, rect: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        boxes = split(rect, 5, u(12))
        acts: list[tuple[str, str, Callable[[], None]]] = [
            ("look", "eye", self.back),
            ("watch", "watch", lambda: watch_match(self.table)),
            ("menu", "menu", lambda: open_menu(self.app)),
            ("same-seed", "seed", self.same_seed),
            ("rematch", "rematch", self.rematch),
        ]
        tips = {
            name: Tip(title=say(f"score.{name}"), lines=(say(f"score.tip.{name}"),))
            for name in ("watch", "same-seed", "rematch")
        }
        return [
            Button(
                box, name, say(f"score.{name}"), act, icon=icon, strong=name == "rematch", tip=tips.get(name)
            )
            for box, (name, icon, act) in zip(boxes, acts, strict=True)
        ]

    # The breakdown

    def _paint_row(self, surface: Surface, kit: Kit, n: int, rect: Rect) -> None:
        u = kit.u
        category, what, points = self.rows[n]
        if n % 2 == 0:
            pygame.draw.rect(surface, mix(PARCHMENT, CREAM, 0.55), rect, border_radius=u(6))
        side = rect.h - u(6)
        centre = (rect.x + u(8) + side // 2, rect.centery)
        thing = self.screens.thing(self.table, category, what)
        kit.icon(surface, thing.icon if thing else self.icon(category), side, centre)
        name = thing.name if thing else self.category(category)
        left = rect.x + side + u(22)
        boxes = number_boxes(kit, rect, len(self.order))
        kit.line(
            surface,
            name,
            "text" if thing is not None else "strong",
            15.5,
            Rect(left, rect.y, boxes[0].x - left, rect.h),
        )
        best = max(0, *points)
        for box, seat in zip(boxes, self.order, strict=True):
            text = signed(points[seat]) if points[seat] else "\N{MIDDLE DOT}"
            face = points[seat] and points[seat] == best
            kit.line(
                surface, text, "strong" if face else "text", 16, box, INK if points[seat] else FADED, "centre"
            )

    def _look_at(self, n: int) -> None:
        self.screens.enlarge(self.table, *self.rows[n][:2])

    # What may be done

    def turn_to(self, tab: str) -> None:
        self.tab = tab
        self.grown = 1.0
        self.refresh()

    def key(self, key: Key) -> bool:
        if key.name in tuple("1234")[: len(TABS)]:
            self.turn_to(TABS[int(key.name) - 1])
            return True
        if self.tab == "things" and self._list and self._list.turn_page(key):
            self.stage.touch(self._list.rect)
            return True
        return super().key(key)

    def keepsake(self) -> None:
        """A picture to share."""
        say = self.kit.say
        try:
            text = say("score.keepsake-there", where=str(keep_keepsake(self)))
        except (OSError, pygame.error) as error:
            text = say("saves.told.trouble", what=plain(say, error))
        self.app.push(MessageScene(self.app, say("score.keepsake"), text))

    def rematch(self) -> None:
        self._begin(new_seed())

    def same_seed(self) -> None:
        self._begin(self.match.setup.seed)

    def _begin(self, seed: int) -> None:
        """The same people and bots in the same seats; whoever had handed their seat over has it back."""
        setup = msgspec.structs.replace(self.match.setup, seed=seed)
        players = [Player(name=p.name, livery=p.livery) for p in self.table.session.players]
        trouble = begin_match(self.app, setup, players)
        if trouble:
            self.app.push(MessageScene(self.app, self.kit.say("score.rematch"), trouble))

    def winner_words(self) -> tuple[str, str]:
        """Who has won, and with how much."""
        say, names = self.kit.say, [self.table.names[seat] for seat in self.winners]
        points = self.totals[self.winners[0]]
        rounds = self.match.game.rounds(self.match.state)
        if len(names) == 1:
            title = say("score.wins", who=names[0])
        else:
            title = say("score.shared", who=say("score.and", first=", ".join(names[:-1]), last=names[-1]))
        tied = self.totals.count(points) > len(self.winners)
        under = say("score.tie" if tied else "score.with", n=points, rounds=rounds)
        return title, under


def number_boxes(kit: Kit, rect: Rect, count: int) -> list[Rect]:
    """Where the points of each seat stand in a row."""
    w = kit.u(POINTS)
    return [Rect(rect.right - (count - n) * w, rect.y, w, rect.h) for n in range(count)]


class Winners(Widget):
    """The winners' emblems in a laurel, and what they have won with."""

    def __init__(self, rect: Rect, scene: ScoreScene) -> None:
        super().__init__(rect, "winners")
        self.scene = scene

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, scene = kit.u, self.scene
        title, under = scene.winner_words()
        side = self.rect.h
        wreaths = side + (len(scene.winners) - 1) * round(side * 0.9)
        room = self.rect.w - wreaths - u(18)
        title = shortened(kit, title, "title", 34, round(room / 0.82))
        ended = kit.say("score.ended", reasons=self._reasons())
        widths = (
            min(room, kit.type.width(title, "title", 34)),
            kit.type.width(under, "text", 17),
            kit.type.width(ended, "italic", 14.5),
        )
        block = min(room, max(widths))
        x = self.rect.centerx - (wreaths + u(18) + block) // 2
        for n, seat in enumerate(scene.winners):
            centre = (x + side // 2 + n * round(side * 0.9), self.rect.centery)
            wreath = laurel(kit, side)
            surface.blit(wreath, wreath.get_rect(center=centre))
            scene.table.sign(surface, seat, centre, round(side * 0.285))
        left = x + wreaths + u(18)
        kit.line(surface, title, "title", 34, Rect(left, self.rect.y + u(4), block, u(46)))
        kit.line(surface, under, "text", 17, Rect(left, self.rect.y + u(50), block, u(24)))
        kit.line(surface, ended, "italic", 14.5, Rect(left, self.rect.y + u(75), block, u(22)), FADED)

    def _reasons(self) -> str:
        words, match = self.scene.words, self.scene.match
        reasons = match.game.end_reasons(match.state)
        return words.listed([words.say("phrases", f"reason.{r}") for r in reasons])


class Heads(Widget):
    """The players over their columns of numbers."""

    def __init__(self, rect: Rect, scene: ScoreScene, listing: Listing) -> None:
        super().__init__(rect, "heads")
        self.scene, self.listing = scene, listing

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, scene = kit.u, self.scene
        rows = self.listing.rows()
        rect = Rect(self.rect.x, self.rect.y, rows[0][1].w if rows else self.rect.w, self.rect.h)
        for box, seat in zip(number_boxes(kit, rect, len(scene.order)), scene.order, strict=True):
            total = kit.type.picture(signed(scene.totals[seat]), "title", 18, INK)
            width = u(26) + u(5) + total.get_width()
            x = box.centerx - width // 2
            kit.emblem(surface, scene.table.liveries[seat], (x + u(13), box.centery - u(2)), u(13))
            surface.blit(total, total.get_rect(midleft=(x + u(31), box.centery - u(2))))
        pygame.draw.line(
            surface, BRASS, (rect.x, rect.bottom - u(2)), (rect.right, rect.bottom - u(2)), max(1, u(1))
        )
