"""Figures of the content, as pages for players name them.

A page never holds a figure of its own. It has a gap with the figure's name, ``{port-price}``: a number of
the rules by its id, something that the game works out under a name of its own, or a path into the content
(``{goods}`` is how many there are, ``{goods.spice.count}`` what that field of that entry says). A page that
is read as a file as well has the figure with its name behind it, ``5<!-- port-price -->``; what is shown is
always the content's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from game.engine.content import Library

_NAME = r"[a-z0-9]+(?:[.-][a-z0-9]+)*"
GAP = re.compile(rf"\{{({_NAME})\}}")
MARK = re.compile(rf"((?:\d+ / )*\d+)<!-- ({_NAME}) -->")


class Figures:
    """Those of one library; `named` are the numbers of the rules and what else the game has a name for."""

    def __init__(self, library: Library, named: Mapping[str, object]) -> None:
        self.library, self.named = library, named

    def __getitem__(self, name: str) -> str:
        return str(self.named[name] if name in self.named else self._at(name))

    def _at(self, path: str) -> Any:
        """Raises KeyError where the path leads nowhere."""
        kind, *way = path.split(".")
        node: Any = self.library.entries[kind]
        if not way:
            return len(node)
        for step in way:
            try:
                if isinstance(node, Mapping):
                    node = node[step]
                else:
                    node = node[int(step)] if step.isdigit() else getattr(node, step.replace("-", "_"))
            except (LookupError, AttributeError, TypeError):
                raise KeyError(path) from None
        if not isinstance(node, int):
            raise KeyError(path)
        return node

    def filled(self, page: str) -> str:
        """The page with its gaps filled."""
        return GAP.sub(lambda gap: self[gap[1]], page)

    def unmarked(self, page: str) -> str:
        """A page that has its figures already: each becomes what the content says now."""
        return MARK.sub(lambda mark: self[mark[2]], page)


def marks(page: str) -> Iterator[tuple[str, str]]:
    """The marked figures of a page: what is written, and its name."""
    for mark in MARK.finditer(page):
        yield mark[1], mark[2]
