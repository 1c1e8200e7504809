"""Statistics over games: how many, who won them, the best scores."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bots.characters import character_of
from game.bots.seats import HUMAN
from game.engine.content import Library
from game.engine.words import Words
from game.registry import default_game, find_game, games
from game.ui.cast import bot_name
from game.ui.games import screens_of
from game.ui.inputs import Key
from game.ui.kit import Kit
from game.ui.palette import BRASS, CREAM, FADED, GOLD, INK, LOSS, PARCHMENT, PARCHMENT_DARK, mix
from game.ui.praise import achievements_of, times
from game.ui.progress import ALL, NONE, modules, opponents, progress
from game.ui.records import Figures, Played, Standing, figures, read_games
from game.ui.scenes.fortune_plot import Chance, Taste
from game.ui.scenes.honours import honours
from game.ui.scenes.listing import Listing, dated, shortened
from game.ui.scenes.progress_plot import ProgressPlot
from game.ui.scenes.sheet import Card, Empty, Sheet, TitledSheet, split
from game.ui.scenes.still import rival_name
from game.ui.trouble import plain
from game.ui.widgets import Choice, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App

COLUMNS = (("games", 62), ("wins", 100), ("best", 62), ("average", 70))
"""Columns of the standings after the name, and their widths."""
MOST_BEST = 8
LEAVES, LEAF = ("figures", "over-time", "fortune", "honours"), 136
"""What there is to see, and the width of each choice."""


class StatisticsScene(Sheet):
    name = "statistics"
    default = "back"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        found = read_games()
        self.games = found.games
        self.of = list(games("ui"))
        played = [name for name in self.of if any(game.game == name for game in self.games)]
        last = app.settings.last.game
        self.game = last if last in played else next(iter(played), default_game("ui"))
        self.figures: Figures = self._count()
        self.trouble, self.damaged = found.trouble, found.damaged
        self._lists: dict[str, Listing] = {}
        self.leaf = LEAVES[0]
        self.opponent = self.module = ALL
        self._library: Library | None = None
        """Of the game whose names are told."""

    def _count(self) -> Figures:
        """Points of one game are not those of another."""
        return figures(game for game in self.games if game.game == self.game)

    def show(self, game: str) -> None:
        self.game = game
        self.figures = self._count()
        self.opponent = self.module = ALL
        self._lists.clear()
        self.refresh()

    # Laying out

    def build(self, area: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        sheet = self.centred(area, 1120, 760)
        pad = u(24)
        inner = Rect(sheet.x + pad, sheet.y + u(66), sheet.w - 2 * pad, sheet.h - u(66) - pad)
        foot = Rect(inner.x, inner.bottom - u(44), inner.w, u(44))
        body = Rect(inner.x, inner.y, inner.w, foot.y - u(16) - inner.y)
        title = TitledSheet(sheet, self.kit, say("statistics.title"), "statistics")
        made: list[Widget] = [title, *self._choice(title)]
        made.append(self.back_button(Rect(foot.x, foot.y, u(150), foot.h)))
        warning = say("statistics.trouble", what=plain(say, self.trouble)) if self.trouble else ""
        warning = warning or (say("statistics.damaged") if self.damaged else "")
        if warning:
            line = Rect(foot.x + u(170), foot.y, foot.w - u(170 + 16 + LEAF * len(LEAVES)), foot.h)
            made.append(Text(line, warning, "italic", 14, LOSS))
        turn = Rect(foot.right - u(LEAF) * len(LEAVES), foot.y, u(LEAF) * len(LEAVES), foot.h)
        leaves = [(leaf, say(f"statistics.{leaf}")) for leaf in LEAVES]
        able = {"over-time": bool(self.own), "fortune": bool(self.figures.games)}
        closed = [leaf for leaf in LEAVES if not able.get(leaf, True)]
        shown = LEAVES[0] if self.leaf in closed else self.leaf
        made.append(Choice(turn, "leaf", leaves, shown, self._turn, closed=closed, gap=u(6)))
        if shown == "over-time":
            return [*made, *self._progress(body)]
        if shown == "fortune":
            return [*made, *self._fortune(body)]
        if shown == "honours":
            return [*made, *self._honours(body)]
        if not self.figures.games:
            return [*made, Empty(self.middle(body), "trophy", say("statistics.empty"))]
        tiles = Rect(body.x, body.y, body.w, u(84))
        rest = Rect(body.x, tiles.bottom + u(16), body.w, body.bottom - tiles.bottom - u(16))
        left = Rect(rest.x, rest.y, round(rest.w * 0.54), rest.h)
        right = Rect(left.right + u(18), rest.y, rest.right - left.right - u(18), rest.h)
        return [*made, *self._tiles(tiles), *self._left(left), *self._right(right)]

    def _choice(self, title: TitledSheet) -> list[Widget]:
        u, head = self.kit.u, title.head
        left = head.x + title.title_width(self.kit) + u(76)
        names = [(name, self.kit.say.of(name)("game.name")) for name in self.of]
        box = Rect(left, head.y, min(head.right - left, u(190) * len(names)), head.h)
        return [Choice(box, "game", names, self.game, self.show, gap=u(8))]

    # Over time

    @property
    def own(self) -> list[Played]:
        """Games of this kind in which people sat."""
        return [game for game in self.games if game.game == self.game and HUMAN in game.seats]

    def _turn(self, leaf: str) -> None:
        self.leaf = leaf
        self.refresh()

    def _honours(self, body: Rect) -> list[Widget]:
        """All achievements, with how many are earned."""
        u, every, had = self.kit.u, achievements_of(self.game), times(self.games, self.game)
        if not every:
            return [Empty(self.middle(body), "trophy", self.kit.say("honours.none"))]
        head = Rect(body.x, body.y, body.w, u(30))
        have = sum(name in had for name in every)
        count = Text(head, self.kit.say("honours.count", n=have, all=len(every)), "name", 17, one_line=True)
        rest = Rect(body.x, head.bottom + u(6), body.w, body.bottom - head.bottom - u(6))
        return [count, *honours(self.kit, rest, list(every.values()), had)]

    def _fortune(self, body: Rect) -> list[Widget]:
        """Chance at the left, taste at the right."""
        u, say = self.kit.u, self.kit.say
        found = screens_of(self.game).fortune(say, self.words, self.figures.tally)
        if not (found.chance and found.liked):
            return [Empty(self.middle(body), "die", say("statistics.fortune-none"))]
        left = Rect(body.x, body.y, round(body.w * 0.58), body.h)
        right = Rect(left.right + u(18), body.y, body.right - left.right - u(18), body.h)
        made: list[Widget] = []
        for card, key in ((left, "chance"), (right, "taste")):
            box = card.inflate(-2 * u(14), -2 * u(10))
            high = self.kit.text_height(say(f"statistics.{key}-note"), "italic", 13.5, box.w)
            title = Rect(box.x, box.y, box.w, u(28))
            note = Rect(box.x, title.bottom, box.w, high)
            room = Rect(box.x, note.bottom + u(10), box.w, box.bottom - note.bottom - u(10))
            made += [Card(card), self.heading(title, f"statistics.{key}")]
            made.append(Text(note, say(f"statistics.{key}-note"), "italic", 13.5, FADED))
            made.append(Chance(room, found.chance) if key == "chance" else Taste(room, found.liked))
        return made

    @property
    def words(self) -> Words:
        """Names of what the game has; what a pack has brought goes by its id."""
        from game.engine.opening import open_library

        if self._library is None or self._library.game != self.game:
            self._library = open_library(find_game(self.game))
        lang = self.kit.say.lang
        return Words(lang, self._library.texts[lang])

    def _progress(self, body: Rect) -> list[Widget]:
        """Filters above, plots below."""
        u, say, made, y = self.kit.u, self.kit.say, list[Widget](), body.y
        against = [
            (ALL, say("statistics.progress.all")),
            *((w, say(f"bot.{w}")) for w in opponents(self.own)),
        ]
        played = modules(self.own)
        with_what = [(ALL, say("statistics.progress.all")), *((name, self._module(name)) for name in played)]
        rows: list[tuple[str, list[tuple[str, str]], str, Callable[[str], None]]] = [
            ("opponent", against, self.opponent, self._against),
            ("module", with_what, self.module, self._with),
        ]
        rows = rows if played else rows[:1]
        for name, choices, chosen, change in rows:
            label = Rect(body.x, y, u(150), u(36))
            made.append(Text(label, say(f"statistics.progress.{name}"), "strong", 15, one_line=True))
            box = Rect(label.right, y, min(body.w - label.w, u(170) * len(choices)), u(36))
            made.append(Choice(box, name, choices, chosen, change, gap=u(6)))
            y += u(44)
        plot = Rect(body.x, y + u(4), body.w, body.bottom - y - u(4))
        steps = progress(self.own, self.opponent, self.module)
        if not steps:
            return [*made, Empty(self.middle(plot), "trophy", say("statistics.progress.none"))]
        return [*made, ProgressPlot(plot, steps)]

    def _module(self, name: str) -> str:
        say = self.kit.say
        if name == NONE:
            return say("statistics.progress.base")
        return say(f"module.{name}") if say.has(f"module.{name}") else name

    def _against(self, who: str) -> None:
        self.opponent = who
        self.refresh()

    def _with(self, name: str) -> None:
        self.module = name
        self.refresh()

    def _tiles(self, rect: Rect) -> list[Widget]:
        say, f = self.kit.say, self.figures
        best = f.best[0].score if f.best else 0
        shown = [
            ("games", str(f.games)),
            ("people", str(f.with_people)),
            ("best", str(best)),
            ("average", self.decimal(f.rounds)),
            ("shortest", str(f.shortest)),
            ("longest", str(f.longest)),
        ]
        boxes = split(rect, len(shown), self.kit.u(10))
        return [
            Figure(box, value, say(f"statistics.{name}", n=f.games))
            for box, (name, value) in zip(boxes, shown, strict=True)
        ]

    def decimal(self, value: float) -> str:
        return self.kit.say.language.number(f"{value:.1f}")

    def _left(self, rect: Rect) -> list[Widget]:
        """Who won; and what the game itself counts, if it does."""
        high = screens_of(self.game).tally_height if self.figures.tally else 0
        if not high:
            return self._standings(rect)
        u = self.kit.u
        low = Rect(rect.x, rect.bottom - u(high), rect.w, u(high))
        box = low.inflate(-2 * u(14), -2 * u(10))
        title = Rect(box.x, box.y, box.w, u(28))
        room = Rect(box.x, title.bottom, box.w, box.bottom - title.bottom)
        return [
            *self._standings(Rect(rect.x, rect.y, rect.w, low.y - u(14) - rect.y)),
            Card(low),
            self.heading(title, "statistics.tally"),
            Tally(room, self),
        ]

    def _standings(self, rect: Rect) -> list[Widget]:
        u = self.kit.u
        box = rect.inflate(-2 * u(14), -2 * u(10))
        title = Rect(box.x, box.y, box.w, u(30))
        head = Rect(box.x, title.bottom, box.w, u(26))
        body = Rect(box.x, head.bottom + u(4), box.w, box.bottom - head.bottom - u(4))
        names = [f"{one.who} {one.name}" for one in self.figures.standings]
        listing = self._listing("standings", body, u(38), names, self._paint_standing)
        return [
            Card(rect),
            self.heading(title, "statistics.standings"),
            Heads(head, listing),
            listing,
        ]

    def _right(self, rect: Rect) -> list[Widget]:
        u = self.kit.u
        sizes = self.figures.sizes
        low = u(30) + len(sizes) * u(44) + u(24)
        below = Rect(rect.x, rect.bottom - low, rect.w, low)
        above = Rect(rect.x, rect.y, rect.w, below.y - u(14) - rect.y)
        box = above.inflate(-2 * u(14), -2 * u(10))
        title = Rect(box.x, box.y, box.w, u(30))
        body = Rect(box.x, title.bottom + u(2), box.w, box.bottom - title.bottom - u(2))
        best = self.figures.best[:MOST_BEST]
        names = [f"{n}" for n in range(len(best))]
        made: list[Widget] = [
            Card(above),
            self.heading(title, "statistics.records"),
            self._listing("best", body, u(36), names, self._paint_best),
            Card(below),
        ]
        box = below.inflate(-2 * u(14), -2 * u(10))
        made.append(self.heading(Rect(box.x, box.y, box.w, u(30)), "statistics.sizes"))
        for n, size in enumerate(sizes):
            row = Rect(box.x, box.y + u(32) + n * u(44), box.w, u(42))
            key = "statistics.size-one" if size.games == 1 else "statistics.size"
            told = self.kit.say(
                key,
                games=size.games,
                rounds=self.decimal(size.rounds),
                points=self.decimal(size.winning),
            )
            seats = self.kit.say("statistics.seats", n=size.seats)
            made.append(Text(Rect(row.x, row.y, row.w, u(21)), seats, "strong", 15, one_line=True))
            made.append(
                Text(Rect(row.x, row.y + u(20), row.w, u(20)), told, "text", 14, FADED, one_line=True)
            )
        return made

    def _listing(self, name: str, rect: Rect, row: int, names: list[str], paint: object) -> Listing:
        old = self._lists.get(name)
        fitting = rect.h // max(1, rect.h // row)
        made = Listing(rect, name, self.kit, min(fitting, row * 5 // 4), names, paint)  # type: ignore[arg-type]
        if old:
            made.to(old.first)
        self._lists[name] = made
        return made

    # Painting

    def who(self, kind: str, name: str) -> str:
        say = self.kit.say
        if kind == HUMAN:
            return name or say("statistics.person")
        if character_of(kind):
            return say("statistics.character", name=name, bot=bot_name(say, kind))
        return say("statistics.bot", bot=rival_name(say, kind, name))

    def _paint_standing(self, surface: Surface, kit: Kit, n: int, rect: Rect) -> None:
        u, one = kit.u, self.figures.standings[n]
        if n % 2 == 0:
            pygame.draw.rect(surface, mix(PARCHMENT, CREAM, 0.55), rect, border_radius=u(6))
        kit.icon(surface, "human" if one.who == HUMAN else "bot", u(24), (rect.x + u(18), rect.centery))
        boxes = column_boxes(kit, rect)
        left = rect.x + u(38)
        room = boxes[0].x - left - u(6)
        name = shortened(kit, self.who(one.who, one.name), "name", 16, room)
        kit.line(surface, name, "name", 16, Rect(left, rect.y, room, rect.h))
        self._paint_figures(surface, kit, one, boxes)

    def _paint_figures(self, surface: Surface, kit: Kit, one: Standing, boxes: list[Rect]) -> None:
        u = kit.u
        won = f"{one.wins:g}" if one.wins == int(one.wins) else self.decimal(one.wins)
        texts = [str(one.games), won, str(one.best), self.decimal(one.average)]
        for text, box, (name, _) in zip(texts, boxes, COLUMNS, strict=True):
            if name != "wins":
                kit.line(surface, text, "text", 15.5, box, INK, "right")
                continue
            kit.line(surface, text, "strong", 15.5, Rect(box.x, box.y, u(34), box.h), INK, "right")
            track = Rect(box.x + u(42), box.centery - u(5), box.w - u(42), u(10))
            pygame.draw.rect(surface, PARCHMENT_DARK, track, border_radius=track.h)
            if one.share:
                bar = Rect(track.x, track.y, max(track.h, round(track.w * one.share)), track.h)
                pygame.draw.rect(surface, BRASS, bar, border_radius=track.h)
            pygame.draw.rect(surface, FADED, track, 1, border_radius=track.h)

    def _paint_best(self, surface: Surface, kit: Kit, n: int, rect: Rect) -> None:
        u, best = kit.u, self.figures.best[n]
        score = kit.type.picture(str(best.score), "title", 19, GOLD if n == 0 else INK)
        surface.blit(score, score.get_rect(midright=(rect.x + u(44), rect.centery)))
        when = kit.type.picture(dated(kit.say, best.when).partition(",")[0], "text", 13.5, FADED)
        surface.blit(when, when.get_rect(midright=(rect.right - u(4), rect.centery)))
        left = rect.x + u(58)
        room = rect.right - u(12) - when.get_width() - left
        name = shortened(kit, self.who(best.who, best.name), "name", 16, room)
        kit.line(surface, name, "name", 16, Rect(left, rect.y, room, rect.h))

    def key(self, key: Key) -> bool:
        listing = self._lists.get("standings")
        if listing and listing.turn_page(key):
            self.stage.touch(listing.rect)
            return True
        return super().key(key)


def column_boxes(kit: Kit, rect: Rect) -> list[Rect]:
    boxes: list[Rect] = []
    right = rect.right - kit.u(6)
    for _, width in reversed(COLUMNS):
        w = kit.u(width)
        boxes.insert(0, Rect(right - w, rect.y, w, rect.h))
        right -= w + kit.u(6)
    return boxes


class Heads(Widget):
    """What the columns of the standings are."""

    def __init__(self, rect: Rect, listing: Listing) -> None:
        super().__init__(rect, "heads")
        self.listing = listing

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        rows = self.listing.rows()
        rect = Rect(self.rect.x, self.rect.y, rows[0][1].w if rows else self.rect.w, self.rect.h)
        boxes = column_boxes(kit, rect)
        left = Rect(rect.x + u(38), rect.y, boxes[0].x - rect.x - u(40), rect.h)
        kit.line(surface, kit.say("statistics.column.who"), "strong", 13.5, left, FADED)
        for box, (name, _) in zip(boxes, COLUMNS, strict=True):
            align = "left" if name == "wins" else "right"
            words = Rect(box.x + u(12), box.y, box.w - u(12), box.h) if name == "wins" else box
            kit.line(surface, kit.say(f"statistics.column.{name}"), "strong", 13.5, words, FADED, align)
        kit.rule(surface, rect.x, rect.right, rect.bottom)


class Tally(Widget):
    """What the game itself has counted."""

    def __init__(self, rect: Rect, scene: StatisticsScene) -> None:
        super().__init__(rect, "tally")
        self.scene = scene

    def paint(self, surface: Surface, kit: Kit) -> None:
        screens_of(self.scene.game).paint_tally(surface, kit, self.scene.figures.tally, self.rect)


class Figure(Widget):
    """A large number with what it counts below."""

    def __init__(self, rect: Rect, value: str, label: str) -> None:
        super().__init__(rect, f"figure {label}")
        self.value, self.label = value, label

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        Card(self.rect).paint(surface, kit)
        high = Rect(self.rect.x, self.rect.y + u(8), self.rect.w, u(38))
        kit.line(surface, self.value, "title", 30, high, INK, "centre")
        low = Rect(self.rect.x + u(6), self.rect.y + u(44), self.rect.w - u(12), self.rect.h - u(46))
        lines = kit.type.wrapped(self.label, "text", 13.5, low.w)
        step = kit.type.height("text", 13.5) * 7 // 8
        top = low.centery - step * len(lines) // 2
        for n, line in enumerate(lines):
            kit.line(surface, line, "text", 13.5, Rect(low.x, top + n * step, low.w, step), FADED, "centre")
