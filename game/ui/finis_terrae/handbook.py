"""The handbook of Finis Terrae: how it is played, every component with its generated text, the rulings."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.content import Entry, Library
from game.rules.finis_terrae.card_text import describe
from game.rules.finis_terrae.content import (
    CATEGORIES,
    DIRECTIONS,
    AwardEntry,
    DieEntry,
    GoodsEntry,
    NumberEntry,
    TileEntry,
    WeatherEntry,
)
from game.rules.finis_terrae.vocabulary import SWITCHES
from game.ui.figures import Figures
from game.ui.finis_terrae.example import TerraeExample
from game.ui.finis_terrae.figures import figures, shown
from game.ui.finis_terrae.icons import AWARDS
from game.ui.finis_terrae.icons import CATEGORIES as CATEGORY_ICONS
from game.ui.scenes.handbook import Handbook, Leaf, heading
from game.ui.scenes.handbook_writer import KEYS, Writer
from game.ui.scenes.page import Line
from game.ui.wording import Wording

PLAY = {
    "aim": "trophy",
    "setup": "port",
    "day": "sunny",
    "mapping": "mapping",
    "weather": "weather",
    "storm": "storm",
    "moving": "navigate",
    "holds": "hold",
    "pirates": "pirate",
    "galleon": "galleon",
    "evening": "day-end",
    "end": "finis-terrae",
    "score": "score",
}
ACTIONS = {
    "found": "found",
    "take": "take",
    "trade": "trade",
    "fight": "fight",
    "clear": "clear",
    "free": "cash",
    "rearrange": "rearrange",
}
CHAPTERS = {
    "play": "rules",
    "actions": "found",
    "tiles": "mapping",
    "goods": "spice",
    "weather": "weather",
    "dice": "die",
    "awards": "score",
    "numbers": "doubloon",
    "rulings": "info",
}
OWN_KEYS = {
    **KEYS,
    "table": (*KEYS["table"], "p", "turn-tile"),
    "mouse": (*KEYS["mouse"], "carry"),
    "pad": (*KEYS["pad"], "pad-turn-tile"),
}
SKY = {
    "sunny": "play/moving",
    "rain": "play/moving",
    "storm": "play/storm",
    "finis-terrae": "play/end",
}
HERE = {"castaway": "castaway-island", "find": "wreck", "treasure": "treasure-island"}
"""Where goods are found."""


def handbook(library: Library, modules: Sequence[str], say: Wording) -> Handbook:
    return Handbook(tuple(TerraeWriter(library, modules, say).chapters()))


class TerraeWriter(Writer):
    icons = CHAPTERS
    scored = TerraeExample
    keys = OWN_KEYS

    def parts(self) -> dict[str, list[Leaf]]:
        return {
            "play": [*self.pages("play", "play", PLAY), *self.example("play")],
            "actions": self.pages("actions", "action", ACTIONS),
            "tiles": self._tiles(),
            "goods": self._goods(),
            "weather": self._weather(),
            "dice": self._dice(),
            "awards": self._awards(),
            "numbers": self._numbers(),
            "rulings": self.rulings(),
        }

    def describe(self, entry: Entry) -> list[str]:
        return describe(self.library, self.say.lang, entry)

    def figures(self) -> Figures:
        return figures(self.library)

    # Components

    def _tiles(self) -> list[Leaf]:
        made = []
        for tile in self.library.of("tiles", TileEntry).values():
            under = []
            if any(tile.removed):
                left = [tile.count - gone for gone in tile.removed]
                under.append(self.say("handbook.in-play", two=left[0], three=left[1]))
            more = [self.link("goods", tile.goods, tile.goods)] if tile.goods else []
            more += [self._page_link(page) for page in self._about(tile)]
            made.append(self.leaf("tiles", tile, under, f"tile/{tile.id}", more))
        return made

    def _about(self, tile: TileEntry) -> list[str]:
        """Pages of the rules that speak of such a tile."""
        told = {
            "play/storm": bool(tile.reef) or tile.lighthouse,
            "play/moving": bool(tile.reef) or tile.den,
            "play/galleon": tile.den,
            "actions/fight": tile.fort,
            "actions/found": tile.beach and not tile.isle,
            "play/setup": tile.isle,
        }
        return [page for page, speaks in told.items() if speaks]

    def _page_link(self, page: str) -> Line:
        chapter, _, name = page.partition("/")
        titles, icons = ("play", PLAY) if chapter == "play" else ("action", ACTIONS)
        title = self.say(f"handbook.{titles}.{name}")
        return Line(title, "text", 16, gap=7, icon=icons[name], link=page)

    def _goods(self) -> list[Leaf]:
        made = []
        awards = self.library.of("awards", AwardEntry)
        for good in self.library.of("goods", GoodsEntry).values():
            more = [Line(self.say(f"handbook.goods.{good.id}"), size=16, gap=9)]
            award = good.id if good.id in awards else "coins"
            more.append(heading(self.say("handbook.scores")))
            more.append(self.link("awards", award, AWARDS[award]))
            if good.id in HERE:
                more += [heading(self.say("handbook.found-on")), self.link("tiles", HERE[good.id], "tile")]
            made.append(self.leaf("goods", good, [], good.id, more))
        return made

    def _weather(self) -> list[Leaf]:
        return [
            self.leaf("weather", card, [], f"card/{card.id}", [self._page_link(SKY[card.id])])
            for card in self.library.of("weather", WeatherEntry).values()
        ]

    def _dice(self) -> list[Leaf]:
        made = []
        for die in self.library.of("dice", DieEntry).values():
            uses = self.say(f"handbook.die.{die.id}")
            face = die.faces[-1]
            icon = f"wind-{DIRECTIONS[1]}" if isinstance(face, str) else f"pip-{face}"
            colour = "white" if die.id == "wind" else die.id
            made.append(self.leaf("dice", die, [], f"die/{colour}/{icon}", [Line(uses, size=16, gap=9)]))
        return made

    def _awards(self) -> list[Leaf]:
        """A leaf for each way to score with its lines, and one for each line."""
        made = []
        awards = self.library.of("awards", AwardEntry)
        for category in CATEGORIES:
            title = self.words.say("phrases", f"category.{category}")
            mine = [award for award in awards.values() if award.category == category]
            lines = [Line(self.say(f"handbook.category.{category}"), size=16)]
            lines += [self.link("awards", award.id, AWARDS.get(award.id, "vp")) for award in mine]
            icon = CATEGORY_ICONS[category]
            made.append(Leaf(f"awards/all-{category}", title, tuple(lines), picture=icon))
            for award in mine:
                more = [Line(self.say("handbook.ties"), "italic", 15, gap=9)] if category != "deeds" else []
                made.append(self.leaf("awards", award, [title], AWARDS.get(award.id, "vp"), more))
        return made

    def _numbers(self) -> list[Leaf]:
        told = {}
        for id_, entry in self.library.of("numbers", NumberEntry).items():
            value = shown(entry)
            if id_ in SWITCHES:
                value = self.say("handbook.yes" if entry.value else "handbook.no")
            told[id_] = f"{self.say(f'handbook.number.{id_}')}: {value}"
        return self.numbers(told, "doubloon")
