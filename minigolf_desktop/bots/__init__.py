"""Computer players. They see what a player may see, never the state."""
