"""What several commands need."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from game.engine.game import Setup


def print_json(data: Mapping[str, Any]) -> None:
    """One object on one line, so that a script may take the last line or all of it."""
    print(json.dumps(data))


def seat_name(setup: Setup, seat: int) -> str:
    """Seats are counted from 1 for people and from 0 for machines."""
    return f"seat {seat + 1} ({setup.seats[seat]})"
