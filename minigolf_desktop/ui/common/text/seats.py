"""How many play, in words."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def seats_words(players: int) -> str:
    """Return in words how many play."""
    if players < 2:
        return translate("versions", "solo")
    return translate("versions", "%n players", "", players)
