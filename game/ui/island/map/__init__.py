"""The map of the Island: tiles, harbours, pieces, what may be chosen on it."""
