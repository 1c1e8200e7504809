"""Many games on many cores: batches of games go out to worker processes and come back as tallies.

The result is the same for any number of workers: a batch's games depend on their seeds alone, and the tallies
are put together in the order of the batches.
"""

from __future__ import annotations

import io
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import IO, Any, cast

import msgspec

from game.bots.playout import Batch, Tally, play_out
from game.bots.watch import Watch
from game.engine.content import Library
from game.engine.game import Game, Setup
from game.engine.processes import Worker, start
from game.engine.rulebook import Rulebook
from game.refusal import Refusal
from game.registry import find_game

WORTH_A_WORKER = 20
"""With fewer games for each, starting a worker costs more than it saves."""


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):  # what we may use, which may be less than there is
        return len(os.sched_getaffinity(0)) or 1
    return os.cpu_count() or 1


def default_jobs(games: int) -> int:
    return max(1, min(cores(), games // WORTH_A_WORKER))


def split(batch: Batch, jobs: int) -> list[Batch]:
    """Parts small enough to keep all workers busy to the end, and not so small that sending them shows."""
    if jobs == 1:
        return [batch]
    size = max(1, min(50, batch.games // (jobs * 8)))
    starts = range(0, batch.games, size)
    return [
        Batch(
            msgspec.structs.replace(batch.setup, seed=batch.setup.seed + start),
            min(size, batch.games - start),
            batch.check,
            batch.watch,
        )
        for start in starts
    ]


class Player:
    """Plays batches with one game's content; rule books are kept, since only the set-up shapes them."""

    def __init__(self, game: Game, library: Library) -> None:
        self.game = game
        self.library = library
        self._books: dict[tuple[Any, ...], Rulebook] = {}

    def play(self, batch: Batch, done: Callable[[], None] | None = None) -> Tally:
        setup = batch.setup
        book = self._book(setup)
        tally = Tally(len(setup.seats))
        for number in range(batch.games):
            one = msgspec.structs.replace(setup, seed=setup.seed + number)
            watch = Watch(self.game, book, one) if batch.watch else None
            tally.add(play_out(self.game, book, one, batch.check, watch))
            if done:
                done()
        return tally

    def _book(self, setup: Setup) -> Rulebook:
        key = (setup.seats, setup.modules, tuple(sorted(setup.options.items())))
        if key not in self._books:
            self._books[key] = self.game.make_book(self.library, setup)
        return self._books[key]


def play_all(game: Game, library: Library, batches: Sequence[Batch], jobs: int) -> list[Tally]:
    """The tally of each batch."""
    total = sum(batch.games for batch in batches)
    with Progress(total, sys.stderr or io.StringIO()) as progress:
        if jobs == 1:
            player = Player(game, library)
            return [player.play(batch, progress.one_done) for batch in batches]
        return _play_apart(game, library, batches, jobs, progress)


def _play_apart(
    game: Game, library: Library, batches: Sequence[Batch], jobs: int, progress: Progress
) -> list[Tally]:
    parts = [(number, part) for number, batch in enumerate(batches) for part in split(batch, jobs)]
    results: list[Tally | None] = [None] * len(parts)
    with _workers(game, library, min(jobs, len(parts))) as crew:
        waiting = iter(range(len(parts)))
        doing: dict[Connection, int] = {}
        for link in crew:
            _hand_out(link, waiting, parts, doing)
        while doing:
            for ready in wait(list(doing), timeout=0.5):
                link = cast(Connection, ready)
                index = doing.pop(link)
                results[index] = _take_in(link)
                progress.more_done(parts[index][1].games)
                _hand_out(link, waiting, parts, doing)
            progress.show()
    tallies = [Tally(len(batch.setup.seats)) for batch in batches]
    for (number, _), result in zip(parts, results, strict=True):
        assert result is not None
        tallies[number].merge(result)
    return tallies


def _hand_out(
    link: Connection, waiting: Iterator[int], parts: Sequence[tuple[int, Batch]], doing: dict[Connection, int]
) -> None:
    index = next(waiting, None)
    if index is not None:
        try:
            link.send(parts[index][1])
        except OSError as error:
            raise Refusal("a worker process died before it could play") from error
        doing[link] = index


def _take_in(link: Connection) -> Tally:
    try:
        tally: Tally = link.recv()
    except (EOFError, OSError) as error:
        raise Refusal("a worker process died while it was playing; is the memory full?") from error
    return tally


@contextmanager
def _workers(game: Game, library: Library, jobs: int) -> Iterator[list[Connection]]:
    crew: list[Worker] = []
    try:
        for _ in range(jobs):
            crew.append(start(_work, game.name, library))
        yield [worker.link for worker in crew]
    finally:
        for worker in crew:
            worker.dismiss()


def _work(link: Connection, name: str, library: Library) -> None:
    player = Player(find_game(name), library)
    try:
        while True:
            link.send(player.play(link.recv()))
    except (EOFError, OSError):
        return  # whoever sent the games is gone


class Progress:
    """How far a long run is: a line that changes in a terminal, a line now and then in a log."""

    PATIENCE = 2.0
    """Seconds before a run that nobody watches says anything."""

    def __init__(self, total: int, stream: IO[str]) -> None:
        self.total = total
        self.done = 0
        self._stream = stream
        self._live = stream.isatty()
        self._began = time.perf_counter()
        self._pause = 0.2 if self._live else self.PATIENCE
        self._next = self._began + self._pause
        self._shown = 0

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown and self._live:
            self._write("\r" + " " * self._shown + "\r")

    def one_done(self) -> None:
        self.more_done(1)
        self.show()

    def more_done(self, games: int) -> None:
        self.done += games

    def show(self) -> None:
        now = time.perf_counter()
        if now < self._next:
            return
        if not self._live:
            self._pause = min(60.0, self._pause * 2)  # a log of an hour needs no thousand lines
        self._next = now + self._pause
        line = f"{self.done} of {self.total} games, {self.done / (now - self._began):.1f} games/s"
        self._write(f"\r{line:<{self._shown}}" if self._live else f"{line}\n")
        self._shown = len(line)

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
