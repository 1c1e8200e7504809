"""From what happened to what is seen and heard: the events of a choice become flights, throws and sounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from game.engine.state import Event
from game.rules.finis_terrae.fight import DICE
from game.rules.finis_terrae.vocabulary import EVENTS as FIELDS
from game.ui.finis_terrae.coast import berth
from game.ui.finis_terrae.fleet import along
from game.ui.finis_terrae.icons import EVENTS
from game.ui.finis_terrae.standing import PORT
from game.ui.finis_terrae.tray import TrayDie
from game.ui.finis_terrae.voyages import course
from game.ui.session import Happened
from game.ui.table.camera import Point
from game.ui.table.flights import Flight, arc, drop, ease, fade, lift
from game.ui.table.motion import Motion

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable

STEP, SHORTEST, LONGEST = 0.17, 0.34, 0.85
"""Seconds for a square of a voyage, and for the shortest and longest."""
WAKES = 14
"""At most so many traces of foam behind a ship."""
FEW = 2
"""So many tiles are told together."""
CARD = 1.7
"""Seconds for which a weather card is seen over the chart; nobody waits for it."""
RISING = ("pirate", "cleared", "fight", "held", "stuck", "sunk")
"""Events whose picture rises from the ship that they happen to."""
SKY = ("weather", "value", "common", "wind", "day")
"""Events that happen nowhere on the chart."""
SOUNDS = {
    "day": "turn",
    "pirate": "raid",
    "cleared": "coin",
    "fight": "raid",
    "sunk": "raid",
    "over": "fanfare",
    "flag": "card-take",
    "swapped": "tile-flip",
    "finis": "end-warning",
}


def event_icon(table: TerraeTable, event: Event) -> str:
    """The picture of an event in the log."""
    if event[0] == "weather":
        return table.book.weather[event[1]].id
    return EVENTS.get(event[0], "")


def _fought_on(event: Event, later: Sequence[Event]) -> bool:
    """Whether a fight between the same two goes on."""
    return event[0] == "fight" and any(e[:3] == event[:3] for e in later)


def _says_where(event: Event, square: int) -> bool:
    fields = FIELDS.get(event[0], ())
    return "square" in fields and event[fields.index("square") + 1] == square


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


class TerraeMotion(Motion["TerraeTable"]):
    follows = frozenset(
        ["act", "map.tile", "map.square", "order", "spoils", "trade", "overboard", "tidy", "wreck"]
    )
    begins: Mapping[str, bool] = {"weather": False, "day": False}
    victims: Mapping[str, int] = {"boarded": 2, "dumped": 2, "sunk": 2, "wrecked": 1, "abandoned": 1}
    small = frozenset(["day", "east", "flag", "value", "common"])
    untold = frozenset(["east", "flag", "second", "rearranges", "ashore", "first"])

    def __init__(self, table: TerraeTable) -> None:
        self._dice: list[TrayDie] = []
        self._rolled: list[tuple[int, ...]] = []
        super().__init__(
            table,
            {
                "placed": self._placed,
                "weather": self._weather,
                "value": lambda n: self._dice.append(TrayDie("red", n, "value")),
                "common": lambda n: self._dice.append(TrayDie("white", n, "common")),
                "second": lambda vessel, n: self._dice.append(TrayDie("white", n, "second", vessel)),
                "wind": self._wind,
                "blown": self._blown,
                "wrecked": self._wrecked,
                "sailed": self._sailed,
                "galleon": self._galleon,
                "toll": lambda vessel, n: self._carry("doubloon", self.deck(vessel), self.sea(vessel), n),
                "founded": self._founded,
                "started": self._started,
                "bought": self._bought,
                "sold": self._sold,
                "cashed": self._cashed,
                "picked": self._picked,
                "boarded": self._boarded,
                "abandoned": self._abandoned,
                "overboard": self._overboard,
                "dumped": lambda vessel, other, kind, n: self._overboard(other, kind, n),
                "fight": self._fight,
                "ashore": self._ashore,
            },
        )

    def play(self, happened: Happened) -> None:
        self._dice = []
        # What chance said after this choice, in order: events tell sums, dice show each face.
        self._rolled = [tuple(outcome) for outcome in happened.record.chance] if happened.record else []
        super().play(happened)
        if self._dice:
            self._throw()

    def play_event(self, event: Event) -> None:
        if event[0] in SOUNDS:
            self.at_beat(partial(self.table.sound, SOUNDS[event[0]]))
        if event[0] in RISING:
            self._rise(EVENTS[event[0]], event[1])
        super().play_event(event)

    # What a beat has to know

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Of a fight the last round alone; several tiles together, without their squares: one sees where
        they come to lie."""
        events = [e for n, e in enumerate(events) if not _fought_on(e, events[n + 1 :])]
        placed = [event for event in events if event[0] == "placed"]
        if len(placed) < FEW:
            return super().lines(events)
        t, words = self.table, self.table.voice.words
        kinds = Counter(words.grammar.with_article("a", t.voice.tile(event[2])) for event in placed)
        tiles = [f"{tile} (\N{MULTIPLICATION SIGN}{n})" if n > 1 else tile for tile, n in kinds.items()]
        told = t.kit.say("beats.placed", who=t.names[placed[0][1]], what=words.listed(tiles))
        return [told, *super().lines([event for event in events if event[0] != "placed"])]

    def line(self, event: Event, later: Sequence[Event]) -> str:
        """Where a voyage led is not said if the next thing says where it was done."""
        if event[0] != "sailed" or not any(_says_where(e, event[2][-1]) for e in later):
            return super().line(event, later)
        who = _sentence(self.table.voice.vessel(event[1]))
        return self.table.kit.say("beats.sails", who=who, n=len(event[2]) - 1)

    def others(self) -> Sequence[str]:
        return [_sentence(self.table.voice.teller.say("galleon"))]

    def victim(self, event: Event) -> int:
        """The galleon is nobody's."""
        seat = super().victim(event)
        return seat if seat < self.table.session.seats else -1

    def chief(self, events: Sequence[Event]) -> list[Event]:
        """Of several tiles the first, for open sea is laid last."""
        return [e for e in events if e[0] == "placed"] or super().chief(events)

    def cell(self, event: Event) -> int:
        fields = FIELDS.get(event[0], ()) if event[0] not in SKY else ()
        if "square" in fields:
            return int(event[fields.index("square") + 1])
        if event[0] == "sailed":
            return int(event[2][-1])
        vessel = event[1] if fields[:1] in (("vessel",), ("seat",)) else -1
        return self.table.state.ship[vessel] if vessel >= 0 else -1

    def portrait(self, event: Event, side: int) -> Surface | None:
        t, kind = self.table, event[0]
        if kind == "placed":
            return t.board.tile_picture(event[2] * 4 + event[4], side)
        if kind == "weather":
            name = t.book.weather[event[1]].id
            return t.kit.made(("beat-weather", name, side), partial(t.weather_card, name, round(side * 0.8)))
        if kind in ("sailed", "pirate", "fight", "blown", "wrecked", "sunk"):
            vessel = event[1]
            return t.fleet.painted(vessel, bool(t.state.pirate[vessel]), side)
        icon = event_icon(t, event)
        return t.kit.art.picture(f"icons/{icon}", round(side * 0.8)) if icon else None

    # Dice

    def _throw(self) -> None:
        t = self.table
        t.sound("die-rattle", 0.6)
        self.at = 0.0
        self.wait(t.tray.throw(self._dice, t.app.now))

    def _wind(self, direction: int) -> None:
        self._dice.append(TrayDie("wind", direction, "wind"))
        self.table.sky.blow(direction)

    def _fight(self, vessel: int, other: int, mine: int, theirs: int) -> None:
        """The attacker's two dice and the defender's; of a tie, the throw that decided."""
        rolls = [rolled for rolled in self._rolled if len(rolled) == 2 * DICE]
        if rolls:
            self._dice = [
                TrayDie("red", face, "fight", vessel if n < DICE else other)
                for n, face in enumerate(rolls[-1])
            ]

    # The chart

    def _placed(self, seat: int, kind: int, cell: int, turn: int) -> None:
        """The tile comes down where it belongs; one that its owner has laid by hand lies there already."""
        t = self.table
        board = t.board
        size = int(board.camera.size)
        picture = board.tile_picture(kind * 4 + turn, size)
        board.hidden.tiles.add(cell)
        board.hidden.goods.add(cell)

        def land() -> None:
            board.hidden.tiles.discard(cell)
            board.hidden.goods.discard(cell)
            t.sound("tile-lay")
            t.touch_board()

        flight = Flight(picture, 0, 0.36, drop_at(board.camera.centre, cell, size * 0.8), land)
        flight.begin = partial(t.sound, "tile-flip", 0.6)
        self.fly(flight, 0.2)

    def _weather(self, card: int) -> None:
        """The card is shown over the chart for a while."""
        t = self.table
        name = t.book.weather[card].id
        width = min(t.kit.u(150), t.camera.area.w // 4)
        picture = t.kit.made(("weather-card", name, width), partial(t.weather_card, name, width))
        area = t.camera.area
        margin = t.kit.u(6)
        start = t.place_of("weather")
        # In a corner, where it hides as little of the chart as can be.
        end = (area.right - picture.get_width() / 2 - margin, area.y + picture.get_height() / 2 + margin)

        def way(at: float) -> Point:
            come = ease(min(1.0, at / 0.22))
            return start[0] + (end[0] - start[0]) * come, start[1] + (end[1] - start[1]) * come

        sound = "raid" if not t.book.moves[card] else "explore"
        flight = Flight(picture, 0, CARD, way, shape=_going, quiet=True)
        flight.begin = partial(t.sound, sound, 0.7)
        self.fly(flight, 0.45 if not t.book.moves[card] else 0.1)

    def _rise(self, icon: str, vessel: int) -> None:
        """A picture that grows out of a ship and fades; nobody waits for it."""
        t = self.table
        picture = t.kit.art.picture(f"icons/{icon}", t.kit.u(34))
        at = self.sea(vessel)
        flight = Flight(picture, self.at, 1.1, lift(at, t.kit.u(46)), shape=_going, quiet=True)
        t.flights.add(flight)

    def _glide(self, vessel: int, points: Sequence[Point], length: float, beat: float) -> None:
        """A ship on its way through points of the chart, looking where it goes, with a wake behind it."""
        t = self.table
        board, fleet, s = t.board, t.fleet, t.state
        side = round(0.56 * board.camera.size)
        pirate = bool(s.pirate[vessel])
        course = along(points)
        board.hidden.ships.append(vessel)

        def land() -> None:
            if vessel in board.hidden.ships:
                board.hidden.ships.remove(vessel)

        def look(at: float, picture: Surface) -> Surface:
            fleet.turn(vessel, course(max(0.0, at - 0.03)), course(min(1.0, at + 0.03)))
            return fleet.painted(vessel, pirate, side, fleet.facing.get(vessel, 1))

        picture = fleet.painted(vessel, pirate, side)
        flight = Flight(picture, 0, length, lambda at: board.camera.at(course(ease(at))), land, shape=look)
        flight.begin = partial(t.sound, "sail", 0.8)
        wakes = 0 if t.app.settings.reduced_motion else min(WAKES, len(points) // 3)
        begun = self.at
        for n in range(wakes):
            at = (n + 0.5) / wakes
            self._wake(course(ease(at)), begun + length * at)
        self.at = begun
        self.fly(flight, beat)

    def _wake(self, point: Point, start: float) -> None:
        t = self.table
        side = max(6, round(t.camera.size * 0.26))
        foam = t.kit.art.picture("sea/wave-2", side, max(3, side // 3))
        flight = Flight(foam, start, 0.8, lambda at: _plus(t.camera.at(point), 0, side * 0.5), shape=fade)
        flight.quiet = True
        t.flights.add(flight)

    def _sailed(self, vessel: int, way: tuple[int, ...]) -> None:
        t = self.table
        last = t.fleet.place(t.state, vessel) if t.state.ship[vessel] == way[-1] else None
        points = course(t.book, t.state.at, way, last)
        length = max(SHORTEST, min(LONGEST, STEP * (len(way) - 1) + 0.15))
        self._glide(vessel, points, length, length * 0.6)

    def _blown(self, vessel: int, start: int, cell: int) -> None:
        t = self.table
        last = t.fleet.place(t.state, vessel) if t.state.ship[vessel] == cell else None
        self._glide(vessel, course(t.book, t.state.at, (start, cell), last), 0.5, 0.12)

    def _wrecked(self, vessel: int, cell: int) -> None:
        """The ship goes down where it was."""
        t = self.table
        board, s = t.board, t.state
        side = round(0.46 * board.camera.size)
        point = berth(t.book, cell, s.at[cell])
        picture = t.fleet.painted(vessel, bool(s.pirate[vessel]), side)

        def way(at: float) -> Point:
            return _plus(board.camera.at(point), 0, at * side * 0.4)

        flight = Flight(picture, 0, 0.8, way, shape=fade)
        flight.begin = partial(t.sound, "wave")
        self.fly(flight, 0.3)

    def _galleon(self, cell: int) -> None:
        t = self.table
        side = round(0.5 * t.camera.size)
        picture = t.fleet.painted(t.book.galleon, True, side)
        at = t.camera.at(berth(t.book, cell, t.state.at[cell]))
        self.fly(Flight(picture, 0, 0.5, drop(at, side * 1.4)))

    def _port(self, seat: int, piece: int) -> None:
        t = self.table
        board = t.board
        board.hidden.ports.add(piece)

        def land() -> None:
            board.hidden.ports.discard(piece)
            t.sound("house")
            t.touch_board()

        picture = board.port(seat, board.legible(PORT))
        at = board.camera.at(board.beach(t.state, piece))
        self.fly(Flight(picture, 0, 0.42, drop(at, board.camera.size), land), 0.25)

    def _founded(self, seat: int, cell: int, price: int) -> None:
        s = self.table.state
        mine = [p for p in (2 * cell, 2 * cell + 1) if s.port.get(p) == seat]
        self._carry("doubloon", self.deck(seat), self.sea(seat), price)
        for piece in mine[-1:]:
            self._port(seat, piece)

    def _started(self, seat: int, cell: int) -> None:
        self._port(seat, 2 * cell)

    # What ships carry

    def deck(self, vessel: int) -> Point:
        """Where a vessel's cargo is shown: on the deck, or on its owner's card."""
        t = self.table
        if vessel == t.shown_vessel:
            return t.place_of("holds")
        return t.place_of(f"seat {vessel}") if vessel < t.session.seats else self.sea(vessel)

    def sea(self, vessel: int) -> Point:
        """Where the vessel itself is."""
        t = self.table
        if t.state.ship[vessel] < 0:
            return t.camera.area.center
        return t.camera.at(t.fleet.place(t.state, vessel))

    def _carry(self, icon: str, start: Point, end: Point, n: int, sound: str = "coin") -> None:
        t = self.table
        picture = t.kit.art.picture(f"icons/{icon}", t.kit.u(26))
        for k in range(min(4, max(1, n))):
            flight = Flight(picture, 0, 0.5, arc(start, end, t.kit.u(44)))
            if k == 0:
                flight.begin = partial(t.sound, sound, 0.8)
            self.fly(flight, 0.07)

    def _goods(self, kind: int) -> str:
        return self.table.book.goods[kind]

    def _bought(self, seat: int, n: int, coins: int) -> None:
        self._carry("doubloon", self.deck(seat), self.sea(seat), coins)
        self._carry("spice", self.sea(seat), self.deck(seat), n, "resource")

    def _sold(self, seat: int, kind: int, n: int, coins: int) -> None:
        """The die of the sale tumbles, the goods go ashore, the doubloons come aboard."""
        self._dice.append(TrayDie("red", max(1, min(6, coins // n - self.table.state.value)), "price", seat))
        self._carry(self._goods(kind), self.deck(seat), self.sea(seat), n, "trade")
        self._carry("doubloon", self.sea(seat), self.deck(seat), coins)

    def _cashed(self, vessel: int, n: int, coins: int) -> None:
        rolls = [rolled for rolled in self._rolled if len(rolled) == 2]
        if rolls:
            self._dice += [TrayDie("red", face, "cash", vessel) for face in rolls[-1]]
        self._carry("treasure", self.deck(vessel), self.sea(vessel), n, "treasure")
        self._carry("doubloon", self.sea(vessel), self.deck(vessel), coins)

    def _picked(self, vessel: int, kind: int, n: int, cell: int) -> None:
        t = self.table
        start = t.camera.at(berth(t.book, cell, t.state.at[cell]))
        self._carry(self._goods(kind), start, self.deck(vessel), n, "resource")

    def _boarded(self, vessel: int, other: int, kind: int, n: int) -> None:
        self._carry(self._goods(kind), self.sea(other), self.deck(vessel), n, "resource")

    def _abandoned(self, vessel: int, kind: int, n: int, cell: int) -> None:
        t = self.table
        end = t.camera.at(berth(t.book, cell, t.state.at[cell]))
        self._carry(self._goods(kind), self.deck(vessel), end, n, "wave")

    def _overboard(self, vessel: int, kind: int, n: int) -> None:
        start = self.deck(vessel)
        self._carry(self._goods(kind), start, _plus(start, 0, self.table.kit.u(70)), n, "wave")

    def _ashore(self, seat: int, n: int) -> None:
        if n:
            self._carry("doubloon", self.deck(seat), self.table.place_of(f"seat {seat}"), n)


def drop_at(centre: Callable[[int], Point], cell: int, height: float) -> Callable[[float], Point]:
    """Down onto a square, wherever that lies by then."""
    return lambda at: drop(centre(cell), height)(at)


def _plus(point: Point, dx: float, dy: float) -> Point:
    return point[0] + dx, point[1] + dy


def _going(at: float, picture: Surface) -> Surface:
    """Whole for a while, then fading; a copy, for others may show the same picture."""
    if at < 0.75:
        return picture
    faded = picture.copy()
    faded.set_alpha(round(255 * (1 - at) / 0.25))
    return faded
