"""The rules text of an entry, written from the entry itself in the player's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.card_text import EntryTeller
from game.engine.content import Entry, Library
from game.engine.grammar import Noun
from game.engine.words import read_noun, sentence
from game.rules.island.content import (
    AwardEntry,
    CardEntry,
    DirectionEntry,
    Effect,
    EventEntry,
    FishEntry,
    GroundEntry,
    HarbourEntry,
    MapEntry,
    NumberEntry,
    OasisEntry,
    PieceEntry,
    PlazaEntry,
    PurchaseEntry,
    RegionEntry,
    ResourceEntry,
    RiverEntry,
    SwitchEntry,
    TerrainEntry,
    TokenEntry,
    VoteEntry,
    WagonEntry,
    WareEntry,
)

COIN = "coin"
"""What is dealt with like a resource, and is none."""


def describe(library: Library, lang: str, entry: Entry) -> list[str]:
    """The lines of a tooltip; an entry's own `text` in the text file takes their place."""
    return Teller(library, lang).lines(entry)


class Teller(EntryTeller):
    def __init__(self, library: Library, lang: str) -> None:
        super().__init__(library, lang)
        self.resources = list(library.entries["resources"])

    def resource(self, name: str) -> Noun:
        noun = read_noun(self.words.sections["nouns"][name if name == COIN else f"resource.{name}"])
        assert noun is not None
        return noun

    def cards(self, counts: Sequence[int]) -> str:
        """'2 wool and 1 ore', by the numbers of the kinds; coins come last."""
        listed = zip((*self.resources, COIN), counts, strict=False)
        return self.listed([self.words.counted(n, self.resource(name)) for name, n in listed if n])

    def listed(self, items: list[str]) -> str:
        return self.words.listed(items) if items else self.say("nothing")

    # Entries

    def rules(self, entry: Entry) -> list[str]:
        return [sentence(line) for line in self._lines(entry)]

    def _lines(self, entry: Entry) -> Iterable[str]:
        match entry:
            case ResourceEntry():
                return [self.say("resource.count", n=entry.count)]
            case TerrainEntry():
                return [self.terrain(entry), self.say("terrain.count", n=entry.count)]
            case HarbourEntry():
                if entry.takes:
                    return [self.say("harbour.kind", n=entry.rate, kind=self.resource(entry.takes))]
                return [self.say("harbour.any", n=entry.rate)]
            case MapEntry():
                return [self.say(f"map.{entry.tokens}")]
            case PieceEntry():
                return self.piece(entry)
            case CardEntry():
                return self.card(entry)
            case EventEntry():
                return self.event(entry)
            case GroundEntry():
                return [self.say("ground.roll", n=entry.roll)]
            case FishEntry():
                boots = self.library.of("numbers", NumberEntry)["boot-points"].value
                fish = self.say("fish.fish", n=entry.fish) if entry.fish else self.say("fish.boot", n=boots)
                return [fish, self.say("fish.count", n=entry.count)]
            case RiverEntry():
                hexes = self.say("river.hexes", n=len(entry.hexes))
                return [hexes, self.say("river.bridges", n=len(entry.bridges))]
            case OasisEntry():
                return [self.say("oasis.arrows", n=len(entry.arrows))]
            case VoteEntry():
                return [self.say("vote.card", n=entry.votes)]
            case RegionEntry():
                return [self.say("region.hexes", n=len(entry.hexes))]
            case DirectionEntry():
                sides = self.words.listed([self.say(f"side.{side}") for side in entry.sides])
                return [self.say("direction.sides", sides=sides)]
            case PlazaEntry():
                return self.plaza(entry)
            case WareEntry():
                return [self.say("ware.goal", plaza=self.words.name("plazas", entry.to))]
            case WagonEntry():
                return self.wagon(entry)
            case PurchaseEntry():
                return [self.say("purchase.price", n=entry.fish)]
            case AwardEntry():
                return [self.say(f"award.{entry.id}", least=entry.least, n=entry.points)]
            case TokenEntry():
                return [self.say("token.roll", n=entry.roll)]
            case NumberEntry():
                return [self.say("number.value", n=entry.value)]
            case SwitchEntry():
                return [self.switch(entry)]
        return []

    def terrain(self, terrain: TerrainEntry) -> str:
        if terrain.fish:
            return self.say("terrain.fish", rolls=self.words.listed([str(roll) for roll in terrain.fish]))
        if terrain.gives:
            return self.say("terrain.gives", kind=self.resource(terrain.gives))
        return self.say("terrain.bare")

    def piece(self, piece: PieceEntry) -> list[str]:
        price = self.cards([piece.price.get(name, 0) for name in self.resources])
        lines = [self.say("piece.price", cards=price)]
        if piece.points:
            lines.append(self.say("piece.points", n=piece.points))
        if piece.gets:
            lines.append(self.say("piece.gets", n=piece.gets))
        if piece.count:
            lines.append(self.say("piece.count", n=piece.count))
        return lines

    def plaza(self, plaza: PlazaEntry) -> list[str]:
        number, _, terrain = plaza.hexagon.partition(" ")
        lines = [self.say("plaza.hex", terrain=self.words.name("terrains", terrain), n=int(number))]
        wares = plaza.wares.items()
        return [*lines, *[self.say("plaza.ware", n=n, ware=self.words.name("wares", w)) for w, n in wares]]

    def wagon(self, wagon: WagonEntry) -> list[str]:
        lines = [self.say("wagon.move", n=wagon.move), self.say("wagon.gold", n=wagon.gold)]
        rolls = ", ".join([str(roll) for roll in wagon.drives_off])
        lines.append(self.say("wagon.drives-off", rolls=rolls) if rolls else self.say("wagon.weak"))
        if wagon.points:
            lines.append(self.say("piece.points", n=wagon.points))
        if wagon.price:
            price = self.cards([wagon.price.get(name, 0) for name in self.resources])
            lines.append(self.say("wagon.price", cards=price))
        return lines

    def card(self, card: CardEntry) -> list[str]:
        lines = [self.effect(effect) for effect in card.do]
        if card.points:
            lines.append(self.say("card.points", n=card.points))
        return [*lines, self.say("card.count", n=card.count)]

    def event(self, event: EventEntry) -> list[str]:
        lines = [self.effect(effect) for effect in event.do] or [self.say("event.plain")]
        return [*lines, self.say("event.rolls", rolls=", ".join(map(str, event.rolls)))]

    def switch(self, switch: SwitchEntry) -> str:
        if isinstance(switch.value, int):
            return self.say("switch.amount", n=switch.value)
        return self.say("switch.says", value=self.choice(switch.id, switch.value))

    def choice(self, switch: str, value: str) -> str:
        """What a switch says, in words; a map of a pack by its name."""
        key = f"choice.{switch}.{value}"
        return self.say(key) if self.words.has("phrases", key) else self.words.name("maps", value)

    # Effects

    def effect(self, effect: Effect) -> str:
        if effect.robber:
            return self.say(f"do.robber.{effect.robber}")
        if effect.recruit:
            return self.say(f"do.recruit.{effect.recruit}")
        if effect.take:
            if effect.take.who == "you":
                return self.say("do.take.you", n=effect.take.cards)
            return self.say("do.take", n=effect.take.cards, who=self.say(f"who.{effect.take.who}"))
        if effect.steal:
            key = "do.steal.may" if effect.steal.may else "do.steal"
            if self.says("thefts", "one"):
                key = "do.steal.may-one" if effect.steal.may else "do.steal.one"
            return self.say(key, who=self.say(f"who.{effect.steal.who}"))
        if effect.journey:
            return self.say("do.journey")
        if effect.give and effect.give.to == "left":
            return self.say("do.give.left")
        if effect.give:
            key = "do.give.poorer-one" if self.says("help", "one") else "do.give.poorer"
            return self.say(key, who=self.say(f"who.{effect.give.who}"))
        return self.say(f"do.{effect.word}", n=getattr(effect, effect.word.replace("-", "_")))

    def says(self, switch: str, value: str) -> bool:
        entry = self.library.of("switches", SwitchEntry).get(switch)
        return entry is not None and entry.value == value
