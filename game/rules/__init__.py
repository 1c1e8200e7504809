"""The rules, one package per game. They build on the engine and never on each other or on the screen."""
