"""The nine emissaries."""

from __future__ import annotations

from game.workshop.ink import hues as h
from game.workshop.ink.animals import ox
from game.workshop.ink.buildings import house, windmill
from game.workshop.ink.land import rolling, rows
from game.workshop.ink.machines import safe_door
from game.workshop.ink.plants import tree
from game.workshop.ink.rooms import banner, bookcase
from game.workshop.ink.sheet import Sheet, box
from game.workshop.ink.sky import cloud, sky, sun
from game.workshop.ink.things import barrel, coins, crate, open_book, sack, scroll
from game.workshop.ink.vessels import far_sail, three_master
from game.workshop.ink.water import sea
from game.workshop.portraits import faces
from game.workshop.portraits.studio import (
    Sitter,
    buttons,
    chain,
    collar,
    cravat,
    cuff,
    epaulettes,
    fist,
    lapels,
)

EMISSARIES: dict[str, Sitter] = {}


def _wall(s: Sheet, colour: str) -> None:
    s.shape(
        box(-2, -2, 100, 116),
        s.blend(h.lighter(colour, 0.25), colour, h.darker(colour, 0.3), end=(0.6, 1)),
        0,
    )


# The land agent: his maps end where the good soil begins


def _fields(s: Sheet) -> None:
    sky(s, "day", 66)
    cloud(s, 74, 22, 0.6)
    rolling(s, 66, 10, "meadow", 2, 0.3)
    s.shape(box(-2, 70, 100, 46), "#a9bd66", 0.6)
    s.shape("M-2 76H36L20 100H-2Z", h.LAND["plains"][1], 0.7)
    rows(s, [(-12, 100), (20, 100), (36, 76), (4, 76)], 5, "#a47a2e")
    house(s, 78, 78, 0.5)


def _agent(s: Sheet) -> None:
    lapels(s, "#6b8a44", "#e9dcb6")
    collar(s, h.CREAM, 12)
    s.shape("M42 96H54L51 116H45Z", "#8a4a2c", 0.9)


def _plot(s: Sheet) -> None:
    with s.at(74, 96, 1, 8):
        s.shape("M-18 -17H18V16H-18Z", h.CREAM)
        s.shape("M-18 -17H-4C-8 -8 0 -2 -6 6C-4 12 -8 16 -8 16H-18Z", "#b9c88a", 0.7)
        s.lines(["M-2 -12L14 -8L12 8L0 10Z"], 1.2, h.CORAL, opacity=0.95)
        s.lines(["M4 -6h6M4 -2h6M4 2h5"], 0.7, opacity=0.5)
    fist(s, 60, 106, h.ROSY, 0.72)


EMISSARIES["land-agent"] = Sitter(
    faces.LAND_AGENT,
    _fields,
    _agent,
    _plot,
    turn=0.3,
    y=54,
)


# The drover captain: give her a whistle and a field


def _herd(s: Sheet) -> None:
    sky(s, "gold", 70)
    sun(s, 20, 24, 8)
    s.shape(box(-2, 70, 100, 46), s.blend("#e6c66a", "#c79a3c"), 0.6)
    ox(s, 12, 88, 0.42, "#a8734a")
    ox(s, 86, 82, 0.34, "#c49a68")
    ox(s, 92, 100, 0.5, "#8a5a3a")


def _leather(s: Sheet) -> None:
    lapels(s, "#8a5a34", "#e0cfa4")
    s.shape("M36 84C40 94 56 94 60 84L66 92C58 104 38 104 30 92Z", h.CORAL)
    s.shape("M42 98L34 112L46 106L50 100Z", h.CORAL_DARK, 0.9)


def _whistle(s: Sheet) -> None:
    s.line("M38 92C44 106 60 108 66 100", 1.2, "#5a3a20")
    with s.at(70, 98, 1.2, -10):
        s.shape("M-8 -4H6V3H2C2 9 -8 10 -9 3Z", h.BRASS)
        s.oval(-4, 3, 2, 2, h.IRON_DARK, 0.6)
    fist(s, 80, 100, h.OLIVE, 0.76)
    cuff(s, "M94 122L88 108", "#8a5a34", 13)


EMISSARIES["drover-captain"] = Sitter(
    faces.DROVER_CAPTAIN,
    _herd,
    _leather,
    _whistle,
    turn=-0.2,
    y=54,
)


# The court scholar: eight trunks of books


def _library(s: Sheet) -> None:
    bookcase(s, -4, 118, 104, 124, 5)
    s.shade(box(-4, -4, 104, 122), 0.25, colour="#1c1024")


