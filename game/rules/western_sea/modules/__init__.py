"""The modules of Western Sea. Each is a layer of rules on the base, named as on the command line, with its
content in `content/western-sea/modules/NAME`; a module that is off is not in the match at all.

To add one: write its layer here in a file of its own, let it say what it says by name (`common.speak`), name
it in MODULES and the kinds of its cards in KINDS.
"""

from __future__ import annotations

from game.engine.content import Entry
from game.engine.rulebook import Layer
from game.rules.western_sea.modules import advisors_actions  # noqa: F401 - registers what the advisors do
from game.rules.western_sea.modules.advisors import AdvisorEntry, advisors
from game.rules.western_sea.modules.emissaries import EmissaryEntry, emissaries
from game.rules.western_sea.modules.enclosures import enclosures
from game.rules.western_sea.modules.enclosures_fit import EnclosureEntry
from game.rules.western_sea.modules.fish_and_ships import fish

KINDS: dict[str, type[Entry]] = {
    "emissaries": EmissaryEntry,
    "enclosures": EnclosureEntry,
    "advisors": AdvisorEntry,
}
"""Files of cards that only modules have, and the types of their entries."""

MODULES: dict[str, Layer] = {layer.name: layer for layer in (emissaries, enclosures, advisors, fish)}
"""In the order in which their layers lie on the base."""
