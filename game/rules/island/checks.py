"""What must hold across the Island's content, checked when it is loaded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.engine.content import Complaint, Library, did_you_mean
from game.engine.templates import check_templates
from game.rules.island.base import base
from game.rules.island.check_caravans import check_caravans
from game.rules.island.check_fish import check_fish
from game.rules.island.check_maps import check_maps
from game.rules.island.check_raids import check_raids
from game.rules.island.check_rivers import check_rivers
from game.rules.island.check_traders import check_traders
from game.rules.island.content import (
    VERBS,
    CardEntry,
    Effect,
    EventEntry,
    HarbourEntry,
    NumberEntry,
    PieceEntry,
    ResourceEntry,
    SwitchEntry,
    TerrainEntry,
    TokenEntry,
)
from game.rules.island.modules import MODULES
from game.rules.island.switches import AMOUNTS, choices
from game.rules.island.vocabulary import NAMED, NEEDED, needed_nouns, needed_texts

SEVEN = 7
CARD_WHO = ("you", "everyone")
AT_LEAST_ONE = (
    *("target", "hand-limit", "bank-rate", "cards-per-turn", "fish-limit"),
    *("conquest", "prisoners-per-point"),
)


def check_content(library: Library) -> Iterator[Complaint]:
    for kind, known in (NAMED | NEEDED).items():
        yield from _missing(library, kind, known)
    for kind, known in NAMED.items():
        yield from _strange(library, kind, known)
    yield from _resources(library)
    yield from _prices(library)
    yield from _cards(library)
    yield from _events(library)
    yield from _numbers(library)
    yield from _switches(library)
    yield from check_maps(library)
    yield from check_fish(library)
    yield from check_rivers(library)
    yield from check_caravans(library)
    yield from check_raids(library)
    yield from check_traders(library)
    resources = list(library.entries["resources"])
    yield from check_templates(library, needed_texts(), needed_nouns(resources))


def _missing(library: Library, kind: str, known: list[str]) -> Iterator[Complaint]:
    """The rules know these by name."""
    there = library.entries[kind]
    for name in known:
        if name not in there:
            remedy = "put it back as it came with the game"
            yield Complaint(kind, name, (), "is missing, and the rules need it", remedy)


def _strange(library: Library, kind: str, known: list[str]) -> Iterator[Complaint]:
    """The rules know no others: they would do nothing."""
    for name in library.entries[kind]:
        if name not in known:
            remedy = did_you_mean(name, known) or "remove it"
            yield Complaint(kind, name, ("id",), f"the rules know no '{name}' among the {kind}", remedy)


def _resources(library: Library) -> Iterator[Complaint]:
    known = library.entries["resources"]
    for terrain in library.of("terrains", TerrainEntry).values():
        if terrain.gives is not None and terrain.gives not in known:
            yield _unknown("terrains", terrain.id, ("gives",), terrain.gives, known)
    for harbour in library.of("harbours", HarbourEntry).values():
        if harbour.takes is not None and harbour.takes not in known:
            yield _unknown("harbours", harbour.id, ("takes",), harbour.takes, known)
    for token in library.of("tokens", TokenEntry).values():
        if token.roll == SEVEN:
            yield Complaint("tokens", token.id, ("roll",), "no hex pays on a seven", "write another roll")


def _unknown(kind: str, entry: str, path: tuple[str, ...], name: str, known: Iterable[str]) -> Complaint:
    remedy = did_you_mean(name, known) or "add it to resources.yaml"
    return Complaint(kind, entry, path, f"there is no resource '{name}'", remedy)


def _prices(library: Library) -> Iterator[Complaint]:
    bank = library.of("resources", ResourceEntry)
    for piece in library.of("pieces", PieceEntry).values():
        if not piece.price:
            message = "costs nothing, so a turn would never end"
            yield Complaint("pieces", piece.id, ("price",), message, "name at least one resource")
        for name, n in piece.price.items():
            if name not in bank:
                yield _unknown("pieces", piece.id, ("price", name), name, bank)
            elif n > bank[name].count:
                message = f"can never be paid: {n} {name}, and there are only {bank[name].count}"
                remedy = f"ask for at most {bank[name].count}, or raise the 'count' of {name}"
                yield Complaint("pieces", piece.id, ("price", name), message, remedy)
        if piece.id in ("road", "settlement", "city", "bridge") and piece.count is None:
            yield Complaint("pieces", piece.id, (), "how many does everybody have?", "add 'count: 1' or more")


def _cards(library: Library) -> Iterator[Complaint]:
    for card in library.of("cards", CardEntry).values():
        steps = {**base.steps, **(MODULES[card.module].steps if card.module else {})}
        known = [verb for verb in VERBS if f"do.{verb}" in steps]
        if bool(card.do) == bool(card.points):
            message = "either does something or is worth points"
            yield Complaint("cards", card.id, (), message, "write 'do:' or 'points:', not both")
        for n, effect in enumerate(card.do):
            path = ("do", n)
            if effect.word not in known:
                remedy = f"use one of: {', '.join(known)}"
                message = f"this card has no use for '{effect.word}'"
                yield Complaint("cards", card.id, path, message, remedy)
            elif effect.take and effect.take.who not in CARD_WHO:
                message = f"only an event can speak of '{effect.take.who}'"
                yield Complaint("cards", card.id, (*path, "take", "who"), message, "use you or everyone")


def _events(library: Library) -> Iterator[Complaint]:
    events = library.of("events", EventEntry).values()
    for event in events:
        if not event.rolls:
            yield Complaint("events", event.id, ("rolls",), "is on no card", "list a number for each card")
        for n, effect in enumerate(event.do):
            yield from _event(event, n, effect)
    under = library.of("numbers", NumberEntry).get("new-year-under")
    cards = sum(len(event.rolls) for event in events)
    if under and cards <= under.value:
        message = f"no card would lie above New Year: there are {cards}"
        remedy = f"write at most {cards - 1}" if cards > 1 else "add events"
        yield Complaint("numbers", under.id, ("value",), message, remedy)


def _event(event: EventEntry, n: int, effect: Effect) -> Iterator[Complaint]:
    if effect.take and effect.take.who == "you":
        message = "an event is about several players"
        remedy = "name another 'who', such as everyone"
        yield Complaint("events", event.id, ("do", n, "take", "who"), message, remedy)
    if effect.give and effect.give.to == "poorer" and effect.give.who != "leaders":
        message = "only the leaders have somebody poorer for sure"
        yield Complaint("events", event.id, ("do", n, "give", "who"), message, "write 'who: leaders'")


def _numbers(library: Library) -> Iterator[Complaint]:
    numbers = library.of("numbers", NumberEntry)
    for name in AT_LEAST_ONE:
        if name in numbers and not numbers[name].value:
            yield Complaint("numbers", name, ("value",), "is too small", "write 1 or more")
    if "trade-tokens" in numbers and "trade-tokens-each" in numbers:
        each = numbers["trade-tokens-each"].value
        if 2 * each > numbers["trade-tokens"].value:
            message = f"two players start with {each} tokens each"
            yield Complaint("numbers", "trade-tokens", ("value",), message, f"write {2 * each} or more")


def _switches(library: Library) -> Iterator[Complaint]:
    for name, switch in library.of("switches", SwitchEntry).items():
        if name in AMOUNTS:
            if not isinstance(switch.value, int) or switch.value not in AMOUNTS[name]:
                most = AMOUNTS[name][-1]
                message = f"has no value '{switch.value}'"
                yield Complaint("switches", name, ("value",), message, f"write a number from 0 to {most}")
            continue
        allowed = list(library.entries["maps"]) if name == "map" else choices().get(name, ())
        if allowed and switch.value not in allowed:
            remedy = did_you_mean(switch.value, allowed)
            yield Complaint("switches", name, ("value",), f"has no value '{switch.value}'", remedy)
