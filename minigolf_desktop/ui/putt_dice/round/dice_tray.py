"""The tray in which the dice fall."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.putt_dice import Dice, Die
from minigolf_desktop.ui.common.art.tray import paint_tray
from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.putt_dice.dice_art import paint_die
from minigolf_desktop.ui.putt_dice.round.words import colour_name, faces_words

translate = QCoreApplication.translate

FALLING = 620
"""The dice tumble, in ms at speed 1."""

_FAINT = QColor(255, 255, 255, 190)
_TURNS = (-6.0, 5.0, -3.0, 7.0)
"""How the dice lie, in degrees."""


_FILLED = 0.76
"""How much of the height of the felt a die takes."""
_GROUPS = 2
"""Dice beside each other where all their faces are shown."""


class DiceTray(QWidget):
    """Shows the faces of the last roll; dice not rolled are dashed squares.

    Asked for it, it shows every face of every die instead, until dice fall again.
    """

    turned = Signal(bool)
    """All faces are shown from now on, or the last roll again."""

    def __init__(self, look: Look, dice: Dice, motion: Motion) -> None:
        super().__init__()
        self.motion = motion
        """How long the dice tumble."""
        self._look = look
        self._dice = dice
        self._faces: tuple[int, ...] = ()
        self._tumble = 0.0
        self._all_faces = False
        self.setAccessibleName(translate("dice", "Dice tray"))
        self.setAccessibleDescription(faces_words(dice))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.size(380, 96))

    def sizeHint(self) -> QSize:
        """Return the size of the concept."""
        return self._look.size(540, 156)

    @property
    def shows_all_faces(self) -> bool:
        """Whether all faces of all dice are shown, not the last roll."""
        return self._all_faces

    def show_all_faces(self, wanted: bool) -> None:
        """Show all faces of all dice, or the last roll."""
        if wanted != self._all_faces:
            self._all_faces = wanted
            self.turned.emit(wanted)
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Turn the dice over at a click."""
        self.show_all_faces(not self._all_faces)

    def show_faces(self, faces: tuple[int, ...]) -> None:
        """Show a roll that lies there already."""
        self._faces = faces
        self._tumble = 0.0
        self.update()

    def roll(self, faces: tuple[int, ...], done: Callable[[], None]) -> None:
        """Let dice fall, then call ``done``."""
        self._faces = faces
        self.show_all_faces(False)
        let_hear(self, Sound.DICE)

        def step(part: float) -> None:
            self._tumble = 1.0 - part
            self.update()

        duration = self.motion.duration(FALLING) if self.motion.moves else 0
        animate(self, duration, step, done)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tray and dice."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt = paint_tray(painter, QRectF(self.rect()), self._look.scale)
        if self._all_faces:
            for place, die in enumerate(self._dice):
                self._paint_faces(painter, felt, place, die)
        else:
            self._paint_roll(painter, felt)
        painter.end()

    def _paint_roll(self, painter: QPainter, felt: QRectF) -> None:
        side = min(felt.height() * _FILLED, felt.width() / len(self._dice) * _FILLED)
        for place, die in enumerate(self._dice):
            middle = QPointF(
                felt.x() + felt.width() * (place + 0.5) / len(self._dice), felt.center().y()
            )
            if place < len(self._faces):
                self._paint_fallen(painter, middle, side, place)
            else:
                self._paint_place(painter, middle, side * 0.9, die.colour)

    def _paint_faces(self, painter: QPainter, felt: QRectF, place: int, die: Die) -> None:
        """Paint the faces of a die in a row, two dice beside each other."""
        rows = -(-len(self._dice) // _GROUPS)
        row, column = divmod(place, _GROUPS)
        gap = self._look.px(Space.LARGE)
        wide = (felt.width() - gap * (_GROUPS + 1)) / _GROUPS
        high = felt.height() / rows
        step = min(wide / len(die.faces), high * 0.9)
        left = felt.x() + gap + column * (wide + gap) + (wide - step * len(die.faces)) / 2
        for number, face in enumerate(sorted(die.faces, reverse=True)):
            middle = QPointF(left + step * (number + 0.5), felt.y() + high * (row + 0.52))
            paint_die(painter, middle, step * 0.86, die.colour, face)

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
        painter.drawText(square, Qt.AlignmentFlag.AlignCenter, colour_name(colour))