def _gown(s: Sheet) -> None:
    s.shape("M36 84L48 100L60 84L64 116H32Z", h.WHITE)
    s.shape("M36 83L46 116H28L20 92Z", h.lighter("#6a4a8e", 0.12))
    s.shape("M60 83L50 116H68L76 92Z", h.darker("#6a4a8e", 0.16))
    s.lines(["M35 86L43 116M61 86L53 116"], 1.5, h.GOLD, opacity=1)


def _folio(s: Sheet) -> None:
    with s.at(70, 104, 1, -6):
        open_book(s, 0, 0, 1.05)
    fist(s, 86, 106, h.FAIR, 0.7)


EMISSARIES["court-scholar"] = Sitter(
    faces.COURT_SCHOLAR,
    _library,
    _gown,
    _folio,
    turn=0.25,
    y=52,
)


# The quartermaster: counts twice


def _stores(s: Sheet) -> None:
    _wall(s, "#a0906c")
    crate(s, 12, 74, 1.7)
    crate(s, 14, 50, 1.5, "#c9a46a")
    barrel(s, 82, 78, 1.7)
    sack(s, 86, 44, 1.3)
    s.rect(70, 44, 30, 3, h.WOOD, 0.8)


def _tunic(s: Sheet) -> None:
    s.shape("M34 84L40 116H56L62 84L48 92Z", "#c8503a")
    s.line("M48 93V116", 0.9)
    buttons(s, 48, 98, 112, 3)
    s.shape("M34 86C38 80 58 80 62 86L60 93C54 96 42 96 36 93Z", "#2f5a6a")
    s.band("M16 92L44 116", "#6a4424", 5, 0.9)


def _tally(s: Sheet) -> None:
    with s.at(74, 96, 1, 7):
        s.rect(-15, -18, 30, 36, h.WOOD)
        s.rect(-12, -14, 24, 29, h.CREAM, 0.7)
        s.rect(-5, -21, 10, 6, h.BRASS, 0.8)
        for n in range(4):
            s.line(f"M-9 {-9 + 6.4 * n}l2 2.4l3.4 -4.4", 1.2, h.GREEN_DARK)
            s.line(f"M0 {-8 + 6.4 * n}h9", 0.8, opacity=0.6)
    fist(s, 61, 106, h.DARK, 0.72)


EMISSARIES["quartermaster"] = Sitter(
    faces.QUARTERMASTER,
    _stores,
    _tunic,
    _tally,
    turn=0.2,
    y=53,
)


# The guild envoy: wherever he eats, somebody signs on


def _guildhall(s: Sheet) -> None:
    _wall(s, "#8a6a4a")
    banner(s, 16, 6, 22, 44, h.TEAL)
    banner(s, 80, 6, 22, 44, h.PURPLE, h.GOLD)
    s.shape("M-2 88H98V116H-2Z", h.WOOD, 0.8)


def _doublet(s: Sheet) -> None:
    s.shape("M34 84L40 116H56L62 84L48 94Z", "#f0dcb0")
    s.lines(["M40 96H56M41 103H55M42 110H54"], 1.0, "#a8642c", opacity=0.9)
    s.shape("M36 84C40 78 56 78 60 84L64 92C56 90 52 94 48 94C44 94 40 90 32 92Z", h.WHITE)
    s.lines(["M38 86l-2 5M43 86l-1 6M48 87v6M53 86l1 6M58 86l2 5"], 0.6, opacity=0.5)
    chain(s, h.PURPLE)


def _roll(s: Sheet) -> None:
    scroll(s, 78, 92, 24, 32, h.CORAL, 5)
    fist(s, 70, 106, h.OLIVE, 0.72)


EMISSARIES["guild-envoy"] = Sitter(
    faces.GUILD_ENVOY,
    _guildhall,
    _doublet,
    _roll,
    turn=-0.25,
    y=52,
)


# The royal banker: generous with what belongs to the crown


def _vault(s: Sheet) -> None:
    _wall(s, "#7a8078")
    safe_door(s, 76, 36, 30)


def _velvet(s: Sheet) -> None:
    lapels(s, "#4a2f60", h.WHITE)
    s.shape("M40 86C44 90 52 90 56 86L60 94C58 104 54 112 48 114C42 112 38 104 36 94Z", h.WHITE)
    s.lines(["M42 94q6 4 12 0M42 100q6 4 12 0M44 106q4 3 8 0"], 0.7, opacity=0.5)
    buttons(s, 30, 100, 112, 2)


def _coin(s: Sheet) -> None:
    s.oval(76, 94, 12, 12, h.GOLD)
    s.oval(76, 94, 9, 9, h.GOLD_LIT, 0.7)
    s.shape("M70 98L69 90L73 94L76 88L79 94L83 90L82 98Z", h.BRASS, 0.8)
    fist(s, 84, 104, h.FAIR, 0.7)
    cuff(s, "M98 120L92 112", "#4a2f60", 12)
    coins(s, 12, 112, 1.2, (6, 3))


