"""What bots of Western Sea weigh by stands beside the content, and nothing of it is idle."""

from __future__ import annotations

from pathlib import Path

import game.bots.western_sea
from game.bots.western_sea import MODULES
from game.engine.minds import read_minds

GAME = "western-sea"


def test_each_module_has_its_own() -> None:
    assert list(read_minds(GAME)) == [GAME, *MODULES]


def test_every_weight_is_asked_for() -> None:
    """By its name, or by the family that its name begins with."""
    folder = Path(game.bots.western_sea.__file__).parent
    code = "".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))

    def asked_for(name: str) -> bool:
        heads = [name[:n] for n, sign in enumerate(name) if sign == "-"]
        return f'"{name}"' in code or any(f'f"{head}-{{' in code for head in heads)

    idle = [name for mind in read_minds(GAME).values() for name in mind.weights if not asked_for(name)]
    assert idle == []
