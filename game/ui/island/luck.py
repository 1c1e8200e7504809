"""What chance did in a match: how often each number came, and what everybody got, lost and traded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

import pygame
from pygame import Rect, Surface

from game.engine.match import Match, ReplayError, replay
from game.engine.words import Words
from game.rules.island.book import IslandBook
from game.rules.island.chronicle import ROLLS
from game.rules.island.state import NOBODY, IslandState
from game.rules.island.topology import bits
from game.ui.fortune import Bar, Fortune, Liked, counted_as, people
from game.ui.island.layer import IslandLayer
from game.ui.island.map.pieces import DICE_SUMS, pips
from game.ui.island.modules import LAYERS
from game.ui.kit import Kit
from game.ui.palette import BRASS_DARK, CORAL, FADED, INK, PARCHMENT_DARK, mix
from game.ui.wording import Wording

SEVEN = 7
WORDS = 150
"""Room for what the rolls are, on the drawing board."""
COUNTED = {"robbed": "steal", "lost": "discard", "deals": "trade", "bank": "bank", "bought": "development"}
"""What is told of each seat beside what the land gave, and its picture."""
TALLIED = {"got": "hand", "robbed": "steal", "deals": "trade", "bank": "bank"}
"""What is told over many games, and its picture."""
TALLY_HEIGHT = 196
BUILT = ("road", "settlement", "city")
LIKED = {"road": "road", "longest": "longest-road", "settlement": "settlement", "city": "city"}
LIKED |= {"bought": "development"}
"""What is told of people's taste, and its picture."""
TOLD: Sequence[tuple[frozenset[str], type[IslandLayer]]] = [
    (names, layer) for names, layer in LAYERS if issubclass(layer, IslandLayer)
]
EVENTS = {event: icon for _, layer in TOLD for event, icon in layer.tallied.items()}
"""What scenarios count, and its picture."""


@dataclass
class Luck:
    """Of one seat; the rolls are those of everybody."""

    rolls: dict[int, int]
    got: list[int]
    """By kind, the cards that the land gave."""
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTED, 0))
    stolen: int = 0
    built: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    """What scenarios count, of everybody."""


def luck(match: Match) -> list[Luck] | None:
    """By seat; None if the records can't be played again, as when the content has changed since."""
    if match.locked:
        return None
    rolls = dict.fromkeys(ROLLS, 0)
    kinds = len(match.book.resources)  # type: ignore[attr-defined]  # the Island's own book
    found = [Luck(rolls, [0] * kinds) for _ in match.setup.seats]

    def look(played: Match) -> None:
        for event in played.events:
            _note(found, rolls, event)

    try:
        replay(match.game, match.book, match.setup, match.opening, match.records, look)
    except ReplayError:
        return None
    return found


def _note(found: list[Luck], rolls: dict[int, int], event: tuple[object, ...]) -> None:
    match event:
        case ("rolled", int(), int(die), int(other)):
            rolls[die + other] += 1
        case ("event", int(), str(), int(roll)):
            rolls[roll] += 1
        case ("produced", int(seat), int(), int(kind), int(n)):
            found[seat].got[kind] += n
        case ("stole", int(seat), int(other)):
            found[seat].stolen += 1
            found[other].counts["robbed"] += 1
        case ("discarded", int(seat), int(n), _):
            found[seat].counts["lost"] += n
        case ("dealt", int(seat), int(other), _, _):
            found[seat].counts["deals"] += 1
            found[other].counts["deals"] += 1
        case ("bank", int(seat), _, _, _):
            found[seat].counts["bank"] += 1
        case ("bought", int(seat)):
            found[seat].counts["bought"] += 1
        case (str(name), int(seat), *_) if name in BUILT and seat < len(found):
            found[seat].built[name] += 1
        case ("coins", int(), int(n)):
            found[0].events["coins"] += n
        case (str(name), *_) if name in EVENTS:
            found[0].events[name] += 1


