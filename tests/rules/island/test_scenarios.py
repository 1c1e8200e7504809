"""Every scenario holds, and fails when the rule that it is about is switched off."""

from __future__ import annotations

import pytest

from tests.rules.harness import fails_without
from tests.rules.island.scenario import Scenario, play, scenarios

ALL = list(scenarios())


@pytest.mark.parametrize("scenario", [s for _, s in ALL], ids=[name for name, _ in ALL])
def test_holds(scenario: Scenario) -> None:
    play(scenario)


@pytest.mark.parametrize("scenario", [s for _, s in ALL], ids=[name for name, _ in ALL])
def test_fails_without_its_rule(scenario: Scenario) -> None:
    fails_without(play, scenario)
