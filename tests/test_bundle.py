"""What the standalone program is made of; `tests/build` proves the built one."""

import re
import struct
import zipfile
from pathlib import Path

import pytest

from game.tools import bundle
from game.ui.typeset import FILES

ROOT = Path(__file__).resolve().parents[1]


def test_every_module_comes_along_but_the_makers() -> None:
    named = set(bundle.modules())
    assert {"game.__main__", "game.tools.play", "game.tools.bench", "game.rules.western_sea"} <= named
    assert {"game.ui.western_sea.table", "game.ui.scenes.score", "game.bots.greedy"} <= named
    assert not any("make_" in name or "terrains" in name or "workshop" in name for name in named)


def test_no_module_of_the_game_imports_a_maker() -> None:
    maker = re.compile(r"^\s*(from|import) game\.(workshop|tools\.(terrains|draw_|make_|bundle))", re.M)
    for name in bundle.modules():
        path = ROOT.joinpath(*name.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        assert not maker.search(file.read_text("utf-8")), name


def test_data_keeps_its_place_and_fonts_their_licence() -> None:
    places = {f"{folder}/{Path(source).name}" for source, folder in bundle.data()}
    assert {"assets/icon.svg", "content/western-sea/RULINGS.md", "assets/sounds/sea.wav"} <= places
    for package, name in FILES.values():
        assert {f"{package}/files/{name}", f"{package}/files/{bundle.LICENCE}"} <= places
    assert len(places) == len(bundle.data())


def test_a_missing_font_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.typeset.font_file", lambda face: None)
    with pytest.raises(FileNotFoundError, match="title"):
        bundle.fonts()


def test_icons_are_what_each_system_wants(tmp_path: Path) -> None:
    png = b"\x89PNG\r\n\x1a\n"
    assert bundle.icon(tmp_path, "Linux").read_bytes().startswith(png)
    ico = bundle.icon(tmp_path, "Windows").read_bytes()
    assert struct.unpack_from("<HHH", ico) == (0, 1, len(bundle.ICO_SIDES))
    for n, side in enumerate(bundle.ICO_SIDES):
        width, *_, length, at = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * n)
        picture = ico[at : at + length]
        assert width == side % 256 and picture.startswith(png)
        assert struct.unpack_from(">II", picture, 16) == (side, side)
    icns = bundle.icon(tmp_path, "Darwin").read_bytes()
    assert icns[:4] == b"icns" and struct.unpack_from(">I", icns, 4) == (len(icns),)
    assert icns.count(png) == len(bundle.ICNS_KINDS)


def test_the_archive_keeps_rights_and_links(tmp_path: Path) -> None:
    folder = tmp_path / "farshore"
    (folder / "_internal").mkdir(parents=True)
    program = folder / "farshore"
    program.write_bytes(b"run me")
    program.chmod(0o755)
    (folder / "_internal" / "library.so").write_bytes(b"code")
    (folder / "library.so").symlink_to("_internal/library.so")
    with zipfile.ZipFile(bundle.archive(folder)) as archive:
        entries = {entry.filename: entry.external_attr >> 16 for entry in archive.infolist()}
        assert archive.read("farshore/library.so") == b"_internal/library.so"
    assert entries["farshore/farshore"] & 0o777 == 0o755
    assert entries["farshore/library.so"] & 0o170000 == 0o120000
    assert set(entries) == {"farshore/farshore", "farshore/library.so", "farshore/_internal/library.so"}
