"""What the Diceoneer's layer says by name."""

from __future__ import annotations

from typing import get_args

from game.rules.western_sea.modules.common import speak
from game.rules.western_sea.modules.diceoneer.caption import CAPTIONS
from game.rules.western_sea.modules.diceoneer.check import SUBJECTS
from game.rules.western_sea.modules.diceoneer.content import Effect, Laid
from game.rules.western_sea.modules.diceoneer.script_text import OPTION_TEXTS, PRIORITY_TEXTS
from game.rules.western_sea.modules.diceoneer.voice import SUMS

speak(
    asks={
        "solo.tile": ((), ("take",)),
        "solo.site": (("tile",), ("place",)),
        "solo.settle": (("n=left",), ("place",)),
        "solo.raid": (("n=strength",), ("raid",)),
        "solo.govern": ((), ("govern",)),
        "solo.die": ((), ("recruit",)),
        "solo.research": (("n=strength",), ("research",)),
        "solo.trade.token": ((), ("take",)),
        "solo.stolen": ((), ("take",)),
        "solo.harbour": (("tile",), ("place",)),
    },
    events={
        "solo-die": ("seat", "face", "action", "because"),
        "solo-token": ("seat", "resource", "action", "because"),
        "solo-acts": ("seat", "n", "why", "strength", "sum"),
        "solo-why": ("seat", "reason"),
        "solo-idle": ("seat", "idle"),
        "solo-repelled": ("seat", "tile"),
        "solo-back": ("seat", "side"),
        "solo-traded": ("seat", "resource", "side"),
        "solo-advice": ("seat", "thing", "advised"),
        "solo-at-once": ("seat", "action", "strength"),
        "solo-blue": ("seat",),
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
    quiet=["solo-back", "solo-traded"],
    phrases={
        **PRIORITY_TEXTS,
        **{f"solo.sum.{kind}": ("n",) for kind in SUMS},
        **{f"solo.idle.{action}": () for action in SUBJECTS},
        **{f"solo.advised.{effect}": ("n",) for effect in get_args(Effect)},
        **{f"caption.{kind}": fields for kind, fields in CAPTIONS.items()},
        "solo.because": ("reason",),
        "solo.because.advisor": (),
        "solo.numbers.tiles": ("n",),
        "solo.numbers.two-dice": ("n",),
        "solo.numbers.icon-vp": ("n",),
        "solo.numbers.tokens": ("n",),
        "solo.numbers.token-vp": ("n",),
        "solo.straight": ("action",),
        "solo.passed": ("action", "empty"),
        "solo.rather": ("action", "other"),
        "solo.laid": ("resource", "action"),
        "solo.queue": ("things",),
        "solo.rolls.all": ("n",),
        "solo.rolls.half": ("n",),
        "solo.rolls.part": ("n", "share"),
        "solo.order": ("things",),
        **{f"solo.kind.{kind}": () for kind in get_args(Laid)},
        "solo.tents": ("n",),
        "solo.hexagon": (),
        "solo.bare": ("n",),
        "solo.side": ("action", "things"),
        "solo.governs": (),
        **{f"solo.advice.{effect}": ("action", "n") for effect in get_args(Effect)},
        **OPTION_TEXTS,
    },
)
