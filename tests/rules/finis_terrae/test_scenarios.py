"""Every scenario holds, and fails when the rule that it is about is switched off."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.finis_terrae.scenario import Scenario, play, scenarios

ALL = list(scenarios())


@pytest.mark.parametrize("scenario", [s for _, s in ALL], ids=[name for name, _ in ALL])
def test_holds(scenario: Scenario) -> None:
    play(scenario)


@pytest.mark.parametrize("scenario", [s for _, s in ALL], ids=[name for name, _ in ALL])
def test_fails_without_its_rule(scenario: Scenario) -> None:
    for off in scenario.off if isinstance(scenario.off, list) else [scenario.off]:
        assert _fails(scenario, off), f"holds even with {off} switched off"


def _fails(scenario: Scenario, off: dict[str, Any]) -> bool:
    try:
        play(scenario, off)
    except Exception as error:
        # A typo in `off` itself must not count as the failure that is wanted.
        return not str(error).startswith("off:")
    return False
