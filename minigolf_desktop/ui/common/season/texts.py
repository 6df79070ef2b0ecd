"""Texts of tasks and figures of the season in the player's language; needs nothing of the rules."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.content.texts import SEASON

translate = QCoreApplication.translate


def words(text: str) -> str:
    """Return a text of a task in the player's language."""
    return QCoreApplication.translate(SEASON, text)


def stars_words(stars: int) -> str:
    """Return how many stars there are."""
    return translate("season", "%n stars", "", stars)
