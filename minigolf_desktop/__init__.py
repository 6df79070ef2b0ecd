"""Minigolf Desktop: three golf board games on one shared model layer."""

__version__ = "1.0.0"
