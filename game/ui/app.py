"""The program on screen: the window, the clock, and the stack of scenes."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from threading import Thread

import msgspec
import msgspec.structs
import pygame

from game.paths import COMMON, resource
from game.ui.art import Art
from game.ui.held import Held
from game.ui.inputs import Closed, Input, Key, Point, Press, Resized, understand
from game.ui.kit import LEAST_HEIGHT, LEAST_WIDTH, Kit, guessed_scale, largest_table
from game.ui.memory import let_go, return_large_pieces, settle
from game.ui.pads import Pads
from game.ui.quiet import quiet
from game.ui.scene import Scene
from game.ui.sea import Sea
from game.ui.settings import Settings, save_settings
from game.ui.speaker import Speaker
from game.ui.stage import Stage
from game.ui.trouble import plain
from game.ui.typeset import FILES
from game.ui.wording import Wording

FRAMES_PER_SECOND = 60
PAINTING, ANSWERING = 0.0025, 0.004
"""Seconds of a frame for following the match and painting, after which painting is left to the next: while
bots play, and while what somebody did is being answered."""
MOST_TOLD = 4
"""So many missing files are named."""
TELLING = 10
"""Every so many frames it is looked whether something is missing."""
MOST_FAILURES = 20
"""So many times in a row, about twenty seconds, a display that is gone is waited for."""
MOST_REOPENED = 3
SMALLEST = (640, 480)
TITLE = "Farshore"


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class App:
    def __init__(self, settings: Settings, size: tuple[int, int] | None = None, notice: str = "") -> None:
        self.settings = settings
        self.notices: list[str] = []
        """What the player should be told as soon as there is a place for it."""
        # A window drawn by us is shown much faster without a detour through the graphics card.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        os.environ.setdefault("SDL_VIDEO_CENTERED", "1")
        os.environ["SDL_VIDEO_X11_WMCLASS"] = "farshore"  # how a desktop knows our windows
        sys.setswitchinterval(0.001)  # a bot that thinks gives way to the drawing soon
        try:
            with quiet():
                pygame.display.init()
            if pygame.display.get_driver() == "offscreen" and not os.environ.get("SDL_VIDEODRIVER"):
                raise pygame.error("none was found")  # SDL would draw where nobody can see it
            pygame.font.init()
        except pygame.error as error:
            raise NoDisplay(f"there is no display to open a window on ({error})") from error
        self.now = 0.0
        self.scenes: list[Scene] = []
        self.running = True
        self.frames = 0
        self._seen: Scene | None = None
        """The scene of the last frame."""
        self.pads = Pads()
        self.by_pad = False
        """A gamepad was used last."""
        self._held = Held()
        self._heard: Scene | None = None
        """The scene that was last done something to."""
        self._touched = False
        """Something was done since the last frame."""
        self._answering = False
        """Not all is painted yet that was changed by it."""
        self._gone = False
        """A match has left the table, and its memory should be had back."""
        self._settles = True
        """What has come to the table is about to be seen for the first time."""
        self._failures = 0
        """Frames in a row that could not be shown."""
        self._reopened = 0
        """How often among them a window was opened all the same."""
        self._told: set[str] = set()
        """What is missing, as far as the player knows."""
        self.watch: Callable[[], None] | None = None
        """Called after every frame, by tests and measurements."""
        self._began = time.perf_counter()
        self._given = size
        self._for_now: dict[str, tuple[object, object]] = {}
        """By setting: what the command line has asked for, and what is kept."""
        self.sound = Speaker(settings)
        self.art = Art()
        self._set_icon()
        self._open_window(size or self._wanted_size())
        if notice:
            self.notices.append(notice)
        pygame.display.set_caption(TITLE)
        pygame.key.set_repeat(350, 45)

    # The window

    def _wanted_size(self) -> tuple[int, int]:
        if self.settings.width and self.settings.height:
            wanted = (self.settings.width, self.settings.height)
        else:
            wanted = (1920, 1080)
        desktop = self._desktop()
        if desktop and (wanted[0] > desktop[0] or wanted[1] > desktop[1]):
            # Some room is left for the frame of the window and the bars of the desktop.
            wanted = (min(wanted[0], int(desktop[0] * 0.95)), min(wanted[1], int(desktop[1] * 0.88)))
        return max(wanted[0], SMALLEST[0]), max(wanted[1], SMALLEST[1])

    def _desktop(self) -> tuple[int, int] | None:
        try:
            sizes = pygame.display.get_desktop_sizes()
        except pygame.error:
            return None
        return sizes[0] if sizes and min(sizes[0]) > 0 else None

    def _open_window(self, size: tuple[int, int]) -> None:
        flags = pygame.RESIZABLE
        if self.settings.fullscreen and not self._given:
            flags = pygame.FULLSCREEN
            size = self._desktop() or size
        try:
            self.window = pygame.display.set_mode(size, flags)
            self.fit()
        except (pygame.error, MemoryError) as error:
            if not self.settings.fullscreen:
                raise NoDisplay(f"no window of {size[0]}x{size[1]} can be opened ({error})") from error
            self.settings.fullscreen = False  # a display that can't: an ordinary window will do
            self.notices.append(str(error))
            self._open_window(self._wanted_size())

    def fit(self) -> None:
        """Everything that hangs on size, scale or language is made anew."""
        self.size = self.window.get_size()
        self.art.fit(self.scale / 100)
        text = self.settings.text / 100
        self.kit = Kit(self.scale / 100, Wording(self.settings.lang), self.art, text=text)
        held = self.table_scale
        self.table_kit = (
            self.kit if held == self.scale else Kit(held / 100, self.kit.say, self.art, text=text)
        )
        self.kit.by_pad = self.table_kit.by_pad = self.by_pad
        self.stage = Stage(self.window)
        self.sea = Sea(self.kit, self.size)
        for scene in self.scenes:
            scene.layout(self.stage.rect)
        self.stage.touch()

    @property
    def scale(self) -> int:
        """The interface scale in force, in per cent: sheets that are larger than the window scroll."""
        size = self.size
        wanted = self.settings.scale or guessed_scale(size)
        if size[0] < LEAST_WIDTH * 0.75 or size[1] < LEAST_HEIGHT * 0.75:
            return max(40, int(min(size[0] / LEAST_WIDTH, size[1] / LEAST_HEIGHT) * 100))
        return wanted

    @property
    def table_scale(self) -> int:
        """The same for tables, which do not scroll: at most what the window holds in their compact form."""
        return min(self.scale, largest_table(self.size))

    def _set_icon(self) -> None:
        try:
            pygame.display.set_icon(
                pygame.image.load_sized_svg(str(resource("assets", COMMON, "icon.svg")), (64, 64))
            )
        except (pygame.error, OSError):
            return  # a window without our picture is still a window

    def toggle_fullscreen(self) -> None:
        self.settings.fullscreen = not self.settings.fullscreen
        self._given = None
        self._open_window(self._wanted_size())
        self.keep_settings()

    def resize(self, size: tuple[int, int]) -> None:
        size = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
        if not self.settings.fullscreen:
            self.settings.width, self.settings.height = size
        self.window = pygame.display.get_surface() or self.window
        if self.window.get_size() != size:
            try:
                self.window = pygame.display.set_mode(size, pygame.RESIZABLE)
            except pygame.error as error:
                self.notices.append(self.kit.say("trouble.window", what=error))
        self.fit()

    def _open_again(self, error: pygame.error) -> None:
        """The display is gone, or took the window along: wait for it a while, then end in good order."""
        self._failures += 1
        if self._failures > MOST_FAILURES:
            raise NoDisplay(f"the display is gone ({error})") from error
        time.sleep(0.1 * self._failures)
        try:
            if not pygame.display.get_init():
                pygame.display.init()
            self._open_window(self.size)
        except (pygame.error, NoDisplay):
            return  # not yet
        pygame.display.set_caption(TITLE)
        self._reopened += 1
        if self._reopened > MOST_REOPENED:
            raise error  # there is a window, so the fault is ours

    def given_for_now(self, kept: Settings) -> None:
        """What differs from these settings was asked for this time only, and is not written down."""
        names = [field.name for field in msgspec.structs.fields(Settings)]
        both = {name: (getattr(self.settings, name), getattr(kept, name)) for name in names}
        self._for_now = {name: pair for name, pair in both.items() if pair[0] != pair[1]}

    def keep_settings(self) -> None:
        # Once the player has chosen something else, that is for good.
        self._for_now = {n: pair for n, pair in self._for_now.items() if getattr(self.settings, n) == pair[0]}
        kept = {name: was for name, (_, was) in self._for_now.items()}
        trouble = save_settings(msgspec.structs.replace(self.settings, **kept))
        if trouble:
            self.notices.append(self.kit.say("trouble.settings", what=plain(self.kit.say, trouble)))

    def _tell(self) -> None:
        """What the player should know lies over whatever is on the screen."""
        self.notices += self._missing()
        if self.notices and self.scene.name != "message":
            from game.ui.scenes.message import MessageScene

            text = "\n".join(dict.fromkeys(self.notices))
            self.notices.clear()
            self.push(MessageScene(self, self.kit.say("message.notice"), text))

    def _missing(self) -> list[str]:
        """Pictures, type and sounds that could not be had, each told of once."""
        found = []
        files = {
            "message.no-picture": [f"assets/{name}.svg" for name in self.art.missing],
            "message.no-type": [FILES[face][1] for face in self.kit.type.missing],
            "trouble.no-sound": [f"assets/{name}.wav" for name in self.sound.missing],
        }
        for phrase, names in files.items():
            new = sorted(set(names) - self._told)
            if new:
                found.append(self.kit.say(phrase, what=", ".join(new[:MOST_TOLD]), n=len(new)))
                self._told |= {*new}
        return found

    # Scenes

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        before = self.scenes[-1] if self.scenes else None
        self.scenes.append(scene)
        scene.refresh()
        if before:
            scene.come_from(before)

    def pop(self) -> None:
        if len(self.scenes) > 1:
            gone = self.scenes.pop()
            gone.close()
            self.scene.refresh()
            self.scene.come_from(gone)
        else:
            self.quit()

    def replace(self, scene: Scene) -> None:
        """Instead of everything above the first scene."""
        last = self.scenes[-1] if self.scenes else None
        while len(self.scenes) > 1:
            self.scenes.pop().close()
            self._gone = True
        self._settles = True
        self.push(scene)
        if last:
            scene.come_from(last)

    def quit(self) -> None:
        self.running = False

    # The loop

    def run(self, frames: int | None = None) -> None:
        clock = pygame.time.Clock()
        last = time.perf_counter()
        while self.running and self.scenes and (frames is None or self.frames < frames):
            self.listen()
            now = time.perf_counter()
            self.tick(now - last)
            last = now
            if frames is None or self.settings.speed != "instant":
                clock.tick(FRAMES_PER_SECOND)
        for scene in reversed(self.scenes):
            scene.close()

    def listen(self) -> None:
        """Take all that was done to the window since the last frame."""
        try:
            events = pygame.event.get()
        except pygame.error as error:  # no display, no events
            self._open_again(error)
            return
        for event in events:
            what = understand(event)
            if what is not None:
                self.take(what)
            for key in self.pads.hear(event):
                self.take(key)
        for key in self.pads.go_on(self.now):
            self.take(key)

    def take(self, what: Input) -> None:
        """Something was done to the window."""
        self._look_up()
        if not self._held.lets(what):
            return
        self._touched = self._touched or not isinstance(what, Point)
        self._in_hand(what)
        if isinstance(what, Closed):
            self.quit()
        elif isinstance(what, Resized):
            self.resize(what.size)
        elif isinstance(what, Key) and what.down and what.name == "f11":
            self.toggle_fullscreen()
        elif isinstance(what, Key) and what.down and what.name == "m" and not self.scene.typing:
            self.settings.mute = not self.settings.mute
            self.keep_settings()
            self.scene.refresh()
        elif self.scenes:
            self.scene.handle(what)

    def _in_hand(self, what: Input) -> None:
        """Keys are shown as those of what was used last: the keyboard, or a gamepad."""
        if isinstance(what, Press | Key):
            by_pad = isinstance(what, Key) and what.pad
            if by_pad != self.by_pad:
                self.by_pad = self.kit.by_pad = self.table_kit.by_pad = by_pad
                self.stage.touch()

    def _look_up(self) -> None:
        """On another screen than before, whatever is still held down has done its work."""
        scene = self.scene if self.scenes else None
        if scene is not self._heard:
            self._held.screen_changed()
            for one in (self._heard, scene):
                if one:
                    one.let_go()
            self._heard = scene

    def tick(self, passed: float) -> None:
        """One frame."""
        self.now += min(passed, 0.1)
        if self.frames == 2:  # the first frames wait for none of these
            return_large_pieces()
            self.sound.start()
            self.pads.start()
            # The first throw of dice must not wait for this.
            Thread(target=import_module, args=("pymunk",), daemon=True).start()
        self.sound.attend(self.now)
        if self._gone:
            self._gone, self._seen = False, None
            let_go()
        elif self._settles and self.scene is self._seen:
            self._settles = False
            settle()
        began = time.perf_counter()
        self.scene.update(self.now, min(passed, 0.1))
        if not self.running or not self.scenes:
            return
        if self.frames and (self.notices or self.frames % TELLING == 1):
            self._tell()
        # What somebody did is answered at once; what else comes of it, and what bots do, may take a few
        # frames to be painted.
        calm = self.scene is self._seen and self.scene.pace > 0
        first = self.scene.answer() if calm and self._touched else []
        if self._touched:
            calm, self._answering = calm and bool(first), True
        budget = (ANSWERING if self._answering else PAINTING) - time.perf_counter() + began
        try:
            self.scene.frame(self.stage, self.now, budget if calm else None, first)
            self._answering = self._answering and not self.stage.clean
            self._failures = self._reopened = 0
        except pygame.error as error:
            self._open_again(error)
        self._seen, self._touched = self.scene, False
        self.frames += 1
        if self.watch:
            self.watch()

    def shot(self, path: Path) -> None:
        pygame.image.save(self.window, str(path))
