"""What charts of squares are made of, whichever game they belong to."""