EMISSARIES["royal-banker"] = Sitter(
    faces.ROYAL_BANKER,
    _vault,
    _velvet,
    _coin,
    turn=0.3,
    y=50,
)


# The mill inspector: taps every beam and tastes every loaf


def _mill(s: Sheet) -> None:
    sky(s, "day", 80)
    cloud(s, 20, 20, 0.6)
    rolling(s, 78, 10, "plains", 2, 0.2)
    windmill(s, 80, 90, 1.15)
    tree(s, 10, 92, 26)


def _grey_coat(s: Sheet) -> None:
    lapels(s, "#6d747c", h.WHITE)
    collar(s, h.WHITE, 12)
    cravat(s, "#c8573a")
    s.line("M34 108C38 114 44 114 46 110", 1.3, h.GOLD)


def _glass(s: Sheet) -> None:
    s.band([(84, 114), (78, 100)], h.WOOD, 4, 0.9, soft=False)
    s.oval(74, 88, 12, 12, h.BRASS)
    s.oval(74, 88, 9, 9, "#d6ece8", 0.8)
    s.gleam("M68 86a7 7 0 0 1 6 -6l1 3a5 5 0 0 0 -4 4z", 0.9)
    fist(s, 83, 108, h.ROSY, 0.72)


EMISSARIES["mill-inspector"] = Sitter(
    faces.MILL_INSPECTOR,
    _mill,
    _grey_coat,
    _glass,
    turn=0.35,
    y=60,
)


# The treasure fleet's agent: pays in coin and asks no names


def _galleons(s: Sheet) -> None:
    sky(s, "dusk", 66)
    sea(s, 66, "dusk", 16)
    three_master(s, 80, 84, 0.5)
    far_sail(s, 12, 72, 0.8, "#e6b58a")
    far_sail(s, 28, 69, 0.6, "#e6b58a")


def _brocade(s: Sheet) -> None:
    lapels(s, "#9a2f2c", "#f0e0b0")
    s.shape("M40 86C44 92 52 92 56 86L58 96L48 104L38 96Z", h.WHITE)
    s.lines(["M33 86L43 116M63 86L53 116"], 1.7, h.GOLD, opacity=1)
    buttons(s, 27, 100, 112, 2)
    buttons(s, 69, 100, 112, 2)


def _purse(s: Sheet) -> None:
    with s.at(76, 112, 1.5):
        sack(s, 0, 0, 1, "#7a4a2c", h.GOLD)
    fist(s, 76, 88, h.DARK, 0.7)
    cuff(s, "M96 116C94 100 90 92 84 90", "#9a2f2c", 12)
    s.oval(62, 108, 3.4, 3.4, h.GOLD, 0.8)


EMISSARIES["treasure-fleet-agent"] = Sitter(
    faces.TREASURE_FLEET_AGENT,
    _galleons,
    _brocade,
    _purse,
    turn=-0.2,
    y=54,
)


# The port consul: knows every sail by its patches


def _quay(s: Sheet) -> None:
    sky(s, "day", 62)
    cloud(s, 22, 18, 0.7)
    sea(s, 62, "day", 18)
    for x, y, k in ((12, 70, 1.0), (84, 68, 0.8), (30, 66, 0.5), (68, 66, 0.5)):
        far_sail(s, x, y, k)


def _consul(s: Sheet) -> None:
    s.shape("M34 84L40 116H56L62 84L48 94Z", h.WHITE)
    s.shape("M36 83L46 116H26L22 92Z", h.lighter("#24536a", 0.12))
    s.shape("M60 83L50 116H70L74 92Z", h.darker("#24536a", 0.16))
    s.shape("M40 86C44 92 52 92 56 86L54 98H42Z", "#24536a")
    buttons(s, 33, 98, 112, 3)
    buttons(s, 63, 98, 112, 3)
    epaulettes(s)


def _seal_of_office(s: Sheet) -> None:
    with s.at(78, 98, 1, 10):
        s.rect(-11, -14, 22, 27, h.CREAM)
        s.lines(["M-8 -10h16M-8 -6h16M-8 -2h10"], 0.7, opacity=0.6)
        s.line("M0 10V0M-3 2H3M-5 6C-5 9 -2 10 0 10C2 10 5 9 5 6", 1.1, h.TEAL_DARK)
    fist(s, 68, 107, h.FAIR, 0.7)


EMISSARIES["port-consul"] = Sitter(
    faces.PORT_CONSUL,
    _quay,
    _consul,
    _seal_of_office,
    turn=-0.3,
    y=53,
)
