"""How the landscapes of the tiles and the sprites of the sea are drawn; see game.tools.draw_terrains."""
