"""What is seen of a saved game: its small picture, and who plays it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.bots.characters import strength_of
from game.bots.seats import BOTS, HUMAN
from game.engine.saves import Player
from game.ui.cast import bot_name
from game.ui.kit import Kit
from game.ui.palette import BRASS_DARK, FADED, LOSS, PARCHMENT, SEA_DARK, SEA_LIGHT, Livery, mix
from game.ui.player_names import shown_name
from game.ui.scenes.archive import PICTURE, Glance
from game.ui.scenes.listing import shortened
from game.ui.widgets import Widget
from game.ui.wording import Wording


class Still(Widget):
    """The small picture of a save, or what stands for it."""

    def __init__(self, rect: Rect, picture: Surface | None, broken: bool) -> None:
        super().__init__(rect, "still")
        self.picture, self.broken = picture, broken

    def paint(self, surface: Surface, kit: Kit) -> None:
        frame = self.rect.copy()
        frame.w = min(frame.w, frame.h * PICTURE[0] // PICTURE[1])
        frame.centerx = self.rect.centerx
        paint_still(surface, kit, frame, self.picture, self.broken)


def paint_still(surface: Surface, kit: Kit, frame: Rect, picture: Surface | None, broken: bool) -> None:
    if picture is not None and not broken:
        key = ("still", id(picture), frame.size)
        surface.blit(kit.made(key, lambda: pygame.transform.smoothscale(picture, frame.size)), frame)
    else:
        pygame.draw.rect(
            surface, mix(PARCHMENT, SEA_DARK, 0.35) if broken else mix(SEA_LIGHT, SEA_DARK, 0.4), frame
        )
        kit.icon(
            surface,
            "icons/warning" if broken else "sea/rose",
            round(frame.h * (0.46 if broken else 0.62)),
            frame.center,
        )
    pygame.draw.rect(surface, BRASS_DARK, frame, max(1, kit.u(1.5)))


class Seats(Widget):
    """Who plays a saved game, one below the other."""

    def __init__(self, rect: Rect, glance: Glance, colours: list[Livery], before: bool) -> None:
        super().__init__(rect, "seats")
        self.glance, self.colours, self.before = glance, colours, before

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        step = min(u(34), self.rect.h // max(1, len(self.colours) + self.before))
        box = Rect(self.rect.x, self.rect.y, self.rect.w, step)
        if self.before:
            kit.line(surface, kit.say("saves.before"), "italic", 14, box, LOSS)
            box = box.move(0, step)
        for seat, (player, livery) in enumerate(zip(self.glance.players, self.colours, strict=True)):
            kit.emblem(surface, livery, (box.x + u(13), box.centery), min(u(13), step // 2 - 1))
            who = player.who or self.glance.seats[seat]
            kind = kit.type.fitted(bot_name(kit.say.of(self.glance.game), who), "italic", 13.5, u(110), FADED)
            surface.blit(kind, kind.get_rect(midright=box.midright))
            words = Rect(box.x + u(34), box.y, box.w - u(42) - kind.get_width(), box.h)
            name = shortened(kit, player_name(kit, player, seat, self.glance), "name", 16, words.w)
            kit.line(surface, name, "name", 16, words)
            box = box.move(0, step)


def player_name(kit: Kit, player: Player, seat: int, glance: Glance) -> str:
    who = glance.seats[seat] if seat < len(glance.seats) else HUMAN
    if not player.name and strength_of(who) not in (HUMAN, *BOTS):
        return rival_name(kit.say.of(glance.game), who, glance.level)
    return shown_name(kit.say, player.name, who, seat, player.livery)


def rival_name(say: Wording, who: str, level: str) -> str:
    """An opponent whom the rules play, and how hard it is."""
    name = say(f"bot.{who}") if say.has(f"bot.{who}") else who
    return say("rival.at", who=name, level=level_name(say, level)) if level else name


def level_name(say: Wording, level: str) -> str:
    """A level that somebody's pack has brought has the name that it has there."""
    key = f"rival.level.{level}"
    return say(key) if say.has(key) else level
