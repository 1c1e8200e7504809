"""Medals of challenges: how they look, and what they and the time are called."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.engine.challenges import MEDALS, Attempt, Challenge, Verdict
from game.ui.kit import Kit
from game.ui.palette import CREAM, INK, PARCHMENT_DARK, WHITE, Colour, mix
from game.ui.scenes.laurel import laurel
from game.ui.scenes.points import signed
from game.ui.wording import Wording

METALS: dict[str, Colour] = {"bronze": (176, 108, 58), "silver": (168, 176, 184), "gold": (222, 172, 52)}
PART = 0.62
"""Of a medal's side, what the disc in its wreath takes."""


def draw_medal(surface: Surface, kit: Kit, medal: str, icon: str, centre: tuple[int, int], side: int) -> None:
    """The picture of the challenge on a disc of the metal, gold in a wreath; pale while there is none."""
    radius = round(side * PART / 2)
    metal = METALS.get(medal, mix(PARCHMENT_DARK, CREAM, 0.4))
    edge = max(2, radius // 8)
    shine = mix(metal, WHITE, 0.35)
    disc = kit.roundel(radius, ((0, INK), (max(1, edge // 2), metal), (edge + edge // 2, shine)))
    surface.blit(disc, disc.get_rect(center=centre))
    picture = kit.art.picture(f"icons/{icon}", round(radius * 1.3))
    if not medal:
        picture = picture.copy()
        picture.set_alpha(110)
    surface.blit(picture, picture.get_rect(center=centre))
    if medal == MEDALS[2]:
        wreath = laurel(kit, side)
        surface.blit(wreath, wreath.get_rect(center=centre))
    elif medal:
        ribbon = [(centre[0] + d * radius // 2, centre[1] + radius) for d in (-1, 1)]
        tail = round(side * 0.16)
        for x, y in ribbon:
            foot = [
                (x - tail // 2, y - 2),
                (x + tail // 2, y - 2),
                (x + tail // 2, y + tail),
                (x, y + tail // 2),
            ]
            foot.append((x - tail // 2, y + tail))
            pygame.draw.polygon(surface, metal, foot)
            pygame.draw.polygon(surface, INK, foot, 1)


def figure_told(say: Wording, one: Challenge, figure: int) -> str:
    """A result in words: in how many turns, or how many of what."""
    if one.goal.reach:
        return say(f"challenges.in-{one.goal.unit or 'rounds'}", n=figure)
    return say("challenges.with", what=one.counts[say.lang], n=signed(figure))


def medal_lines(say: Wording, one: Challenge) -> list[str]:
    """What silver and gold ask for."""
    wanted = ((MEDALS[1], one.silver), (MEDALS[2], one.gold))
    told = []
    for medal, figure in wanted:
        if figure is not None:
            what = figure_told(say, one, figure) if one.goal.reach else str(figure)
            told.append(say("challenges.asks", medal=say(f"challenges.{medal}"), what=what))
    return [" \N{MIDDLE DOT} ".join(told)] if told else []


def time_left(say: Wording, attempt: Attempt) -> str:
    if attempt.now.verdict is not Verdict.OPEN:
        return say(f"challenges.{attempt.now.verdict.value}")
    unit = attempt.challenge.goal.unit
    return say(f"challenges.{unit}-left", n=attempt.left) if unit else say("challenges.to-the-end")
