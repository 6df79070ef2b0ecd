"""Choosing promises: at the start of an advanced game, and whenever the clients visit."""

from minigolf_desktop.ui.designer.promises.screen import Promiser, PromisesScreen

__all__ = ["Promiser", "PromisesScreen"]
