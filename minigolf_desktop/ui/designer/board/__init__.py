"""The plot on the screen, and the hands that lay tiles on it."""
