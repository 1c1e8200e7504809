"""Least squares find what is known again."""

from __future__ import annotations

from random import Random

import pytest

from game.workshop.fitting import linear


def test_known_weights_are_found_again() -> None:
    lot, weights = Random(5), [0.3, -1.0, 2.0]
    rows = []
    for _ in range(400):
        has = [lot.gauss(0, 1) for _ in weights]
        rows.append((has, sum(n * w for n, w in zip(has, weights, strict=True)) + lot.gauss(0, 0.5)))
    for (found, error), weight in zip(linear(rows, ridge=2.0), weights, strict=True):
        assert found == pytest.approx(weight, abs=4 * error) and 0.01 < error < 0.06
