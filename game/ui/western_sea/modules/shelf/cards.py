"""Cards of the modules as pictures: emissaries and advisors with their portraits, enclosures as patterns."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Rect, Surface

from game.engine.content import Entry
from game.engine.hexes import rotate, to_point
from game.rules.western_sea.modules.advisors import AdvisorEntry
from game.rules.western_sea.modules.emissaries import EmissaryEntry
from game.rules.western_sea.modules.enclosures_fit import ANY, OR, SAME, EnclosureEntry, places
from game.ui.kit import Kit
from game.ui.palette import (
    BRASS,
    CREAM,
    DICE,
    INK,
    PARCHMENT,
    PARCHMENT_DARK,
    SEA_LIGHT,
    SEALS,
    TERRAINS,
    WHITE,
    Colour,
    mix,
)

FRAMES: dict[type[Entry], Colour] = {
    EmissaryEntry: SEA_LIGHT,
    AdvisorEntry: DICE["pink"],
    EnclosureEntry: SEALS["green"],
}
FOLDERS: dict[type[Entry], str] = {EmissaryEntry: "emissaries", AdvisorEntry: "advisors"}
STAND_INS: dict[type[Entry], str] = {EmissaryEntry: "human", AdvisorEntry: "advisor"}
UPRIGHT = 112 / 96
"""How much higher than wide the portraits are."""
NARROW = 50
"""Units: on a card of less width there is no room for what its tooltip tells as well."""


def portrait(kit: Kit, entry: Entry) -> str:
    """The picture of an emissary or advisor; one from somebody's pack shows its kind."""
    name = f"{FOLDERS[type(entry)]}/{entry.id}"
    return name if kit.art.has(name) else STAND_INS[type(entry)]


def full_portrait(kit: Kit, entry: Entry) -> str:
    """The large picture of somebody before a backdrop; nothing if there is none."""
    name = f"portraits/{entry.id}"
    return name if type(entry) in FOLDERS and kit.art.has(name) else ""


def card_picture(kit: Kit, entry: Entry, size: tuple[int, int], large: bool = False) -> Surface:
    """The face of a card, made once for each size; a large one shows all that there is of a portrait."""
    pattern = (*entry.hexes.items(), entry.vp) if isinstance(entry, EnclosureEntry) else ()
    return kit.made(("card", entry.id, pattern, size, large), lambda: _card(kit, entry, size, large))


def card_back(kit: Kit, size: tuple[int, int]) -> Surface:
    """The back of an enclosure card: a fence on a field."""
    return kit.made(("card-back", size), lambda: _back(kit, size))


def mini_pattern(kit: Kit, entry: EnclosureEntry, side: int) -> Surface:
    """The pattern alone, small and without marks."""
    key = ("mini-pattern", entry.id, tuple(entry.hexes.items()), side)

    def make() -> Surface:
        picture = Surface((side, side), pygame.SRCALPHA)
        paint_pattern(picture, kit, picture.get_rect(), entry.hexes, plain=side < kit.u(30))
        return picture.convert_alpha()

    return kit.made(key, make)


