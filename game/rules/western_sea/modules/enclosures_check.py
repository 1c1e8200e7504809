"""What must hold of an enclosure card: hexes that hang together, each once, of terrains that there are."""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.engine.hexes import axial, cell, neighbours
from game.rules.western_sea.check_parts import Named
from game.rules.western_sea.content import TerrainEntry
from game.rules.western_sea.modules.enclosures_fit import ANY, OR, SAME, EnclosureEntry

PLACE = re.compile(r"(-?[0-9]{1,2})/(-?[0-9]{1,2})")


def check_enclosure(named: Named, entry: EnclosureEntry) -> None:
    for place, kind in entry.hexes.items():
        _terrain(named, place, kind)
    if list(entry.hexes.values()).count(SAME) == 1:
        named.say(("hexes",), "one hex alone is always the same", f"write '{ANY}', or more of them")
    wrong = [place for place in entry.hexes if not PLACE.fullmatch(place)]
    for place in wrong:
        named.say(("hexes", place), f"'{place}' is no place", "write it like 0/0 or 1/-1")
    if not wrong:
        _pattern(named, list(entry.hexes))


def _terrain(named: Named, place: str, kind: str) -> None:
    names = kind.split(OR)
    terrains = named.library.of("terrains", TerrainEntry)
    for name in names:
        named.know(("hexes", place), "terrain", name, terrains, (ANY, SAME))
    if len(names) > 1 and (ANY in names or SAME in names):
        word = ANY if ANY in names else SAME
        named.say(("hexes", place), f"'{word}' stands alone, without 'or'", f"write '{word}'")
    elif len(set(names)) < len(names):
        named.say(("hexes", place), "names one terrain twice", f"write '{OR.join(dict.fromkeys(names))}'")


def _pattern(named: Named, places: list[str]) -> None:
    """One place each, and all in one piece; what is not is told where it might lie instead."""
    at: dict[int, str] = {}
    twice: list[str] = []
    for place in places:
        if at.setdefault(_cell(place), place) != place:
            twice.append(place)
    whole = _grown({next(iter(at))}, at)
    apart = [place for hex_, place in at.items() if hex_ not in whole]
    for place in twice:
        first = at[_cell(place)]
        named.say(
            ("hexes", place), f"'{place}' is '{first}' again", f"write '{_beside(whole)}' for '{place}'"
        )
    for place in apart:
        message = f"the hexes do not hang together: '{place}' lies apart from '{places[0]}'"
        named.say(("hexes", place), message, f"write '{_beside(whole)}' for '{place}'")


def _cell(place: str) -> int:
    q, _, r = place.partition("/")
    return cell(int(q), int(r))


def _grown(group: set[int], hexes: Iterable[int]) -> set[int]:
    """All hexes that hang together with the group."""
    grown = group | {hex_ for hex_ in hexes if group & set(neighbours(hex_))}
    return grown if grown == group else _grown(grown, hexes)


def _beside(whole: set[int]) -> str:
    """A free place beside the pattern, which is then part of it."""
    free = min(n for hex_ in whole for n in neighbours(hex_) if n not in whole)
    whole.add(free)
    q, r = axial(free)
    return f"{q}/{r}"
