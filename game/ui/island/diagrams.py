"""Diagrams of the handbook, drawn from what lies on the table.

Parts of a map with pieces on it, and sheets that tell what costs, brings or counts how much.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.rules.island.book import IslandBook
from game.rules.island.roads import trail_of
from game.rules.island.state import IslandState
from game.rules.island.topology import bits
from game.ui.hexmap.camera import Point
from game.ui.island.icons import LANDMARKS, PIECES, card_face, event_face
from game.ui.island.map.board import Board
from game.ui.island.map.lights import corner_mark
from game.ui.island.map.scenery import Scenery
from game.ui.kit import Kit
from game.ui.palette import FADED, INK, LIVERIES, LOSS, PARCHMENT, SEA_LIGHT, WHITE, mix
from game.ui.scenes.example import framed

N, NE, SE, S, SW, NW = range(6)
"""Corners of a hex."""
MINE, THEIRS = 0, 1
ZOOM = 3.1
"""So many radii of a hex are as high as a picture; the same for all, so that landscapes are drawn once."""


class Entry(NamedTuple):
    """A row of a sheet: pictures, an arrow if something comes of them, and what."""

    icons: Sequence[str]
    result: Sequence[str] = ()
    text: str = ""


class Diagrams:
    def __init__(
        self,
        kit: Kit,
        book: IslandBook,
        start: IslandState,
        side: int,
        scenery: Sequence[type[Scenery]] = (),
    ) -> None:
        """`start` is a board on which nobody has built; `side` the height of a picture."""
        self.kit, self.book, self.start, self.scenery = kit, book, start, scenery
        self.w, self.h = side * 3 // 2, side

    def draw(self, name: str) -> Surface | None:
        made = SCENES.get(name)
        return made(self) if made else None

    # Parts of a map

    def whole(self) -> Surface:
        return self.part_of_map(self.start, self.h / 9.6)

    def production(self) -> Surface:
        """A settlement and a city beside the same hex, and what they get."""
        h = self._hex(lambda roll: roll in (6, 8))
        s = self.built({MINE: [(h, NW)], THEIRS: [(h, SE)]}, {}, {THEIRS: [(h, SE)]})
        gives = self.book.resources[self.book.gives[s.terrain[h]]]

        def pays(picture: Surface, board: Board) -> None:
            for corner, piece in ((NW, "settlement"), (SE, "city")):
                x, y = board.places.corner(self.book.top.corners_of[h][corner])
                away = -1 if corner == NW else 1
                n = self.book.pieces[piece].gets
                self.put_cards(picture, [f"cards/{gives}"] * n, (x + away * self.h * 0.27, y))

        return self.part_of_map(s, self.h / ZOOM, h, pays)

    def seven(self) -> Surface:
        h = self._hex(lambda roll: roll in (6, 8))
        s = self.built({THEIRS: [(h, NE), (h, SW)]}, {}, {})
        s.robber = h
        return self.part_of_map(s, self.h / ZOOM, h)

    def building(self) -> Surface:
        """Where a road may lead to a settlement, and where a building is too near."""
        h = self._inner()
        s = self.built({MINE: [(h, NW)]}, {MINE: [(h, NW, N), (h, N, NE)]}, {})
        top = self.book.top
        own = top.corners_of[h][NW]

        def marks(picture: Surface, board: Board) -> None:
            size = round(board.camera.size)
            lit = corner_mark(self.kit, size)
            x, y = board.places.corner(top.corners_of[h][NE])
            picture.blit(lit, lit.get_rect(center=(round(x), round(y))))
            for _, near in top.steps[own]:
                self._cross(picture, board.places.corner(near), size * 0.16)

        return self.part_of_map(s, self.h / ZOOM, h, marks)

    def road(self) -> Surface:
        """A longest road with a branch that does not count."""
        h = self._inner()
        around = [(h, a, (a + 1) % 6) for a in (NW, N, NE, SE, S)]
        s = self.built({MINE: [(h, NW)]}, {MINE: around}, {})
        branch = next(p for p, _ in self._ways(h, SE) if p not in self._paths(around))
        self.lay_road(s, MINE, branch)
        s.longest = MINE
        long = len(trail_of(self.book, s, MINE))

        def tells(picture: Surface, board: Board) -> None:
            x, y = board.places.hex(h)
            self.figure(picture, str(long), (x, y), board.camera.size * 0.36)

        return self.part_of_map(s, self.h / ZOOM, h, tells)

    def spared(self) -> Surface:
        """The robber stays away from somebody who has only begun."""
        h = self._inner()
        s = self.built({MINE: [(h, N)]}, {MINE: [(h, N, NE)]}, {})
        beside = self.book.top.hexes_at[self.book.top.corners_of[h][N]]
        s.robber = next(bit for bit in bits(self.book.top.beside[h]) if bit not in beside)

        def marks(picture: Surface, board: Board) -> None:
            for near in beside:
                self._cross(picture, board.places.hex(near), board.camera.size * 0.36)

        return self.part_of_map(s, self.h / ZOOM, h, marks, self.h / 5)

    def harbour(self) -> Surface:
        path, _ = self.start.jetties[0]
        (h,) = self.book.top.hexes_by[path]
        s = self.built({}, {}, {})
        one, other = self.book.top.ends[path]
        s.houses[MINE] = 1 << one
        s.houses[THEIRS] = s.cities[THEIRS] = 1 << other

        def counts(picture: Surface, board: Board) -> None:
            for corner, name, away in ((one, "harbour-settlement", -1), (other, "harbour-city", 1)):
                x, y = board.places.corner(corner)
                at = (x + away * self.h * 0.17, y)
                self.figure(picture, str(self.book.number[name]), at, self.h * 0.075)

        return self.part_of_map(s, self.h / ZOOM, h, counts, self.h / 5)

    def neutral(self) -> Surface:
        """The neutral colours at the beginning of a game for two."""
        s = self.built({}, {}, {})
        s.colours = s.seats + 2
        while len(s.houses) < s.colours:
            for masks in (s.roads, s.houses, s.cities):
                masks.append(0)
        corners = self.book.top.corners_of
        s.houses[s.seats] = 1 << corners[1][S]
        s.houses[s.seats + 1] = 1 << corners[13][SE]
        return self.part_of_map(s, self.h / 6.6)

    # Sheets

    def aim(self) -> Surface:
        b = self.book
        pieces = [Entry([PIECES[name]], text=str(b.pieces[name].points)) for name in ("settlement", "city")]
        awards = [Entry([name], text=str(b.awards[name].points)) for name in ("longest-road", "largest-army")]
        worth = max((card.points for card in b.cards), default=0)
        return self.sheet([*pieces, *awards, Entry(["victory-point"], text=str(worth))])

    def turn(self) -> Surface:
        return self.sheet(
            [
                Entry(["development"], ["roll"]),
                Entry(["roll"], self.book.resources[:3]),
                Entry(["trade", "bank"], self.book.resources[3:]),
                Entry(["hand"], ["road", "settlement", "city"]),
                Entry(["end-turn"]),
            ]
        )

    def prices(self) -> Surface:
        rows = []
        for name in ("road", "settlement", "city", "card"):
            price = self.book.pieces[name].price
            icons = [kind for kind in self.book.resources for _ in range(price.get(kind, 0))]
            rows.append(Entry(icons, [PIECES[name]]))
        return self.sheet(rows)

    def trade(self) -> Surface:
        b, kind = self.book, self.book.resources[0]
        rates = {b.number["bank-rate"], *(harbour.rate for harbour in b.harbours)}
        return self.sheet([Entry([kind] * rate, ["any"]) for rate in sorted(rates, reverse=True)])

    def cards(self) -> Surface:
        faces = [card_face(card) for card in self.book.cards if not card.points]
        return self._fan([*faces, f"cards/{LANDMARKS[0]}"])

    def knights(self) -> Surface:
        return self._fan(["cards/knight"] * self.book.awards["largest-army"].least)

    def events(self) -> Surface:
        return self._fan([event_face(name) for name in ("tournament", "earthquake", "calm-sea")])

    # How they are drawn

    def part_of_map(
        self,
        s: IslandState,
        size: float,
        middle: int = -1,
        more: Callable[[Surface, Board], None] | None = None,
        lower: float = 0,
    ) -> Surface:
        """What a window onto a board would show, a hex in its middle or so much lower."""
        picture = Surface((self.w, self.h))
        picture.fill(SEA_LIGHT)
        area = Rect(0, 0, self.w, self.h)
        board = Board(self.kit, self.book, LIVERIES[: s.seats], area, self.scenery)
        board.camera.size = float(max(8, int(size)))
        board.camera.x, board.camera.y = self.w / 2, self.h / 2
        if middle >= 0:
            x, y = board.places.hex(middle)
            board.camera.x, board.camera.y = self.w - x, self.h - y + lower
        board.paint(picture, s)
        if more:
            more(picture, board)
        return framed(self.kit, picture)

    def sheet(self, rows: Sequence[Entry]) -> Surface:
        picture = Surface((self.w, self.h))
        picture.fill(mix(PARCHMENT, WHITE, 0.35))
        pad = self.h // 16
        step = (self.h - 2 * pad) // len(rows)
        longest = max(len(row.icons) + len(row.result) + bool(row.result or row.text) for row in rows)
        side = min(step - self.kit.u(4), self.h // 5, (self.w - 6 * pad) // (longest + 1))
        for n, row in enumerate(rows):
            y = pad + n * step + step // 2
            x = self.put_icons(picture, row.icons, pad * 2, y, side)
            if row.result:
                x = self.put_icons(picture, ["arrow-right"], x + side // 4, y, side * 3 // 4)
                self.put_icons(picture, row.result, x + side // 4, y, side)
            if row.text:
                words = self.kit.type.picture(row.text, "title", side * 0.8 / self.kit.scale, INK)
                picture.blit(words, words.get_rect(midright=(self.w - pad * 3, y)))
                dots = x + side // 3
                pygame.draw.line(picture, FADED, (dots, y), (self.w - pad * 4 - words.get_width(), y), 1)
        return framed(self.kit, picture)

    def put_icons(self, picture: Surface, names: Sequence[str], x: int, y: int, side: int) -> int:
        for name in names:
            icon = self.kit.art.picture(f"icons/{name}", side)
            picture.blit(icon, (x, y - side // 2))
            x += side + self.kit.u(3)
        return x

    def _fan(self, faces: Sequence[str]) -> Surface:
        """Cards side by side, each a little over the one before."""
        picture = Surface((self.w, self.h), pygame.SRCALPHA)
        high = self.h * 7 // 8
        wide = high * 3 // 4
        step = (self.w - wide) // max(1, len(faces) - 1) if len(faces) > 1 else 0
        step = min(step, wide + self.kit.u(4))
        x = (self.w - wide - step * (len(faces) - 1)) // 2
        for n, face in enumerate(faces):
            picture.blit(self.kit.art.picture(face, wide, high), (x + n * step, (self.h - high) // 2))
        return picture

    def put_cards(self, picture: Surface, faces: Sequence[str], at: Point) -> None:
        high = self.h * 3 // 10
        wide = high * 3 // 4
        for n, face in enumerate(faces):
            card = self.kit.art.picture(face, wide, high)
            shift = (n - (len(faces) - 1) / 2) * wide * 0.45
            picture.blit(card, card.get_rect(center=(round(at[0] + shift), round(at[1]))))

    def _cross(self, picture: Surface, at: Point, reach: float) -> None:
        for colour, wide in ((INK, self.kit.u(6)), (LOSS, self.kit.u(4))):
            for way in (1, -1):
                begin = (at[0] - reach, at[1] - reach * way)
                pygame.draw.line(picture, colour, begin, (at[0] + reach, at[1] + reach * way), wide)

    def figure(self, picture: Surface, text: str, at: Point, radius: float) -> None:
        for colour, r in ((INK, radius + 2), (PARCHMENT, radius)):
            pygame.draw.circle(picture, colour, at, r)
        words = self.kit.type.picture(text, "title", radius * 1.3 / self.kit.scale, INK)
        picture.blit(words, words.get_rect(center=(round(at[0]), round(at[1]))))

    # Boards

    def built(
        self,
        houses: dict[int, list[tuple[int, int]]],
        roads: dict[int, list[tuple[int, int, int]]],
        cities: dict[int, list[tuple[int, int]]],
    ) -> IslandState:
        """The board with pieces by colour: at corners of hexes, and between corners of a hex."""
        s, top = deepcopy(self.start), self.book.top
        for masks, placed in ((s.houses, houses), (s.cities, cities)):
            for colour, corners in placed.items():
                for h, corner in corners:
                    masks[colour] |= 1 << top.corners_of[h][corner]
        for colour, paths in roads.items():
            for path in self._paths(paths):
                self.lay_road(s, colour, path)
        return s

    def lay_road(self, s: IslandState, colour: int, path: int) -> None:
        s.roads[colour] |= 1 << path
        s.net[colour] |= self.book.top.tips[path]

    def _paths(self, roads: Sequence[tuple[int, int, int]]) -> list[int]:
        top = self.book.top
        ends = [{top.corners_of[h][a], top.corners_of[h][b]} for h, a, b in roads]
        return [next(p for p, found in enumerate(top.ends) if set(found) == pair) for pair in ends]

    def _ways(self, h: int, corner: int) -> list[tuple[int, int]]:
        """Paths that leave a corner, and where they lead."""
        top = self.book.top
        at = top.corners_of[h][corner]
        return [(p, sum(top.ends[p]) - at) for p in top.paths_at[at]]

    def _hex(self, fits: Callable[[int], bool]) -> int:
        """A hex inland with such a number, or any that pays."""
        s, top = self.start, self.book.top
        inland = [h for h in range(len(top.cells)) if not top.ring[h] & top.coast and s.token[h]]
        return next((h for h in inland if fits(s.token[h])), inland[0])

    def _inner(self) -> int:
        return self._hex(lambda roll: roll not in (6, 8))


SCENES: dict[str, Callable[[Diagrams], Surface]] = {
    "aim": Diagrams.aim,
    "setup": Diagrams.whole,
    "turn": Diagrams.turn,
    "production": Diagrams.production,
    "seven": Diagrams.seven,
    "building": Diagrams.building,
    "prices": Diagrams.prices,
    "trade": Diagrams.trade,
    "road": Diagrams.road,
    "cards": Diagrams.cards,
    "army": Diagrams.knights,
    "end": Diagrams.aim,
    "friendly-robber": Diagrams.spared,
    "event-cards": Diagrams.events,
    "harbour-master": Diagrams.harbour,
    "two-players": Diagrams.neutral,
}
