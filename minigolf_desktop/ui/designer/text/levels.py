"""The satisfaction scale of the solo game, in words."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def level_name(level: int) -> str:
    """Return the name of a level, 0 unhappy to 4 impressed; raises IndexError for another."""
    return (
        translate("levels", "Unhappy"),
        translate("levels", "Disappointed"),
        translate("levels", "Unexcited"),
        translate("levels", "Happy"),
        translate("levels", "Impressed"),
    )[level]


def level_verdict(level: int) -> str:
    """Return what the clients say to a finished course; raises IndexError for another level."""
    return (
        translate("levels", "They shake their heads and leave. The meadow stays a meadow."),
        translate("levels", "Not what they had in mind. A few more evenings at the desk, please."),
        translate("levels", "It will do. They shrug, and look at the sandwiches."),
        translate("levels", "They like it! The diggers come on Monday."),
        translate("levels", "They are speechless. Golfers will come from far away for this."),
    )[level]
