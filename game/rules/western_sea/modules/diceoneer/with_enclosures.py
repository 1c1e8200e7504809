"""Enclosure cards are for the human alone: the Diceoneer is dealt none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.rulebook import Layer
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.modules.diceoneer.layer import bot
from game.rules.western_sea.state import SeaState

layer = Layer("diceoneer-enclosures")


@layer.detour("enclosure.draw")
def draw_cards(inner: Callable[..., Any], b: SeaBook, s: SeaState, seat: int, n: int) -> Any:
    return None if seat == bot(s).seat else inner(b, s, seat, n)
