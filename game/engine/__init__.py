"""The kernel, the same for every game: state, steps, decisions, chance, records and saves.

It knows no rules and no screen.
"""
