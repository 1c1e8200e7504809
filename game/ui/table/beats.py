"""Nothing happens unseen: what others do is played beat by beat, and what it takes from a person waits.

The match may be an action ahead of the table: until a beat is over, the table shows the position that the
beat leads to, and nobody is asked anything. Beats are kept, so that they can be told and shown again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.decision import END_TURN, Decision, Option
from game.engine.state import State
from game.ui.session import Happened
from game.ui.table.beat import BREAK, Beat, Told, cut, in_short, made_of
from game.ui.table.callout import chief, heading, put_away, show
from game.ui.table.log import LogLine
from game.ui.table.notice import Notice
from game.ui.table.since import Since
from game.ui.table.tellings import Tellings
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.table.table import Table

OWN = 0.95
"""What somebody did by hand is played in so many seconds at most, and nobody has to wait for it."""
BEAT, SMALL, LARGE = 1.5, 0.8, 2.0
"""Seconds for a beat at normal speed, for one that hardly matters, and for a loss that does not wait."""
SHORTEST = 0.2
ROUND = 20.0
"""A whole round of beats takes hardly longer: the later ones are hurried."""
SHARE = 6
"""A beat takes at most this part of the time that is left of a round."""
FRAMING = 0.5
"""Seconds that the board has to come to lie where a beat can be seen."""
BLIND = 0.35
"""Seconds in which a loss can't have been seen yet."""
MOST_KEPT = 80


