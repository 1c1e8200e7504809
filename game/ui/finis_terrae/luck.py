"""What the dice did to each captain: counted by playing a match again from its records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import mean
from typing import cast

import pygame
from pygame import Rect, Surface

from game.engine.asked import asked
from game.engine.chance import Chance, Outcome, roll
from game.engine.decision import IllegalChoice
from game.engine.match import Match
from game.engine.rulebook import Rulebook
from game.engine.state import State
from game.engine.words import Words
from game.rules.finis_terrae.book import TerraeBook
from game.rules.finis_terrae.chart import ISLE
from game.rules.finis_terrae.fight import DICE
from game.rules.finis_terrae.holds import commander
from game.rules.finis_terrae.state import TerraeState
from game.ui.finis_terrae.icons import TILES
from game.ui.fortune import Fortune, Liked, bar, counted_as, due, most_liked, people
from game.ui.kit import Kit
from game.ui.palette import BRASS_DARK, CORAL, FADED, INK, PARCHMENT_DARK, mix
from game.ui.wording import Wording

KINDS = {"second": "ship", "price": "sell", "cash": "cash", "fight": "fight"}
"""Throws that belong to somebody, and their pictures."""
FACES = 6
MEAN = "\N{LATIN SMALL LETTER O WITH STROKE}"


@dataclass
class Luck:
    """The throws of one seat, by what they were for; the Galleon's count for whoever steers it."""

    thrown: dict[str, list[int]] = field(default_factory=lambda: {kind: [] for kind in KINDS})
    won: int = 0
    fought: int = 0
    skies: Counter[str] = field(default_factory=Counter)
    """The weather of everybody's days."""

    @property
    def faces(self) -> list[int]:
        return [face for faces in self.thrown.values() for face in faces]


def luck(match: Match) -> list[Luck] | None:
    """By seat; None if the records can't be played again, as when the content has changed since."""
    if match.locked:
        return None
    skies: Counter[str] = Counter()
    found = [Luck(skies=skies) for _ in match.setup.seats]
    cards = [card.id for card in cast(TerraeBook, match.book).weather]

    def resolve(state: State, chance: Chance) -> Outcome:
        outcome = roll(state, chance)
        if chance.kind in KINDS:
            _note(found, match.book, cast(TerraeState, state), chance.kind, outcome)
        return outcome

    try:
        again = Match(match.game, match.book, match.setup, resolve)
        for record in match.records:
            again.choose(record.key)
            _fights(found, cast(TerraeState, again.state), again.events)
            skies.update(cards[event[1]] for event in again.events if event[0] == "weather")
    except (IllegalChoice, ValueError, KeyError):
        return None
    return found if again.records == match.records else None


def _note(found: list[Luck], book: Rulebook, state: TerraeState, kind: str, faces: tuple[int, ...]) -> None:
    """The step that throws says whose throw it is."""
    step = asked(book, state)
    vessel = step.vessel if step.has("vessel") else step.seat
    sides = [(vessel, faces)]
    if kind == "fight":
        sides = [(vessel, faces[:DICE]), (step.other, faces[DICE:])]
    for vessel, mine in sides:
        seat = commander(state, vessel)
        if seat >= 0:
            found[seat].thrown[kind] += mine


def _fights(found: list[Luck], state: TerraeState, events: list[tuple[object, ...]]) -> None:
    for event in events:
        if event[0] == "fight" and event[3] != event[4]:
            one, other, mine, theirs = cast(tuple[int, int, int, int], event[1:])
            for vessel, ahead in ((one, mine > theirs), (other, theirs > mine)):
                if vessel < state.seats:
                    found[vessel].fought += 1
                    found[vessel].won += ahead


# Over many games


def tally(match: Match) -> dict[str, int]:
    """How often each weather came and was to be expected, the numbers that people threw, and where they have
    their ports."""
    found = luck(match)
    if not found:
        return {}
    book, state, mine = cast(TerraeBook, match.book), cast(TerraeState, match.state), people(match)
    skies = found[0].skies
    cards = {card.id: card.count for card in book.weather if not card.last}
    drawn, whole = sum(skies[id_] for id_ in cards), sum(cards.values())
    counts = Counter({f"sky {id_}": skies[id_] for id_ in cards})
    counts.update(due({f"sky {id_}": drawn * count / whole for id_, count in cards.items()}))
    faces = [face for seat in mine for face in found[seat].faces]
    for face in range(1, FACES + 1):
        counts[f"face {face}"] = faces.count(face)
    counts.update(due({f"face {face}": len(faces) / FACES for face in range(1, FACES + 1)}))
    ports = [piece for piece, owner in state.port.items() if owner in mine and state.island[piece] != ISLE]
    counts.update(f"port {book.tiles[state.at[piece >> 1] >> 2].id}" for piece in ports)
    return dict(counts)


