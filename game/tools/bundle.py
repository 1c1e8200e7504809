"""What `build.spec` needs: what goes into the standalone program, its icon, and the archive at the end."""

from __future__ import annotations

import io
import os
import platform
import struct
import zipfile
from collections.abc import Sequence
from pathlib import Path

from game import __version__
from game.paths import DATA_FOLDERS

ROOT = Path(__file__).resolve().parents[2]
LICENCE = "LICENSE.txt"
"""The fonts' own licence asks to travel with them."""
MAKERS = ("game.tools.terrains", "game.tools.draw_", "game.tools.make_", "game.tools.bundle", "game.workshop")
"""Modules that make what is already in the bundle."""
LEFT_OUT = (
    *(
        "tkinter",
        "unittest",
        "pydoc",
        "doctest",
        "pdb",
        "lib2to3",
        "distutils",
        "setuptools",
        "pkg_resources",
    ),
    *(
        "_hashlib",
        "asyncio",
        "numpy",
        "PIL",
        "pytest",
        "hypothesis",
        "mypy",
        "ssl",
        "_ssl",
        "sqlite3",
        "curses",
        "readline",
    ),
    *("xmlrpc", "http", "ftplib", "webbrowser", "cffi.recompiler", "pycparser"),
    *("pygame.examples", "pygame.tests", "pygame.docs", "pygame._camera", "pygame.midi", "pygame.pypm"),
    *(
        "pymunk.tests",
        "pymunk.examples",
        "pymunk.pygame_util",
        "pymunk.pyglet_util",
        "pymunk.matplotlib_util",
    ),
)
"""What the libraries could use and Farshore does not."""
ICO_SIDES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def modules() -> list[str]:
    """Every module of ours that a player may need; many are imported by name, which nobody can foresee."""
    found = []
    for path in sorted((ROOT / "game").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if not name.startswith(MAKERS):
            found.append(name)
    return found


def data() -> list[tuple[str, str]]:
    """Every file that must come along, and the folder inside the bundle where it belongs."""
    found = [
        (str(path), path.parent.relative_to(ROOT).as_posix())
        for folder in DATA_FOLDERS
        for path in sorted((ROOT / folder).rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    ]
    return found + [(str(path), f"{path.parts[-3]}/files") for path in fonts()]


def fonts() -> list[Path]:
    """The faces that the screen uses, of the hundreds that the packages bring, with their licences."""
    from game.ui.typeset import FILES, font_file

    found: list[Path] = []
    for face in FILES:
        path = font_file(face)
        if path is None:
            raise FileNotFoundError(f"the font for '{face}' is not installed: {FILES[face]}")
        found += [one for one in (path, path.with_name(LICENCE)) if one not in found]
    return found


# The icon


def icon(folder: Path, system: str = platform.system()) -> Path:
    """Our SVG as the kind of file that the system wants for a program."""
    folder.mkdir(parents=True, exist_ok=True)
    if system == "Windows":
        path, content = folder / "farshore.ico", _ico([(side, _png(side)) for side in ICO_SIDES])
    elif system == "Darwin":
        path, content = folder / "farshore.icns", _icns([(kind, _png(s)) for kind, s in ICNS_KINDS.items()])
    else:
        path, content = folder / "farshore.png", _png(256)
    path.write_bytes(content)
    return path


def _png(side: int) -> bytes:
    import pygame

    drawn = pygame.image.load_sized_svg(str(ROOT / "assets" / "icon.svg"), (side, side))
    file = io.BytesIO()
    pygame.image.save(drawn, file, "icon.png")
    return file.getvalue()


def _ico(pictures: Sequence[tuple[int, bytes]]) -> bytes:
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries, bodies = b"", b""
    for side, png in pictures:
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(png), at + len(bodies))
        bodies += png
    return head + entries + bodies


def _icns(pictures: Sequence[tuple[bytes, bytes]]) -> bytes:
    body = b"".join(kind + struct.pack(">I", 8 + len(png)) + png for kind, png in pictures)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


# The archive


def archive_name() -> str:
    system = {"Darwin": "macos"}.get(platform.system(), platform.system().lower())
    return f"farshore-{__version__}-{system}-{platform.machine().lower()}.zip"


def archive(folder: Path) -> Path:
    """The folder as one archive beside it, with the right to run and the links that it has."""
    target = folder.parent / archive_name()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder.parent).as_posix()
            if path.is_symlink():
                link = zipfile.ZipInfo(name)
                link.create_system = 3  # Unix, where the upper half says what kind of file it is
                link.external_attr = 0o120777 << 16
                file.writestr(link, os.readlink(path))
            elif path.is_file():
                file.write(path, name)
    return target
