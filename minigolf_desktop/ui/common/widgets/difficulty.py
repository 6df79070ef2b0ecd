"""How hard a course of 18 Holes is, as one to five golf balls."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap

from minigolf_desktop.ui.common.widgets.balls import balls_pixmap
from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate

LEVELS = (60, 120, 180, 240)
"""The difficulties from which a course has another ball."""
BALL = 17.0
"""Room of a ball in pixels, at an interface scale of 1."""
_ROW = 20


def level_of(difficulty: int) -> int:
    """Return how hard a course is, in 1 to 5 balls."""
    return 1 + sum(difficulty >= level for level in LEVELS)


def difficulty_words(difficulty: int) -> str:
    """Return a difficulty in words: ``2 of 5, difficulty 95``."""
    words = translate("golf choice", "{level} of 5, difficulty {figure}")
    words = words.replace("{level}", str(level_of(difficulty)))
    return words.replace("{figure}", str(difficulty))


def difficulty_balls(look: Look, difficulty: int, ratio: float, ball: float = BALL) -> QPixmap:
    """Return five balls in a row, those that the course has filled."""
    level = level_of(difficulty)
    return balls_pixmap(look, level, ratio, places=1 + len(LEVELS), ball=ball, height=_ROW)
