"""The rules text of an entry, written from the entry itself in the player's language."""

from __future__ import annotations

from typing import cast

from game.engine.card_text import EntryTeller
from game.engine.content import Entry, Library
from game.engine.grammar import Noun
from game.engine.words import read_noun, sentence
from game.rules.finis_terrae.content import (
    AwardEntry,
    DieEntry,
    GoodsEntry,
    NumberEntry,
    TileEntry,
    WeatherEntry,
)


def describe(library: Library, lang: str, entry: Entry) -> list[str]:
    """The lines of a tooltip; an entry's own `text` in the text file takes their place."""
    return Teller(library, lang).lines(entry)


class Teller(EntryTeller):
    def goods(self, name: str) -> Noun:
        return cast(Noun, read_noun(self.words.sections["nouns"][f"goods.{name}"]))

    def rules(self, entry: Entry) -> list[str]:
        match entry:
            case TileEntry():
                lines = self.tile(entry)
            case WeatherEntry():
                lines = self.weather(entry)
            case GoodsEntry():
                lines = [self.supply(entry)]
            case AwardEntry():
                what = self.say(f"award.{entry.id}", n=self.value("coins-per-point"))
                lines = [self.say("award", n=entry.points, what=what)]
            case DieEntry():
                faces = [self.say(f"direction.{f}") if isinstance(f, str) else str(f) for f in entry.faces]
                lines = [self.say("die.faces", faces=", ".join(faces))]
            case NumberEntry():
                lines = [self.number(entry)]
            case _:
                lines = []
        return [sentence(line) for line in lines]

    def tile(self, tile: TileEntry) -> list[str]:
        land = tile.sides.count("land")
        lines = []
        if tile.isle:
            lines.append(self.say("tile.isle", n=self.value("isle-limit")))
        elif tile.apart:
            lines.append(self.say("tile.strait"))
        elif land:
            lines.append(self.say("tile.land", n=land))
        elif not tile.reef:
            lines.append(self.say("tile.islet" if tile.islet else "tile.sea"))
        if tile.reef:
            lines.append(self.say("tile.reef"))
        if tile.goods:
            lines.append(self.say("tile.goods", goods=self.goods(tile.goods)))
        if tile.den:
            lines.append(self.say("tile.den", n=self.value("toll")))
        if tile.fort:
            lines.append(self.say("tile.fort"))
        if tile.lighthouse:
            lines.append(self.say("tile.lighthouse"))
        if (land or tile.islet or tile.den) and not tile.isle:
            lines.append(self.say("tile.beach" if tile.beach else "tile.no-beach"))
        return lines if tile.isle else [*lines, self.say("tile.count", n=tile.count)]

    def weather(self, card: WeatherEntry) -> list[str]:
        lines = [self.say("weather.moves", n=card.moves) if card.moves else self.say("weather.storm")]
        if card.last:
            return [*lines, self.say("weather.last")]
        return [*lines, self.say("weather.count", n=card.count)]

    def supply(self, goods: GoodsEntry) -> str:
        return self.say("goods.bank") if goods.count is None else self.say("goods.count", n=goods.count)

    def number(self, number: NumberEntry) -> str:
        if number.table is not None:
            return self.say("number.table", things=", ".join(map(str, number.table)))
        return self.say("number.value", n=number.value or 0)

    def value(self, name: str) -> int:
        return self.library.of("numbers", NumberEntry)[name].value or 0
