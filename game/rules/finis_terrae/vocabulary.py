"""What the rules say by name: content they know, asks, options and events, and the texts each of them needs.

The checks at load time hold the content against these lists, and a test holds the lists against the source.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.templates import Need, needed_in_play
from game.rules.finis_terrae.content import CATEGORIES, DIRECTIONS

TILES = [
    "sea",
    "reef",
    "wreck",
    "coast",
    "cape",
    "fjord",
    "strait",
    "castaway-island",
    "treasure-island",
    "pirate-den",
    "sea-fort",
    "lighthouse",
    "isle-centre",
    "isle-side",
    "isle-corner",
]
GOODS = ["doubloon", "spice", "castaway", "find", "treasure"]
WEATHER = ["sunny", "rain", "storm", "finis-terrae"]
DICE = ["red", "white", "wind"]
AWARDS = [
    *["land", "complete", "largest", "lights"],
    *["spice", "castaway", "find", "treasure", "one-of-each", "coins"],
    *["north-south", "east-west", "quadrants", "farthest"],
    *["sunk-pirates", "wrecks"],
]
NUMBERS = [
    "ports",
    "ports-aside",
    "coins",
    "advised-hold",
    "weather-unseen",
    "finis-from-bottom",
    "map-tiles",
    "map-distance",
    "toll",
    "port-price",
    "isle-limit",
    "pirate-bonus",
    "clear-price",
    "wreck-coins",
    "coins-per-point",
]
SWITCHES = ["must-fight", "cargo-ahead", "stow-between", "stow-idle"]
TABLES = ["galleon-coins"]

# What is asked: what the prompt tells of the asking step (`n=left` where the texts call it otherwise), and
# the verbs of the options

ASKS: dict[str, tuple[str, ...]] = {
    "start.port": ("seat",),
    "stow": ("seat", "hold"),
    "stow.tens": ("seat", "hold", "goods=kind"),
    "stow.amount": ("seat", "hold", "goods=kind"),
    "map.tile": ("seat",),
    "map.square": ("seat", "tile=kind"),
    "map.turn": ("seat", "tile=kind", "square=cell"),
    "wreck": ("vessel",),
    "galleon.back": (),
    "order": ("vessel", "n=die"),
    "move": ("vessel", "n=steps"),
    "path": ("vessel", "square=goal"),
    "pay": ("vessel", "n=price"),
    "pay.amount": ("vessel", "n=price", "hold"),
    "act": ("vessel",),
    "overboard": ("vessel",),
    "trade": ("seat", "port=piece"),
    "buy": ("seat", "port=piece"),
    "sell": ("seat", "port=piece", "hold"),
    "spoils": ("vessel=winner", "other=loser"),
    "tidy": ("seat",),
    "turn-end": ("seat",),
}

OPTIONS: dict[str, tuple[str, ...]] = {
    "start.port": ("start",),
    "stow": ("stow", "leave"),
    "stow.tens": ("tens",),
    "stow.amount": ("stow",),
    "map.tile": ("pick",),
    "map.square": ("place",),
    "map.turn": ("turn",),
    "wreck": ("abandon",),
    "galleon.back": ("den",),
    "order": ("use",),
    "move": ("sail", "flag", "cash", "skip"),
    "path": ("toll",),
    "pay": ("pay",),
    "pay.amount": ("pay",),
    "act": ("fight", "take", "found", "trade", "clear", "flag", "cash", "skip"),
    "overboard": ("throw",),
    "trade": ("redeem", "sell", "buy", "cash", "done"),
    "buy": ("buy",),
    "sell": ("sell",),
    "spoils": ("take", "dump"),
    "tidy": ("keep", "rearrange", "cash"),
    "turn-end": ("flag", "cash", "end"),
}

# What happens: the fields of each event

EVENTS: dict[str, tuple[str, ...]] = {
    "first": ("seat",),
    "started": ("seat", "square"),
    "stowed": ("seat", "goods", "n", "hold"),
    "ashore": ("seat", "n"),
    "rearranges": ("seat",),
    "day": ("n", "seat"),
    "drawn": ("seat", "tile"),
    "placed": ("seat", "tile", "square", "turn"),
    "swapped": ("seat", "tile", "other-tile"),
    "flag": ("seat",),
    "galleon": ("square",),
    "weather": ("weather",),
    "finis": (),
    "value": ("n",),
    "common": ("n",),
    "wind": ("direction",),
    "blown": ("vessel", "from", "square"),
    "held": ("vessel", "square"),
    "abandoned": ("vessel", "goods", "n", "square"),
    "wrecked": ("vessel", "square"),
    "turn": ("seat",),
    "end-turn": ("seat",),
    "second": ("vessel", "n"),
    "stuck": ("vessel",),
    "sailed": ("vessel", "way"),
    "toll": ("vessel", "n"),
    "pirate": ("vessel",),
    "cleared": ("vessel",),
    "cashed": ("vessel", "n", "coins"),
    "loaded": ("vessel", "goods", "n", "hold"),
    "overboard": ("vessel", "goods", "n"),
    "picked": ("vessel", "goods", "n", "square"),
    "founded": ("seat", "square", "n"),
    "bought": ("seat", "n", "coins"),
    "sold": ("seat", "goods", "n", "coins"),
    "fight": ("vessel", "other", "n", "theirs"),
    "boarded": ("vessel", "other", "goods", "n"),
    "dumped": ("vessel", "other", "goods", "n"),
    "sunk": ("vessel", "other"),
    "east": ("seat",),
    "over": ("reasons",),
    "together": (),
}

QUIET = ["loaded", "stowed", "drawn", "turn", "held", "end-turn"]
"""Events that another has told already, or that hardly matter: a log may leave them out."""

REASONS = ["finis-terrae"]

# Texts

PHRASES: dict[str, tuple[str, ...]] = {
    "player": ("n",),
    "galleon": (),
    "square": ("x", "y"),
    "square.at": ("tile", "place"),
    "hold": ("n", "goods"),
    "hold.empty": ("n",),
    "bank": ("square", "direction"),
    "option.count": ("text", "n"),
    "way": ("n", "square"),
    "tile.sea": (),
    "tile.land": ("n",),
    "tile.strait": (),
    "tile.islet": (),
    "tile.beach": (),
    "tile.no-beach": (),
    "tile.reef": (),
    "tile.goods": ("goods",),
    "tile.den": ("n",),
    "tile.fort": (),
    "tile.lighthouse": (),
    "tile.isle": ("n",),
    "tile.count": ("n",),
    "weather.moves": ("n",),
    "weather.storm": (),
    "weather.last": (),
    "weather.count": ("n",),
    "goods.count": ("n",),
    "goods.bank": (),
    "die.faces": ("faces",),
    "award": ("n", "what"),
    "number.value": ("n",),
    "number.table": ("things",),
    **{f"award.{name}": () for name in AWARDS},
    "award.coins": ("n",),
    **{f"direction.{name}": () for name in DIRECTIONS},
    **{f"category.{name}": () for name in CATEGORIES},
    **{f"reason.{name}": () for name in REASONS},
}

NOUNS = ["point", "step", "isle", *[f"goods.{name}" for name in GOODS]]


def needed_texts() -> Iterator[Need]:
    """Every template that some entry, decision or event may ask for."""
    for key, values in PHRASES.items():
        yield Need("phrases", key, values, "n" in values)
    yield from needed_in_play(ASKS, OPTIONS, EVENTS)
