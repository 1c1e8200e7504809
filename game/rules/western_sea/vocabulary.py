"""What the rules say by name: numbers they read, asks, options and events, and the texts each of them needs.

The checks at load time hold the content against these lists, and a test holds the lists against the source.
A module of the game adds to them what it brings.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from game.engine.templates import Need, needed_in_play
from game.rules.western_sea.content import EventName, Seal, TileKind

FISH, FISH_AND_SHIPS = "fish", "fish-and-ships"
MODULES = [FISH_AND_SHIPS, "enclosures", "advisors", "emissaries", "diceoneer"]
RESOURCES = ["food", "wood", "iron", "gold", FISH]
ACTIONS = ["explore", "settle", "raid", "recruit", "research", "trade", "navigate", "advisor"]
SEALS: tuple[str, ...] = get_args(Seal)
TRIGGERS: tuple[str, ...] = get_args(EventName)
EVERYBODYS = ["round-ended"]
"""Triggers that come to all players alike, so that nobody can wait for an opponent's."""
TILE_KINDS: tuple[str, ...] = get_args(TileKind)

# Numbers

FIXED_NUMBERS = [
    "tents",
    "start-tents",
    "houses",
    "first-vp",
    "last-vp",
    "dice-boxed",
    "vp-supply",
    *[f"deal-{seal}" for seal in SEALS],
    "die-track-most",
    "end-colours",
    "house-vp",
    "dice-per-vp",
]
"""Read for all players alike: raising one would do nothing."""

RAISABLE_NUMBERS = [
    "die-track",
    "turn-dice",
    "reroll-dice",
    "draw-dice",
    "explore-touch",
    "explore-more",
    "settle-range",
    "settle-more",
    "raid-range",
    "raid-more",
    "defence",
    "harvest-more",
    "deal-more",
    "trade-dice",
    "trade-die-vp",
    "recruit-more",
    "research-less",
    "govern-lead",
    "govern-tents",
    "cleanup-tents",
]
"""Read for one player; each has a text for more and one for less."""

TABLES = ["deal-vp", "recruit-icons"]

# What is asked: what the prompt tells of the asking step (`n=left` where the texts call it otherwise), and
# the verbs of the options

ASKS: dict[str, tuple[str, ...]] = {
    "draft.keep": ("seat",),
    "start.place": ("seat",),
    "manipulate": ("seat",),
    "manipulate.use": ("seat",),
    "turn-die": ("seat", "n=left"),
    "turn-to": ("seat", "face"),
    "reroll": ("seat", "n=left"),
    "act": ("seat",),
    "spend": ("seat", "action", "need", "most=cap", "n=icons"),
    "explore.pick": ("seat",),
    "explore.place": ("seat", "tile"),
    "explore.join": ("seat", "tile", "other=explorer"),
    "explore.more": ("seat", "tile"),
    "settle.one": ("seat",),
    "act.raid": ("seat",),
    "raid.victim": ("seat", "tile"),
    "raid": ("seat", "tile", "other=victim"),
    "harvest": ("seat", "n=taken"),
    "harvest.load": ("seat", "face"),
    "harvest.kind": ("seat",),
    "trade": ("seat", "n=deals"),
    "deal": ("seat", "n=count"),
    "recruit.die": ("seat",),
    "act.research": ("seat",),
    "research.pay": ("seat", "thing", "resource=kind"),
    "do.research": ("seat",),
    "gain.basic": ("seat",),
    "give.basic": ("seat",),
    "do.place": ("seat",),
    "do.move": ("seat",),
    "do.move.to": ("seat", "tile"),
    "do.wake": ("seat",),
    "do.exchange": ("seat", "deed"),
    "do.deal": ("seat",),
    "do.steal": ("seat",),
    "do.steal.token": ("seat", "other"),
    "do.may": ("seat", "deed"),
    "do.either": ("seat", "deed"),
}