# Over many games


def tally(match: Match) -> dict[str, int]:
    """How often each number came, and what was got, taken and traded by all."""
    found = luck(match)
    if not found:
        return {}
    counts = {f"roll {roll}": n for roll, n in found[0].rolls.items()}
    counts["got"] = sum(sum(one.got) for one in found)
    counts["robbed"] = sum(one.counts["robbed"] for one in found)
    counts["deals"] = sum(one.counts["deals"] for one in found) // 2
    counts["bank"] = sum(one.counts["bank"] for one in found)
    return counts | _taste(match, found)


def _taste(match: Match, found: Sequence[Luck]) -> dict[str, int]:
    """What people built and bought, where their buildings have harbours; and what scenarios count, with how
    many games did so."""
    book, state = cast(IslandBook, match.book), cast(IslandState, match.state)
    counts: Counter[str] = Counter()
    for seat in people(match):
        counts.update({f"liked {name}": found[seat].built[name] for name in BUILT})
        counts["liked bought"] += found[seat].counts["bought"]
        counts["liked longest"] += state.length[seat]
        kinds = {state.harbour[corner] for corner in bits(state.houses[seat])} - {NOBODY}
        counts.update(f"harbour {book.harbours[kind].id}" for kind in kinds)
    counts["liked by"] = len(people(match))
    here = match.game.names(match.setup)
    for event in dict.fromkeys(event for names, layer in TOLD if names <= here for event in layer.tallied):
        counts[f"event {event}"] = found[0].events[event]
        counts[f"played {event}"] = 1
    return dict(counts)


def fortune(say: Wording, words: Words, tally: Mapping[str, int]) -> Fortune:
    """Rolls against two fair dice; what a person has in a game, and what scenarios bring, on average."""
    rolls = {roll: tally.get(f"roll {roll}", 0) for roll in ROLLS}
    fair = expected(rolls)
    by = tally.get("liked by", 0)
    liked = [
        Liked(icon, say(f"statistics.liked.{name}"), tally.get(f"liked {name}", 0) / by)
        for name, icon in LIKED.items()
        if by
    ]
    harbours = counted_as(tally, "harbour")
    if harbours:
        best = max(harbours, key=lambda id_: (harbours[id_], id_))
        name = say("statistics.liked.harbour", name=words.name("harbours", best))
        liked.append(Liked("trade", name, harbours[best] / by))
    liked += [
        Liked(icon, say(f"statistics.tallied.{event}"), tally.get(f"event {event}", 0) / played)
        for event, icon in EVENTS.items()
        if (played := tally.get(f"played {event}", 0))
    ]
    bars = [Bar("", str(roll), n, fair[roll]) for roll, n in rolls.items()]
    return Fortune(bars if sum(rolls.values()) else (), liked)


def paint_tally(surface: Surface, kit: Kit, tally: Mapping[str, int], room: Rect) -> None:
    """Rolls against what was to be expected; then the rest, for a game on average."""
    rolls = {roll: tally.get(f"roll {roll}", 0) for roll in ROLLS}
    row = Rect(room.x, room.bottom - kit.u(26), room.w, kit.u(26))
    _bars(surface, kit, Rect(room.x, room.y, room.w, row.y - room.y - kit.u(6)), rolls)
    x, told = float(row.x), {name: _average(kit, name, tally) for name in TALLIED}
    widths = {name: kit.u(32) + kit.type.width(text, "text", 13.5) for name, text in told.items()}
    for name, text in told.items():
        w = row.w * widths[name] / sum(widths.values())
        kit.icon(surface, TALLIED[name], kit.u(22), (round(x) + kit.u(12), row.centery))
        words = Rect(round(x) + kit.u(26), row.y, round(w) - kit.u(28), row.h)
        kit.line(surface, text, "text", 13.5, words, FADED)
        x += w


