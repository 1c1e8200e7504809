"""The speaker: small recordings of our own, in two volumes; without a device the game plays silently."""

from __future__ import annotations

import os
from functools import cache
from random import Random

import pygame

from game.paths import COMMON, resource
from game.ui.quiet import quiet
from game.ui.settings import Settings

CHANNELS = 16
VARIANTS = {"die-knock": 4}
"""Sounds that come in several takes."""


class Speaker:
    """A recording is called by its name. A game finds it in its own folder of the assets, or else among those
    that all games share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.able = False
        self.trouble = ""
        """Why there is no sound at all."""
        self.missing: dict[str, str] = {}
        """Recordings that could not be read, and why."""
        self._kept: dict[str, pygame.mixer.Sound | None] = {}
        self._random = Random(3)
        self._sea: pygame.mixer.Channel | None = None

    def start(self) -> None:
        """Open the device, if there is one; takes a while, so the first frame does not wait for it."""
        if os.environ.get("SDL_AUDIODRIVER") == "dummy":
            return
        try:
            with quiet():
                pygame.mixer.init(22050, -16, 1, 512)
            pygame.mixer.set_num_channels(CHANNELS)
            self.able = True
        except pygame.error as error:
            self.trouble = str(error)

    def play(self, name: str, volume: float = 1.0, game: str = "") -> None:
        if not self.able or self.settings.mute or not self.settings.sound:
            return
        if name in VARIANTS:
            name = f"{name}-{self._random.randint(1, VARIANTS[name])}"
        sound = self._loaded(name, game)
        if sound:
            channel = sound.play()
            if channel:
                channel.set_volume(volume * self.settings.sound / 100)

    def surf(self) -> None:
        """The sea in the background, as loud as the settings say."""
        if not self.able:
            return
        volume = 0.0 if self.settings.mute else self.settings.sea / 100
        if self._sea is None and volume:
            sound = self._loaded("sea")
            self._sea = sound.play(loops=-1, fade_ms=1500) if sound else None
        if self._sea:
            self._sea.set_volume(volume)

    def _loaded(self, name: str, game: str = "") -> pygame.mixer.Sound | None:
        home = game if game and _is_there(name, game) else COMMON
        file = f"{home}/sounds/{name}"
        if file not in self._kept:
            try:
                self._kept[file] = pygame.mixer.Sound(str(resource("assets", f"{file}.wav")))
            except (OSError, pygame.error) as error:
                self._kept[file] = None
                self.missing[file] = str(error)
        return self._kept[file]


@cache
def _is_there(name: str, game: str) -> bool:
    try:
        return bool(resource("assets", game, "sounds", f"{name}.wav"))
    except OSError:
        return False