def fortune(say: Wording, words: Words, tally: Mapping[str, int]) -> Fortune:
    skies = [bar(tally, f"sky {id_}", id_) for id_ in counted_as(tally, "sky")]
    faces = [bar(tally, f"face {face}", f"pip-{face}") for face in counted_as(tally, "face")]
    known = counted_as(tally, "port").items()
    ports = [Liked(TILES.get(id_, "port"), words.name("tiles", id_), n) for id_, n in known]
    return Fortune([*skies, *faces], most_liked(ports))


# One game


def paint_luck(surface: Surface, kit: Kit, luck: Luck, room: Rect) -> None:
    """How often each number came up beside what was to be expected; then throw by throw what for."""
    u, faces = kit.u, luck.faces
    head = Rect(room.x, room.y - u(2), room.w, u(24))
    kit.line(surface, kit.say("score.dice.thrown", n=len(faces)), "strong", 14.5, head, FADED)
    if faces:
        kit.line(surface, _average(kit, faces), "text", 13.5, head, FADED, "right")
    rows = len(KINDS) + 1
    step = min(u(32), (room.h - u(34)) // (rows + 4))
    bars = Rect(room.x, head.bottom + u(4), room.w, room.bottom - head.bottom - u(12) - rows * step)
    bars.h = min(bars.h, u(150))
    _bars(surface, kit, bars, faces)
    row = Rect(room.x, bars.bottom + u(8), room.w, step)
    for kind, icon in KINDS.items():
        mine = luck.thrown[kind]
        kit.icon(surface, icon, min(u(24), step - 2), (row.x + u(13), row.centery))
        words = Rect(row.x + u(32), row.y, row.w - u(32) - u(84), row.h)
        kit.line(surface, kit.say(f"score.dice.kind.{kind}"), "text", 14, words, FADED)
        count = Rect(row.right - u(84), row.y, u(28), row.h)
        kit.line(surface, str(len(mine)), "strong", 15, count, INK, "right")
        if mine:
            far = Rect(row.right - u(52), row.y, u(52), row.h)
            average = f"{MEAN} {_decimal(kit, mean(mine))}"
            kit.line(surface, average, "text", 13, far, FADED, "right")
        row = row.move(0, step)
    told = kit.say("score.dice.fights", won=luck.won, all=luck.fought)
    kit.line(surface, told, "strong", 14, row)


def _decimal(kit: Kit, value: float) -> str:
    return kit.say.language.number(f"{value:.1f}")


def _average(kit: Kit, faces: list[int]) -> str:
    return kit.say("score.dice.average", n=_decimal(kit, mean(faces)))


def _bars(surface: Surface, kit: Kit, box: Rect, faces: list[int]) -> None:
    u = kit.u
    counts = [faces.count(face) for face in range(1, FACES + 1)]
    most = max(1, *counts)
    w = box.w // FACES
    foot = u(24)
    high = box.h - foot - u(16)
    expected = box.bottom - foot - round(high * len(faces) / FACES / most)
    for n, count in enumerate(counts):
        column = Rect(box.x + n * w + u(4), box.y, w - u(8), box.h)
        track = Rect(column.x, box.bottom - foot - high, column.w, high)
        pygame.draw.rect(surface, PARCHMENT_DARK, track, border_radius=u(3))
        long = round(high * count / most)
        bar = Rect(track.x, track.bottom - long, track.w, long)
        pygame.draw.rect(surface, mix(CORAL, PARCHMENT_DARK, 0.15), bar, border_radius=u(3))
        label = Rect(column.x, box.y, column.w, u(16))
        kit.line(surface, str(count), "strong", 12.5, label, INK if count else FADED, "centre")
        die = kit.die("white", (f"pip-{n + 1}",), u(20))
        surface.blit(die, die.get_rect(center=(column.centerx, box.bottom - foot // 2 + u(1))))
    if faces:
        pygame.draw.line(surface, BRASS_DARK, (box.x, expected), (box.right, expected), max(1, u(1.4)))
