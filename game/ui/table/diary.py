"""What has happened at a table, line by line in the words of now, and what a bot thought of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.decision import END_TURN, Decision
from game.engine.film import Film
from game.engine.match import Match, ReplayError, replay
from game.engine.state import State
from game.ui.session import Happened, Part, Stop
from game.ui.table.log import LogLine

if TYPE_CHECKING:
    from game.ui.table.table import Table

MOST_REASONS = 4
RECALLED = 150
"""So many choices of a match that goes on may be told beat by beat."""


class Diary:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: list[LogLine] = []
        self._unseen: dict[int, int] = {}
        """By seat, the first line that it has not seen happen in its own turn."""
        self._lang = ""

    def unseen(self, seat: int) -> int:
        """The number of the first line that the seat has not seen happen in its own turn."""
        return self._unseen.get(seat, 0)

    def since(self, seat: int) -> Sequence[LogLine]:
        """What was done by others since the seat's last turn ended."""
        return [line for line in self.lines[self.unseen(seat) :] if line.seat not in (-1, seat)]

    def write(self, happened: Happened) -> None:
        t = self.table
        why = self._reasons(happened)
        first = len(self.lines)
        for event in happened.events:
            text = t.speak_event(event)
            if text:
                who = next((seat for seat, name in enumerate(t.names) if text.startswith(name)), -1)
                line = LogLine(who, text, t.is_heading(event), t.icon_of(event), why, event)
                self.lines.append(line)
        if happened.key == END_TURN and happened.seat >= 0:
            self._unseen[happened.seat] = min(first + 1, len(self.lines))

    def recall(self) -> None:
        """A match from a save is played again for it; one whose content has changed leaves it empty."""
        match = self.table.session.match
        if not match.records or match.locked:
            return
        look, parts, asked = self._reader(len(match.records)), list[Part](), match.decision

        def follow(played: Match) -> None:
            """What is being put together is remembered as well, part by part."""
            nonlocal asked
            look(played)
            option = asked.find(played.records[-1].key) if asked and played.records else None
            if asked and option:
                parts.append(Part(asked, option))
            if not played.can_undo():
                parts.clear()
            asked = played.decision

        with suppress(ReplayError):
            replay(match.game, match.book, match.setup, match.opening, match.records, follow)
            self.table.session.parts = parts
            self.table.beats.recalled()

    def retrace(self, film: Film, records: int) -> None:
        """What was told before so many records of a film, as far back as it can be told beat by beat."""
        look = self._reader(records)
        for played in film.walk(max(0, records - RECALLED), records):
            look(played)
        self.table.beats.recalled()

    def _reader(self, records: int) -> Callable[[Match], None]:
        """Looks on as a match is played again, until there are so many records."""
        before: list[tuple[State, Decision | None]] = []
        stops: list[Stop] = []

        def look(played: Match) -> None:
            record = played.records[-1] if played.records else None
            now = played.state.copy()
            happened = Happened(record.seat if record else -1, list(played.events), None, record)
            self.table.write_down(happened)
            if record and before and records - len(played.records) < RECALLED:
                state, asked = before[0]
                happened.before, happened.after = state, now
                happened.decision, happened.stops = asked, tuple(stops)
                self.table.beats.recall(happened, played.decision, len(played.records))
            played.witness = lambda state: stops.append(Stop(len(state.events), state.copy()))
            before[:], stops[:] = [(now, played.decision)], []

        return look

    def retell(self) -> bool:
        """In the language of now; says whether it was told in another before."""
        t = self.table
        before, self._lang = self._lang, t.kit.say.lang
        if before in ("", self._lang):
            return False
        for n, line in enumerate(self.lines):
            if line.event is not None:
                self.lines[n] = replace(line, text=t.speak_event(line.event), why=())
        return True

    def _reasons(self, happened: Happened) -> tuple[str, ...]:
        """What a bot thought, in words: its best options and what it holds each to be worth."""
        decision, t = happened.decision, self.table
        if decision is None or len(happened.why) < 2:
            return ()
        lines = []
        for key, value in happened.why[:MOST_REASONS]:
            option = decision.find(key)
            if option and (key == happened.key or not t.is_secret(option)):
                what = t.speak_option(decision, option)
                worth = t.kit.say.language.number(f"{value:.1f}")
                lines.append(t.kit.say("why-bot.line", what=what, n=worth))
        return tuple(lines)
