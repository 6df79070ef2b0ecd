"""Confetti in the players' colours, falling or hanging in the air."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import box, fill
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Theme


def paint_confetti(
    painter: QPainter, area: QRectF, theme: Theme, fallen: float = 1.0, pieces: int = 54
) -> None:
    """Paint confetti all over an area; ``fallen`` tells how far it has come from above, 0 to 1."""
    chance = Chance("confetti")
    for number in range(pieces):
        x = area.left() + area.width() * chance.share()
        y = area.top() + area.height() * (chance.share() - 1.1 * (1 - fallen))
        turn = chance.between(0, 180) + 240 * (1 - fallen)
        colour = PLAYER_COLOURS[number % len(PLAYER_COLOURS)].fill(theme)
        if y < area.top():
            continue
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        fill(painter, box(-3.6, -1.9, 7.2, 3.8, 1), colour)
        painter.restore()
