"""The example of the Island's handbook: buildings, special cards and what was hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from pygame import Rect, Surface

from game.rules.island.book import IslandBook
from game.rules.island.state import IslandState
from game.ui.island.icons import PIECES, card_icon
from game.ui.island.map.board import Board
from game.ui.kit import Kit
from game.ui.scenes.example import Example, Finished, chart_size, framed, sea_chart
from game.ui.scenes.page import Line

BUILDINGS, SPECIAL, HIDDEN = "buildings", "awards", "cards"


class IslandExample(Example):
    ways = (BUILDINGS, SPECIAL, HIDDEN)

    @property
    def book(self) -> IslandBook:
        return cast(IslandBook, self.done.book)

    @property
    def state(self) -> IslandState:
        return cast(IslandState, self.done.state)

    def rows(self, way: str) -> Iterator[Line]:
        yield from {BUILDINGS: self._buildings, SPECIAL: self._special, HIDDEN: self._hidden}[way]()

    def _buildings(self) -> Iterator[Line]:
        for piece in ("settlement", "city"):
            yield self._times(BUILDINGS, piece, "pieces", self.book.pieces[piece].points, PIECES[piece])

    def _hidden(self) -> Iterator[Line]:
        for card in self.book.cards:
            if card.points:
                yield self._times(HIDDEN, card.id, "cards", card.points, card_icon(card))

    def _times(self, way: str, what: str, kind: str, worth: int, icon: str) -> Line:
        counts = [points // worth for points in self.every(way, what)]
        told = self.products(counts, worth) if any(counts) else self.say("handbook.example.nobody")
        return self.row(f"{self.words.name(kind, what)}: {told}", icon)

    def _special(self) -> Iterator[Line]:
        s = self.state
        for award, lengths in (("longest-road", s.length), ("largest-army", s.knights)):
            yield self._contest(award, lengths[: s.seats])

    def _contest(self, award: str, counts: Sequence[int]) -> Line:
        """What everybody has of it, and who holds the card."""
        name, entry = self.words.name("awards", award), self.book.awards[award]
        holders = [seat for seat, points in enumerate(self.every(SPECIAL, award)) if points]
        told = self.say("handbook.example.nobody")
        if holders:
            told = self.say("handbook.example.holds", who=self.names[holders[0]], n=entry.points)
        each = self.each([str(n) for n in counts])
        return self.row(self.say(f"handbook.example.{award}", name=name, each=each, told=told), award)


def draw_example(kit: Kit, done: Finished, name: str, side: int) -> Surface:
    """The whole island."""
    board = Board(kit, cast(IslandBook, done.book), done.liveries, Rect((0, 0), chart_size(side)))
    picture = sea_chart(side)
    board.follow()
    board.paint(picture, cast(IslandState, done.state))
    return framed(kit, picture)
