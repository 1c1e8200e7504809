"""The colours of the pictures: parchment and ink, the hues of the land, cloth, wood, metal and skin."""

from __future__ import annotations

INK = "#2b2118"
PALE = "#fff7df"
CREAM, PARCHMENT, TAN, KRAFT = "#fcf5e4", "#f3e7ce", "#e0c894", "#c4a468"
BRASS, BRASS_LIT, BRASS_DARK = "#c8983c", "#f2cf6e", "#8a6424"
GOLD, GOLD_LIT = "#e3b34c", "#f9dc82"
CORAL, CORAL_DARK, CORAL_LIT = "#c45434", "#963820", "#e08058"
TEAL, TEAL_DARK, TEAL_LIT = "#2f8596", "#1d5a6c", "#7cc3c8"
BLUE, BLUE_DARK, BLUE_LIT = "#3d6494", "#28446a", "#7fa3c8"
GREEN, GREEN_DARK, GREEN_LIT = "#5c8a46", "#3a6238", "#8fb565"
PURPLE, PURPLE_DARK, PURPLE_LIT = "#7d5aa6", "#553a78", "#a88bc8"
RED, RED_DARK = "#b0412f", "#7c2a1e"
ROSE = "#d98c98"
OCHRE, OCHRE_DARK = "#d2a24a", "#a47a2e"
WOOD, WOOD_LIT, WOOD_DARK = "#96683c", "#bd9058", "#62401f"
IRON, IRON_LIT, IRON_DARK = "#747a86", "#b3b8c0", "#464b56"
COAL = "#3a3836"
STONE, STONE_LIT, STONE_DARK = "#a9a294", "#cfc8b6", "#7c766c"
BRICK, BRICK_DARK = "#b5694a", "#874a34"
WHITE, SMOKE = "#fffaf0", "#e9e2d2"
SNOW = "#f4f3ee"
FIRE, FIRE_LIT = "#ee7d32", "#ffd24f"
WATER, WATER_LIT, WATER_DARK = "#3f98a6", "#8fd0d6", "#1f6676"

LAND = {
    "forest": ("#7ba85a", "#4f7d3f", "#2f5a34"),
    "plains": ("#f3d67a", "#dcb04a", "#b98628"),
    "mountain": ("#bfc2c9", "#8f95a3", "#5d6474"),
    "hills": ("#c1935f", "#97693f", "#6c4629"),
    "desert": ("#f4bb7d", "#e08f4b", "#b8652c"),
    "meadow": ("#c3cd7c", "#9db05c", "#748842"),
    "snow": ("#fbfaf4", "#dfe4e6", "#b4c0c8"),
    "stone": ("#d6cfbd", "#b3ab9a", "#8a8376"),
}
"""Light, middle and dark of each ground; the first five are the die hues of the rules."""

FAIR, ROSY, OLIVE, BROWN, DARK = "#f2cba4", "#eeb892", "#d9a272", "#ad7449", "#7c4e30"
"""Skins."""
BLACK_HAIR, DARK_HAIR, BROWN_HAIR = "#2e2620", "#4a3220", "#7a4d2b"
RED_HAIR, BLOND, GREY_HAIR, WHITE_HAIR = "#b5622a", "#d9ae5c", "#a7a39c", "#e9e6de"


def mixed(first: str, second: str, share: float) -> str:
    """A colour on the way from the first to the second."""
    pairs = ((int(first[at : at + 2], 16), int(second[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def darker(colour: str, share: float = 0.28) -> str:
    """The side that the light does not reach: warmer than black would make it."""
    return mixed(colour, "#2a1a14", share)


def lighter(colour: str, share: float = 0.3) -> str:
    return mixed(colour, "#fff6dc", share)


def faraway(colour: str, share: float, air: str = "#d8e2d6") -> str:
    """What is far takes the colour of the air."""
    return mixed(colour, air, share)
