"""People with faces: head and shoulders for the cards, drawn around the middle of the head."""

from __future__ import annotations

from dataclasses import dataclass

from game.workshop.island_art.glyph import CREAM, body, dot, fill, flat, line

FAIR, TAWNY, BROWN = ("#f2c9a0", "#d39a6c"), ("#dca878", "#b07a4c"), ("#a9744a", "#7d5030")


@dataclass(frozen=True)
class Look:
    """What somebody looks like."""

    skin: tuple[str, str] = FAIR
    hair: tuple[str, str] = ("#7a4d2b", "#55331b")
    cut: str = "short"  # short, long, bald, bun, curls, none
    beard: str = ""  # full, moustache, stubble, goatee
    coat: tuple[str, str] = ("#3f7f90", "#285a68")
    collar: str = CREAM
    mood: str = "calm"  # calm, merry, stern, sly, sad
    gaze: float = 0.0  # where the eyes look: -1 left, 1 right


HEAD = "M-32 -6C-33 -30 -18 -42 0 -42S33 -30 32 -6C31 16 20 35 0 40C-20 35 -31 16 -32 -6Z"
CHEEK = "M12 -40C27 -36 33 -24 32 -6C31 16 20 35 0 40C17 24 23 -10 12 -40Z"


def bust(look: Look) -> str:
    """Shoulders, head, hair and face; hats are put on afterwards."""
    parts = _long_hair(look) if look.cut == "long" else ""
    return parts + shoulders(look) + head(look)


def shoulders(look: Look) -> str:
    light, dark = look.coat
    neck = body("M-13 28V62L0 70L13 62V28Z", look.skin[0], "M2 28V69L13 62V28Z", look.skin[1])
    coat = "M-80 150C-82 92 -58 64 -20 53L0 68L20 53C58 64 82 92 80 150Z"
    shade = "M20 53C58 64 82 92 80 150H36C48 110 44 76 20 53Z"
    collar = flat("M-24 50L-14 47L0 68L-10 80Z", look.collar) + flat("M24 50L14 47L0 68L10 80Z", look.collar)
    return (
        neck
        + body(coat, light, shade, dark)
        + line("M-46 150C-48 128 -46 116 -42 106M46 150C48 128 46 116 42 106")
        + collar
    )


def head(look: Look) -> str:
    light, dark = look.skin
    parts = ""
    if look.cut != "hood":
        parts += flat("M-31 -8C-40 -12 -42 6 -31 10Z", light) + flat("M31 -8C40 -12 42 6 31 10Z", dark)
    parts += body(HEAD, light, CHEEK, dark)
    parts += fill(
        "M-28 10C-28 4 -14 4 -14 10C-14 16 -28 16 -28 10ZM14 10C14 4 28 4 28 10C28 16 14 16 14 10Z",
        "#e2653f",
        0.22,
    )
    return parts + _beard(look) + face(look) + _hair(look)


def face(look: Look) -> str:
    parts = ""
    for x in (-13, 13):
        parts += fill(
            f"M{x - 8} -3C{x - 5} -10 {x + 5} -10 {x + 8} -3C{x + 4} 2 {x - 4} 2 {x - 8} -3Z", "#fffaf0"
        )
        parts += dot(x + 3 * look.gaze, -4, 3.7) + dot(x + 3 * look.gaze - 1.2, -5.3, 1.2, CREAM)
        parts += line(f"M{x - 8.5} -3C{x - 5} -10.5 {x + 5} -10.5 {x + 8.5} -3", width=2.4)
    parts += line("M-1 -4C-2 4 -6 9 -6 12C-5 16 3 16.5 6 13.5", width=2.3)
    return parts + line(BROWS[look.mood], look.hair[1] if look.cut != "none" else "", 4.2) + MOUTHS[look.mood]


BROWS = {
    "calm": "M-22 -15C-17 -19 -10 -19 -6 -15M22 -15C17 -19 10 -19 6 -15",
    "merry": "M-23 -17C-17 -22 -10 -22 -6 -18M23 -17C17 -22 10 -22 6 -18",
    "stern": "M-23 -18C-17 -17 -10 -14 -5 -11M23 -18C17 -17 10 -14 5 -11",
    "sly": "M-23 -15C-17 -16 -10 -14 -5 -11M22 -20C17 -23 10 -22 6 -18",
    "sad": "M-23 -12C-17 -16 -10 -19 -6 -20M23 -12C17 -16 10 -19 6 -20",
}
MOUTHS = {
    "calm": line("M-10 25C-4 28 4 28 10 25", width=2.6),
    "merry": flat("M-13 21C-6 24 6 24 13 21C11 32 -11 32 -13 21Z", "#8f3a2c", 2.4)
    + fill("M-11 22.4C-5 24.6 5 24.6 11 22.4L9.5 25.5C4 27 -4 27 -9.5 25.5Z", "#fffaf0"),
    "stern": line("M-10 26C-4 24.5 4 24.5 10 26", width=2.8),
    "sly": line("M-10 26C-3 28 6 26 12 20", width=2.8),
    "sad": line("M-9 28C-4 24 4 24 9 28", width=2.8),
}


