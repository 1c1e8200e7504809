"""What must hold across Western Sea's content, checked when it is loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from game.engine.content import Complaint, Library, did_you_mean, find_cycle
from game.engine.problems import Where
from game.rules.western_sea.check_parts import Named
from game.rules.western_sea.check_texts import check_texts
from game.rules.western_sea.content import (
    DieEntry,
    IconEntry,
    NumberEntry,
    SetEntry,
    TechnologyEntry,
    TerrainEntry,
    TileEntry,
    WesternEntry,
    technologies_of,
)
from game.rules.western_sea.hooks import HOOKS
from game.rules.western_sea.vocabulary import (
    ACTIONS,
    EVERYBODYS,
    FIXED_NUMBERS,
    MODULES,
    RAISABLE_NUMBERS,
    RESOURCES,
    SEALS,
    TABLES,
)


class Handed(NamedTuple):
    """What a die must be that the rules hand out by its name."""

    limited: bool
    least: int = 0
    """With so many each player begins."""
    most: int = 99


TECHNOLOGIES_IN_PLAY = 9
STACK = {2: 19, 3: 27, 4: 33}
"""Tiles that the map stack needs, by players."""
ABOVE_NOTHING = ("dice-per-vp", "start-tents")
"""Numbers with which no game goes when they are 0: everybody pitches a tent on the starting tile."""
STARTS_OPEN = 2
"""Starting tiles left open when the last player has drafted."""


MORE: dict[str, tuple[type[Any], Callable[[Named, Any], object]]] = {}
"""The kinds of cards that modules bring, with the type of their entries and what checks one."""
HANDED = {"white": Handed(limited=False, least=1)}
"""Dice that the rules hand out themselves; modules add theirs."""
WHOLE: list[Callable[[Library], Iterator[Complaint]]] = []
"""What modules check besides."""


def check_content(library: Library) -> Iterator[Complaint]:
    checker = Checker(library)
    yield from checker.modules()
    yield from checker.icons()
    yield from checker.dice()
    yield from checker.numbers()
    yield from checker.tiles()
    yield from checker.technologies()
    yield from checker.sets()
    for kind, (type_, check) in MORE.items():
        yield from checker.each(kind, type_, partial(_dealt, check))
    for check_all in WHOLE:
        yield from check_all(library)
    yield from check_texts(library, sorted(HOOKS))


class Checker:
    """Goes through the entries of a library, kind by kind."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def each(self, kind: str, type_: type[Any], check: Callable[[Named, Any], object]) -> Iterator[Complaint]:
        for entry in self.library.of(kind, type_).values():
            named = Named(self.library, kind, entry)
            check(named, entry)
            yield from named.found

    def modules(self) -> Iterator[Complaint]:
        for kind in self.library.entries:
            yield from self.each(kind, WesternEntry, _module)

    # Icons, dice and terrains

    def icons(self) -> Iterator[Complaint]:
        yield from self.each("icons", IconEntry, _icon)

    def dice(self) -> Iterator[Complaint]:
        yield from self.each("dice", DieEntry, _die)
        owners: dict[str, list[str]] = {}
        for die in self.library.of("dice", DieEntry).values():
            if die.terrain is not None:
                owners.setdefault(die.terrain, []).append(die.id)
        for terrain in self.library.of("terrains", TerrainEntry):
            dice = owners.get(terrain, [])
            if not dice:
                message = "no die belongs to this terrain"
                yield Complaint("terrains", terrain, (), message, f"add a die with 'terrain: {terrain}'")
            for extra in dice[1:]:
                message = f"the terrain '{terrain}' already has the die '{dice[0]}'"
                yield Complaint("dice", extra, ("terrain",), message, "leave exactly one die to each terrain")

    # Numbers

    def numbers(self) -> Iterator[Complaint]:
        numbers = self.library.of("numbers", NumberEntry)
        for name in [*FIXED_NUMBERS, *RAISABLE_NUMBERS, *TABLES]:
            if name not in numbers:
                start = numbers.get("start-tents") if name == "tents" else None
                least = max(_values(start)) if start else 1
                shape = "table: [1, 2, 3]" if name in TABLES else f"value: {least}"
                remedy = f"add '- {{id: {name}, source: house, {shape}}}'"
                yield Complaint("numbers", name, (), "is missing, and the rules need it", remedy)
        yield from self.each("numbers", NumberEntry, _number)
        for seal in SEALS:
            yield from self._deal(seal, numbers.get(f"deal-{seal}"))

    def _deal(self, seal: str, number: NumberEntry | None) -> Iterator[Complaint]:
        cards = self.library.of("technologies", TechnologyEntry).values()
        there = sum(1 for t in cards if seal in t.seals and not t.module and t.deal == "always")
        most = max(_values(number), default=0) if number else 0
        if number and most > there:
            message = f"{most} technologies with the {seal} seal are dealt, but there are only {there}"
            yield Complaint(
                "numbers", number.id, _place(number), message, f"lower it to {there}, or add more"
            )

    # Tiles, technologies, sets

    def tiles(self) -> Iterator[Complaint]:
        yield from self.each("tiles", TileEntry, _tile)
        base = [t for t in self.library.of("tiles", TileEntry).values() if not t.module]
        starts = sum(1 for t in base if t.start)
        most = max(STACK) + STARTS_OPEN
        if starts < most:
            message = f"there are {starts} starting tiles, and {max(STACK)} players need {most}"
            yield Complaint("tiles", "", (), message, "add tiles with 'start: true'")
        for players, need in STACK.items():
            there = sum(1 for t in base if not t.start and t.players <= players)
            if there < need:
                message = f"there are {there} tiles for the stack of {players} players, who need {need}"
                yield Complaint("tiles", "", (), message, f"add tiles with 'players: {players}' or fewer")

    def technologies(self) -> Iterator[Complaint]:
        return self.each("technologies", TechnologyEntry, _technology)

    def sets(self) -> Iterator[Complaint]:
        sets = self.library.of("sets", SetEntry)
        cycle = find_cycle({name: entry.extends for name, entry in sets.items()})
        if cycle:
            message = f"the set extends itself: {' -> '.join(cycle)}"
            yield Complaint("sets", cycle[0], ("extends",), message, "leave one of these out")
        yield from self.each("sets", SetEntry, _set)


