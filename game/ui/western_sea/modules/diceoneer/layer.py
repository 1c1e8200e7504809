"""What the Diceoneer's instrument shows while things move: it runs after the match, one event at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from pygame import Rect, Surface

from game.engine.decision import END_TURN
from game.engine.state import Event
from game.rules.western_sea.book import FACES
from game.rules.western_sea.modules.diceoneer.caption import caption, joined
from game.rules.western_sea.modules.diceoneer.layer import DICEONEER, Bot
from game.rules.western_sea.modules.diceoneer.script import Script, script
from game.ui.session import Happened
from game.ui.table.flights import Flight, arc, fade, flip, lift
from game.ui.table.layer import Player
from game.ui.western_sea.layer import SeaLayer
from game.ui.western_sea.modules.diceoneer import art
from game.ui.western_sea.modules.diceoneer.page import script_lines

if TYPE_CHECKING:
    from game.ui.scenes.page import Line
    from game.ui.table.fold import Fold
    from game.ui.table.frame import Frame
    from game.ui.western_sea.handbook import SeaWriter
    from game.ui.western_sea.modules.diceoneer.panel import SoloPanel
    from game.ui.western_sea.motion import WesternMotion

ICONS = {
    "solo-acts": "bot",
    "solo-bare": "bot",
    "solo-why": "why",
    "solo-die": "die",
    "solo-idle": "cross",
    "solo-defended": "defence",
    "solo-repelled": "defence",
    "solo-unused": "vp",
    "solo-trade": "trade",
    "solo-stolen": "steal",
    "solo-advice": "advisor",
    "solo-marker": "plus",
    "solo-gold": "gold",
    "solo-navy": "ship",
    "solo-sails": "ship",
    "solo-blue": "die",
}
"""Its events in the log."""
INSTRUMENT = "instrument"
"""The name of its panel."""
QUICK = 0.07
"""Between one piece and the next."""
THROW = 0.42
LINGER = 2.0
"""Seconds at normal speed that its instrument stays open when it has done its work."""


class Solo(SeaLayer):
    """Before whom the instrument stands, what lies on it as it is seen, and what it has told."""

    icons = ICONS
    picture = "bot"

    @classmethod
    def page(cls, name: str, writer: SeaWriter) -> list[Line]:
        return script_lines(writer)

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.seat = script(table.book).seat
        self.resolving = -1
        """The side whose action is not finished yet, as somebody is asked about it; or -1."""
        self.seen = self._part()
        self._ahead = self.seen.copy()
        """As it will be once all that has been set in motion has landed."""
        self.story: list[list[Event]] = []
        """What it did since the human's last turn, each turn and roll by itself."""
        self._motion: WesternMotion | None = None
        self._thrown = 0
        self._told = False
        """The human has had a turn since: what comes next is a new story."""
        self._acting = False
        self._moving = False
        self._news = False
        """What was written down last is its doing."""
        self._seen_at = 0.0
        """When it was last at work."""
        self.at_work = False
        """It does something just now, or has a moment ago: then its instrument is open."""

    @property
    def script(self) -> Script:
        return script(self.table.book)

    def _part(self) -> Bot:
        return cast(Bot, self.table.state.parts[DICEONEER]).copy()

    def settle(self) -> None:
        """Nothing moves: what is seen is what is."""
        self.seen = self._part()
        self._moving = False
        if self.resolving >= 0:
            self.seen.last = self.resolving

    def update(self) -> None:
        """Once the last piece has landed; a while later the instrument is folded."""
        if self._moving and not self.table.flights.busy:
            self.settle()
            self._touch()
        if self.at_work and (self._moving or self.table.turn_of() == self.seat):
            self._seen_at = self.table.app.now
        elif self.at_work and self.table.app.now - self._seen_at > LINGER / self.table.pace:
            self.at_work = False
            self.table.refresh()

    def changed(self) -> None:
        """What nobody sees fly is there as soon as all has landed."""
        self._moving = True

    def forget(self) -> None:
        self.story, self.resolving = [], -1
        self._told = self._acting = self._news = self.at_work = False

    def researched(self, seat: int) -> int | None:
        """Technologies do nothing for it; its markers lie on them all the same."""
        return self.seen.known if seat == self.seat else None

    def seat_fold(self, seat: int, slim: Rect, frame: Frame) -> Fold | None:
        """Its instrument, which opens by itself as long as it is at work."""
        from game.ui.western_sea.modules.diceoneer.panel import solo_fold

        return solo_fold(self.table, self, slim, frame) if seat == self.seat else None

    def enlarge(self) -> None:
        from game.ui.western_sea.modules.diceoneer.close import InstrumentScene

        self.table.app.push(InstrumentScene(self.table.app, self.table, self))

    # In words

    def write_down(self, happened: Happened) -> None:
        """Keep what belongs to its last move."""
        self._news = any(len(event) > 1 and event[1] == self.seat for event in happened.events)
        if happened.key == END_TURN and happened.seat >= 0:
            self._told = True
        for event in happened.events:
            kind, own = event[0], len(event) > 1 and event[1] == self.seat
            if own and self._told and kind in ("turn", "roll", "joined"):
                self.story, self._told = [], False
            if own and kind in ("turn", "roll"):
                self.story.append([])
                self._acting = True
            elif own and kind == "joined" and not self._acting:
                self.story.append([])
            if own and kind in ("solo-acts", "solo-back"):
                self.resolving = self.script.side_of[event[3][2]] if kind == "solo-acts" else -1
            if self.story and (own or (kind == "tile" and self._acting)):
                self.story[-1].append(event)
            if (own and kind in ("end-turn", "rolled")) or (kind == "turn" and not own):
                self._acting = False

    def caption(self, seat: int, events: Sequence[Event]) -> str:
        return joined(caption(self.table.voice, seat, events)) if seat == self.seat else ""

    def captions(self) -> list[str]:
        """The same in more and in fewer words, for as much room as there is."""
        told = [caption(self.table.voice, self.seat, events) for events in self.story]
        told = [fragments for fragments in told if fragments]
        acts = [f for f, events in zip(told, self.story, strict=False) if events[0][0] != "roll"] or told
        ways = [(told, True), (told, False), (acts, False), (acts[-1:], False)]
        return [" ".join(joined(fragments, minor) for fragments in some) for some, minor in ways]

    # In motion

    def plays(self, motion: WesternMotion, others: Mapping[str, Player]) -> Mapping[str, Player]:
        """How its events are played; what is not its own is left to the table."""
        self._motion = motion
        own: dict[str, Player] = {
            "roll": self._roll,
            "solo-die": self._lay_die,
            "solo-token": self._lay_token,
            "solo-acts": self._acts,
            "solo-bare": self._throw,
            "solo-sails": self._throw,
            "solo-back": self._back,
            "solo-traded": self._traded,
            "solo-marker": self._marker,
            "solo-stolen": self._stolen,
            "solo-navy": self._navy,
            "solo-gold": self._gold,
            "die": self._die,
            "turn": self._turn,
        }
        return {name: partial(self._mine, play, others.get(name)) for name, play in own.items()}

    def _mine(self, play: Player, other: Player | None, seat: int, *details: Any) -> None:
        if seat == self.seat and self.panel:
            play(*details)
        elif other:
            other(seat, *details)

    @property
    def panel(self) -> SoloPanel | None:
        return next((w for w in self.table.widgets if w.name == INSTRUMENT), None)  # type: ignore[return-value] # its name is its own

    def begin(self) -> None:
        """A choice is about to be played."""
        if self._news and not self.at_work:
            self.at_work, self._seen_at = True, self.table.app.now
            self.table.refresh()
        if not self.table.flights.busy:
            self._ahead = self.seen.copy()

    def _fly(self, flight: Flight, land: Callable[[Bot], None], beat: float = QUICK) -> None:
        """What changes when it lands changes at once in what lies ahead."""
        assert self._motion
        self._moving = True
        flight.land = partial(self._landed, land)
        self._motion.fly(flight, beat)
        land(self._ahead)

    def _landed(self, land: Callable[[Bot], None]) -> None:
        land(self.seen)
        self._touch()

    def _touch(self) -> None:
        if self.panel:
            self.table.stage.touch(self.panel.rect.inflate(8, 8))
            self.table.spots_changed()

    def _sound(self, name: str, loud: float = 0.5) -> Callable[[], None]:
        return lambda: self.table.sound(name, loud)

    def _picture(self, piece: int, side: int) -> Surface:
        t = self.table
        if piece >= 0:
            return t.kit.die(t.colour_of(piece), t.icons_of(piece), side)
        return art.token(t.kit, t.book.resources[-1 - piece], side)

    def _beside(self, action: int) -> tuple[int, tuple[int, int], int]:
        """The side of an action, where its next piece will lie, and how large."""
        assert self.panel
        side = self.script.side_of[action]
        places = self.panel.dial.places(side, len(self._ahead.laid[side]) + 1)
        return side, places[-1].center, places[-1].w

    def _roll(self, faces: tuple[int, ...]) -> None:
        self.table.sound("die-rattle", 0.5)

    def _lay_die(self, face: int, action: int, *why: str) -> None:
        assert self.panel
        t, colour = self.table, face // FACES
        side, end, size = self._beside(action)
        start = self.panel.queue_place(self._ahead.queue.index(colour) if colour in self._ahead.queue else 0)
        faces = partial(self._face, colour, size)
        flight = Flight(self._picture(face, size), 0, 0.45, arc(start, end, t.kit.u(40)))
        flight.shape = art.tumbling(faces, FACES)
        flight.begin = self._sound("die-knock")

        def land(bot: Bot) -> None:
            if colour in bot.queue:
                bot.queue.remove(colour)
            bot.laid[side].append(face)

        self._fly(flight, land)

    def _face(self, colour: int, size: int, n: int) -> Surface:
        return self._picture(colour * FACES + n, size)

    def _lay_token(self, kind: int, action: int, *why: str) -> None:
        """The die that brought it goes to the back at the end of the roll; the token is turned up."""
        assert self.panel
        t = self.table
        side, end, size = self._beside(action)
        flight = Flight(
            self._picture(-1 - kind, size), 0, 0.45, arc(self.panel.queue_place(0), end, t.kit.u(30))
        )
        flight.shape = flip(art.token_back(t.kit, size))
        flight.begin = self._sound("resource")
        self._fly(flight, lambda bot: bot.laid[side].append(-1 - kind))

    def _turn(self, lap: int) -> None:
        self._thrown = 0

    def _throw(self, shown: int, *details: Any) -> None:
        """The six-sided die tumbles in its hollow; once in a turn, whatever hangs on it."""
        assert self.panel
        if self._thrown == shown:
            return
        self._thrown = shown
        t, well = self.table, self.panel.dial.well
        start = (well.centerx - well.w, well.centery - round(well.h * 1.4))
        flight = Flight(art.pips(t.kit, shown, well.w), 0, THROW, arc(start, well.center, well.h))
        flight.shape = art.tumbling(lambda n: art.pips(t.kit, n + 1, well.w), FACES)
        flight.begin = self._sound("die-knock", 0.8)

        def lift_die(bot: Bot) -> None:
            bot.shown = 0

        def land(bot: Bot) -> None:
            bot.shown = shown

        self._landed(lift_die)
        self._fly(flight, land, THROW)

    def _acts(self, shown: int, why: tuple[int, int, int], strength: int, *parts: Any) -> None:
        self._throw(shown)
        side = self.script.side_of[why[2]]

        def point(bot: Bot) -> None:
            bot.last = side

        self._fly(Flight(self.table.empty, 0, 0.05, lambda t: (0, 0), begin=self._sound("turn", 0.4)), point)

    def _back(self, side: int) -> None:
        """Dice go to the back of the queue, tokens vanish, the marker leaves."""
        assert self.panel
        t, pieces = self.table, list(self._ahead.laid[side])
        places = self.panel.dial.places(side, max(1, len(pieces)))
        for n, piece in enumerate(pieces):
            start, size = places[n].center, places[n].w
            if piece >= 0:
                end = self.panel.queue_place(len(self._ahead.queue))
                flight = Flight(self._picture(piece, size), 0, 0.4, arc(start, end, t.kit.u(20)))
                flight.begin = self._sound("die-knock", 0.3)
            else:
                flight = Flight(self._picture(piece, size), 0, 0.3, lift(start, size), shape=fade)
            self._fly(flight, partial(_return, side, piece), 0.05)

        def clear(bot: Bot) -> None:
            bot.last = side
            bot.marker = -1 if bot.marker == side else bot.marker

        self._fly(Flight(t.empty, 0, 0.02, lambda x: (0, 0)), clear, 0.0)

    def _traded(self, kind: int, side: int) -> None:
        assert self.panel
        piece = -1 - kind
        if piece not in self._ahead.laid[side]:
            return
        t, places = self.table, self.panel.dial.places(side, len(self._ahead.laid[side]))
        at = places[self._ahead.laid[side].index(piece)]
        end = t.place_of("points")
        flight = Flight(self._picture(piece, at.w), 0, 0.4, arc(at.center, end, t.kit.u(30)), shape=fade)
        flight.begin = self._sound("trade", 0.3)
        self._fly(flight, lambda bot: bot.laid[side].remove(piece))

    def _marker(self, action: int) -> None:
        assert self.panel
        t, side = self.table, self.script.side_of[action]
        _, end, size = self._beside(action)
        picture = art.marker(t.kit, size)
        flight = Flight(picture, 0, 0.4, arc(t.place_of("solo advisor"), end, t.kit.u(30)))
        flight.shape = flip(art.token_back(t.kit, size))

        def land(bot: Bot) -> None:
            bot.marker = side

        self._fly(flight, land)

    def _die(self, colour: int) -> None:
        self._to_queue(colour, self.table.place_of(f"stock {self.table.book.colours[colour]}"))

    def _stolen(self, other: int, colour: int) -> None:
        self._to_queue(colour, self.table.tray.spent_box.center)

    def _to_queue(self, colour: int, start: tuple[int, int]) -> None:
        assert self.panel
        t = self.table
        end = self.panel.queue_place(len(self._ahead.queue))
        flight = Flight(
            t.kit.die(t.book.colours[colour], (), t.kit.u(24)), 0, 0.5, arc(start, end, t.kit.u(50))
        )
        flight.begin = self._sound("recruit")
        self._fly(flight, lambda bot: bot.queue.append(colour))

    def _navy(self, strength: int) -> None:
        def land(bot: Bot) -> None:
            bot.navy = strength

        self._fly(Flight(self.table.empty, 0, 0.1, lambda t: (0, 0), begin=self._sound("step", 0.4)), land)

    def _gold(self, n: int) -> None:
        assert self.panel
        t = self.table
        end = self.panel.queue_place(len(self._ahead.queue))
        picture = art.token(t.kit, "gold", t.kit.u(18))

        def land(bot: Bot) -> None:
            bot.gold += 1

        for _ in range(n):
            flight = Flight(picture, 0, 0.4, arc(self.panel.dial.centre, end, t.kit.u(30)))
            flight.begin = self._sound("coin")
            self._fly(flight, land)


def _return(side: int, piece: int, bot: Bot) -> None:
    if piece in bot.laid[side]:
        bot.laid[side].remove(piece)
    if piece >= 0:
        bot.queue.append(piece // FACES)