def _hair(look: Look) -> str:
    light, dark = look.hair
    match look.cut:
        case "short":
            cap = (
                "M-34 -4C-40 -34 -24 -52 2 -52C26 -52 40 -34 34 -4C31 -12 29 -20 22 -28"
                "C6 -20 -14 -20 -24 -26C-29 -20 -32 -12 -34 -4Z"
            )
            return body(
                cap, light, "M14 -50.5C32 -46 38 -28 34 -4C31 -12 29 -20 22 -28C25 -35 22 -44 14 -50.5Z", dark
            )
        case "long":
            cap = "M-36 6C-42 -34 -26 -53 0 -53S42 -34 36 6C32 -10 24 -24 6 -32C-6 -24 -28 -18 -36 6Z"
            return body(
                cap, light, "M12 -51.5C34 -46 40 -26 36 6C32 -10 24 -24 14 -29C22 -36 18 -45 12 -51.5Z", dark
            )
        case "curls":
            cap = (
                "M-37 4C-46 -2 -46 -18 -37 -22C-40 -36 -26 -48 -16 -45C-10 -56 10 -56 16 -46"
                "C28 -48 40 -36 37 -22C46 -18 46 -2 37 4C33 -4 33 -12 29 -20"
                "C20 -30 -20 -30 -29 -20C-33 -12 -33 -4 -37 4Z"
            )
            return body(
                cap,
                light,
                (
                    "M16 -46C28 -48 40 -36 37 -22C46 -18 46 -2 37 4C33 -4 33 -12 29 -20"
                    "C26 -26 22 -27 18 -28C22 -34 20 -42 16 -46Z"
                ),
                dark,
            )
        case "bun":
            knot = body(
                "M-15 -48C-15 -66 15 -66 15 -48Z",
                light,
                "M5 -61C12 -59 15 -54 15 -48H4C7 -53 7 -57 5 -61Z",
                dark,
            )
            cap = "M-35 2C-40 -34 -24 -51 0 -51S40 -34 35 2C31 -14 22 -28 0 -32C-22 -28 -31 -14 -35 2Z"
            return knot + body(
                cap, light, "M12 -49.5C33 -44 39 -24 35 2C31 -14 24 -26 12 -30C18 -36 16 -44 12 -49.5Z", dark
            )
        case _:
            return ""


def _long_hair(look: Look) -> str:
    light, dark = look.hair
    fall = "M-36 -20C-52 20 -50 60 -40 84C-20 92 20 92 40 84C50 60 52 20 36 -20Z"
    return body(fall, light, "M36 -20C52 20 50 60 40 84C34 86.5 28 88 20 89C36 60 38 20 26 -20Z", dark)


def _beard(look: Look) -> str:
    light, dark = look.hair
    match look.beard:
        case "full":
            shape = (
                "M-33 0C-30 14 -18 16 -12 15C-6 12 6 12 12 15C18 16 30 14 33 0C37 30 26 58 0 66"
                "C-26 58 -37 30 -33 0Z"
            )
            return body(shape, light, "M12 15C18 16 30 14 33 0C37 30 26 58 0 66C20 48 22 28 12 15Z", dark)
        case "goatee":
            return body(
                "M-13 22C-6 18 6 18 13 22C14 36 8 50 0 54C-8 50 -14 36 -13 22Z",
                light,
                "M3 19.5C7 20 10 21 13 22C14 36 8 50 0 54C6 42 7 30 3 19.5Z",
                dark,
            )
        case "stubble":
            return fill(
                "M-31 2C-26 14 -14 18 0 17C14 18 26 14 31 2C31 18 20 35 0 40C-20 35 -31 18 -31 2Z", dark, 0.35
            )
        case "moustache":
            return flat(
                "M0 16C-8 12 -20 15 -26 24C-18 26 -6 25 0 20C6 25 18 26 26 24C20 15 8 12 0 16Z", dark, 2.2
            )
        case _:
            return ""


# What people wear on their heads


