"""A picture of a finished game to share: the map as it lay at the end, with scores, seed and date."""

from __future__ import annotations

import io
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.saves import write
from game.ui.palette import BRASS, CREAM, FADED, GOLD, INK, PARCHMENT, mix
from game.ui.scenes.archive import FORBIDDEN, people_folder
from game.ui.scenes.laurel import laurel
from game.ui.scenes.listing import month_name, shortened
from game.ui.scenes.points import signed
from game.ui.scenes.sheet import StillStage, split

if TYPE_CHECKING:
    from game.ui.scenes.score import ScoreScene
    from game.ui.table.table import Table

MARGIN, HEAD, SEATS, FOOT = 18, 62, 60, 34
"""Around everything, above the map, and below it."""
LONGEST = 90
"""Letters of the file's name."""


def keep_keepsake(scene: ScoreScene, folder: Path | None = None, when: datetime | None = None) -> Path:
    """Write it where people look for their files, never over another; says where."""
    when = when or datetime.now()
    folder, name = folder or people_folder(), _called(scene, when)
    number, path = 1, folder / f"{name}.png"
    while path.exists():
        number += 1
        path = folder / f"{name} ({number}).png"
    data = io.BytesIO()
    try:
        pygame.image.save(keepsake(scene, when), data, "keepsake.png")
        write(path, data.getvalue())
    finally:
        data.close()  # pygame never lets go of what it has saved to, so at least its bytes must go
    return path


def _called(scene: ScoreScene, when: datetime) -> str:
    """By game, players and date."""
    names = ", ".join(scene.table.names)
    whole = f"{scene.kit.say('game.name')} - {names}"[:LONGEST].strip(" .,")
    plain = "".join(letter for letter in whole if letter.isprintable() and letter not in FORBIDDEN)
    return f"{plain} - {when:%Y-%m-%d}"


def keepsake(scene: ScoreScene, when: datetime) -> Surface:
    kit, table = scene.table.kit, scene.table
    u = kit.u
    chart = _chart(table)
    w = chart.get_width() + 2 * u(MARGIN)
    h = chart.get_height() + u(HEAD + SEATS + FOOT) + 2 * u(MARGIN)
    picture = Surface((w, h))
    picture.fill(mix(PARCHMENT, CREAM, 0.4))
    kit.panel(picture, picture.get_rect())
    place = Rect((u(MARGIN), u(MARGIN + HEAD)), chart.get_size())
    picture.blit(chart, place)
    pygame.draw.rect(picture, BRASS, place, max(2, u(2)))
    title, under = scene.winner_words()
    head = Rect(place.x, u(MARGIN - 4), place.w, u(HEAD))
    kit.line(picture, title, "title", 30, Rect(head.x, head.y, head.w, u(38)), INK, "centre")
    kit.line(picture, under, "text", 16, Rect(head.x, head.y + u(37), head.w, u(22)), FADED, "centre")
    _seats(scene, picture, Rect(place.x, place.bottom + u(8), place.w, u(SEATS - 8)))
    foot = Rect(place.x, h - u(MARGIN + FOOT - 8), place.w, u(FOOT - 6))
    kit.line(picture, _told(scene, when), "italic", 14, foot, FADED, "centre")
    return picture


def _chart(table: Table) -> Surface:
    """All of the map, however it lies just now, and nothing that lies over it."""
    whole, camera = Surface(table.stage.rect.size).convert(), table.camera
    widgets, table.widgets = table.widgets, []
    lay = camera.view, camera.moved, camera.framed
    try:
        table.show_all()
        table.paint_back(whole, whole.get_rect())
        table.flights.finish()
        table.sprites(StillStage(whole), 0.0)
    finally:
        table.widgets = widgets
        camera.view, camera.moved, camera.framed = lay
        table.map_moved()
    return whole.subsurface(camera.area.clip(whole.get_rect()))


def _seats(scene: ScoreScene, picture: Surface, row: Rect) -> None:
    """Everybody's points, the best first, the winners in a laurel."""
    kit, table, u = scene.table.kit, scene.table, scene.table.kit.u
    for box, seat in zip(split(row, len(scene.order), u(8)), scene.order, strict=True):
        points = kit.type.picture(signed(scene.totals[seat]), "title", 24, GOLD)
        room = box.w - u(70) - points.get_width()
        name = kit.type.picture(shortened(kit, table.names[seat], "name", 18, room), "name", 18, INK)
        x = box.centerx - (u(62) + name.get_width() + points.get_width()) // 2
        if seat in scene.winners:
            wreath = laurel(kit, u(50))
            picture.blit(wreath, wreath.get_rect(center=(x + u(20), box.centery)))
        kit.emblem(picture, table.liveries[seat], (x + u(20), box.centery), u(14))
        picture.blit(name, name.get_rect(midleft=(x + u(52), box.centery)))
        picture.blit(points, points.get_rect(midleft=(x + u(60) + name.get_width(), box.centery)))


def _told(scene: ScoreScene, when: datetime) -> str:
    say, setup = scene.kit.say, scene.match.setup
    day = say("screen.day", day=when.day, month=month_name(say, when.month), year=when.year)
    modules: Sequence[str] = [say(f"module.{name}") for name in setup.modules if say.has(f"module.{name}")]
    parts = ("Farshore", say("game.name"), *modules, say("score.seed", n=setup.seed), day)
    return " \N{MIDDLE DOT} ".join(parts)
