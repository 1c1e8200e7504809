"""The rules text of an entry, written from the entry itself in the player's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from game.engine.card_text import EntryTeller
from game.engine.content import Entry, Library
from game.engine.grammar import Noun
from game.engine.words import Value, sentence
from game.rules.western_sea.content import (
    Act,
    AtLeast,
    Convert,
    Cost,
    Count,
    Dice,
    DieEntry,
    Effect,
    Exchange,
    Gain,
    IconEntry,
    Modifier,
    NumberEntry,
    Place,
    Recruit,
    Research,
    Score,
    SetEntry,
    TechnologyEntry,
    TerrainEntry,
    TileEntry,
    Tiles,
    Trigger,
    Waive,
    technologies_of,
)

TIMES = "\N{MULTIPLICATION SIGN}"
SPECIAL_GAINS = ("basic", "tents", "vp", "reserve")


MORE: dict[type[Entry], Callable[[Teller, Any], list[str]]] = {}
"""How the cards of the modules are told, by the type of their entry; in clauses, without full stop."""


def describe(library: Library, lang: str, entry: Entry) -> list[str]:
    """The lines of a tooltip or card: a technology's cost, then the rules of the entry."""
    teller = Teller(library, lang)
    cost = [teller.cost(entry)] if isinstance(entry, TechnologyEntry) else []
    return cost + rules(library, lang, entry)


def rules(library: Library, lang: str, entry: Entry) -> list[str]:
    """What the entry does, one sentence a line; its own `text` in the text file takes their place."""
    return Teller(library, lang).lines(entry)


def effect_text(library: Library, lang: str, effects: Sequence[Effect]) -> str:
    """Effects as one clause, without capital and full stop."""
    return Teller(library, lang).deeds(effects)


