"""The house's hand: a sheet to draw on, and all that its pictures are put together from."""
