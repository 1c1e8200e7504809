"""What a save is called: as somebody has named it, else by game, players and date."""

from __future__ import annotations

import re
from datetime import datetime

from game.engine.saves import SUFFIX
from game.registry import games
from game.ui.kit import Kit
from game.ui.scenes.archive import Glance, Kept
from game.ui.scenes.listing import dated, month_name
from game.ui.scenes.open import shortened
from game.ui.scenes.still import player_name
from game.ui.wording import Wording

_GIVEN = re.compile(r"([a-z-]+)-\d+(?:-\d+)?")


def given_game(name: str) -> str:
    """The game in a name that the program gave; empty if somebody has named the save."""
    found = _GIVEN.fullmatch(name)
    return found[1] if found and found[1] in games() else ""


def heading(kit: Kit, kept: Kept) -> str:
    """Its name over a list or a picture that show the players anyway."""
    game = given_game(kept.name)
    if not game:
        return dared(kit.say, kept.name) or kept.name
    return _joined(kit.say.of(game)("game.name"), dated(kit.say, kept.when))


def whole_name(kit: Kit, kept: Kept, glance: Glance, most: int = 60) -> str:
    """Its name where nothing else is said of it, in no more than so many letters."""
    game = given_game(kept.name)
    if not game:
        return dared(kit.say, kept.name) or kept.name
    called, day = kit.say.of(game)("game.name"), _day(kit.say, kept.when)
    names = [player_name(kit, player, n, glance) for n, player in enumerate(glance.players)]
    if not names:
        return _joined(called, day)
    return _joined(called, shortened(names, lambda text: len(_joined(called, text, day)) <= most), day)


def dared(say: Wording, name: str) -> str:
    """What a save is called that holds a challenge; nothing for any other."""
    from game.ui.challenges import dares_of

    every = (dare for game in games("ui") if name.startswith(game) for dare in dares_of(game))
    found = next((dare.challenge for dare in every if dare.save.name == name + SUFFIX), None)
    return say("challenges.named", name=found.name[say.lang]) if found else ""


def _joined(*parts: str) -> str:
    return " \N{MIDDLE DOT} ".join(parts)


def _day(say: Wording, when: float) -> str:
    then = datetime.fromtimestamp(when)
    return say("screen.day", day=then.day, month=month_name(say, then.month), year=then.year)
