"""What maps of hexes are made of, whichever game they belong to."""
