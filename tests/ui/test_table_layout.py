"""The table holds what it shows, early and late, and its tooltips fit."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.places import TABLES
from tests.ui.test_layout import SIZES, faults_of


@pytest.fixture(autouse=True)
def no_window_stays() -> object:
    yield
    pygame.quit()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", TABLES)
def test_the_table_holds_what_it_shows(
    name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not faults_of(TABLES[name], size, monkeypatch)


@pytest.mark.parametrize("name", ["the draft of tiles", "a late game"])
def test_its_tooltips_fit(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not faults_of(TABLES[name], (1024, 768), monkeypatch, tips=True)
