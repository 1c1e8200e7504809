"""The speaker: small recordings of our own, and what is heard behind them; without a device the game plays
silently."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from random import Random

import pygame

from game.paths import COMMON, resource
from game.ui.ambience import Ambience
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
        self.ambience = Ambience(self)

    def start(self) -> None:
        """Open the device, if there is one; takes a while, so the first frame does not wait for it."""
        if os.environ.get("SDL_AUDIODRIVER") == "dummy":
            return
        try:
            with quiet():
                # As the recordings are, whatever the device likes: long ones would grow large otherwise.
                pygame.mixer.init(22050, -16, 1, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
            self.able = True
            self.ambience.prepare()
        except pygame.error as error:
            self.trouble = str(error)

    def play(self, name: str, volume: float = 1.0, game: str = "") -> None:
        if not self.able or self.settings.mute or not self.settings.sound:
            return
        if name in VARIANTS:
            name = f"{name}-{self._random.randint(1, VARIANTS[name])}"
        sound = self.recording(name, game)
        if sound:
            channel = sound.play()
            if channel:
                channel.set_volume(volume * self.settings.sound / 100)

    def attend(self, now: float) -> None:
        """Once a frame."""
        if self.able:
            self.ambience.attend(now)

    def recording(self, name: str, game: str = "") -> pygame.mixer.Sound | None:
        """Read once; None if it can't be."""
        place = self.place(name, game)
        if place not in self._kept:
            try:
                self._kept[place] = pygame.mixer.Sound(str(self.file(name, game)))
            except (OSError, pygame.error) as error:
                self._kept[place] = None
                self.missing[place] = str(error)
        return self._kept[place]

    def place(self, name: str, game: str = "") -> str:
        """Where it lies among the assets: with the game, or with what all games share."""
        home = game if game and _is_there(name, game) else COMMON
        return f"{home}/sounds/{name}"

    def file(self, name: str, game: str = "") -> Path:
        return resource("assets", f"{self.place(name, game)}.wav")


@cache
def _is_there(name: str, game: str) -> bool:
    try:
        return bool(resource("assets", game, "sounds", f"{name}.wav"))
    except OSError:
        return False