# Entries


def _module(named: Named, entry: WesternEntry) -> None:
    for word, name in (("module", entry.module), ("with", entry.with_)):
        if name:
            named.know((word,), "module", name, dict.fromkeys(MODULES))
    if entry.with_ and not entry.module:
        named.say(("with",), "stands without 'module'", "write 'module:' instead")


def _dealt(check: Callable[[Named, Any], object], named: Named, entry: WesternEntry) -> None:
    """Cards of a kind that a module brings are dealt by that module alone."""
    if named.kind in entry.needs:
        check(named, entry)
        return
    join = "add" if len(entry.needs) < 2 else "instead write"
    word = "with" if len(entry.needs) == 1 else "module"
    message = f"no game deals it: only the module '{named.kind}' has such cards"
    named.say((), message, f"{join} '{word}: {named.kind}'")


def _die(named: Named, die: DieEntry) -> None:
    for n, face in enumerate(die.faces):
        for m, icon in enumerate(face):
            named.know(("faces", n, m), "icon", icon, named.icons)
        if not face:
            named.say(("faces", n), "the face is blank", "name at least one icon")
    terrains = named.library.of("terrains", TerrainEntry)
    if die.terrain is not None and die.terrain not in terrains:
        taken = {other.terrain for other in named.library.of("dice", DieEntry).values() if other is not die}
        free = {name: terrain for name, terrain in terrains.items() if name not in taken}
        near = did_you_mean(die.terrain, free)
        remedy = near or "leave 'terrain' out, or add it to terrains.yaml"
        named.say(("terrain",), f"there is no terrain '{die.terrain}'", remedy)
    elif die.terrain is not None:
        named.know(("terrain",), "terrain", die.terrain, terrains)
    _handed(named, die, HANDED.get(die.id))
    boxed = named.library.of("numbers", NumberEntry).get("dice-boxed")
    for players in STACK:
        away = (_values(boxed)[players - 2] if boxed else 0) if die.limited else 0
        need = die.start * players + away
        if need > die.count:
            message = f"{players} players and the box need {need} of these dice, and there are {die.count}"
            named.say(("count",), message, "raise 'count', or lower 'start'")
            break


