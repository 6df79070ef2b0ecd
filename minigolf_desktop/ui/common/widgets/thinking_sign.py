"""A pill over a board: which computer player thinks, or what it is about to do."""

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.play import Character
from minigolf_desktop.ui.common.art.portraits import character_portrait
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pill import Pill

translate = QCoreApplication.translate

_FACE = 26
_GAP = 8


class ThinkingSign(Pill):
    """A portrait and a few words; a click hurries on."""

    hurried = Signal()
    """It was clicked."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._face: Character | None = None
        self._words = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(translate("characters", "A click or Enter hurries on."))
        self.hide()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words

    def tell(self, face: Character | None, words: str, middle: QPoint) -> None:
        """Show who does what, with its middle at a point of the parent."""
        self._face, self._words = face, words
        self.setAccessibleName(words)
        self.resize(self.sizeHint())
        place = self.geometry()
        place.moveCenter(middle)
        self.setGeometry(place)
        self.show()
        self.raise_()
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hurry on."""
        self.hurried.emit()

    def _room(self) -> float:
        metrics = QFontMetricsF(font("small_bold", self._look.scale))
        return self._look.px(_FACE + _GAP) + metrics.horizontalAdvance(self._words) + 2

    def _paint_row(self, painter: QPainter, left: float, exposed: QRect) -> None:
        look, high = self._look, self.height()
        if self._face is not None:
            side = look.px(_FACE)
            picture = character_portrait(self._face, side, self.devicePixelRatioF(), look.theme)
            painter.drawPixmap(QPointF(left, (high - side) / 2), picture)
        painter.setFont(font("small_bold", look.scale))
        painter.setPen(look.theme.text)
        left += look.px(_FACE + _GAP)
        room = QRectF(left, 0, self.width() - left, high)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._words)
