"""Memory: what stays is not looked through again and again, and what is dropped goes back to the system."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress

MMAP_THRESHOLD, ARENA_MAX = -3, -8
"""The names of settings in glibc's `mallopt`."""
LARGE = 1 << 16


def return_large_pieces() -> None:
    """By itself, glibc keeps freed pieces of up to 32 MB in its heap, where they lie scattered about.

    It also has a heap for every thread, though only one of ours is ever at work."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library does as it likes
            library = ctypes.CDLL(None)
            library.mallopt(MMAP_THRESHOLD, LARGE)
            library.mallopt(ARENA_MAX, 1)


def settle() -> None:
    """What is there now will stay for a match: Python need not look whether somebody still uses it, which
    would hold up a frame now and then by twenty milliseconds or more."""
    gc.freeze()


def let_go() -> None:
    """After a match: its tables and pictures hold each other, and between those that stay they leave gaps in
    the heap, which glibc keeps by itself; over an evening these were 20 MB."""
    gc.unfreeze()
    gc.collect()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