class Beats:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.tellings = Tellings(table)
        self.tell = self.tellings.tell
        self.story: list[Beat] = []
        """What has happened, as far back as anybody may ask."""
        self.shown: State | None = None
        """The position that is on the table, if that is not the match's own."""
        self.current: Beat | None = None
        self.told: Told | None = None
        self.held = False
        """The present beat waits until somebody has seen it."""
        self.since = -1
        """The seat that is told what has happened since its turn, or -1."""
        self._queue: list[Beat] = []
        self._open: list[Happened] = []
        """The parts of the action that goes on."""
        self._unsure: list[Beat] = []
        """What people did that they may still take back."""
        self._seen: dict[int, int] = {}
        """By seat, how many choices had been made when it was last told."""
        self._until = self._from = 0.0
        self._spent = self._alone = 0.0
        """Seconds that others have taken of this round, and since a person has chosen anything."""
        self._round = -1
        self._turn = -1
        """The seat in whose turn something has been chosen already."""
        self._views: dict[int, State] = {}
        self._clock = 0.0
        self._card: Callable[[], None] | None = None
        """Shows the card of the present beat, in the frame after the one that laid the table for it."""
        self._awaited: Beat | None = None
        """The beat for which the board has been framed."""

    # What is on the table

    @property
    def busy(self) -> bool:
        """Something is shown that others did: nobody is asked anything before that is over."""
        return bool(self.current or self._queue)

    @property
    def gathering(self) -> bool:
        """A bot's action goes on: nothing of it is shown before it is whole."""
        return bool(self._open) and not self.busy and self.table.session.plays_itself(self._open[0].seat)

    @property
    def recounts(self) -> bool:
        """The strip lies there that tells what has happened since."""
        return self.since >= 0 and not self.busy and not self.table.eyes.closed

    @property
    def seat(self) -> int:
        """Whose doing is shown, or about to be."""
        beat = self.current or next(iter(self._queue), None)
        return beat.seat if beat else -1

    def look(self, seat: int) -> State:
        """The position on the table through a seat's eyes."""
        if self.shown is None:
            return self.table.session.view(seat)
        if seat not in self._views:
            self._views[seat] = self.table.session.seen(self.shown, seat)
        return self._views[seat]

    def ahead(self, seat: int) -> State:
        """The position that what is about to be told leads to."""
        if self.current or not self._queue:
            return self.look(seat)
        return self.table.session.seen(self._queue[0].after, seat)

    def _put(self, position: State | None) -> None:
        self.shown, self._views = position, {}

    @property
    def pace(self) -> float:
        """How fast things move."""
        return self.table.pace

    def headline(self) -> str:
        """Who acts, and how that is called; of what has no name, the sentence, or its beginning if that alone
        has room."""
        beat = self.current or self._queue[0]
        told = self.tell(beat)
        if told.head or not self.current:
            return heading(self.table, beat, told)
        whole = told.text.removesuffix(".")
        fits = self.table.prompt.fits(self.table.kit, whole)
        first = whole if fits else BREAK.split(whole)[0].rstrip(";.")
        who = heading(self.table, beat, told)
        return first if first.startswith(who) else f"{who} \N{MIDDLE DOT} {first}" if first else who

    def widgets(self, panels: Sequence[Widget]) -> list[Widget]:
        """What lies over the table and its panels."""
        t = self.table
        if self.current and self.told and self.told.losses:
            return [Notice(t, self.current, self.told, self.held)]
        strip = [Since(t, self.news(self.since), panels)] if self.recounts else []
        return [one for one in strip if one.free or not t.foot()]  # else a lesson is read first

    def covers(self) -> list[Rect]:
        """Where it lies."""
        return [w.rect for w in self.table.widgets if isinstance(w, (Notice, Since))]

    def latest(self) -> Iterator[LogLine]:
        """A line for each beat, the latest first."""
        for beat in reversed(self.story):
            said = self.tellings.say(beat)
            if said.text or said.head:
                yield in_short(self.table, beat, self.tell(beat))

    # What happens

    def add(self, happened: Happened) -> None:
        """A choice was made, by whomever."""
        t = self.table
        if happened.before is None:  # the set-up
            t.write_down(happened)
            t.set_in_motion(happened, OWN)
            return
        own, *later = cut(t, happened)
        if not (self._open and happened.decision and self._continues(happened)):
            self._close()
        if not self._open and self.shown is None and t.session.plays_itself(happened.seat):
            self._put(happened.before)
        self._open.append(own)
        if not t.session.plays_itself(happened.seat):
            t.write_down(own)
            t.set_in_motion(own, OWN)
            if later:
                self._put(own.after)
        asked = t.session.decision
        over = asked is None or asked.seat != happened.seat or not t.motion.goes_on(asked)
        if later or over or happened.key == END_TURN:
            self._close()
        if asked is None or asked.seat != happened.seat or not t.session.can_undo():
            self._sure()
        records = len(t.session.match.records)
        for part in later:
            beat = made_of([part], records)
            if self._queue or not self._passes(beat):
                self._queue.append(beat)
            else:
                self._pass(beat)

    def recall(self, happened: Happened, asked: Decision | None, records: int) -> None:
        """A choice of a match that goes on: it is part of the story, though nobody is shown it now."""
        own, *later = cut(self.table, happened)
        goes_on = bool(self._open) and happened.decision is not None and self._continues(happened)
        if self._open and not goes_on:
            self._keep(made_of(self._open, records - 1))
            self._open = []
        self._open.append(own)
        self._seen[happened.seat] = records - 1
        over = asked is None or asked.seat != happened.seat or happened.key == END_TURN
        if later or over:
            self._keep(made_of(self._open, records))
            self._open = []
        for part in later:
            self._keep(made_of([part], records))

    def recalled(self) -> None:
        """That was all: what was going on is told as it goes on."""
        self._open = []
        self.follow()

    def _passes(self, beat: Beat) -> bool:
        """Nobody has to wait for what is nobody's doing, small, and takes nothing from anybody."""
        return beat.seat < 0 and self._small(beat) and not self.tell(beat).losses

    def _pass(self, beat: Beat) -> None:
        t = self.table
        self._put(None)
        put_away(t)
        t.write_down(beat.parts[0])
        self._keep(beat)
        t.set_in_motion(beat.parts[0], OWN)
        if t.pace:
            show(t, beat, self.tell(beat), BEAT, large=False)

    def _small(self, beat: Beat) -> bool:
        t = self.table
        heard = [event for event in t.motion.heard(beat.events) if t.speak_event(event)]
        return all(event[0] in t.motion.small for event in heard)

    def _continues(self, happened: Happened) -> bool:
        assert happened.decision
        return self._open[-1].seat == happened.seat and self.table.motion.goes_on(happened.decision)

    def _close(self) -> None:
        """The action is over."""
        parts, self._open = self._open, []
        if not parts:
            return
        beat = made_of(parts, len(self.table.session.match.records))
        if self.table.session.plays_itself(beat.seat):
            self._queue.append(beat)
        else:
            self._unsure.append(beat)

    def _sure(self) -> None:
        """What people did can't be taken back any more: it is part of the story, and hurts whom it hurts."""
        beats, self._unsure = self._unsure, []
        for beat in beats:
            self._keep(beat)
            if self.tell(beat).losses:
                self._queue.insert(0, beat)

    def taken_back(self) -> None:
        made = len(self.table.session.match.records)
        self._open = []
        self.tellings.forget(beat for beat in self._unsure if beat.records > made)
        self._unsure = [beat for beat in self._unsure if beat.records <= made]

    def _keep(self, beat: Beat) -> None:
        if beat not in self.story:
            self.story.append(beat)
            self.tellings.forget(self.story[:-MOST_KEPT])
            del self.story[:-MOST_KEPT]

    # As time goes by

    def update(self, passed: float) -> bool:
        """Time passes by the table's own clock; beats begin and end. Says whether the table was laid anew."""
        t, anew = self.table, False
        if self._card and self._clock > self._from:
            self._card()
            self._card = None
        self._clock += passed
        if self.busy and not self.held:
            self.waited(passed)
        while self.busy:
            if self.current is None:
                if (t.flights.busy and t.pace) or not self._framed(self._queue[0]):
                    break
                anew = self._begin(self._queue.pop(0)) or anew
            if self.held or self._clock < self._until:
                break
            anew = self._end() or anew
        return anew

    def _framed(self, beat: Beat) -> bool:
        """A beat is told when all of it can be seen: the board may need some frames to come to lie so."""
        t = self.table
        if not self.pace:
            return True
        if self._awaited is not beat:
            self._awaited, self._from = beat, self._clock
            t.frame_board()
        if t.reframing() and self._clock - self._from < FRAMING:
            return False
        if t.reframing():
            t.come_to_rest()
        return True

    def waited(self, passed: float) -> None:
        """Others act or think, and people wait."""
        self._spent += passed
        self._alone += passed

    def _begin(self, beat: Beat) -> bool:
        t, settings = self.table, self.table.app.settings
        self.current, self._from = beat, self._clock
        new = beat not in self.story
        self._put(beat.after)
        if new:
            for part in beat.parts:
                t.write_down(part)
            self._keep(beat)
        told = self.told = self.tell(beat)
        self.held = bool(told.losses) and settings.wait_losses
        quick = not t.pace
        self._until = self._clock
        if quick and not told.losses:
            return False
        if not quick:
            t.bring_cells([cell for event in chief(t, beat) if (cell := t.motion.cell(event)) >= 0])
        t.changed()
        if told.losses:
            t.focus = Notice.SEEN
            t.sound("end-warning", 0.6)
        if quick:
            return True
        length = self._length(beat, told)
        self._until += length
        put_away(t)
        if new:
            for part in beat.parts:
                t.set_in_motion(part, length)
            if settings.reduced_motion:
                t.flights.finish()
        self._card = partial(show, t, beat, told, length, large=bool(told.losses))
        return True

    def _length(self, beat: Beat, told: Told) -> float:
        """At a pace that can be followed; where much happens in a round, faster by and by."""
        if not told.matters:
            return 0.0
        if told.losses:
            return LARGE if not self.held else 0.0
        wanted = SMALL if self._small(beat) and not told.changes else BEAT
        if self.table.show:  # it has a speed of its own
            return wanted
        now = self.table.round_of()
        if now != self._round:
            self._round, self._spent = now, 0.0
        return min(wanted, max(SHORTEST, (ROUND - max(self._spent, self._alone)) / SHARE))

    def _end(self) -> bool:
        t = self.table
        self.current = self.told = self._card = None
        self.held = False
        if self._queue:
            return False
        put_away(t)
        goes_on = bool(self._open) and t.session.plays_itself(self._open[0].seat)
        self._put(self._open[0].before if goes_on else None)
        anew = t.session.person_asked() is not None or t.session.over or not t.pace
        if anew:
            t.changed()
        return anew

    # What somebody does about it

    def go_on(self) -> bool:
        """The next beat at once; says whether there was anything to skip."""
        if not self.busy:
            return False
        if self.held and self._clock - self._from < BLIND:
            return True
        self.held = False
        self._until = self._clock
        self.table.hurry()
        self.update(0.0)
        return True

    def follow(self) -> None:
        """A new position: whose turn it is again is told what has happened since, if anybody did anything;
        that a round has begun is no news by itself."""
        t = self.table
        person, turn = t.session.person_asked(), t.turn_of()
        self._turn = self._turn if turn == self._turn else -1
        if person is None or self.busy or t.eyes.closed:
            return
        self._turn = self._turn if turn == self._turn else -1
        begun = t.session.game.rounds(t.session.match.state) > 0
        if (
            begun
            and self._turn != person
            and turn in (-1, person)
            and self.since != person
            and any(beat.seat >= 0 or self.tell(beat).losses for beat in self.news(person))
        ):
            self.since = person
        elif self.since not in (-1, person):
            self.since = -1

    def news(self, seat: int) -> list[Beat]:
        """What others did since the seat was last told."""
        first, rounds = self._seen.get(seat, 0), self.table.session.game.rounds
        found = [beat for beat in self.story if beat.records > first and beat.seat != seat]
        found = [beat for beat in found if rounds(beat.after)]  # the set-up is no news
        return list(filter(self.tellings.matters, found))

    def read(self) -> None:
        """Whoever was told has seen it."""
        if self.since >= 0:
            self._seen[self.since] = len(self.table.session.match.records)
            self.since = -1

    def put_away(self) -> None:
        """No more of the strip."""
        self.read()
        self.table.refresh()

    def chosen(self, seat: int, option: Option) -> None:
        """The seat has chosen something, in its turn or out of it."""
        self._alone = 0.0
        self._turn = seat if seat == self.table.turn_of() and option.verb != END_TURN else -1
        if seat == self.table.turn_of() or seat == self.since:
            self.read()
            self._seen[seat] = len(self.table.session.match.records)

    def show_again(self) -> None:
        """All of that on a table of its own, through the same eyes."""
        if self.since >= 0 and not self.busy:
            from game.ui.scenes.watch import watch_again

            watch_again(self.table, self._seen.get(self.since, 0), self.since)
