"""Minigolf Desktop: three golf board games on one shared model layer."""

__version__ = "2.0.0"
