"""The panels around the map of Western Sea."""
