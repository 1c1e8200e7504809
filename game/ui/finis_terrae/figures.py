"""The figures of Finis Terrae that pages for players name."""

from __future__ import annotations

from game.engine.content import Library
from game.rules.finis_terrae.content import AwardEntry, NumberEntry
from game.ui.figures import Figures
from game.ui.finis_terrae.box import days, ports_to_found, tiles_in_play


def figures(library: Library) -> Figures:
    """Every number of the rules under its id, points without a sign, and what follows from the content."""
    named: dict[str, object] = {
        id_: shown(entry) for id_, entry in library.of("numbers", NumberEntry).items()
    }
    awards = library.of("awards", AwardEntry)
    named |= {f"points-{id_}": abs(award.points) for id_, award in awards.items()}
    low, high = days(library)
    tiles = " / ".join(str(tiles_in_play(library, seats)) for seats in (2, 3, 4))
    named |= {"low": low, "high": high, "in-play": tiles, "to-found": ports_to_found(library)}
    return Figures(library, named)


def shown(entry: NumberEntry) -> str:
    if entry.table is not None:
        return " / ".join(map(str, entry.table))
    return str(entry.value or 0)
