"""Barbarian attack on the table: who holds which land, where knights may ride, prisoners and gold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.engine.asked import asked
from game.engine.decision import END_TURN, Decision, Option
from game.engine.state import Event
from game.engine.why import Why
from game.rules.island.card_text import describe
from game.rules.island.content import DirectionEntry
from game.rules.island.modules.barbarian_attack.battles import parties
from game.rules.island.modules.barbarian_attack.cards import landing_bars, lift_bars, recruit_bars
from game.rules.island.modules.barbarian_attack.knights import HASTE, march_bars
from game.rules.island.modules.barbarian_attack.layer import NAME, BarbarianPart, look_at, shore
from game.rules.island.reasons import first_bar
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits, mask_of
from game.ui.games import Thing
from game.ui.hexmap.camera import Point
from game.ui.hexmap.shapes import clipped
from game.ui.island.diagrams import Diagrams
from game.ui.island.layer import Numbered
from game.ui.island.map.lights import pale
from game.ui.island.modules.barbarian_attack.moves import RaidMoves
from game.ui.island.modules.barbarian_attack.scenery import RaidScenery
from game.ui.island.modules.gold import GoldLayer
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.table.layer import Drawn, Player
from game.ui.tooltips import Tip

PAGE = f"scenarios/{NAME}"
BARBARIAN, KNIGHT, PRISONER = "barbarian", "knight", "prisoner"
AT_HEX = {"landed": 1, "no-landing": 1, "conquered": 1, "freed": 1, "battle": 1, "captured": 2, "shifted": 3}
AT_HEX |= {"colour-die": 3}
AT_CORNER = {"fallen": 2, "restored": 2}
AT_PATH = {"knight": 2, "mercenary": 2, "knight-lost": 2, "marched": 3}
"""Events that happen somewhere on the map, and which of their details says where."""
PLACING = ("recruit", "mercenary")
MARCHING = ("march", "march-to")


class RaidLayer(GoldLayer):
    picture = BARBARIAN
    scenery = RaidScenery
    tallied: Mapping[str, str] = {"battle": "knight", "coins": "gold"}
    leaves: Mapping[str, Mapping[str, str]] = {
        "directions": {name: f"die-{name}" for name in ("brown", "purple", "green")}
    }
    part = NAME
    page_of_coins = PAGE

    icons: Mapping[str, str] = {
        **GoldLayer.icons,
        **dict.fromkeys(("invasion", "invasion-rolled", "landed", "no-landing", "shifted"), BARBARIAN),
        **dict.fromkeys(("conquered", "fallen"), BARBARIAN),
        **dict.fromkeys(("freed", "restored", "battle"), "knighthood"),
        **dict.fromkeys(("knight", "mercenary", "marched", "knight-lost", "card-lost"), KNIGHT),
        **dict.fromkeys(("captured", "prisoners", "prisoners-gone"), PRISONER),
        "contest": "roll",
        "reshuffled": "development",
    }
    verbs: Mapping[str, str] = {
        **GoldLayer.verbs,
        **dict.fromkeys(("march", "ride", "hurry"), KNIGHT),
        **dict.fromkeys(("lift", "land", "drive"), BARBARIAN),
        "capture": PRISONER,
    }
    open_verbs = (*GoldLayer.open_verbs, "march", "ride", "knight", "capture", "lift", "land", "drive")
    sounds: Mapping[str, str] = {"invasion": "war-horn", "freed": "fanfare"}
    asks_places = (*PLACING, *MARCHING)
    without = ("largest-army", "development", KNIGHT)
    categories: Mapping[str, str] = {"prisoners": PRISONER}
    lesson_spots: Mapping[str, str] = {
        **GoldLayer.lesson_spots,
        NAME: "bank barbarian",
        "raid-card": "shelf card",
    }

    begins: Mapping[str, bool] = {
        "invasion": True,
        "invasion-rolled": False,
        "battle": False,
        "colour-die": False,
    }
    victims: Mapping[str, int] = {"fallen": 1, "knight-lost": 1}
    small = frozenset(["invasion", "invasion-rolled", "no-landing"])
    minor = GoldLayer.minor | {"landed", "contest", "reshuffled"}
    field: Point | None = None
    """Where the battle is fought whose prisoners are handed out."""

    @property
    def raid(self) -> BarbarianPart:
        return look_at(self.table.state)

    @property
    def drawn(self) -> RaidScenery:
        return next(each for each in self.table.board.scenery if isinstance(each, RaidScenery))

    def directions(self) -> list[str]:
        return list(self.table.book.library.of("directions", DirectionEntry))

    def lessons(self, decision: Decision) -> Sequence[str]:
        own = {"march": "march", "capture": "raid-card", "shift": "raid-card", "plunder": "plunder"}
        if decision.ask in own:
            return [own[decision.ask]]
        verbs = {option.verb for option in decision.options}
        found = ["raid-card"] if "buy" in verbs else []
        found += ["coins"] if "coin-buy" in verbs else []
        if decision.ask == "act" and self.raid.conquered:
            found.append("conquest")
        return [*found, NAME] if decision.ask in ("start", "act") else found

    def closing(self, option: Option) -> str:
        """With knights on the map a turn is not over when nothing more is built."""
        t = self.table
        decision = t.targets.decision
        if option.verb != END_TURN or decision is None:
            return ""
        if decision.ask == "act":
            return t.kit.say("raids.to-march") if self.raid.knights[decision.seat] else ""
        fights = any(
            n and sum(parties(t.book, t.state, h).values()) > n for h, n in enumerate(self.raid.there)
        )
        return t.kit.say("raids.to-battle") if fights else ""

    # Around the map

    def seat_figures(self, seat: int) -> Numbered:
        part = self.raid
        knights = part.knights[seat].bit_count() if part.knights else 0
        prisoners = part.prisoners[seat] if part.prisoners else 0
        return [(KNIGHT, knights), (PRISONER, prisoners), *super().seat_figures(seat)]

    def seat_lines(self, seat: int) -> Sequence[str]:
        say, part, t = self.table.kit.say, self.raid, self.table
        left = t.book.number["knights"] - part.knights[seat].bit_count()
        lines = [
            say("raids.knights", n=part.knights[seat].bit_count(), left=left),
            say("raids.prisoners", n=part.prisoners[seat]),
        ]
        fallen = (t.state.houses[seat] & part.fallen).bit_count()
        if fallen:
            lines.append(say("raids.lost", n=fallen))
        return [*lines, *super().seat_lines(seat)]

    def bank_figures(self) -> Numbered:
        return [(BARBARIAN, self.raid.supply)]

    def faces(self) -> Sequence[str]:
        return ["cards/development-back"]

    def holdings(self, s: IslandState, seat: int) -> Mapping[str, int]:
        part = look_at(s)
        more = super().holdings(s, seat)
        return {**more, "knights": part.knights[seat].bit_count(), "prisoners": part.prisoners[seat]}

    def thing(self, category: str, what: str) -> Thing | None:
        return (
            Thing(PRISONER, self.table.voice.phrase("category.prisoners"))
            if category == "prisoners"
            else None
        )

    # On the map

    def ghost(self, option: Option) -> list[Drawn]:
        t = self.table
        if option.verb in ("ride", "hurry", "knight"):
            path = t.book.top.path[str(option.at)]
            return [pale(self.drawn.knight(t.state, self._rider()), *self.drawn.post(path))]
        if option.verb == "land":
            h = int(option.at)
            return [pale(self.drawn.barbarian(), *self.drawn.stand(h, self.raid.there[h]))]
        return []

    def _rider(self) -> int:
        """The colour of the knight that is about to move or to come."""
        t = self.table
        step = asked(t.book, t.state)
        if step.step == "mercenary":
            return t.state.seats
        if step.step == "march-to":
            return next(c for c, mine in enumerate(self.raid.knights) if mine >> int(step.path) & 1)
        return t.asked

    def tag(self, option: Option) -> Numbered:
        """What a long march costs."""
        t = self.table
        if option.verb != "hurry":
            return ()
        return [(t.book.resources[kind], n) for kind, n in t.book.price[HASTE]]

    def map_spots(self) -> Sequence[Spot]:
        """Knights can be pointed at wherever they stand, not only on roads."""
        t, made = self.table, []
        for colour, mine in enumerate(self.raid.knights):
            for path in bits(mine):
                side = round(self.drawn.size * 0.5)
                x, y = self.drawn.post(path)
                rect = Rect(round(x) - side // 2, round(y) - side // 2, side, side)
                made.append(Spot(f"knight {path}", rect, tip=partial(self._knight_tip, colour, path)))
        return made if t.targets.decision is None else [spot for spot in made if not self._lit(spot)]

    def _lit(self, spot: Spot) -> bool:
        """Where a path is lit, that is what is pointed at."""
        name = self.table.book.top.path_names[int(spot.name.split(" ")[1])]
        return self.table.place_option("edge", name) is not None

    def _knight_tip(self, colour: int, path: int) -> Tip:
        t, say = self.table, self.table.kit.say
        kind = "raids.mercenary" if colour >= t.state.seats else "raids.knight"
        hexes = [h for h in t.book.top.hexes_by[path] if self.raid.there[h]]
        lines = [say("raids.odds", hex=t.voice.hex(h), **self._odds(h)) for h in hexes]
        title = say(kind, who=t.voice.player(colour))
        return Tip(title=title, lines=(say("raids.rides"), *lines), icon=KNIGHT, page=PAGE)

    def _odds(self, h: int) -> dict[str, int]:
        t = self.table
        return {"knights": sum(parties(t.book, t.state, h).values()), "barbarians": self.raid.there[h]}

    def tip_of(self, kind: str, at: int) -> Tip | None:
        """Where nothing is given, no robber is at home."""
        t = self.table
        if kind != "hex" or t.book.gives[t.state.terrain[at]] >= 0:
            return None
        terrain = t.book.terrains[t.state.terrain[at]]
        told = describe(t.session.library, t.kit.say.lang, terrain)[0] if terrain.module else ""
        lines = (told or t.kit.say("raids.bare"),)
        return Tip(title=t.voice.hex(at), lines=lines, icon="knighthood" if told else "tile", page=PAGE)

    def lines_of(self, kind: str, at: int) -> Sequence[str]:
        t, say, part = self.table, self.table.kit.say, self.raid
        if kind == "hex" and at in shore(t.book).hexes:
            lines = [say("raids.held")] if part.conquered >> at & 1 else []
            return (
                [*lines, say("raids.odds-here", **self._odds(at))] if part.there[at] else [say("raids.coast")]
            )
        if kind == "corner" and part.fallen >> at & 1:
            return [say("raids.fallen")]
        rider = next((c for c, mine in enumerate(part.knights) if kind == "edge" and mine >> at & 1), NOBODY)
        if rider == NOBODY:
            return ()
        name = "raids.mercenary" if rider >= t.state.seats else "raids.knight"
        return [say(name, who=t.voice.player(rider)) + "."]

    def why_not(self, kind: str, at: int | str) -> str:
        t = self.table
        decision = t.targets.decision
        if decision is None:
            return ""
        step, reasons = asked(t.book, t.state), t.tooltips.reasons
        if kind == "edge" and decision.ask == "march-to":
            bars = march_bars(t.book, t.state, decision.seat, int(step.path))
            bar = first_bar(bars, t.book.top.path[str(at)])
        elif kind == "edge" and decision.ask in PLACING:
            where = str(step.where) if step.has("where") else "castle"
            bar = first_bar(recruit_bars(t.book, t.state, where), t.book.top.path[str(at)])
        elif kind == "hex" and decision.ask == "shift-to":
            bar = first_bar(landing_bars(t.book, t.state, int(step.used)), int(at))
        elif kind == "hex" and decision.ask in ("shift", "capture"):
            used = int(step.used) if step.has("used") else 0
            bar = first_bar(lift_bars(t.book, t.state, used), int(at))
        else:
            return ""
        return reasons.worded(Why(bar)) if bar else ""

    def sprites(self, stage: Stage, now: float) -> None:
        """Knights that may march, and the one that is about to, stand in a ring above what is lit."""
        t, decision = self.table, self.table.targets.decision
        if decision is None or decision.ask not in MARCHING or t.flights.busy:
            return
        paths = [t.book.top.path[str(o.at)] for o in decision.options if o.verb == "march"]
        if decision.ask == "march-to":
            paths = [int(asked(t.book, t.state).path)]
        with clipped(stage.window, t.camera.area):
            for path in paths:
                colour = next(c for c, mine in enumerate(self.raid.knights) if mine >> path & 1)
                x, y = self.drawn.post(path)
                for picture in (self.drawn.ring(), self.drawn.knight(t.state, colour)):
                    at = picture.get_rect(center=(round(x), round(y)))
                    stage.draw(picture, at.topleft)

    # In motion

    def place_of_event(self, event: Event) -> Point | None:
        board, kind = self.table.board, event[0]
        if kind in AT_HEX:
            return board.places.hex(event[AT_HEX[kind]])
        if kind in AT_CORNER:
            return board.house_place(event[AT_CORNER[kind]])
        return self.drawn.post(event[AT_PATH[kind]]) if kind in AT_PATH else None

    def icon_of(self, event: Event) -> str:
        if event[0] == "revealed":
            return str(self.table.book.cards[event[2]].id)
        if event[0] == "colour-die":
            return f"die-{self.directions()[event[2]]}"
        return super().icon_of(event)

    def plays(self, motion: Any, others: Mapping[str, Player]) -> Mapping[str, Player]:
        self.moves = RaidMoves(self, motion)
        return {**super().plays(motion, others), **self.moves.players()}

    def begin(self) -> None:
        super().begin()
        self.moves.begin()

    # The handbook

    @classmethod
    def diagram(cls, diagrams: Diagrams) -> Surface | None:
        """A conquered hex with a building on its side, and knights that outnumber those who hold it."""
        b = diagrams.book
        hexagon = next(h for h in shore(b).hexes if b.top.star and b.top.ring[h] & b.top.coast)
        corner = next(c for c in b.top.corners_of[hexagon] if len(b.top.hexes_at[c]) == 1)
        s = diagrams.built({}, {}, {})
        s.houses[1] |= 1 << corner
        s.built |= 1 << corner
        part = s.parts[NAME]
        assert isinstance(part, BarbarianPart)
        part.there[hexagon] = b.number["conquest"]
        part.conquered, part.fallen = 1 << hexagon, 1 << corner
        paths = b.top.paths_of[hexagon]
        part.knights[0] = mask_of(paths[:3])
        part.knights[1] = 1 << paths[3]
        return diagrams.part_of_map(s, diagrams.h / 3.1, hexagon)
