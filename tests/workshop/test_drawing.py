"""What the workshop makes is what lies among the assets: whoever changes the one makes the other anew."""

from __future__ import annotations

import pytest

from game.paths import resource
from game.workshop.isle.pieces import PIECES, piece
from game.workshop.portraits.advisors import ADVISORS
from game.workshop.portraits.characters import CHARACTERS
from game.workshop.portraits.emissaries import EMISSARIES
from game.workshop.portraits.studio import large, near, small
from game.workshop.scenes.gallery import picture
from game.workshop.scenes.hall import SCENES


def lies_in(*parts: str) -> str:
    return resource("assets", *parts).read_text("utf-8")


@pytest.mark.parametrize("name", SCENES)
def test_scenes_are_as_they_are_made(name: str) -> None:
    assert picture(name, SCENES[name]) == lies_in("western-sea", "scenes", f"{name}.svg")


@pytest.mark.parametrize("folder", ["advisors", "emissaries"])
def test_portraits_are_as_they_are_made(folder: str) -> None:
    for name, sitter in {"advisors": ADVISORS, "emissaries": EMISSARIES}[folder].items():
        assert large(name, sitter) == lies_in("western-sea", "portraits", f"{name}.svg")
        assert small(name, sitter) == lies_in("western-sea", folder, f"{name}.svg")


def test_faces_are_as_they_are_made() -> None:
    for name, sitter in CHARACTERS.items():
        assert near(name, sitter) == lies_in("common", "faces", f"{name}.svg")


def test_the_isles_pieces_are_as_they_are_made() -> None:
    for name in PIECES:
        assert piece(name) == lies_in("finis-terrae", "isle", f"{name}.svg")
