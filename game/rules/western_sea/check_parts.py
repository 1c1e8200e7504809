"""Cross-references inside an entry: effects, modifiers, counts and costs name only what there is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.engine.content import Complaint, Library, did_you_mean
from game.engine.problems import Where
from game.rules.western_sea.book import HARVEST
from game.rules.western_sea.content import (
    Act,
    Count,
    DieEntry,
    Effect,
    Exchange,
    Gain,
    IconEntry,
    Modifier,
    NumberEntry,
    Place,
    Recruit,
    TerrainEntry,
    Tiles,
    WesternEntry,
)
from game.rules.western_sea.hooks import HOOK_MODULES, HOOKS
from game.rules.western_sea.vocabulary import (
    FISH,
    FISH_AND_SHIPS,
    FIXED_NUMBERS,
    MODULES,
    RAISABLE_NUMBERS,
    SEALS,
    TABLES,
)

SEALS_KNOWN = dict.fromkeys(SEALS)
SPECIAL = {"dice": ("all", "colours"), "technologies": ("all", "seals"), "tokens": ("all", "kinds")}
"""What a count may say besides the name of a colour, a seal or a resource."""


def _needs(known: Any) -> tuple[str, ...]:
    """The modules without which something that can be named is not there."""
    if isinstance(known, WesternEntry):
        return known.needs
    return known if isinstance(known, tuple) else ()


class Named:
    """Collects the complaints about one entry."""

    def __init__(self, library: Library, kind: str, entry: WesternEntry) -> None:
        self.library = library
        self.kind = kind
        self.entry = entry
        self.found: list[Complaint] = []
        icons = library.of("icons", IconEntry)
        self.icons = {i.id: i for i in icons.values()}
        self.resources = {i.id: i for i in icons.values() if i.kind == "resource"}
        self.actions: dict[str, WesternEntry | None] = {i: e for i, e in icons.items() if e.kind == "action"}
        self.actions[HARVEST] = None
        self.needs = list(entry.needs)
        """The modules of the entry, and those that it has been told to add."""

    def say(self, path: Where, message: str, remedy: str) -> None:
        self.found.append(Complaint(self.kind, self.entry.id, path, message, remedy))

    def know(self, path: Where, what: str, name: str, known: Any, others: Iterable[str] = ()) -> None:
        """The name must be known, and in every game in which this entry is."""
        if name in others:
            return
        if name not in known:
            usable = [n for n, e in known.items() if set(_needs(e)) <= set(self.needs)]
            remedy = did_you_mean(name, [*usable, *others]) or f"name one of the {len(usable)} that are there"
            self.say(path, f"there is no {what} '{name}'", remedy)
            return
        for module in _needs(known[name]):
            self.belong(path, what, name, module)

    def belong(self, path: Where, what: str, name: str, module: str) -> None:
        """The thing of this name is only there with the module, so this entry must be in it as well."""
        if module in self.entry.needs:
            return
        if module not in self.needs:
            self.needs.append(module)
        word = ("module", "with", "")[min(self.needs.index(module), 2)]  # an entry has no more than two
        joined = f"add '{word}: {module}' to this entry, or " if word else ""
        message = f"the {what} '{name}' is only in games with the module '{module}'"
        self.say(path, message, f"{joined}name another {what}")

    # Parts

    def effects(self, path: Where, effects: Iterable[Effect]) -> None:
        for n, effect in enumerate(effects):
            self.effect((*path, n, effect.word), getattr(effect, effect.word))

    def effect(self, path: Where, what: Any) -> None:
        match what:
            case Gain():
                self.gain(path, what)
            case Recruit():
                self.colours((*path, "colours"), what.colours)
            case Place(where=Tiles() as where):
                self.selector((*path, "where"), where)
            case Exchange():
                self.exchange(path, what)
            case Act():
                for n, action in enumerate(what.actions):
                    self.know((*path, "actions", n), "action", action, self.actions)
            case str():
                known = {name: (HOOK_MODULES[name],) if name in HOOK_MODULES else () for name in HOOKS}
                self.know(path, "hook", what, known)
            case tuple():
                self.choice(path, what)

    def choice(self, path: Where, inside: tuple[Effect, ...]) -> None:
        if path[-1] == "either" and len(inside) < 2:
            self.say(path, "needs at least two effects to choose from", "add another, or leave 'either' out")
        elif not inside:
            self.say(path, "needs at least one effect", f"add an effect, or leave '{path[-1]}' out")
        self.effects(path, inside)

    def gain(self, path: Where, gain: Gain) -> None:
        amounts = {f: getattr(gain, f) for f in gain.__struct_fields__ if f != "per"}
        if not any(amounts.values()):
            self.say(path, "names nothing", f"say what and how much: {{{next(iter(amounts))}: 1}}")
        self.tokens(path, gain)
        if gain.per is not None:
            self.count((*path, "per"), gain.per)

    def tokens(self, path: Where, things: Any) -> None:
        """Resources that a gain or a cost names by a word of their own."""
        for name in ("food", "wood", "iron", "gold", FISH):
            if getattr(things, name):
                self.know((*path, name), "resource", name, self.resources)

    def exchange(self, path: Where, exchange: Exchange) -> None:
        self.gain((*path, "give"), exchange.give)
        self.gain((*path, "get"), exchange.get)
        if exchange.give.per is not None:
            self.say((*path, "give", "per"), "what is given can't depend on a count", "leave 'per' out")

    def colours(self, path: Where, colours: Iterable[str]) -> None:
        dice = self.library.of("dice", DieEntry)
        for n, colour in enumerate(colours):
            self.know((*path, n), "die", colour, dice)

    def selector(self, path: Where, tiles: Tiles) -> None:
        if tiles.terrain is not None:
            self.know((*path, "terrain"), "terrain", tiles.terrain, self.library.of("terrains", TerrainEntry))
        if tiles.alone and tiles.shared:
            self.say((*path, "shared"), "no tile is both 'alone' and 'shared'", "leave one of them out")

    def count(self, path: Where, count: Count) -> None:
        place = (*path, count.word)
        if count.tiles is not None:
            self.selector(place, count.tiles)
        elif count.dice is not None:
            self.know(place, "die", count.dice, self.library.of("dice", DieEntry), SPECIAL["dice"])
        elif count.technologies is not None:
            self.know(place, "seal", count.technologies, SEALS_KNOWN, SPECIAL["technologies"])
        elif count.tokens is not None:
            self.know(place, "resource", count.tokens, self.resources, SPECIAL["tokens"])
        elif count.word in MODULES:
            self.belong(place, "count", count.word, count.word)

    def modifiers(self, modifiers: Iterable[Modifier]) -> None:
        for n, modifier in enumerate(modifiers):
            word = modifier.word.rstrip("_")
            path: Where = ("while", n, word)
            if modifier.raise_ is not None:
                self.raised(path, modifier.raise_)
            elif modifier.convert is not None:
                self.know((*path, "from"), "icon", modifier.convert.from_, self.icons)
                others = {name: icon for name, icon in self.icons.items() if name != modifier.convert.from_}
                if modifier.convert.to != modifier.convert.from_:
                    self.know((*path, "to"), "icon", modifier.convert.to, others)
                if modifier.convert.die is not None:
                    dice = self.library.of("dice", DieEntry)
                    self.know((*path, "die"), "die", modifier.convert.die, dice)
                if modifier.convert.from_ == modifier.convert.to:
                    self.say((*path, "to"), "an icon is turned into itself", "name another icon")
            elif modifier.icon is not None:
                self.know(path, "icon", modifier.icon, self.icons)
            elif modifier.icons is not None:
                for m, icon in enumerate(modifier.icons):
                    self.know((*path, m), "icon", icon, self.icons)
                if len(modifier.icons) < 2:
                    self.say(path, "leaves no choice", "name two icons or more, or write 'icon:'")
            elif modifier.access is not None:
                self.colours(path, modifier.access)
                if not modifier.access:
                    self.say(path, "names no die", "name at least one colour of dice")
            elif modifier.guard is not None and self.kind != "tiles":
                remedy = "raise 'defence' instead: {raise: {defence: 1}}"
                self.say(path, "only a tile can guard itself", remedy)
            elif modifier.bring is not None and self.kind != "tiles":
                self.say(path, "only presence on a tile brings a piece", "leave 'bring' out, or write a tile")
            elif modifier.bring is not None:
                self.belong(path, "piece", modifier.bring, FISH_AND_SHIPS)

    def raised(self, path: Where, numbers: dict[str, int]) -> None:
        if not numbers:
            self.say(path, "raises nothing", "name a number and by how much: {die-track: 1}")
        known = {n: e for n, e in self.library.of("numbers", NumberEntry).items() if n in RAISABLE_NUMBERS}
        for name, by in numbers.items():
            if name in FIXED_NUMBERS or name in TABLES:
                remedy = f"raise one of: {', '.join(RAISABLE_NUMBERS)}"
                self.say((*path, name), f"'{name}' is the same for all players and can't be raised", remedy)
            else:
                self.know((*path, name), "number", name, known)
            if by == 0:
                self.say((*path, name), "0 changes nothing", "write another number")
