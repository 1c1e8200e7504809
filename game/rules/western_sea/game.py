"""Western Sea as the kernel sees it."""

from __future__ import annotations

from typing import cast

from game.engine.content import GameSpec, Library
from game.engine.game import LEVEL, Crowded, Drawn, Game, GameOption, Setup
from game.engine.rulebook import Rulebook
from game.engine.simultaneous import kernel
from game.engine.state import State

# Importing the rooms registers their steps in the base layer.
from game.rules.western_sea import free, manipulate, rounds, spend  # noqa: F401
from game.rules.western_sea.actions import explore, harvest, raid, recruit, research, settle, trade  # noqa: F401
from game.rules.western_sea.base import base
from game.rules.western_sea.book import SeaBook
from game.rules.western_sea.checks import check_content
from game.rules.western_sea.chronicle import SeaChronicle
from game.rules.western_sea.chronicle_modules import ModuleChronicle
from game.rules.western_sea.content import KINDS
from game.rules.western_sea.effects import react
from game.rules.western_sea.invariants import check_state
from game.rules.western_sea.modules import KINDS as MODULE_KINDS
from game.rules.western_sea.modules import MODULES, diceoneer
from game.rules.western_sea.modules.diceoneer import with_advisors, with_enclosures, with_fish
from game.rules.western_sea.scoring import score_lines, totals, winners
from game.rules.western_sea.setup import RANDOM_SET, TECH, new_state
from game.rules.western_sea.state import SeaState

SPEC = GameSpec(
    name="western-sea",
    kinds={**KINDS, **MODULE_KINDS, diceoneer.DICEONEER: diceoneer.DiceoneerEntry},
    required=(*KINDS, diceoneer.DICEONEER),
    modules=("common", *MODULES, diceoneer.DICEONEER),
    check=check_content,
)


def make_book(library: Library, setup: Setup) -> SeaBook:
    rivals = [name for name in GAME.rivals if name in setup.seats]
    modules = (*setup.modules, *rivals)
    book = SeaBook(library, [kernel, *GAME.layers(setup)], len(setup.seats), modules)
    if rivals:
        book.compiled[diceoneer.DICEONEER] = diceoneer.compile_script(book, setup)
    for event in book.reactions:
        book.watchers.setdefault(event, []).append(react)
    return book


def start(book: Rulebook, setup: Setup) -> State:
    return new_state(cast(SeaBook, book), setup)


def breakdown(book: Rulebook, state: State) -> list[tuple[int, str, str, int]]:
    lines = score_lines(cast(SeaBook, book), cast(SeaState, state))
    return [(line.seat, line.category, line.what, line.points) for line in lines]


CHANCES = {
    "technologies": "technology",
    "emissaries": "emissary",
    "enclosures": "card",
    "advisors": "advisor",
}
"""By kind of card, the chance that draws it."""


def drawn(book: Rulebook, kind: str, id_: str) -> Drawn | None:
    b = cast(SeaBook, book)
    chance = CHANCES.get(kind, "")
    if kind == "tiles" and id_ in b.thing:
        tile = b.tiles[b.thing[id_]]
        chance = "start" if tile.start else "sea" if tile.sea else "tile"
    if not chance:
        return None
    numbers = {card.id: n for n, card in enumerate(b.cards)} | b.thing
    return Drawn(chance, (numbers[id_],)) if id_ in numbers else None


GAME = Game(
    name="western-sea",
    spec=SPEC,
    base=base,
    state=SeaState,
    make_book=make_book,
    start=start,
    scores=lambda b, s: totals(cast(SeaBook, b), cast(SeaState, s)),
    winners=lambda b, s: winners(cast(SeaBook, b), cast(SeaState, s)),
    end_reasons=lambda s: cast(SeaState, s).reasons,
    rounds=lambda s: cast(SeaState, s).round,
    check_state=lambda b, s: check_state(cast(SeaBook, b), cast(SeaState, s)),
    modules=MODULES,
    rivals={diceoneer.DICEONEER: diceoneer.layer},
    joint=[
        (frozenset({diceoneer.DICEONEER, "enclosures"}), with_enclosures.layer),
        (frozenset({diceoneer.DICEONEER, "advisors"}), with_advisors.layer),
        (frozenset({diceoneer.DICEONEER, "fish-and-ships"}), with_fish.layer),
    ],
    options={
        TECH: GameOption(
            RANDOM_SET, short="SET", about="a technology set, or technologies joined with +; Western Sea"
        ),
        LEVEL: GameOption(
            short="NAME", about="how hard the Diceoneer is, and more options after commas; Western Sea"
        ),
        **{name: GameOption(values=diceoneer.option_values(name)) for name in diceoneer.OPTION_NAMES},
    },
    check=diceoneer.check_setup,
    breakdown=breakdown,
    drawn=drawn,
    crowded=Crowded(
        Setup(game="western-sea", seats=("random",) * 4, seed=50, modules=tuple(MODULES)), choices=760
    ),
    chronicle=lambda b: (ModuleChronicle if cast(SeaBook, b).modules else SeaChronicle)(cast(SeaBook, b)),
)
