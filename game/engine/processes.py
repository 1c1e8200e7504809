"""Processes that work beside this one: started afresh rather than forked, the same on every system."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple


class Worker(NamedTuple):
    process: BaseProcess
    link: Connection
    """Our end of the line to it. Once this is closed or we are gone, however that came, it hears the end."""

    def dismiss(self) -> None:
        self.link.close()
        self.process.terminate()
        self.process.join()


def start(work: Callable[..., None], *given: Any) -> Worker:
    """One that does this work, told its end of the line and what is given. It never hears Ctrl-C: whoever
    started it does, and ends it without its traceback."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_begin, args=(work, theirs, *given), daemon=True)
    try:
        with _deaf():
            process.start()
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return Worker(process, ours)


def _begin(work: Callable[..., None], link: Connection, *given: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    work(link, *given)


@contextmanager
def _deaf() -> Iterator[None]:
    """What blocks a signal is inherited; where that is unknown (Windows), a worker goes deaf once it runs."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # or else it would start, and unblock the signal, with the first worker
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
