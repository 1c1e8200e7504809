"""The panels around the map of the Island."""
