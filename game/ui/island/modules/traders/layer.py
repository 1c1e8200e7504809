"""Traders & Barbarians on the table: where the wagon may go and for how much, what it carries, its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.engine.asked import asked
from game.engine.decision import END_TURN, Decision, Option
from game.engine.state import Event
from game.rules.island.card_text import describe
from game.rules.island.modules.traders.barbarians import DRAFT
from game.rules.island.modules.traders.layer import EMPTY, NAME, TradersPart, look_at, trade
from game.rules.island.modules.traders.plazas import GOODS
from game.rules.island.modules.traders.wagons import FEED, NEXT_CARD, UPGRADE, way
from game.rules.island.reasons import why_not
from game.rules.island.state import NOBODY, IslandState
from game.ui.games import Thing
from game.ui.hexmap.camera import Point
from game.ui.island.diagrams import Diagrams
from game.ui.island.layer import Numbered
from game.ui.island.map.board import Board
from game.ui.island.map.lights import corner_mark, pale
from game.ui.island.modules.gold import GOLD, GoldLayer
from game.ui.island.modules.traders.moves import TradeMoves
from game.ui.island.modules.traders.scenery import TradeScenery
from game.ui.island.panels.hand import Stack
from game.ui.island.panels.shelf import Good
from game.ui.spots import Spot
from game.ui.stage import Stage
from game.ui.table.layer import Drawn, Player
from game.ui.tooltips import Tip

PAGE = f"scenarios/{NAME}"
BARBARIAN, WARE = "barbarian", "marble"
CARD = "wagon-card"
"""The stack of one's own wagon card, and what is bought on the shelf."""
ROLLING, AMBUSH = "wagon", "ambush"
"""What is asked while the wagon moves, and where a barbarian goes."""
AT_PATH = {"drove": 2, "drive-off": 2, "barbarian": 3}
AT_PLAZA = ("delivered", "loaded")
"""Events that happen somewhere on the map, and which of their details says where."""
RING = 1.7
"""How much larger than at a corner the ring around a wagon is."""


