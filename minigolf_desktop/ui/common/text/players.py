"""What players are called."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def player_name(names: Sequence[str], seat: int) -> str:
    """Return what a player is called: by the name typed, else by the colour of the seat."""
    if seat < len(names) and names[seat]:
        return names[seat]
    return (
        translate("putting", "Red"),
        translate("putting", "Blue"),
        translate("putting", "Yellow"),
        translate("putting", "Purple"),
        translate("putting", "Green"),
    )[seat]


def your_turn(name: str) -> str:
    """Return what a banner tells a player to whom the turn has passed."""
    return translate("banner", "{name}, your turn").replace("{name}", name)
