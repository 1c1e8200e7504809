"""The base layer that the modules of this package register their steps and rules in."""

from game.engine.rulebook import Layer

base = Layer("island")