OPTIONS: dict[str, tuple[str, ...]] = {
    "draft.keep": ("keep",),
    "start.place": ("place",),
    "manipulate": ("pay", "done"),
    "manipulate.use": ("turn", "reroll", "draw"),
    "turn-die": ("turn", "done"),
    "turn-to": ("face",),
    "reroll": ("mark", "roll"),
    "act": ("action", "govern", "factory", "end"),
    "spend": ("spend", "done"),
    "explore.pick": ("take",),
    "explore.place": ("place",),
    "explore.join": ("join", "decline"),
    "explore.more": ("add", "decline"),
    "settle.one": ("take", "place"),
    "act.raid": ("raid",),
    "raid.victim": ("raid",),
    "raid": ("swap",),
    "harvest": ("harvest", "pair", "done"),
    "harvest.load": ("load",),
    "harvest.kind": ("gain",),
    "trade": ("deal", "give", "done"),
    "deal": ("add", "close"),
    "recruit.die": ("recruit",),
    "act.research": ("research",),
    "research.pay": ("gold",),
    "do.research": ("research",),
    "gain.basic": ("gain",),
    "give.basic": ("give",),
    "do.place": ("place", "decline"),
    "do.move": ("lift", "decline"),
    "do.move.to": ("place",),
    "do.wake": ("wake",),
    "do.exchange": ("exchange", "decline"),
    "do.deal": ("deal", "decline"),
    "do.steal": ("steal",),
    "do.steal.token": ("take",),
    "do.may": ("accept", "decline"),
    "do.either": ("pick",),
}
"""`action` stands for every main action."""

# What happens: the fields of each event

EVENTS: dict[str, tuple[str, ...]] = {
    "first": ("seat",),
    "technology": ("thing",),
    "open": ("tile",),
    "kept": ("seat", "tile"),
    "round": ("n", "seat"),
    "turn": ("seat", "n"),
    "end-turn": ("seat",),
    "refill": ("seat",),
    "roll": ("seat", "faces"),
    "turned": ("seat", "face", "to"),
    "spent": ("seat", "face"),
    "icon": ("seat", "thing", "icon"),
    "action": ("seat", "action"),
    "reveal": ("seat", "tile"),
    "discarded": ("seat", "tile"),
    "tile": ("tile",),
    "tent": ("seat", "tile"),
    "tents": ("seat", "n"),
    "left": ("seat", "tile"),
    "moved": ("seat", "tile", "target"),
    "joined": ("seat", "tile", "other"),
    "raid": ("seat", "other", "tile", "n"),
    "evicted": ("seat", "tile"),
    "house": ("seat", "tile"),
    "factory": ("seat", "tile"),
    "tokens": ("seat", "resource", "n"),
    "vp": ("seat", "n"),
    "deal": ("seat", "n"),
    "die": ("seat", "die"),
    "lost-die": ("seat", "die"),
    "research": ("seat", "thing"),
    "over": ("reasons",),
    "together": (),
    "rolled": ("seat",),
    "manipulated": ("seat",),
    "explored": ("seat", "tile"),
    "settled": ("seat",),
    "raided": ("seat", "tile", "other", "n"),
    "was-raided": ("seat", "tile", "other", "n"),
    "harvested": ("seat",),
    "traded": ("seat",),
    "recruited": ("seat",),
    "researched": ("seat", "thing"),
    "governed": ("seat", "tile"),
    "used-factory": ("seat", "tile"),
    "round-ended": ("seat",),
}

LOSSES = ["tokens", "vp"]
"""Events whose number may be negative: then `KIND.lost` is said."""

QUIET = [*TRIGGERS, "spent", "tile", "left", "action"]
"""Events that another has told already: a log may leave them out."""

REASONS = ["dice", "houses", "points", "map", "stalled"]
CATEGORIES = ["vp", "tiles", "houses", "technologies", "dice"]

# Texts

