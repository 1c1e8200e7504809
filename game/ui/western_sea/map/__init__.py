"""The map of Western Sea."""
