"""The characters at the screen: who they are before a match, and who sits down to it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.bots.characters import character_of, characters_in, drawn_for, strength_of
from game.bots.seats import check_seats
from game.engine.beside import of_all
from game.engine.characters import Character, read_characters
from game.engine.game import Game, Setup
from game.engine.rulebook import Rulebook
from game.engine.saves import Player
from game.ui.wording import Wording


def cast_of(game: str) -> dict[str, Character]:
    """All that may be chosen, by id."""
    return of_all(game, read_characters)


def introduced(
    game: Game, book: Rulebook, setup: Setup, players: Sequence[Player]
) -> tuple[Setup, list[Player]]:
    """Everybody sits down by name, and `any` becomes somebody. Raises SetupError for whoever can't."""
    check_seats(game, setup.seats, human=True, packs=[pack.folder for pack in book.library.packs])
    seats = drawn_for(book, setup)
    return msgspec.structs.replace(setup, seats=seats), named(book, seats, players)


def named(book: Rulebook, seats: Sequence[str], players: Sequence[Player]) -> list[Player]:
    """A character whom nobody named otherwise goes by its own name."""
    found = list(players)
    for seat, who in enumerate(seats):
        character = characters_in(book).get(character_of(who)) if character_of(who) else None
        if character and not players[seat].name.strip():
            found[seat] = msgspec.structs.replace(players[seat], name=character.name)
    return found


def bot_name(say: Wording, who: str) -> str:
    """How strong a bot is, or whom the rules play; whoever it is besides."""
    return say(f"bot.{strength_of(who)}")


def bot_words(say: Wording, who: str, character: Character | None) -> str:
    """The same with what a character leans to."""
    words = bot_name(say, who)
    return say("bot-leans", bot=words, leans=character.leans[say.lang]) if character else words
