"""A lit square of the chart stands out on every ground, for eyes of every kind; so do pirates and emblems."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect, Surface

from game.engine.game import Setup
from game.engine.saves import Player
from game.engine.squares import cell
from game.ui.app import App
from game.ui.finis_terrae.table import TerraeTable
from game.ui.palette import LIVERIES, SAFE_LIVERIES
from game.ui.session import begin
from game.ui.settings import Settings
from tests.ui.eyes import EYES, brightness, contrast, seen

ENOUGH = 3.0
"""What the guidelines for accessible content ask of marks and controls."""
SIDES = (36, 90)
"""A full chart in a small window, and a young one in a large."""
Picture = list[tuple[int, int, int]]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TerraeTable]:
    patch = pytest.MonkeyPatch()
    patch.setenv("FARSHORE_HOME", str(tmp_path_factory.mktemp("home")))
    patch.setenv("SDL_VIDEODRIVER", "dummy")
    patch.setenv("SDL_AUDIODRIVER", "dummy")
    app = App(Settings(lang="en", speed="instant", reduced_motion=True), (1280, 720))
    session, _ = begin(
        Setup(game="finis-terrae", seats=("human",) * 4, seed=5), [Player(livery=n) for n in range(4)]
    )
    patch.setattr(session, "autosave", lambda: None)
    made = TerraeTable(app, session)
    app.push(made)
    app.tick(1 / 60)
    yield made
    pygame.quit()
    patch.undo()


def pixels(picture: Surface) -> Picture:
    data = pygame.image.tobytes(picture, "RGB")
    return [(data[n], data[n + 1], data[n + 2]) for n in range(0, len(data), 3)]


def lit(table: TerraeTable, ground: str, side: int, beat: float) -> tuple[Picture, Picture]:
    """A square of this ground without and with the mark."""
    board, place = table.board, cell(7, 5)
    table.camera.size = float(side)
    window = Surface(table.stage.rect.size)
    rect = table.camera.rect(place)
    table.camera.x += 200 - rect.x
    table.camera.y += 200 - rect.y
    rect = table.camera.rect(place)
    table.app.sea.paint(window, window.get_rect())
    if ground != "uncharted":
        kind = table.book.kind[ground]
        raw = board.painter.paint({place: kind * 4}, place, frozenset(), 2 * side)
        window.blit(pygame.transform.smoothscale(raw, (side, side)), rect)
    before = pixels(window.subsurface(rect))
    board.draw_lit(window, place, beat, ground == "uncharted", False)
    return before, pixels(window.subsurface(rect))


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    "ground", ["uncharted", "sea", "coast", "fjord", "strait", "treasure-island", "pirate-den"]
)
def test_a_lit_square_stands_out(table: TerraeTable, ground: str, side: int, eyes: str) -> None:
    """Also at its faintest, for it breathes: some of it differs in brightness from what lies below."""
    before, after = lit(table, ground, side, 0.0)
    changed = [(b, a) for b, a in zip(before, after, strict=True) if b != a]
    strong = [pair for pair in changed if contrast(*pair, eyes) >= ENOUGH]
    assert len(strong) >= 0.01 * len(before), "hardly anything of the mark is seen"
    marks = sorted(brightness(seen(colour, eyes)) for _, colour in changed)
    dark, light = marks[len(marks) // 50], marks[-1 - len(marks) // 50]
    assert (light + 0.05) / (dark + 0.05) >= ENOUGH, "light and dark of the mark are too alike"


@pytest.mark.parametrize("pirate", [False, True])
def test_every_ship_shows_whose_it_is(table: TerraeTable, pirate: bool) -> None:
    """Under either flag no two players' ships look alike, even without any colour."""
    ships = [pygame.transform.grayscale(table.fleet.painted(n, pirate, 60)) for n in range(4)]
    for n, one in enumerate(ships):
        for other in ships[:n]:
            pairs = zip(pixels(one), pixels(other), strict=True)
            differing = sum(abs(a[0] - b[0]) > 40 for a, b in pairs)
            assert differing > 12, "only colour tells these ships apart"


@pytest.mark.parametrize("eyes", EYES)
def test_a_pirate_is_seen_to_be_one(table: TerraeTable, eyes: str) -> None:
    """Its sails are dark, whatever the colours of its player."""
    for palette in (LIVERIES, SAFE_LIVERIES):
        for livery in palette[:4]:
            explorer = table.kit.art.piece("ship", 96, livery)
            pirate = table.kit.art.piece("pirate", 96, livery)
            sail = Rect(22, 36, 12, 22)  # where the small sail is, white on an honest ship
            one, other = (pygame.transform.average_color(p, sail)[:3] for p in (explorer, pirate))
            assert contrast(one, other, eyes) >= ENOUGH
