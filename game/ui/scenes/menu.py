"""The menu: what may be done, and the sea that waits beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.kit import Kit
from game.ui.palette import BRASS, INK, PARCHMENT
from game.ui.scenes.listing import dated
from game.ui.scenes.open import CHALLENGE, Newest, anything_saved, go_on, newest_save, shortened
from game.ui.scenes.seascape import Seascape
from game.ui.scenes.sheet import Entry, Flow, Rule, Sheet, split
from game.ui.stage import Stage
from game.ui.tooltips import Tip
from game.ui.widgets import Button, Panel, Widget

if TYPE_CHECKING:
    from game.ui.app import App

COLUMN, BANNER, TITLE = 400, 452, 46
"""Width of the entries, and of the ribbon above them; and the size of the title on that."""


class MenuScene(Sheet):
    name = "menu"
    least = (BANNER + 40, 640)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.newest: Newest | None = None
        self._scape: Seascape | None = None
        self._began = app.now
        """Missing things that the player knows of."""

    # Laying out

    def build(self, area: Rect) -> list[Widget]:
        u = self.kit.u
        self.newest = newest_save()
        banner, panel = self._places(area)
        area = self.stage.rect  # the sea stays where it is, though what stands before it scrolls
        view = Rect(banner.right + u(6), area.y, area.right - banner.right - u(6), area.h)
        if self._scape is None or self._scape.kit is not self.kit or self._scape.view != view:
            self._scape = Seascape(self.kit, view)
        return [Title(banner), Panel(panel), *self._entries(panel.inflate(-2 * u(22), -2 * u(22)))]

    def _places(self, area: Rect) -> tuple[Rect, Rect]:
        """The ribbon, and the panel under it."""
        u = self.kit.u
        banner_w, banner_h = u(BANNER), u(BANNER / 3)
        panel_h = u(468 if self.newest else 378)
        left = max(u(30), round((area.w - u(1024)) * 0.12) + u(30))
        top = area.y + max(u(12), (area.h - banner_h - panel_h - u(10)) // 2)
        banner = Rect(area.x + left, top, banner_w, banner_h)
        panel = Rect(0, banner.bottom + u(4), u(COLUMN), panel_h)
        panel.centerx = banner.centerx
        return banner, panel

    def _entries(self, box: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        flow = Flow(box, u(10))
        made: list[Widget] = []
        if self.newest:
            rect = flow.take(u(80))
            made.append(
                Entry(
                    rect,
                    "continue",
                    say("menu.continue"),
                    self._continue,
                    "continue",
                    self._which(rect),
                    strong=True,
                    size=19,
                )
            )
        self.default = "continue" if self.newest else "new-game" if anything_saved() else "learn"
        rows: list[tuple[int, int, float, list[tuple[str, str, Callable[[], None]]]]] = [
            (52, 10, 18, [("new-game", "new-game", self._new_game), ("load", "load", self._load)]),
            (44, 8, 17, [("learn", "help", self._learn), ("daily", "seed", self._daily)]),
            (44, 6, 17, [("challenges", "flag", self._challenges), ("watch", "watch", self._watch)]),
        ]
        for high, gap, size, pair in rows:
            for rect, (name, icon, act) in zip(
                split(flow.take(u(high), u(gap)), 2, u(10)), pair, strict=True
            ):
                strong, tip = name == self.default, self._tip_of(name)
                made.append(
                    Entry(rect, name, say(f"menu.{name}"), act, icon, strong=strong, size=size, tip=tip)
                )
        made.append(Rule(flow.take(u(16), u(6)), "rule"))
        rest: list[tuple[str, str, Callable[[], None]]] = [
            ("rules", "rules", self._rules),
            ("statistics", "statistics", self._statistics),
            ("settings", "settings", self._settings),
            ("packs", "packs", self._packs),
            ("credits", "credits", self._credits),
            ("quit", "quit", self.app.quit),
        ]
        for row in range(3):
            boxes = split(flow.take(u(42)), 2, u(10))
            for rect, (name, icon, act) in zip(boxes, rest[2 * row : 2 * row + 2], strict=True):
                made.append(Button(rect, name, say(f"menu.{name}"), act, icon=icon, tip=self._tip_of(name)))
        return made

    def _tip_of(self, name: str) -> Tip | None:
        """A word on what hides behind an entry whose name does not tell it."""
        say, key = self.kit.say, f"menu.tip.{name}"
        return Tip(title=say(f"menu.{name}"), lines=(say(key),)) if say.has(key) else None

    def _which(self, rect: Rect) -> str:
        """Which match or challenge can be continued, how far it is, who plays it, and when it was left."""
        assert self.newest
        kit, newest = self.kit, self.newest
        room, say, when = rect.w - kit.u(76), kit.say.of(newest.game), dated(kit.say, newest.when)

        def told(names: str) -> str:
            return say("menu.who", names=names, when=when)

        who = shortened(newest.names(say), lambda text: kit.type.width(told(text), "text", 13.5) <= room)
        which = say("menu.which", game=say("game.name"), round=max(1, newest.round))
        return f"{self._dared() or which}\n{told(who)}"

    def _dared(self) -> str:
        """What the challenge is called that can be continued. Nothing about challenges is read before there
        is one to go on with, or else the menu would come later."""
        assert self.newest
        name = self.newest.path.stem
        if CHALLENGE not in name:
            return ""
        from game.ui.scenes.titles import dared

        return dared(self.kit.say.of(self.newest.game), name)

    # Painting

    def paint_back(self, surface: Surface, region: Rect) -> None:
        super().paint_back(surface, region)
        if self._scape:
            self._scape.paint(surface, region)

    def still_places(self) -> list[Rect]:
        return [*super().still_places(), *(self._scape.places() if self._scape else [])]

    def sprites(self, stage: Stage, now: float) -> None:
        super().sprites(stage, now)
        if self._scape:
            still = self.app.settings.reduced_motion
            self._scape.sprites(stage, 0.0 if still else now - self._began)

    # What happens

    def back(self) -> None:
        """Escape alone does not end the program."""
        from game.ui.scenes.message import MessageScene

        say = self.kit.say
        answers = [(say("menu.quit"), self.app.quit), (say("menu.stay"), None)]
        self.app.push(MessageScene(self.app, say("menu.quit-title"), say("menu.quit-text"), answers))

    def _continue(self) -> None:
        assert self.newest
        go_on(self.app, self.newest.path)

    def _new_game(self) -> None:
        from game.ui.scenes.new_game import NewGameScene

        self.app.push(NewGameScene(self.app))

    def _learn(self) -> None:
        from game.ui.scenes.learn import LearnScene

        self.app.push(LearnScene(self.app))

    def _daily(self) -> None:
        from game.ui.scenes.daily import DailyScene

        self.app.push(DailyScene(self.app))

    def _challenges(self) -> None:
        from game.ui.scenes.challenges import ChallengesScene

        self.app.push(ChallengesScene(self.app))

    def _load(self) -> None:
        from game.ui.scenes.saves import SavesScene

        self.app.push(SavesScene(self.app))

    def _watch(self) -> None:
        from game.ui.scenes.shows import ShowsScene

        self.app.push(ShowsScene(self.app))

    def _statistics(self) -> None:
        from game.ui.scenes.statistics import StatisticsScene

        self.app.push(StatisticsScene(self.app))

    def _settings(self) -> None:
        from game.ui.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _rules(self) -> None:
        from game.ui.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app))

    def _packs(self) -> None:
        from game.ui.scenes.packs import PacksScene

        self.app.push(PacksScene(self.app))

    def _credits(self) -> None:
        from game.ui.scenes.credits import CreditsScene

        self.app.push(CreditsScene(self.app))


class Title(Widget):
    """The program's name on a ribbon, with our emblem."""

    def __init__(self, rect: Rect) -> None:
        super().__init__(rect, "title")

    def paint(self, surface: Surface, kit: Kit) -> None:
        part = self.rect.w / 600  # the ribbon is drawn 600 wide; its sheet lies between 90 and 510
        ribbon = kit.art.has("sea/cartouche")
        if ribbon:
            surface.blit(kit.art.picture("sea/cartouche", self.rect.w, self.rect.h), self.rect)
        size = TITLE * self.rect.w / kit.u(BANNER)
        words = kit.type.picture("Farshore", "title", size, INK if ribbon else PARCHMENT)
        side = round(words.get_height() * 1.02)
        gap = round(10 * part)
        x = self.rect.centerx - (side + gap + words.get_width()) // 2
        middle = self.rect.y + round(99 * part)
        emblem = kit.art.picture("icon", side)
        surface.blit(emblem, emblem.get_rect(center=(x + side // 2, middle)))
        shadow = kit.type.picture("Farshore", "title", size, BRASS)
        at = (x + side + gap, middle - words.get_height() // 2)
        surface.blit(shadow, (at[0] + kit.u(1), at[1] + kit.u(1.6)))
        surface.blit(words, at)
