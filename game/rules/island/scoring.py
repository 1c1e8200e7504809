"""Victory points: the public ones, those of hidden cards, and who has won."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.engine.rulebook import emit
from game.engine.state import Frame, push
from game.rules.island.base import base
from game.rules.island.book import IslandBook
from game.rules.island.state import NOBODY, IslandState

CATEGORIES = ("buildings", "awards", "cards", "prisoners", "goods")


class Line(msgspec.Struct, frozen=True):
    """Points of one seat for one thing."""

    seat: int
    category: str
    what: str
    points: int


@base.rule("standing")
def standing(b: IslandBook, s: IslandState, colour: int) -> int:
    """A mask of the corners with buildings of the colour that count and whose harbours work: all of them."""
    return s.houses[colour]


@base.rule("points")
def public_points(b: IslandBook, s: IslandState, seat: int) -> int:
    """What everybody can see, and what every rule that compares points goes by."""
    houses: int = b.rules["standing"](b, s, seat)
    cities = (s.cities[seat] & houses).bit_count()
    points = b.pieces["settlement"].points * (houses.bit_count() - cities)
    points += b.pieces["city"].points * cities
    if s.longest == seat:
        points += b.awards["longest-road"].points
    if s.army == seat:
        points += b.awards["largest-army"].points
    return points


def points_of(b: IslandBook, s: IslandState, seat: int) -> int:
    points: int = b.rules["points"](b, s, seat)
    return points


def hidden_points(b: IslandBook, s: IslandState, seat: int) -> int:
    if not s.unplayed[seat]:
        return 0
    return sum(n * worth for n, worth in zip(s.cards[seat], b.worth, strict=True))


def total(b: IslandBook, s: IslandState, seat: int) -> int:
    return points_of(b, s, seat) + hidden_points(b, s, seat)


def totals(b: IslandBook, s: IslandState) -> list[int]:
    return [total(b, s, seat) for seat in range(s.seats)]


@base.rule("score-lines")
def lines_of(b: IslandBook, s: IslandState) -> Iterator[tuple[str, str, list[int]]]:
    """Category, what scores, and the points by seat."""
    seats = range(s.seats)
    houses = [b.rules["standing"](b, s, seat) for seat in seats]
    cities = [(s.cities[seat] & houses[seat]).bit_count() for seat in seats]
    settlements = [houses[seat].bit_count() - cities[seat] for seat in seats]
    yield "buildings", "settlement", [b.pieces["settlement"].points * n for n in settlements]
    yield "buildings", "city", [b.pieces["city"].points * n for n in cities]
    for award, holder in (("longest-road", s.longest), ("largest-army", s.army)):
        yield "awards", award, [b.awards[award].points * (holder == seat) for seat in seats]
    for card, worth in enumerate(b.worth):
        if worth:
            yield "cards", b.cards[card].id, [s.cards[seat][card] * worth for seat in seats]


def score_lines(b: IslandBook, s: IslandState) -> list[Line]:
    found = [
        Line(seat, category, what, n)
        for category, what, points in b.rules["score-lines"](b, s)
        for seat, n in enumerate(points)
        if n
    ]
    return sorted(found, key=lambda line: line.seat)


# Winning


@base.rule("target")
def target(b: IslandBook, s: IslandState, seat: int) -> int:
    return b.number["target"]


def has_won(b: IslandBook, s: IslandState, seat: int) -> bool:
    wanted: int = b.rules["target"](b, s, seat)
    return total(b, s, seat) >= wanted


@base.rule("may-win")
def may_win(b: IslandBook, s: IslandState) -> bool:
    """Whether the turn still lasts in which the player at turn may win."""
    return s.active != NOBODY and not s.over


def score_changed(b: IslandBook, s: IslandState) -> None:
    """Whoever has enough points wins at once, on their own turn."""
    if b.rules["may-win"](b, s) and has_won(b, s, s.active):
        b.rules["won"](b, s, s.active)


@base.rule("won")
def won(b: IslandBook, s: IslandState, seat: int) -> None:
    """The program counts hidden points by itself, unless players are to claim the victory."""
    if b.switch["hidden-points"] == "counted" or points_of(b, s, seat) >= b.rules["target"](b, s, seat):
        end_game(s, [seat], "target")


def end_game(s: IslandState, winners: list[int], reason: str) -> None:
    """Nothing that was still to be done is done."""
    s.over = 1
    s.winners = winners
    s.reasons = [reason]
    s.stack.clear()
    emit(s, "over", tuple(winners), (reason,))


def follow(s: IslandState, *frames: Frame) -> None:
    """Put steps on the stack, unless the game is over."""
    if not s.over:
        push(s, *frames)


def winners(b: IslandBook, s: IslandState) -> list[int]:
    """While the game goes on, whoever has the most points."""
    if s.winners:
        return s.winners
    points = totals(b, s)
    return [seat for seat, n in enumerate(points) if n == max(points)]