class TradersLayer(GoldLayer):
    picture = "wagon-1"
    scenery = TradeScenery
    tallied: Mapping[str, str] = {"delivered": "wagon-1", "coins": "gold"}
    leaves: Mapping[str, Mapping[str, str]] = {
        "plazas": {"quarry": "tile/quarry", "castle": "tile/trade-castle", "glassworks": "tile/glassworks"},
        "wares": {name: name for name in ("marble", "glass", "tools", "sand")},
        "wagons": {f"wagon-{n}": f"card/wagon-{n}" for n in range(1, 6)},
    }
    part = NAME
    page_of_coins = PAGE

    icons: Mapping[str, str] = {
        **GoldLayer.icons,
        **dict.fromkeys(("drove", "upgraded", "fed", "journey"), "wagon-1"),
        **dict.fromkeys(("barbarian", "drive-off"), BARBARIAN),
        "toll": GOLD,
        "void": "roll",
    }
    verbs: Mapping[str, str] = {
        **GoldLayer.verbs,
        **dict.fromkeys(("barbarian", AMBUSH, "drive-off", "chase"), BARBARIAN),
        FEED.verb: "grain",
        "go": "wagon-1",
    }
    open_verbs = (*GoldLayer.open_verbs, "go", "drive-off", "barbarian", AMBUSH, "chase", "leave")
    kinds = (BARBARIAN,)
    sounds: Mapping[str, str] = {"upgraded": "house", "void": "refuse"}
    asks_places = (ROLLING, "barbarian", AMBUSH)
    without = ("longest-road",)
    categories: Mapping[str, str] = {GOODS: WARE}
    lesson_spots: Mapping[str, str] = {**GoldLayer.lesson_spots, "wagon-card": f"shelf {CARD}"}

    follows = frozenset([DRAFT, AMBUSH, "ambush-rob"])
    small = frozenset(["drove", "fed", "void"])
    minor = GoldLayer.minor | {"toll", "void", "loaded"}

    @property
    def trading(self) -> TradersPart:
        return look_at(self.table.state)

    @property
    def drawn(self) -> TradeScenery:
        return next(each for each in self.table.board.scenery if isinstance(each, TradeScenery))

    def lessons(self, decision: Decision) -> Sequence[str]:
        verbs = {option.verb for option in decision.options}
        if decision.ask == ROLLING:
            own = self.trading.carries[decision.seat] != EMPTY
            return [*(["drive-off"] if "drive-off" in verbs else []), *(["delivery"] if own else []), ROLLING]
        if decision.ask in (BARBARIAN, AMBUSH, "ambush-rob"):
            return ["ambush"]
        found = ["wagon-card"] if UPGRADE.verb in verbs else []
        found += ["coins"] if "coin-buy" in verbs and decision.ask == "act" else []
        return [*found, NAME] if decision.ask in ("start", "act") else found

    def closing(self, option: Option) -> str:
        """After building, the turn goes on with the wagon."""
        decision = self.table.targets.decision
        rolls = option.verb == END_TURN and decision is not None and decision.ask == "act"
        return self.table.kit.say("traders.to-wagon") if rolls else ""

    # Wagon cards

    def face_of(self, level: int) -> str:
        """A card by its own picture, or the last one's that there is."""
        entry = trade(self.table.book).wagons[level]
        return f"cards/{entry.id}" if self.table.kit.art.has(f"cards/{entry.id}") else "cards/wagon-5"

    def icon_of_card(self, level: int) -> str:
        name = trade(self.table.book).wagons[level].id
        return name if self.table.kit.art.has(f"icons/{name}") else "wagon-5"

    def card_tip(self, level: int) -> Tip:
        t = self.table
        entry = trade(t.book).wagons[level]
        lines = describe(t.session.library, t.kit.say.lang, entry)
        title, note = t.voice.words.name("wagons", entry.id), t.kit.how("tip.enlarge")
        return Tip(title=title, lines=tuple(lines), icon=self.icon_of_card(level), page=PAGE, note=note)

    def seat_figures(self, seat: int) -> Numbered:
        part = self.trading
        return [(self.icon_of_card(part.levels[seat]), part.delivered[seat]), *super().seat_figures(seat)]

    def seat_lines(self, seat: int) -> Sequence[str]:
        t, part = self.table, self.trading
        name = t.voice.words.name("wagons", trade(t.book).wagons[part.levels[seat]].id)
        lines = [t.kit.say("traders.seat", wagon=name, n=part.delivered[seat])]
        return [*lines, self._load(seat), *super().seat_lines(seat)]

    def _load(self, seat: int) -> str:
        t, ware = self.table, self.trading.carries[seat]
        if ware == EMPTY:
            return t.kit.say("traders.empty")
        entry = trade(t.book).wares[ware]
        words = t.voice.words
        return t.kit.say(
            "traders.carries", ware=words.name("wares", entry.id), plaza=words.name("plazas", entry.to)
        )

    def stacks(self) -> Sequence[Stack]:
        """One's own wagon card lies beside the hand."""
        t = self.table
        level = self.trading.levels[t.hand_seat]
        tip = partial(self.card_tip, level)
        look = partial(t.enlarge, self.face_of(level), tip)
        return [*super().stacks(), Stack(CARD, self.face_of(level), 1, None, tip=tip, right=look)]

    def goods(self) -> Sequence[Good]:
        """The next card of the wagon; there is none after the last."""
        t, wagons = self.table, trade(self.table.book).wagons
        seat = t.hand_seat if t.hand_seat >= 0 else max(0, t.asked)
        level = self.trading.levels[seat]
        left, price = len(wagons) - 1 - level, list[tuple[str, int, int]]()
        if left:
            hand = t.state.hand[seat] if t.hand_seat >= 0 else [0] * len(t.book.resources)
            paid = t.book.rules["price"](t.book, t.state, seat, NEXT_CARD)
            price = [(t.book.resources[kind], n, hand[kind]) for kind, n in paid]
        icon = self.icon_of_card(min(level + 1, len(wagons) - 1))
        return [Good(CARD, icon, UPGRADE.verb, price, left, partial(self._upgrade_tip, seat))]

    def _upgrade_tip(self, seat: int, option: Option | None) -> Tip:
        t, level = self.table, self.trading.levels[seat]
        tip = replace(self.card_tip(min(level + 1, len(trade(t.book).wagons) - 1)), note="")
        if option:
            return t.tooltips.choice(option, tip)
        return replace(tip, why_not=t.tooltips.reasons.option(UPGRADE.verb))

    def faces(self) -> Sequence[str]:
        return [self.face_of(level) for level in range(1, len(trade(self.table.book).wagons))]

    def holdings(self, s: IslandState, seat: int) -> Mapping[str, int]:
        part = look_at(s)
        more = {"wagon-points": part.points if part.moving and s.active == seat else 0}
        return {**super().holdings(s, seat), **more, "deliveries": part.delivered[seat]}

    def thing(self, category: str, what: str) -> Thing | None:
        t = self.table
        if category != GOODS:
            return None
        if what in t.book.library.entries["wagons"]:
            return Thing(what, t.voice.words.name("wagons", what))
        return Thing(WARE, t.voice.phrase(f"score.{what}"))

    # On the map

    def place(self, option: Option) -> Point | None:
        """A barbarian that may be driven off."""
        return self.drawn.barbarian_place(self.table.book.top.path[str(option.at)])

    def tag(self, option: Option) -> Numbered:
        """What a path costs, the toll, and the points that are left then."""
        t = self.table
        if option.verb != "go":
            return ()
        points, owner = way(t.book, t.state, t.asked, t.book.top.path[str(option.at)])
        cost: list[tuple[str, int]] = [("arrow-right", points), ("", self.trading.points - points)]
        return [*cost, (GOLD, t.book.number["toll"])] if owner != NOBODY else cost

    def ghost(self, option: Option) -> list[Drawn]:
        t, drawn = self.table, self.drawn
        if option.verb == "go":
            corner = sum(t.book.top.ends[t.book.top.path[str(option.at)]]) - self.trading.wagons[t.asked]
            at = drawn.standing(t.state, corner, t.asked, [t.asked])
            return [pale(drawn.wagon(t.asked, self.trading.carries[t.asked]), *at)]
        if option.verb == AMBUSH:
            return [pale(drawn.barbarian(), *drawn.barbarian_place(t.book.top.path[str(option.at)]))]
        return []

    def map_spots(self) -> Sequence[Spot]:
        """Wagons, barbarians and stacks can be pointed at wherever they are."""
        t, drawn, part = self.table, self.drawn, self.trading
        made = [
            self._spot(f"raider {path}", drawn.barbarian_place(path), 0.4, partial(self._barbarian_tip, path))
            for path in part.barbarians
        ]
        for plaza in range(len(part.stacks)):
            tip = partial(self._stack_tip, plaza)
            made.append(self._spot(f"wares {plaza}", drawn.stack_place(plaza), 0.36, tip))
        for seat, corner in enumerate(part.wagons):
            if corner != NOBODY:
                tip = partial(self._wagon_tip, seat)
                look = partial(t.enlarge, self.face_of(part.levels[seat]), tip)
                spot = self._spot(f"wagon {seat}", drawn.wagon_place(t.state, seat), 0.4, tip)
                made.append(Spot(spot.name, spot.rect, None, tip, right=look))
        return made

    def _spot(self, name: str, at: Point, size: float, tip: Any) -> Spot:
        side = round(self.drawn.size * size)
        return Spot(name, Rect(round(at[0]) - side // 2, round(at[1]) - side // 2, side, side), None, tip)

    def _wagon_tip(self, seat: int) -> Tip:
        t = self.table
        level = self.trading.levels[seat]
        tip = self.card_tip(level)
        title = t.kit.say("traders.wagon", who=t.voice.player(seat), wagon=tip.title)
        return replace(tip, title=title, lines=(self._load(seat), *tip.lines))

    def _barbarian_tip(self, path: int) -> Tip:
        t = self.table
        lines = (t.figures().filled(t.kit.say("traders.barbarian-about")),)
        return Tip(title=t.kit.say("traders.barbarian"), lines=lines, icon=BARBARIAN, page=PAGE)

    def _stack_tip(self, plaza: int) -> Tip:
        t, words = self.table, self.table.voice.words
        known, stack = trade(t.book), self.trading.stacks[plaza]
        lines = [
            t.kit.say("traders.left", ware=words.name("wares", known.wares[ware].id), n=n)
            for ware, n in enumerate(stack)
            if known.plazas[plaza].wares.get(known.wares[ware].id)
        ]
        title = t.kit.say("traders.stack", plaza=words.name("plazas", known.plazas[plaza].id))
        return Tip(title=title, lines=tuple(lines), icon=WARE, page=PAGE)

    def tip_of(self, kind: str, at: int) -> Tip | None:
        """A plaza is no place to build."""
        t = self.table
        if kind != "corner" or at not in trade(t.book).plaza_at:
            return None
        plaza = trade(t.book).plaza_at[at]
        name = t.voice.words.name("plazas", trade(t.book).plazas[plaza].id)
        return Tip(
            title=t.kit.say("traders.plaza", plaza=name),
            lines=tuple(self._wanted(plaza)),
            icon=WARE,
            page=PAGE,
        )

    def _wanted(self, plaza: int) -> list[str]:
        """What is brought there, and what is fetched."""
        t, known, words = self.table, trade(self.table.book), self.table.voice.words
        brought = [ware.id for ware, goal in zip(known.wares, known.goals, strict=True) if goal == plaza]
        lists = {"wanted": brought, "fetched": list(known.plazas[plaza].wares)}
        return [
            t.kit.say(f"traders.{key}", wares=words.listed([words.name("wares", id_) for id_ in ids]))
            for key, ids in lists.items()
            if ids
        ]

    def lines_of(self, kind: str, at: int) -> Sequence[str]:
        t, part = self.table, self.trading
        if kind == "hex" and at in trade(t.book).hexes:
            return self._wanted(trade(t.book).hexes.index(at))
        if kind == "corner":
            there = [seat for seat, corner in enumerate(part.wagons) if corner == at]
            return [f"{self._wagon_tip(seat).title}. {self._load(seat)}" for seat in there]
        if kind != "edge":
            return ()
        if trade(t.book).sea >> at & 1:
            return [t.voice.phrase("bar.sea-side") + "."]
        lines = [t.kit.say("traders.barbarian-here")] if at in part.barbarians else []
        if t.targets.decision is not None and t.targets.decision.ask == ROLLING:
            points, owner = way(t.book, t.state, t.asked, at)
            lines.append(t.kit.say("traders.points", n=points))
            if owner != NOBODY:
                toll = t.book.number["toll"]
                lines.append(t.kit.say("traders.toll", who=t.voice.player(owner), n=toll))
        return lines

    def why_not(self, kind: str, at: int | str) -> str:
        t = self.table
        decision = t.targets.decision
        verbs = {ROLLING: "go", "barbarian": "barbarian", AMBUSH: AMBUSH}
        if kind != "edge" or decision is None or decision.ask not in verbs:
            return ""
        other = Option(verbs[decision.ask], "edge", at)
        return t.tooltips.reasons.worded(why_not(t.book, t.state, decision.seat, other))

    def tip_for(self, option: Option) -> Tip | None:
        t, say = self.table, self.table.kit.say
        if option.verb == FEED.verb:
            lines = (t.figures().filled(say("traders.feed")),)
            return t.tooltips.choice(option, Tip(lines=lines, icon="grain", page=PAGE))
        if option.verb == "drive-off":
            rolls = trade(t.book).wagons[self.trading.levels[t.asked]].drives_off
            lines = (say("traders.drive-off", rolls=", ".join(map(str, rolls))),)
            return t.tooltips.choice(option, Tip(lines=lines, icon=BARBARIAN, page=PAGE))
        if option.verb == "chase":
            price = say("token.price", n=t.book.number["chase-price"])
            about = Tip(lines=(say("token.chase"), price), icon="trade-token", page=PAGE)
            return t.tooltips.choice(option, about)
        return None

    def sprites(self, stage: Stage, now: float) -> None:
        """A ring around the wagon that is about to move, or the barbarian that is being moved."""
        t = self.table
        decision = t.targets.decision
        if decision is None or decision.ask not in (ROLLING, AMBUSH) or t.flights.busy:
            return
        drawn, seat = self.drawn, decision.seat
        if decision.ask == ROLLING:
            piece, at = drawn.wagon(seat, self.trading.carries[seat]), drawn.wagon_place(t.state, seat)
        else:
            piece, at = drawn.barbarian(), drawn.barbarian_place(int(asked(t.book, t.state).path))
        for picture in (corner_mark(t.kit, round(drawn.size * RING)), piece):
            box = picture.get_rect(center=(round(at[0]), round(at[1])))
            stage.draw(picture, box.topleft)

    # In motion

    def place_of_event(self, event: Event) -> Point | None:
        if event[0] in AT_PATH:
            return self.drawn.places.path(event[AT_PATH[event[0]]])
        if event[0] in AT_PLAZA:
            return self.drawn.places.hex(trade(self.table.book).hexes[event[3]])
        return None

    def option_icon(self, option: Option) -> str:
        """One's own wagon, as its card shows it."""
        return self.icon_of_card(self.trading.levels[self.table.asked]) if option.verb == "go" else ""

    def icon_of(self, event: Event) -> str:
        if event[0] in AT_PLAZA:
            return str(trade(self.table.book).wares[event[2]].id)
        if event[0] == "upgraded":
            return self.icon_of_card(event[2])
        return super().icon_of(event)

    def plays(self, motion: Any, others: Mapping[str, Player]) -> Mapping[str, Player]:
        return {**super().plays(motion, others), **TradeMoves(self, motion).players()}

    # The handbook

    @classmethod
    def diagram(cls, diagrams: Diagrams) -> Surface | None:
        """A wagon on a plaza, and what each way from there takes: an own road, another's, a barbarian."""
        b = diagrams.book
        known, top = trade(b), b.top
        plaza, (h, corner) = 0, (known.hexes[0], known.corners[0])
        inner = top.paths_at[corner]
        s = diagrams.built({}, {}, {})
        for colour, path in enumerate(inner[:2]):
            diagrams.lay_road(s, colour, path)
            s.taken |= 1 << path
        part = s.parts[NAME]
        assert isinstance(part, TradersPart)
        part.wagons = [corner, *[NOBODY] * (len(part.wagons) - 1)]
        part.carries[0] = next(
            w for w, ware in enumerate(known.wares) if ware.id in known.plazas[plaza].wares
        )
        part.barbarians = [inner[2], *part.barbarians[1:]]

        def prices(picture: Surface, board: Board) -> None:
            """At the ends of the paths, where nothing stands."""
            side = round(board.camera.size * 0.26)
            for path in inner:
                points, owner = way(b, s, 0, path)
                x, y = board.places.corner(top.ends[path][0])
                diagrams.figure(picture, str(points), (x, y), board.camera.size * 0.17)
                if owner != NOBODY:
                    diagrams.put_icons(picture, [GOLD], round(x + side * 0.7), round(y), side)

        return diagrams.part_of_map(s, diagrams.h / 3.1, h, prices)
