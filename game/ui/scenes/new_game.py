"""Setting up a game: which, who plays, with what. It says at once what is in the way of beginning."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect

from game.bots.characters import character_of
from game.bots.seats import HUMAN
from game.registry import games
from game.ui.games import Screens, screens_of
from game.ui.palette import CORAL_DARK, FADED
from game.ui.scenes.cast import CastScene
from game.ui.scenes.draft import LARGEST_SEED, Draft, Trouble
from game.ui.scenes.learn import LearnScene, taught_games
from game.ui.scenes.message import MessageScene
from game.ui.scenes.open import begin_match
from game.ui.scenes.option_rows import option_rows
from game.ui.scenes.seat_rows import Doing, FreeSeat, seat_card, seat_name
from game.ui.scenes.sheet import Flow, Sheet, TitledSheet, liveries
from game.ui.session import new_seed
from game.ui.settings import NewGame
from game.ui.tooltips import Tip
from game.ui.trouble import plain
from game.ui.widgets import Button, Choice, Choices, Field, Text, Widget

if TYPE_CHECKING:
    from game.ui.app import App

SEAT_ROWS, RIVAL_ROWS = 4, 2
"""There is room for so many seats; and of them, so many are needed to set an opponent whom the rules play."""
MODULE_ROWS = 3
MODULE, TALLEST, SCENARIO, SEED = 76, 124, 34, 36
"""How high a module with what it adds may be, one in the only row, a scenario, and the row of the seed."""
SCENARIOS, NONE = 3, "none"
"""How many of them stand side by side; and what stands for playing without one."""


class NewGameScene(Sheet):
    name = "new-game"
    default = "start"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.draft = Draft(app.settings.last)
        self._open()
        self.failed = ""
        """Why the last attempt to begin came to nothing."""

    def _open(self) -> None:
        """What the chosen game offers."""
        self.game = self.draft.game
        self.screens: Screens = screens_of(self.game)
        self.shelf = self.screens.catalogue(self.game)
        self._know()

    def _know(self) -> None:
        """What may be chosen hangs on the modules."""
        self.shelf.modules = self.draft.played
        self.screens.put_right(self.draft, self.shelf)

    # Laying out

    def build(self, area: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        rect = self.centred(area, 1140, 672)
        inner = rect.inflate(-2 * u(24), 0)
        sheet = TitledSheet(rect, self.kit, say("new-game.title"), "new-game")
        top = sheet.head
        foot = Rect(inner.x, rect.bottom - u(20) - u(50), inner.w, u(50))
        body = Rect(inner.x, top.bottom + u(16), inner.w, foot.y - u(16) - top.bottom - u(16))
        left = Rect(body.x, body.y, round(body.w * 0.54), body.h)
        right = Rect(left.right + u(24), body.y, body.right - left.right - u(24), body.h)
        left_of = sheet.title_width(self.kit) + u(76)
        game = self._game(Rect(top.x + left_of, top.y, top.w - left_of, top.h))
        return [sheet, game, *self._seats(left), *self._right(right), *self._foot(foot)]

    def _game(self, box: Rect) -> Choice:
        say = self.kit.say
        choices = [(name, say.of(name)("game.name")) for name in games("ui")]
        tips = {name: Tip(title=title, lines=(say.of(name)("game.about"),)) for name, title in choices}
        return Choice(
            box,
            "game",
            choices,
            self.draft.game,
            self._set_game,
            tips=tips,
            gap=self.kit.u(8),
        )

    def _seats(self, box: Rect) -> list[Widget]:
        u = self.kit.u
        flow = Flow(box, u(8))
        head = flow.take(u(32))
        count_w = u(168)
        count = Choice(
            Rect(head.right - count_w, head.y, count_w, head.h),
            "seats",
            [(str(n), str(n)) for n in self.draft.counts],
            str(self.draft.count),
            self._set_count,
            gap=u(6),
        )
        made: list[Widget] = [
            self.heading(Rect(head.x, head.y, head.w - count_w - u(10), head.h), "new-game.seats"),
            count,
        ]
        doing = Doing(
            self._set_name, self.letters_for, self._set_who, self._set_livery, self._choose_character
        )
        settings = self.app.settings
        rows = max(SEAT_ROWS, *self.draft.counts)
        card = (flow.rest().h - (rows - 1) * u(8)) // rows
        for n in range(self.draft.count):
            made += seat_card(
                self.kit,
                flow.take(card),
                n,
                self.draft.seated,
                self.names(),
                liveries(settings),
                doing,
                self.draft.who,
                settings.colours == "safe",
                self._closed(n),
                self.draft.cast,
            )
        if self.draft.rival and rows - self.draft.count >= RIVAL_ROWS:
            return made + self.screens.rival_card(self, flow.take(2 * card + u(8)))
        for n in range(self.draft.count, max(self.draft.counts)):
            if n + 1 in self.draft.counts:
                made.append(FreeSeat(flow.take(card), n, self.kit.say("new-game.free-seat"), self._set_count))
        return made

    def _closed(self, n: int) -> dict[str, str]:
        """Who can't sit in this seat, and why."""
        return {who: self.kit.say(key) for who, key in self.screens.unseated(self.draft, n).items()}

    def _right(self, box: Rect) -> list[Widget]:
        u = self.kit.u
        flow = Flow(box, u(8))
        made = [*self.screens.set_up(self, flow), *option_rows(self, flow)]
        if self.draft.scenarios:
            made.append(self.heading(flow.take(u(26), u(4)), "new-game.scenario"))
            made.append(self._scenario(flow))
        if self.draft.offered != self.draft.scenarios:
            made.append(self.heading(flow.take(u(26), u(4)), "new-game.modules"))
            made += self._modules(flow.take(flow.rest().h - u(SEED + 16), u(16)))
        return made + self._seed(flow.take(u(SEED)))

    def _scenario(self, flow: Flow) -> Choice:
        """None, or one of those that can't be played together."""
        u, names = self.kit.u, self.draft.scenarios
        choices = [
            (NONE, self.kit.say("new-game.no-scenario")),
            *((name, self._module(name)) for name in names),
        ]
        rows = -(-len(choices) // SCENARIOS)
        rect = flow.take(rows * u(SCENARIO) + (rows - 1) * u(6), u(12))
        tips = {name: self._module_tip(name) for name in names}
        chosen = self.draft.scenario or NONE
        return Choice(
            rect, "scenario", choices, chosen, self._set_scenario, tips=tips, columns=SCENARIOS, gap=u(6)
        )

    def _set_scenario(self, name: str) -> None:
        if name != (self.draft.scenario or NONE):
            self._switch(self.draft.scenario if name == NONE else name)

    def _modules(self, box: Rect) -> list[Widget]:
        """Whatever other modules can be shown, each with what it adds."""
        u = self.kit.u
        names = [name for name in self.draft.offered if name not in self.draft.scenarios]
        columns = 3 if len(names) == 3 or len(names) > 2 * MODULE_ROWS else 2
        choices = [(name, self._module(name)) for name in names]
        tips = {name: self._module_tip(name) for name in names}
        rows = -(-len(names) // columns)
        rect = Rect(
            box.x, box.y, box.w, min(box.h, u(TALLEST) if rows == 1 else rows * u(MODULE) + (rows - 1) * u(6))
        )
        unfit = self.draft.unfit
        closed = [name for name in names if name in unfit]
        for name in closed:
            tips[name] = replace(tips[name], why_not=self.kit.say(unfit[name]))
        chosen = [name for name in self.draft.modules if name not in closed]
        made = Choices(rect, "module", choices, chosen, self._switch, tips, columns, u(6))
        made.closed = closed
        made.about = {name: self._module_about(name) for name in names}
        return [made]

    def _module(self, name: str) -> str:
        say = self.kit.say
        return say(f"module.{name}") if say.has(f"module.{name}") else name.replace("-", " ").capitalize()

    def _module_about(self, name: str) -> str:
        say = self.kit.say
        return say(f"module-about.{name}") if say.has(f"module-about.{name}") else ""

    def _module_tip(self, name: str) -> Tip:
        """What it is, and how much of everything it brings."""
        say = self.kit.say
        lines = [about] if (about := self._module_about(name)) else []
        added = []
        for kind, entries in (self.shelf.library.entries if self.shelf.library else {}).items():
            count = sum(getattr(entry, "module", "") == name for entry in entries.values())
            word = next((say(key) for key in (f"kind.{kind}", f"module.{kind}") if say.has(key)), "")
            if count and kind != "numbers" and word:
                added.append(say("packs.count", kind=word.lower(), n=count))
        lines += [say("packs.adds", what=", ".join(added))] if added else []
        return Tip(title=self._module(name), lines=tuple(lines), icon=self.screens.modules[name])

    def _switch(self, name: str) -> None:
        self.draft.switch(name)
        self._know()
        if name == self.draft.scenario:
            self.draft.clear_table(self.shelf)
        self.changed()

    def _seed(self, box: Rect) -> list[Widget]:
        kit, u, say = self.kit, self.kit.u, self.kit.say
        word = kit.type.width(say("new-game.seed"), "name", 17) + u(14)
        field = Rect(box.x + word, box.y, u(186), box.h)
        note = Rect(field.right + u(12), box.y, box.right - field.right - u(12), box.h)
        high = kit.text_height(say("new-game.seed-note"), "italic", 13, note.w)
        digits = Field(
            field,
            "seed",
            self.draft.seed,
            self.letters_for,
            self._set_seed,
            most=LARGEST_SEED,
            allowed="0123456789",
            hint=say("new-game.seed-hint"),
        )
        words = Rect(note.x, note.centery - high // 2, note.w, high)
        return [
            self.heading(Rect(box.x, box.y, word, box.h), "new-game.seed"),
            digits,
            Text(words, say("new-game.seed-note"), "italic", 13, FADED),
        ]

    def _foot(self, box: Rect) -> list[Widget]:
        u, say = self.kit.u, self.kit.say
        start = Rect(box.right - u(210), box.y, u(210), box.h)
        back = Rect(box.x, box.y, u(150), box.h)
        learn = Rect(back.right + u(12), box.y, self._learn_width(), box.h)
        line = Rect(learn.right + u(18), box.y, start.x - learn.right - u(36), box.h)
        self.start = Button(
            start, "start", say("new-game.start"), self._begin, icon="play", strong=True, size=19
        )
        self.line = Text(line, "", "strong", 15, CORAL_DARK, "right", one_line=True)
        self._review()
        made = [self.back_button(back), self.line, self.start]
        if learn.w:
            made.append(Button(learn, "learn", say("learn.title"), self._learn, icon="help"))
        return made

    def _learn_width(self) -> int:
        """What the button takes that teaches the chosen game; nothing if nobody teaches it."""
        if self.game not in taught_games(self.kit.say):
            return 0
        return self.kit.type.width(self.kit.say("learn.title"), "strong", 15) + self.kit.u(64)

    def _learn(self) -> None:
        self.app.push(LearnScene(self.app, self.game))

    def _review(self) -> None:
        """Whether the game could begin, and if not, why; in the line beside the button."""
        say = self.kit.say
        trouble = self.draft.trouble(self.names(), self.shelf)
        why = say("new-game.trouble-content") if self.shelf.trouble else ""
        why = why or (self._told(trouble) if trouble else "")
        people = any(seat.who == HUMAN for seat in self.draft.seated)
        self.start.able = not why
        self.start.tip = Tip(title=say("new-game.start"), why_not=why) if why else None
        self.line.text = why or ("" if people else say("new-game.bots-only"))
        self.line.colour = CORAL_DARK if why else FADED
        self.line.face = "strong" if why else "italic"

    def _told(self, trouble: Trouble) -> str:
        say = self.kit.say
        told = {k: plain(say, v) if isinstance(v, Exception) else v for k, v in trouble.values.items()}
        return say(trouble.key, **told)

    def names(self) -> list[str]:
        seated = enumerate(self.draft.seated)
        return [seat_name(self.kit.say, seat, n, self.draft.cast) for n, seat in seated]

    # Changing

    def changed(self) -> None:
        self.app.settings.last = self.draft.keep()
        self.refresh()

    def _set_game(self, name: str) -> None:
        """As it was last set up; a game that is set up for the first time takes over who sits where, and is
        laid out for as many as it is learnt with."""
        settings, last = self.app.settings, self.draft.keep()
        first = name not in settings.others
        settings.others[last.game] = last
        fresh = NewGame(name, last.seats, seed=last.seed)
        self.draft = Draft(settings.others.pop(name, fresh))
        if first:
            self.draft.count = max(self.draft.count, self.draft.usual)
            self.draft.options = dict(self.draft.laid)
        self._open()
        self.changed()

    def _set_count(self, count: str) -> None:
        self.draft.count = int(count)
        self._know()
        self.changed()

    def _set_name(self, n: int, text: str) -> None:
        """The field goes on being typed into, so only what hangs on the name is painted anew."""
        self.draft.seats[n].name = text
        self.app.settings.last = self.draft.keep()
        self._retouch(f"name {n}")

    def _set_seed(self, text: str) -> None:
        self.draft.seed = text
        self.app.settings.last = self.draft.keep()
        self._retouch("seed")

    def _retouch(self, field: str) -> None:
        self._review()
        for widget in self.widgets:
            if widget is self.start or widget is self.line or widget.name == field:
                self.stage.touch(widget.rect.inflate(8, 8))

    def _set_who(self, n: int, who: str) -> None:
        self.draft.sit(n, who)
        self._know()
        self.changed()

    def _choose_character(self, n: int) -> None:
        seat, draft = self.draft.seats[n], self.draft

        def change(character: str) -> None:
            draft.cast_as(n, character)
            self.changed()

        colours = liveries(self.app.settings)[seat.livery]
        self.app.push(CastScene(self.app, draft.cast, seat.who, character_of(seat.who), colours, change))

    def _set_livery(self, n: int, livery: int) -> None:
        self.draft.dress(n, livery)
        self.changed()

    # Leaving

    def close(self) -> None:
        self.app.settings.last = self.draft.keep()
        self.app.keep_settings()

    def _begin(self) -> None:
        seed = int(self.draft.seed) if self.draft.seed else new_seed()
        trouble = begin_match(self.app, self.draft.setup(seed), self.draft.players())
        if trouble:
            self.app.push(MessageScene(self.app, self.kit.say("new-game.trouble-content"), trouble))
