"""How the landscapes of the tiles and the sprites of the sea are drawn; see game.workshop.draw_terrains."""
