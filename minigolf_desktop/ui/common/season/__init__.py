"""Tasks of the season in the window: their words, and how far a match is towards its goal."""