def straw_hat(band: str = "#c45434") -> str:
    brim = "M-66 -20C-50 -34 50 -34 66 -20C50 -8 -50 -8 -66 -20Z"
    crown = "M-34 -24C-36 -56 -20 -66 0 -66S36 -56 34 -24C16 -30 -16 -30 -34 -24Z"
    parts = body(
        brim,
        "#ecc96e",
        "M20 -29.5C42 -29 58 -26 66 -20C52 -11 30 -10 14 -10.5C30 -16 30 -24 20 -29.5Z",
        "#b98d3a",
    )
    parts += body(
        crown,
        "#ecc96e",
        "M12 -65C30 -61 36 -50 34 -24C28 -26 22 -27 18 -27.8C24 -40 22 -56 12 -65Z",
        "#b98d3a",
    )
    return (
        parts
        + line("M-33 -30C-16 -36 16 -36 33 -30", width=9)
        + line("M-32 -30C-16 -35.5 16 -35.5 32 -30", band, 4.5)
    )


def hood(light: str, dark: str) -> str:
    """Around the face and over the shoulders."""
    cloth = (
        "M0 -62C36 -62 50 -34 46 2C60 40 72 60 74 84C40 100 -40 100 -74 84"
        "C-72 60 -60 40 -46 2C-50 -34 -36 -62 0 -62Z"
    )
    opening = "M0 -38C-22 -38 -30 -24 -29 0C-28 20 -18 34 0 39C18 34 28 20 29 0C30 -24 22 -38 0 -38Z"
    shade = (
        "M14 -60.5C40 -56 50 -32 46 2C60 40 72 60 74 84C60 90 44 93 28 95"
        "C44 60 40 40 18 33C25 24 28.5 14 29 0C30 -20 24 -32 14 -36"
        "C22 -44 20 -54 14 -60.5Z"
    )
    parts = f'<path d="{cloth}{opening}" fill="{light}" fill-rule="evenodd" stroke="none"/>' + fill(
        shade, dark
    )
    return parts + line(cloth) + line(opening)


def cap(light: str, dark: str, feather: str = "") -> str:
    """A soft hat with a turned brim, and perhaps a feather."""
    parts = (
        flat("M26 -52C40 -86 66 -92 78 -88C74 -70 58 -52 34 -42Z", feather)
        + line("M30 -48C44 -66 58 -78 72 -84", width=2)
        if feather
        else ""
    )
    crown = "M-40 -26C-46 -58 -22 -70 4 -68C32 -66 46 -50 40 -26Z"
    parts += body(crown, light, "M16 -66.5C36 -62 45 -48 40 -26H20C28 -42 26 -56 16 -66.5Z", dark)
    brim = "M-44 -22C-40 -34 40 -34 44 -22C42 -14 30 -18 0 -18S-42 -14 -44 -22Z"
    return parts + body(
        brim, light, "M16 -30.5C32 -30 42 -28 44 -22C42 -15 32 -17.5 16 -18C22 -22 22 -26 16 -30.5Z", dark
    )


def crown(light: str = "#f2c95a", dark: str = "#b9862f") -> str:
    shape = "M-34 -24L-40 -60L-20 -44L0 -68L20 -44L40 -60L34 -24C16 -32 -16 -32 -34 -24Z"
    parts = body(shape, light, "M0 -68L20 -44L40 -60L34 -24C26 -27 16 -29.5 6 -30Z", dark)
    return parts + dot(0, -39, 4.5, "#c45434") + dot(-20, -36, 3.4, "#3f7f90") + dot(20, -36, 3.4, "#3f7f90")


def open_helmet(plume: tuple[str, str]) -> str:
    """A helmet with its visor up."""
    parts = body(
        "M0 -60C6 -84 42 -88 60 -62C70 -46 70 -26 64 -12C58 -38 40 -54 6 -52Z",
        plume[0],
        "M34 -78C52 -74 70 -46 64 -12C60 -32 52 -56 34 -78Z",
        plume[1],
    )
    shell = (
        "M-40 34C-48 -10 -44 -58 0 -60C44 -58 48 -10 40 34C34 40 30 44 26 46"
        "C34 20 36 -4 32 -24C16 -30 -16 -30 -32 -24C-36 -4 -34 20 -26 46"
        "C-30 44 -34 40 -40 34Z"
    )
    parts += body(
        shell,
        "#c3c9d2",
        (
            "M14 -58.5C46 -52 47 -8 40 34C34 40 30 44 26 46C34 20 36 -4 32 -24"
            "C27 -26 22 -27 18 -27.5C24 -38 22 -50 14 -58.5Z"
        ),
        "#7d8594",
    )
    visor = "M-42 -26C-40 -50 -20 -58 0 -58S40 -50 42 -26C24 -38 -24 -38 -42 -26Z"
    parts += body(
        visor,
        "#d9dee5",
        "M12 -57C32 -53 41 -44 42 -26C34 -32 26 -34.5 18 -35.5C22 -44 18 -52 12 -57Z",
        "#8d95a3",
    )
    return (
        parts
        + line("M-30 -36C-12 -42 12 -42 30 -36", width=3)
        + dot(-39, -22, 3.4, "#e3b34c")
        + dot(39, -22, 3.4, "#b07d2a")
    )
