"""What a bot on the Island gives how much weight, in points unless something else is said."""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    # Production, in land and standing
    "want-settlement": 0.4,
    "want-city": 0.45,
    "want-card": 0.15,
    "roads-each": 1.0,
    "haggled": 3.5,  # cards for one, where the bank asks for more
    "ordinary": 8.0,  # pips of a settlement
    "rolls": 80.0,  # at most to come
    "last-rolls": 1.0,
    "growth": 1.2,
    "production": 0.8,
    # Sites
    "site": 0.8,
    "here": 0.42,
    "one-road": 0.28,
    "two-roads": 0.16,
    "three-roads": 0.07,
    "next-site": 0.45,
    "no-stock": 0.3,
    # Cards and races
    "count": 0.09,
    "unplayed": 0.35,
    "hidden-knight": 0.5,
    "own-knight": 0.8,
    "race-rolls": 20.0,
    "deed-knight": 0.12,
    "deed-robber": 0.12,
    "deed-roads": 0.25,
    "deed-take": 0.2,
    "deed-monopoly": 0.45,
    "free-road": 0.25,
    # The hand
    "card": 0.05,
    "next-goal": 0.5,
    "any-kind": 0.1,
    "ready": 0.72,
    "by-bank": 0.02,
    "soon": 0.62,
    "patience": 8.0,
    "goal-card": 0.75,
    "goal-road": 0.3,
    "goal-far": 0.6,
    "lost-card": 0.14,
    "theft": 0.01,
    # The robber
    "robber-stays": 8.0,
    "blocked-card": 0.04,
    "blocked-pace": 0.7,
    "stolen": 0.12,
    # The end, for those who take their time
    "finish": 3.0,
    "finish-rolls": 12.0,
    # The opening, for those who take their time: for each pip of a kind, and so on
    "start-lumber": 0.056,
    "start-brick": 0.056,
    "start-wool": 0.14,
    "start-grain": 0.125,
    "start-ore": 0.09,
    "start-kind": 0.09,
    "start-road": 0.113,
    "start-card": 0.072,
    "start-hex": 0.2,
    "start-any": 0.378,
    "start-own": 0.296,
    "start-reach": 0.384,
    # Others
    "envy": 0.7,
    "leaders": 0.9,  # how much more those who are ahead matter, for each point
    "fed": 0.12,
    "deal-least": 0.01,
    "offers": 1,  # a turn, at most
    "hope": 0.015,  # for less nothing is offered
    "danger": 2.0,  # points short of winning at which nobody deals any more
}
CAREFUL: dict[str, float] = {
    "card": 0.025,
    "goal-road": 0.12,
    "goal-card": 0.95,
    "patience": 5.5,
    "stolen": 0.18,
    "ready": 0.78,
    "next-goal": 0.6,
    "want-settlement": 0.48,
    "haggled": 3.2,
    "here": 0.38,
    "one-road": 0.22,
    "two-roads": 0.13,
    "next-site": 0.38,
    "production": 0.9,
    "hope": 0.004,
}
"""Where bots that take their time weigh otherwise: single cards and roads for less, what is soon bought for
more. Found by games in which every seat drew each weight from two."""
WIN = 12.0
