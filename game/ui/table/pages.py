"""Which leaf of the handbook tells more of what stands on every table, where a tooltip names none."""

from __future__ import annotations

from collections.abc import Mapping

TOOLS = "keys/table"
SHARED = {
    **dict.fromkeys(("undo", "reset", "hint", "log", "whole-log", "show-all", "speed", "since"), TOOLS),
    **dict.fromkeys(("menu", "rules", "mute"), "keys/everywhere"),
}


def page_of(name: str, own: Mapping[str, str]) -> str:
    """By the longest beginning of the spot's name that either knows."""
    known, words = {**SHARED, **own}, name.split()
    begins = (" ".join(words[:n]) for n in range(len(words), -1, -1))
    return next((known[begin] for begin in begins if begin in known), "")
