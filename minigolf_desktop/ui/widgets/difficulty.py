"""How hard a course of 18 Holes is, as one to five golf balls."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.ui.art.icons import icon_pixmap
from minigolf_desktop.ui.widgets.look import Look

translate = QCoreApplication.translate

LEVELS = (60, 120, 180, 240)
"""From which difficulty a course has a ball more than one."""
BALL = 17.0
"""Room of a ball in pixels, at an interface scale of 1."""


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
    side = look.px(ball)
    row = QPixmap(round(5 * side * ratio), round(look.px(20) * ratio))
    row.setDevicePixelRatio(ratio)
    row.fill(Qt.GlobalColor.transparent)
    painter = QPainter(row)
    for place in range(5):
        name = "ball" if place < level_of(difficulty) else "ball-empty"
        icon = icon_pixmap(name, look.theme.text, side, ratio)
        painter.drawPixmap(
            QRectF(place * side, (look.px(20) - side) / 2, side, side), icon, QRectF(icon.rect())
        )
    painter.end()
    return row
