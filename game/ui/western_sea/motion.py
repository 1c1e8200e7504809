"""From what happened to what is seen and heard: the events of a choice become flights, throws and sounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game.engine.decision import Decision
from game.engine.state import Event
from game.rules.western_sea.vocabulary import EVENTS
from game.ui.dice import size_of
from game.ui.table.camera import Point
from game.ui.table.flights import Flight, arc, drop, fade, flip, lift
from game.ui.table.motion import Motion
from game.ui.western_sea.map.sea import facing
from game.ui.western_sea.map.sea_ground import SHORES
from game.ui.western_sea.modules.fish_and_ships.motion import rising
from game.ui.western_sea.panels.drawn import IN_HAND

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

BESIDE = 0.8
"""Seconds for which dice tumble that are not thrown in the tray."""
ICONS = {
    "first": "first-player",
    "technology": "technology",
    "open": "tile",
    "kept": "tile",
    "turn": "lap",
    "end-turn": "end-turn",
    "refill": "bag",
    "roll": "die",
    "turned": "turn",
    "icon": "icon",
    "reveal": "explore",
    "discarded": "tile",
    "tent": "tent",
    "tents": "tent",
    "moved": "move",
    "joined": "settle",
    "raid": "raid",
    "evicted": "tent",
    "house": "house",
    "factory": "factory",
    "vp": "vp",
    "deal": "deal",
    "die": "recruit",
    "lost-die": "die",
    "over": "trophy",
}


def event_icon(table: SeaTable, event: Event) -> str:
    """The picture of an event in the log."""
    kind = event[0]
    own = next((icon for layer in table.layers if (icon := layer.icon_of(event))), "")
    if own:
        return own
    if kind == "tokens":
        return table.book.resources[event[2]]
    if kind == "research":
        return table.technology_icon(table.book.technologies[event[2] - len(table.book.tiles)])
    return ICONS.get(kind, "")


class WesternMotion(Motion["SeaTable"]):
    follows = frozenset(["manipulate", "manipulate.use", "explore.more"])
    begins: Mapping[str, bool] = {"round": False}
    victims: Mapping[str, int] = {"raid": 2, "evicted": 1, "lost-die": 1, "solo-stolen": 2}
    small = frozenset(["joined", "turned", "roll", "round", "explored"])
    amounts = frozenset(["vp", "tokens"])
    untold = frozenset(["refill", "icon", "tents", "turn", "end-turn", "deal"])

    def __init__(self, table: SeaTable) -> None:
        super().__init__(
            table,
            {
                "roll": self._roll,
                "spent": self._spent,
                "turned": self._turned,
                "tile": self._tile,
                "reveal": self._reveal,
                "tent": self._tent,
                "left": self._left,
                "house": self._house,
                "tokens": self._tokens,
                "vp": self._vp,
                "die": self._die,
                "lost-die": self._lost_die,
                "research": self._research,
                "raid": self.sound("raid"),
                "deal": self.sound("trade"),
                "round": self.sound("turn"),
                "refill": self.sound("die-rattle"),
                "over": self.sound("fanfare"),
                "kept": self._kept,
                "open": self._open,
                "moved": self.sound("step"),
            },
        )

    # What a beat has to know

    def opens(self, event: Event) -> int | None:
        """The turn of a rival whom the rules play is nobody's choice."""
        if (
            event[0] == "turn"
            and self.table.session.match.setup.seats[event[1]] in self.table.session.game.rivals
        ):
            return int(event[1])
        return super().opens(event)

    def heard(self, events: Sequence[Event]) -> list[Event]:
        """Of a new round, no more than that: everybody's dice lie on the table."""
        return [e for e in events if e[0] == "round"] or super().heard(events)

    def victim(self, event: Event) -> int:
        if event[0] in ("tokens", "vp"):
            return int(event[1]) if event[-1] < 0 else -1
        return super().victim(event)

    def headline(self, decision: Decision, key: str) -> str:
        t, option = self.table, decision.find(key)
        return t.speak_option(decision, option) if option and decision.ask == "act" else ""

    def _tile_of(self, event: Event) -> int:
        """The tile that an event is about, or -1."""
        fields = EVENTS.get(event[0], ())
        found = [event[n + 1] for n, name in enumerate(fields) if name == "tile" and n + 1 < len(event)]
        return int(found[-1]) if found else -1

    def cell(self, event: Event) -> int:
        tile = self._tile_of(event)
        if event[0] == "tile":
            return int(event[2])
        return self.table.state.cell[tile] if tile >= 0 else -1

    def place(self, event: Event) -> Point | None:
        if event[0] == "research":
            entry = self.table.book.technologies[event[2] - len(self.table.book.tiles)]
            spot = self.table.spot(f"card {entry.id}")
            return spot.rect.center if spot else None
        return super().place(event)

    def portrait(self, event: Event, side: int) -> Surface | None:
        t, tile = self.table, self._tile_of(event)
        if tile >= 0:
            return t.board.tile_picture(tile, side // 2)
        if event[0] in ("die", "lost-die"):
            return t.kit.die(t.book.colours[event[2]], (), round(side * 0.7))
        icon = event_icon(t, event)
        name = icon if "/" in icon else f"icons/{icon}"
        return t.kit.art.picture(name, round(side * 0.8)) if icon else None

    # Dice

    def _roll(self, seat: int, faces: tuple[int, ...]) -> None:
        """Whoever is asked next throws in the tray; the others' dice tumble on their cards meanwhile."""
        t = self.table
        t.sound("die-rattle", 0.6)
        if t.session.decision and seat == t.session.decision.seat:
            t.shown_seat = seat
            self.wait(t.tray.throw(list(faces), t.app.now))
        elif not t.app.settings.reduced_motion:
            t.flickering[seat] = t.app.now + BESIDE / t.pace

    def _spent(self, seat: int, face: int) -> None:
        """A die leaves the tray for the compartment of the Spent."""
        t = self.table
        if seat != t.shown_seat:
            return
        start = t.tray.place_of(face)
        end = t.tray.spent_box.center
        if start:
            picture = t.kit.die(t.colour_of(face), t.icons_of(face), size_of(t.colour_of(face), t.tray.side))
            flight = Flight(picture, 0, 0.3, arc(start, end, t.kit.u(24)))
            flight.begin = partial(t.sound, "die-knock", 0.4)
            self.fly(flight, 0.06)

    def _turned(self, seat: int, was: int, now: int) -> None:
        self.at_beat(lambda: self.table.sound("die-rest"))

    def _die(self, seat: int, colour: int) -> None:
        t = self.table
        name = t.book.colours[colour]
        start, end = t.place_of(f"stock {name}"), t.place_of(f"seat {seat}")
        picture = t.kit.die(name, (), t.kit.u(30))
        self.fly(Flight(picture, 0, 0.55, arc(start, end, t.kit.u(50)), begin=lambda: t.sound("recruit")))

    def _lost_die(self, seat: int, colour: int) -> None:
        t = self.table
        name = t.book.colours[colour]
        start, end = t.place_of(f"seat {seat}"), t.place_of(f"stock {name}")
        self.fly(Flight(t.kit.die(name, (), t.kit.u(30)), 0, 0.5, arc(start, end, t.kit.u(40))))

    # The map

    def _kept(self, seat: int, tile: int) -> None:
        """A starting tile goes to its owner."""
        t = self.table
        picture = t.board.tile_picture(tile, t.kit.u(44))
        start, end = t.command_centre(), t.place_of(f"seat {seat}")
        flight = Flight(picture, 0, 0.5, arc(start, end, t.kit.u(60)))
        flight.begin = partial(t.sound, "card-take")
        self.fly(flight)

    def _open(self, tile: int) -> None:
        self._reveal(-1, tile)

    def _reveal(self, seat: int, tile: int, *details: Any) -> None:
        """A tile comes from the stack and is turned over on the way."""
        t = self.table
        radius = t.kit.u(IN_HAND)
        face = t.board.tile_picture(tile, radius)
        back = t.kit.art.picture("terrains/back", 2 * radius)
        start, end = t.place_of("pile"), t.command_centre()
        flight = Flight(face, 0, 0.6, arc(start, end, t.kit.u(70)), shape=flip(back))
        flight.begin = partial(t.sound, "explore")
        self.fly(flight, 0.12)

    def _tile(self, tile: int, cell: int) -> None:
        t = self.table
        board = t.board
        size = round(board.camera.size)
        face = board.lying(tile, facing(t.state, board.camera, cell))
        coast = t.book.tiles[tile].sea in SHORES
        turn = partial(rising, 0.0) if coast else flip(board.faces.grounds.back(tile, size))
        board.hidden_tiles.add(tile)

        def land() -> None:
            board.hidden_tiles.discard(tile)
            t.sound("tile-lay")
            t.touch_board()

        self.fly(
            Flight(
                face,
                0,
                0.5,
                lambda _: board.camera.centre(cell),
                land,
                begin=lambda: t.sound("tile-flip"),
                shape=turn,
            ),
            0.45,
        )

    def _tent(self, seat: int, tile: int) -> None:
        t = self.table
        board, key = t.board, (tile, seat)
        board.hidden_tents[key] = board.hidden_tents.get(key, 0) + 1

        def land() -> None:
            left = board.hidden_tents.get(key, 0) - 1
            if left > 0:
                board.hidden_tents[key] = left
            else:
                board.hidden_tents.pop(key, None)
            t.sound("tent")
            t.touch_board()

        at = board.tent_place(t.state, tile, seat)
        picture = board.piece("tent", seat, round(board.camera.size * 0.46))
        self.fly(Flight(picture, 0, 0.34, drop(at, board.camera.size * 1.1), land))

    def _left(self, seat: int, tile: int) -> None:
        t = self.table
        board = t.board
        if t.state.cell[tile] < 0:
            return
        at = board.camera.centre(t.state.cell[tile])
        picture = board.piece("tent", seat, round(board.camera.size * 0.46))
        self.fly(
            Flight(
                picture,
                0,
                0.4,
                lift(at, board.camera.size * 0.9),
                shape=fade,
                begin=lambda: t.sound("tent-off"),
            ),
            0.05,
        )

    def _house(self, seat: int, tile: int) -> None:
        t = self.table
        board = t.board
        board.hidden_houses.add(tile)

        def land() -> None:
            board.hidden_houses.discard(tile)
            t.sound("house")
            t.touch_board()

        at = board.camera.centre(t.state.cell[tile])
        picture = board.piece("house", seat, round(board.camera.size * 0.62))
        self.fly(Flight(picture, 0, 0.45, drop(at, board.camera.size * 1.6), land), 0.3)

    # What players get

    def _tokens(self, seat: int, kind: int, n: int) -> None:
        t = self.table
        name = t.book.resources[kind]
        picture = t.kit.art.picture(f"icons/{name}", t.kit.u(26))
        mine = seat == t.shown_seat
        card = t.place_of(f"token {name}" if mine else f"seat {seat}")
        source = t.tray.felt.center if mine else t.board.camera.area.center
        start, end = (source, card) if n > 0 else (card, source)
        for _ in range(min(4, abs(n))):
            self.fly(
                Flight(
                    picture,
                    0,
                    0.5,
                    arc(start, end, t.kit.u(40)),
                    begin=lambda: t.sound("resource", 0.7),
                ),
                0.08,
            )

    def _vp(self, seat: int, n: int) -> None:
        t = self.table
        picture = t.kit.art.picture("icons/vp", t.kit.u(28))
        supply, card = t.place_of("points"), t.place_of(f"seat {seat}")
        start, end = (supply, card) if n > 0 else (card, supply)
        for k in range(min(6, abs(n))):
            self.fly(
                Flight(
                    picture,
                    0,
                    0.55,
                    arc(start, end, t.kit.u(60)),
                    begin=(lambda: t.sound("coin")) if k == 0 else None,
                ),
                0.07,
            )

    def _research(self, seat: int, thing: int) -> None:
        t = self.table
        entry = t.book.technologies[thing - len(t.book.tiles)]
        start, end = t.place_of(f"card {entry.id}"), t.place_of(f"seat {seat}")
        picture = t.kit.art.picture(t.technology_icon(entry), t.kit.u(40))
        self.fly(Flight(picture, 0, 0.6, arc(start, end, t.kit.u(70)), begin=lambda: t.sound("research")))
