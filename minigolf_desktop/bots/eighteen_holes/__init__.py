"""Players of 18 Holes."""
