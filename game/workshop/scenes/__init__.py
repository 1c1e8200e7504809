"""A scene for each technology of Western Sea, as its enlarged card shows it."""
