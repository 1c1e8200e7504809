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
from pathlib import Path
from typing import TYPE_CHECKING

from game.refusal import Refusal

if TYPE_CHECKING:
    from game.engine.match import Match
    from game.ui.app import App
    from game.ui.session import Session
    from game.ui.spots import Spot
    from game.ui.table.table import Table

GAME, CHART = "western-sea", "finis-terrae"
SEEDS = range(24)
LEFT = {GAME: 130, CHART: 60}
"""Choices before the end of the game, at which the measuring begins."""
FRAMES, WARM_UP = 900, 60
CLICKS = 60
STARTS = 5
FULL_HD, FOUR_K = (1920, 1080), (3840, 2160)
SECOND = 1 / 60

UNITS = {
    "driver": "SDL's video driver; a real window but for 'dummy'",
    "frame_ms_p50": "ms for a frame at 1920x1080, half of them",
    "frame_ms_p99": "ms for a frame at 1920x1080, 99 of 100",
    "frame_ms_max": "ms for the slowest frame at 1920x1080",
    "frame_4k_ms_p50": "ms for a frame at 3840x2160, half of them",
    "frame_4k_ms_p99": "ms for a frame at 3840x2160, 99 of 100",
    "click_ms_p50": "ms from a click to the frame that answers it, half of them",
    "click_ms_max": "ms from a click to the frame that answers it, the slowest",
    "chart_ms_p50": "ms for a frame of Finis Terrae's full chart at 1920x1080, half of them",
    "chart_ms_p99": "ms for a frame of Finis Terrae's full chart at 1920x1080, 99 of 100",
    "chart_4k_ms_p99": "ms for a frame of Finis Terrae's full chart at 3840x2160, 99 of 100",
    "chart_click_ms_max": "ms from a click there to the frame that answers it, the slowest",
    "start_ms": "ms from the command to the first frame of the menu",
    "memory_mb": "MB at most, after the frames at 1920x1080",
    "memory_4k_mb": "MB at most, after the frames at 3840x2160",
}


def measure() -> dict[str, float | str]:
    """Every figure of the screen."""
    starts = [_part("start") for _ in range(STARTS)]
    hd = _part("frames")
    four_k = _part("frames-4k")
    click = _part("clicks")
    chart, chart_4k, chart_click = _part("chart"), _part("chart-4k"), _part("chart-clicks")
    return {
        "driver": hd["driver"],
        "frame_ms_p50": hd["p50"],
        "frame_ms_p99": hd["p99"],
        "frame_ms_max": hd["max"],
        "frame_4k_ms_p50": four_k["p50"],
        "frame_4k_ms_p99": four_k["p99"],
        "click_ms_p50": click["p50"],
        "click_ms_max": click["max"],
        "chart_ms_p50": chart["p50"],
        "chart_ms_p99": chart["p99"],
        "chart_4k_ms_p99": chart_4k["p99"],
        "chart_click_ms_max": chart_click["max"],
        "start_ms": min(float(one["start"]) for one in starts),
        "memory_mb": hd["memory"],
        "memory_4k_mb": four_k["memory"],
    }


def _part(name: str) -> dict[str, float | str]:
    """One part in a fresh process; its last line of output is the answer."""
    command = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
    with tempfile.TemporaryDirectory(prefix="farshore-bench-") as home:
        environment = {**os.environ, "FARSHORE_HOME": home}
        began = time.perf_counter()
        done = subprocess.run(
            [*command, "bench", "--part", name], capture_output=True, text=True, env=environment
        )
    try:
        answer: dict[str, float | str] = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        told = done.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        raise Refusal(f"measuring '{name}' failed: {told[0]}") from None
    if "first" in answer:
        answer["start"] = round((float(answer["first"]) - began) * 1000, 1)
    return answer


def run_part(name: str) -> int:
    """What the fresh process does."""

    which = CHART if name.startswith("chart") else GAME
    if name == "start":
        answer = _first_frame()
    elif name.endswith("clicks"):
        answer = _clicks(which)
    else:
        answer = _frames(FOUR_K if name.endswith("-4k") else FULL_HD, which)
    print(json.dumps(answer))
    return 0


# The start


def _first_frame() -> dict[str, float | str]:
    """When the first frame of the menu was shown, by the clock that all processes share."""
    from game.ui.start import start

    os.environ.update(_display())
    start(frames=1)
    return {"first": time.perf_counter()}


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


def _frames(size: tuple[int, int], game: str) -> dict[str, float | str]:
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


# Clicks


def _clicks(game: str) -> dict[str, float | str]:
    """Whoever is asked clicks on what is lit; the frame after it must show that something happened."""
    import pygame

    app, table = _table(FULL_HD, game, people=True)
    times = []
    for _ in range(CLICKS):
        table.flights.finish()
        for _ in range(3):
            app.tick(SECOND)
            time.sleep(SECOND)
        places = [
            spot.rect.center for spot in table.spots() if spot.lit and spot.act and _is_seen(table, spot)
        ]
        if not places or table.session.over:
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


def _is_seen(table: Table, spot: Spot) -> bool:
    from game.ui.spots import spot_at

    found = spot_at(table.spots_under(spot.rect.center), spot.rect.center)
    return found is not None and found.name == spot.name


# The table


def _table(size: tuple[int, int], game: str, people: bool) -> tuple[App, Table]:
    from game.ui.app import App
    from game.ui.settings import Settings

    os.environ.update(_display())
    app = App(Settings(lang="en", speed="1", bot_pause=0), size)
    return app, _sit_down(app, game, people)


def _sit_down(app: App, game: str, people: bool) -> Table:
    """The late game on the table, in place of what lay there."""
    from game.ui.games import screens_of

    table = screens_of(game).table(app, _session(game, people))
    if app.scenes:
        app.replace(table)
    else:
        app.push(table)
    app.tick(SECOND)
    return table


def _session(game: str, people: bool) -> Session:
    from game.engine.opening import open_library
    from game.engine.saves import Player
    from game.ui.session import Session

    match = late_game(game)
    who = "human" if people else ""
    players = [Player(name=name, livery=n, who=who) for n, name in enumerate(("Ada", "Bo", "Carla", "Dino"))]
    return Session(match, open_library(match.game), players, "bench")


def late_game(name: str = GAME) -> Match:
    """The most crowded of several four-player games, a little before its end; the same on every machine."""
    from game.bots.seats import consult, make_bot
    from game.engine.game import Setup
    from game.engine.match import Match
    from game.engine.opening import open_library
    from game.registry import find_game

    game = find_game(name)
    library = open_library(game)

    def played(seed: int, choices: int | None) -> Match:
        setup = Setup(game=game.name, seats=("random",) * 4, seed=seed)
        match = Match(game, game.make_book(library, setup), setup)
        bots = [make_bot("random", seed, seat) for seat in range(4)]
        while match.decision is not None and (choices is None or len(match.records) < choices):
            bot = bots[match.decision.seat]
            match.choose(consult(bot, match.book, match.state, match.decision).key)
        return match

    def crowd(match: Match) -> int:
        state = match.state
        return 3 * len(getattr(state, "at", ())) + sum(getattr(state, "tents", ()))

    fullest = max((played(seed, None) for seed in SEEDS), key=crowd)
    return played(fullest.setup.seed, len(fullest.records) - LEFT[name])


# Figures


def _spread(times: list[float]) -> dict[str, float | str]:
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
