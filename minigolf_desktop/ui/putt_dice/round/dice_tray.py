"""The tray in which the dice fall."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.putt_dice import Dice
from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.putt_dice.dice_art import paint_die

translate = QCoreApplication.translate

FALLING = 620
"""The dice tumble, in ms at speed 1."""

_RIM = QColor("#C88F52")
_RIM_SHADE = QColor("#8E5F33")
_FELT = QColor("#2E5E5A")
_FELT_SHADE = QColor(11, 35, 34, 90)
_FAINT = QColor(255, 255, 255, 120)
_TURNS = (-6.0, 5.0, -3.0, 7.0)
"""How the dice lie, in degrees."""


class DiceTray(QWidget):
    """Shows the faces of the last roll; dice not rolled are dashed squares."""

    def __init__(self, look: Look, dice: Dice, motion: Motion) -> None:
        super().__init__()
        self.motion = motion
        """How long the dice tumble."""
        self._look = look
        self._dice = dice
        self._faces: tuple[int, ...] = ()
        self._tumble = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.size(380, 96))

    def sizeHint(self) -> QSize:
        """Return the size of the concept."""
        return self._look.size(470, 140)

    def show_faces(self, faces: tuple[int, ...]) -> None:
        """Show a roll that lies there already."""
        self._faces = faces
        self._tumble = 0.0
        self.update()

    def roll(self, faces: tuple[int, ...], done: Callable[[], None]) -> None:
        """Let dice fall, then call ``done``."""
        self._faces = faces

        def step(part: float) -> None:
            self._tumble = 1.0 - part
            self.update()

        duration = self.motion.duration(FALLING) if self.motion.moves else 0
        animate(self, duration, step, done)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tray and dice."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        px = self._look.px
        outer = QRectF(self.rect())
        painter.setBrush(_RIM_SHADE)
        painter.drawRoundedRect(outer, px(20), px(20))
        painter.setBrush(_RIM)
        painter.drawRoundedRect(outer.adjusted(0, 0, 0, -px(4)), px(20), px(20))
        felt = outer.adjusted(px(9), px(9), -px(9), -px(13))
        painter.setBrush(_FELT)
        painter.drawRoundedRect(felt, px(14), px(14))
        painter.setBrush(_FELT_SHADE)
        painter.drawRoundedRect(QRectF(felt.x(), felt.y(), felt.width(), px(7)), px(5), px(5))
        side = min(felt.height() * 0.68, felt.width() / len(self._dice) * 0.72)
        for place, die in enumerate(self._dice):
            middle = QPointF(
                felt.x() + felt.width() * (place + 0.5) / len(self._dice), felt.center().y()
            )
            if place < len(self._faces):
                self._paint_fallen(painter, middle, side, place)
            else:
                self._paint_place(painter, middle, side * 0.9, die.colour)
        painter.end()

    def _paint_fallen(self, painter: QPainter, middle: QPointF, side: float, place: int) -> None:
        die, face, tumble = self._dice[place], self._faces[place], self._tumble
        if tumble:
            # While it tumbles it shows one face after the other, the fallen one last.
            face = (face + int(tumble * 9)) % len(die.faces)
            middle = middle + QPointF(-tumble * side * (1.4 - 0.3 * place), -tumble * side * 0.35)
        turn = _TURNS[place] + tumble * (320 if place % 2 else -380)
        paint_die(painter, middle, side, die.colour, die.faces[face], turn)

    def _paint_place(self, painter: QPainter, middle: QPointF, side: float, colour: str) -> None:
        square = QRectF(0, 0, side, side)
        square.moveCenter(middle)
        painter.setPen(QPen(_FAINT, 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(square, side * 0.18, side * 0.18)
        painter.setFont(font("small_body", self._look.scale))
        painter.drawText(square, Qt.AlignmentFlag.AlignCenter, _colour_name(colour))


def _colour_name(colour: str) -> str:
    return {
        "white": translate("dice", "white"),
        "yellow": translate("dice", "yellow"),
        "orange": translate("dice", "orange"),
        "red": translate("dice", "red"),
    }[colour]
