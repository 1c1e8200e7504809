"""The skeleton of a pack in the player's packs folder, sound as it stands."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from zlib import crc32

import msgspec

from game.engine.content import ContentError, Id
from game.engine.languages import LANGUAGES
from game.engine.opening import open_library
from game.engine.saves import write
from game.paths import resource, user_dir
from game.refusal import Refusal
from game.registry import find_game

SKELETON = "new-pack"
"""The folder beside a game's content that a pack begins with. NAME and NUMBER stand for the pack's own."""
NUMBERS = range(1000, 10000)


def make(name: str, chosen: Sequence[str]) -> Path:
    try:
        msgspec.convert(name, Id)
    except msgspec.ValidationError:
        raise Refusal(
            f"'{name}' can't be the name of a pack: use lower-case letters, digits and single hyphens"
        ) from None
    folder = user_dir("packs", create=True) / name
    if folder.exists():
        raise Refusal(f"{folder} exists already; choose another name")
    written = {Path("pack.yaml"): _info(name)}
    for game in chosen:
        home = resource("content", find_game(game).name) / SKELETON
        for file in sorted(home.rglob("*.yaml")):
            text = file.read_text("utf-8").replace("NAME", name).replace("NUMBER", str(_number(name)))
            written[Path(game) / file.relative_to(home)] = text
    try:
        for path, text in written.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            write(folder / path, text.encode())
        for game in chosen:
            open_library(find_game(game), [folder])
    except (OSError, ContentError) as error:
        shutil.rmtree(folder, ignore_errors=True)
        raise Refusal(f"the pack could not be made: {error}") from error
    return folder


def free_name(proposed: str) -> str:
    """This name, or with a number behind it if a pack has it already."""
    names = (proposed if n == 1 else f"{proposed}-{n}" for n in count(1))
    return next(name for name in names if not (user_dir("packs") / name).exists())


def _info(name: str) -> str:
    title = name.replace("-", " ").capitalize()
    titles = ", ".join(f"{code}: {title}" for code in LANGUAGES)
    return f"id: {name}\ntitle: {{{titles}}}\nversion: 0.1\n"


def _number(name: str) -> int:
    """Far from the games' own, and hardly ever another pack's."""
    return NUMBERS[crc32(name.encode()) % len(NUMBERS)]
