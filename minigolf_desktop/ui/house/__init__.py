"""The house in which the games live: home, menu, settings, records. It names no game."""
