"""Who has a character: a seat says so after the strength, as in `keen/tessa`.

Strength and character have nothing to do with each other: whoever thinks may lean. Plain bots stay as they
are, by their strength alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.engine.characters import ANY, Character, read_characters
from game.engine.game import Setup
from game.engine.rulebook import Rulebook, once_per_book

AS = "/"


def strength_of(who: str) -> str:
    """Of whoever sits there; a person and whom the rules play are what they are."""
    return who.partition(AS)[0]


def character_of(who: str) -> str:
    """Nothing for a plain bot."""
    return who.partition(AS)[2]


def as_character(strength: str, character: str) -> str:
    return f"{strength}{AS}{character}" if character else strength


@once_per_book
def characters_in(book: Rulebook) -> dict[str, Character]:
    """All that can sit down to a match."""
    return read_characters(book.library.game, [pack.folder for pack in book.library.packs])


def leaning_in(book: Rulebook, character: str) -> Mapping[str, float]:
    found = characters_in(book).get(character) if character else None
    return found.leaning if found else {}


def drawn_for(book: Rulebook, setup: Setup) -> tuple[str, ...]:
    """The seats, each with somebody in particular: who is `any` hangs on the seed, and nobody is there twice
    as long as there are others."""
    seats = list(setup.seats)
    open_seats = [seat for seat, who in enumerate(seats) if character_of(who) == ANY]
    if open_seats:
        lot, characters = Random(f"characters {setup.seed}"), [*characters_in(book)]
        for seat in open_seats:
            free = [one for one in characters if one not in map(character_of, seats)]
            seats[seat] = as_character(strength_of(seats[seat]), lot.choice(free or characters))
    return tuple(seats)
