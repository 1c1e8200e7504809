"""The pause: what may be done to a match while it waits, and who plays its seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.bots.characters import strength_of
from game.bots.seats import HUMAN, at_strength, bots_for
from game.engine.saves import Player
from game.ui.kit import Kit
from game.ui.palette import CORAL_DARK, FADED, Colour
from game.ui.scenes.archive import keep_picture
from game.ui.scenes.message import MessageScene
from game.ui.scenes.open import begin_match, open_menu, open_score, shortened
from game.ui.scenes.save_as import LONGEST, SaveAsScene
from game.ui.scenes.seat_rows import sitting
from game.ui.scenes.sheet import Card, Entry, Flow, Overlay, Rule, split
from game.ui.scenes.watch import watch_match
from game.ui.session import STAND_IN, new_seed
from game.ui.tooltips import Tip
from game.ui.trouble import plain
from game.ui.widgets import Button, Choice, Panel, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.table.table import Table

ENTRIES, HEAD, GAP = 480, 100, 10
"""The height that the entries take, that above the seats, and between them, on the drawing board."""


class PauseScene(Overlay):
    name = "pause"
    least = (884, 720)
    default = "resume"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.under = table
        self.game = table.game
        self.table = table
        self.session = table.session
        self._told: tuple[str, Colour] | None = None
        keep_picture(self.session, table.eyes.public_picture())

    # Laying out

    def build(self, area: Rect) -> list[Widget]:
        u = self.kit.u
        seats = sum(self._height(seat) + GAP for seat in range(self.session.seats))
        whole = self.centred(area, 860, max(ENTRIES, HEAD + seats))
        left = Rect(whole.x, whole.y, u(380), whole.h)
        right = Rect(left.right + u(18), whole.y, whole.right - left.right - u(18), whole.h)
        return [
            Panel(left),
            Panel(right),
            *self._entries(left.inflate(-2 * u(22), -2 * u(16))),
            *self._seats(right.inflate(-2 * u(20), -2 * u(16))),
        ]

    def _entries(self, box: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        flow = Flow(box, u(10))
        made: list[Widget] = [Text(flow.take(u(36)), say("pause.title"), "title", 26, one_line=True)]
        made.append(
            Entry(flow.take(u(52)), "resume", say("pause.resume"), self.back, "play", strong=True, size=18)
        )
        keep = ("save-as", "save", self._save_as)
        first = ("score", "score", self._score) if self.session.over else keep
        made += self._pair(flow, first, ("watch", "watch", self._watch))
        made += self._pair(flow, ("load", "load", self._load), ("rules", "rules", self._rules))
        made += self._pair(flow, ("settings", "settings", self._settings), ("menu", "menu", self._menu))
        made.append(Rule(flow.take(u(12), u(6)), "rule"))
        rematch = ("rematch", "rematch", lambda: self._rematch(new_seed()))
        same = ("same-seed", "seed", lambda: self._rematch(self.session.match.setup.seed))
        made += self._pair(flow, rematch, same)
        made.append(Button(flow.take(u(42)), "quit", say("pause.quit"), self._quit, icon="quit"))
        text, colour = self._told or (say("pause.saved"), FADED)
        if self.session.trouble:
            text, colour = say("trouble.autosave", what=plain(say, self.session.trouble)), CORAL_DARK
        return [*made, self.note(flow.rest(), text, colour)]

    def _pair(self, flow: Flow, *entries: tuple[str, str, Callable[[], None]]) -> list[Widget]:
        say = self.kit.say
        boxes = split(flow.take(self.kit.u(42)), len(entries), self.kit.u(10))
        return [
            Button(
                box,
                name,
                say(f"pause.{name}"),
                act,
                icon=icon,
                tip=Tip(title=say(f"pause.{name}"), lines=(say(f"pause.{name}-tip"),))
                if say.has(f"pause.{name}-tip")
                else None,
            )
            for box, (name, icon, act) in zip(boxes, entries, strict=True)
        ]

    # The seats

    def _seats(self, box: Rect) -> list[Widget]:
        u, say, match = self.kit.u, self.kit.say, self.session.match
        flow = Flow(box, u(GAP))
        where = say(
            "pause.where",
            round=max(1, match.game.rounds(match.state)),
            seed=match.setup.seed,
        )
        made: list[Widget] = [
            Text(flow.take(u(36), u(2)), say("pause.seats"), "title", 22, one_line=True),
            Text(flow.take(u(22)), where, "text", 14.5, FADED, one_line=True),
        ]
        for seat in range(self.session.seats):
            made += self._seat(flow.take(u(self._height(seat))), seat)
        return made

    def _height(self, seat: int) -> int:
        """Of a seat's card, on the drawing board: taller where there is something to choose."""
        return 104 if self.session.may_change(seat) else 62

    def _seat(self, rect: Rect, seat: int) -> list[Widget]:
        u = self.kit.u
        inner = rect.inflate(-2 * u(12), -2 * u(10))
        made: list[Widget] = [
            Card(rect, name=f"card {seat}"),
            Roundel(Rect(inner.x, inner.y, u(40), u(40)), self.table, seat),
        ]
        left = inner.x + u(50)
        line = Rect(left, inner.y, inner.right - left - u(126), u(22))
        made.append(Text(line, self.table.names[seat], "name", 17, one_line=True))
        under = Rect(left, line.bottom, line.w, u(20))
        made.append(Text(under, self._who(seat), "text", 14, FADED, one_line=True))
        if self.session.may_change(seat):
            made.append(self._sitting(Rect(left, inner.bottom - u(34), inner.right - left, u(34)), seat))
            if not self.session.is_bot(seat):
                made.append(self._giving_up(Rect(inner.right - u(120), inner.y, u(120), u(32)), seat))
        return made

    def _who(self, seat: int) -> str:
        say, session = self.kit.say, self.session
        planned, now = session.match.setup.seats[seat], session.plays(seat)
        if seat in session.conceded:
            return say("pause.conceded")
        if now == HUMAN:
            return say("pause.played-by-person")
        bot = self.table.bot_words(seat)
        return say("pause.stands-in" if planned == HUMAN else "pause.played-by-bot", bot=bot)

    def _sitting(self, rect: Rect, seat: int) -> Choice:
        """Any seat may go to a person or to a bot of any strength, at any time."""
        who = (HUMAN, *bots_for(self.session.game))
        now, planned = self.session.plays(seat), self.session.match.setup.seats[seat]

        def let(one: str) -> None:
            self._let_play(seat, at_strength(planned, one))

        return sitting(self.kit, rect, seat, who, strength_of(now), let)

    def _giving_up(self, rect: Rect, seat: int) -> Button:
        text = self.kit.say("pause.concede")
        return Button(rect, f"concede {seat}", text, lambda: self._concede(seat), icon="concede", size=13.5)

    def _let_play(self, seat: int, who: str) -> None:
        self.session.let_play(seat, who)
        self.table.follow_match()
        self.table.layout(self.stage.rect)
        self.refresh()

    def _concede(self, seat: int) -> None:
        say, who = self.kit.say, self.table.names[seat]

        def conceded() -> None:
            self.session.conceded.add(seat)
            if not self.session.is_bot(seat):
                self._let_play(seat, STAND_IN)
            self.refresh()

        answers = [(say("pause.concede"), conceded), (say("message.cancel"), None)]
        self.app.push(
            MessageScene(self.app, say("pause.concede-title", who=who), say("pause.concede-text"), answers)
        )

    # What the entries do

    def tell(self, text: str, colour: Colour) -> None:
        """A short word under the entries."""
        self._told = (text, colour)
        self.refresh()

    def _save_as(self) -> None:
        match, say = self.session.match, self.kit.say
        turn = max(1, match.game.rounds(match.state))

        def told(names: str) -> str:
            return say("save-as.proposal", game=say("game.name"), names=names, round=turn)

        names = shortened(self.table.names, lambda text: len(told(text)) <= LONGEST)
        self.app.push(SaveAsScene(self.app, self.session, told(names)))

    def _score(self) -> None:
        open_score(self.table)

    def _watch(self) -> None:
        watch_match(self.table)

    def _load(self) -> None:
        from game.ui.scenes.saves import SavesScene

        self.app.push(SavesScene(self.app))

    def _settings(self) -> None:
        from game.ui.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _rules(self) -> None:
        from game.ui.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.session.match.book))

    def _rematch(self, seed: int) -> None:
        """The same people at the same places; who was handed over sits down again."""
        from msgspec.structs import replace

        players = [Player(name=player.name, livery=player.livery) for player in self.session.players]
        trouble = begin_match(self.app, replace(self.session.match.setup, seed=seed), players)
        if trouble:
            self.app.push(MessageScene(self.app, self.kit.say("pause.no-rematch"), trouble))

    def _menu(self) -> None:
        self.session.autosave()
        open_menu(self.app)

    def _quit(self) -> None:
        self.session.autosave()
        self.app.quit()


class Roundel(Widget):
    """What a seat is known by."""

    def __init__(self, rect: Rect, table: Table, seat: int) -> None:
        super().__init__(rect, "roundel")
        self.table, self.seat = table, seat

    def paint(self, surface: Surface, kit: Kit) -> None:
        self.table.sign(surface, self.seat, self.rect.center, self.rect.h // 2 - kit.u(1))
