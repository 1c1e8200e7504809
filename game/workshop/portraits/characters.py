"""The characters who sit at the table: seen from so near that a face fills a player's roundel."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.looks import Look
from game.workshop.ink.sheet import Sheet
from game.workshop.portraits.studio import Sitter, buttons, chain, collar, cravat, epaulettes, lapels

CHARACTERS: dict[str, Sitter] = {}


def _nothing(s: Sheet) -> None:
    """What is behind them is the colour of their seat."""


# Tessa: freckles, braids, a hat that has been through rain, a spyglass on a strap


def _jacket(s: Sheet) -> None:
    lapels(s, "#3f7a5a", "#f0e0b8")
    s.band("M26 88C40 100 56 110 76 116", "#6a4526", 4.6, 1.2)
    s.oval(60, 109, 4.2, 4.2, h.BRASS)


def _freckles(s: Sheet) -> None:
    for x, y in ((37, 55), (40.5, 57.4), (43, 54.6), (57, 55), (60, 57.4), (63, 54.8)):
        s.oval(x, y, 0.9, 0.9, "#b9683e", 0)


CHARACTERS["tessa"] = Sitter(
    Look(
        skin=h.FAIR,
        jaw="heart",
        mood="grin",
        hair="braids",
        hair_colour=h.RED_HAIR,
        brow=1.3,
        lashes=True,
        nose="small",
        hat="felt",
        hat_colour="#8a6a3a",
        hat_band="#2f6a5a",
        cloth="#3f7a5a",
        eyes="#3f8a5a",
    ),
    _nothing,
    _jacket,
    _freckles,
    turn=0.45,
)


# Corso: one eye, one ring, a beard that smells of powder


def _sea_coat(s: Sheet) -> None:
    lapels(s, "#5a1f26", "#e8dcc4")
    buttons(s, 33, 98, 112, 2)
    buttons(s, 63, 98, 112, 2)


CHARACTERS["corso"] = Sitter(
    Look(
        skin=h.OLIVE,
        jaw="square",
        mood="smirk",
        hair="long",
        hair_colour=h.DARK_HAIR,
        beard="full",
        beard_colour="#6b4426",
        age=1,
        brow=1.6,
        nose="hooked",
        glasses="patch",
        earring=True,
        hat="bandana",
        hat_colour="#b0312f",
        hat_band="#f0e4c4",
        cloth="#5a1f26",
        eyes="#3a2416",
    ),
    _nothing,
    _sea_coat,
    _nothing,
    turn=-0.3,
)


# Perla: a turban, gold at the ears, and a smile that has already counted your cards


def _silks(s: Sheet) -> None:
    s.shape("M34 84C40 98 56 98 62 84L70 116H26Z", "#7d3f8a")
    s.lines(["M38 92L34 116M58 92L62 116"], 0.9, opacity=0.4)
    chain(s, "#d05a5a")


CHARACTERS["perla"] = Sitter(
    Look(
        skin=h.BROWN,
        jaw="round",
        mood="smile",
        hair="bob",
        hair_colour=h.BLACK_HAIR,
        age=1,
        brow=1.2,
        lashes=True,
        lips="#a83242",
        nose="broad",
        earring=True,
        hat="turban",
        hat_colour="#e3a63c",
        hat_band="#b0412f",
        cloth="#7d3f8a",
        eyes="#3a2416",
    ),
    _nothing,
    _silks,
    _nothing,
    turn=-0.35,
)


# Hobb: straw on the head, straw in the beard


def _smock(s: Sheet) -> None:
    collar(s, "#f3e7ce", 14)
    s.shape("M30 96H66L70 116H26Z", "#7a5a38")
    s.band("M30 86L34 104", "#7a5a38", 5, 1.2)
    s.band("M66 86L62 104", "#7a5a38", 5, 1.2)
    buttons(s, 34, 100, 112, 1, h.BRASS)
    buttons(s, 62, 100, 112, 1, h.BRASS)


CHARACTERS["hobb"] = Sitter(
    Look(
        skin=h.ROSY,
        jaw="round",
        mood="smile",
        hair="short",
        hair_colour=h.BLOND,
        beard="full",
        age=1,
        brow=1.5,
        nose="big",
        hat="straw",
        hat_colour="#ecca74",
        hat_band="#3d6494",
        cloth="#5f86a8",
        eyes="#3f6a9a",
    ),
    _nothing,
    _smock,
    _nothing,
    turn=0.3,
)


# Ines: round glasses, hair drawn back, a pencil behind the ear


def _plain_coat(s: Sheet) -> None:
    lapels(s, "#d8cfb8", "#2f6f86")
    collar(s, h.WHITE, 11)


def _pencil(s: Sheet) -> None:
    with s.at(71, 45, 1.0, 24):
        s.rect(-2.2, -17, 4.4, 26, "#e3a63c")
        s.shape("M-2.2 9H2.2L0 14Z", "#f3dcb4")
        s.rect(-2.2, -20, 4.4, 4, "#c4606a")


CHARACTERS["ines"] = Sitter(
    Look(
        skin=h.DARK,
        jaw="oval",
        mood="smile",
        hair="bun",
        hair_colour=h.BLACK_HAIR,
        brow=1.3,
        lashes=True,
        lips="#8f3d3a",
        glasses="round",
        cloth="#d8cfb8",
        eyes="#5a3a20",
    ),
    _nothing,
    _plain_coat,
    _pencil,
    turn=0.2,
    y=52,
)


# Prospero: white hair, a monocle, the collar of an admiral who has retired to the card table


def _dress_coat(s: Sheet) -> None:
    lapels(s, "#24486a", "#f0ebdc")
    collar(s, h.WHITE, 12)
    cravat(s, "#b5503a")
    epaulettes(s)


CHARACTERS["prospero"] = Sitter(
    Look(
        skin=h.ROSY,
        jaw="long",
        mood="proud",
        hair="wig",
        hair_colour=h.WHITE_HAIR,
        beard="handlebar",
        beard_colour=h.WHITE_HAIR,
        age=3,
        brow=1.3,
        nose="hooked",
        glasses="monocle",
        hat="bicorne",
        hat_colour="#24364e",
        hat_band=h.GOLD,
        cloth="#24486a",
        eyes="#4a6a8a",
    ),
    _nothing,
    _dress_coat,
    _nothing,
    turn=-0.25,
)
