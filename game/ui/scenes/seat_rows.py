"""The seats of a game that is being set up: a card for each, with name, colours and who plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.bots.characters import character_of, strength_of
from game.bots.seats import HUMAN, may_lean
from game.engine.characters import Character
from game.ui.faces import paint_face
from game.ui.kit import Kit
from game.ui.palette import BRASS, BRASS_DARK, CREAM, FADED, INK, PARCHMENT, Livery, mix
from game.ui.player_names import shown_name
from game.ui.scenes.sheet import Card
from game.ui.settings import SeatChoice
from game.ui.spots import Spot
from game.ui.tooltips import Tip
from game.ui.widgets import WORDS, Choice, Field, Widget
from game.ui.wording import Wording


class Doing(NamedTuple):
    """What a seat's card can ask for."""

    name: Callable[[int, str], None]
    letters: Callable[[Widget], None]
    who: Callable[[int, str], None]
    livery: Callable[[int, int], None]
    character: Callable[[int], None]


class Roundel(Widget):
    """A seat's colour and emblem, and whether a person or a bot sits there, by face if it is a character.
    Who the bot is can be chosen here."""

    def __init__(
        self,
        rect: Rect,
        n: int,
        livery: Livery,
        who: str,
        character: Character | None,
        choose: Callable[[], None] | None,
        tip: Tip,
    ) -> None:
        super().__init__(rect, f"character {n}")
        self.livery, self.who, self.character, self.choose, self.tip = livery, who, character, choose, tip

    def paint(self, surface: Surface, kit: Kit) -> None:
        u = kit.u
        radius = min(self.rect.size) // 2 - u(2)
        if self.character:
            paint_face(surface, kit, self.character.picture, self.livery, self.rect.center, radius)
        else:
            kit.emblem(surface, self.livery, self.rect.center, radius)
            icon = "human" if self.who == HUMAN else "die" if character_of(self.who) else "bot"
            kit.icon(surface, icon, u(24), (self.rect.right - u(8), self.rect.bottom - u(8)))
        if self.choose:
            disc = kit.roundel(u(10), ((0, BRASS_DARK), (max(1, u(1.4)), CREAM)))
            at = disc.get_rect(topright=(self.rect.right + u(2), self.rect.y - u(2)))
            surface.blit(disc, at)
            kit.icon(surface, "rename", u(14), at.center)

    def spots(self) -> list[Spot]:
        return [Spot(self.name, self.rect, self.choose, lambda: self.tip)] if self.choose else []


