"""What the Diceoneer's layer says by name."""

from __future__ import annotations

from typing import get_args

from game.rules.western_sea.modules.common import speak
from game.rules.western_sea.modules.diceoneer.content import Effect
from game.rules.western_sea.modules.diceoneer.tell import OPTION_TEXTS

speak(
    asks={
        "solo.tile": ((), ("take",)),
        "solo.site": (("tile",), ("place",)),
        "solo.settle": (("n",), ("place",)),
        "solo.raid": (("n",), ("raid",)),
        "solo.govern": ((), ("govern",)),
        "solo.die": ((), ("recruit",)),
        "solo.research": (("n",), ("research",)),
        "solo.trade.token": ((), ("take",)),
        "solo.stolen": ((), ("take",)),
        "solo.harbour": (("", "tile"), ("place",)),
    },
    events={
        "solo-die": ("seat", "face", "action"),
        "solo-token": ("seat", "resource", "action"),
        "solo-acts": ("seat", "n", "why", "strength"),
        "solo-bare": ("seat", "n"),
        "solo-defended": ("seat", "other", "tile", "n"),
        "solo-unused": ("seat", "n"),
        "solo-trade": ("seat", "n"),
        "solo-marker": ("seat", "action"),
        "solo-stolen": ("seat", "other", "die"),
        "solo-cleared": ("seat", "tile"),
        "solo-gold": ("seat", "n"),
        "solo-navy": ("seat", "n"),
        "solo-sails": ("seat", "n", "strength"),
    },
    phrases={
        "solo.straight": ("action",),
        "solo.passed": ("action", "empty"),
        "solo.rather": ("action", "other"),
        "solo.laid": ("resource", "action"),
        "solo.queue": ("things",),
        "solo.rolls": ("n",),
        "solo.tents": ("n",),
        "solo.hexagon": (),
        "solo.bare": ("n",),
        "solo.side": ("action", "things"),
        "solo.governs": (),
        **{f"solo.advice.{effect}": ("action", "n") for effect in get_args(Effect)},
        **OPTION_TEXTS,
    },
)
