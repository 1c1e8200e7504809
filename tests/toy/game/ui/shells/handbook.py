"""The handbook of Shells: how it is played, what scores, the rulings, the keys."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.content import Entry, Library
from game.rules.shells.content import AwardEntry, NumberEntry
from game.rules.shells.voice import describe
from game.ui.figures import Figures
from game.ui.scenes.handbook import Leaf
from game.ui.scenes.handbook_writer import Writer

AWARDS = {"shells": "shell", "tide": "tide", "pearls": "pearl"}
PLAY = {"aim": "shell", "turn": "end-turn"}
MODULES = {"pearls": "pearl"}
"""Modules with a page of their own, and its picture."""


def figures(library: Library) -> Figures:
    return Figures(library, {id_: n.value for id_, n in library.of("numbers", NumberEntry).items()})


class ShellsWriter(Writer):
    icons: Mapping[str, str] = {"play": "rules", "awards": "score", "rulings": "info", "keys": "keyboard"}

    def parts(self) -> Mapping[str, list[Leaf]]:
        added = {name: icon for name, icon in MODULES.items() if name in self.modules}
        awards = self.library.of("awards", AwardEntry).values()
        return {
            "play": self.pages("play", "play", PLAY | added),
            "awards": [self.leaf("awards", award, [], AWARDS[award.id], []) for award in awards],
            "rulings": self.rulings(),
            "keys": self.key_leaves(),
        }

    def describe(self, entry: Entry) -> list[str]:
        return describe(self.library, self.say.lang, entry)

    def figures(self) -> Figures:
        return figures(self.library)
