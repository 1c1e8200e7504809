"""`farshore` alone: the menu."""

from __future__ import annotations


def run() -> int:
    from game.ui.start import start

    return start()
