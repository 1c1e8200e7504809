"""The music behind the game: a slow tune in D dorian, six quavers to the bar, written down note by note.

A line is a row of notes such as `d5/3`: pitch, octave and length in quavers; `-/2` is a rest, and bars are
divided by `|`. A chord is the notes that a harp walks over and strings hold, lowest first.
"""

from __future__ import annotations

from dataclasses import dataclass

QUAVERS = 6
STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
CHORDS = {
    "Dm": "d3 a3 d4 f4 a4",
    "D5": "d3 a3 d4 e4 a4",
    "C": "c3 g3 c4 e4 g4",
    "F": "f3 c4 f4 a4 c5",
    "G": "g3 d4 g4 b4 d5",
    "Am": "a3 e4 a4 c5 e5",
    "Em": "e3 b3 e4 g4 b4",
}
TUNE = (
    "a4/3 d5/2 e5/1 | e5/3 c5/3 | d5/2 c5/1 a4/3 | a4/4 -/2 |"
    "a4/3 c5/2 d5/1 | e5/2 d5/1 c5/3 | b4/2 a4/1 g4/2 b4/1 | a4/5 -/1"
)
ANSWER = (
    "d5/3 f5/2 e5/1 | e5/2 d5/1 c5/3 | a4/2 c5/1 d5/2 c5/1 | a4/5 -/1 |"
    "b4/3 d5/2 e5/1 | g5/3 e5/3 | e5/2 d5/1 c5/2 b4/1 | d5/5 -/1"
)
FAR = (
    "f5/4 e5/1 d5/1 | e5/5 c5/1 | d5/4 b4/1 c5/1 | d5/5 -/1 |"
    "a5/4 g5/1 f5/1 | g5/3 e5/3 | e5/2 d5/1 b4/3 | a4/6"
)
HOMEWARD = (
    "a4/3 d5/2 e5/1 | g5/1 e5/2 c5/3 | d5/2 e5/1 f5/2 d5/1 | e5/5 -/1 |"
    "f5/3 e5/2 d5/1 | e5/2 d5/1 c5/2 a4/1 | b4/3 g4/2 b4/1 | d5/6"
)
WALK, ROCK = (0, 2, 3, 4, 3, 2), (0, -1, 2, 1, 3, -1)
DROPS, ANCHOR = (0, -1, -1, 3, -1, -1), (0, -1, -1, -1, -1, -1)
"""Ways over a chord, a note of it for each quaver; -1 rests."""


@dataclass(frozen=True)
class Part:
    """Some bars that belong together, and who plays in them."""

    chords: str
    harp: tuple[int, ...]
    held: float
    """How loud the strings are."""
    lute: str = ""
    pipe: str = ""


SCORE = (
    Part("D5 Dm C D5", DROPS, 1.0, lute="-/6 | -/3 e4/1 f4/2 | g4/4 e4/2 | -/6"),
    Part("Dm C Dm Am F C G Dm", DROPS, 0.7, lute=TUNE),
    Part("Dm C F Am G C Am Dm", ROCK, 0.8, lute=ANSWER),
    Part("F C G Dm F C Em Am", WALK, 1.0, pipe=FAR),
    Part("Dm G Dm G", ANCHOR, 0.5, lute="d4/3 a4/3 | g4/2 b4/1 d5/3 | f4/3 d4/3 | b3/4 -/2"),
    Part(
        "Dm C Dm Am F C G D5", WALK, 0.9, pipe=HOMEWARD, lute="-/6|-/6|-/6|-/3 c4/1 b3/2|-/6|-/6|-/3 d4/3|-/6"
    ),
)


@dataclass(frozen=True)
class Note:
    start: float
    """In quavers since the beginning."""
    length: float
    hertz: float


def hertz(name: str) -> float:
    """The pitch of a note such as `a4`."""
    return float(440 * 2 ** ((STEPS[name[0]] - 9) / 12 + int(name[1:]) - 4))


def line(text: str, start: float) -> list[Note]:
    """The notes of a written line; each of its bars is full."""
    notes = []
    for bar in text.split("|"):
        end = start + QUAVERS
        for word in bar.split():
            name, length = word.split("/")
            if name != "-":
                notes.append(Note(start, float(length), hertz(name)))
            start += float(length)
        assert start == end, f"a bar is not full: {bar}"
    return notes


def bars() -> int:
    return sum(len(part.chords.split()) for part in SCORE)
