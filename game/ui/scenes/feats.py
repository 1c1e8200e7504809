"""What there is to be done beyond winning, as chapters of every handbook: challenges and achievements."""

from __future__ import annotations

from game.engine.beside import Told
from game.ui.challenges import dares_of
from game.ui.praise import achievements_of
from game.ui.scenes.handbook import Leaf, paragraphs
from game.ui.scenes.medals import medal_lines
from game.ui.scenes.page import Line
from game.ui.wording import Wording

CHALLENGES, ACHIEVEMENTS, ABOUT = "challenges", "achievements", "about"
PICTURES = {CHALLENGES: "flag", ACHIEVEMENTS: "trophy"}


def feats(game: str, say: Wording) -> dict[str, list[Leaf]]:
    """The leaves of each chapter: first what it is all about, then every one there is."""
    lang = say.lang
    dares = [dare.challenge for dare in dares_of(game)]
    made = {
        CHALLENGES: [
            _leaf(CHALLENGES, one, say, [one.told(lang), *medal_lines(say, one)], one.modules)
            for one in dares
        ],
        ACHIEVEMENTS: [
            _leaf(ACHIEVEMENTS, one, say, [one.told(lang)]) for one in achievements_of(game).values()
        ],
    }
    return {chapter: [_about(chapter, say), *leaves] for chapter, leaves in made.items() if leaves}


def _about(chapter: str, say: Wording) -> Leaf:
    key = f"handbook.{chapter}"
    return Leaf(
        f"{chapter}/{ABOUT}",
        say(f"{key}.title"),
        tuple(paragraphs(say(f"{key}.text"))),
        picture=PICTURES[chapter],
    )


def _leaf(chapter: str, one: Told, say: Wording, told: list[str], modules: tuple[str, ...] = ()) -> Leaf:
    under = [say(f"module.{name}") if say.has(f"module.{name}") else name for name in modules]
    return Leaf(
        f"{chapter}/{one.id}",
        one.name[say.lang],
        tuple(Line(text, size=16.5, gap=7) for text in told),
        " \N{MIDDLE DOT} ".join([*under, say(f"handbook.source.{one.source}")]),
        one.icon,
    )
