"""Silence for libraries that write to the terminal on their own when a device is missing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def quiet() -> Iterator[None]:
    """Nothing that C code writes to standard error is seen; its return value tells what is wrong."""
    try:
        kept = os.dup(2)
        nowhere = os.open(os.devnull, os.O_WRONLY)
    except OSError:  # there is no standard error to begin with
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        with suppress(OSError):
            os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
