"""Every line of the checklist that concerns what there is to play has a scenario that names it."""

from __future__ import annotations

from tests.rules.island.scenario import rules_of, scenarios


def ids(prefix: str, last: int) -> list[str]:
    return [f"{prefix}-{n:02d}" for n in range(1, last + 1)]


LINES = [
    *ids("BG", 17),
    *ids("FR", 4),
    "FR-07",
    *ids("EV", 22),
    *ids("HM", 4),
    "HM-06",
    *ids("C2", 21),
    *ids("X-C2-EV", 2),
    "X-C2-ALL",
    *["RU-01", "RU-02", "RU-05", "RU-06", "RU-08", "RU-10", "RU-11", "RU-12", "RU-13", "RU-14", "RU-15"],
    *["RU-16", "RU-18", "RU-49"],
    # Fishermen
    *ids("FI", 26),
    *ids("X-FI-C2", 3),
    *["X-FI-EV-01", "X-FI-HM-01", "HM-05"],
    *["RU-07", "RU-09", "RU-20", "RU-21", "RU-22", "RU-23"],
    # Rivers
    *ids("RI", 27),
    *ids("X-RI-C2", 2),
    *["X-RI-EV-01", "X-RI-HM-01", "FR-05"],
    *["RU-03", "RU-04", "RU-17", "RU-24", "RU-25", "RU-26"],
    # Caravans
    *ids("CA", 22),
    *ids("X-CA-C2", 3),
    *["X-CA-EV-01", "X-CA-HM-01"],
    *["RU-27", "RU-28", "RU-29", "RU-30", "RU-31"],
    # Barbarian attack
    *ids("BA", 36),
    *ids("X-BA-C2", 7),
    *ids("X-BA-EV", 3),
    *["X-BA-HM-01", "FR-06", "RU-19", "RU-48", "RU-50"],
    *[f"RU-{n}" for n in range(32, 41)],
    # Traders
    *ids("TB", 36),
    *ids("X-TB-C2", 3),
    *ids("X-TB-EV", 3),
    *["X-TB-HM-01", "FR-06"],
    *["RU-41", "RU-42", "RU-43", "RU-44", "RU-45", "RU-46", "RU-47"],
]
"""The others speak of another scenario of the box: of wagons."""


def test_no_line_is_without_a_scenario() -> None:
    named = {rule for _, scenario in scenarios() for rule in rules_of(scenario)}
    assert sorted(set(LINES) - named) == []
    assert sorted(named - set(LINES)) == []
