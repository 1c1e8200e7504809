"""The handbook of the Island: how it is played, every component with its generated text, the rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.content import Entry, Library
from game.rules.island.card_text import describe
from game.rules.island.content import (
    AwardEntry,
    CardEntry,
    EventEntry,
    HarbourEntry,
    MapEntry,
    PieceEntry,
    ResourceEntry,
    SwitchEntry,
    TerrainEntry,
)
from game.ui.figures import Figures
from game.ui.island.figures import figures
from game.ui.island.icons import AWARDS, MODULES, PIECES, card_face, event_face
from game.ui.scenes.handbook import Handbook, Leaf
from game.ui.scenes.handbook_writer import Writer
from game.ui.wording import Wording

PLAY = {
    "aim": "trophy",
    "turn": "end-turn",
    "production": "roll",
    "building": "settlement",
    "trade": "trade",
    "robber": "robber",
    "cards": "development",
    "end": "score",
}


def handbook(library: Library, modules: Sequence[str], say: Wording) -> Handbook:
    return Handbook(tuple(IslandWriter(library, modules, say).chapters()))


class IslandWriter(Writer):
    icons: Mapping[str, str] = {
        "play": "rules",
        "variants": "event",
        "pieces": "settlement",
        "terrains": "grain",
        "resources": "lumber",
        "harbours": "trade",
        "cards": "development",
        "events": "event",
        "awards": "longest-road",
        "maps": "tile",
        "switches": "settings",
        "rulings": "info",
        "keys": "keyboard",
    }

    def parts(self) -> Mapping[str, list[Leaf]]:
        added = {name: icon for name, icon in MODULES.items() if name in self.modules}
        gives = {t.id: t.gives or "robber" for t in self.library.of("terrains", TerrainEntry).values()}
        return {
            "play": self.pages("play", "play", PLAY),
            "variants": self.pages("variants", "variants", added),
            "pieces": self._leaves("pieces", PieceEntry, PIECES),
            "terrains": self._leaves("terrains", TerrainEntry, gives),
            "resources": self._leaves("resources", ResourceEntry, None, "card/"),
            "harbours": self._leaves("harbours", HarbourEntry, {}),
            "cards": [
                self.leaf("cards", card, [], card_face(card.id, card.points).replace("cards/", "card/"), [])
                for card in self.library.of("cards", CardEntry).values()
            ],
            "events": [
                self.leaf("events", event, [], event_face(event.id).replace("cards/", "card/"), [])
                for event in self.library.of("events", EventEntry).values()
            ],
            "awards": self._leaves("awards", AwardEntry, {name: f"card/{name}" for name in AWARDS}),
            "maps": self._leaves("maps", MapEntry, None),
            "switches": self._leaves("switches", SwitchEntry, None),
            "rulings": self.rulings(),
            "keys": self.key_leaves(),
        }

    def _leaves(
        self, kind: str, entry: type[Entry], icons: Mapping[str, str] | None, plate: str = ""
    ) -> list[Leaf]:
        """A leaf for each: with a plate, an icon by name, or that of the chapter."""
        made = []
        for one in self.library.of(kind, entry).values():
            icon = icons.get(one.id, one.id) if icons is not None else self.icons[kind]
            made.append(self.leaf(kind, one, [], f"{plate}{one.id}" if plate else icon, []))
        return made

    def describe(self, entry: Entry) -> list[str]:
        return describe(self.library, self.say.lang, entry)

    def figures(self) -> Figures:
        return figures(self.library, self.say.lang)
