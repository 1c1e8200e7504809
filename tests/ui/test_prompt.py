"""What is asked stands whole in its panel, and where something stands does not hang on what is painted."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.table.prompt import Prompt
from tests.ui.conftest import MakeApp

EDGE = 5
"""Units of the panel's frame, on which no letter may stand."""


@pytest.mark.parametrize("under", ["", "Gq: jumpy (gypsy) quay"])
@pytest.mark.parametrize("text", ["Èng: jumpy?", "Èng: which jumpy quay, " * 12])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (3840, 2160)])
def test_no_letter_stands_on_the_edge(
    make_app: MakeApp, size: tuple[int, int], text: str, under: str
) -> None:
    kit = make_app(size=size).kit
    pictures = []
    prompt = Prompt(Rect(0, 0, kit.u(700), kit.u(49)))
    for words in (("", ""), (text, under)):
        prompt.text, prompt.under = text, under
        prompt.fit(kit)
        prompt.text, prompt.under = words
        picture = Surface(prompt.rect.size)
        prompt.paint(picture, kit)
        pictures.append(picture)
    changed = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (1, 1, 1), pictures[1])
    changed.invert()
    ink = changed.get_bounding_rects()
    letters = ink[0].unionall(ink[1:])
    assert letters.top >= kit.u(EDGE) and letters.bottom <= prompt.rect.h - kit.u(EDGE)
    assert abs(letters.centery - prompt.rect.h / 2) <= kit.u(4)


def test_a_line_stands_where_it_stands_whatever_is_painted(make_app: MakeApp) -> None:
    kit = make_app().kit
    whole, part = Surface((300, 40)), Surface((300, 40))
    part.set_clip(Rect(250, 0, 50, 40))
    box = Rect(10, 0, 280, 40)
    assert kit.line(whole, "Since", "title", 17, box) == kit.line(part, "Since", "title", 17, box)
