"""A show: a match that was played before goes by on the table again, and is led from a console.

It is the table itself that shows it: beats, motion and log are those of any match. The records choose in
every seat, action by action, as far as they are let. A jump lays another position at once.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.decision import END_TURN
from game.ui.inputs import Key
from game.ui.showing import OPEN, Showing
from game.ui.stage import Stage
from game.ui.table.console import Console
from game.ui.table.turning import turning_points
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.table.table import Table

SPEEDS = (1, 2, 4, 8)
COUNTING = 0.0015
"""Seconds of a frame in which points are counted."""
PORTION = 64
"""So many steps are counted before the plot is drawn anew."""


class Show:
    def __init__(
        self,
        table: Table,
        session: Showing,
        looks: Sequence[int] = (),
        branches: bool = True,
    ) -> None:
        self.table, self.session, self.film = table, session, session.film
        table.show = self
        table.focus, table.in_rows = "play", True
        self.looks = list(looks) or [OPEN, *range(session.seats)]
        """Through whose eyes it may be seen."""
        self.branches = branches
        """A new match may begin from here."""
        self.on_end: Callable[[], None] | None = None
        self.playing = False
        self.speed = SPEEDS[0]
        self.steps: list[int] = [0]
        """After how many records an action is over: where it may stand still."""
        self.rounds: list[int] = []
        """The round in which each step ends."""
        self._find_steps()
        self.points: list[Sequence[int]] = []
        """Everybody's points after each step, through the present eyes, as far as they are counted."""
        self.turning: list[int] = []
        """The steps with the largest swings."""
        self.version = 0
        """Rises whenever there is more to draw of the course."""
        self.drawn: tuple[object, Surface] | None = None
        """The course as it was last drawn, and what of."""
        self._console: Console | None = None
        self._counting: Iterator[None] | None = self._count()
        self._wanted: int | None = None
        """The step that somebody wants to see."""
        self._then_on = False
        """From there one step more is played."""

    def _find_steps(self) -> None:
        motion, rounds = self.table.motion, self.film.game.rounds
        for match in self.film.walk(0, self.film.length):
            asked = match.decision
            if not match.records:
                self.rounds.append(rounds(match.state))
                continue
            last = match.records[-1]
            goes_on = asked is not None and asked.seat == last.seat and motion.goes_on(asked)
            opens = any(motion.opens(event) is not None for event in match.events)
            if opens or not goes_on or last.key == END_TURN or len(match.records) == self.film.length:
                self.steps.append(len(match.records))
                self.rounds.append(rounds(match.state))

    # Where it is

    @property
    def pace(self) -> float:
        return float(self.speed)

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    @property
    def step(self) -> int:
        """The step that is on the table, or is being played."""
        return bisect_left(self.steps, len(self.session.match.records))

    @property
    def goal(self) -> int:
        """The same, as soon as somebody wants to see another."""
        return self.step if self._wanted is None else self._wanted

    @property
    def round(self) -> int:
        return self.rounds[min(self.goal, self.last)]

    def where(self) -> str:
        say = self.table.kit.say
        if not self.round:
            return say("show.before", now=say("saves.setting-up"), n=self.goal, all=self.last)
        now = say("saves.round", n=self.round)
        return say("show.where", now=now, rounds=self.rounds[-1], n=self.goal, all=self.last)

    def headline(self) -> str:
        """What the prompt tells while nothing happens."""
        say, decision = self.table.kit.say, self.session.decision
        if decision is None:
            return say("table.over")
        if self.step == self.last:
            return say("show.so-far", who=self.table.names[decision.seat])
        return say("show.next", who=self.table.names[decision.seat])

    # As time goes by

    def update(self) -> None:
        if self._wanted is not None:
            self._lay(self._wanted)
        self._count_some()
        if self.playing:
            self.session.until = self.film.length
            if self.step == self.last and self.still:
                self._end()

    @property
    def still(self) -> bool:
        """All that has been let happen is over."""
        t = self.table
        moving = t.beats.busy or t.flights.busy or t.still_moving() or t.session.news
        return not moving and len(self.session.match.records) >= self.session.until

    def _end(self) -> None:
        self.playing = False
        if self.on_end:
            self.on_end()
        else:
            self.table.refresh()

    # Counting

    def _count(self) -> Iterator[None]:
        session, steps = self.session, iter(self.steps)
        wanted = next(steps)
        for match in self.film.walk(0, self.film.length):
            if len(match.records) == wanted:
                known = session.seen(match.state, session.eyes)
                self.points.append(tuple(self.film.game.scores(match.book, known)))
                wanted = next(steps, -1)
            yield
        self.turning = turning_points(self.points, self.rounds)

    def _count_some(self) -> None:
        """As much as a frame has time for."""
        if self._counting is None:
            return
        end, before = perf_counter() + COUNTING, len(self.points) // PORTION
        for _ in self._counting:
            if perf_counter() > end:
                break
        else:
            self._counting = None
        if self._counting is None or len(self.points) // PORTION > before:
            self.version += 1
            self.touch()

    def count_all(self) -> None:
        """Without waiting for frames."""
        for _ in self._counting or ():
            pass
        self._counting = None
        self.version += 1

    def touch(self) -> None:
        if self._console:
            self.table.stage.touch(self._console.rect.inflate(8, 8))
            self.table.spots_changed()

    # Leading it

    def toggle(self) -> None:
        """Play, or stop when the action is over that is being played."""
        if self.playing:
            self.playing = False
            self.session.until = self.steps[self.step]
        else:
            if self.step == self.last and self.still:
                self.jump(0)
            self.playing = True
        self.table.refresh()

    def begin_at(self, records: int) -> None:
        """Play from the action that came after so many records."""
        self._lay(bisect_right(self.steps, records) - 1)
        self.toggle()

    def jump(self, step: int) -> None:
        """Another position, in the next frame."""
        self._wanted = max(0, min(self.last, step))
        self._then_on = False
        self.touch()

    def back(self) -> None:
        self.playing = False
        self.jump(self.goal - 1)

    def forth(self) -> None:
        """The next action is played; if one is being played, it is over at once."""
        self.playing = False
        if self._wanted is not None:
            self._lay(self._wanted)
        t = self.table
        while not self.still and t.beats.busy:
            t.beats.go_on()
        t.hurry()
        if len(self.session.match.records) >= self.session.until:
            self.session.until = self.steps[min(self.last, self.step + 1)]
        t.refresh()

    def by_round(self, by: int) -> None:
        """To the beginning of the next round, or of this one, or of the one before."""
        here = self.goal
        starts = [n for n in range(len(self.rounds)) if n == 0 or self.rounds[n] != self.rounds[n - 1]]
        place = bisect_left(starts, here) - 1 if by < 0 else bisect_right(starts, here)
        self.jump(starts[max(0, place)] if place < len(starts) else self.last)

    def by_turning(self, by: int) -> None:
        """To the turning point before or after, which is then played."""
        here = self.goal
        found = [n for n in self.turning if (n > here + 1 if by > 0 else n < here)]
        if found:
            self.to_turning(found[0] if by > 0 else found[-1])

    def to_turning(self, step: int) -> None:
        self.jump(step - 1)
        self._then_on = not self.playing

    def next_speed(self) -> None:
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self.table.refresh()

    def next_look(self) -> None:
        """The same position through other eyes."""
        place = self.looks.index(self.session.eyes)
        self.look(self.looks[(place + 1) % len(self.looks)])

    def look(self, eyes: int) -> None:
        if eyes != self.session.eyes:
            self.session.eyes = eyes
            self.points, self.turning, self._counting = [], [], self._count()
            self._lay(self.goal)

    def play_on(self) -> None:
        from game.ui.scenes.play_on import PlayOnScene

        if self.branches and self.session.decision is not None:
            self.playing = False
            self._lay(self.goal)
            self.table.app.push(PlayOnScene(self.table.app, self))

    def leave(self) -> None:
        self.table.app.pop()

    def key(self, key: Key) -> bool:
        acts: dict[str, Callable[[], None]] = {
            "enter": self.toggle,
            "space": self.toggle,
            ",": self.back,
            "u": self.back,
            ".": self.forth,
            "h": self.forth,
            "page up": lambda: self.by_round(-1),
            "page down": lambda: self.by_round(1),
            "t": lambda: self.by_turning(-1 if key.shift else 1),
            "s": self.next_speed,
            "v": self.next_look,
            "p": self.play_on,
            "escape": self.leave,
        }
        act = acts.get(key.name)
        if act:
            act()
        return bool(act)

    # On the table

    def _lay(self, step: int) -> None:
        """The position after this step, with what was told before it."""
        self._wanted = None
        n, t = self.steps[min(step, self.last)], self.table
        t.forget()
        self.session.go(n)
        t.diary.retrace(self.film, n)
        t.changed()
        if self._then_on:
            self._then_on = False
            self.session.until = self.steps[min(self.last, step + 1)]

    def draw_pointed(self, stage: Stage) -> None:
        """What lies under the pointer on the timeline."""
        console, at = self._console, self.table.pointer
        if console and at and not self.table.by_key:
            console.draw_pointed(stage, at)

    def laid(self, standing: Sequence[Widget], place: Rect) -> list[Widget]:
        """The console in place of all that may be chosen."""
        kept = [widget for widget in standing if not place.contains(widget.rect)]
        self._console = Console(place, self)
        return [*kept, self._console]
