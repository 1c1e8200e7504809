"""A picture of the finished map to share: where people look for files, by game, players and date."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pygame
import pytest

from game.paths import resource
from game.ui.scenes.keepsake import keep_keepsake, keepsake
from game.ui.scenes.message import MessageScene
from game.ui.session import resume
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.places import score_of

NAMES = {"western-sea": "Western Sea", "finis-terrae": "Finis Terrae", "island": "The Island"}


@pytest.mark.parametrize("game", NAMES)
def test_it_is_written_and_told_of(
    game: str, make_app: MakeApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = tmp_path / "people"
    (people / "Documents").mkdir(parents=True)
    monkeypatch.setattr(Path, "home", lambda: people)
    app = make_app()
    session, _ = resume(resource("saves", f"{game}-watch.farshore"))
    scene = score_of(app, session)
    table, hands = scene.table, Hands(app)
    hands.click_on("keepsake")
    (path,) = (people / "Documents").iterdir()
    told = app.scene
    assert isinstance(told, MessageScene) and str(path) in told.text
    assert path.name.startswith(f"{NAMES[game]} - {', '.join(table.names)} - ")
    assert path.stem.endswith(f"{datetime.now():%Y}", 0, -6)
    picture = pygame.image.load(path)
    area = table.camera.area
    assert picture.get_width() > area.w and picture.get_height() > area.h
    middle = picture.subsurface(
        picture.get_rect().inflate(-picture.get_width() // 2, -picture.get_height() // 2)
    )
    shades = {
        tuple(middle.get_at((x, x * middle.get_height() // middle.get_width()))) for x in range(0, 300, 3)
    }
    assert len(shades) > 30, "the map is on it"
    again = keep_keepsake(scene)
    assert again != path and again.is_file() and path.is_file(), "never over another"
    assert table.widgets, "and the table is as it was"


@pytest.mark.parametrize("game", NAMES)
def test_all_of_the_map_is_on_it_wherever_it_lies(game: str, make_app: MakeApp) -> None:
    app = make_app()
    session, _ = resume(resource("saves", f"{game}-watch.farshore"))
    scene, when = score_of(app, session), datetime(2026, 11, 18)
    table = scene.table
    whole = pygame.image.tobytes(keepsake(scene, when), "RGB")
    table.camera.zoom(1.4, table.camera.area.center)
    table.camera.pan(table.camera.area.w // 2, 0)
    aside = table.camera.view
    assert pygame.image.tobytes(keepsake(scene, when), "RGB") == whole
    assert table.camera.view == aside and table.camera.moved, "and whoever looks at the table finds it so"
