"""The handbook of Shells: how it is played, what scores, the rulings, the keys."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.content import Entry, Library
from game.rules.shells.content import AwardEntry, NumberEntry
from game.rules.shells.voice import describe
from game.ui.figures import Figures
from game.ui.scenes.handbook import Leaf
from game.ui.scenes.handbook_writer import Writer
from game.ui.shells.modules import LAYERS
from game.ui.table.layer import layer_of

AWARDS = {"shells": "shell", "tide": "tide", "pearls": "pearl"}
PLAY = {"aim": "shell", "turn": "end-turn"}


def figures(library: Library) -> Figures:
    return Figures(library, {id_: n.value for id_, n in library.of("numbers", NumberEntry).items()})


class ShellsWriter(Writer):
    icons: Mapping[str, str] = {"play": "rules", "awards": "score", "rulings": "info"}

    def parts(self) -> Mapping[str, list[Leaf]]:
        awards = self.library.of("awards", AwardEntry).values()
        return {
            "play": [*self.pages("play", "play", PLAY), *map(self._module, self.modules)],
            "awards": [self.leaf("awards", award, [], AWARDS[award.id], []) for award in awards],
            "rulings": self.rulings(),
        }

    def _module(self, name: str) -> Leaf:
        """What its layer tells of it."""
        layer, title = layer_of(LAYERS, name), self.say(f"handbook.play.{name}")
        return Leaf(f"play/{name}", title, tuple(layer.page(name, self)), picture=layer.picture)

    def describe(self, entry: Entry) -> list[str]:
        return describe(self.library, self.say.lang, entry)

    def figures(self) -> Figures:
        return figures(self.library)
