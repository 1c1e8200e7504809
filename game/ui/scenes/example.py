"""The example of each handbook: a finished game that comes along, with its score worked out in words.

Every figure is what the game's own scoring says of that position; only the sentences around them are written.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame
from pygame import Surface

from game.engine.content import Library
from game.engine.game import Game
from game.engine.opening import open_library
from game.engine.rulebook import Rulebook
from game.engine.saves import SUFFIX, Player, SaveError, make_book, read, restore
from game.engine.state import State
from game.engine.words import Words, sentence
from game.paths import resource
from game.registry import find_game
from game.ui.figures import Figures
from game.ui.kit import Kit
from game.ui.palette import INK, LIVERIES, SEA_LIGHT, WHITE, Livery
from game.ui.player_names import shown_names
from game.ui.scenes.handbook import Leaf, heading
from game.ui.scenes.page import Line
from game.ui.scenes.points import signed
from game.ui.wording import Wording

PAGE = "example"
CHART = "board/chart"
"""The map at the end, as it lies on the table."""
SEAT = "board/seat/"
"""The emblem of a seat."""
HIGH, BROAD = 380, 2.0
"""How high the chart is, and its width by that."""
TIMES, MINUS = "\N{MULTIPLICATION SIGN}", "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Finished:
    """The game that is looked at; it was played without packs."""

    game: Game
    library: Library
    book: Rulebook
    state: State
    bots: tuple[str, ...]

    @property
    def liveries(self) -> Sequence[Livery]:
        return LIVERIES[: len(self.bots)]


def finished(library: Library) -> Finished | None:
    """The one that skilled bots have played; none if it is not here, or the content is another by now."""
    game = find_game(library.game)
    try:
        save = read(resource("saves", f"{game.name}-watch{SUFFIX}"))
        if library.packs:
            library = open_library(game)
        book = make_book(save, game, library)
        state = restore(game, book, bytes(save.snapshot))
    except (SaveError, OSError):
        return None
    return Finished(game, library, book, state, save.setup.seats)


class Example(ABC):
    """Writes the page."""

    ways: Sequence[str] = ()
    """The ways to score, in their order."""

    def __init__(self, done: Finished, say: Wording, figures: Figures) -> None:
        self.done, self.say, self.figures = done, say, figures
        self.words = Words(say.lang, done.library.texts[say.lang])
        players = [Player(livery=seat) for seat in range(len(done.bots))]
        self.names = shown_names(say, players, done.bots)
        assert done.game.breakdown
        self.scored = done.game.breakdown(done.book, done.state)
        """Seat, way, what, points."""
        self.totals = done.game.scores(done.book, done.state)

    # To be filled in by each game

    @abstractmethod
    def rows(self, way: str) -> Iterator[Line]:
        """What counts this way, each thing with who has how much of it."""

    # The same for all

    def leaf(self, chapter: str) -> Leaf:
        title = self.say(f"handbook.{chapter}.{PAGE}")
        return Leaf(f"{chapter}/{PAGE}", title, tuple(self.lines()), picture="score")

    def lines(self) -> Iterator[Line]:
        rounds = self.done.game.rounds(self.done.state)
        yield self._plain(self.say("handbook.example.intro", names=self.words.listed(self.names), n=rounds))
        yield Line("", icon=CHART, side=HIGH, gap=10)
        for seat, name in enumerate(self.names):
            yield Line(name, "strong", 16, gap=6, icon=f"{SEAT}{seat}")
        for way in self.ways:
            yield heading(self.words.say("phrases", f"category.{way}"))
            yield self._plain(self.figures.filled(self.say(f"handbook.example.way.{way}")))
            found = list(self.rows(way))
            yield from found or [self._plain(self.say("handbook.example.nobody"))]
            if len(found) > 1:
                each = self.each([signed(self.points(seat, way)) for seat in range(len(self.names))])
                yield Line(self.say("handbook.example.together", each=each), "strong", 16, gap=8)
        yield heading(self.say("handbook.example.all"))
        for seat, name in enumerate(self.names):
            yield Line(f"{name}: {self.sum(seat)}", "text", 16.5, gap=6, icon=f"{SEAT}{seat}")
        yield Line(self._won(), "strong", 16.5, gap=10)

    def _plain(self, text: str) -> Line:
        return Line(sentence(text), size=16, gap=8)

    def row(self, text: str, icon: str, side: float = 28) -> Line:
        return Line(sentence(text), size=16, gap=7, icon=icon, side=side)

    def points(self, seat: int, way: str, what: str | None = None) -> int:
        return sum(
            points
            for owner, category, thing, points in self.scored
            if owner == seat and category == way and what in (None, thing)
        )

    def every(self, way: str, what: str | None = None) -> list[int]:
        """The points of all for a way, or for one thing of it."""
        return [self.points(seat, way, what) for seat in range(len(self.names))]

    def each(self, said: Sequence[str]) -> str:
        """Names with what is said of them; what is empty is left out."""
        told = zip(self.names, said, strict=True)
        return self.words.listed([f"{name} {text}" for name, text in told if text])

    def products(self, counts: Sequence[int], worth: int) -> str:
        """How often everybody has something, times what it is worth."""
        return self.each([f"{n} {TIMES} {signed(worth)} = {signed(n * worth)}" if n else "" for n in counts])

    def sum(self, seat: int) -> str:
        parts = [self.points(seat, way) for way in self.ways]
        said = str(parts[0]) + "".join(f" {MINUS if n < 0 else '+'} {abs(n)}" for n in parts[1:])
        return f"{said} = {signed(self.totals[seat])}"

    def _won(self) -> str:
        winners = self.done.game.winners(self.done.book, self.done.state)
        who = self.words.listed([self.names[seat] for seat in winners])
        return self.say("handbook.example.won" if len(winners) == 1 else "handbook.example.shared", who=who)


# Pictures


def example_picture(
    kit: Kit, done: Finished, name: str, side: int, draw: Callable[[Kit, Finished, str, int], Surface]
) -> Surface:
    """Drawn once by the game, but for the emblems, which are the same in all."""
    if name.startswith(SEAT):
        return kit.made((name, side), lambda: emblem(kit, done.liveries[int(name.removeprefix(SEAT))], side))
    return kit.made((done.game.name, name, side), lambda: draw(kit, done, name, side))


def chart_size(side: int) -> tuple[int, int]:
    return round(side * BROAD), side


def sea_chart(side: int) -> Surface:
    """Water for a map to be painted on."""
    picture = Surface(chart_size(side))
    picture.fill(SEA_LIGHT)
    return picture


def framed(kit: Kit, picture: Surface) -> Surface:
    """With round corners and a line of ink."""
    box, radius = picture.get_rect(), kit.u(10)
    mask = Surface(box.size, pygame.SRCALPHA)
    pygame.draw.rect(mask, WHITE, box, border_radius=radius)
    made = picture.convert_alpha()
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    pygame.draw.rect(made, INK, box, max(2, kit.u(2)), border_radius=radius)
    return made


def emblem(kit: Kit, livery: Livery, side: int) -> Surface:
    picture = Surface((side, side), pygame.SRCALPHA)
    kit.emblem(picture, livery, (side // 2, side // 2), side // 2 - 1)
    return picture
