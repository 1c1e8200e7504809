"""Every recording as a player would hear it: how loud, how clean, how its end meets its beginning."""

import math
import re
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

import game.ui.speaker
from game.paths import resource
from game.ui.ambience import BEDS
from game.ui.speaker import VARIANTS
from game.workshop.loudness import loudness, moments
from game.workshop.make_sounds import RATE
from game.workshop.score import bars

FILES = sorted(resource("assets").glob("*/sounds/*.wav"))
SPREAD = 6.0
"""LU between the softest and the loudest."""


@pytest.fixture(scope="module")
def heard() -> Iterator[dict[str, list[float]]]:
    """The samples of each, as SDL reads them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
        yield {path.stem: [v / 32768 for v in array("h", _raw(path))] for path in FILES}
        pygame.mixer.quit()


def _raw(path: Path) -> bytes:
    return pygame.mixer.Sound(str(path)).get_raw()


def test_the_meter_is_right() -> None:
    """A full-scale sine of 997 Hz is -3.01 LUFS by the standard, at the standard's rate and at ours."""
    for rate in (48000, RATE):
        sine = [math.sin(2 * math.pi * 997 * n / rate) for n in range(6 * rate)]
        assert loudness(sine, rate) == pytest.approx(-3.01, abs=0.05)
    half = [0.5 * math.sin(2 * math.pi * 997 * n / RATE) for n in range(RATE)]
    assert max(moments(half, RATE)) == pytest.approx(-9.03, abs=0.1)


def test_silence_between_is_not_counted() -> None:
    """The gates: a minute of near silence makes a long sound no softer."""
    tone = [0.5 * math.sin(2 * math.pi * 997 * n / 8000) for n in range(8 * 8000)]
    assert loudness(tone + [0.0] * 8000 * 60, 8000) == pytest.approx(loudness(tone, 8000), abs=0.3)


def test_all_are_about_as_loud(heard: dict[str, list[float]]) -> None:
    """Long ones by their integrated loudness, short ones by their loudest 400 ms."""
    levels = {name: loudness(sound, RATE) for name, sound in heard.items()}
    softest, loudest = min(levels, key=lambda n: levels[n]), max(levels, key=lambda n: levels[n])
    told = f"{softest} {levels[softest]:.1f}, {loudest} {levels[loudest]:.1f}"
    assert levels[loudest] - levels[softest] <= SPREAD, told


def test_none_clips(heard: dict[str, list[float]]) -> None:
    """A tenth of the scale is left free, and none leans to one side."""
    for name, sound in heard.items():
        assert max(map(abs, sound)) < 0.9, name
        assert abs(sum(sound) / len(sound)) < 0.002, name


@pytest.mark.parametrize("name", BEDS)
def test_a_loop_has_no_seam(name: str, heard: dict[str, list[float]]) -> None:
    """From its last sample to its first it moves as little as anywhere, and is as loud before as after."""
    sound = heard[name]
    turned = sound[-RATE:] + sound[:RATE]
    usual = math.sqrt(sum((b - a) ** 2 for a, b in pairwise(turned)) / len(turned))
    assert abs(sound[0] - sound[-1]) < 3 * usual
    around = moments(turned, RATE, whole=True)
    assert min(around) > -40
    assert all(abs(b - a) < 6 for a, b in pairwise(around))


def test_the_music_takes_its_time(heard: dict[str, list[float]]) -> None:
    assert len(heard["music"]) / RATE > 90
    assert bars() == 40


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in FILES if path.stem in BEDS) < 1_800_000


def test_each_is_played_by_somebody() -> None:
    ui = Path(game.ui.speaker.__file__).parent
    text = "\n".join(path.read_text(encoding="utf-8") for path in ui.rglob("*.py"))
    said = set(re.findall(r"\"([a-z-]+)\"", text))
    takes = {f"{name}-{n + 1}" for name, count in VARIANTS.items() for n in range(count) if name in said}
    assert {path.stem for path in FILES} <= said | takes
