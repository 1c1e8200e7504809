"""The Island's icons: what is yielded, traded, built, rolled and held, 48 units wide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.workshop.island_art import goods, icon_cards, icon_things
from game.workshop.island_art.glyph import picture

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
    "boot": goods.boot,
    "trade-token": goods.trade_token,
    **{f"fish-{count}": partial(goods.fish_token, count) for count in (1, 2, 3)},
    **icon_cards.ICONS,
    **icon_things.ICONS,
}


def pictures() -> Iterator[tuple[str, str]]:
    for name, draw in ICONS.items():
        yield name, picture(draw())
