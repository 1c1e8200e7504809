"""Rivers on the table: bridges on their sites, coins for what is built there, the wealthiest and the poor."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from pygame import Surface

from game.engine.decision import Decision, Option
from game.engine.state import Event
from game.engine.why import Why
from game.rules.island.modules.rivers.layer import NAME, RiverPart, banks, look_at
from game.rules.island.modules.rivers.wealth import POOR, WEALTHIEST
from game.rules.island.modules.two_players.neutrals import VERBS as NEUTRAL
from game.rules.island.reasons import first_bar, why_not
from game.rules.island.state import NOBODY
from game.rules.island.topology import bits
from game.ui.hexmap.camera import Point
from game.ui.island.diagrams import Diagrams
from game.ui.island.layer import held_by
from game.ui.island.map.board import Board
from game.ui.island.map.lights import pale
from game.ui.island.map.pieces import turned
from game.ui.island.modules.gold import GOLD, GoldLayer
from game.ui.island.modules.rivers.scenery import RiverScenery
from game.ui.island.panels.shelf import Good, piece_good
from game.ui.table.flights import Flight, ease
from game.ui.table.layer import Drawn, Player
from game.ui.tooltips import Tip

BRIDGE = "bridge"
FOR_NEUTRALS = "neutral-bridge"
SPANS = 0.7
"""Seconds in which a bridge reaches over the water."""
PAGE = f"scenarios/{NAME}"


class RiversLayer(GoldLayer):
    picture = "bridge"
    scenery = RiverScenery
    tallied: Mapping[str, str] = {"coins": "gold"}
    leaves: Mapping[str, Mapping[str, str]] = {"rivers": {}}
    part = NAME
    page_of_coins = PAGE

    icons: Mapping[str, str] = {**GoldLayer.icons, BRIDGE: BRIDGE, WEALTHIEST: WEALTHIEST, POOR: POOR}
    sounds: Mapping[str, str] = {WEALTHIEST: "fanfare"}
    asks_places = (FOR_NEUTRALS,)
    lesson_spots: Mapping[str, str] = {
        **GoldLayer.lesson_spots,
        BRIDGE: f"shelf {BRIDGE}",
        NAME: f"award {POOR}",
    }
    minor = GoldLayer.minor | {WEALTHIEST, POOR}

    @property
    def river(self) -> RiverPart:
        return look_at(self.table.state)

    @property
    def bridges(self) -> RiverScenery:
        return next(each for each in self.table.board.scenery if isinstance(each, RiverScenery))

    def lessons(self, decision: Decision) -> Sequence[str]:
        verbs = {option.verb for option in decision.options}
        found = ["bridge"] if BRIDGE in verbs or decision.ask == FOR_NEUTRALS else []
        found += ["coins"] if "coin-buy" in verbs else []
        return [*found, NAME] if decision.ask in ("start", "act") else found

    # Around the map

    def awards(self) -> Sequence[tuple[str, Sequence[int]]]:
        return [(WEALTHIEST, held_by(self.river.wealthiest)), (POOR, tuple(bits(self.river.poor)))]

    def goods(self) -> Sequence[Good]:
        return [piece_good(self.table, BRIDGE)]

    # On the map

    def ghost(self, option: Option) -> list[Drawn]:
        t = self.table
        decision = t.targets.decision
        neutral = option.verb in NEUTRAL and decision is not None and decision.ask == FOR_NEUTRALS
        if option.verb != BRIDGE and not neutral:
            return []
        path = t.book.top.path[str(option.at)]
        return [pale(self.bridges.bridge(t.colour_of(option), path), *t.board.places.path(path))]

    def tip_of(self, kind: str, at: int) -> Tip | None:
        t, say = self.table, self.table.kit.say
        if kind != "edge" or not banks(t.book).sites >> at & 1:
            return None
        pays = t.figures().filled(say("rivers.bridge-pays"))
        owner = next((c for c, mine in enumerate(self.river.bridges) if mine >> at & 1), NOBODY)
        if owner == NOBODY:
            return Tip(title=say("rivers.site"), lines=(pays,), icon=BRIDGE, page=f"pieces/{BRIDGE}")
        lines = (say("path.length", n=t.state.length[owner]),)
        title = say("rivers.bridge", who=t.voice.player(owner))
        return Tip(title=title, lines=lines, icon=BRIDGE, page=f"pieces/{BRIDGE}")

    def lines_of(self, kind: str, at: int) -> Sequence[str]:
        b = self.table.book
        masks = {"hex": banks(b).hexes, "corner": banks(b).corners, "edge": banks(b).paths}
        told = f"rivers.{kind}"
        return [self.table.figures().filled(self.table.kit.say(told))] if masks[kind] >> at & 1 else ()

    def why_not(self, kind: str, at: int | str) -> str:
        """At a site it is the bridge that is asked for."""
        t = self.table
        decision = t.targets.decision
        if kind != "edge" or decision is None:
            return ""
        path, reasons = t.book.top.path[str(at)], t.tooltips.reasons
        if decision.ask == FOR_NEUTRALS:
            bar = first_bar(t.book.rules["bridge-bars"](t.book, t.state, t.neutral_colour), path)
            return reasons.worded(Why(bar)) if bar else ""
        if decision.ask in ("act", "roll") and banks(t.book).sites >> path & 1:
            return reasons.worded(why_not(t.book, t.state, decision.seat, Option(BRIDGE, "edge", str(at))))
        return ""

    # In motion

    def place_of_event(self, event: Event) -> Point | None:
        return self.table.board.places.path(event[2]) if event[0] == BRIDGE else None

    def plays(self, motion: Any, others: Mapping[str, Player]) -> Mapping[str, Player]:
        return {
            **super().plays(motion, others),
            "road": self._paying(others["road"], self._path),
            "settlement": self._paying(others["settlement"], self._corner),
            BRIDGE: self._paying(partial(self._spans, motion), self._path),
            WEALTHIEST: partial(motion.award, WEALTHIEST),
            POOR: partial(self._poor, motion),
        }

    def _path(self, path: int) -> Point:
        return self.table.board.places.path(path)

    def _corner(self, corner: int) -> Point:
        return self.table.board.places.corner(corner)

    def _paying(self, play: Player, place: Callable[[int], Point]) -> Player:
        """What is built is where the coins come from."""

        def played(colour: int, at: int, free: int) -> None:
            play(colour, at, free)
            self.origin = place(at)

        return played

    def _spans(self, motion: Any, colour: int, path: int, free: int) -> None:
        """It reaches out from both banks until it meets itself."""
        t, id_ = self.table, (BRIDGE, path)
        hidden, at, slope = t.board.hidden.pieces, t.board.places.path(path), t.board.places.slope(path)
        bar = self.bridges.level(colour)
        hidden.add(id_)

        def reaching(now: float, picture: Surface) -> Surface:
            w, h = bar.get_size()
            gap = round(w * (1 - ease(now)))
            open_bar = bar.copy()
            open_bar.fill((0, 0, 0, 0), ((w - gap) // 2, 0, gap, h))
            return turned(open_bar, slope)

        def land() -> None:
            hidden.discard(id_)
            t.sound("house")
            t.touch_board()

        t.touch_board()
        flight = Flight(turned(bar, slope), 0, SPANS, lambda _: at, land, partial(t.sound, "step"), reaching)
        motion.fly(flight, SPANS * 0.7)

    def _poor(self, motion: Any, seats: Sequence[int]) -> None:
        """The card goes to whoever was not poor before."""
        for seat in seats:
            if seat not in self._were_poor:
                motion.award(POOR, seat, 0)
        self._were_poor = tuple(seats)

    _were_poor: tuple[int, ...] = ()

    def changed(self) -> None:
        self._were_poor = tuple(bits(self.river.poor))

    # The handbook

    @classmethod
    def diagram(cls, diagrams: Diagrams) -> Surface | None:
        """A bridge and what was built along a river, with what each has paid."""
        b = diagrams.book
        top, land = b.top, banks(b)
        site = next(path for path in bits(land.sites) if not top.shore >> path & 1)
        corner, other = top.ends[site]
        road = next(path for path in bits(land.paths) if other in top.ends[path])
        s = diagrams.built({}, {}, {})
        s.houses[0] |= 1 << corner
        diagrams.lay_road(s, 0, site)
        diagrams.lay_road(s, 0, road)
        part = s.parts[NAME]
        assert isinstance(part, RiverPart)
        part.bridges = [1 << site, *[0] * (s.colours - 1)]

        def pays(picture: Surface, board: Board) -> None:
            places = board.places
            for at, name in (
                (places.corner(corner), "coins-settlement"),
                (places.path(site), "coins-bridge"),
                (places.path(road), "coins-road"),
            ):
                side = round(board.camera.size * 0.3)
                x, y = round(at[0] + side * 0.2), round(at[1] - side * 1.5)
                diagrams.put_icons(picture, [GOLD] * b.number[name], x, y, side)

        return diagrams.part_of_map(s, diagrams.h / 3.1, top.hexes_by[site][0], pays)
