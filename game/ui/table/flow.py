"""The flow of a match between people, bots and beats."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.session import Happened
from game.ui.table.diary import Diary
from game.ui.table.flights import Flights
from game.ui.table.hooks import Hooks
from game.ui.table.layer import TableLayer
from game.ui.table.prompt import Prompt

if TYPE_CHECKING:
    from game.ui.table.challenged import Challenged
    from game.ui.table.show import Show

LINGER = 1.2
"""Seconds between the last choice and the score."""


class Flow(Hooks):
    show: Show | None = None
    """The match was played before, and is shown again."""
    challenge: Challenged | None = None
    """Something is to be brought about in it."""
    layers: list[TableLayer]
    flights: Flights
    diary: Diary
    prompt: Prompt
    on_over: Callable[[], None] | None = None
    _bot_waited = _over_for = 0.0
    _unshown = False
    """A bot has chosen, and the table will show that in the next frame."""
    _done_at: Rect | None = None
    """Where something was done that has not been answered yet."""

    @property
    def pace(self) -> float:
        """How much faster than usual things move; 0 for at once."""
        return self.show.pace if self.show else super().pace

    @abstractmethod
    def changed(self) -> None:
        """The position is another one."""

    @abstractmethod
    def _tell_pointed(self) -> None:
        """What the choice under pointer or focus would do."""

    def hurry(self) -> None:
        """Somebody does something: all that moves is where it belongs at once."""
        done_to = self.pointed()
        self._done_at = done_to.rect if done_to else self.prompt.rect
        self.flights.finish()
        self.come_to_rest()
        for layer in self.layers:
            layer.stop()

    def _hear_news(self) -> None:
        """What happened since becomes beats."""
        news, self.session.news = self.session.news, []
        for happened in news:
            self.beats.add(happened)

    def _show_news(self) -> None:
        """It goes into the log and into motion."""
        self._unshown = False
        self._hear_news()
        if self.app.settings.reduced_motion:
            self.flights.finish()
        if not self.beats.gathering and not self.beats.update(0.0):
            self.changed()

    def set_in_motion(self, happened: Happened, longest: float) -> None:
        """One choice, or a part of what came of it."""
        if self.beats.pace:
            for layer in self.layers:
                layer.begin()
            self.motion.play(happened)
            for layer in self.layers:
                layer.played(happened)
            self.flights.squeeze(longest)

    def write_down(self, happened: Happened) -> None:
        self.diary.write(happened)
        for layer in self.layers:
            layer.write_down(happened)

    def update(self, now: float, passed: float) -> None:
        if self.show:
            self.show.update()
        self._go_along(passed)
        if self.challenge:
            self.challenge.update()
        for layer in self.layers:
            layer.update()

    def _go_along(self, passed: float) -> None:
        pace = self.beats.pace
        if pace:
            self.flights.advance(passed * pace)
        else:
            self.flights.finish()
        if self.session.news or self._unshown:
            self._show_news()
        self.beats.update(passed * (pace or 1.0))
        self._tell_pointed()
        thinks = self.session.person_asked() is None and not self.session.over
        if thinks:
            self._bot_waited += passed
            self.session.explains = pace > 0
            self.session.seconds = self.app.settings.pondering
            self.session.thought()
        if self.beats.busy or self.flights.busy or self.still_moving():
            return
        if self.session.over:
            self._over_for += passed
            if self.on_over and self._over_for > (LINGER if pace else 0.0):
                self.on_over()
        elif thinks:
            self.beats.waited(passed * pace)
            self._let_bot()

    def _let_bot(self) -> None:
        pace = self.pace
        key = self.session.thought() if pace else self.session.thought_now()
        paused = self._bot_waited * 100 * pace >= self.app.settings.bot_pause * bool(pace)
        if key is not None and (paused or self.beats.gathering):
            self._bot_waited = 0.0
            self.session.choose(key)
            if pace:  # no frame has to do both
                self._hear_news()
                self._unshown = True
            else:
                self._show_news()
