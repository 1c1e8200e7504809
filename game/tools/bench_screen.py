"""How fast the screen is: frames of a crowded late game, the answer to a click, the start, the memory.

Each part runs in a process of its own, so that nothing is warm that would be cold for a player. A window is
opened where there is a display, and the time of a frame includes showing it; else on SDL's dummy display.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game.refusal import Refusal
from game.registry import games

if TYPE_CHECKING:
    from pygame import Rect

    from game.engine.game import Crowded, Game
    from game.engine.match import Match
    from game.ui.app import App
    from game.ui.session import Session
    from game.ui.settings import Speed
    from game.ui.spots import Spot
    from game.ui.table.table import Table

FRAMES, WARM_UP = 900, 60
CLICKS = 60
TRIES = 3
"""Clicks at most for each that counts: some only bring the question if it is meant, or lift a curtain."""
RESTING = 200
"""Times three frames: within these, whatever is told or moves comes to rest."""
STARTS = 5
NAMES = ("Ada", "Bo", "Carla", "Dino", "Elsa", "Ferro")
SMALL, FULL_HD, FOUR_K = (1280, 720), (1920, 1080), (3840, 2160)
SECOND = 1 / 60

UNITS = {
    "driver": "SDL's video driver; a real window but for 'dummy'",
    "start_ms": "ms from the command to the first frame of the menu",
    "search_ms_max": "ms from a letter to the frame that shows what the handbook finds, the slowest",
    "frame_ms_p50": "ms for a frame at 1920x1080, half of them",
    "frame_ms_p99": "ms for a frame at 1920x1080, 99 of 100",
    "frame_ms_max": "ms for the slowest frame at 1920x1080",
    "frame_4k_ms_p50": "ms for a frame at 3840x2160, half of them",
    "frame_4k_ms_p99": "ms for a frame at 3840x2160, 99 of 100",
    "click_ms_p50": "ms from a click to the frame that answers it, half of them",
    "click_ms_max": "ms from a click to the frame that answers it, the slowest",
    "memory_mb": "MB at most, after the frames at 1920x1080",
    "memory_4k_mb": "MB at most, after the frames at 3840x2160",
    "map_share_720": "part of a window of 1280x720 that is free for the map",
    "tile_px_720": "pixels that a tile is wide there when the whole map is shown",
}

Figures = dict[str, float | str]


def measure() -> Figures:
    """What all games share."""
    starts = [_part("start") for _ in range(STARTS)]
    return {
        "driver": starts[0]["driver"],
        "start_ms": min(float(one["start"]) for one in starts),
        "search_ms_max": _part(SEARCH)["max"],
    }


def measure_table(game: str) -> Figures:
    """Every figure of a game's table, in its crowded position."""
    hd, four_k = _part(f"frames:{game}"), _part(f"frames-4k:{game}")
    click, room = _part(f"clicks:{game}"), _part(f"room:{game}")
    return {
        "frame_ms_p50": hd["p50"],
        "frame_ms_p99": hd["p99"],
        "frame_ms_max": hd["max"],
        "frame_4k_ms_p50": four_k["p50"],
        "frame_4k_ms_p99": four_k["p99"],
        "click_ms_p50": click["p50"],
        "click_ms_max": click["max"],
        "memory_mb": hd["memory"],
        "memory_4k_mb": four_k["memory"],
        **room,
    }


def _part(name: str) -> Figures:
    """One part in a fresh process; its last line of output is the answer."""
    command = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
    with tempfile.TemporaryDirectory(prefix="farshore-bench-") as home:
        environment = {**os.environ, "FARSHORE_HOME": home}
        began = time.perf_counter()
        done = subprocess.run(
            [*command, "bench", "--part", name], capture_output=True, text=True, env=environment
        )
    try:
        answer: Figures = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        told = done.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        raise Refusal(f"measuring '{name}' failed: {told[0]}") from None
    if "first" in answer:
        answer["start"] = round((float(answer["first"]) - began) * 1000, 1)
    return answer


def run_part(name: str) -> int:
    """What the fresh process does: the name of the part, and after a colon that of the game."""
    what, _, game = name.partition(":")
    if what not in PARTS or (game not in games("ui") if what not in SHARED else game):
        raise Refusal(f"there is no part '{name}' to measure")
    print(json.dumps(PARTS[what](game)))
    return 0


# The start