def _handed(named: Named, die: DieEntry, wanted: Handed | None) -> None:
    if wanted is None:
        return
    if die.limited != wanted.limited:
        told = "takes these dice out of a stock" if wanted.limited else "hands these dice out without a stock"
        remedy = f"write 'limited: {str(wanted.limited).lower()}'"
        named.say(("limited",), f"the game {told}", remedy)
    if not wanted.least <= die.start <= wanted.most:
        remedy = f"write 'start: {wanted.least}' or more" if die.start < wanted.least else "leave 'start' out"
        named.say(("start",), f"nobody can begin with {die.start} of these dice", remedy)


def _icon(named: Named, icon: IconEntry) -> None:
    """The rules know what a resource and an action are for, so content can't invent them."""
    if icon.kind == "resource" and icon.id not in RESOURCES:
        remedy = f"write 'kind: special', or give it one of these ids: {', '.join(RESOURCES)}"
        named.say(("kind",), "the rules know no such resource", remedy)
    if icon.kind == "action" and icon.id not in ACTIONS:
        remedy = f"write 'kind: special', or give it one of these ids: {', '.join(ACTIONS)}"
        named.say(("kind",), "the rules know no such action", remedy)
    for n, name in enumerate(icon.paid_with):
        named.know(("paid-with", n), "icon", name, named.library.of("icons", IconEntry))


def _number(named: Named, number: NumberEntry) -> None:
    if number.id in TABLES:
        if number.table is None:
            named.say(_place(number), "must be a table", "write 'table: [...]' instead")
        elif list(number.table) != sorted(set(number.table)):
            named.say(("table",), "the table must rise from one value to the next", "put it in order")
    elif number.id not in (*FIXED_NUMBERS, *RAISABLE_NUMBERS):
        known = [*FIXED_NUMBERS, *RAISABLE_NUMBERS, *TABLES]
        remedy = did_you_mean(number.id, known) or "replace one that exists"
        named.say(("id",), f"the rules ask for no number '{number.id}'", remedy)
    elif number.table is not None:
        named.say(("table",), "must be one number, not a table", "write 'value:' or 'players:' instead")
    elif number.id in ABOVE_NOTHING and not min(_ever(number)):
        named.say(_place(number), "is too small", "write 1 or more")
    elif number.id == "start-tents":
        tents = named.library.of("numbers", NumberEntry).get("tents")
        if tents and max(_ever(number)) > min(_ever(tents)):
            named.say(_place(number), "is more than the tents that a player has", "raise 'tents' too")


def _values(number: NumberEntry) -> tuple[int, ...]:
    """For two, three and four players."""
    return number.players or (number.value or 0,) * len(STACK)


def _ever(number: NumberEntry) -> tuple[int, ...]:
    """The same, and what modules make of it."""
    return (*_values(number), *number.modules.values())


def _place(number: NumberEntry) -> Where:
    return (next(f for f in ("value", "players", "table") if getattr(number, f) is not None),)


