"""Cross-references of Western Sea's content, checked when it is loaded."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.content import Complaint, Library


def check_content(library: Library) -> Iterator[Complaint]:
    return iter(())
