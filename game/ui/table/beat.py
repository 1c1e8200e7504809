"""A beat: one action of one seat, or one stroke of chance, with the positions before and after it.

Many small choices make one action: changing dice, paying, the parts of a compound choice. And one choice can
bring about what is nobody's part of it: a new round, the weather, the turn of a rival whom the rules play. So
choices are gathered and what they brought about is cut, until each beat is something that one sentence tells.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from game.engine.state import Event, State
from game.engine.words import Words
from game.ui.session import Happened
from game.ui.table.log import LogLine
from game.ui.table.preview import signed
from game.ui.table.reasons import reason_words

if TYPE_CHECKING:
    from game.ui.table.table import Table

BREAK = re.compile(r"(?<=[;.]) ")
"""Where a sentence may be left."""
SHORT = 84
"""Letters of a line in a narrow column, if its first part is not longer."""
MOST = 4
"""So many things are told of one beat; the log has the rest."""


@dataclass(frozen=True, eq=False)
class Beat:
    seat: int
    """Whose doing it was; -1 if nobody's."""
    parts: tuple[Happened, ...]
    before: State
    after: State
    """The whole positions: to be looked at through somebody's eyes only."""
    records: int
    """How many choices had been made when it was over."""

    @property
    def events(self) -> list[Event]:
        return [event for part in self.parts for event in part.events]

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why a bot did it: what spoke for the first of its choices for which something did."""
        return next((part.reasons for part in self.parts if part.reasons), ())


def made_of(parts: Sequence[Happened], records: int) -> Beat:
    before, after = parts[0].before, parts[-1].after
    assert before and after
    return Beat(parts[0].seat, tuple(parts), before, after, records)


class Loss(NamedTuple):
    """What a beat took from a person at the table."""

    seat: int
    points: int
    lines: tuple[str, ...]
    of: tuple[str, ...] = ()
    """The ways to score by which the points were had."""


class Said(NamedTuple):
    """What is said of a beat."""

    head: str
    """What the action is called; of what is nobody's doing, the first thing that happened."""
    text: str
    why: str


class Told(NamedTuple):
    """A beat in words, with what it did to the points of everyone."""

    head: str
    text: str
    why: str
    changes: tuple[tuple[int, int], ...]
    """Seats whose points it changed, and by how much."""
    losses: tuple[Loss, ...]

    @property
    def matters(self) -> bool:
        return bool(self.head or self.text or self.changes or self.losses)


def cut(table: Table, happened: Happened) -> list[Happened]:
    """What a choice brought about, each thing by itself: first its own part, which may be empty."""
    events, motion = happened.events, table.motion
    starts = [(n, seat) for n, event in enumerate(events) if (seat := motion.opens(event)) is not None]
    ends = [n for n, _ in starts] + [len(events)]
    places = [*(_position(happened, n) for n, _ in starts), happened.after]
    made = [replace(happened, events=events[: ends[0]], after=places[0], stops=())]
    for k, (n, seat) in enumerate(starts):
        made.append(
            replace(
                happened,
                seat=seat,
                events=events[n : ends[k + 1]],
                before=places[k],
                after=places[k + 1],
                stops=(),
                why=(),
                reasons=(),
                later=True,
            )
        )
    return made


def _position(happened: Happened, events: int) -> State | None:
    """The position after so many events, or soon after: chance mostly speaks when something begins."""
    return next((stop.state for stop in happened.stops if stop.events >= events), happened.after)


def say(table: Table, beat: Beat) -> Said:
    """In the language of now, and no more than those at this screen may know."""
    return Said(*_words(table, beat), reason_words(table.kit.say, beat.reasons))


def tell(table: Table, beat: Beat, said: Said, changes: Sequence[int]) -> Told:
    """The same with what it did to each seat's points."""
    losses = _losses(table, beat, changes, said.text)
    return Told(*said, changes=in_order(beat.seat, changes), losses=tuple(losses))


