"""The report on balance: what all games share of it. What is asked of a game stands in its own `balance`."""
