"""`farshore play`: a game on the screen."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.bots.characters import strength_of
from game.bots.seats import HUMAN, check_seats
from game.engine.game import Setup
from game.engine.saves import Player, Shelf
from game.paths import user_dir
from game.refusal import Refusal
from game.registry import check_screen, default_game, find_game, games

DEFAULT_SEATS = (HUMAN, "greedy")


def run(
    *,
    game: str | None,
    seats: Sequence[str] | None,
    modules: Sequence[str],
    options: Mapping[str, str],
    seed: int | None,
    lang: str | None,
    size: tuple[int, int] | None,
    speed: str | None,
    demo: bool,
    frames: int | None,
    shot: Path | None,
    load: Path | None,
    packs: Sequence[Path],
) -> int:
    if shot is not None:
        _check_shot(shot)
    # What can be refused is refused before a window opens, and before pygame is loaded.
    setup = None
    path = None
    if load is not None:
        own = {_flag(name): value for name, value in options.items()}
        _only_load({"--seats": seats, "--modules": modules, "--seed": seed, **own})
        path = _found(load)
    else:
        setup = Setup(
            game=game or default_game("ui"),
            seats=tuple(seats or DEFAULT_SEATS),
            modules=tuple(modules),
            seed=secrets.randbits(32) if seed is None else seed,
            options=dict(options),
        )
        check_screen(setup.game)
        # Of characters the packs know that are installed, and those are opened later.
        check_seats(find_game(setup.game), [strength_of(who) for who in setup.seats], human=True)
        find_game(setup.game).check_setup(setup)
    from game.ui.games import check_modules
    from game.ui.start import start

    if setup is not None:
        check_modules(setup)
    return start(
        setup=setup,
        players=_players(setup),
        load=path,
        game=game,
        packs=packs,
        lang=lang,
        size=size,
        speed=speed,
        demo=demo,
        frames=frames,
        shot=shot,
    )


def _check_shot(shot: Path) -> None:
    """A picture is taken at the very end: what is wrong with its name is better told before."""
    if not shot.absolute().parent.is_dir():
        raise Refusal(f"--shot {shot}: there is no folder {shot.absolute().parent}")
    if shot.suffix.lower() != ".png" or shot.is_dir():
        raise Refusal(f"--shot {shot}: write the name of a picture that ends with .png")


def _players(setup: Setup | None) -> list[Player]:
    return [Player(livery=seat) for seat in range(len(setup.seats))] if setup else []


def _only_load(given: Mapping[str, object]) -> None:
    for name, value in given.items():
        if value not in (None, ()):
            raise Refusal(f"--load takes the set-up from the save: leave out {name}")


def _flag(option: str) -> str:
    """How an option is written on the command line."""
    known = [find_game(name).options.get(option) for name in games()]
    return f"--{option}" if any(one and one.short for one in known) else f"--option {option}"


def _found(load: Path) -> Path:
    """A file, or the name of a save on the player's shelf."""
    if load.exists() or len(load.parts) != 1:
        return load
    named = Shelf(user_dir("saves")).path(load.name)
    return named if named.exists() else load
