"""How somebody sits for a portrait: head and shoulders on a sheet 96 wide and 112 high, and their clothes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.workshop.ink.heads import behind_head, head, neck
from game.workshop.ink.hues import BRASS, CREAM, GOLD, GOLD_LIT, INK, WHITE, darker, lighter
from game.workshop.ink.looks import Look
from game.workshop.ink.sheet import Sheet

WIDE, HIGH, SMALL = 96.0, 112.0, 48.0
HEAD = 1.92
Draw = Callable[[Sheet], None]


@dataclass(frozen=True)
class Sitter:
    """Who they are, what they wear and hold, and what is behind them."""

    look: Look
    backdrop: Draw
    dress: Draw
    """Over the shoulders, below the head."""
    before: Draw
    """What they hold, over all."""
    turn: float = 0.3
    tilt: float = 0.0
    x: float = 48
    y: float = 50
    """The middle of the head."""


def large(name: str, sitter: Sitter) -> str:
    """For the enlarged card."""
    s = Sheet(WIDE, HIGH, name, 1.3)
    sitter.backdrop(s)
    _figure(s, sitter)
    return s.finish()


def small(name: str, sitter: Sitter) -> str:
    """The same face, plain and bold, without what is behind it."""
    s = Sheet(SMALL, SMALL, name, 2.0)
    with s.at(0.6, -1.6, 0.488):
        _figure(s, sitter)
    return s.finish()


def near(name: str, sitter: Sitter) -> str:
    """The face alone, so large that it fills a roundel."""
    s = Sheet(SMALL, SMALL, name, 2.0)
    with s.at(-2.9, -2.0, 0.56):
        _figure(s, sitter)
    return s.finish()


def _figure(s: Sheet, sitter: Sitter) -> None:
    look, x, y = sitter.look, sitter.x, sitter.y
    behind_head(s, x, y, HEAD, look, sitter.turn)
    _shoulders(s, look.cloth, x)
    neck(s, x + 1.4 * sitter.turn, y, HEAD, look, 13)
    sitter.dress(s)
    head(s, x, y, HEAD, look, sitter.turn, sitter.tilt)
    sitter.before(s)


SHOULDERS = "M1 116C2 97 16 89 34 84L48 90L62 84C80 89 94 97 95 116Z"


def _shoulders(s: Sheet, cloth: str, x: float) -> None:
    with s.at(x - 48, 0):
        s.shape(SHOULDERS, cloth, 0)
        s.shade("M58 86C80 89 94 97 95 116H70C74 104 70 92 58 86Z", 0.22)
        s.gleam("M8 104C12 95 22 90 32 87C24 94 16 100 12 112H6Z", 0.14)
        s.shape(SHOULDERS, "none")


# Clothes


def collar(s: Sheet, cloth: str = WHITE, spread: float = 13) -> None:
    """A shirt's points under the chin."""
    s.shape(f"M48 92L{48 - spread} 80L{45 - spread} 88L{47 - spread * 0.4} 98Z", cloth)
    s.shape(f"M48 92L{48 + spread} 80L{51 + spread} 88L{49 + spread * 0.4} 98Z", darker(cloth, 0.1))


def lapels(s: Sheet, cloth: str, under: str = WHITE) -> None:
    s.shape("M36 84L48 116L60 84L54 88H42Z", under)
    s.shade("M52 90L60 84L48 116Z", 0.14)
    s.shape("M36 83L47 116H34L24 100L30 97L25 91Z", lighter(cloth, 0.12))
    s.shape("M60 83L49 116H62L72 100L66 97L71 91Z", darker(cloth, 0.14))


def cravat(s: Sheet, cloth: str, knot: str = "") -> None:
    s.shape("M42 87C45 90 51 90 54 87L57 94C53 98 43 98 39 94Z", cloth)
    s.shape("M44 95C41 102 42 108 44 114H53C55 107 55 101 52 95Z", cloth)
    s.shape("M44 93H52L51 98H45Z", knot or darker(cloth, 0.15), 0.8)
    s.lines(["M46 100V112M50 100V112"], 0.6, opacity=0.4)


def buttons(s: Sheet, x: float, top: float, low: float, count: int, colour: str = GOLD) -> None:
    for n in range(count):
        s.oval(x, top + (low - top) * n / max(1, count - 1), 1.7, 1.7, colour, 0.6)


def epaulettes(s: Sheet, colour: str = GOLD) -> None:
    for side in (-1, 1):
        x = 48 + side * 33
        s.shape(f"M{x - 11} 93C{x - 9} 87 {x + 9} 87 {x + 11} 93C{x + 9} 98 {x - 9} 98 {x - 11} 93Z", colour)
        s.lines(
            [f"M{x - 10 + 4 * n} 96v7" for n in range(6)],
            1.6,
            colour if side < 0 else darker(colour, 0.2),
            opacity=1,
        )
        s.lines([f"M{x - 8 + 4 * n} 96v6" for n in range(5)], 0.5, opacity=0.5)


def ermine(s: Sheet) -> None:
    """A ruler's fur."""
    s.shape(
        "M8 104C14 90 30 84 38 82C42 90 54 90 58 82C66 84 82 90 88 104C80 110 66 104 48 104"
        "C30 104 16 110 8 104Z",
        CREAM,
    )
    s.shade("M58 82C66 84 82 90 88 104C84 107 76 106 68 105C72 96 68 88 58 82Z", 0.16)
    for x, y in ((20, 98), (30, 93), (39, 97), (48, 96), (57, 97), (66, 93), (76, 98), (28, 102), (68, 102)):
        s.shape(f"M{x} {y - 2}l1.6 4.6h-3.2z", INK, 0)


def chain(s: Sheet, jewel: str) -> None:
    s.line("M26 92C30 106 40 110 48 111C56 110 66 106 70 92", 2.4)
    s.line("M26 92C30 106 40 110 48 111C56 110 66 106 70 92", 1.3, GOLD_LIT, opacity=1)
    s.oval(48, 109, 4.4, 4.4, BRASS)
    s.oval(48, 109, 2.4, 2.4, jewel, 0.6)


def fist(s: Sheet, x: float, y: float, skin: str, size: float = 1.0) -> None:
    """A hand that holds something, seen from outside."""
    with s.at(x, y, size):
        s.shape("M-8 -5C-6 -9 6 -9 8 -5C10 0 9 6 6 8C2 10 -4 10 -7 7C-10 4 -10 -1 -8 -5Z", skin)
        s.lines(["M-7 -1H3M-7.4 3H3M-6 -4.4H3"], 0.7, opacity=0.6)
        s.shade("M4 -8C9 -7 10 4 6 8C3 9.6 0 9.6 -2 9C4 7 6 0 4 -8Z", 0.18)


def cuff(s: Sheet, path: str, cloth: str, width: float = 17) -> None:
    """A sleeve that comes up from below."""
    s.band(path, cloth, width)