class Swatches(Widget):
    """The liveries side by side: one's own is ringed, those of other seats are faint."""

    def __init__(
        self,
        rect: Rect,
        name: str,
        kit: Kit,
        liveries: Sequence[Livery],
        own: int,
        taken: dict[int, str],
        change: Callable[[int], None],
        safe: bool,
    ) -> None:
        super().__init__(rect, name)
        self.kit, self.liveries, self.own, self.taken, self.change = kit, liveries, own, taken, change
        self.words = "safe-colour" if safe else "colour"

    def _boxes(self) -> list[Rect]:
        step = self.rect.w / len(self.liveries)
        side = min(self.rect.h, int(step) - self.kit.u(2))
        return [
            Rect(round(self.rect.x + step * n + (step - side) / 2), self.rect.centery - side // 2, side, side)
            for n in range(len(self.liveries))
        ]

    def paint(self, surface: Surface, kit: Kit) -> None:
        for n, (livery, box) in enumerate(zip(self.liveries, self._boxes(), strict=True)):
            radius = box.w // 2 - kit.u(4)
            if n in self.taken:
                livery = livery._replace(
                    light=mix(livery.light, PARCHMENT, 0.62), dark=mix(livery.dark, PARCHMENT, 0.62)
                )
                kit.emblem(surface, livery, box.center, radius - kit.u(2))
                continue
            kit.emblem(surface, livery, box.center, radius)
            if n == self.own:
                pygame.draw.circle(surface, BRASS, box.center, box.w // 2, max(2, kit.u(2.6)))
                pygame.draw.circle(surface, INK, box.center, box.w // 2, 1)

    def spots(self) -> list[Spot]:
        return [
            Spot(f"{self.name} {n}", box, self._chooser(n), self._teller(n))
            for n, box in enumerate(self._boxes())
        ]

    def _chooser(self, n: int) -> Callable[[], None]:
        return lambda: self.change(n)

    def _teller(self, n: int) -> Callable[[], object]:
        say, livery = self.kit.say, self.liveries[n]
        if n == self.own:
            line = say("new-game.colour-own")
        elif n in self.taken:
            line = say("new-game.colour-taken", who=self.taken[n])
        else:
            line = say("new-game.colour-free")
        title = say(
            "new-game.colour",
            colour=say(f"{self.words}.{livery.name}"),
            emblem=say(f"emblem.{livery.emblem}"),
        )
        return lambda: Tip(title=title, lines=(line,))


class FreeSeat(Widget):
    """A place where nobody sits yet."""

    def __init__(self, rect: Rect, n: int, text: str, change: Callable[[str], None]) -> None:
        super().__init__(rect, f"free {n}")
        self.n, self.text, self.change = n, text, change

    def paint(self, surface: Surface, kit: Kit) -> None:
        colour = mix(BRASS, PARCHMENT, 0.35)
        for start, end in _dashes(self.rect, kit.u(9)):
            pygame.draw.line(surface, colour, start, end, max(1, kit.u(1.4)))
        words = kit.type.picture(self.text, "italic", 15, FADED)
        side = kit.u(22)
        x = self.rect.centerx - (side + kit.u(8) + words.get_width()) // 2
        kit.icon(surface, "plus", side, (x + side // 2, self.rect.centery))
        surface.blit(words, words.get_rect(midleft=(x + side + kit.u(8), self.rect.centery)))

    def spots(self) -> list[Spot]:
        return [Spot(self.name, self.rect, lambda: self.change(str(self.n + 1)))]


def _dashes(rect: Rect, step: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    made = []
    for x in range(rect.left, rect.right, 2 * step):
        end = min(x + step, rect.right)
        made += [((x, rect.top), (end, rect.top)), ((x, rect.bottom), (end, rect.bottom))]
    for y in range(rect.top, rect.bottom, 2 * step):
        end = min(y + step, rect.bottom)
        made += [((rect.left, y), (rect.left, end)), ((rect.right, y), (rect.right, end))]
    return made


def sitting(
    kit: Kit,
    rect: Rect,
    seat: int,
    who: Sequence[str],
    chosen: str,
    change: Callable[[str], None],
    closed: Mapping[str, str] = MappingProxyType({}),
) -> Choice:
    """Who plays a seat: all in one row, each as wide as its word wants. What is closed has a reason."""
    say, u = kit.say, kit.u
    choices = [(one, say(f"bot.{one}")) for one in who]
    tips = {
        one: Tip(title=word, lines=(say(f"bot-about.{one}"),), why_not=closed.get(one, ""))
        for one, word in choices
    }
    shares = [kit.type.width(word, "strong", WORDS) + u(10) for _, word in choices]
    return Choice(rect, f"who {seat}", choices, chosen, change, list(closed), tips, gap=u(4), shares=shares)


def seat_card(
    kit: Kit,
    rect: Rect,
    n: int,
    seats: Sequence[SeatChoice],
    names: Sequence[str],
    liveries: Sequence[Livery],
    doing: Doing,
    who: Sequence[str],
    safe: bool,
    closed: Mapping[str, str],
    cast: Mapping[str, Character],
) -> list[Widget]:
    """One seat: face, name and colours above, who plays below."""
    u, say, seat = kit.u, kit.say, seats[n]
    line = u(36)
    inner = rect.inflate(-2 * u(12), -2 * ((rect.h - 2 * line) // 3))
    roundel = Rect(inner.x, inner.centery - u(30), u(60), u(60))
    left = roundel.right + u(14)
    swatches_w = u(198)
    field = Rect(left, inner.y, inner.right - left - swatches_w - u(10), line)
    below = Rect(left, inner.bottom - line, inner.right - left, line)
    taken = {other.livery: names[k] for k, other in enumerate(seats) if k != n}
    return [
        Card(rect, name=f"card {n}"),
        _roundel(kit, roundel, n, seat.who, liveries[seat.livery], cast, doing),
        Field(
            field,
            f"name {n}",
            seat.name,
            doing.letters,
            lambda text: doing.name(n, text),
            most=16,
            hint=seat_name(say, SeatChoice("", seat.who, seat.livery), n, cast),
        ),
        Swatches(
            Rect(inner.right - swatches_w, inner.y, swatches_w, line),
            f"livery {n}",
            kit,
            liveries,
            seat.livery,
            taken,
            lambda livery: doing.livery(n, livery),
            safe,
        ),
        sitting(kit, below, n, who, strength_of(seat.who), lambda one: doing.who(n, one), closed),
    ]


def _roundel(
    kit: Kit, rect: Rect, n: int, who: str, livery: Livery, cast: Mapping[str, Character], doing: Doing
) -> Roundel:
    """A bot that judges may be any character; the tooltip tells who it is, or that it may be somebody."""
    say, one = kit.say, cast.get(character_of(who))
    if one:
        lines = (say("cast.quoted", text=one.text[say.lang]),)
        tip = Tip(one.name, one.leans[say.lang], lines, note=say("cast.change"), icon=one.picture)
    elif character_of(who):
        tip = Tip(say("cast.any"), lines=(say("cast.any-about"),), note=say("cast.change"))
    else:
        tip = Tip(say("cast.choose"), lines=(say("cast.choose-about"),))
    may = bool(cast) and may_lean(strength_of(who))
    return Roundel(rect, n, livery, who, one, partial(doing.character, n) if may else None, tip)


def seat_name(say: Wording, seat: SeatChoice, n: int, cast: Mapping[str, Character]) -> str:
    """As it is shown while the game is set up."""
    one = cast.get(character_of(seat.who))
    return shown_name(say, seat.name or (one.name if one else ""), seat.who, n, seat.livery)
