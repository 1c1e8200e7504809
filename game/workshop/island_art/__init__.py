"""Draws the pictures of the Island into assets/island: `python -m game.workshop.island_art`."""