def _blank(size: tuple[int, int], frame: Colour) -> tuple[Surface, Rect]:
    """An empty card with its thickness, and where its face is."""
    picture = Surface(size, pygame.SRCALPHA)
    w, h = size
    radius, edge = max(3, w // 9), max(2, w // 16)
    card = Rect(0, 0, w, h - max(1, w // 40))
    pygame.draw.rect(picture, mix(frame, INK, 0.5), card.move(0, h - card.h), border_radius=radius)
    pygame.draw.rect(picture, frame, card, border_radius=radius)
    inner = card.inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(picture, mix(CREAM, PARCHMENT, 0.25), inner, border_radius=max(2, radius - edge // 2))
    pygame.draw.rect(picture, mix(frame, INK, 0.5), inner, 1, border_radius=max(2, radius - edge // 2))
    pygame.draw.rect(picture, INK, card, max(1, w // 48), border_radius=radius)
    return picture, inner


def _card(kit: Kit, entry: Entry, size: tuple[int, int], large: bool) -> Surface:
    picture, inner = _blank(size, FRAMES[type(entry)])
    if isinstance(entry, EnclosureEntry):
        _enclosure(picture, kit, entry, inner)
    else:
        _person(picture, kit, entry, inner, full_portrait(kit, entry) if large else "")
    return picture.convert_alpha()


def _back(kit: Kit, size: tuple[int, int]) -> Surface:
    picture, inner = _blank(size, SEALS["green"])
    pygame.draw.rect(picture, mix(SEALS["green"], INK, 0.35), inner, border_radius=max(2, inner.w // 10))
    kit.icon(picture, "enclosure", min(inner.w, inner.h) * 9 // 10, inner.center)
    return picture.convert_alpha()


# People


def _person(picture: Surface, kit: Kit, entry: Entry, inner: Rect, full: str) -> None:
    """The portrait above; below, what an emissary lends and asks for, or what a pink die turns into."""
    if full:
        foot = inner.h - round(inner.w * UPRIGHT)
        face = kit.art.picture(full, inner.w, inner.h - foot)
        picture.blit(rounded_top(face, max(2, inner.w // 12)), inner)
    else:
        foot = round(inner.h * (0.30 if inner.h < inner.w * 1.6 else 0.34))
        side = min(inner.w, inner.h - foot)
        kit.icon(picture, portrait(kit, entry), side, (inner.centerx, inner.y + (inner.h - foot) // 2))
    strip = Rect(inner.x, inner.bottom - foot, inner.w, foot)
    pygame.draw.line(picture, BRASS, strip.topleft, (strip.right - 1, strip.y), max(1, inner.w // 50))
    if isinstance(entry, EmissaryEntry):
        _embassy_terms(picture, kit, entry, strip)
    elif isinstance(entry, AdvisorEntry):
        _conversions(picture, kit, entry, strip)


def rounded_top(picture: Surface, radius: int) -> Surface:
    """The same with its upper corners cut off, as the card's are."""
    mask = Surface(picture.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(
        mask,
        (255, 255, 255, 255),
        mask.get_rect(),
        border_top_left_radius=radius,
        border_top_right_radius=radius,
    )
    mask.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return mask


def lent_icons(entry: EmissaryEntry) -> list[str]:
    """The icons that everybody may use, any of them once."""
    found: list[str] = []
    for modifier in entry.while_:
        found += modifier.icons or ([modifier.icon] if modifier.icon else [])
    return found


def _embassy_terms(picture: Surface, kit: Kit, entry: EmissaryEntry, strip: Rect) -> None:
    icons = lent_icons(entry)
    side = min(strip.h - 2, round(strip.w * 0.42))
    if len(icons) == 1:
        kit.icon(picture, icons[0], side, (strip.x + strip.w // 4, strip.centery))
    else:
        small = side * 2 // 3
        for n, icon in enumerate(icons):
            x = strip.x + strip.w // 4 + (n - 1) * small // 2
            kit.icon(picture, icon, small, (x, strip.centery + (small // 4 if n % 2 else -small // 4)))
    small = min(strip.h - 3, round(strip.w * 0.30))
    die = kit.die(entry.hire.die, (), small)
    centre = (strip.x + strip.w * 5 // 8 + 1, strip.centery)
    picture.blit(die, die.get_rect(center=(centre[0] + small * 7 // 10, centre[1] + 1)))
    kit.icon(picture, entry.hire.icon, small, centre)


def _conversions(picture: Surface, kit: Kit, entry: AdvisorEntry, strip: Rect) -> None:
    turns = [m.convert for m in entry.while_ if m.convert is not None]
    if strip.w < kit.u(NARROW) * 3 // 4:
        turns = turns[:1]
    step = strip.w // max(1, len(turns))
    side = min(strip.h - 2, step * 5 // 11)
    for n, turn in enumerate(turns):
        x = strip.x + n * step + step // 2
        kit.icon(picture, turn.from_, side, (x - side // 2, strip.centery))
        kit.icon(picture, turn.to, side, (x + side // 2, strip.centery))
        tip = [(x - side // 8, strip.centery - side // 6), (x - side // 8, strip.centery + side // 6)]
        pygame.draw.polygon(picture, INK, [*tip, (x + side // 8, strip.centery)])


# Patterns


def _enclosure(picture: Surface, kit: Kit, entry: EnclosureEntry, inner: Rect) -> None:
    foot = min(max(kit.u(11), round(inner.h * 0.24)), round(inner.w * 0.52))
    field = Rect(inner.x, inner.y, inner.w, inner.h - foot).inflate(-inner.w // 10, -inner.w // 12)
    paint_pattern(picture, kit, field, entry.hexes)
    size = foot * 0.86 / kit.scale
    words = kit.type.picture(str(entry.vp), "title", size, INK)
    side = round(foot * 0.95)
    left = inner.centerx - (side + words.get_width() + 2) // 2
    y = inner.bottom - foot // 2 - max(1, inner.h // 50)
    kit.icon(picture, "vp", side, (left + side // 2, y))
    picture.blit(words, words.get_rect(midleft=(left + side + 2, y)))


def paint_pattern(
    picture: Surface, kit: Kit, field: Rect, hexes: Mapping[str, str], plain: bool = False
) -> None:
    """As large as it goes, in the hues of the land; what may be one of two is split, `any` and `same` have
    a sign each."""
    best: tuple[float, float, float, list[tuple[float, float]]] = (0.0, 0.0, 0.0, [])
    for turn in range(3):  # patterns may be turned: as it is shown largest
        points = [to_point(rotate(cell, turn), 1.0) for cell in places(hexes)]
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        radius = min(field.w / (right - left + 1.74), field.h / (bottom - top + 2.0))
        if radius > best[0] * 1.04:
            best = (radius, (left + right) / 2, (top + bottom) / 2, points)
    radius, x0, y0, points = best
    for (x, y), kind in zip(points, hexes.values(), strict=True):
        centre = (field.centerx + (x - x0) * radius, field.centery + (y - y0) * radius)
        hexagon(picture, kit, centre, radius * 0.97, kind, plain)


def hexagon(
    picture: Surface, kit: Kit, centre: tuple[float, float], radius: float, kind: str, plain: bool = False
) -> None:
    x, y = centre
    w, h = radius * 0.866, radius / 2
    corners = [
        (x + w, y + h),
        (x, y + radius),
        (x - w, y + h),
        (x - w, y - h),
        (x, y - radius),
        (x + w, y - h),
    ]
    terrains = [] if kind in (ANY, SAME) else kind.split(OR)
    if terrains:
        pygame.draw.polygon(picture, TERRAINS.get(terrains[0], PARCHMENT_DARK), corners)
        if len(terrains) > 1:
            half = [corners[0], corners[1], corners[4], corners[5]]
            pygame.draw.polygon(picture, TERRAINS.get(terrains[1], PARCHMENT_DARK), half)
            pygame.draw.line(picture, WHITE, corners[1], corners[4], max(1, round(radius / 9)))
    else:
        pygame.draw.polygon(picture, CREAM if kind == ANY else mix(CREAM, BRASS, 0.45), corners)
    pygame.draw.polygon(picture, INK, corners, max(1, round(radius / 9)))
    if plain:
        return
    if len(terrains) == 1:
        _motif(picture, kit, terrains[0], round(radius * 1.5), (round(x), round(y)))
    elif terrains:
        for n, terrain in enumerate(terrains[:2]):
            off = radius * 0.42 * (2 * n - 1)
            _motif(picture, kit, terrain, round(radius * 0.86), (round(x + off), round(y)))
    else:
        sign = "?" if kind == ANY else "="
        words = kit.type.picture(sign, "strong", max(5.0, radius * 1.2 / kit.scale), INK)
        picture.blit(words, words.get_rect(center=(round(x), round(y))))


def _motif(picture: Surface, kit: Kit, terrain: str, side: int, centre: tuple[int, int]) -> None:
    """The sign of a terrain, so that no eye depends on its hue."""
    name = f"terrain-{terrain}"
    if kit.art.has(f"icons/{name}") and side >= 7:
        kit.icon(picture, name, side, centre)
