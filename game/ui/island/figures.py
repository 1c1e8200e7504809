"""The figures of the Island that pages for players name."""

from __future__ import annotations

from game.engine.content import Library
from game.rules.island.card_text import Teller
from game.rules.island.content import (
    AwardEntry,
    EventEntry,
    HarbourEntry,
    NumberEntry,
    PieceEntry,
    SwitchEntry,
    TerrainEntry,
)
from game.ui.figures import Figures
from game.ui.island.map.pieces import DICE_SUMS


def figures(library: Library, lang: str) -> Figures:
    """Every number of the rules under its id, amounts of switches, and what pieces and awards say; prices in
    words."""
    teller = Teller(library, lang)
    named: dict[str, object] = {e.id: e.value for e in library.of("numbers", NumberEntry).values()}
    named |= {e.id: e.value for e in library.of("switches", SwitchEntry).values() if isinstance(e.value, int)}
    for award in library.of("awards", AwardEntry).values():
        named |= {f"{award.id}-points": award.points, f"{award.id}-least": award.least}
    for piece in library.of("pieces", PieceEntry).values():
        price = teller.cards([piece.price.get(name, 0) for name in teller.resources])
        named |= {f"{piece.id}-points": piece.points, f"{piece.id}-gets": piece.gets}
        named |= {f"{piece.id}-price": price, f"{piece.id}-count": piece.count}
    lands = library.of("terrains", TerrainEntry).values()
    hexes = sum(land.count for land in lands if not land.module)
    named |= {"throws": DICE_SUMS, "terrain-count": hexes}
    named["harbour-count"] = sum(entry.count for entry in library.of("harbours", HarbourEntry).values())
    named["event-count"] = sum(len(entry.rolls) for entry in library.of("events", EventEntry).values())
    return Figures(library, named)
