"""A setting in words, as the dialog of the settings shows it."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Choice(NamedTuple):
    """One setting."""

    name: str
    """Its field in the settings."""
    title: str
    note: str
    """What it does, in a few words; may be empty."""
    options: tuple[tuple[str, object], ...]
    """Words and values to choose from."""


def on_off() -> tuple[tuple[str, object], ...]:
    """Return the options of what is on or off."""
    return ((translate("settings", "On"), True), (translate("settings", "Off"), False))
