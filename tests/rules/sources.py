"""What the source of a game's rules says, for tests that hold lists against it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

RULES = Path(__file__).resolve().parents[2] / "game" / "rules"


class Sources:
    def __init__(self, package: str) -> None:
        self.files = sorted((RULES / package).rglob("*.py"))

    def calls(self, name: str) -> Iterator[ast.Call]:
        for path in self.files:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                    yield node

    def calls_of(self, name: str) -> Iterator[ast.Call]:
        """Calls of a method of this name, whatever it belongs to."""
        for path in self.files:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Attribute)
                    and node.func.attr == name
                ):
                    yield node

    def words(self, name: str, position: int) -> set[str]:
        """The strings that calls of a function name at a position."""
        found = set()
        for call in self.calls(name):
            if len(call.args) > position:
                argument = call.args[position]
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.add(argument.value)
        return found
