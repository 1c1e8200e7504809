"""Fishermen on the table: fish drawn from the water, what they buy, and the old boot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import msgspec.structs
from pygame import Rect, Surface

from game.engine.decision import Decision, Option
from game.engine.state import Event
from game.rules.island.book import IslandBook
from game.rules.island.content import GroundEntry, PurchaseEntry
from game.rules.island.modules.fishermen.layer import (
    BOOT,
    NAME,
    FishPart,
    fish_of,
    kinds_of_fish,
    look_at,
)
from game.rules.island.modules.fishermen.waters import LAKE, shores
from game.rules.island.state import IslandState
from game.ui.hexmap.camera import Point
from game.ui.island.diagrams import ZOOM, Diagrams
from game.ui.island.layer import IslandLayer, Numbered
from game.ui.island.map.board import Board
from game.ui.island.map.pieces import DICE_SUMS, pips
from game.ui.island.modules.fishermen.market import BOUGHT, FISH, Market, fish_icon
from game.ui.island.modules.fishermen.scenery import WaterScenery
from game.ui.island.panels.desk_rows import Row
from game.ui.island.panels.hand import Stack
from game.ui.scenes.handbook import heading
from game.ui.scenes.page import Line
from game.ui.spots import Spot
from game.ui.table.flights import Flight, arc
from game.ui.table.layer import Player
from game.ui.tooltips import Tip

PAGE = f"scenarios/{NAME}"
CATCH = 0.75
"""Seconds for a fish from the water to a hand."""


class FishLayer(IslandLayer):
    picture = FISH
    scenery = WaterScenery
    tallied: Mapping[str, str] = {"fish": "fish"}
    leaves: Mapping[str, Mapping[str, str]] = {
        "fish": {"one-fish": "fish-1", "two-fish": "fish-2", "three-fish": "fish-3", "boot": "boot"},
        "purchases": BOUGHT,
    }

    icons: Mapping[str, str] = {
        **dict.fromkeys(("fish", "fish-short", "fish-spent", "fish-bought"), FISH),
        **dict.fromkeys(("boot", "boot-passed"), BOOT),
    }
    verbs: Mapping[str, str] = {
        **dict.fromkeys(("fish", "pay", "exchange"), FISH),
        "keep": "decline",
        "pass-boot": BOOT,
    }
    sounds: Mapping[str, str] = {"boot": "refuse", "boot-passed": "refuse", "fish-short": "refuse"}
    open_verbs = ("pass-boot", "keep")
    seat_verbs = ("pass-boot",)
    on_desk = ("fish-pay",)
    follows = frozenset(["fish-pay", "fish-rob"])
    victims: Mapping[str, int] = {"boot-passed": 2}
    untold = frozenset(["fish-spent"])
    minor = frozenset(["fish-spent", "fish-bought"])
    lesson_spots: Mapping[str, str] = {"fish-buy": "desk", "fish-pay": "desk", "fish-exchange": "hand"}

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.market = Market(table)

    @property
    def fish(self) -> FishPart:
        return look_at(self.table.state)

    @property
    def waters(self) -> WaterScenery:
        return next(each for each in self.table.board.scenery if isinstance(each, WaterScenery))

    def lessons(self, decision: Decision) -> Sequence[str]:
        verbs = {option.verb for option in decision.options}
        found = [decision.ask] if decision.ask in ("fish-pay", "fish-exchange") else []
        found += ["boot"] if self.fish.boot == decision.seat and decision.ask == "act" else []
        found += ["fish-buy"] if "fish" in verbs else []
        return [*found, NAME] if decision.ask in ("start", "act") else found

    # Around the map

    def seat_figures(self, seat: int) -> Numbered:
        count = self.fish.count
        return [(FISH, count[seat] if count else 0)]

    def seat_lines(self, seat: int) -> Sequence[str]:
        t, say, part = self.table, self.table.kit.say, self.fish
        lines = [say("seat.fish", n=part.count[seat] if part.count else 0)]
        if part.boot == seat:
            lines.append(say("seat.boot", n=t.book.rules["target"](t.book, t.state, seat)))
        return lines

    def mark(self, seat: int) -> str:
        return BOOT if self.fish.boot == seat else ""

    def is_told(self, event: Event) -> bool:
        """That the robber goes is told of him."""
        return bool(event[0] == "fish-bought" and event[2] == "away")

    def bank_figures(self) -> Numbered:
        return [(FISH, self.fish.left)]

    def stacks(self) -> Sequence[Stack]:
        """The own tokens, whose values nobody else knows."""
        t, part = self.table, self.fish
        held = part.tokens[t.hand_seat] if part.tokens else []
        found = []
        for kind, n in enumerate(held):
            if n:
                entry = kinds_of_fish(t.book)[kind]
                option = t.targets.at("fish", entry.id)
                tip, face = partial(self._token_tip, entry.id, option), f"icons/{fish_icon(t.book, kind)}"
                found.append(Stack(f"fish {entry.id}", face, n, option, token=True, tip=tip))
        return found

    def _token_tip(self, name: str, option: Option | None) -> Tip:
        t = self.table
        entry = t.session.library.entries["fish"][name]
        total = t.kit.say("fish.total", n=fish_of(t.book, t.state, t.hand_seat))
        lines = (*t.tooltips.rule(entry), total)
        tip = Tip(title=t.voice.words.name("fish", name), lines=lines, icon=FISH, page=PAGE)
        return t.tooltips.choice(option, tip) if option else tip

    def spot_of(self, option: Option) -> str:
        return f"fish {option.at}" if option.kind == "fish" else ""

    def option_icon(self, option: Option) -> str:
        if option.kind == "fish":
            kind = [entry.id for entry in kinds_of_fish(self.table.book)].index(str(option.at))
            return fish_icon(self.table.book, kind)
        return BOUGHT[str(option.at)] if option.kind == "purchase" else ""

    def rows(self, decision: Decision, rows: list[Row]) -> list[Row]:
        return self.market.rows(decision, rows)

    def tip_for(self, option: Option) -> Tip | None:
        return self.market.tip(str(option.at), option) if option.kind == "purchase" else None

    def why_not(self, kind: str, at: int | str) -> str:
        """Who may not get the boot, while it could be passed on."""
        t = self.table
        if kind != "seat" or not any(o.verb == "pass-boot" for o in t.targets.of("seat")):
            return ""
        return t.tooltips.reasons.option("pass-boot", "seat", at)

    def holdings(self, s: IslandState, seat: int) -> Mapping[str, int]:
        return {"fish": fish_of(self.table.book, s, seat) if look_at(s).tokens else 0}

    def update(self) -> None:
        self.market.go_on()

    # On the map

    def map_spots(self) -> Sequence[Spot]:
        """Every fishing ground tells what it is."""
        made = []
        r = round(self.waters.size * 0.3)
        for n, (ground, roll) in enumerate(zip(self.waters.grounds, self.fish.grounds, strict=True)):
            if roll:
                x, y = self.waters.ground_place(ground)
                rect = Rect(round(x) - r, round(y) - r, 2 * r, 2 * r)
                made.append(Spot(f"ground {n}", rect, tip=partial(self._ground_tip, n, roll)))
        return made

    def _ground_tip(self, n: int, roll: int) -> Tip:
        t, say = self.table, self.table.kit.say
        entry = list(t.session.library.of("grounds", GroundEntry).values())[n]
        lines = [
            *t.tooltips.rule(msgspec.structs.replace(entry, roll=roll)),
            say("hex.chance", n=pips(roll), of=DICE_SUMS),
        ]
        built = [t.voice.player(c) for c in range(t.state.seats) if t.state.houses[c] & shores(t.book)[n]]
        if built:
            lines.append(say("harbour.owners", who=t.voice.words.listed(built)))
        return Tip(title=say("fish.ground", n=roll), lines=tuple(lines), icon=FISH, page=PAGE)

    def lines_of(self, kind: str, at: int) -> Sequence[str]:
        t, say, b = self.table, self.table.kit.say, self.table.book
        rolls = b.terrains[t.state.terrain[at]].fish if kind == "hex" else ()
        if rolls:
            return [say("hex.chance", n=sum(map(pips, rolls)), of=DICE_SUMS)]
        caught = self._rolls_at(at) if kind == "corner" else ()
        return [say("fish.corner", n=sum(map(pips, caught)), of=DICE_SUMS)] if caught else ()

    def _rolls_at(self, corner: int) -> Sequence[int]:
        """The numbers on which a building there draws fish."""
        b, s = self.table.book, self.table.state
        lake = [roll for h in b.top.hexes_at[corner] for roll in b.terrains[s.terrain[h]].fish]
        grounds = zip(self.fish.grounds, shores(b), strict=True)
        return [*lake, *(roll for roll, shore in grounds if roll and shore >> corner & 1)]

    # In motion

    def place_of_event(self, event: Event) -> Point | None:
        return self.table.board.places.corner(event[2]) if event[0] == "fish" else None

    def plays(self, motion: Any, others: Mapping[str, Player]) -> Mapping[str, Player]:
        return {
            "fish": partial(self._caught, motion),
            "fish-spent": partial(self._spent, motion),
            "boot": partial(self._boot, motion),
            "boot-passed": partial(self._passed, motion),
        }

    def begin(self) -> None:
        self._drawn: list[int] | None = None

    def _caught(self, motion: Any, seat: int, corner: int) -> None:
        """From the water to the hand: face up only for whoever may see it."""
        t = self.table
        icon = FISH
        if seat == t.hand_seat:
            new = self._new_tokens(motion, seat)
            icon = fish_icon(t.book, new.pop(0)) if new else FISH
        picture = t.kit.art.picture(f"icons/{icon}", t.kit.u(34))
        way = arc(self._water(corner), motion.seat(seat), t.kit.u(70))
        motion.fly(Flight(picture, 0, CATCH, way, begin=partial(t.sound, "wave")), 0.3)

    def _new_tokens(self, motion: Any, seat: int) -> list[int]:
        """The kinds of the tokens that the own seat draws in what is being shown."""
        if self._drawn is None:
            before = look_at(motion.happened.before).tokens[seat]
            after = look_at(motion.happened.after).tokens[seat]
            pairs = enumerate(zip(before, after, strict=True))
            self._drawn = [kind for kind, (old, new) in pairs for _ in range(new - old)]
        return self._drawn

    def _water(self, corner: int) -> Point:
        """Where a building there fishes, by the number of this turn if it says so."""
        t, b, s = self.table, self.table.book, self.table.state
        lakes = [h for h in b.top.hexes_at[corner] if s.terrain[h] == b.terrain[LAKE]]
        grounds = zip(self.fish.grounds, shores(b), self.waters.grounds, strict=True)
        near = [(roll, ground) for roll, shore, ground in grounds if roll and shore >> corner & 1]
        fitting = [ground for roll, ground in near if roll == s.rolled] or [ground for _, ground in near]
        if lakes and (not near or s.rolled in b.terrains[b.terrain[LAKE]].fish):
            return t.board.places.hex(lakes[0])
        return self.waters.ground_place(fitting[0]) if fitting else t.board.places.corner(corner)

    def _spent(self, motion: Any, seat: int, kind: int) -> None:
        icon = fish_icon(self.table.book, kind)
        motion.carry([icon], motion.seat(seat), motion.at_bank(FISH), "card-take")

    def _boot(self, motion: Any, seat: int) -> None:
        motion.carry([BOOT], motion.at_bank(FISH), self.table.place_of(f"seat {seat}"), "wave")

    def _passed(self, motion: Any, seat: int, other: int) -> None:
        t = self.table
        motion.carry([BOOT], t.place_of(f"seat {seat}"), t.place_of(f"seat {other}"), "card-take")

    # The handbook

    @classmethod
    def page(cls, name: str, writer: Any) -> list[Line]:
        """What fish buy, with the prices of the content."""
        lines = [heading(writer.title("purchases"))]
        for entry in writer.library.of("purchases", PurchaseEntry).values():
            told = " ".join([f"{writer.name('purchases', entry.id)}.", *writer.describe(entry)])
            lines.append(Line(told, "text", 16, gap=5, icon=BOUGHT[entry.id]))
        return lines

    @classmethod
    def diagram(cls, diagrams: Diagrams) -> Surface | None:
        """A settlement and a city at a fishing ground, and what they draw."""
        b = diagrams.book
        n = next(n for n, roll in enumerate(look_at(diagrams.start).grounds) if roll)
        one, tip, other = _along(b, n)
        s = diagrams.built({}, {}, {})
        s.houses[0], s.houses[1] = 1 << one, 1 << other
        s.cities[1] = 1 << other

        def draws(picture: Surface, board: Board) -> None:
            side = round(board.camera.size * 0.42)
            for corner, name in ((one, "fish-settlement"), (other, "fish-city")):
                x, y = board.places.corner(corner)
                count = b.number[name]
                diagrams.put_icons(
                    picture, [FISH] * count, round(x - side * count / 2), round(y + side), side
                )

        return diagrams.part_of_map(s, diagrams.h / ZOOM, b.top.hexes_at[tip][0], draws, diagrams.h / 5)


def _along(b: IslandBook, n: int) -> tuple[int, int, int]:
    """The corners of a fishing ground along the coast."""
    entry = list(b.library.of("grounds", GroundEntry).values())[n]
    (a, c), (d, e) = (b.top.ends[b.top.path[name]] for name in entry.paths)
    tip = a if a in (d, e) else c
    return a + c - tip, tip, d + e - tip
