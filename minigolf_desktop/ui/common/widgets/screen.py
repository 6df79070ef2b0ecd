"""The ground of the screens: the meadow, with the shadows of the cards that lie on it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.art.surroundings import (
    Surroundings,
    left_out,
    paint_meadow,
    paint_surroundings,
    surroundings_of,
)
from minigolf_desktop.ui.common.theme import Radius, Space, paint_panel_shadow
from minigolf_desktop.ui.common.widgets.bars import Heading
from minigolf_desktop.ui.common.widgets.look import Look

_RAISED = {"card": Radius.CARD, "panel": Radius.PANEL}
"""Corner radius of what throws a shadow, by its role."""
_BAR = "bar"
"""Role of what has a ground of its own and throws none."""


class _Seen(NamedTuple):
    """What lies on the ground, and where."""

    cards: tuple[tuple[str, QRect], ...]
    """By role."""
    meadow: QRect
    surroundings: Surroundings
    left_out: tuple[int, ...]
    """What of the surroundings would stand in words."""


class MeadowScreen(QWidget):
    """A screen on the meadow. The ground is painted once a size and kept while it is shown."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        """Theme and scale that it is drawn in."""
        self._ground = QPixmap()
        self._painted: _Seen | None = None
        self._may_differ = True
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def raised(self) -> list[QWidget]:
        """Return the widgets that throw a shadow on the meadow."""
        return [
            frame
            for frame in self.findChildren(QWidget)
            if frame.property("role") in _RAISED and frame.isVisibleTo(self)
        ]

    def surroundings(self) -> Surroundings:
        """Return what lies about on the meadow of this screen."""
        return surroundings_of(type(self).__name__)

    def meadow_seen(self) -> QRect:
        """Return the part at whose edges the surroundings lie: all, unless panels leave less."""
        return self.rect()

    def event(self, event: QEvent) -> bool:
        """Look whether the painted ground is still true when the cards were laid out anew."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._may_differ = True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        before = self._ground
        self.paint_ground()
        if self._ground is not before and event.rect() != self.rect():
            # The shadow of a card that went reached beyond it.
            self.update()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def paint_ground(self) -> None:
        """Paint the ground, unless it is true as it is; it may be done ahead of the rest."""
        is_whole = self._ground.deviceIndependentSize().toSize() == self.size()
        if is_whole and not self._may_differ:
            return
        self._may_differ = False
        wanted = self._what_lies_there()
        # Most layouts move nothing that is seen on the ground.
        if wanted != self._painted or not is_whole:
            self._painted = wanted
            self._ground = _painted(self.look, self.size(), self.devicePixelRatioF(), wanted)

    def hideEvent(self, event: QHideEvent) -> None:
        """Give the memory of the ground back."""
        self._ground = QPixmap()
        super().hideEvent(event)

    def _what_lies_there(self) -> "_Seen":
        raised = self.raised()
        cards = tuple(
            (card.property("role"), QRect(card.mapTo(self, card.rect().topLeft()), card.size()))
            for card in raised
        )
        meadow, what = self.meadow_seen(), self.surroundings()
        words = [QRectF(place) for place in self._bare_words(raised)]
        return _Seen(cards, meadow, what, left_out(QRectF(meadow), what, words))

    def _bare_words(self, raised: Sequence[QWidget]) -> Iterator[QRect]:
        """Yield where text and signs stand on the meadow itself."""
        bars = [one for one in self.findChildren(QWidget) if one.property("role") == _BAR]
        for label in self.findChildren(QLabel):
            if (
                (label.text() or not label.pixmap().isNull())
                and label.isVisibleTo(self)
                and not any(one.isAncestorOf(label) for one in (*raised, *bars))
            ):
                yield _written(label).translated(label.mapTo(self, label.rect().topLeft()))


def _painted(look: Look, size: QSize, ratio: float, seen: _Seen) -> QPixmap:
    """Return the picture of the ground in a size."""
    ground = QPixmap(size * ratio)
    ground.setDevicePixelRatio(ratio)
    painter, theme = QPainter(ground), look.theme
    paint_meadow(painter, QRectF(QRect(QPoint(0, 0), size)), theme)
    paint_surroundings(painter, QRectF(seen.meadow), theme, seen.surroundings, seen.left_out)
    for role, place in seen.cards:
        paint_panel_shadow(painter, QRectF(place), theme, _RAISED[role].at(look.scale))
    painter.end()
    return ground


class HeadedScreen(MeadowScreen):
    """A screen below a heading, whose button leads back, as Esc does."""

    back = Signal()
    """The player goes back to the screen before."""

    def __init__(
        self,
        look: Look,
        title: str,
        note: str = "",
        *,
        sides: float = Space.LARGE,
        ends: float = 28,
        gap: float = Space.LARGE,
    ) -> None:
        """``sides`` and ``ends`` are the margins, in pixels at an interface scale of 1."""
        super().__init__(look)
        self.setAccessibleName(title)
        self.heading = Heading(look, title, note)
        """Title, and the way back."""
        self.heading.back.connect(self.back)
        self.column = QVBoxLayout(self)
        """The heading, and what is below it."""
        self.column.setContentsMargins(*(look.px(sides), look.px(ends)) * 2)
        self.column.setSpacing(look.px(gap))
        self.column.addWidget(self.heading)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)


def _written(label: QLabel) -> QRect:
    """Return which part of a label its text takes up."""
    size = label.sizeHint().boundedTo(label.size())
    room, sides = label.rect(), label.alignment()
    written = QRect(room.topLeft(), size)
    # As `QStyle.alignedRect` has it, which loads all that Qt knows of styles.
    if sides & Qt.AlignmentFlag.AlignRight:
        written.moveRight(room.right())
    elif sides & Qt.AlignmentFlag.AlignHCenter:
        written.moveLeft(room.left() + (room.width() - size.width()) // 2)
    if sides & Qt.AlignmentFlag.AlignBottom:
        written.moveBottom(room.bottom())
    elif sides & Qt.AlignmentFlag.AlignVCenter:
        written.moveTop(room.top() + (room.height() - size.height()) // 2)
    return written
