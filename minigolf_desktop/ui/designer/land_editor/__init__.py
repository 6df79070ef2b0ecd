"""The land editor: draws a land of the player's own on the meadow (ruling D40)."""
