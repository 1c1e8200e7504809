"""What stands on the Isle of Winds: an old harbour town, windmills, fields, groves and palms."""
