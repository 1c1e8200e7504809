"""What a scenario draws on the map: in the still picture, and as pieces that stand on it.

It hangs on no table, so that the diagrams of the handbook show the same."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from pygame import Surface

from game.rules.island.state import IslandState
from game.ui.hexmap.camera import Point

if TYPE_CHECKING:
    from game.ui.island.map.board import Board

FACE_DOWN = 0
"""What stands for the number of a token that lies on its face."""


class Piece(NamedTuple):
    """Something that stands on the map."""

    id: Hashable
    """While `board.hidden.pieces` has it, it is in the air and is not painted. A flight puts it there when it
    begins, takes it away when it lands, and calls `table.touch_board()` both times."""
    picture: Surface
    at: Point
    """Its middle on the screen, as `places` tells it."""
    above: bool = False
    """Whether it stands above the houses; else between them and the roads."""


class Scenery:
    """Of one board; a layer of the table names its class (`IslandLayer.scenery`). What is left out stays as
    it is without it. The state is what may be seen by those at the screen."""

    def __init__(self, board: Board) -> None:
        self.board, self.kit, self.book, self.places = board, board.kit, board.book, board.places

    @property
    def size(self) -> float:
        """The radius of a hex."""
        return self.places.camera.size

    # In the still picture, from below to above

    def key(self, s: IslandState) -> Hashable:
        """All that its part of the still picture hangs on: when this changes, the picture is drawn anew,
        which takes a tenth of a second. What changes often had better be a piece."""
        return None

    def paint_sea(self, picture: Surface, s: IslandState) -> None:
        """On the water, below the beach."""

    def paint_coast(self, picture: Surface, s: IslandState) -> None:
        """On the water and the beach, below the land."""

    def landscape(self, s: IslandState, h: int) -> str:
        """The picture of a hex, of those in `terrains/`; nothing if it is one of its terrain's."""
        return ""

    def paint_hex(self, picture: Surface, s: IslandState, h: int) -> None:
        """Over the landscape of a hex, below its number."""

    def numbers(self, s: IslandState, h: int, rolls: list[int]) -> list[int]:
        """The tokens on a hex, up to four of them, `FACE_DOWN` for one that shows nothing; `rolls` are those
        without it."""
        return rolls

    def paint_over(self, picture: Surface, s: IslandState) -> None:
        """Over land and numbers, below all pieces."""

    def lay(self, picture: Surface, overlay: str, at: Point) -> None:
        """One of `overlays/` upon the hex with this middle, which may be a hex of the sea."""
        side = round(2 * self.size)
        face = self.kit.art.scaled(f"overlays/{overlay}", side)
        picture.blit(face, face.get_rect(center=(round(at[0]), round(at[1]))))

    # Pieces

    def pieces(self, s: IslandState) -> Iterable[Piece]:
        """What stands on the map."""
        return ()

    def lying(self, s: IslandState) -> int:
        """A mask of the corners whose buildings lie on their side."""
        return 0

    def robber_stands(self, h: int) -> Point | None:
        """Where on a hex the robber stands, in radii from its middle, if not left of the number."""
        return None

    def no_roads(self, s: IslandState) -> int:
        """A mask of the paths where a piece of its own stands for the road."""
        return 0
