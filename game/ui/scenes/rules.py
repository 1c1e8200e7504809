"""The handbook on screen: contents and search at the left, the open leaf at the right."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.content import ContentError, Library
from game.engine.game import SetupError
from game.registry import default_game, games
from game.ui.games import Plates, screens_of
from game.ui.inputs import Key
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, FADED, INK, LOSS, PARCHMENT, mix
from game.ui.scenes.handbook import Chapter, Handbook, Leaf
from game.ui.scenes.listing import Listing, shortened
from game.ui.scenes.page import Line, Page
from game.ui.scenes.portraits import portrait
from game.ui.scenes.sheet import Sheet, TitledSheet
from game.ui.trouble import plain
from game.ui.typeset import SMALLEST, Face
from game.ui.widgets import Button, Choice, Field, Text, Widget

if TYPE_CHECKING:
    from game.engine.rulebook import Rulebook
    from game.ui.app import App


ROW = 34
PLATES = {"tile/": (132, 132), "card/": (132, 132), "scene/": (288, 192), "portrait/": (146, 216)}
"""How large a picture is that the game draws itself, by its kind; any other is small."""
SMALL = (76, 76)
PAUSE = 0.25
"""Seconds without a letter until pictures of what was found are drawn."""
BOARD = "board/"
"""Pictures of the example's position, which stand among the words."""
TITLE, SMALL_TITLE = 26, 21
"""Sizes of a title that stands in one line, and of one that takes two."""
SMALL_ROW = 11.5
"""Size of a title that takes two lines of the contents."""