PHRASES: dict[str, tuple[str, ...]] = {
    # do
    "gain": ("things",),
    "gain.per": ("things", "count"),
    "gain.vp": ("n",),
    "gain.reserve": ("n",),
    "gain.basic": ("n",),
    "gain.tents": ("n",),
    "recruit": ("n",),
    "recruit.die": ("n", "die"),
    "recruit.colours": ("n", "colours"),
    "recruit.anywhere": ("n",),
    "place": ("n",),
    "place.where": ("n", "tiles"),
    "place.stock": ("n",),
    "place.stock.where": ("n", "tiles"),
    "move": ("n",),
    "draw.rolled": ("n",),
    "draw.rolled.refill": ("n",),
    "draw.chosen": ("n",),
    "wake.rolled": ("n",),
    "wake.chosen": ("n",),
    "turn": ("n",),
    "reroll": ("n",),
    "exchange": ("give", "get"),
    "exchange.times": ("give", "get", "n"),
    "deal": ("n",),
    "steal": ("n",),
    "act": (),
    "act.icons": ("n",),
    "act.only": ("actions",),
    "act.only.icons": ("actions", "n"),
    "explore": ("n",),
    "research.icons": ("n",),
    "research.tokens": ("n",),
    "may": ("deeds",),
    "either": ("deeds",),
    "then": ("deeds", "next"),
    "also": ("text", "next"),
    # while
    "convert": ("from", "to"),
    "convert.die": ("from", "to", "die"),
    "icon": ("icon",),
    "icons": ("icons",),
    "access": ("colours",),
    "guard": ("n",),
    "waive.terrains": (),
    "waive.tokens": (),
    "waive.terrains.seal": ("technologies",),
    "waive.tokens.seal": ("technologies",),
    # when
    "when": ("event", "deeds"),
    "when.if": ("event", "if", "deeds"),
    "once": ("text",),
    "if": ("n", "count"),
    # score
    "score": ("n", "count"),
    "score.every": ("n", "every", "count"),
    "score.most": ("text", "most"),
    "end": ("text",),
    "end.points": ("n",),
    # counts and selectors
    "count.token": ("n", "resource"),
    "count.icon": ("n", "icon", "name"),
    "tiles.terrain": ("tile", "terrain"),
    "tiles.present": ("tile",),
    "tiles.controlled": ("tile",),
    "tiles.governed": ("tile",),
    "tiles.only": ("tile",),
    "tiles.alone": ("tile",),
    "tiles.both": ("tile",),
    "tiles.shared": ("tile",),
    "tiles.linked": ("tile",),
    "tiles.pointed": ("tile",),
    "tiles.pointless": ("tile",),
    # entries
    "tile.placement": ("text",),
    "tile.presence": ("text",),
    "tile.factory": ("text",),
    "tile.points": ("n", "second"),
    "tile.points.first": ("n",),
    "technology.do": ("text",),
    "cost": ("things",),
    "cost.terrains": ("things", "terrains"),
    "die.faces": ("things",),
    "die.terrain": ("die", "terrain"),
    "icon.action": ("name",),
    "icon.wild": ("name",),
    "icon.resource": ("name",),
    "icon.special": ("name",),
    "terrain": ("die",),
    "set": ("things",),
    "number.value": ("n",),
    "number.players": ("things",),
    "number.table": ("things",),
    # the table
    "player": ("n",),
    "hex": (),
    "hex.beside": ("tiles",),
    "virtual": ("icon", "thing"),
    "virtual.icons": ("icons", "thing"),
    "option.count": ("text", "n"),
}

NOUNS = [
    "tent",
    "die",
    "vp",
    "tile",
    "icon",
    "token",
    *[f"kinds.{kind}" for kind in TILE_KINDS],
    *[f"seals.{seal}" for seal in SEALS],
    "count.terrains",
    "count.houses",
    "count.tents.map",
    "count.tents.supply",
    "count.dice.all",
    "count.dice.colours",
    "count.technologies.all",
    "count.technologies.seals",
    "count.tokens.all",
    "count.tokens.kinds",
]

TITLED: list[str] = []
"""Kinds of cards that are people, called by their office: their names have a gender and an article."""


def needed_texts(hooks: list[str]) -> Iterator[Need]:
    """Every template that some entry, decision or event may ask for."""
    for key, values in PHRASES.items():
        yield Need("phrases", key, values, "n" in values)
    for number in RAISABLE_NUMBERS:
        yield Need("phrases", f"raise.{number}", ("n",))
        yield Need("phrases", f"lower.{number}", ("n",))
    for hook in hooks:
        yield Need("phrases", f"hook.{hook}", (), False)
    for reason in REASONS:
        yield Need("phrases", f"reason.{reason}", (), False)
    for category in CATEGORIES:
        yield Need("phrases", f"category.{category}", (), False)
    yield Need("phrases", "action.harvest", (), False)
    for trigger in TRIGGERS:
        yield Need("events", trigger, (), False)
        if trigger not in EVERYBODYS:
            yield Need("events", f"{trigger}.others", (), False)
    yield from needed_in_play(ASKS, OPTIONS, EVENTS)
    for event in LOSSES:
        yield Need("log", f"{event}.lost", EVENTS[event])
