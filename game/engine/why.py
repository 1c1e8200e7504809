"""Why something may not be chosen: said by the rule that withholds it, worded by whoever shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Why(NamedTuple):
    """A reason by its name, and what belongs to it: numbers, seats, places."""

    reason: str
    values: Mapping[str, Any] = {}
