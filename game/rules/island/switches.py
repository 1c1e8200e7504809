"""The switches: readings that an owner of another edition may want otherwise, each with all it can say.

What each says stands in `switches.yaml`; a new game may say otherwise by an option of the same name.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.game import GameOption, Setup, SetupError

MOST_OFFERS = 20

CHOICES: dict[str, tuple[str, ...]] = {
    "map": ("beginner", "variable", "random"),
    "harbours": ("shuffled", "printed"),
    "counter-offers": ("allowed", "refused"),
    "offer-lasts": ("stake", "deal"),
    "phases": ("combined", "strict"),
    "harbour-works": ("at-once", "next-turn"),
    "claims": ("active", "left"),
    "road-card": ("if-possible", "always"),
    "hidden-points": ("counted", "claimed"),
    "hands": ("hidden", "open"),
}
"""Of the base game; of the map, whatever maps the content has."""
AMOUNTS: dict[str, range] = {"offers": range(MOST_OFFERS + 1)}

MODULE_CHOICES: dict[str, dict[str, tuple[str, ...]]] = {
    "friendly-robber": {
        "attack-card": ("seven", "event"),
        "friendly-neutrals": ("unprotected", "protected"),
        "friendly-thefts": ("robber", "all"),
        "friendly-stuck": ("stays", "leaves"),
    },
    "event-cards": {
        "thefts": ("every", "one"),
        "theft-card": ("random", "victim"),
        "advantage-without-holder": ("nothing", "most-roads"),
        "conflict-tie": ("nothing", "all"),
        "leaders-at-zero": ("nothing", "all"),
        "knights-count": ("face-up", "played"),
        "epidemic": ("per-hex", "per-city"),
        "calm-sea": ("together", "either"),
        "help": ("each", "one"),
        "help-short": ("chosen", "in-turn"),
        "gifts": ("together", "in-turn"),
        "free-road-repairs": ("always", "never"),
        "repair-counts": ("for-nothing", "as-road"),
    },
    "harbour-master": {"harbour-master-neutrals": ("never", "may")},
    "fishermen": {
        "grounds": ("shuffled", "printed"),
        "fish-start": ("ground", "lake-too"),
        "fish-start-two": ("never", "as-ever"),
        "fish-shortage": ("all", "face-down"),
        "fish-when": ("any", "after-roll"),
        "fish-robber": ("if-useful", "always"),
        "robber-enters": ("seven", "knight"),
    },
    "rivers": {
        "bridge-price": ("lumber", "brick"),
        "coin-free-road": ("pays", "never"),
        "coin-harbours": ("all", "open"),
    },
    "caravans": {
        "camels-for": ("turn", "building"),
        "robber-oasis": ("never", "later"),
        "robber-enters": ("seven", "knight"),
    },
    "barbarian-attack": {
        "barbarians": ("all", "fewer"),
        "city-at-conquered": ("standing", "any", "none"),
        "lost-card": ("lost", "another"),
        "castle-knights": ("stay", "pay"),
        "prisoner-dice": ("one", "two"),
        "seven-first": ("discards", "theft"),
        "tournament-knights": ("map", "nobody"),
        "mercenaries": ("two", "one"),
    },
    "traders": {
        "sea-sides": ("closed", "open"),
        "wagon-ends": ("plaza", "hex"),
        "wagon-upgrades": ("any", "one"),
        "wagon-cards": ("knights", "all", "none"),
        "journey-anew": ("move", "all"),
        "drive-off": ("turn", "barbarian"),
        "plaza-paths": ("allowed", "never"),
        "discard-order": ("discards", "barbarian"),
        "void-card": ("another", "nothing"),
        "neutral-toll": ("down", "up"),
        "chase-tokens": ("fixed", "as-forced"),
    },
    "two-players": {
        "token-actions": ("one", "any"),
        "token-actions-when": ("any", "after-roll"),
        "between-rolls": ("nothing", "cards"),
        "send-away": ("if-useful", "always"),
        "forced-return": ("any", "own"),
        "forced-against-one": ("one", "two"),
        "free-road-neutral": ("also", "never"),
        "same-event": ("once", "twice"),
        "second-event": ("happens", "nothing"),
        "second-attack": ("nothing", "again"),
    },
}
"""By the module that they belong to."""


def choices() -> dict[str, tuple[str, ...]]:
    """Every switch that chooses among words."""
    return {**CHOICES, **{k: v for module in MODULE_CHOICES.values() for k, v in module.items()}}


def options() -> dict[str, GameOption]:
    """For the set-up: left empty, an option says what the content says."""
    found = {name: GameOption(values=() if name == "map" else values) for name, values in choices().items()}
    return found | {name: GameOption(values=tuple(map(str, among))) for name, among in AMOUNTS.items()}


def check_map(setup: Setup, maps: Mapping[str, object]) -> None:
    """A pack may bring maps of its own, so only the content knows them all."""
    chosen = setup.options.get("map", "")
    if chosen and chosen not in maps:
        listed = ", ".join(maps)
        raise SetupError(
            f"the option 'map' can't be '{chosen}' (values: {listed})",
            "value",
            name="map",
            value=chosen,
            values=listed,
        )
