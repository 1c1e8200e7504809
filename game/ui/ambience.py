"""What is heard behind the game: surf and wind, a gull now and then, and quiet music.

Loudness never jumps: it glides to what the settings say, and to nothing while another window has the
keyboard.
"""

from __future__ import annotations

from random import Random
from threading import Thread
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.speaker import Speaker

BEDS = ("sea", "wind", "music")
"""Recordings that go round and round, each on a channel of its own."""
GULL, GULL_EVERY = "gull", (35.0, 110.0)
GULL_LOUD = 0.5
GLIDE = 0.8
"""Seconds from silence to full loudness."""


class Ambience:
    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.sea = self.music = 0.0
        """How loud each is now, of 1."""
        self.ready = False
        """The recordings have been read."""
        self.now = 0.0
        self._started: set[str] = set()
        self._random = Random(7)
        self._gull = self._random.uniform(*GULL_EVERY)
        self._had_focus = False

    def prepare(self) -> None:
        """Read the recordings while the game goes on."""
        pygame.mixer.set_reserved(len(BEDS))
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for name in (*BEDS, GULL):
            self.speaker.recording(name)
        self.ready = True

    def attend(self, now: float) -> None:
        """Once a frame: glide, and let a gull cry when it is time."""
        passed, self.now = max(0.0, now - self.now), now
        if not self.ready:
            return
        settings = self.speaker.settings
        heard = not settings.mute and self._has_focus()
        step = passed / GLIDE
        self.sea = _glided(self.sea, settings.sea / 100 if heard else 0.0, step)
        self.music = _glided(self.music, settings.music / 100 if heard else 0.0, step)
        for channel, name in enumerate(BEDS):
            self._play(pygame.mixer.Channel(channel), name, self.music if name == "music" else self.sea)
        if now >= self._gull:
            self._gull = now + self._random.uniform(*GULL_EVERY)
            self._cry()

    def _play(self, channel: pygame.mixer.Channel, name: str, loud: float) -> None:
        if loud and name not in self._started:
            self._started.add(name)
            if sound := self.speaker.recording(name):
                channel.play(sound, loops=-1)
        channel.set_volume(loud)

    def _cry(self) -> None:
        gull = self.speaker.recording(GULL) if self.sea else None
        if gull and (channel := gull.play()):
            channel.set_volume(self.sea * GULL_LOUD)

    def _has_focus(self) -> bool:
        """Whether the player is here; a desktop that never gives the keyboard is not taken at its word."""
        focused = pygame.display.get_init() and pygame.key.get_focused()
        self._had_focus = self._had_focus or focused
        return focused or not self._had_focus


def _glided(level: float, wanted: float, step: float) -> float:
    return min(level + step, wanted) if level < wanted else max(level - step, wanted)
