"""Everything that players are shown has a picture of ours, and every picture can be seen when small."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.engine.opening import open_library
from game.paths import resource
from game.registry import find_game
from game.rules.finis_terrae.content import CATEGORIES
from game.rules.finis_terrae.vocabulary import EVENTS, OPTIONS, QUIET
from game.ui import art as art_module
from game.ui.art import DARK, LIGHT, Art
from game.ui.finis_terrae import icons
from game.ui.finis_terrae.isle import PIECES, PLACES

SILENT = {*QUIET, "together"}
"""Events that no line of the log tells."""
FOLDERS = ("icons", "pieces", "weather", "technologies", "emissaries", "advisors", "faces")
PICTURES = sorted(
    (path.parts[-3], f"{folder}/{path.stem}")
    for folder in FOLDERS
    for path in resource("assets").glob(f"*/{folder}/*.svg")
)
COMMON, SEA, TERRAE = Art(), Art("western-sea"), Art("finis-terrae")


def drawn(art: Art, name: str) -> bool:
    return art.has(name if "/" in name else f"icons/{name}")


def test_a_game_finds_its_own_before_what_all_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for home, colour in (("common", "red"), ("mine", "blue")):
        (tmp_path / home).mkdir()
        square = f'<path d="M0 0h9v9H0z" fill="{colour}"/>'
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{square}</svg>'
        (tmp_path / home / "thing.svg").write_text(text)
    monkeypatch.setattr(art_module, "resource", lambda _, home, file: tmp_path / home / file)
    shared = Art()
    mine, other = shared.of("mine"), shared.of("other")
    assert mine.picture("thing", 9).get_at((4, 4))[:3] == (0, 0, 255)
    assert other.picture("thing", 9) is shared.picture("thing", 9)
    assert shared.picture("thing", 9).get_at((4, 4))[:3] == (255, 0, 0)
    art_module.source.cache_clear()


def test_all_content_of_finis_terrae_has_a_picture() -> None:
    art = TERRAE
    entries = open_library(find_game("finis-terrae")).entries
    assert not [id_ for id_ in entries["goods"] if not drawn(art, id_)]
    assert not [id_ for id_ in entries["weather"] if not (drawn(art, id_) and drawn(art, f"weather/{id_}"))]
    assert set(icons.TILES) == set(entries["tiles"])
    assert set(icons.AWARDS) == set(entries["awards"])
    assert tuple(icons.CATEGORIES) == CATEGORIES


def test_all_that_is_chosen_or_told_has_a_picture() -> None:
    art = TERRAE
    assert {verb for verbs in OPTIONS.values() for verb in verbs} == set(icons.VERBS)
    assert set(EVENTS) - SILENT <= set(icons.EVENTS) <= set(EVENTS)
    tables = (icons.TILES, icons.AWARDS, icons.CATEGORIES, icons.PHASES, icons.VERBS, icons.EVENTS)
    assert not {name for table in tables for name in table.values() if not drawn(art, name)}


def test_all_content_of_western_sea_has_a_picture() -> None:
    """With every module: technologies, portraits, resources and terrains."""
    art = SEA
    entries = open_library(find_game("western-sea")).entries
    for kind in ("technologies", "emissaries", "advisors"):
        assert len(entries[kind]) >= 7
        assert not [id_ for id_ in entries[kind] if not drawn(art, f"{kind}/{id_}")], kind
    assert not [id_ for id_ in entries["icons"] if not drawn(art, id_)]
    assert not [id_ for id_ in entries["terrains"] if not drawn(art, f"terrain-{id_}")]
    assert drawn(art, "embassy") and drawn(art, "enclosure")


def test_enlarged_cards_have_rich_pictures() -> None:
    """A scene for each technology, a portrait for each advisor and emissary; each fills its sheet."""
    entries = open_library(find_game("western-sea")).entries
    scenes = {f"scenes/{id_}": (120, 80) for id_ in entries["technologies"]}
    people = [*entries["advisors"], *entries["emissaries"]]
    portraits = {f"portraits/{id_}": (96, 112) for id_ in people}
    for name, (wide, high) in (scenes | portraits).items():
        assert SEA.has(name), name
        picture = SEA.picture(name, wide, high)
        assert picture.get_size() == (wide, high) and f"western-sea/{name}" not in SEA.missing
        corners = [picture.get_at((x, y)).a for x in (0, wide - 1) for y in (0, high - 1)]
        assert min(corners) > 250, f"{name} does not reach its corners"


def test_the_isles_pieces_are_drawn_and_leave_its_signs_free() -> None:
    rose, name, east = (-0.36, -0.36, 0.72, 0.72), (-0.44, -0.58, 0.88, 0.16), (0.62, -0.24, 0.2, 0.48)
    for kind, x, y in PLACES:
        wide, high = PIECES[kind]
        picture = TERRAE.picture(f"isle/{kind}", round(wide * 200), round(high * 200))
        shown = picture.get_bounding_rect()
        assert shown.w > wide * 140 and shown.h > high * 140, f"{kind} is drawn smaller than its place"
        left, top = x - wide / 2, y - high
        for sign, most in ((rose, 0.2), (name, 0.0), (east, 0.05)):
            across = min(left + wide, sign[0] + sign[2]) - max(left, sign[0])
            down = min(y, sign[1] + sign[3]) - max(top, sign[1])
            assert min(across, down) <= most, (kind, x, y, sign)


def test_no_two_scenes_are_alike() -> None:
    """Seen small, any two differ in more than a fifth of what they show."""
    names = [f"scenes/{id_}" for id_ in open_library(find_game("western-sea")).entries["technologies"]]
    seen = {name: pygame.transform.smoothscale(SEA.picture(name, 120, 80), (12, 8)) for name in names}
    points = [(x, y) for x in range(12) for y in range(8)]
    colours = {name: [picture.get_at(point) for point in points] for name, picture in seen.items()}
    for one, other in combinations(names, 2):
        far = [
            sum(abs(a[k] - b[k]) for k in range(3)) > 36
            for a, b in zip(colours[one], colours[other], strict=True)
        ]
        assert sum(far) > len(points) / 5, (one, other)


def test_dice_have_faces() -> None:
    faces = [f"pip-{n}" for n in range(1, 7)]
    faces += [f"wind-{name}" for name in ("north", "east", "south", "west")]
    assert not [name for name in faces if not drawn(TERRAE, name)]


@pytest.mark.parametrize(("home", "name"), PICTURES)
def test_a_picture_is_seen_when_small(home: str, name: str) -> None:
    """Something dark outlines something light, and nothing but the views of the sea fills its square."""
    art = COMMON.of("" if home == "common" else home)
    picture = art.picture(name, 24, colours={LIGHT: "#d04030", DARK: "#802010"})
    assert f"{home}/{name}" not in art.missing
    wide, high = picture.get_size()
    pixels = [picture.get_at((x, y)) for x in range(wide) for y in range(high)]
    solid = [pixel for pixel in pixels if pixel.a > 200]
    least = 4 if "pip" in name else 40
    assert len(solid) >= least, "hardly anything is drawn"
    assert min(sum(pixel[:3]) for pixel in solid) < 330, "nothing outlines it"
    if not name.startswith("weather/"):
        corners = [picture.get_at((x, y)).a for x in (0, wide - 1) for y in (0, high - 1)]
        assert min(corners) < 128, "it would show as a square"
