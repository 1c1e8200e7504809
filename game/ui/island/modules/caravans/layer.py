"""Caravans on the table: camels that walk to their places, and the vote over the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import pi, sin
from typing import Any

from pygame import Rect, Surface

from game.engine.asked import asked
from game.engine.decision import Decision, Option
from game.engine.state import Event
from game.rules.island.hands import Cards
from game.rules.island.modules.caravans.camels import AWARD, inner_end, put_camel, ways
from game.rules.island.modules.caravans.layer import NAME, CaravanPart, look_at
from game.rules.island.modules.caravans.vote import votes_for, votes_of
from game.rules.island.reasons import why_not
from game.rules.island.scoring import points_of
from game.rules.island.state import IslandState
from game.ui.games import Thing
from game.ui.hexmap.camera import Point
from game.ui.island.diagrams import Diagrams
from game.ui.island.layer import IslandLayer, Numbered
from game.ui.island.map.lights import pale
from game.ui.island.modules.caravans.panel import VotePanel, vote_rect
from game.ui.island.modules.caravans.scenery import CaravanScenery
from game.ui.island.panels.desk_rows import Row, choice_cell, heap, kind_row, put_back
from game.ui.table.flights import Flight, ease
from game.ui.table.layer import Drawn, Player
from game.ui.widgets import Widget

CAMEL, VOTE = "camel", "vote"
PLACING = ("camel", "propose")
WALK, PACES, HOP = 1.1, 4, 0.07
"""Seconds that a camel walks, its paces, and how high each lifts it, in radii of a hex."""


class CaravansLayer(IslandLayer):
    picture = CAMEL
    scenery = CaravanScenery
    tallied: Mapping[str, str] = {"camel": "camel"}

    icons: Mapping[str, str] = {
        "vote": VOTE,
        "bid": VOTE,
        "proposed": CAMEL,
        "agreed": "accept",
        "elected": VOTE,
        "tied": VOTE,
        "camel": CAMEL,
        "between": "victory-point",
    }
    verbs: Mapping[str, str] = {"bid": VOTE, "propose": CAMEL, "camel": CAMEL, "head": CAMEL}
    sounds: Mapping[str, str] = {"vote": "your-turn", "elected": "fanfare", "agreed": "fanfare"}
    open_verbs = ("bid", "propose", "camel", "head")
    from_hand = ("lay",)
    on_desk = ("bid",)
    asks_places = PLACING
    begins: Mapping[str, bool] = {"elected": True, "agreed": False, "tied": False}
    small = frozenset(["bid", "proposed"])
    untold = frozenset(["vote"])
    minor = frozenset(["between"])
    lesson_spots: Mapping[str, str] = {NAME: "bank camel", "bid": "vote"}

    @property
    def part(self) -> CaravanPart:
        return look_at(self.table.state)

    @property
    def camels(self) -> CaravanScenery:
        return next(each for each in self.table.board.scenery if isinstance(each, CaravanScenery))

    def lessons(self, decision: Decision) -> Sequence[str]:
        if decision.ask in ("bid", "propose"):
            return [decision.ask]
        return {"camel": [CAMEL], "start": [NAME], "act": [NAME]}.get(decision.ask, ())

    # Around the map

    def seat_figures(self, seat: int) -> Numbered:
        """In a vote its votes, else its buildings between camels."""
        t = self.table
        if self.part.voting:
            return [(VOTE, votes_of(t.book, t.state)[seat])]
        return [] if t.state.seats == 2 else [(CAMEL, self.between(t.state, seat))]

    def between(self, s: IslandState, seat: int) -> int:
        return (s.houses[seat] & look_at(s).between).bit_count()

    def seat_lines(self, seat: int) -> Sequence[str]:
        return [self.table.kit.say("seat.between", n=self.between(self.table.state, seat))]

    def bank_figures(self) -> Numbered:
        return [(CAMEL, self.part.left)]

    def holdings(self, s: IslandState, seat: int) -> Mapping[str, int]:
        return {"between": self.between(s, seat)}

    def laid(self) -> Cards:
        t = self.table
        step = asked(t.book, t.state)
        return step.cards if step.step == "bid" and step.seat == t.hand_seat else ()

    def panels(self, place: str, area: Rect) -> list[Widget]:
        if place != "map" or not self.part.voting:
            return []
        return [VotePanel(vote_rect(self.table, area), "vote", self.table)]

    def rows(self, decision: Decision, rows: list[Row]) -> list[Row]:
        """What has been laid, and what may be laid besides."""
        if decision.ask != "bid":
            return rows
        t, say = self.table, self.table.kit.say
        step = asked(t.book, t.state)
        names = [name for name, votes in zip(t.book.resources, votes_for(t.book), strict=True) if votes]
        more = kind_row(t, decision, "lay", say("vote.lay"), names)
        done = next(option for option in decision.options if option.verb == "bid")
        cell = choice_cell(t, decision, done)
        cell.text = say("vote.stand" if any(step.cards) else "vote.pass")
        return [Row(say("vote.laid"), [heap(t, step.cards), put_back(t)]), more, Row(cells=[cell])]

    # On the map

    def ghost(self, option: Option) -> list[Drawn]:
        """The camel, as it would look."""
        t, top = self.table, self.table.book.top
        if option.verb in PLACING:
            path = top.path[str(option.at)]
            corners = [corner for way, corner in ways(t.book, t.state) if way == path]
        elif option.verb == "head":
            path, corners = int(asked(t.book, t.state).path), [top.corner[str(option.at)]]
        else:
            return []
        return [
            pale(self.camels.camel(path, corner), *self.camels.camel_place(path)) for corner in corners[:1]
        ]

    def tag(self, option: Option) -> Numbered:
        """Points that a camel there would bring to whoever is asked."""
        if option.verb not in PLACING:
            return ()
        gains = self.gains(self.table.book.top.path[str(option.at)])
        mine = gains[self.table.asked]
        return [("victory-point", mine)] if mine > 0 else ()

    def changed(self) -> None:
        self._gained_at: dict[int, list[int]] = {}

    def gains(self, path: int) -> list[int]:
        """By seat, the points that the next camel would bring there; lit places ask for it in every frame."""
        if path not in self._gained_at:
            self._gained_at[path] = self._gained(path)
        return self._gained_at[path]

    def _gained(self, path: int) -> list[int]:
        t = self.table
        s = t.state
        before = [points_of(t.book, s, seat) for seat in range(s.seats)]
        found = [0] * s.seats
        for way, corner in ways(t.book, s):
            if way == path:
                after = s.copy()
                put_camel(t.book, after, 0, path, corner)
                found = [points_of(t.book, after, seat) - n for seat, n in enumerate(before)]
        return found

    def lines_of(self, kind: str, at: int) -> Sequence[str]:
        t = self.table
        say, part = t.figures().filled, self.part
        words = t.kit.say
        if kind == "hex":
            return [say(words("caravans.oasis"))] if at == part.oasis else ()
        if kind == "corner":
            return [say(words("caravans.between"))] if part.between >> at & 1 else ()
        if part.camels >> at & 1:
            return [say(words("caravans.camel"))]
        open_here = any(path == at for path, _ in ways(t.book, t.state)) and part.left
        return [say(words("caravans.next"))] if open_here else ()

    def why_not(self, kind: str, at: int | str) -> str:
        t = self.table
        decision = t.targets.decision
        if decision is None or decision.ask not in PLACING or kind != "edge":
            return ""
        return t.tooltips.reasons.worded(
            why_not(t.book, t.state, decision.seat, Option(decision.ask, "edge", str(at)))
        )

    # In motion

    def place_of_event(self, event: Event) -> Point | None:
        places, kind = self.table.board.places, event[0]
        if kind in ("camel", "proposed", "agreed"):
            return places.path(event[2])
        return places.corner(event[2]) if kind == "between" else None

    def plays(self, motion: Any, others: Mapping[str, Player]) -> Mapping[str, Player]:
        return {
            "bid": partial(self._bid, motion),
            "camel": partial(self._walks, motion),
            "between": partial(self._gains, motion),
            "proposed": lambda seat, path: motion.at_beat(partial(self.table.sound, "card-lift", 0.8)),
        }

    def _bid(self, motion: Any, seat: int, n: int, cards: Cards) -> None:
        """Cards are laid open before everybody."""
        t = self.table
        icons = [name for name, many in zip(t.book.resources, cards, strict=True) for _ in range(many)]
        if icons:
            there = f"vote {seat}"
            motion.carry(
                icons, motion.seat(seat), t.place_of(there if t.spot(there) else f"seat {seat}"), "card-take"
            )

    def _walks(self, motion: Any, seat: int, path: int, corner: int) -> None:
        """From behind along its path, or out of the oasis."""
        t, scene = self.table, self.camels
        hidden, size = t.board.hidden.pieces, t.board.camera.size
        ids = {("camel", path), ("nose", path), ("twice", path)}
        end, tail = scene.camel_place(path), sum(t.book.top.ends[path]) - corner
        start = t.board.places.corner(tail)
        if path in self.part.arrows and tail == inner_end(t.book, t.state, path):
            start = t.board.places.hex(self.part.oasis)
        hidden |= ids

        def way(at: float) -> Point:
            along = ease(at)
            hop = abs(sin(pi * PACES * along)) * size * HOP
            return start[0] + (end[0] - start[0]) * along, start[1] + (end[1] - start[1]) * along - hop

        def land() -> None:
            hidden.difference_update(ids)
            t.sound("step")
            t.touch_board()

        t.touch_board()
        flight = Flight(scene.camel(path, corner), 0, WALK, way, land, partial(t.sound, "camel"))
        motion.fly(flight, WALK * 0.8)

    def _gains(self, motion: Any, seat: int, corner: int) -> None:
        """Its points fly to the owner."""
        t = self.table
        n = t.book.awards[AWARD].points
        motion.carry(
            ["victory-point"] * n, t.board.places.corner(corner), t.place_of(f"seat {seat}"), "treasure"
        )

    # Where no table is laid

    def thing(self, category: str, what: str) -> Thing | None:
        return Thing(CAMEL, self.table.voice.words.name("awards", AWARD)) if what == AWARD else None

    @classmethod
    def diagram(cls, diagrams: Diagrams) -> Surface | None:
        """A caravan with a settlement between two camels and a road that counts twice."""
        b = diagrams.book
        s = diagrams.built({}, {}, {})
        for _ in range(3):
            path, corner = ways(b, s)[0]
            put_camel(b, s, 0, path, corner)
        trail = look_at(s).trails[0]
        (corner,) = set(b.top.ends[trail[0]]) & set(b.top.ends[trail[1]])
        s.houses[0] |= 1 << corner
        diagrams.lay_road(s, 0, trail[1])
        return diagrams.part_of_map(s, diagrams.h / 3.7, b.top.hexes_at[corner][0])
