"""The speaker with a device that nobody hears: volumes, muting, and who listens."""

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.ambience import BEDS, GLIDE
from game.ui.app import App
from game.ui.inputs import Key
from game.ui.scenes.menu import MenuScene
from game.ui.settings import Settings, load_settings
from game.ui.speaker import Speaker


@pytest.fixture
def speaker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Speaker]:
    """One that plays into a file."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "heard.raw"))
    made = Speaker(Settings(lang="en", sea=40, music=20))
    made.start()
    assert made.able, made.trouble
    yield made
    pygame.mixer.quit()


def listen(speaker: Speaker, until: float) -> None:
    """Frames until then, after the recordings have been read."""
    waited = time.monotonic() + 20
    while not speaker.ambience.ready and time.monotonic() < waited:
        time.sleep(0.01)
    now = speaker.ambience.now
    while now < until:
        now += 1 / 60
        speaker.attend(now)


def volumes() -> list[float]:
    return [pygame.mixer.Channel(n).get_volume() for n in range(len(BEDS))]


def test_each_has_its_own_volume(speaker: Speaker) -> None:
    listen(speaker, 2 * GLIDE)
    assert all(pygame.mixer.Channel(n).get_busy() for n in range(len(BEDS)))
    assert volumes() == pytest.approx([0.4, 0.4, 0.2], abs=0.02)
    assert not speaker.missing
    speaker.settings.music = 0
    listen(speaker, 4 * GLIDE)
    assert volumes() == pytest.approx([0.4, 0.4, 0], abs=0.02)


def test_no_effect_takes_their_channels(speaker: Speaker) -> None:
    listen(speaker, 2 * GLIDE)
    for _ in range(30):
        speaker.play("fanfare")
    assert volumes() == pytest.approx([0.4, 0.4, 0.2], abs=0.02)


def test_mute_silences_all_of_it_and_gently(speaker: Speaker) -> None:
    listen(speaker, 2 * GLIDE)
    speaker.settings.mute = True
    speaker.attend(2 * GLIDE + 0.1)
    assert 0 < speaker.ambience.sea < 0.4
    listen(speaker, 4 * GLIDE)
    assert volumes() == [0, 0, 0]


def test_it_falls_silent_while_the_player_is_elsewhere(
    speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But a window that was never given the keyboard plays on."""
    pygame.display.init()
    monkeypatch.setattr(pygame.key, "get_focused", lambda: False)
    listen(speaker, 2 * GLIDE)
    assert speaker.ambience.sea == pytest.approx(0.4)
    monkeypatch.setattr(pygame.key, "get_focused", lambda: True)
    listen(speaker, 3 * GLIDE)
    monkeypatch.setattr(pygame.key, "get_focused", lambda: False)
    listen(speaker, 5 * GLIDE)
    assert speaker.ambience.sea == speaker.ambience.music == 0
    monkeypatch.setattr(pygame.key, "get_focused", lambda: True)
    listen(speaker, 7 * GLIDE)
    assert speaker.ambience.music == pytest.approx(0.2)
    pygame.display.quit()


def test_m_is_remembered(home: Path) -> None:
    app = App(Settings(lang="en", music=55), (1280, 720))
    app.push(MenuScene(app))
    app.take(Key("m"))
    kept, _ = load_settings()
    assert kept.mute and kept.music == 55
    pygame.quit()
