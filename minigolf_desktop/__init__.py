"""Minigolf Desktop: three golf board games on one shared model layer."""

__version__ = "2.0.0"

EDITION = __version__.rpartition(".")[0]
"""What players call the version: what it brought is told once, and later ones mend it."""
