"""What may be done on the chart: lit squares with what they cost, the tile in hand, the way of a ship."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from game.engine.decision import Option
from game.rules.finis_terrae.chart import is_complete, pieces_of
from game.rules.finis_terrae.state import TerraeState
from game.ui.finis_terrae.marks import ghost_mark
from game.ui.spots import Spot
from game.ui.stage import Stage

if TYPE_CHECKING:
    from game.ui.finis_terrae.table import TerraeTable


def draw_lit(t: TerraeTable, stage: Stage, beat: float) -> None:
    charges, toll = t.costs(), t.book.number["toll"]
    for lit in t.targets.of("square"):
        cell = int(lit.at)
        steps, dens = charges.get(cell, (0, 0))
        words = f"{steps}+{dens * toll}" if dens else str(steps or "")
        empty = cell not in t.state.at
        stage.note(t.board.draw_lit(stage.window, cell, beat, empty, t.proposed(lit), words))
    option = t.option_at(t.pointed()) if t.targets.decision else None
    placing = t.placing
    if placing.square is not None:
        stage.note(t.board.draw_lit(stage.window, placing.square, beat, True, False))
        _draw_ghost(t, stage, placing.square)
    elif option and option.verb == "place":
        _draw_ghost(t, stage, int(option.at))
    elif placing.pinned is not None:
        _draw_ghost(t, stage, placing.pinned)
    elif option and option.verb == "sail":
        stage.note(t.board.draw_way(stage.window, t.way_to(int(option.at))))


def _draw_ghost(t: TerraeTable, stage: Stage, cell: int) -> None:
    """The tile in hand as it would lie there, and under it what becomes of the islands."""
    rect = t.board.camera.rect(cell)
    stage.draw(t.board.ghost(cell, t.placing.code(cell)), rect.topleft)
    option = turning(t, cell) or t.targets.at("square", cell)
    if option is None:
        return
    after = cast(TerraeState, t.preview(option).after)
    pieces = pieces_of(t.book, after, cell) if cell in after.at else range(0)
    islands = sorted({after.island[piece] for piece in pieces})
    sizes = tuple((after.size[island], is_complete(after, island)) for island in islands)
    mark = ghost_mark(t.kit, sizes, len(t.placing.turns(cell)) > 1)
    stage.draw(mark, mark.get_rect(midtop=(rect.centerx, rect.bottom + t.kit.u(3))).topleft)


# Spots


def square_spots(t: TerraeTable) -> list[Spot]:
    lit = {int(o.at): o for o in t.targets.of("square")}
    found = []
    for cell in sorted({*t.state.at, *(t.state.frontier if t.shores_matter else ()), *lit}):
        option = lit.get(cell)
        act = _act(t, cell, option)
        code = t.state.at.get(cell)
        rect = t.board.camera.rect(cell)
        found.append(
            Spot(
                f"square {cell}",
                rect,
                act,
                partial(t.tooltips.square, cell, option or turning(t, cell)),
                # It lies on the table: an outline marks it, and nothing is lifted.
                outline=[rect.topleft, rect.topright, rect.bottomright, rect.bottomleft],
                lit=bool(act),
                right=partial(t.enlarge, code >> 2) if code is not None else None,
                lens=partial(t.magnifier.show, cell),
            )
        )
    return found


def turning(t: TerraeTable, cell: int) -> Option | None:
    """The turn that is shown, where only a turn is asked."""
    return t.placing.option(cell) if cell == t.placing.square else None


def _act(t: TerraeTable, cell: int, option: Option | None) -> partial[None] | None:
    if option is None:
        turn = turning(t, cell)
        return partial(t.take, turn) if turn else None
    return partial(t.place if option.verb == "place" else t.take, option)


def ship_spots(t: TerraeTable) -> list[Spot]:
    """Ships tell what they carry, and may be fought where they lie."""
    s, made = t.state, []
    for vessel, cell in enumerate(s.ship):
        if cell in s.at:
            option = t.targets.at("ship", vessel)
            act = t.chooser(option) if option else None
            tip = partial(t.tooltips.ship, vessel, option)
            made.append(Spot(f"ship {vessel}", t.fleet.rect(s, vessel), act, tip, lit=bool(option)))
    return made
