"""Packs: which are installed, what each adds, what is wrong with them, and where they belong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.content import ContentError, Library, Pack, Problem, installed_packs
from game.engine.game import SetupError
from game.engine.new_pack import free_name, make
from game.engine.opening import open_library
from game.paths import user_dir
from game.refusal import Refusal
from game.registry import find_game, games
from game.ui.palette import CORAL_DARK, FADED, GAIN
from game.ui.scenes.message import MessageScene
from game.ui.scenes.page import Line, Page
from game.ui.scenes.sheet import Sheet, TitledSheet
from game.ui.tooltips import Tip
from game.ui.trouble import plain
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.app import App


FIRST = "my-pack"
"""What a pack that is begun here is called."""


class PacksScene(Sheet):
    name = "packs"
    least = (904, 684)
    default = "back"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.folder = user_dir("packs")
        self._page: Page | None = None
        self._look()

    def _look(self) -> None:
        """Read the folder; one broken pack spoils nothing but itself."""
        installed = installed_packs(self.folder)
        self.packs = installed.packs
        self.problems = list(installed.problems)
        """What is wrong with folders that are no packs at all."""
        self.trouble = ""
        self.base: dict[str, Library] = {}
        self.report: dict[tuple[str, str], Library | list[Problem]] = {}
        """By pack and game: the game with it, or what is wrong."""
        for name in games():
            game = find_game(name)
            try:
                self.base[name] = open_library(game)
            except (ContentError, SetupError, OSError) as error:
                self.trouble = plain(self.kit.say, error)
                continue
            for pack in self.packs:
                try:
                    self.report[pack.id, name] = open_library(game, [pack.folder])
                except ContentError as error:
                    self.report[pack.id, name] = list(error.problems)

    def build(self, area: Rect) -> list[Widget]:
        kit, u, say = self.kit, self.kit.u, self.kit.say
        rect = self.centred(area, 880, 660)
        inner = rect.inflate(-2 * u(24), 0)
        foot = Rect(inner.x, rect.bottom - u(22) - u(46), inner.w, u(46))
        body = Rect(inner.x, rect.y + u(66), inner.w, foot.y - u(14) - rect.y - u(66))
        at = self._page.at if self._page and self._page.rect == body else 0
        self._page = Page(body, "packs", kit, self._lines(), at, self._on_the_bench)
        look = Rect(foot.right - u(210), foot.y, u(210), foot.h)
        begin = Rect(look.x - u(12) - u(240), foot.y, u(240), foot.h)
        tip = Tip(title=say("packs.begin"), lines=(say("packs.begin-tip"),))
        return [
            TitledSheet(rect, kit, say("packs.title"), "packs"),
            self._page,
            self.back_button(Rect(foot.x, foot.y, u(150), foot.h)),
            Button(
                begin, "begin", say("packs.begin"), self._begin, icon="plus", tip=tip, strong=not self.packs
            ),
            Button(look, "look", say("packs.look"), self._again, icon="reset"),
        ]

    def _lines(self) -> list[Line]:
        say = self.kit.say
        lines = [
            Line(say("packs.where")),
            Line(str(self.folder), "strong", gap=6, icon="folder"),
            Line(say("packs.how"), "italic", 14, FADED, gap=6),
        ]
        if self.trouble:
            lines.append(Line(self.trouble, colour=CORAL_DARK, gap=16))
        if not self.packs and not self.problems:
            lines.append(Line(say("packs.none"), "name", 17, gap=24))
        for pack in self.packs:
            lines += self._told(pack)
        if self.problems:
            lines.append(Line(say("packs.problems"), "name", 17, gap=22))
            lines += [self._problem(problem) for problem in self.problems]
        return lines

    def _told(self, pack: Pack) -> list[Line]:
        say = self.kit.say
        about = [say("packs.version", version=pack.version)]
        about += [say("packs.by", author=pack.info.author)] if pack.info.author else []
        lines = [
            Line(pack.title(say.lang), "name", 18, gap=20, icon="packs"),
            Line(" \N{MIDDLE DOT} ".join([*about, pack.folder.name]), "italic", 14, FADED, gap=0, icon=" "),
            Line(say("packs.bench"), "text", 15, gap=3, icon=" ", link=pack.folder.name),
        ]
        reports = {name: self.report[pack.id, name] for name in self.base}
        problems = {str(p): p for found in reports.values() if isinstance(found, list) for p in found}
        if problems:
            lines.append(Line(say("packs.broken"), "strong", colour=CORAL_DARK, gap=3, icon=" "))
            return lines + [self._problem(problem) for problem in problems.values()]
        told = [
            f"{say.of(name)('game.name')}: {text[:1].lower()}{text[1:]}"
            for name, found in reports.items()
            if isinstance(found, Library)
            for text in self._changes(name, found)
        ]
        lines += [Line(text, gap=3, icon=" ") for text in told or [say("packs.nothing")]]
        lines.append(Line(say("packs.sound"), "strong", colour=GAIN, gap=3, icon=" "))
        return lines

    def _changes(self, game: str, library: Library) -> list[str]:
        """How many entries of each kind are new, and how many have taken another's place."""
        say = self.kit.say.of(game)
        added, changed = [], []
        for kind, entries in library.entries.items():
            old = self.base[game].entries[kind]
            new = sum(id_ not in old for id_ in entries)
            other = sum(id_ in old and old[id_] != entry for id_, entry in entries.items())
            word = say(f"kind.{kind}") if say.has(f"kind.{kind}") else kind
            added += [say("packs.count", kind=word, n=new)] if new else []
            changed += [say("packs.count", kind=word, n=other)] if other else []
        told = [say("packs.adds", what=", ".join(added))] if added else []
        return told + ([say("packs.changes", what=", ".join(changed))] if changed else [])

    def _problem(self, problem: Problem) -> Line:
        """Told from the packs folder on, so that the eye finds file and line."""
        words = str(problem).replace(f"{self.folder.as_posix()}/", "")
        return Line(words, colour=CORAL_DARK, gap=4, icon="warning")

    def _on_the_bench(self, folder: str) -> None:
        from game.ui.scenes.workbench import WorkbenchScene

        self.app.push(WorkbenchScene(self.app, self.folder / folder))

    def _begin(self) -> None:
        """A pack with one entry for every game, on the bench at once."""
        try:
            folder = make(free_name(FIRST), list(games()))
        except (Refusal, OSError) as error:
            self.app.push(MessageScene(self.app, self.kit.say("packs.begin"), plain(self.kit.say, error)))
            return
        self._again()
        self._on_the_bench(folder.name)

    def _again(self) -> None:
        self._look()
        self.refresh()
