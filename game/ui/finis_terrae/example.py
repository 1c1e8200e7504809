"""The example of Finis Terrae's handbook: the scoring table line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from pygame import Rect, Surface

from game.engine.squares import ORIGIN, distance
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.card_text import Teller
from game.rules.finis_terrae.chart import ISLE
from game.rules.finis_terrae.content import CATEGORIES, AwardEntry
from game.rules.finis_terrae.holds import coins_aboard
from game.rules.finis_terrae.scoring import control
from game.rules.finis_terrae.state import TerraeState
from game.ui.finis_terrae.board import Board
from game.ui.finis_terrae.icons import AWARDS
from game.ui.kit import Kit
from game.ui.scenes.example import Example, Finished, chart_size, framed, sea_chart
from game.ui.scenes.page import Line
from game.ui.scenes.points import signed


class TerraeExample(Example):
    ways = CATEGORIES

    @property
    def state(self) -> TerraeState:
        return cast(TerraeState, self.done.state)

    def rows(self, way: str) -> Iterator[Line]:
        teller = Teller(self.done.library, self.say.lang)
        for award in cast(TerraeBook, self.done.book).awards.values():
            if award.category == way:
                counts = [points // award.points for points in self.every(way, award.id)]
                rule = teller.lines(award)[0]
                yield self.row(f"{rule} {self._counted(award, counts)}", AWARDS.get(award.id, "vp"))

    def _counted(self, award: AwardEntry, counts: Sequence[int]) -> str:
        """Who has how much, and whence it comes where the rule alone does not tell."""
        if not any(counts):
            return self.say("handbook.example.nobody")
        whence = {"land": self._islands, "coins": self._coins, "farthest": self._distances}
        if award.id in whence:
            told = zip(whence[award.id](), self.every(award.category, award.id), strict=True)
            return self.each([f"{text}: {points}" if text else "" for text, points in told])
        if max(counts) == 1:
            return self.each([signed(award.points) if n else "" for n in counts])
        return self.products(counts, award.points)

    def _islands(self) -> list[str]:
        """The tiles of each island that somebody controls."""
        s = self.state
        sizes = [[s.size[i] for i, owners in control(s).items() if seat in owners] for seat in range(s.seats)]
        return [" + ".join(str(n) for n in sorted(mine, reverse=True)) for mine in sizes]

    def _coins(self) -> list[str]:
        noun = self.words.noun("goods.doubloon")
        have = [coins_aboard(self.state, seat) + ashore for seat, ashore in enumerate(self.state.store)]
        return [self.words.counted(n, noun) for n in have]

    def _distances(self) -> list[str]:
        s, far = self.state, [0] * self.state.seats
        for piece, owner in s.port.items():
            if s.island[piece] != ISLE:
                far[owner] = max(far[owner], distance(ORIGIN, piece >> 1))
        return [self.say("handbook.example.away", n=n) if n else "" for n in far]


def draw_example(kit: Kit, done: Finished, name: str, side: int) -> Surface:
    """The whole chart."""
    state = cast(TerraeState, done.state)
    board = Board(kit, cast(TerraeBook, done.book), done.liveries, Rect((0, 0), chart_size(side)))
    picture = sea_chart(side)
    board.follow(state)
    board.paint(picture, state, ())
    return framed(kit, picture)