def _tile(named: Named, tile: TileEntry) -> None:
    if tile.terrain is not None:
        named.know(("terrain",), "terrain", tile.terrain, named.library.of("terrains", TerrainEntry))
    does = ("placement", "factory", "navigation")
    wanted = "do" if tile.kind in does else "while" if tile.kind == "presence" else "points"
    given = {"do": bool(tile.do), "while": bool(tile.while_), "points": any(tile.points)}
    if not given[wanted] and tile.sea != "small-harbour":
        named.say(("kind",), f"a {tile.kind} tile needs '{wanted}'", f"add '{wanted}:', or another kind")
    for word, kinds in (("do", ("presence", "points")), ("while", ("points",))):
        if given[word] and tile.kind in kinds:
            named.say((word,), f"a {tile.kind} tile can't have '{word}'", "leave it out, or change the kind")
    if len(tile.points) == 1:
        message = "needs two numbers: for the controller and for the second"
        named.say(("points",), message, f"write [{tile.points[0]}, 0]")
    elif tile.points and min(tile.points) < 0:
        named.say(("points",), "no tile has points below 0", "write 0 or more")
    elif tile.points and tile.points[0] < tile.points[1]:
        named.say(("points",), "the second number is larger", "put the larger number first")
    if tile.start and tile.players > 2:
        named.say(("players",), "a starting tile is in every game", "leave 'players' out")
    named.effects(("do",), tile.do)
    named.modifiers(tile.while_)


def _technology(named: Named, tech: TechnologyEntry) -> None:
    named.tokens(("cost",), tech.cost)
    for n, terrain in enumerate(tech.cost.terrains):
        known = named.library.of("terrains", TerrainEntry)
        named.know(("cost", "terrains", n), "terrain", terrain, known)
    if tech.also_seal and tech.also_seal == tech.seal:
        named.say(("also-seal",), "is the seal that it has already", "name another, or leave it out")
    if tech.deal == "modules" and tech.module:
        named.say(("deal",), "a module's card is in its games anyway", "leave 'deal' out")
    if not (tech.do or tech.while_ or tech.when or tech.score or tech.points):
        named.say((), "does nothing and is worth nothing", "add an effect or points")
    named.effects(("do",), tech.do)
    named.modifiers(tech.while_)
    for n, trigger in enumerate(tech.when):
        if trigger.if_ is not None:
            named.count(("when", n, "if", "count"), trigger.if_.count)
        if trigger.whose == "others" and trigger.event in EVERYBODYS:
            message = f"'{trigger.event}' comes to all players alike, so no opponent's can be waited for"
            named.say(("when", n, "whose"), message, "leave 'whose' out")
        if not trigger.do:
            named.say(("when", n, "do"), "nothing happens", "add an effect")
        named.effects(("when", n, "do"), trigger.do)
    for n, score in enumerate(tech.score):
        named.count(("score", n, "per"), score.per)


def _set(named: Named, entry: SetEntry) -> None:
    sets = named.library.of("sets", SetEntry)
    for n, name in enumerate(entry.extends):
        named.know(("extends", n), "set", name, sets)
    technologies = named.library.of("technologies", TechnologyEntry)
    for n, name in enumerate(entry.technologies):
        named.know(("technologies", n), "technology", name, technologies)
    if entry.naval:
        named.know(("naval",), "technology", entry.naval, technologies)
    whole = technologies_of(sets, entry.id)
    for name in dict.fromkeys(t for n, t in enumerate(whole) if t in whole[:n]):
        last = [n for n, own in enumerate(entry.technologies) if own == name][-1:]
        place: Where = ("technologies", *last) if last else ("extends",)
        remedy = "name another technology" if last else "leave a set out that has it"
        named.say(place, f"'{name}' is in the set twice", remedy)
    part = any(entry.id in other.extends for other in sets.values())
    if len(whole) > TECHNOLOGIES_IN_PLAY or (len(whole) < TECHNOLOGIES_IN_PLAY and not part):
        message = f"has {len(whole)} technologies, and {TECHNOLOGIES_IN_PLAY} are in play"
        named.say(("technologies",), message, f"make them {TECHNOLOGIES_IN_PLAY}")
