"""The four coloured dice, painted: alone, on a card of choice, and fallen in the tray."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from minigolf_desktop.model.putt_dice import Dice, Die, DieFace, Odds
from minigolf_desktop.ui.common.art.drawing import CENTER, write
from minigolf_desktop.ui.common.art.furnishings import paint_tray
from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.text import in_tenths, tenths
from minigolf_desktop.ui.common.theme import LIGHT, FontRole, Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.putt_dice.words import colour_name, dice_words, faces_words, percent

_INK = LIGHT.text
_CREAM = QColor("#FFFDF6")
_SHADOW = QColor(18, 48, 30, 64)
_MARK = QColor("#B4452E")
_FILLS = {
    "white": QColor("#FFFDF6"),
    "yellow": QColor("#F4C64A"),
    "orange": QColor("#E8923E"),
    "red": QColor("#C2503F"),
}
_PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.45),),
    2: ((0.3, 0.45), (0.7, 0.45)),
    3: ((0.5, 0.25), (0.28, 0.62), (0.72, 0.62)),
    4: ((0.3, 0.25), (0.7, 0.25), (0.3, 0.64), (0.7, 0.64)),
}
"""Middles of so many flags, in sides of the die."""
_PIPS = {"white": 1, "yellow": 2, "orange": 3, "red": 4}
"""Dots in the corner: the order of the dice, for those who do not tell their colours."""


def paint_blank_die(painter: QPainter, square: QRectF, colour: str, edge: float) -> None:
    """Paint the body of a die with a line of ``edge`` round it."""
    side = square.width()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADOW)
    radius = side * 0.2
    painter.drawRoundedRect(square.translated(side * 0.02, side * 0.05), radius, radius)
    painter.setPen(QPen(_INK, edge))
    painter.setBrush(_FILLS[colour].darker(112))
    painter.drawRoundedRect(square, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_FILLS[colour])
    top = square.adjusted(edge / 2, edge / 2, -edge / 2, -side * 0.07)
    painter.drawRoundedRect(top, radius * 0.9, radius * 0.9)


def paint_die(
    painter: QPainter, middle: QPointF, side: float, colour: str, face: DieFace, turn: float = 0.0
) -> None:
    """Paint a die that shows a face, turned by some degrees."""
    painter.save()
    painter.translate(middle)
    painter.rotate(turn)
    painter.translate(-side / 2, -side / 2)
    paint_blank_die(painter, QRectF(0, 0, side, side), colour, max(1.2, side * 0.028))
    ink = _CREAM if colour == "red" else _INK
    flags = abs(face.precision)
    size = side * (0.42 if flags < 2 else 0.33 if flags == 2 else 0.27)
    if face.bad_luck:
        _paint_flag(painter, QPointF(side * 0.34, side * 0.45), side * 0.36, ink)
        _paint_exclamation(painter, QPointF(side * 0.7, side * 0.45), side * 0.46)
    elif not flags:
        painter.setPen(QPen(ink, side * 0.055, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(side * 0.4, side * 0.47), QPointF(side * 0.6, side * 0.47))
    for x, y in () if face.bad_luck or not flags else _PLACES[flags]:
        place = QPointF(side * x, side * y)
        _paint_flag(painter, place, size, ink)
        if face.precision < 0:
            _paint_cross(painter, place, size * 1.12, ink)
    _paint_pips(painter, side, _PIPS[colour], ink)
    painter.restore()


def _paint_flag(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    left, top = middle.x() - size * 0.3, middle.y() - size * 0.5
    painter.setPen(QPen(ink, size * 0.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(left, top), QPointF(left, top + size))
    cloth = QPainterPath(QPointF(left, top))
    cloth.lineTo(left + size * 0.7, top + size * 0.27)
    cloth.lineTo(left, top + size * 0.54)
    cloth.closeSubpath()
    painter.fillPath(cloth, ink)


def _paint_cross(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    reach = size * 0.46
    painter.setPen(QPen(ink, size * 0.11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x in (-reach, reach):
        painter.drawLine(middle + QPointF(-x, -reach), middle + QPointF(x, reach))


def _paint_exclamation(painter: QPainter, middle: QPointF, size: float) -> None:
    painter.setPen(QPen(_MARK, size * 0.22, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    top = QPointF(middle.x(), middle.y() - size * 0.42)
    painter.drawLine(top, QPointF(middle.x(), middle.y() + size * 0.12))
    painter.drawPoint(QPointF(middle.x(), middle.y() + size * 0.45))


def _paint_pips(painter: QPainter, side: float, count: int, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    radius = side * 0.026
    for place in range(count):
        painter.drawEllipse(QPointF(side * (0.15 + 0.075 * place), side * 0.85), radius, radius)


_LINES = (0.34, 0.23, 0.22, 0.21)
"""Shares of the height of the four lines below the dice."""
_RULED = 1
"""Place of the line that a rule is drawn below."""
_DICE = 34
"""Height of the row of dice."""
_MOST = 4
"""Dice that a card has room for."""


class DiceCard(QAbstractButton):
    """Offers a number of dice with its chances; checked while it is chosen."""

    def __init__(self, look: Look, dice: Dice) -> None:
        super().__init__()
        self._look = look
        self._dice = dice
        self._odds: Odds | None = None
        self._expected = 0.0
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # Space rolls what was clicked.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.size(96, 116))

    def sizeHint(self) -> QSize:
        """Return the size of the concept."""
        return self._look.size(134, 140)

    @property
    def dice(self) -> int:
        """How many dice it stands for."""
        return len(self._dice)

    def show_odds(self, odds: Odds | None, expected: float) -> None:
        """Show the chances from where the ball lies; None while no dice are asked for."""
        self._odds, self._expected = odds, expected
        words = dice_words(self.dice)
        if odds is not None:
            words += f": {self._hole_out()}, {self._green()}"
            words += f", {self._strokes()}"
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setEnabled(odds is not None)
        self.update()

    def _hole_out(self) -> str:
        assert self._odds is not None
        words = translate("putting", "hole out {chance}")
        return words.replace("{chance}", percent(self._odds.hole_out))

    def _green(self) -> str:
        assert self._odds is not None
        words = translate("putting", "green {chance}")
        return words.replace("{chance}", percent(self._odds.reach[-1]))

    def _strokes(self) -> str:
        words = translate("putting", "{strokes} expected")
        return words.replace("{strokes}", in_tenths(self._expected).strokes)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._look.theme, self._look.px
        body = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        lit = self.isChecked() and self._odds is not None
        edge = theme.hover_edge if lit or self.underMouse() else theme.line
        if self.hasFocus():
            edge = theme.focus
        painter.setPen(QPen(edge, 3 if lit or self.hasFocus() else 1.2))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(body, px(14), px(14))
        self._paint_dice(painter, body)
        if self._odds is not None:
            self._paint_figures(painter, body, self._odds)
        painter.end()

    def _paint_dice(self, painter: QPainter, body: QRectF) -> None:
        step = min(self._look.px(25), (body.width() - self._look.px(10)) / _MOST)
        side = step * 0.8
        left = body.center().x() - step * (self.dice - 1) / 2 - side / 2
        for place, die in enumerate(self._dice):
            square = QRectF(left + place * step, body.y() + self._look.px(9), side, side)
            paint_blank_die(painter, square, die.colour, 1.4)
            painter.setBrush(QColor("#FFFDF6") if die.colour == "red" else QColor("#33302A"))
            painter.setPen(Qt.PenStyle.NoPen)
            for pip in range(place + 1):
                spot = square.center() + QPointF((pip - place / 2) * side * 0.22, -side * 0.02)
                painter.drawEllipse(spot, side * 0.07, side * 0.07)

    def _paint_figures(self, painter: QPainter, body: QRectF, odds: Odds) -> None:
        """Write the chances below the dice, in lines that share what is left of the card."""
        theme = self._look.theme
        quiet = theme.second_text
        expected = translate("putting", "{number} expected")
        lines: tuple[tuple[str, FontRole, QColor], ...] = (
            (percent(odds.hole_out), "course_name", theme.text if odds.hole_out else quiet),
            (translate("putting", "hole out"), "caption", quiet),
            (self._green(), "caption_bold", quiet),
            (expected.replace("{number}", tenths(self._expected)), "caption", quiet),
        )
        top = body.y() + self._look.px(_DICE)
        high = body.bottom() - self._look.px(5) - top
        for number, ((text, role, ink), share) in enumerate(zip(lines, _LINES, strict=True)):
            room = QRectF(body.x(), top, body.width(), high * share)
            write(painter, room, text, font(role, self._look.scale), ink, CENTER)
            top += room.height()
            if number == _RULED:
                side = self._look.px(18)
                painter.setPen(QPen(theme.line, 1))
                painter.drawLine(QPointF(body.x() + side, top), QPointF(body.right() - side, top))


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
