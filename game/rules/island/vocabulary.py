"""What the rules say by name: content they know, asks, options, events, reasons, and the texts they need.

The checks at load time hold the content against these lists, and a test holds the lists against the source.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from game.engine.hexes import SIDE_NAMES
from game.engine.templates import Need, needed_in_play
from game.rules.island.content import Who
from game.rules.island.scoring import CATEGORIES
from game.rules.island.switches import AMOUNTS, choices

AWARDS = ["longest-road", "largest-army", "harbour-master", "wealthiest", "poor", "caravan"]
PIECES = ["road", "settlement", "city", "card", "repair", "bridge", "haste", "feed"]
NUMBERS = [
    *["target", "hand-limit", "bank-rate", "cards-per-turn", "turn-limit"],
    "friendly-points",
    *["harbour-settlement", "harbour-city", "harbour-master-target"],
    "new-year-under",
    *["trade-tokens", "trade-tokens-each", "tokens-at-desert", "tokens-at-coast", "tokens-for-knight"],
    *["action-price", "action-price-ahead", "forced-cards"],
    *["fish-limit", "fish-settlement", "fish-city", "boot-points", "fish-cheaper"],
    *["coins-road", "coins-settlement", "coins-bridge", "coin-buys", "coin-price"],
    *["camels", "camel-road", "naming-rounds", "caravans-target"],
    *["barbarian-target", "barbarians", "barbarians-fewer", "invasion-numbers", "conquest", "knights"],
    *["march", "march-in-haste", "prisoners-per-point", "prisoner-gold", "knight-gold", "knight-gold-two"],
    *["tokens-for-lost-knight", "mercenary-roll", "token-barbarians"],
    *["traders-target", "gold-at-start", "delivery-points", "way-bare", "way-road", "way-barbarian", "toll"],
    *["feeds", "feed-moves", "void-low", "void-high", "tokens-at-trade", "chase-price"],
]
PURCHASES = ["away", "steal", "take", "road", "card"]
SWITCHES = [*choices(), *AMOUNTS]
NAMED = {
    "pieces": PIECES,
    "awards": AWARDS,
    "numbers": NUMBERS,
    "switches": SWITCHES,
    "purchases": PURCHASES,
}
"""Entries that the rules know by name, and no others."""
NEEDED = {"terrains": ["lake", "oasis", "castle"], "fish": ["boot"], "regions": ["coast"]}
"""Entries that the rules know among others."""

# What is asked: what the prompt tells of the asking step, and the verbs of the options

ASKS: dict[str, tuple[str, ...]] = {
    "start": ("seat", "n"),
    "start.road": ("seat", "corner"),
    "roll": ("seat",),
    "act": ("seat",),
    "bank": ("seat", "kind"),
    "offer": ("seat", "give", "want"),
    "reply": ("seat", "other", "give", "want"),
    "counter": ("seat", "other", "give", "want"),
    "deal": ("seat",),
    "robber": ("seat", "cause"),
    "robber-flees": ("seat",),
    "rob": ("seat", "cause"),
    "discard": ("seat", "n"),
    "take": ("seat", "n"),
    "monopoly": ("seat",),
    "free-road": ("seat",),
    # Event cards
    "thefts": ("seat", "may"),
    "yield": ("seat",),
    "gift": ("seat", "other"),
    "help": ("seat",),
    "damage": ("seat",),
    "free-repair": ("seat",),
    # Two players
    "neutral-road": ("seat",),
    "neutral-settlement": ("seat",),
    "between": ("seat",),
    "forced-return": ("seat", "n", "cards"),
    # Fishermen
    "fish-pay": ("seat", "purchase", "n"),
    "fish-exchange": ("seat", "corner"),
    "fish-rob": ("seat",),
    # Rivers
    "neutral-bridge": ("seat",),
    # Caravans
    "bid": ("seat", "cards"),
    "propose": ("seat", "n"),
    "camel": ("seat", "cause"),
    "camel-head": ("seat", "path"),
    # Barbarian attack
    "plunder": ("seat",),
    "recruit": ("seat", "where"),
    "capture": ("seat",),
    "shift": ("seat", "n"),
    "shift-to": ("seat", "n"),
    "march": ("seat", "hired"),
    "march-to": ("seat", "path"),
    "mercenary": ("seat",),
    # Traders
    "wagon": ("seat", "n"),
    "barbarian": ("seat",),
    "ambush": ("seat", "path"),
    "ambush-rob": ("seat", "other"),
}

OPTIONS: dict[str, tuple[str, ...]] = {
    "start": ("settle",),
    "start.road": ("road",),
    "roll": ("roll", "play", "claim", "force", "send-away", "turn-in", "drive", "fish", "coin-buy", "chase"),
    "act": (
        *("road", "settle", "city", "buy", "play", "bank", "offer", "claim", "end"),
        *("repair", "force", "send-away", "turn-in", "drive", "fish", "pass-boot", "bridge", "coin-buy"),
        *("upgrade", "chase"),
    ),
    "bank": ("take",),
    "offer": ("give", "want", "to", "all"),
    "reply": ("accept", "decline", "counter"),
    "counter": ("give", "want", "send"),
    "deal": ("deal", "close"),
    "robber": ("robber",),
    "robber-flees": ("robber",),
    "rob": ("rob",),
    "discard": ("discard",),
    "take": ("take",),
    "monopoly": ("name",),
    "free-road": ("road",),
    "thefts": ("rob-all", "rob", "leave"),
    "yield": ("give",),
    "gift": ("give",),
    "help": ("to", "without", "give"),
    "damage": ("damage",),
    "free-repair": ("repair",),
    "neutral-road": ("neutral-a", "neutral-b"),
    "neutral-settlement": ("neutral-a", "neutral-b"),
    "between": ("roll", "play"),
    "forced-return": ("give",),
    "fish-pay": ("pay",),
    "fish-exchange": ("keep", "exchange"),
    "fish-rob": ("rob",),
    "neutral-bridge": ("neutral-a", "neutral-b"),
    "bid": ("lay", "bid"),
    "propose": ("propose",),
    "camel": ("camel",),
    "camel-head": ("head",),
    "plunder": ("rob", "leave"),
    "recruit": ("knight",),
    "capture": ("capture",),
    "shift": ("lift",),
    "shift-to": ("land",),
    "march": ("march", "end"),
    "march-to": ("ride", "hurry"),
    "mercenary": ("knight",),
    "wagon": ("go", "feed", "drive-off", "play", "claim", "end"),
    "barbarian": ("barbarian",),
    "ambush": ("ambush",),
    "ambush-rob": ("rob", "leave"),
}

# What happens: the fields of each event

EVENTS: dict[str, tuple[str, ...]] = {
    "first": ("seat",),
    "turn": ("seat", "n"),
    "end-turn": ("seat",),
    "rolled": ("seat", "die", "die-two"),
    "produced": ("seat", "hex", "kind", "n"),
    "short": ("kind",),
    "took": ("seat", "kind"),
    "discarded": ("seat", "n", "cards"),
    "robber": ("seat", "hex"),
    "stole": ("seat", "other"),
    "bought": ("seat",),
    "played": ("seat", "card"),
    "monopoly": ("seat", "kind"),
    "reveal-kind": ("seat", "other", "kind", "n"),
    "road": ("colour", "path", "free"),
    "settlement": ("colour", "corner", "free"),
    "city": ("colour", "corner", "free"),
    "longest-road": ("holder", "n"),
    "largest-army": ("holder", "n"),
    "bank": ("seat", "kind", "n", "other-kind"),
    "offered": ("seat", "to", "give", "want"),
    "accepted": ("seat", "other"),
    "declined": ("seat", "other"),
    "countered": ("seat", "other", "give", "want"),
    "dealt": ("seat", "other", "give", "want"),
    "over": ("winners", "reasons"),
    "together": ("ask",),
    # Harbour master
    "harbour-master": ("holder", "n"),
    # Event cards
    "new-year": (),
    "event": ("seat", "event", "roll"),
    "damaged": ("seat", "path"),
    "repaired": ("seat", "path"),
    "gave": ("seat", "other"),
    # Two players
    "rolled-again": ("seat", "n"),
    "tokens": ("seat", "n"),
    "spent": ("seat", "n"),
    "turned-in": ("seat",),
    "same-number": ("n",),
    # Fishermen
    "fish": ("seat", "corner"),
    "fish-short": (),
    "fish-spent": ("seat", "fish"),
    "fish-bought": ("seat", "purchase"),
    "boot": ("seat",),
    "boot-passed": ("seat", "other"),
    # Rivers
    "coins": ("seat", "n"),
    "coins-spent": ("seat", "n"),
    "bridge": ("colour", "path", "free"),
    "wealthiest": ("holder", "n"),
    "poor": ("seats",),
    # Caravans
    "vote": ("seat",),
    "bid": ("seat", "n", "cards"),
    "proposed": ("seat", "path"),
    "agreed": ("seats", "path"),
    "elected": ("seat", "cause"),
    "tied": ("seat",),
    "camel": ("seat", "path", "corner"),
    "between": ("seat", "corner"),
    # Barbarian attack
    "invasion": ("seat",),
    "invasion-rolled": ("seat", "die", "die-two"),
    "landed": ("hex",),
    "no-landing": ("hex",),
    "conquered": ("hex",),
    "freed": ("hex",),
    "fallen": ("colour", "corner"),
    "restored": ("colour", "corner"),
    "revealed": ("seat", "card"),
    "reshuffled": (),
    "card-lost": ("seat",),
    "knight": ("seat", "path"),
    "mercenary": ("seat", "path"),
    "captured": ("seat", "hex"),
    "shifted": ("seat", "hex-from", "hex"),
    "marched": ("colour", "path-from", "path", "free"),
    "battle": ("hex", "knights", "barbarians"),
    "contest": ("party", "n"),
    "prisoners": ("seat", "n"),
    "prisoners-gone": ("n",),
    "colour-die": ("seat", "direction", "hex"),
    "knight-lost": ("seat", "path"),
    # Traders
    "void": ("seat", "n"),
    "drove": ("seat", "path", "n", "left"),
    "toll": ("seat", "other", "n"),
    "fed": ("seat", "n"),
    "delivered": ("seat", "ware", "plaza"),
    "loaded": ("seat", "ware", "plaza"),
    "upgraded": ("seat", "level"),
    "journey": ("seat",),
    "barbarian": ("seat", "path", "to-path"),
    "drive-off": ("seat", "path", "die", "driven"),
}

QUIET = ["end-turn", "together", "accepted", "declined", "tokens"]
"""Events that another has told already, or that hardly matter: a log may leave them out."""

REASONS = ["target", "turn-limit"]
"""Why a game ended."""

BARS = [
    # Places
    *["taken", "unconnected", "foreign", "occupied", "too-near", "no-road", "already-city", "no-settlement"],
    *["damaged", "damaged-end", "robber-there", "friendly"],
    # Hands
    *["own-hand", "not-there", "empty-hand"],
    # Means
    *["price", "no-pieces", "no-cards", "too-few", "bank-empty", "strict", "no-more-offers"],
    *["nobody-has-cards", "before-roll", "not-your-turn"],
    # Cards
    *["never-played", "no-such-card", "one-a-turn", "just-bought", "no-road-left", "no-path"],
    # Two players
    *["one-action", "no-tokens", "robber-home", "one-knight", "no-knight"],
    # Fishermen
    *["too-few-fish", "robber-away", "no-boot", "fewer-points", "no-trade-tokens"],
    # Rivers
    *["bridge-site", "no-site", "no-more-coins", "too-few-coins"],
    # Caravans
    *["oasis", "vote", "no-vote", "no-votes-for-it", "camel-there", "no-head", "same-caravan"],
    # Barbarian attack
    *["conquered", "conquered-building", "no-barbarian", "no-robber"],
    *[
        "knight-there",
        "not-castle",
        "castle-path",
        "too-far",
        "no-haste",
        "no-coast",
        "no-raiders",
        "sent-already",
    ],
    # Traders
    *["sea-side", "plaza", "wagon-later", "wagon-arrived", "wagon-elsewhere", "wagon-moving", "last-wagon"],
    *["one-upgrade", "fed", "too-few-points", "no-toll", "no-barbarian-here", "barbarian-there"],
    *["weak-wagon", "tried"],
]
"""Why something is not offered."""

CAUSES = ["seven", "knight", "attack", "majority", "most", "tie"]
"""Why the robber moves, and why somebody places a camel."""

# Texts

PHRASES: dict[str, tuple[str, ...]] = {
    "player": ("n",),
    "neutral": ("n",),
    "option.count": ("text", "n"),
    "hex": ("terrain", "roll"),
    "corner": ("hexes",),
    "corner.coast": ("hexes",),
    "path": ("hexes",),
    "path.coast": ("hexes",),
    "corner.plaza": ("hexes",),
    "path.plaza": ("hexes", "others"),
    "sea": (),
    "beside": (),
    "cards": ("n", "kind"),
    "nothing": (),
    "all": (),
    "resource.count": ("n",),
    "terrain.gives": ("kind",),
    "terrain.bare": (),
    "terrain.count": ("n",),
    "terrain.fish": ("rolls",),
    "ground.roll": ("n",),
    "fish.fish": ("n",),
    "fish.boot": ("n",),
    "fish.count": ("n",),
    "purchase.price": ("n",),
    "river.hexes": ("n",),
    "river.bridges": ("n",),
    "oasis.arrows": ("n",),
    "vote.card": ("n",),
    "region.hexes": ("n",),
    "direction.sides": ("sides",),
    **{f"side.{side}": () for side in SIDE_NAMES},
    "where.castle": (),
    "where.anywhere": (),
    "hired.own": (),
    "hired.mercenaries": (),
    "mercenaries": (),
    "plaza.hex": ("terrain", "n"),
    "plaza.ware": ("n", "ware"),
    "ware.goal": ("plaza",),
    "wagon.move": ("n",),
    "wagon.gold": ("n",),
    "wagon.drives-off": ("rolls",),
    "wagon.weak": (),
    "wagon.price": ("cards",),
    "score.delivery": (),
    "harbour.any": ("n",),
    "harbour.kind": ("n", "kind"),
    "map.printed": (),
    "map.spiral": (),
    "map.shuffled": (),
    "piece.price": ("cards",),
    "piece.count": ("n",),
    "piece.points": ("n",),
    "piece.gets": ("n",),
    "card.points": ("n",),
    "card.count": ("n",),
    "event.rolls": ("rolls",),
    "event.plain": (),
    "award.longest-road": ("least", "n"),
    "award.largest-army": ("least", "n"),
    "award.harbour-master": ("least", "n"),
    "award.wealthiest": ("least", "n"),
    "award.poor": ("n",),
    "award.caravan": ("least", "n"),
    "number.value": ("n",),
    "token.roll": ("n",),
    "switch.says": ("value",),
    "switch.amount": ("n",),
    "do.knight": ("n",),
    "do.robber.moved": (),
    "do.robber.home": (),
    "do.roads": ("n",),
    "do.take.you": ("n",),
    "do.take": ("n", "who"),
    "do.monopoly": ("n",),
    "do.steal": ("who",),
    "do.steal.one": ("who",),
    "do.steal.may": ("who",),
    "do.steal.may-one": ("who",),
    "do.give.left": (),
    "do.give.poorer": ("who",),
    "do.give.poorer-one": ("who",),
    "do.damage": ("n",),
    "do.cities-get": ("n",),
    "do.coins": ("n",),
    "do.recruit.castle": (),
    "do.recruit.anywhere": (),
    "do.capture": ("n",),
    "do.shift": ("n",),
    "do.ambush": ("n",),
    "do.journey": (),
    **{f"who.{word}": () for word in get_args(Who) if word != "you"},
    **{f"cause.{cause}": () for cause in CAUSES},
    **{f"category.{name}": () for name in CATEGORIES},
    **{f"reason.{name}": () for name in REASONS},
    **{f"bar.{name}": () for name in BARS},
    "bar.price": ("cards",),
    "bar.too-few": ("n", "kind"),
    "bar.friendly": ("n",),
    "bar.too-few-points": ("n",),
    **{f"choice.{switch}.{value}": () for switch, values in choices().items() for value in values},
}

ASK_FORMS = {"start": "city"}
"""Questions that are asked differently by what is asked for."""

LOG_FORMS = [
    *["longest-road.lost", "largest-army.lost", "harbour-master.lost"],
    *["robber.away", "event.plain", "wealthiest.lost", "bid.none", "marched.in-haste", "drive-off.failed"],
    *["road.free", "settlement.free", "city.free", "bridge.free"],
]
"""Events that are told differently by what happened."""

NOUNS = ["point", "card", "road", "token", "knight", "fish", "fish-token", "coin", "vote"]
NOUNS += ["barbarian", "prisoner", "wagon-point"]


def needed_texts() -> Iterator[Need]:
    """Every template that some entry, decision or event may ask for."""
    for key, values in PHRASES.items():
        yield Need("phrases", key, values, "n" in values)
    yield from needed_in_play(ASKS, OPTIONS, EVENTS)
    for ask, form in ASK_FORMS.items():
        yield Need("prompts", f"{ask}.{form}", ASKS[ask], "n" in ASKS[ask])
    for form in LOG_FORMS:
        fields = EVENTS[form.partition(".")[0]]
        yield Need("log", form, fields, "n" in fields)


def needed_nouns(resources: list[str]) -> list[str]:
    return [*NOUNS, *[f"resource.{name}" for name in resources]]
