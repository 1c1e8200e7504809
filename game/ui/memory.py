"""Memory of large pictures goes back to the system when they are dropped."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

MMAP_THRESHOLD = -3
"""The name of the setting in glibc's `mallopt`."""
LARGE = 4 << 20


def return_large_pieces() -> None:
    """By itself, glibc keeps freed pieces of up to 32 MB in its heap, where they lie scattered about."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # another C library does as it likes
            ctypes.CDLL(None).mallopt(MMAP_THRESHOLD, LARGE)
