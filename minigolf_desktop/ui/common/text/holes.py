"""How far a round is, in words."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def holes_words(played: int, holes: int) -> str:
    """Return in words how many holes of a round are played."""
    words = translate("home", "{played} of {holes} holes")
    return words.replace("{played}", str(played)).replace("{holes}", str(holes))
