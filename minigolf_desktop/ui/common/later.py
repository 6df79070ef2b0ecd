"""Loads a part of the program when it is used first: the home screen must be there at once."""

from functools import cached_property
from importlib import import_module
from typing import Any


class Later:
    """A function or class of a module that is loaded when it is called first."""

    def __init__(self, place: str) -> None:
        """``place`` names module and function: ``minigolf_desktop.cli:run``."""
        self.place = place
        """Where it lies."""

    def load(self) -> None:
        """Load it ahead: it is likely to be called."""
        _ = self.found

    @cached_property
    def found(self) -> Any:
        """The function itself; its module is loaded now."""
        module, _, name = self.place.partition(":")
        return getattr(import_module(module), name)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Call the function."""
        return self.found(*arguments, **named)