def _first_frame(_: str) -> Figures:
    """When the first frame of the menu was shown, by the clock that all processes share."""
    from game.ui.start import start

    os.environ.update(_display())
    start(frames=1)
    first = time.perf_counter()
    return {"first": first, "driver": _driver()}


def _display() -> dict[str, str]:
    """The dummy display if no other can be had."""
    import pygame

    from game.ui.quiet import quiet

    try:
        with quiet():
            pygame.display.init()
    except pygame.error:
        return {"SDL_VIDEODRIVER": "dummy"}
    seen = os.environ.get("SDL_VIDEODRIVER") or pygame.display.get_driver() != "offscreen"
    pygame.display.quit()
    return {} if seen else {"SDL_VIDEODRIVER": "dummy"}


# Frames


def _frames(size: tuple[int, int], game: str) -> Figures:
    app, table = _table(size, game, people=False)
    times: list[float] = []
    frame, warm = 0, WARM_UP
    while len(times) < FRAMES:
        _point(app, frame)
        began = time.perf_counter()
        app.listen()
        app.tick(SECOND)
        passed = time.perf_counter() - began
        frame += 1
        if frame > warm:
            times.append(passed)
        if table.session.over:
            table = _sit_down(app, game, people=False)
            warm = frame + WARM_UP
        # Who thinks beside the drawing gets the rest of the frame's time, as in play.
        time.sleep(max(0.0, SECOND - passed))
    return {**_spread(times), "driver": _driver(), "memory": round(_peak_memory(), 1)}


def _point(app: App, frame: int) -> None:
    """The pointer wanders over the whole table, resting at times so that tooltips open."""
    import pygame

    if frame % 90 < 40:
        w, h = app.stage.rect.size
        t = (frame // 90 * 40 + frame % 90) / 150
        at = round(w * (0.5 + 0.47 * math.sin(t * 2.3))), round(h * (0.5 + 0.47 * math.sin(t * 3.1 + 1)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))


# The room for the map


def _room(game: str) -> Figures:
    _, table = _table(SMALL, game, people=True, speed="instant")
    table.eyes.lift()
    table.beats.put_away()
    while lesson := table.spot("got-it"):  # it is told once, and put away with a key
        assert lesson.act
        lesson.act()
    table.show_all()
    free = free_part(table.camera.area, [widget.rect for widget in table.widgets])
    return {
        "map_share_720": round(free / (SMALL[0] * SMALL[1]), 3),
        "tile_px_720": round(table.camera.tile_width, 1),
    }


def free_part(area: Rect, panels: Sequence[Rect]) -> int:
    """The pixels of the map's rectangle that no panel stands on."""
    import pygame

    mask = pygame.Mask(area.size, fill=True)
    for panel in panels:
        box = panel.clip(area)
        if box.w and box.h:
            mask.erase(pygame.Mask(box.size, fill=True), (box.x - area.x, box.y - area.y))
    return mask.count()


# Clicks


def _clicks(game: str) -> Figures:
    """Whoever is asked clicks on what is lit; the frame after it must show that something happened."""
    import pygame

    app, table = _table(FULL_HD, game, people=True)
    times: list[float] = []
    for _ in range(TRIES * CLICKS):
        _rest(app, table)
        places = [
            spot.rect.center for spot in table.spots() if spot.lit and spot.act and _is_seen(table, spot)
        ]
        if not places or table.session.over or len(times) == CLICKS:
            break
        made = len(table.session.match.records)
        at = places[made % len(places)]
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        app.listen()
        app.tick(SECOND)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
        began = time.perf_counter()
        app.listen()
        app.tick(SECOND)
        if len(table.session.match.records) > made:
            times.append(time.perf_counter() - began)
    return {**_spread(times), "driver": _driver()}


def _rest(app: App, table: Table) -> None:
    """Until nothing is told, nothing moves and all is painted: what others did is no answer to a click."""
    for _ in range(RESTING):
        table.flights.finish()
        while table.beats.go_on():
            continue
        for _ in range(3):
            app.tick(SECOND)
            time.sleep(SECOND)
        if not (table.beats.busy or table.flights.busy or table.still_moving()) and app.stage.clean:
            return


def _is_seen(table: Table, spot: Spot) -> bool:
    from game.ui.spots import spot_at

    found = spot_at(table.spots_under(spot.rect.center), spot.rect.center)
    return found is not None and found.name == spot.name


# The table


def _table(size: tuple[int, int], game: str, people: bool, speed: Speed = "1") -> tuple[App, Table]:
    from game.ui.app import App
    from game.ui.settings import Settings

    os.environ.update(_display())
    app = App(Settings(lang="en", speed=speed, bot_pause=0, wait_losses=False), size)
    return app, _sit_down(app, game, people)


def _sit_down(app: App, game: str, people: bool) -> Table:
    """The crowded position on the table, in place of what lay there; the menu is below it, as in play."""
    from game.ui.games import screens_of
    from game.ui.scenes.menu import MenuScene

    if not app.scenes:
        app.push(MenuScene(app))
    table = screens_of(game).table(app, _session(game, people))
    app.replace(table)
    app.tick(SECOND)
    return table


def _session(game: str, people: bool) -> Session:
    from game.engine.opening import open_library
    from game.engine.saves import Player
    from game.ui.session import Session

    match = crowded(game)
    who = "human" if people else ""
    players = [Player(name=name, livery=n, who=who) for n, name in enumerate(NAMES[: len(match.setup.seats)])]
    return Session(match, open_library(match.game), players, "bench")


def crowded(name: str) -> Match:
    """The position that the game declares; else a full table, three quarters through."""
    from game.engine.game import Crowded, Setup
    from game.registry import find_game

    game = find_game(name)
    if game.crowded:
        return _played(game, game.crowded)
    setup = Setup(game=name, seats=("random",) * max(game.seat_counts))
    whole = len(_played(game, Crowded(setup, 10**6)).records)
    return _played(game, Crowded(setup, whole * 3 // 4))


def _played(game: Game, position: Crowded) -> Match:
    from game.bots.seats import consult, make_bot
    from game.engine.match import Match
    from game.engine.opening import open_library

    setup, choices = position
    match = Match(game, game.make_book(open_library(game), setup), setup)
    bots = [make_bot(who, setup.seed, seat) for seat, who in enumerate(setup.seats)]
    while match.decision is not None and len(match.records) < choices:
        bot = bots[match.decision.seat]
        match.choose(consult(bot, match.book, match.state, match.decision).key)
    return match


# Figures


def _spread(times: list[float]) -> Figures:
    ordered = sorted(times)
    if not ordered:
        raise Refusal("there was nothing to measure")

    def part(of: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * of))] * 1000, 2)

    return {"p50": part(0.5), "p99": part(0.99), "max": part(1.0), "n": len(ordered)}


