"""The raised sea as a layer of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from pygame import Rect, Surface

from game.engine.decision import Option
from game.rules.western_sea.state import SeaState
from game.ui.kit import Kit
from game.ui.stage import Stage
from game.ui.table.layer import Drawn, Player
from game.ui.tooltips import Tip
from game.ui.western_sea.layer import SeaLayer
from game.ui.western_sea.map.sea import backs, ship_cell
from game.ui.western_sea.modules.fish_and_ships.ghosts import ghosts
from game.ui.western_sea.modules.fish_and_ships.motion import SeaMotion
from game.ui.western_sea.modules.fish_and_ships.ships import Fleet
from game.ui.western_sea.modules.fish_and_ships.tooltips import PAGE, SeaTooltips

if TYPE_CHECKING:
    from game.ui.western_sea.motion import WesternMotion


class FishLayer(SeaLayer):
    picture = "ship"
    icons: Mapping[str, str] = {
        "harbour-back": "tile",
        "sea-raised": "terrain-coast",
        "ship": "ship",
        "ship-lost": "ship",
        "sailed": "ship",
        "reveal-peek": "eye",
        "reveal-flip": "explore",
        "treasure-lost": "die",
        "navigated": "navigate",
    }
    action_pages: Mapping[str, str] = {"navigate": PAGE}

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.fleet = Fleet(table)

    @property
    def tooltips(self) -> SeaTooltips:
        return SeaTooltips(self.table)

    # In words

    def tile_lines(self, tile: int) -> Sequence[str]:
        cell = self.table.state.cell[tile]
        return self.tooltips.ships(cell) if cell >= 0 else self.tooltips.beside(tile)

    def hidden_tip(self, cell: int, option: Option | None, why: str) -> Tip | None:
        return self.tooltips.face_down(cell, option, why)

    def pile_lines(self) -> Sequence[str]:
        return self.tooltips.pile()

    def seat_lines(self, seat: int) -> Sequence[str]:
        return self.tooltips.seat(seat)

    def why_not(self, kind: str, at: int | str) -> str:
        decision = self.table.targets.decision
        return self.tooltips.no_course(decision.ask, int(at)) if decision and kind == "hex" else ""

    def is_secret(self, option: Option) -> bool:
        """What a bot thinks of a sea tile that lies face down."""
        return option.verb == "sail" and int(option.at) in backs(self.table.state)

    # On the map

    def paint_seat(self, surface: Surface, kit: Kit, seat: int, rect: Rect) -> None:
        """A ship at sea is seen beside the emblem."""
        u = kit.u
        if ship_cell(self.table.state, seat) >= 0:
            kit.icon(surface, "ship", u(17), (rect.x + u(44), rect.y + u(15)))

    def ghost(self, option: Option) -> list[Drawn]:
        return ghosts(self.table, self.fleet, option)

    def on_tile(self, cell: int, radius: int) -> list[Drawn]:
        return self.fleet.on_tile(self.table.state, cell, radius)

    def seas_to_see(self) -> list[SeaState]:
        """The positions after each of the seas among which one is to be chosen."""
        decision = self.table.targets.decision
        if decision is None or decision.ask != "raise.turn":
            return []
        return [cast(SeaState, self.table.preview(option).after) for option in decision.options]

    def sprites(self, stage: Stage, now: float) -> None:
        self.fleet.sprites(stage, now)

    # As the match goes on

    def plays(self, motion: WesternMotion, others: Mapping[str, Player]) -> Mapping[str, Player]:
        return SeaMotion(motion, self.fleet).plays(others)

    def changed(self) -> None:
        self.fleet.remember()

    def stop(self) -> None:
        self.fleet.sailing.clear()
