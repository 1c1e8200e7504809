"""What the table tells of the sea: face-down tiles, ships, sides of a coast, why a ship can't go there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.decision import Option
from game.rules.western_sea.card_text import describe
from game.rules.western_sea.modules.fish_and_ships.layer import place_of
from game.ui.tooltips import Tip
from game.ui.western_sea.map.sea import BACK, backs, in_harbour, sea_in, ship_cell, ships_at

if TYPE_CHECKING:
    from game.ui.western_sea.table import SeaTable

PAGE = "modules/fish-and-ships"


class SeaTooltips:
    def __init__(self, table: SeaTable) -> None:
        self.table = table
        self.say = table.kit.say

    def face_down(self, cell: int, option: Option | None, why: str) -> Tip | None:
        """A sea tile that lies face down; whoever has looked under it is reminded of what it is."""
        t = self.table
        tile = backs(t.state).get(cell)
        if tile is None:
            return None
        title = t.voice.hex(t.state, cell)
        lines = [self.say("sea.face-down")]
        if tile != BACK:
            lines.append(self.say("sea.peeked", tile=t.voice.thing(tile)))
            lines += describe(t.book.library, t.kit.say.lang, t.book.tiles[tile])
        tip = Tip(
            title=title[:1].upper() + title[1:], lines=(*lines, *self.ships(cell)), icon="hidden", page=PAGE
        )
        return t.tooltips.choice(option, tip) if option else replace(tip, why_not=why)

    def ships(self, cell: int) -> list[str]:
        t = self.table
        return [self.say("sea.ship-here", who=t.names[seat]) for seat in ships_at(t.state, cell)]

    def beside(self, tile: int) -> list[str]:
        """The other hexes of a piece that has still to be laid, for both are chosen at once."""
        t = self.table
        entry = t.book.tiles[tile]
        if entry.sea not in ("harbour", "beach") or t.state.cell[tile] >= 0:
            return []
        found = []
        for other, there in enumerate(t.book.tiles):
            if there.mark == entry.mark and other != tile:
                text = " ".join(describe(t.book.library, t.kit.say.lang, there))
                found.append(self.say("sea.with", tile=t.voice.thing(other), text=text))
        return found

    def seat(self, seat: int) -> list[str]:
        """How a seat's ship fares."""
        s = self.table.state
        sea = sea_in(s)
        if sea is None:
            return []
        if ship_cell(s, seat) < 0:
            return [self.say("sea.no-ship" if sea.cells else "sea.no-sea")]
        if in_harbour(s, seat):
            return [self.say("sea.moored")]
        return [self.say("sea.at-sea", hex=self.table.voice.hex(s, ship_cell(s, seat)))]

    def pile(self) -> list[str]:
        """How deep in the map stack the harbour lies, as long as all know it."""
        t = self.table
        for depth, tile in enumerate(reversed(t.state.pile.slots)):
            if tile >= 0 and t.book.tiles[tile].sea == "small-harbour":
                return [self.say("sea.harbour-depth", n=depth + 1)]
        return []

    # Why not

    def no_course(self, ask: str, cell: int) -> str:
        """Why a hex is no answer to a question about the sea; nothing if the question is another."""
        t = self.table
        s, decision = t.state, t.targets.decision
        sea = sea_in(s)
        if sea is None or decision is None:
            return ""
        if ask == "sail":
            if cell == ship_cell(s, decision.seat):
                return self.say("why.ship-is-here")
            return self.say("why.ship-beside" if place_of(sea, cell) >= 0 else "why.ship-ashore")
        if ask == "raise.place":
            return self.say("why.taken" if cell in s.at else "why.sea-fits")
        if ask == "raise.turn":
            return self.say("why.sea-turn")
        if ask == "raise.where":
            return self.say("why.coast-beside")
        tile = s.at.get(cell)
        if ask == "settle.one" and tile is not None and t.book.tiles[tile].sea in ("island", "water"):
            return self.say("why.by-ship")
        return ""