def _driver() -> str:
    import pygame

    return pygame.display.get_driver()


def _peak_memory() -> float:
    """The most that this process ever held, in MB."""
    status = Path("/proc/self/status")
    if status.exists():
        return _from_status(status, "VmHWM")
    try:
        import resource
    except ImportError:  # Windows has another way to ask
        return _windows_memory()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024 / 1024  # in bytes on macOS


def memory_now() -> float:
    """What this process holds just now, in MB; where only the most can be told, that."""
    status = Path("/proc/self/status")
    return _from_status(status, "VmRSS") if status.exists() else _peak_memory()


def _from_status(status: Path, name: str) -> float:
    line = next(line for line in status.read_text().splitlines() if line.startswith(name))
    return int(line.split()[1]) / 1024


def _windows_memory() -> float:
    import ctypes

    class Counters(ctypes.Structure):
        _fields_ = [("cb", ctypes.c_ulong), ("faults", ctypes.c_ulong)] + [
            (name, ctypes.c_size_t) for name in ("peak", "now", "a", "b", "c", "d", "file", "file_peak")
        ]

    counters = Counters(cb=ctypes.sizeof(Counters))
    library = getattr(ctypes, "windll").kernel32  # noqa: B009 - there on Windows alone
    library.K32GetProcessMemoryInfo(library.GetCurrentProcess(), ctypes.byref(counters), counters.cb)
    return int(counters.peak) / 1024 / 1024


def _search(_: str) -> Figures:
    from game.tools.bench_search import letters

    os.environ.update(_display())
    return {**_spread(letters(FULL_HD)), "driver": _driver()}


START, SEARCH = SHARED = ("start", "search")
"""Parts that concern no game alone."""
PARTS: dict[str, Callable[[str], Figures]] = {
    START: _first_frame,
    SEARCH: _search,
    "frames": lambda game: _frames(FULL_HD, game),
    "frames-4k": lambda game: _frames(FOUR_K, game),
    "clicks": lambda game: _clicks(game),
    "room": _room,
}
"""What a process of its own can be asked to measure."""
