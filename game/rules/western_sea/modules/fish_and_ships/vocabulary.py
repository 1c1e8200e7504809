"""What the module says by name."""

from game.rules.western_sea.modules.common import speak

speak(
    asks={
        "raise.side": (("seat",), ("take",)),
        "raise.place": (("seat", "tile=harbour"), ("place",)),
        "raise.turn": (("seat",), ("face",)),
        "raise.coast": (("seat",), ("take",)),
        "raise.where": (("seat", "tile=beach"), ("lay",)),
        "sail": (("seat", "n=left"), ("sail", "stop")),
    },
    options={"manipulate.use": ("wake",)},
    events={
        "harbour-back": ("seat",),
        "sea-raised": ("seat",),
        "ship": ("seat",),
        "ship-lost": ("seat",),
        "sailed": ("seat",),
        "reveal-peek": ("seat",),
        "reveal-flip": ("seat", "tile"),
        "treasure-lost": ("seat",),
        "navigated": ("seat", "tile"),
    },
    fixed=["harbour-depth", "sea-tiles"],
    raisable=["navigate-more"],
    phrases={
        "bring.ship": (),
        "bring.treasure": (),
        "tile.navigation": ("text",),
        "tile.small-harbour": (),
        "tile.island": (),
        "hex.face-down": ("n",),
        "die.bagless": (),
    },
)