def _average(kit: Kit, name: str, tally: Mapping[str, int]) -> str:
    """In words, for one game."""
    value = kit.say.language.number(f"{tally.get(name, 0) / tally['games']:.1f}")
    return kit.say(f"statistics.tallied.{name}", n=value)


# One game


def paint_rolls(surface: Surface, kit: Kit, rolls: dict[int, int], room: Rect) -> None:
    """Everybody's rolls against what was to be expected."""
    total = sum(rolls.values())
    words = Rect(room.x, room.y, kit.u(WORDS), room.h)
    text = kit.say("score.dice.rolls", n=total)
    high = kit.text_height(text, "strong", 15, words.w)
    kit.lines(surface, text, "strong", 15, Rect(words.x, words.centery - high // 2, words.w, high), FADED)
    _bars(surface, kit, Rect(words.right, room.y, room.right - words.right, room.h), rolls)


def paint_luck(surface: Surface, kit: Kit, resources: list[str], luck: Luck, room: Rect) -> None:
    """What the land gave; then thefts, discards and trades."""
    u = kit.u
    rows = len(COUNTED) + 2
    step = min(u(30), room.h // rows)
    row = Rect(room.x, room.y, room.w, step)
    kit.line(surface, kit.say("score.dice.got", n=sum(luck.got)), "strong", 14, row, FADED)
    row = row.move(0, step)
    w = room.w // len(resources)
    for kind, name in enumerate(resources):
        left = room.x + kind * w
        side = min(u(22), step - 2)
        kit.icon(surface, name, side, (left + side // 2, row.centery))
        words = Rect(left + side + u(3), row.y, w - side - u(4), row.h)
        kit.line(surface, str(luck.got[kind]), "strong", 14, words)
    for name, icon in COUNTED.items():
        row = row.move(0, step)
        kit.icon(surface, icon, min(u(21), step - 2), (row.x + u(12), row.centery))
        words = Rect(row.x + u(28), row.y, row.w - u(28) - u(50), row.h)
        kit.line(surface, kit.say(f"score.dice.count.{name}"), "text", 13.5, words, FADED)
        count = str(luck.counts[name]) if name != "robbed" else f"{luck.stolen} / {luck.counts[name]}"
        kit.line(surface, count, "strong", 14.5, Rect(row.right - u(50), row.y, u(50), row.h), INK, "right")


def expected(rolls: Mapping[int, int]) -> dict[int, float]:
    """How often two fair dice would have each number."""
    total = sum(rolls.values())
    return {roll: total * (6 if roll == SEVEN else pips(roll)) / DICE_SUMS for roll in rolls}


def _bars(surface: Surface, kit: Kit, box: Rect, rolls: dict[int, int]) -> None:
    """A bar for each number, and a brass line where two fair dice would have it."""
    u = kit.u
    fair = expected(rolls)
    most = max(1.0, *rolls.values(), *fair.values())
    w = box.w / len(rolls)
    foot = u(17)
    high = box.h - foot - u(15)
    for n, (roll, count) in enumerate(rolls.items()):
        track = Rect(round(box.x + n * w) + 1, box.bottom - foot - high, round(w) - 2, high)
        pygame.draw.rect(surface, PARCHMENT_DARK, track, border_radius=u(2))
        long = round(high * count / most)
        bar = Rect(track.x, track.bottom - long, track.w, long)
        pygame.draw.rect(surface, mix(CORAL, PARCHMENT_DARK, 0.15), bar, border_radius=u(2))
        y = track.bottom - round(high * fair[roll] / most)
        pygame.draw.line(surface, BRASS_DARK, (track.x, y), (track.right, y), max(2, u(1.6)))
        label = Rect(track.x - 1, box.y, track.w + 2, u(14))
        kit.line(surface, str(count), "strong", 11, label, INK if count else FADED, "centre")
        number = Rect(track.x - 1, box.bottom - foot, track.w + 2, foot)
        kit.line(surface, str(roll), "text", 11.5, number, FADED, "centre")
