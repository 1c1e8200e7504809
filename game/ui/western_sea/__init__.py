"""The table of Western Sea: its map, panels and motion."""
