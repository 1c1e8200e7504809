"""What bots think of Western Sea: the base game, and a part for each module."""
