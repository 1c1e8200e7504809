"""The Island's icons: what is yielded, traded, built, rolled and held, 48 units wide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.workshop.island_art import goods, icon_cards, icon_things, pieces
from game.workshop.island_art.glyph import CORAL, CORAL_DARK, SOLID, STRIPE, picture

ICONS: dict[str, Callable[[], str]] = {
    "lumber": goods.lumber,
    "brick": goods.brick,
    "wool": goods.wool,
    "grain": goods.grain,
    "ore": goods.ore,
    "any": goods.crate,
    "tools": goods.tools,
    "sand": goods.sand,
    "marble": goods.marble,
    "glass": goods.glass,
    "gold": goods.gold,
    "fish": partial(goods.one_fish, 24.5, 23.5, 1.08),
    "boot": goods.boot,
    "trade-token": goods.trade_token,
    **{f"fish-{count}": partial(goods.fish_token, count) for count in (1, 2, 3)},
    **icon_cards.ICONS,
    **icon_things.ICONS,
}


def pictures() -> Iterator[tuple[str, str]]:
    for name, draw in ICONS.items():
        yield name, picture(draw())
    for name, building in (("settlement", pieces.settlement), ("city", pieces.city)):
        yield name, building("solid").replace(SOLID, CORAL).replace(STRIPE, CORAL_DARK)
