"""What players are called."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.common.theme import PLAYER_COLOURS

translate = QCoreApplication.translate


def player_name(names: Sequence[str], seat: int) -> str:
    """Return what a player is called: by the name typed, else by the colour of the seat."""
    if seat < len(names) and names[seat]:
        return names[seat]
    return name_of_colour(PLAYER_COLOURS[seat].name)


def name_of_colour(colour: str) -> str:
    """Return what somebody without a name is called: by the colour, in every game.

    Raises KeyError for an unknown one.
    """
    return {
        "red": translate("putting", "Red"),
        "blue": translate("putting", "Blue"),
        "yellow": translate("putting", "Yellow"),
        "purple": translate("putting", "Purple"),
        "green": translate("putting", "Green"),
    }[colour]


def colour_name(colour: str) -> str:
    """Return the name of a player's colour with its shape; raises KeyError for an unknown one."""
    return {
        "red": translate("versions", "red heart"),
        "blue": translate("versions", "blue drop"),
        "yellow": translate("versions", "yellow star"),
        "purple": translate("versions", "purple clover"),
        "green": translate("versions", "green plus"),
    }[colour]


def your_turn(name: str) -> str:
    """Return what a banner tells a player to whom the turn has passed."""
    return translate("banner", "{name}, your turn").replace("{name}", name)
