"""Pictures of the Island's cards, where no table is laid."""

from __future__ import annotations

from pygame import Surface

from game.ui.kit import Kit


class CardPlates:
    def draw(self, kit: Kit, name: str, side: int) -> Surface | None:
        """A card by its name, `card/knight`; all else is drawn as an icon."""
        kind, _, face = name.partition("/")
        return kit.art.picture(f"cards/{face}", side * 3 // 4, side) if kind == "card" else None
