"""The figures of Western Sea that pages for players name."""

from __future__ import annotations

from game.engine.content import Library
from game.engine.words import Words
from game.rules.western_sea.card_text import TIMES
from game.rules.western_sea.content import DieEntry, IconEntry, NumberEntry, TechnologyEntry
from game.rules.western_sea.modules.diceoneer import DICEONEER, DiceoneerEntry
from game.rules.western_sea.modules.enclosures_fit import EnclosureEntry
from game.rules.western_sea.vocabulary import FISH_AND_SHIPS, SEALS
from game.ui.figures import Figures
from game.ui.wording import Wording


def figures(library: Library, say: Wording) -> Figures:
    """Every number of the rules under its id, and what follows from the content."""
    numbers = library.of("numbers", NumberEntry)
    named = {id_: shown(entry) for id_, entry in numbers.items()}
    resources = [icon for icon in library.of("icons", IconEntry).values() if icon.kind == "resource"]
    kinds = sum(not icon.module for icon in resources)
    named["deal-vp"] = " / ".join(named["deal-vp"].split(" / ")[:kinds])
    named["deal-kinds"] = " / ".join(str(n + 1) for n in range(kinds))
    named["recruit-dice"] = " / ".join(str(n + 1) for n in range(len(numbers["recruit-icons"].table or ())))
    per = numbers["dice-per-vp"].value or 1
    named["dice-worth"] = say("handbook.per-die" if per == 1 else "handbook.per-dice", n=per)
    named["start-dice"] = _start_dice(library, say.lang)
    named["dealt"] = str(sum(numbers[f"deal-{seal}"].value or 0 for seal in SEALS))
    technologies = library.of("technologies", TechnologyEntry).values()
    named["base-technologies"] = str(
        sum(not entry.module and entry.deal == "always" for entry in technologies)
    )
    return Figures(library, {**named, **_cards(library)})


def _start_dice(library: Library, lang: str) -> str:
    words = Words(lang, library.texts[lang])
    begins = [die for die in library.of("dice", DieEntry).values() if die.start and not die.module]
    return ", ".join(f"{die.start} {TIMES} {words.name('dice', die.id).lower()}" for die in begins)


def _cards(library: Library) -> dict[str, str]:
    """How many there are of what modules bring."""
    cards = library.of("enclosures", EnclosureEntry).values()
    sizes = [len(card.hexes) for card in cards]
    levels = [entry for entry in library.of(DICEONEER, DiceoneerEntry).values() if entry.level]
    return {
        "hexes-least": str(min(sizes, default=0)),
        "hexes-most": str(max(sizes, default=0)),
        "coast-enclosures": str(sum(FISH_AND_SHIPS in card.needs for card in cards)),
        "levels": str(len(levels)),
    }


def shown(entry: NumberEntry) -> str:
    if entry.players is not None:
        return " / ".join(map(str, entry.players))
    if entry.table is not None:
        return " / ".join(map(str, entry.table))
    return str(entry.value or 0)
