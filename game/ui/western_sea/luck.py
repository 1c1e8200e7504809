"""What the dice did: counted by playing a match again from its records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from pygame import Rect, Surface

from game.engine.match import Match, ReplayError, replay
from game.engine.state import Event
from game.engine.words import Words
from game.rules.western_sea.book import FACES, SeaBook
from game.rules.western_sea.pieces import bits
from game.rules.western_sea.state import SeaState
from game.ui.fortune import DUE, Fortune, Liked, bar, counted_as, due, most_liked, people
from game.ui.kit import Kit
from game.ui.palette import FADED, INK
from game.ui.scenes.points import cell
from game.ui.wording import Wording


@dataclass
class Luck:
    """The throws of one seat."""

    dice: list[int] = field(default_factory=list)
    """How often each colour was thrown."""
    icons: list[int] = field(default_factory=list)
    """How often each icon came up."""
    expected: list[float] = field(default_factory=list)
    """How often it comes up with such throws on average."""

    @property
    def thrown(self) -> int:
        return sum(self.dice)


def luck(match: Match) -> list[Luck] | None:
    """By seat; None if the records can't be played again, as when the content has changed since."""
    book = cast(SeaBook, match.book)
    if match.locked:
        return None
    thrown: list[list[int]] = [[] for _ in match.setup.seats]

    def look(played: Match) -> None:
        _collect(thrown, played.events)

    try:
        replay(match.game, match.book, match.setup, match.opening, match.records, look)
    except ReplayError:
        return None
    return [_counted(book, faces) for faces in thrown]


def _collect(thrown: list[list[int]], events: list[Event]) -> None:
    for event in events:
        if event[0] == "roll":
            seat, faces = cast(tuple[int, tuple[int, ...]], event[1:])
            thrown[seat] += faces


def _counted(book: SeaBook, faces: list[int]) -> Luck:
    found = Luck([0] * len(book.colours), [0] * len(book.icons), [0.0] * len(book.icons))
    for face in faces:
        found.dice[face // FACES] += 1
        for icon in book.face_icons[face]:
            found.icons[icon] += 1
    for colour, n in enumerate(found.dice):
        for face in range(colour * FACES, colour * FACES + FACES):
            for icon in book.face_icons[face]:
                found.expected[icon] += n / FACES
    return found


# Over many games


def tally(match: Match) -> dict[str, int]:
    """Of people: how often each icon came up and was to be expected, and the technologies that they have."""
    found = luck(match)
    if not found:
        return {}
    book, state, mine = cast(SeaBook, match.book), cast(SeaState, match.state), people(match)
    seen = {icon: sum(found[seat].icons[n] for seat in mine) for n, icon in enumerate(book.icons)}
    likely = {icon: sum(found[seat].expected[n] for seat in mine) for n, icon in enumerate(book.icons)}
    counts = Counter({f"icon {icon}": n for icon, n in seen.items()})
    counts.update(due({f"icon {icon}": n for icon, n in likely.items()}))
    for seat in mine:
        have = bits(state.holds[seat] & book.technology_bits)
        counts.update(f"technology {book.things[thing].id}" for thing in have)
    return dict(counts)


def fortune(say: Wording, words: Words, tally: Mapping[str, int]) -> Fortune:
    icons = [icon for icon in counted_as(tally, "icon") if tally.get(f"{DUE}icon {icon}")]
    known = counted_as(tally, "technology").items()
    liked = [Liked("technology", words.name("technologies", id_), n) for id_, n in known]
    return Fortune([bar(tally, f"icon {icon}", icon) for icon in icons], most_liked(liked))


# One game


def paint_luck(surface: Surface, kit: Kit, book: SeaBook, luck: Luck, room: Rect) -> None:
    """How often each colour was thrown, and what came up, beside what was to be expected."""
    u = kit.u
    rows = -(-len(book.colours) // 3) + -(-len(book.icons) // 2)
    step = min(u(34), (room.h - u(62)) // rows)
    head = Rect(room.x, room.y - u(2), room.w, u(24))
    kit.line(surface, kit.say("score.dice.rolled", n=luck.thrown), "strong", 14.5, head, FADED)
    y = head.bottom + u(4)
    for n, colour in enumerate(book.colours):
        box = cell(Rect(room.x, y, room.w, step), n, 3)
        die = kit.die(colour, (), min(u(24), step - 2))
        surface.blit(die, die.get_rect(midleft=(box.x, box.centery)))
        words = Rect(box.x + u(29), box.y, box.w - u(29), box.h)
        kit.line(surface, str(luck.dice[n]), "strong", 15.5, words)
    y += step * -(-len(book.colours) // 3) + u(8)
    head = Rect(room.x, y, room.w, u(24))
    kit.line(surface, kit.say("score.dice.icons", n=sum(luck.icons)), "strong", 14.5, head, FADED)
    y = head.bottom + u(2)
    for n, icon in enumerate(book.icons):
        box = cell(Rect(room.x, y, room.w, step), n, 2)
        kit.icon(surface, icon, min(u(26), step - 2), (box.x + u(13), box.centery))
        count = kit.type.picture(str(luck.icons[n]), "strong", 15.5, INK)
        surface.blit(count, count.get_rect(midright=(box.x + u(56), box.centery)))
        expected = Rect(box.x + u(63), box.y + u(1), box.w - u(63), box.h)
        likely = kit.say.language.number(f"{luck.expected[n]:.1f}")
        kit.line(surface, likely, "text", 12.5, expected, FADED)
