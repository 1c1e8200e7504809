"""Challenges on screen: ten of each game, what each asks for, what was reached, and the way to its table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.challenges import PositionError
from game.registry import games
from game.ui.challenges import Dare, Result, begin, dares_of, note_begun, read_results
from game.ui.kit import Kit
from game.ui.palette import BRASS, CREAM, FADED, GOLD, INK, LOSS, PARCHMENT, mix
from game.ui.scenes.listing import shortened
from game.ui.scenes.medals import draw_medal, figure_told, medal_lines
from game.ui.scenes.message import MessageScene
from game.ui.scenes.open import TROUBLES, go_on, open_table
from game.ui.scenes.sheet import Empty, Sheet, TitledSheet
from game.ui.spots import Spot
from game.ui.tooltips import Tip
from game.ui.trouble import plain
from game.ui.widgets import Button, Choice, Panel, Text, Widget
from game.ui.wording import Wording

if TYPE_CHECKING:
    from game.ui.app import App

SHEET = (1200, 760)
COLUMNS, ROWS, GAP, CARD = 2, 5, 8, 118
START = (112, 34)


def take_up(app: App, dare: Dare) -> None:
    """A table at the challenge's position, with a word about what is to be done; or why it can't be had."""
    try:
        session = begin(app, dare)
    except (*TROUBLES, PositionError) as error:
        app.push(MessageScene(app, app.kit.say("challenges.no-table"), plain(app.kit.say, error)))
        return
    trouble = note_begun(dare)
    if trouble:
        app.notices.append(plain(app.kit.say, trouble))
    session.autosave()
    table = open_table(app, session)
    if table.challenge:
        table.challenge.brief()


class ChallengesScene(Sheet):
    name = "challenges"

    def __init__(self, app: App, game: str = "") -> None:
        super().__init__(app)
        self.of = [name for name in games("ui") if dares_of(name)]
        last = app.settings.last.game
        wanted = [name for name in (game, last) if name in self.of]
        self.game = wanted[0] if wanted else next(iter(self.of), "")
        self.page = 0
        self._read()

    def _read(self) -> None:
        self.found = read_results()
        self.dares = dares_of(self.game) if self.game else []

    def result(self, dare: Dare) -> Result:
        return self.found.results.get(dare.key, Result())

    def show(self, game: str) -> None:
        self.game, self.page = game, 0
        self._read()
        self.refresh()

    def turn(self, page: str) -> None:
        self.page = int(page)
        self.refresh()

    # Laying out

    def build(self, area: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        rect = self.centred(area, *SHEET)
        inner = rect.inflate(-2 * u(24), 0)
        sheet = TitledSheet(rect, self.kit, say("challenges.title"), "flag")
        foot = Rect(inner.x, rect.bottom - u(16) - u(44), inner.w, u(44))
        body = Rect(inner.x, sheet.head.bottom + u(10), inner.w, foot.y - u(12) - sheet.head.bottom - u(10))
        made: list[Widget] = [
            sheet,
            *self._games(sheet),
            self.back_button(Rect(foot.x, foot.y, u(150), foot.h)),
        ]
        if not self.dares:
            return [*made, Empty(self.middle(body), "trophy", say("challenges.none"))]
        pages = -(-len(self.dares) // (COLUMNS * ROWS))
        first = self.page * COLUMNS * ROWS
        made += self._foot(Rect(foot.x + u(170), foot.y, foot.w - u(170), foot.h), pages)
        fresh = next((dare for dare in self.dares[first:] if not self.result(dare).medal), self.dares[first])
        self.default = f"start {fresh.challenge.id}"
        wide = (body.w - u(GAP) * (COLUMNS - 1)) // COLUMNS
        high = min(u(CARD), (body.h - u(GAP) * (ROWS - 1)) // ROWS)
        for n, dare in enumerate(self.dares[first : first + COLUMNS * ROWS]):
            x = body.x + n // ROWS * (wide + u(GAP))
            made += self._card(dare, Rect(x, body.y + n % ROWS * (high + u(GAP)), wide, high))
        return made

    def _games(self, sheet: TitledSheet) -> list[Widget]:
        u, head = self.kit.u, sheet.head
        left = head.x + sheet.title_width(self.kit) + u(76)
        names = [(name, self.kit.say.of(name)("game.name")) for name in self.of]
        box = Rect(left, head.y, min(head.right - left, u(190) * len(names)), head.h)
        return [Choice(box, "game", names, self.game, self.show, gap=u(8))] if names else []

    def _foot(self, box: Rect, pages: int) -> list[Widget]:
        """How many are done, what is wrong with the file, and more pages if packs bring more."""
        u, say = self.kit.u, self.kit.say
        done = sum(bool(self.result(dare).medal) for dare in self.dares)
        golden = sum(self.result(dare).medal == "gold" for dare in self.dares)
        text, colour = say("challenges.count", n=done, all=len(self.dares), gold=golden), FADED
        if self.found.aside:
            text, colour = say("challenges.damaged", aside=self.found.aside), LOSS
        elif self.found.trouble:
            text, colour = plain(say, self.found.trouble), LOSS
        made: list[Widget] = [
            Text(Rect(box.x, box.y + u(10), box.w - u(200), box.h - u(10)), text, "italic", 15, colour)
        ]
        if pages > 1:
            numbers = [(str(n), str(n + 1)) for n in range(pages)]
            turn = Rect(box.right - u(60) * pages, box.y, u(60) * pages, box.h)
            made.append(Choice(turn, "page", numbers, str(self.page), self.turn, gap=u(6)))
        return made

    def _card(self, dare: Dare, rect: Rect) -> list[Widget]:
        u, say, result = self.kit.u, self.kit.say.of(self.game), self.result(dare)
        id_ = dare.challenge.id
        left = result.left and dare.save.exists()
        box = Rect(
            rect.right - u(10) - u(START[0]), rect.bottom - u(8) - u(START[1]), u(START[0]), u(START[1])
        )
        made: list[Widget] = [DareCard(rect, say, dare, result, box)]
        key = "go-on" if left else "again" if result.medal else "start"
        act = partial(go_on, self.app, dare.save) if left else partial(take_up, self.app, dare)
        strong = f"start {id_}" == self.default
        made.append(Button(box, f"start {id_}", say(f"challenges.{key}"), act, strong=strong, size=14.5))
        if left:
            anew = Rect(box.x - u(8) - box.h, box.y, box.h, box.h)
            tip = Tip(title=say("challenges.anew"))
            made.append(
                Button(anew, f"anew {id_}", "", partial(take_up, self.app, dare), icon="rematch", tip=tip)
            )
        return made


class DareCard(Panel):
    """Medal, name, what is to be done, and how it went so far."""

    def __init__(self, rect: Rect, say: Wording, dare: Dare, result: Result, start: Rect) -> None:
        super().__init__(rect, name=f"card {dare.challenge.id}")
        self.say, self.dare, self.result, self.start = say, dare, result, start

    def paint(self, surface: Surface, kit: Kit) -> None:
        u, rect, say, one = kit.u, self.rect, kit.say, self.dare.challenge
        medal = self.result.medal
        fill = mix(CREAM, (255, 226, 150), 0.3) if medal else mix(CREAM, PARCHMENT, 0.25)
        kit.box(surface, rect, fill, GOLD if medal else mix(BRASS, PARCHMENT, 0.35), 1.4, 9)
        side = u(84)
        draw_medal(surface, kit, medal, one.icon, (rect.x + u(4) + side // 2, rect.centery), side)
        left = rect.x + side + u(10)
        wide = rect.right - u(12) - left
        head = Rect(left, rect.y + u(4), wide, u(24))
        drawn = kit.line(surface, one.name[say.lang], "name", 17, head, INK)
        beside = Rect(drawn.right + u(12), head.y + u(2), head.right - drawn.right - u(12), head.h - u(2))
        modules = ", ".join(self.say(f"module.{name}") for name in one.modules)
        kit.line(
            surface, shortened(kit, modules, "italic", 13, beside.w), "italic", 13, beside, FADED, "right"
        )
        room = Rect(left, rect.y + u(28), wide, self.start.y - rect.y - u(28))
        told = one.told(say.lang)
        fits = (s for s in (14.0, 13.0, 12.0) if kit.text_height(told, "text", s, room.w) <= room.h)
        kit.lines(surface, told, "text", next(fits, 11.5), room, INK)
        under = Rect(left, self.start.y, self.start.x - u(50) - left, self.start.h)
        kit.line(surface, self._status(kit), "italic", 13, under, FADED)

    def _status(self, kit: Kit) -> str:
        say, one = kit.say, self.dare.challenge
        if self.result.medal:
            best = figure_told(say, one, self.result.best)
            return say("challenges.best", medal=say(f"challenges.{self.result.medal}"), what=best)
        return say("challenges.tried", n=self.result.tries) if self.result.tries else say("challenges.new")

    def spots(self) -> list[Spot]:
        """Nothing to choose, but what medals ask for."""
        say, one = self.say, self.dare.challenge
        tip = Tip(
            title=one.name[say.lang],
            lines=(one.told(say.lang), *medal_lines(say, one)),
            icon=one.icon,
            page=f"challenges/{one.id}",
        )
        place = Rect(self.rect.x, self.rect.y, self.rect.w, self.start.y - self.rect.y)
        return [Spot(self.name, place, tip=lambda: tip)]
