"""`farshore bench`: how fast the engine and the screen are on this machine."""

from __future__ import annotations

from collections.abc import Mapping

from game.registry import games
from game.tools import bench_screen


def run(*, json: bool, part: str | None = None) -> int:
    if part:
        return bench_screen.run_part(part)
    from game.tools import bench_engine  # only here: a part must be no slower than the command it stands for
    from game.tools.common import print_json

    shared = bench_screen.measure()
    found = bench_engine.measure(games())
    for name in games("ui"):
        found[name] |= bench_screen.measure_table(name)
    if json:
        print_json({**shared, "games": found})
        return 0
    units = bench_engine.UNITS | bench_screen.UNITS
    _tell(units, shared)
    for name, figures in found.items():
        print(name)
        _tell(units, figures, "  ")
    return 0


def _tell(units: Mapping[str, str], figures: Mapping[str, float | str], indent: str = "") -> None:
    for name, value in figures.items():
        print(f"{indent + name:<30}{value:>10}  {units[name]}")
