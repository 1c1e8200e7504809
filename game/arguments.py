"""The command line: what its arguments mean."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from game import __version__
from game.engine.languages import LANGUAGES
from game.refusal import Refusal


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refusal(f"{message} (farshore --help lists what there is)")


class _Short(NamedTuple):
    """An option of some game that the command line takes by its own name."""

    value: str
    about: str


class _Games(NamedTuple):
    """What the parser knows of the games; asked only when it must be, since their rules take a while."""

    names: str = "the name of a game"
    shorts: Mapping[str, _Short] = {}


def parsed(arguments: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """Which command it is, and what it is told."""
    options = vars(_parsed(arguments))
    command: str = (options.pop("command") or "menu").replace("-", "_")
    if "options" in options:
        options["options"] = {name: value for pairs in options["options"] for name, value in pairs}
    return command, options


def _parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """Most commands are understood without knowing a game; only then the games are asked for short forms."""
    if not {"-h", "--help"} & {*arguments}:
        with suppress(Refusal):
            found, unknown = _parser(_Games()).parse_known_args(arguments)
            if not unknown:
                return found
    return _parser(_games()).parse_args(arguments)


def _games() -> _Games:
    from game.registry import find_game, games

    shorts: dict[str, _Short] = {}
    for game in games():
        for name, option in find_game(game).options.items():
            if option.short:
                shorts.setdefault(name, _Short(option.short, option.about))
    return _Games(" or ".join(games()), shorts)


def _parser(known: _Games) -> argparse.ArgumentParser:
    parser = _Parser(prog="farshore", description="One table for games of settling and sailing.")
    parser.add_argument("--version", action="version", version=f"farshore {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _play(commands.add_parser("play", help="play a game", allow_abbrev=False), known)
    _simulate(commands.add_parser("simulate", help="let bots play many games", allow_abbrev=False), known)
    _check(commands.add_parser("check", help="check the content", allow_abbrev=False))
    _replay(commands.add_parser("replay", help="play a saved game again", allow_abbrev=False))
    _new_pack(commands.add_parser("new-pack", help="begin a pack of your own", allow_abbrev=False), known)
    bench = commands.add_parser("bench", help="measure the speed of engine and screen", allow_abbrev=False)
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.add_argument("--part", metavar="WHAT", help=argparse.SUPPRESS)  # one figure, in a fresh process
    return parser


def _play(parser: argparse.ArgumentParser, known: _Games) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=known.names)
    parser.add_argument("--seats", type=_seats, metavar="A,B", help="who sits where: human, random, ...")
    _modules(parser)
    _options(parser, known)
    parser.add_argument("--seed", type=_whole(-(2**63), 2**63 - 1), metavar="N", help="fixes all chance")
    parser.add_argument("--lang", choices=tuple(LANGUAGES), help="the language")
    parser.add_argument("--size", type=_size, metavar="WxH", help="the size of the window")
    parser.add_argument("--speed", choices=("1", "2", "instant"), help="how fast things move")
    parser.add_argument("--demo", action="store_true", help="let a bot play the human seats")
    parser.add_argument("--frames", type=_whole(1, 10**9), metavar="N", help="stop after so many frames")
    parser.add_argument("--shot", type=Path, metavar="FILE.png", help="write the last frame as a picture")
    parser.add_argument("--load", type=Path, metavar="SAVE", help="go on with a saved game")
    _packs(parser)


def _simulate(parser: argparse.ArgumentParser, known: _Games) -> None:
    parser.add_argument("game", metavar="GAME", help=known.names)
    parser.add_argument("--seats", type=_seats, metavar="A,B", help="the bots that play")
    parser.add_argument("--games", type=_whole(1, 10**9), metavar="N", help="how many games")
    parser.add_argument(
        "--seed", type=_whole(-(2**63), 2**63 - 1), default=0, metavar="N", help="of the first game"
    )
    _modules(parser)
    _options(parser, known)
    _packs(parser)
    parser.add_argument("--jobs", type=_whole(1, 1000), metavar="N", help="processes; all cores unless given")
    parser.add_argument(
        "--matrix", action="store_true", help="N games for every number of players and choice of modules"
    )
    parser.add_argument("--report", action="store_true", help="measure the balance, write BALANCE.md")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _check(parser: argparse.ArgumentParser) -> None:
    _packs(parser)
    parser.add_argument("--schema", type=Path, metavar="DIR", help="write JSON Schema for editors here")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--verify", action="store_true", help="prove that it leads to the saved position")
    _packs(parser)


def _new_pack(parser: argparse.ArgumentParser, known: _Games) -> None:
    parser.add_argument("name", metavar="NAME", help="lower-case letters, digits and hyphens")
    parser.add_argument("--game", metavar="GAME", help=f"only for {known.names}")


def _packs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--pack",
        dest="packs",
        action="append",
        type=Path,
        default=[],
        metavar="DIR",
        help="content to add; may be repeated",
    )


def _modules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--modules", type=_names, default=(), metavar="A,B", help="the modules to play with")


def _options(parser: argparse.ArgumentParser, known: _Games) -> None:
    parser.add_argument(
        "--option",
        dest="options",
        action="append",
        type=_option,
        default=[],
        metavar="NAME=VALUE",
        help="a choice of the game's own; may be repeated",
    )
    for name, short in known.shorts.items():
        parser.add_argument(
            f"--{name}",
            dest="options",
            action="append",
            type=partial(_short, name),
            metavar=short.value,
            help=short.about,
        )


Pairs = list[tuple[str, str]]


def _option(text: str) -> Pairs:
    name, sign, value = (part.strip() for part in text.partition("="))
    if not (name and sign and value):
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is no option; write for example name=value")
    return [(name, value)]


def _short(name: str, text: str) -> Pairs:
    """The value of one option, and after commas others: `scout,unused-vp=2`."""
    value, *more = text.split(",")
    pairs = [(name, value.strip())] if value.strip() else []
    for one in more:
        if "=" not in one:
            raise argparse.ArgumentTypeError(f"'{one[:40]}' has no value; write for example {one[:40]}=2")
        pairs += _option(one)
    return pairs


def _names(text: str) -> tuple[str, ...]:
    names = [name.strip() for name in text.split(",")] if text.strip() else []
    if not all(names):
        raise argparse.ArgumentTypeError(f"a name is missing in '{text}'")
    if len(set(names)) < len(names):
        raise argparse.ArgumentTypeError(f"'{text}' names one twice")
    return tuple(names)


def _seats(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise argparse.ArgumentTypeError(f"'{text}' leaves a seat empty; write for example human,random")
    return names


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is no size; write for example 1280x720")
    size = int(width[:6]), int(height[:6])
    if not (640 <= size[0] <= 16384 and 480 <= size[1] <= 16384):
        raise argparse.ArgumentTypeError(f"{text[:40]} is not possible, it must be 640x480 to 16384x16384")
    return size


def _whole(low: int, high: int) -> Callable[[str], int]:
    def convert(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a whole number") from None
        if not low <= number <= high:
            bound = f"at least {low}" if number < low else f"at most {high}"
            raise argparse.ArgumentTypeError(f"{text[:40]} is not possible, it must be {bound}")
        return number

    return convert
