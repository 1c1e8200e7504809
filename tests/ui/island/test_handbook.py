"""The handbook of the Island: its pages and pictures are all there, and tooltips find their leaf."""

from __future__ import annotations

import pytest

from game.engine.languages import LANGUAGES
from game.engine.opening import open_library
from game.registry import find_game
from game.rules.island.content import PieceEntry
from game.rules.island.modules import SCENARIOS
from game.ui.island.handbook import PLAY, handbook, shown
from game.ui.island.icons import MODULES
from game.ui.island.plates import IslandPlates
from game.ui.scenes.handbook import Handbook, Leaf
from game.ui.scenes.rules import PLATES, RulesScene
from game.ui.settings import NewGame
from game.ui.tooltips import Tip
from game.ui.wording import Wording
from tests.ui.conftest import MakeApp
from tests.ui.hands import Hands
from tests.ui.island.settlers import Settler, new_session, sit_down

LIBRARY = open_library(find_game("island"))


def book_in(lang: str) -> Handbook:
    return handbook(LIBRARY, tuple(find_game("island").modules), Wording(lang, "island"))


def found(book: Handbook, id_: str) -> Leaf:
    leaf = book.leaf(id_)
    assert leaf, f"there is no leaf '{id_}'"
    return leaf


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_gathered_on_leaves(lang: str) -> None:
    book, say = book_in(lang), Wording(lang, "island")
    rolls = {entry.roll for entry in LIBRARY.entries["tokens"].values()}  # type: ignore[attr-defined]
    assert {leaf.id for leaf in book.leaves() if leaf.chapter == "tokens"} == {f"tokens/{n}" for n in rolls}
    told = " ".join(line.text for line in found(book, "numbers/all").lines)
    for entry in shown(LIBRARY).entries["numbers"].values():
        assert say(f"handbook.number.{entry.id}") in told, entry.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_and_variants_are_all_there_and_links_lead_somewhere(lang: str) -> None:
    book = book_in(lang)
    chapters = {name: "scenarios" if name in SCENARIOS else "variants" for name in MODULES}
    for id_ in (*(f"play/{name}" for name in PLAY), *(f"{part}/{name}" for name, part in chapters.items())):
        assert found(book, id_).lines, id_
    for leaf in book.leaves():
        for line in leaf.lines:
            assert not line.link or book.leaf(line.link), f"{leaf.id} leads to {line.link}"


def test_every_picture_can_be_drawn(make_app: MakeApp) -> None:
    app = make_app()
    app.settings.last = NewGame(game="island")
    scene = RulesScene(app)
    app.push(scene)
    plates = IslandPlates(LIBRARY)
    for leaf in scene.handbook.leaves():
        kind = next((kind for kind in PLATES if leaf.picture.startswith(kind)), "")
        if not kind:
            assert scene.kit.art.has(f"icons/{leaf.picture}"), leaf.id
            continue
        wide, high = PLATES[kind]
        drawn = plates.draw(scene.kit, leaf.picture, high)
        assert drawn, leaf.id
        assert drawn.get_width() <= wide and drawn.get_height() <= high + 8, leaf.id
        assert drawn.get_bounding_rect().w > high // 3, leaf.id


def test_a_price_of_the_content_stands_in_the_pages() -> None:
    """Figures and prices are the content's: a page names what is paid, whatever that is."""
    price = LIBRARY.of("pieces", PieceEntry)["city"].price
    text = " ".join(line.text for line in found(book_in("en"), "play/prices").lines)
    for kind, n in price.items():
        assert f"{n} {kind}" in text


@pytest.mark.parametrize(
    ("seats", "modules"),
    [
        (3, ("event-cards", "harbour-master")),
        (2, ("event-cards",)),
        (3, ("rivers",)),
        (3, ("fishermen",)),
        (3, ("caravans",)),
        (3, ("barbarian-attack",)),
        (3, ("traders",)),
    ],
)
def test_tooltips_open_the_handbook_at_leaves_that_exist(
    make_app: MakeApp, seats: int, modules: tuple[str, ...]
) -> None:
    app = make_app()
    table = sit_down(app, new_session(seats, 4, modules))
    settler = Settler(app, table, 4)
    pages: set[str] = set()
    book = book_in("en")
    for _ in range(50):
        settler.choose()
    settler.until("act")
    Hands(app).frames(2)
    for spot in table.spots():
        tip = spot.tip() if spot.tip else None
        if isinstance(tip, Tip) and tip.page:
            assert book.leaf(tip.page), tip.page
            pages.add(tip.page.partition("/")[0])
    assert {"terrains", "harbours", "pieces", "resources", "awards"} <= pages
