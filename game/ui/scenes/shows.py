"""Games to watch: the examples that come with the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.bots.seats import BOTS
from game.paths import resource
from game.registry import games
from game.ui.cast import bot_name
from game.ui.scenes.archive import Archive, Glance, Kept
from game.ui.scenes.saves import SavesScene
from game.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from game.ui.app import App


class ShowsScene(SavesScene):
    """The same list and the same look at each as of saved games; but they are only there to be watched."""

    name = "shows"
    heading_key, icon, main = "shows.title", "watch", "watch"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.archive = Archive(resource("saves"))

    def found(self) -> list[Kept]:
        """Those that were played with skill first, game by game."""
        order = [*games("ui")]
        saves = [kept for kept in self.archive.kept() if self.archive.glance(kept).game in order]

        def place(kept: Kept) -> tuple[bool, int, int]:
            glance = self.archive.glance(kept)
            by_chance = all(who in BOTS and not BOTS[who].judges for who in glance.seats)
            return by_chance, order.index(glance.game), len(glance.seats)

        return sorted(saves, key=place)

    def headed(self, kept: Kept) -> str:
        glance = self.archive.glance(kept)
        say = self.kit.say.of(glance.game)
        parts = (say("game.name"), say("shows.players", n=len(glance.seats)))
        return " \N{MIDDLE DOT} ".join(parts)

    def when(self, kept: Kept, glance: Glance) -> str:
        say = self.kit.say.of(glance.game)
        who = dict.fromkeys(bot_name(say, who) for who in glance.seats)
        return " \N{MIDDLE DOT} ".join((say("saves.round", n=glance.round), say("saves.over"), *who))

    def _buttons(self, rect: Rect, kept: Kept, glance: Glance) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        box = Rect(rect.x, rect.bottom - u(46), rect.w, u(46))
        return [Button(box, "watch", say("shows.watch"), self.watch, icon="watch", strong=True, size=17)]