def in_order(first: int, changes: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Whoever did it comes first, and whoever is not concerned not at all."""
    seats = sorted(range(len(changes)), key=lambda seat: seat != first)
    return tuple((seat, changes[seat]) for seat in seats if changes[seat])


def view_of(table: Table, state: State) -> State:
    """What those at this screen may know of a position."""
    return table.session.seen(state, table.eyes.seat)


def _words(table: Table, beat: Beat) -> tuple[str, str]:
    """How it is called, and what happened."""
    own = next((text for layer in table.layers if (text := layer.caption(beat.seat, beat.events))), "")
    if own:
        return "", own
    heard = table.motion.heard(beat.events)
    lines = [line.rstrip(".") for line in table.motion.lines(heard)]

    def more(n: int) -> str:
        return table.kit.say("beats.more", n=n)

    if beat.seat < 0:
        return "".join(lines[:1]), joined(lines[1:], (), more)
    first = beat.parts[0]
    named = bool(lines) and not first.later and first.decision is not None
    head = table.motion.headline(first.decision, first.key) if named and first.decision else ""
    return head, joined(lines, _doers(table, beat), more)


def _doers(table: Table, beat: Beat) -> list[str]:
    """Whose names lines of a beat begin with."""
    return [table.names[beat.seat], *table.motion.others()] if beat.seat >= 0 else []


def joined(lines: Sequence[str], names: Sequence[str], more: Callable[[int], str]) -> str:
    """Lines of the log as one sentence: whoever did one thing after the other is named once, and what was
    done again is counted. What nobody did is a sentence of its own."""
    who, parts = "", Counter[str]()
    for line in lines:
        doer = next((name for name in names if line.startswith(f"{name} ")), "")
        again = line.removeprefix(f"{doer} ") if doer == who else line
        parts[line if line in parts else again] += 1
        who = doer
    told = [f"{line} (\N{MULTIPLICATION SIGN}{n})" if n > 1 else line for line, n in parts.items()]
    if len(told) > MOST:
        told = [*told[: MOST - 1], more(len(told) - MOST + 1)]
    text = "".join(told[:1])
    for part in told[1:]:
        apart = not names or (part[0].isupper() and not part.startswith(tuple(names)))
        text += f"{'.' if apart else ';'} {part}"
    return text if not text or text[-1] in ".!?" else f"{text}."


def in_short(table: Table, beat: Beat, told: Told) -> LogLine:
    """A line for a narrow column: how it began, and what it did to the points of whoever did it."""
    text, *parts = BREAK.split((told.text or told.head).rstrip("."))
    for part in parts:
        if len(text) + len(part) > SHORT:
            text = f"{text.rstrip(';.')} \N{HORIZONTAL ELLIPSIS}"
            break
        text = f"{text} {part}"
    points = dict(told.changes).get(beat.seat, 0)
    if points:
        text = f"{text} ({signed(points)})"
    heard = table.motion.chief(table.motion.heard(beat.events))
    icon = next((icon for event in heard if (icon := table.icon_of(event))), "")
    return LogLine(beat.seat, text, icon=icon, why=(told.why,) if told.why else ())


def _losses(table: Table, beat: Beat, changes: Sequence[int], text: str) -> list[Loss]:
    """Whatever it took from people who did not do it themselves; what the text says is not said again."""
    made = []
    for seat in table.session.people():
        if seat == beat.seat:
            continue
        told = (table.motion.loss(beat, e, seat) for e in beat.events if table.motion.victim(e) == seat)
        lines = [line for line in told if line]
        points = max(0, -changes[seat])
        if points or lines:
            untold = dict.fromkeys(line for line in lines if not _says(table, beat, text, line))
            of = _fallen(table, beat, seat) if points else ()
            made.append(Loss(seat, points, tuple(untold) if points or untold else (lines[0],), of))
    return made


def _says(table: Table, beat: Beat, text: str, line: str) -> bool:
    """Whether a text tells this, perhaps without naming again who did it."""
    names = [f"{name} " for name in _doers(table, beat) if line.startswith(f"{name} ")]
    return line.removeprefix(next(iter(names), "")).rstrip(".") in text


def _fallen(table: Table, beat: Beat, seat: int) -> tuple[str, ...]:
    """The ways to score in which a seat has less than before."""
    session = table.session
    if session.game.breakdown is None:
        return ()
    fallen: Counter[str] = Counter()
    for sign, state in ((1, beat.before), (-1, beat.after)):
        for who, category, _, points in session.game.breakdown(session.match.book, view_of(table, state)):
            if who == seat:
                fallen[category] += sign * points
    words = Words(table.kit.say.lang, session.library.texts[table.kit.say.lang])
    return tuple(words.say("phrases", f"category.{name}") for name, by in fallen.most_common() if by > 0)