class Teller(EntryTeller):
    def __init__(self, library: Library, lang: str) -> None:
        super().__init__(library, lang)
        self.modifiers: Mapping[str, Callable[[Any], list[str]]] = {
            "raise_": self.raised,
            "convert": self.convert,
            "icon": lambda icon: [self.say("icon", icon=self.icon(icon))],
            "icons": lambda icons: [self.say("icons", icons=self.any_of(icons))],
            "access": lambda colours: [self.say("access", colours=self.colours(colours, "and"))],
            "guard": lambda n: [self.say("guard", n=n)],
            "waive": self.waive,
            "bring": lambda what: [self.say(f"bring.{what}")],
        }

    # Entries

    def rules(self, entry: Entry) -> list[str]:
        match entry:
            case TileEntry():
                lines = self.tile(entry)
            case TechnologyEntry():
                lines = self.technology(entry)
            case DieEntry():
                lines = self.die_lines(entry)
            case IconEntry():
                lines = [self.say(f"icon.{entry.kind}", name=self.words.name("icons", entry.id))]
            case TerrainEntry():
                dice = self.library.of("dice", DieEntry).values()
                lines = [self.say("terrain", die=self.die(d.id)) for d in dice if d.terrain == entry.id]
            case SetEntry():
                ids = technologies_of(self.library.of("sets", SetEntry), entry.id)
                names = [self.words.name("technologies", t) for t in ids]
                lines = [self.say("set", things=", ".join(names))]
            case NumberEntry():
                lines = [self.number(entry)]
            case _:
                lines = MORE[type(entry)](self, entry) if type(entry) in MORE else []
        return [sentence(line) for line in lines]

    def tile(self, tile: TileEntry) -> list[str]:
        powers = [text for m in tile.while_ for text in self.modifier(m)]
        lines = [self.say(f"tile.{tile.sea}")] if tile.sea in ("small-harbour", "island") else []
        lines += [self.say("tile.presence", text=self.together(powers))] if powers else []
        if tile.do:
            lines.append(self.say(f"tile.{tile.kind}", text=self.deeds(tile.do)))
        if any(tile.points):
            first, second = tile.points
            key = "tile.points" if second else "tile.points.first"
            lines.append(self.say(key, n=first, second=second))
        return lines

    def technology(self, tech: TechnologyEntry) -> list[str]:
        lines = [self.say("technology.do", text=self.deeds(tech.do))] if tech.do else []
        lines += [text for m in tech.while_ for text in self.modifier(m)]
        lines += [self.trigger(trigger) for trigger in tech.when]
        lines += [self.say("end", text=self.score(score)) for score in tech.score]
        if tech.points:
            lines.append(self.say("end.points", n=tech.points))
        return lines

    def cost(self, tech: TechnologyEntry) -> str:
        return sentence(self.price(tech.cost))

    def price(self, cost: Cost) -> str:
        icons = self.words.counted(cost.icons, self.icon("research"))
        tokens = [
            self.words.counted(n, self.resource(r)) for r in self.resources() if (n := getattr(cost, r, 0))
        ]
        things = ", ".join([icons, *tokens])
        if not cost.terrains:
            return self.say("cost", things=things)
        terrains = self.words.listed([self.terrain(t) for t in cost.terrains])
        return self.say("cost.terrains", things=things, terrains=terrains)

    def die_lines(self, die: DieEntry) -> list[str]:
        faces = [self.face(face) for face in die.faces]
        shown = [f"{n} {TIMES} {f}" if (n := faces.count(f)) > 1 else f for f in dict.fromkeys(faces)]
        lines = [self.say("die.faces", things=", ".join(shown))]
        if die.terrain:
            lines.append(self.say("die.terrain", die=self.die(die.id), terrain=self.terrain(die.terrain)))
        if die.bagless:
            lines.append(self.say("die.bagless"))
        return lines

    def together(self, clauses: Sequence[str]) -> str:
        return reduce(lambda text, following: self.say("also", text=text, next=following), clauses)

    def number(self, entry: NumberEntry) -> str:
        if entry.players is not None:
            return self.say("number.players", things=" / ".join(map(str, entry.players)))
        if entry.table is not None:
            return self.say("number.table", things=", ".join(map(str, entry.table)))
        return self.say("number.value", n=entry.value or 0)

    # do

    def deeds(self, effects: Iterable[Effect]) -> str:
        """Effects one after another, in one clause."""
        return self.in_turn([self.effect(e) for e in effects])

    def in_turn(self, clauses: Sequence[str]) -> str:
        return reduce(lambda text, following: self.say("then", deeds=text, next=following), clauses)

    def effect(self, effect: Effect) -> str:
        return self.clause(effect.word, getattr(effect, effect.word))

    def clause(self, word: str, what: Any) -> str:
        """One verb, without capital and full stop: said by the method of its name, or simply counted."""
        tell: Callable[[Any], str] | None = getattr(self, word, None)
        return tell(what) if tell else self.say(word, n=what)

    def gain(self, gain: Gain) -> str:
        things = self.things(gain)
        if gain.per is None:
            return self.say("gain", things=things)
        return self.say("gain.per", things=things, count=self.count(gain.per))

    def things(self, gain: Gain) -> str:
        tokens = [
            self.words.counted(n, self.resource(r)) for r in self.resources() if (n := getattr(gain, r, 0))
        ]
        others = [self.say(f"gain.{name}", n=n) for name in SPECIAL_GAINS if (n := getattr(gain, name))]
        return self.words.listed(tokens + others)

    def recruit(self, recruit: Recruit) -> str:
        if len(recruit.colours) == 1:
            return self.say("recruit.die", n=recruit.dice, die=self.die(recruit.colours[0]))
        if recruit.colours:
            return self.say("recruit.colours", n=recruit.dice, colours=self.colours(recruit.colours, "or"))
        return self.say("recruit.anywhere" if recruit.anywhere else "recruit", n=recruit.dice)

    def place(self, place: Place) -> str:
        key = "place.stock" if place.stock else "place"
        if place.where is None:
            return self.say(key, n=place.tents)
        return self.say(f"{key}.where", n=place.tents, tiles=self.tiles(place.where))

    def draw(self, dice: Dice) -> str:
        return self.say(f"draw.{dice.face}{'.refill' if dice.refill else ''}", n=dice.dice)

    def wake(self, dice: Dice) -> str:
        return self.say(f"wake.{dice.face}", n=dice.dice)

    def exchange(self, exchange: Exchange) -> str:
        give, get = self.things(exchange.give), self.things(exchange.get)
        if exchange.times == 1:
            return self.say("exchange", give=give, get=get)
        return self.say("exchange.times", give=give, get=get, n=exchange.times)

    def act(self, act: Act) -> str:
        actions = self.words.listed([self.action(a) for a in act.actions], "or")
        key = ("act.only" if act.actions else "act") + (".icons" if act.icons else "")
        return self.say(key, actions=actions, n=act.icons)

    def research(self, research: Research) -> str:
        return self.say(f"research.{research.free}", n=research.icons)

    def hook(self, name: str) -> str:
        return self.say(f"hook.{name}")

    def may(self, inside: Sequence[Effect]) -> str:
        return self.say("may", deeds=self.deeds(inside))

    def either(self, inside: Sequence[Effect]) -> str:
        return self.say("either", deeds=self.words.listed([self.effect(e) for e in inside], "else"))

    # while

    def modifier(self, modifier: Modifier) -> list[str]:
        return self.modifiers[modifier.word](getattr(modifier, modifier.word))

    def raised(self, numbers: Mapping[str, int]) -> list[str]:
        return [
            self.say(f"{'raise' if by > 0 else 'lower'}.{name}", n=abs(by)) for name, by in numbers.items()
        ]

    def convert(self, convert: Convert) -> list[str]:
        icons = {"from": self.icon(convert.from_), "to": self.icon(convert.to)}
        if convert.die is None:
            return [self.say("convert", **icons)]
        return [self.say("convert.die", die=self.die(convert.die), **icons)]

    def waive(self, waive: Waive) -> list[str]:
        if waive.seal is None:
            return [self.say(f"waive.{waive.cost}")]
        return [self.say(f"waive.{waive.cost}.seal", technologies=self.words.noun(f"seals.{waive.seal}"))]

    # when and score

    def trigger(self, trigger: Trigger) -> str:
        name = trigger.event if trigger.whose == "own" else f"{trigger.event}.others"
        event, deeds = self.words.say("events", name), self.deeds(trigger.do)
        if trigger.if_ is None:
            text = self.say("when", event=event, deeds=deeds)
        else:
            text = self.say("when.if", event=event, deeds=deeds, **{"if": self.condition(trigger.if_)})
        return self.say("once", text=text) if trigger.limit else text

    def condition(self, needs: AtLeast) -> str:
        return self.say("if", n=needs.least, count=self.count(needs.count))

    def score(self, score: Score) -> str:
        count = self.count(score.per)
        if score.every == 1:
            text = self.say("score", n=score.vp, count=count)
        else:
            text = self.say("score.every", n=score.vp, every=score.every, count=count)
        return text if score.most is None else self.say("score.most", text=text, most=score.most)

    # Counts and selectors, as nouns

    def count(self, count: Count) -> Noun:
        which = getattr(count, count.word)
        if isinstance(which, Tiles):
            return self.tiles(which)
        if count.word in ("terrains", "houses"):
            return self.words.noun(f"count.{count.word}")
        if which in ("all", "colours", "seals", "kinds", "map", "supply", "hired", "revealed"):
            return self.words.noun(f"count.{count.word}.{which}")
        if count.word == "dice":
            return self.die(which)
        if count.word == "technologies":
            return self.words.noun(f"seals.{which}")
        return self.noun_phrase("token", "count.token", resource=self.resource(which))

    def tiles(self, where: Tiles) -> Noun:
        noun = self.words.noun(f"kinds.{where.kind}" if where.kind else "tile")
        if where.terrain:
            noun = self.wrap("tiles.terrain", noun, terrain=self.terrain(where.terrain))
        if where.points is not None:
            noun = self.wrap("tiles.pointed" if where.points else "tiles.pointless", noun)
        if where.hold == "present" and (where.alone or where.shared):
            noun = self.wrap("tiles.only" if where.alone else "tiles.both", noun)
        else:
            noun = self.wrap(f"tiles.{where.hold}", noun)
            if where.alone or where.shared:
                noun = self.wrap("tiles.alone" if where.alone else "tiles.shared", noun)
        return self.wrap("tiles.linked", noun) if where.linked else noun

    def wrap(self, key: str, tile: Noun, **values: Value) -> Noun:
        """More said about a noun, in the singular and in the plural."""
        one, many = (self.say(key, tile=form, **values) for form in (tile.one, tile.many))
        return Noun(one, many, tile.gender)

    def noun_phrase(self, noun: str, key: str, **values: Value) -> Noun:
        """A phrase that says more about a noun and has its gender."""
        gender = self.words.noun(noun).gender
        return Noun(self.say(key, n=1, **values), self.say(key, n=2, **values), gender)

    # Names of things

    def resources(self) -> list[str]:
        return [i.id for i in self.library.of("icons", IconEntry).values() if i.kind == "resource"]

    def resource(self, name: str) -> Noun:
        return self.noun_of("icons", name)

    def noun_of(self, kind: str, id_: str) -> Noun:
        """From the nouns if it stands there, else its name."""
        if self.words.has("nouns", f"{kind}.{id_}"):
            return self.words.noun(f"{kind}.{id_}")
        name = self.words.name(kind, id_).lower()
        return Noun(name, name, "m")

    def terrain(self, name: str) -> str:
        return self.noun_of("terrains", name).one

    def die(self, colour: str) -> Noun:
        return self.noun_of("dice", colour)

    def colours(self, colours: Iterable[str], joint: str) -> str:
        """Colours alone, without the word for dice."""
        return self.words.listed([self.colour(c) for c in colours], joint)

    def colour(self, colour: str) -> str:
        text = self.words.sections.get("nouns", {}).get(f"dice.{colour}")
        found = text.get("colour") if isinstance(text, dict) else None
        return found or self.die(colour).one

    def icon(self, icon: str) -> Noun:
        """'explore icon'."""
        name = self.words.name("icons", icon)
        return self.noun_phrase("icon", "count.icon", icon=self.noun_of("icons", icon).one, name=name)

    def any_of(self, icons: Iterable[str]) -> str:
        """'food, wood or iron'."""
        return self.words.listed([self.noun_of("icons", icon).one for icon in icons], "or")

    def action(self, action: str) -> str:
        if self.words.has("phrases", f"action.{action}"):
            return self.say(f"action.{action}")
        return self.words.name("icons", action)

    def face(self, face: Iterable[str]) -> str:
        return " + ".join(self.noun_of("icons", icon).one for icon in face)