class RulesScene(Sheet):
    name = "rules"
    default = "search"
    icon = "rules"

    def __init__(self, app: App, book: Rulebook | None = None, leaf: str = "", game: str = "") -> None:
        """`leaf` is the id of the leaf to open, such as `tiles/river-bend`."""
        super().__init__(app)
        self.trouble = ""
        self.library: Library | None = getattr(book, "library", None)
        self.game = self.library.game if self.library else ""
        """Outside a match any game's rules can be read, first those of the game played last."""
        self.chosen = not self.library
        if self.library is None:
            self._read(game or app.settings.last.game)
        self.wanted = leaf
        self.sought = ""
        self.trail: list[str] = []
        """Leaves left by following a link, to go back to."""
        self._list: Listing | None = None
        self._page: Page | None = None
        self._drawn: set[tuple[str, int]] = set()
        """Pictures of the game's own that were drawn before, each with its height."""
        self._awaited: list[tuple[str, int]] = []
        """Those that are to be drawn, one a frame: words come first, so that a search answers at once."""
        self._rests = 0.0
        """When whoever types can be thought to have ended."""
        self._lang = ""
        self._book = Handbook(())

    def _read(self, game: str) -> None:
        from game.engine.opening import open_game, packs_to_play_with

        self.game = game if game in games("ui") else default_game("ui")
        self.trouble, self.library = "", None
        try:
            packs, _ = packs_to_play_with(self.game, ())
            self.library = open_game(self.game, packs)[1]
        except (ContentError, SetupError, OSError) as error:
            self.trouble = plain(self.kit.say, error)

    def read(self, game: str) -> None:
        """The handbook of another game."""
        self._read(game)
        self.wanted = self.sought = self._lang = ""
        self.trail.clear()
        self._list = self._page = None
        self.__dict__.pop("plates", None)
        self._drawn.clear()
        self.refresh()

    @property
    def handbook(self) -> Handbook:
        """Written anew when the language changes."""
        if self.library and self._lang != self.kit.say.lang:
            self._lang = self.kit.say.lang
            self._book = self.written()
        return self._book

    def written(self) -> Handbook:
        from game.registry import find_game

        assert self.library
        modules = list(find_game(self.library.game).modules)
        return screens_of(self.game).handbook(self.library, modules, self.kit.say)

    def book_title(self) -> str:
        return self.kit.say("handbook.title")

    @cached_property
    def plates(self) -> Plates:
        """What draws the game's own things."""
        assert self.library
        return screens_of(self.game).plates(self.library)

    @property
    def leaf(self) -> Leaf | None:
        leaves = self.handbook.leaves()
        return self.handbook.leaf(self.wanted) or (leaves[0] if leaves else None)

    # Laying out

    def build(self, area: Rect) -> list[Widget]:
        u = self.kit.u
        sheet = self.centred(area, 1180, 900)
        pad = u(24)
        inner = Rect(sheet.x + pad, sheet.y + u(66), sheet.w - 2 * pad, sheet.h - u(66) - pad)
        foot = Rect(inner.x, inner.bottom - u(44), inner.w, u(44))
        body = Rect(inner.x, inner.y, inner.w, foot.y - u(14) - inner.y)
        left = Rect(body.x, body.y, u(312), body.h)
        right = Rect(left.right + u(22), body.y, body.right - left.right - u(22), body.h)
        title = TitledSheet(sheet, self.kit, self.book_title(), self.icon)
        made: list[Widget] = [title, *self._games(title)]
        self._right = right
        self._awaited.clear()
        if self.trouble:
            return [
                *made,
                Page(body, "trouble", self.kit, [Line(self.trouble, colour=LOSS)]),
                self._back(foot),
            ]
        made += self._contents(left)
        if leaf := self.leaf:
            made += self._open(right, leaf)
        return [*made, *self._foot(foot)]

    def _games(self, title: TitledSheet) -> list[Widget]:
        """Whose rules: to be chosen, or said."""
        u, say, head = self.kit.u, self.kit.say, title.head
        left = head.x + title.title_width(self.kit) + u(76)
        if self.chosen and len(games("ui")) > 1:
            box = Rect(left, head.y, min(head.right - left, u(190) * len(games("ui"))), head.h)
            names = [(name, say.of(name)("game.name")) for name in games("ui")]
            return [Choice(box, "game", names, self.game, self.read, gap=u(8))]
        words = Rect(left, head.y, head.right - left, head.h)
        return [Text(words, say("game.name"), "name", 18, FADED, one_line=True)]

    def _contents(self, rect: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        field = Rect(rect.x, rect.y, rect.w, u(38))
        search = Field(
            field, "search", self.sought, self.letters_for, self._seek, most=30, hint=say("handbook.search")
        )
        rest = Rect(rect.x, field.bottom + u(10), rect.w, rect.bottom - field.bottom - u(10))
        self.rows = self._rows()
        if self.sought.strip() and not self.rows:
            self._list = None
            return [
                search,
                Page(rest, "none", self.kit, [Line(say("handbook.none", what=self.sought.strip()))]),
            ]
        old = self._list
        row = rest.h // max(1, rest.h // u(ROW))
        names = [part.id for part in self.rows]
        made = Listing(rest, "leaf", self.kit, row, names, self._paint_row, self._click, self._enter)
        if old:
            made.to(old.first)
        at = self._row_of_leaf()
        if at >= 0:
            made.reveal(at)
        self._list = made
        return [search, made]

    def _rows(self) -> list[Chapter | Leaf]:
        if self.sought.strip():
            return list(self.handbook.found(self.sought))
        leaf = self.leaf
        rows: list[Chapter | Leaf] = []
        for chapter in self.handbook.chapters:
            rows.append(chapter)
            if leaf and leaf.chapter == chapter.id and len(chapter.leaves) > 1:
                rows += chapter.leaves
        return rows

    def _row_of_leaf(self) -> int:
        leaf = self.leaf
        ids = [part.id for part in self.rows]
        if leaf and leaf.id in ids:
            return ids.index(leaf.id)
        return ids.index(leaf.chapter) if leaf and leaf.chapter in ids else -1

    def _open(self, rect: Rect, leaf: Leaf) -> list[Widget]:
        u = self.kit.u
        wide, side = next((size for kind, size in PLATES.items() if leaf.picture.startswith(kind)), SMALL)
        wide, side = u(wide), u(side)
        head = Rect(rect.x, rect.y, rect.w, side if leaf.picture else u(64))
        made: list[Widget] = []
        x = rect.x
        if leaf.picture:
            made.append(Plate(Rect(rect.x, head.y, wide, side), self, leaf.picture))
            x += wide + u(18)
        chapter = self.handbook.chapter_of(leaf).title
        room = rect.right - x
        title = Title(self.kit, leaf.title, room)
        high = u(20) + title.high + (u(22) if leaf.kind else 0)
        y = head.centery - high // 2
        made.append(Text(Rect(x, y, room, u(20)), chapter, "strong", 13.5, FADED, one_line=True))
        made.append(
            Text(
                Rect(x, y + u(20), room, title.high), leaf.title, "title", title.size, one_line=title.one_line
            )
        )
        if leaf.kind:
            under = Rect(x, y + u(20) + title.high, room, u(22))
            made.append(Text(under, leaf.kind, "italic", 15, FADED, one_line=True))
        body = Rect(rect.x, head.bottom + u(14), rect.w, rect.bottom - head.bottom - u(14))
        old = self._page
        words = self.sought.split()
        page = Page(body, f"leaf {leaf.id}", self.kit, leaf.lines, 0, self.follow, words, self.drawn)
        if old and old.name == page.name and old.rect == page.rect:
            page.scroll(0)
            page.at = min(old.at, max(0, page.height - body.h))
        elif words:
            page.show_sought()
        self._page = page
        return [*made, page]

    def drawn(self, picture: str, side: int) -> Surface:
        """What the game draws itself, as soon as it can be had; or a small picture."""
        if not picture.startswith((*PLATES, BOARD)):
            return portrait(self.kit, picture, side)
        if (picture, side) not in self._drawn:
            self._awaited.append((picture, side))
            return Surface((1, 1), pygame.SRCALPHA)
        return self.pictured(picture, side)

    def pictured(self, picture: str, side: int) -> Surface:
        """What the game draws itself; what it knows no picture of is a small one."""
        self._drawn.add((picture, side))
        return self.plates.draw(self.kit, picture, side) or portrait(self.kit, picture, side)

    def update(self, now: float, passed: float) -> None:
        super().update(now, passed)
        if self._awaited and now >= self._rests:
            self.pictured(*self._awaited.pop(0))
            self.stage.touch(self._right)

    def _foot(self, rect: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        made: list[Widget] = [self._back(rect)]
        if self.sought.strip():
            found = Rect(rect.x + u(166), rect.y, u(146), rect.h)
            text = say("handbook.found", n=len(self.rows))
            made.append(Text(found, text, "italic", 14.5, FADED, "right", one_line=True))
        before = self.handbook.leaf(self.trail[-1]) if self.trail else None
        if before:
            box = Rect(rect.x + u(334), rect.y, u(300), rect.h)
            text = shortened(self.kit, before.title, "strong", 15, box.w - u(50))
            made.append(Button(box, "return", text, self.go_back, icon="undo"))
        step = u(50)
        leaves = self.handbook.leaves()
        at = leaves.index(self.leaf) if self.leaf in leaves else 0
        for n, (name, icon, by) in enumerate((("previous", "arrow-left", -1), ("next", "arrow-right", 1))):
            box = Rect(rect.right - (2 - n) * step - (1 - n) * u(8), rect.y, step, rect.h)
            able = 0 <= at + by < len(leaves)
            made.append(Button(box, name, "", lambda by=by: self._turn(by), icon=icon, able=able))  # type: ignore[misc]
        return made

    def _back(self, rect: Rect) -> Button:
        return self.back_button(Rect(rect.x, rect.y, self.kit.u(150), rect.h))

    # Painting the contents

    def _paint_row(self, surface: Surface, kit: Kit, n: int, rect: Rect) -> None:
        part, u, leaf = self.rows[n], kit.u, self.leaf
        whole = isinstance(part, Chapter)
        on = leaf is not None and part.id == leaf.id
        on = on or (isinstance(part, Chapter) and len(part.leaves) == 1 and part.leaves[0] == leaf)
        box = Rect(rect.x, rect.y + u(1), rect.w - u(2), rect.h - u(2))
        if on:
            pygame.draw.rect(surface, CREAM, box, border_radius=u(7))
            pygame.draw.rect(surface, BRASS_DARK, box, max(1, u(1.6)), border_radius=u(7))
        elif whole:
            pygame.draw.rect(surface, mix(PARCHMENT, BRASS, 0.14), box, border_radius=u(7))
        indent = u(10) if whole or self.sought.strip() else u(30)
        words = Rect(box.x + indent, box.y, box.w - indent - u(8), box.h)
        if isinstance(part, Chapter):
            kit.icon(surface, part.icon, u(22), (words.x + u(11), words.centery))
            words = Rect(words.x + u(30), words.y, words.w - u(30), words.h)
            kit.line(surface, part.title, "name", 16.5, words)
        elif self.sought.strip():
            chapter = self.handbook.chapter_of(part).title
            label = kit.type.picture(chapter, "italic", 12.5, FADED)
            surface.blit(label, label.get_rect(midright=(words.right, words.centery)))
            words.w -= label.get_width() + u(8)
            kit.line(surface, shortened(kit, part.title, "text", 15, words.w), "text", 15, words)
        else:
            if not on:
                dot = (words.x - u(10), words.centery)
                pygame.draw.circle(surface, mix(BRASS, PARCHMENT, 0.2), dot, max(1, u(2)))
            face: Face = "strong" if on else "text"
            if kit.type.width(part.title, face, 15) <= words.w / SMALLEST:
                kit.line(surface, part.title, face, 15, words, INK)
            else:
                high = kit.text_height(part.title, face, SMALL_ROW, words.w)
                words = Rect(words.x, words.centery - high // 2, words.w, high)
                kit.lines(surface, part.title, face, SMALL_ROW, words, INK)

    # What may be done

    def _seek(self, text: str) -> None:
        self.sought = text
        self._rests = self.app.now + PAUSE
        self._list = self._page = None
        found = self.handbook.found(text)
        if found:
            self.wanted = found[0].id
        self.refresh()

    def _enter(self, n: int) -> None:
        part = self.rows[n]
        if isinstance(part, Leaf) and part != self.leaf:
            self.open(part.id)

    def _click(self, n: int) -> None:
        part = self.rows[n]
        target = part.leaves[0] if isinstance(part, Chapter) else part
        self.open(target.id)

    def open(self, leaf: str) -> None:
        if leaf != (self.leaf.id if self.leaf else ""):
            self.wanted = leaf
            self.refresh()

    def follow(self, leaf: str) -> None:
        """A link: the way back is remembered, and the search is over."""
        if self.leaf and self.handbook.leaf(leaf):
            self.trail.append(self.leaf.id)
            self.sought = ""
            self.open(leaf)

    def go_back(self) -> None:
        self.wanted = self.trail.pop()
        self.refresh()

    def _turn(self, by: int) -> None:
        leaves = self.handbook.leaves()
        at = leaves.index(self.leaf) + by if self.leaf in leaves else 0
        if 0 <= at < len(leaves):
            self.sought = ""
            self.open(leaves[at].id)

    def key(self, key: Key) -> bool:
        if (key.name == "f" and key.control) or key.name in ("/", "f3"):
            if field := self.spot("search"):
                self.focus = field.name
                self.choose(field)
        elif key.name == "backspace" and self.trail:
            self.go_back()
        elif key.name in ("page up", "page down", "home", "end") and self._page:
            steps = {"page up": -8, "page down": 8, "home": -10_000, "end": 10_000}
            self._page.scroll(steps[key.name])
            self.stage.touch(self._page.rect.inflate(8, 8))
        else:
            return super().key(key)
        return True

    def help(self) -> None:
        """The handbook is open already."""

    def back(self) -> None:
        """Escape first ends the search."""
        if self.sought:
            self.sought = ""
            self.refresh()
        else:
            super().back()


class Title:
    """How the title of a leaf stands: in one line, or smaller in as many as it takes."""

    def __init__(self, kit: Kit, text: str, room: int) -> None:
        self.one_line = kit.type.width(text, "title", TITLE) <= room / SMALLEST
        self.size = TITLE if self.one_line else SMALL_TITLE
        self.high = kit.u(36) if self.one_line else kit.text_height(text, "title", SMALL_TITLE, room)


class Plate(Widget):
    """The picture of the open leaf."""

    def __init__(self, rect: Rect, scene: RulesScene, picture: str) -> None:
        super().__init__(rect, "plate")
        self.scene, self.picture = scene, picture

    def paint(self, surface: Surface, kit: Kit) -> None:
        drawn = self.scene.drawn(self.picture, self.rect.h)
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))
