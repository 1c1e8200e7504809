"""The example of Western Sea's handbook: tile by tile who has which number, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pygame
from pygame import Rect, Surface

from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.card_text import Teller
from game.rules.western_sea.content import TechnologyEntry
from game.rules.western_sea.pieces import dice_owned
from game.rules.western_sea.scoring import DICE, HOUSES, TECHNOLOGIES, TILES, VP
from game.rules.western_sea.state import SeaState
from game.ui.kit import Kit
from game.ui.scenes.example import CHART, Example, Finished, chart_size, framed, sea_chart
from game.ui.scenes.page import Line
from game.ui.table.detail import Detail
from game.ui.western_sea.map.board import Board

TILE = "board/tile/"
TILE_HIGH = 92


class SeaExample(Example):
    ways = (VP, TILES, HOUSES, TECHNOLOGIES, DICE)

    @property
    def book(self) -> SeaBook:
        return cast(SeaBook, self.done.book)

    @property
    def state(self) -> SeaState:
        return cast(SeaState, self.done.state)

    def rows(self, way: str) -> Iterator[Line]:
        yield from {
            VP: self._supply,
            TILES: self._tiles,
            HOUSES: self._houses,
            TECHNOLOGIES: self._technologies,
            DICE: self._dice,
        }[way]()

    def _supply(self) -> Iterator[Line]:
        yield self.row(self.each([str(n) for n in self.every(VP)]), "vp")

    def _houses(self) -> Iterator[Line]:
        b, s = self.book, self.state
        built = [b.number["houses"] - left for left in s.houses]
        if any(built):
            yield self.row(self.products(built, b.number["house-vp"]), "house")

    def _technologies(self) -> Iterator[Line]:
        teller = Teller(self.done.library, self.say.lang)
        for tech in self.book.technologies:
            points = self.every(TECHNOLOGIES, tech.id)
            if any(points):
                rule = self._rule(teller, tech)
                each = self.each([str(n) if n else "" for n in points])
                name = self.words.name("technologies", tech.id)
                told = self.say("handbook.example.technology", name=name, rule=rule, each=each)
                yield self.row(told, f"seals/{tech.seal}" if tech.seal else "technology")

    def _rule(self, teller: Teller, tech: TechnologyEntry) -> str:
        rules = [teller.score(score) for score in tech.score]
        rules += [teller.words.counted(tech.points, teller.words.noun("vp"))] if tech.points else []
        return self.words.listed(rules)

    def _dice(self) -> Iterator[Line]:
        owned = [dice_owned(self.state, seat) for seat in range(self.state.seats)]
        noun = self.words.noun("die")
        said = [
            self.say("handbook.example.dice", dice=self.words.counted(n, noun), points=points)
            for n, points in zip(owned, self.every(DICE), strict=True)
        ]
        yield self.row(self.each(said), "die")

    # Tiles

    def _tiles(self) -> Iterator[Line]:
        b, s = self.book, self.state
        for tile, cell in enumerate(s.cell):
            entry = b.tiles[tile]
            here = s.tents[tile * s.seats : (tile + 1) * s.seats]
            if cell >= 0 and any(entry.points) and (any(here) or s.house[tile] >= 0):
                name = self.words.name("tiles", entry.id)
                numbers = " / ".join(str(n) for n in entry.points if n)
                told = "; ".join(self._who(tile, here))
                yield self.row(f"{name} ({numbers}): {told}", f"{TILE}{tile}", TILE_HIGH)

    def _who(self, tile: int, here: list[int]) -> Iterator[str]:
        """From the first number to those who come to nothing."""
        s, way = self.state, "house" if self.state.house[tile] >= 0 else "controls"
        points = self.every(TILES, self.book.tiles[tile].id)
        owner = s.house[tile]
        if owner >= 0:
            yield self._says("house", [owner], 0, points[owner])
        counts = sorted({n for seat, n in enumerate(here) if n and seat != owner}, reverse=True)
        for place, n in enumerate(counts):
            seats = [seat for seat, tents in enumerate(here) if tents == n and seat != owner]
            worth = points[seats[0]]
            first = place == 0 and way == "controls"
            yield self._says("controls" if first else "next" if worth else "nothing", seats, n, worth)

    def _says(self, what: str, seats: list[int], tents: int, points: int) -> str:
        key = f"handbook.example.{what}" + ("-together" if len(seats) > 1 and points else "")
        return self.say(
            key,
            who=self.words.listed([self.names[seat] for seat in seats]),
            tents=self.words.counted(tents, self.words.noun("tent")),
            points=self.words.counted(points, self.words.noun("vp")),
        )


def draw_example(kit: Kit, done: Finished, name: str, side: int) -> Surface:
    """The whole map, or a tile of it with what stands there."""
    book, state = cast(SeaBook, done.book), cast(SeaState, done.state)
    board = Board(kit, book, done.liveries, Rect((0, 0), chart_size(side)))
    if name == CHART:
        picture = sea_chart(side)
        board.follow(state)
        board.paint(picture, state)
        return framed(kit, picture)
    tile = int(name.removeprefix(TILE))
    picture = Surface((side, side), pygame.SRCALPHA)
    picture.blit(board.faces.grounds.picture(tile, side // 2), (0, 0))
    board.standing.paint(picture, state, tile, (side / 2, side / 2), side / 2, Detail.NEAR)
    return picture
