"""The rule book of one match: content compiled into tables keyed by number, so that play walks no YAML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any, NamedTuple, cast, get_args

from game.engine.content import Library
from game.engine.decision import Option
from game.engine.rulebook import Layer, Rulebook, once_per_book
from game.rules.western_sea.content import (
    AtLeast,
    Brings,
    DieEntry,
    Effect,
    IconEntry,
    Modifier,
    NumberEntry,
    PowerEntry,
    Score,
    SeaRole,
    SetEntry,
    TechnologyEntry,
    TileEntry,
    TileKind,
    Waive,
    WesternEntry,
)

PIONEER = "pioneer"
HARVEST = "harvest"
FACES = 6
WILD, GOODS, WAKES = 1, 2, 4
"""What a face may pay for when manipulating: as a wild, as a resource, for waking a die that is in no bag."""


Shown = tuple[tuple[int, ...], ...]
"""By icon of a die face, all that it can be spent as."""


class Deed(NamedTuple):
    """A compiled effect: its verb, what the verb needs, and the deeds inside it."""

    word: str
    what: Any
    inside: tuple[int, ...]


class Virtual(NamedTuple):
    """An icon that a thing gives its holder once per round, without a die."""

    thing: int
    power: int
    icon: int
    key: str
    others: tuple[int, ...] = ()
    """Icons that it may be instead."""


class Reaction(NamedTuple):
    """A compiled trigger."""

    thing: int
    power: int
    """A bit of `used` when it is limited to once a round, else 0."""
    needs: AtLeast | None
    deeds: tuple[int, ...]
    others: bool = False
    """Whether it waits for what opponents do."""


class Face(NamedTuple):
    """What one die face is worth, given the conversions that a seat has."""

    hits: tuple[int, ...]
    """Icons for each action."""
    wilds: tuple[tuple[int, ...], ...]
    """By action and wild kind: wild icons that are not among the hits."""
    worth: int
    """The hits of every action, then the wilds of every action, kind after kind; each a byte of one number,
    the first the lowest, so that what many dice are worth is their sum."""
    goods: tuple[tuple[int, ...], ...]
    """The loads of resources it can be harvested as."""
    pays: int
    """What it may pay for when manipulating, as WILD, GOODS and WAKES."""
    paying: int
    """How many of its icons are a wild or a resource."""


class Profile(NamedTuple):
    """The same of all faces, each in a list by face."""

    hits: list[tuple[int, ...]]
    wilds: list[tuple[tuple[int, ...], ...]]
    worth: list[int]
    goods: list[tuple[tuple[int, ...], ...]]
    pays: list[int]
    paying: list[int]


class SeaBook(Rulebook):
    def __init__(self, library: Library, layers: Sequence[Layer], seats: int, modules: Iterable[str]) -> None:
        super().__init__(layers)
        self.library = library
        self.seats = seats
        self.modules = tuple(modules)
        self.compiled: dict[str, Any] = {}
        """By layer, what it has made of its own content for this match."""
        self._icons()
        self._dice()
        self._numbers()
        self._things()
        self.bars = [f"bars.{name}" for name in self.actions]
        self._profiles: dict[int, Profile] = {}
        self._faces: dict[tuple[Shown, bool], Face] = {}
        self.icons_seen: dict[tuple[int, ...], tuple[int, ...]] = {}
        """What `spend.most_icons` has found, by all that it hangs on."""
        self.virtuals_seen: dict[tuple[int, int], list[tuple[int, Virtual]]] = {}
        """The same of `spend.virtuals`."""

    def entries(self, kind: str) -> list[Any]:
        """The entries of a kind that belong to this match's modules."""
        found = self.library.entries.get(kind, {}).values()
        return [e for e in cast(Iterable[WesternEntry], found) if set(e.needs) <= set(self.modules)]

    def is_action(self, option: Option) -> bool:
        """Whether it is a main action that can be taken, rather than a part of one."""
        return option.at == "" and option.verb in self.action

    def index(self) -> dict[str, list[str]]:
        cards: dict[str, list[str]] = {}
        for card in self.cards:
            cards.setdefault(self.card_kind[card.id], []).append(card.id)
        return {
            **super().index(),
            **cards,
            "tiles": [t.id for t in self.tiles],
            "technologies": [t.id for t in self.technologies],
            "deeds": [f"{t.id}/{len(self.now[n])}" for n, t in enumerate(self.things)],
            "dice": self.colours,
            "icons": self.icons,
            "terrains": self.terrains,
            "powers": self.powers,
        }

    # Icons, terrains, dice, numbers

    def _icons(self) -> None:
        icons = cast(list[IconEntry], self.entries("icons"))
        self.icons = [e.id for e in icons]
        self.icon = {e.id: n for n, e in enumerate(icons)}
        self.resources = [e.id for e in icons if e.kind == "resource"]
        self.resource = {name: n for n, name in enumerate(self.resources)}
        self.basic = [self.resource[e.id] for e in icons if e.basic and e.id in self.resource]
        self.gold = self.resource["gold"]
        self.wilds = [self.icon[e.id] for e in icons if e.kind == "wild"]
        self.actions = [e.id for e in icons if e.kind == "action"] + [HARVEST]
        self.action = {name: n for n, name in enumerate(self.actions)}
        self.paid_with = {e.id: e.paid_with for e in icons}
        self.unpaired = [e.id for e in icons if not e.pairs]
        self.terrains = [e.id for e in self.entries("terrains")]
        self.terrain = {name: n for n, name in enumerate(self.terrains)}

    def _dice(self) -> None:
        dice = cast(list[DieEntry], self.entries("dice"))
        self.dice = dice
        self.colours = [d.id for d in dice]
        self.colour = {d.id: n for n, d in enumerate(dice)}
        self.limited = [n for n, d in enumerate(dice) if d.limited]
        self.bagless = [n for n, d in enumerate(dice) if d.bagless]
        self.colour_of_terrain = {self.terrain[d.terrain]: n for n, d in enumerate(dice) if d.terrain}
        self.face_icons = [tuple(self.icon[i] for i in face) for d in dice for face in d.faces]
        self.face_key = [f"{d.id}:{'+'.join(face)}" for d in dice for face in d.faces]
        self.face_of_key: dict[str, int] = {}
        for face, key in enumerate(self.face_key):
            self.face_of_key.setdefault(key, face)
        # Equal faces of one die are one option: the first of them stands for all.
        self.same_face = [self.face_of_key[key] for key in self.face_key]
        self.other_faces = [
            list(dict.fromkeys(self.same_face[f] for f in range(n * FACES, n * FACES + FACES)))
            for n in range(len(dice))
        ]

    def _numbers(self) -> None:
        self.number: dict[str, int] = {}
        self.table: dict[str, tuple[int, ...]] = {}
        for entry in cast(list[NumberEntry], self.entries("numbers")):
            changed = [entry.modules[m] for m in self.modules if m in entry.modules]
            if changed:
                self.number[entry.id] = changed[-1]
            elif entry.table is not None:
                self.table[entry.id] = entry.table
            elif entry.players is not None:
                self.number[entry.id] = entry.players[self.seats - 2]
            else:
                self.number[entry.id] = cast(int, entry.value)

    # Things: tiles first, then technologies; each has a bit in `holds`

    def _things(self) -> None:
        tiles = cast(list[TileEntry], self.entries("tiles"))
        self.tiles = [t for t in tiles if t.players <= self.seats]
        technologies = cast(list[TechnologyEntry], self.entries("technologies"))
        self.technologies = [t for t in technologies if (t.players or 0) <= self.seats]
        self._cards()
        # Whatever its kind, a thing has an id, what it does (`do`) and what holds while it is had (`while_`).
        self.things: list[Any] = [*self.tiles, *self.technologies, *self.powered]
        self.thing = {t.id: n for n, t in enumerate(self.things)}
        self.pile_size = sum(not t.start and not t.sea for t in self.tiles)
        self.tile_bits = (1 << len(self.tiles)) - 1
        self.terrain_bits = [0] * len(self.terrains)
        self.tile_terrain = [-1 if t.terrain is None else self.terrain[t.terrain] for t in self.tiles]
        for n, terrain in enumerate(self.tile_terrain):
            if terrain >= 0:
                self.terrain_bits[terrain] |= 1 << n
        self.kind_bits = {
            kind: sum(1 << n for n, t in enumerate(self.tiles) if t.kind == kind)
            for kind in get_args(TileKind)
        }
        self.role_bits = {
            role: sum(1 << n for n, t in enumerate(self.tiles) if t.sea == role) for role in get_args(SeaRole)
        }
        self.ashore = self.tile_bits & ~(self.role_bits["water"] | self.role_bits["island"])
        """Tiles to which there is a way overland; what floats touches them, but is reached by ship alone."""
        self.pointed_bits = sum(1 << n for n, t in enumerate(self.tiles) if any(t.points))
        self.seal_bits: dict[str, int] = {}
        self.dealt: dict[str, list[int]] = {}
        """By seal, the technologies among which chance chooses."""
        self.technology_bits = 0
        for tech in self.technologies:
            thing = self.thing[tech.id]
            self.technology_bits |= 1 << thing
            for seal in tech.seals:
                self.seal_bits[seal] = self.seal_bits.get(seal, 0) | 1 << thing
                if tech.deal == "always" or (tech.deal == "modules" and self.modules):
                    self.dealt.setdefault(seal, []).append(thing)
        self.costs = {self.thing[t.id]: self._cost(t) for t in self.technologies}
        self.sets = {e.id: e for e in cast(list[SetEntry], self.entries("sets"))}
        self._powers()

    def _cards(self) -> None:
        """What the modules of this match bring besides tiles and technologies."""
        own = ("icons", "terrains", "dice", "numbers", "tiles", "technologies", "sets")
        kinds = [kind for kind in self.library.entries if kind not in own]
        self.cards: list[WesternEntry] = [e for kind in kinds for e in self.entries(kind)]
        self.card_kind = {e.id: kind for kind in kinds for e in self.entries(kind)}
        self.powered = [card for card in self.cards if isinstance(card, PowerEntry)]

    def _cost(self, tech: TechnologyEntry) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        """Icons, tokens by resource, terrains."""
        tokens = tuple(getattr(tech.cost, name) for name in self.resources)
        return tech.cost.icons, tokens, tuple(self.terrain[t] for t in tech.cost.terrains)

    def _powers(self) -> None:
        self.deeds: list[Deed] = []
        self.powers: list[str] = []
        self.virtuals: list[Virtual] = []
        self.virtual_of_key: dict[str, Virtual] = {}
        self.converters: list[tuple[int, int, int, int]] = []
        """(bit of the thing, from icon, to icon, the colour of the only die that it is for or -1)"""
        self.raises: dict[str, list[tuple[int, int]]] = {}
        self.access: list[tuple[int, int]] = []
        """(bit, colour)"""
        self.guards: dict[int, int] = {}
        self.waives: list[tuple[int, Waive]] = []
        self.brings: dict[str, int] = dict.fromkeys(get_args(Brings), 0)
        """By what is brought, a bit for each tile or technology that brings it."""
        self.reactions: dict[str, list[Reaction]] = {}
        self.reacting: dict[str, int] = {}
        """By event, a bit for each thing that reacts to it."""
        self.scores: list[tuple[int, Score]] = []
        self.now: list[tuple[int, ...]] = []
        """By thing, the deeds of its `do`."""
        self.factory_power: dict[int, int] = {}
        for n, thing in enumerate(self.things):
            self.now.append(self.compile(thing.do))
            if n < len(self.tiles) and self.tiles[n].kind == "factory":
                self.factory_power[n] = self._power(f"factory {thing.id}")
            for modifier in thing.while_:
                self._modifier(n, modifier)
            if isinstance(thing, TechnologyEntry):
                self._reactions_of(n, thing)
                self.scores += [(1 << n, score) for score in thing.score]
        self.score_bits = 0
        for bit, _ in self.scores:
            self.score_bits |= bit
        self.convert_bits = 0
        for bit, *_ in self.converters:
            self.convert_bits |= bit
        self.virtual_bits = self.virtual_powers = 0
        for virtual in self.virtuals:
            self.virtual_bits |= 1 << virtual.thing
            self.virtual_powers |= virtual.power
        self.icon_bits = self.convert_bits | self.virtual_bits

    def _power(self, name: str) -> int:
        """A new bit of `used`."""
        self.powers.append(name)
        return 1 << (len(self.powers) - 1)

    def compile(self, effects: Iterable[Effect]) -> tuple[int, ...]:
        made = []
        for effect in effects:
            what = getattr(effect, effect.word)
            inside: tuple[int, ...] = ()
            if effect.word in ("may", "either"):
                inside, what = self.compile(what), None
            self.deeds.append(Deed(effect.word, what, inside))
            made.append(len(self.deeds) - 1)
        return tuple(made)

    def _modifier(self, thing: int, modifier: Modifier) -> None:
        bit = 1 << thing
        if modifier.raise_:
            for name, by in modifier.raise_.items():
                self.raises.setdefault(name, []).append((bit, by))
        elif modifier.convert:
            convert = modifier.convert
            die = -1 if convert.die is None else self.colour[convert.die]
            self.converters.append((bit, self.icon[convert.from_], self.icon[convert.to], die))
        elif modifier.icon or modifier.icons:
            names = modifier.icons or (modifier.icon,)
            shown = "+".join(cast(tuple[str, ...], names))
            power = self._power(f"icon {self.things[thing].id} {shown}")
            key = f"{self.things[thing].id}:{shown}"
            icon, *others = [self.icon[cast(str, name)] for name in names]
            virtual = Virtual(thing, power, icon, key, tuple(others))
            self.virtuals.append(virtual)
            self.virtual_of_key[key] = virtual
        elif modifier.access:
            self.access += [(bit, self.colour[c]) for c in modifier.access]
        elif modifier.guard:
            self.guards[thing] = modifier.guard
        elif modifier.waive:
            self.waives.append((bit, modifier.waive))
        elif modifier.bring:
            self.brings[modifier.bring] |= bit

    def _reactions_of(self, n: int, tech: TechnologyEntry) -> None:
        for trigger in tech.when:
            power = self._power(f"when {tech.id} {trigger.event}") if trigger.limit else 0
            others = trigger.whose == "others"
            reaction = Reaction(n, power, trigger.if_, self.compile(trigger.do), others)
            self.reactions.setdefault(trigger.event, []).append(reaction)
            self.reacting[trigger.event] = self.reacting.get(trigger.event, 0) | 1 << n

    # What dice are worth

    def profile(self, holds: int) -> Profile:
        """What each face is worth to a seat with these holds; only its converters matter, so it is cached."""
        key = holds & self.convert_bits
        found = self._profiles.get(key)
        if found is None:
            found = self._profiles[key] = self._make_profile(key)
        return found

    def _make_profile(self, holds: int) -> Profile:
        turns = [self._turns(holds, colour) for colour in range(len(self.colours))]
        # A die that must be woken can't wake itself.
        faces = [
            self._measured(
                tuple([turns[face // FACES][i] for i in icons]), not self.dice[face // FACES].bagless
            )
            for face, icons in enumerate(self.face_icons)
        ]
        # Virtual icons are measured like faces that show one icon each, after all real faces.
        free = self._turns(holds, -1)
        for virtual in self.virtuals:
            can = tuple([to for i in (virtual.icon, *virtual.others) for to in free[i]])
            faces.append(self._measured((can,), True))
        return Profile(
            [face.hits for face in faces],
            [face.wilds for face in faces],
            [face.worth for face in faces],
            [face.goods for face in faces],
            [face.pays for face in faces],
            [face.paying for face in faces],
        )

    def _turns(self, holds: int, colour: int) -> list[tuple[int, ...]]:
        """By icon that a die of this colour shows, all that it can be spent as."""
        turns: list[tuple[int, ...]] = [(i,) for i in range(len(self.icons))]
        for bit, icon, to, die in self.converters:
            if holds & bit and die in (-1, colour):
                turns[icon] += (to,)
        return turns

    def _measured(self, shown: Shown, wakes: bool) -> Face:
        """Most conversions change few faces, so what was measured before is kept."""
        found = self._faces.get((shown, wakes))
        if found is None:
            found = self._faces[shown, wakes] = self._measure(shown, wakes)
        return found

    def _measure(self, shown: Shown, wakes: bool) -> Face:
        """One face, whose every icon is given as all that it can be turned into."""
        hits, wilds = [], []
        for action in self.actions:
            wanted = self._icons_for(action)
            misses = tuple([can for can in shown if not any(i in wanted for i in can)])
            hits.append(len(shown) - len(misses))
            if action == HARVEST:
                # A pair of wilds may be any resource, so a wild that could be converted may still pair.
                misses = shown
            if action in self.unpaired:
                misses = ()
            wild = [next((i for i in can if i in self.wilds), -1) for can in misses]
            wilds.append(tuple(wild.count(w) for w in self.wilds))
        worth = (*hits, *(kinds[w] for w in range(len(self.wilds)) for kinds in wilds))
        goods = [
            [self.resource[self.icons[i]] for i in can if self.icons[i] in self.resource] for can in shown
        ]
        ways = product(*(g for g in goods if g)) if any(goods) else ()
        wild_shows = [any(i in self.wilds for i in can) for can in shown]
        basic = any(kind in self.basic for kinds in goods for kind in kinds)
        rouses = bool(self.bagless) and wakes and (any(wild_shows) or basic)
        return Face(
            tuple(hits),
            tuple(wilds),
            int.from_bytes(worth, "little"),
            tuple(dict.fromkeys(tuple(sorted(way)) for way in ways)),
            WILD * any(wild_shows) | GOODS * any(goods) | WAKES * rouses,
            sum(wild or bool(good) for wild, good in zip(wild_shows, goods, strict=True)),
        )

    def _icons_for(self, action: str) -> list[int]:
        if action == HARVEST:
            return [self.icon[r] for r in self.resources]
        return [self.icon[i] for i in self.paid_with[action] or (action,)]


@once_per_book
def deed_keys(b: SeaBook) -> dict[int, str]:
    """Names that no other entry changes: `drill:1` is a card's first deed, `drill:1.2` the second in it."""
    tops = [list(deeds) for deeds in b.now]
    for reactions in b.reactions.values():
        for reaction in reactions:
            tops[reaction.thing] += reaction.deeds
    keys: dict[int, str] = {}

    def name(deeds: Sequence[int], prefix: str) -> None:
        for n, deed in enumerate(deeds, 1):
            keys[deed] = f"{prefix}{n}"
            name(b.deeds[deed].inside, f"{prefix}{n}.")

    for thing, deeds in zip(b.things, tops, strict=True):
        name(deeds, f"{thing.id}:")
    return keys
