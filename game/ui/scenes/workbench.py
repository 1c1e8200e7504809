"""The workshop for those who write packs: every entry as a finished card while its file is edited elsewhere,
with what is wrong beside it, and a game in which it comes up at once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from game.bots.tryout import tried_out
from game.engine.content import Problem
from game.registry import default_game, find_game, games
from game.ui.palette import CORAL_DARK, FADED, GAIN
from game.ui.scenes.handbook import Chapter, Handbook, Leaf
from game.ui.scenes.page import Line
from game.ui.scenes.rules import RulesScene
from game.ui.session import default_players, new_seed, seated
from game.ui.widgets import Button, Widget
from game.ui.workbench import Bench

if TYPE_CHECKING:
    from game.ui.app import App

PAUSE = 0.5
"""Seconds between two looks at the files."""
REPORT = "report"


class WorkbenchScene(RulesScene):
    name = "workbench"
    default = "back"
    icon = "packs"

    def __init__(self, app: App, folder: Path) -> None:
        self.bench = Bench(folder)
        self._rested = 0.0
        super().__init__(app)
        own = [name for name in games("ui") if self.bench.entries(name)]
        if own and self.game not in own:
            self._read(own[0])

    # What is read

    def _read(self, game: str) -> None:
        self.game = game if game in games("ui") else default_game("ui")
        self.library = self.bench.library(self.game)

    def update(self, now: float, passed: float) -> None:
        super().update(now, passed)
        self._rested += passed
        if self._rested >= PAUSE:
            self._rested = 0.0
            if self.bench.look():
                self.read_again()

    def read_again(self) -> None:
        """What is open stays open, as far as it is still there."""
        wanted = self.wanted
        self.read(self.game)
        self.wanted = wanted
        self.refresh()

    def book_title(self) -> str:
        title = self.bench.pack.title(self.kit.say.lang) if self.bench.pack else self.bench.folder.name
        return self.kit.say("workbench.title", pack=title)

    # What is shown

    def written(self) -> Handbook:
        """The report, and of the game's handbook the leaves of this pack, with what is wrong with each."""
        own = {f"{kind}/{id_}" for kind, id_ in self.bench.entries(self.game)}
        chapters = []
        for chapter in super().written().chapters:
            leaves = tuple(self._with_complaints(leaf) for leaf in chapter.leaves if leaf.id in own)
            if leaves:
                chapters.append(Chapter(chapter.id, chapter.title, chapter.icon, leaves))
        return Handbook((self._report(bool(chapters)), *chapters))

    def _with_complaints(self, leaf: Leaf) -> Leaf:
        problems = self.bench.wrong_with(leaf.id.partition("/")[2])
        if not problems:
            return leaf
        told = [Line(self.kit.say("workbench.last-sound"), "italic", 14.5, FADED)]
        lines = (*map(self._complaint, problems), *told, *leaf.lines)
        return Leaf(leaf.id, leaf.title, lines, leaf.kind, leaf.picture)

    def _complaint(self, problem: Problem) -> Line:
        return Line(self.bench.told(problem), colour=CORAL_DARK, gap=6, icon="warning")

    def _report(self, some: bool) -> Chapter:
        """Where the pack lies, and all that is wrong with it."""
        say, problems = self.kit.say, self.bench.problems
        lines = [
            Line(say("workbench.how")),
            Line(str(self.bench.folder), "strong", gap=6, icon="folder"),
            *(
                [Line(say("packs.problems"), "name", 17, gap=18), *map(self._complaint, problems)]
                if problems
                else [Line(say("workbench.sound"), "strong", colour=GAIN, gap=18)]
            ),
        ]
        if not some:
            lines.append(Line(say("workbench.empty"), "italic", 14.5, FADED, gap=14))
        title = say("workbench.wrong", n=len(problems)) if problems else say("workbench.report")
        icon = "warning" if problems else "check"
        leaf = Leaf(f"{REPORT}/all", self.book_title(), tuple(lines), picture=icon)
        return Chapter(REPORT, title, icon, (leaf,))

    def _foot(self, rect: Rect) -> list[Widget]:
        u = self.kit.u
        box = Rect(rect.x + u(166), rect.y, u(300), rect.h)
        able = self.leaf is not None and self.leaf.chapter != REPORT and not self.bench.problems
        button = Button(box, "try", self.kit.say("workbench.try"), self.try_out, icon="play", able=able)
        return [*super()._foot(rect), button]

    # What may be done

    def try_out(self) -> None:
        """A game with the pack in which this entry comes up as soon as it can."""
        from game.ui.scenes.open import open_table

        assert self.leaf and self.library
        kind, _, id_ = self.leaf.id.partition("/")
        match = tried_out(find_game(self.game), self.library, kind, id_, new_seed())
        session = seated(match, self.library, default_players(len(match.setup.seats)))
        session.autosave()
        open_table(self.app, session)
