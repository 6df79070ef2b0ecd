"""A bubble with an arrow: says something about a part of the screen, and stands beside it."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.theme import Radius, Space, paint_panel_shadow
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import icon_label, label

GAP = 10
"""Between a part and the tip of the arrow, in pixels at an interface scale of 1."""


class Side(Enum):
    """The side of the bubble that its arrow leaves from."""

    NONE = "none"
    TOP = "top"
    BOTTOM = "bottom"
    LEFT = "left"
    RIGHT = "right"


class Stand(NamedTuple):
    """A place for a bubble."""

    corner: QPoint
    side: Side = Side.NONE
    tip: QPoint = QPoint()
    """Where the arrow points at, in the window."""


def stand_beside(
    room: QRect,
    size: QSize,
    parts: Sequence[QRect],
    arrow: int,
    gap: int,
    spared: Sequence[QRect] = (),
) -> Stand:
    """Return where a bubble of a size stands in a room, its arrow at the first of some parts.

    ``arrow`` is how far the arrow reaches out of the bubble. Of the places beside the first part
    those count that hide nothing of any part; of them the one is taken that hides least of what
    is ``spared``. Where there is none it is the corner of the room that hides least of the parts.
    Without parts it stands in the middle.
    """
    if not parts:
        middle = room.center() - QPoint(size.width() // 2, size.height() // 2)
        return Stand(middle)
    first, away = parts[0], arrow + gap
    tried = _beside(first, room, size, away, gap)
    free = [stand for stand in tried if not _hidden(QRect(stand.corner, size), parts)]
    inside = [stand for stand in free if room.contains(QRect(stand.corner, size))]
    if inside:
        return min(inside, key=lambda stand: _hidden(QRect(stand.corner, size), spared))
    last = room.bottomRight() + QPoint(1, 1) - QPoint(size.width(), size.height())
    corners = [
        QPoint(x, y)
        for y in (room.top(), last.y())
        for x in (last.x(), room.left(), _middle(room, size))
    ]
    return Stand(min(corners, key=lambda one: _hidden(QRect(one, size), parts)))


def _middle(room: QRect, size: QSize) -> int:
    return room.center().x() - size.width() // 2


def _beside(part: QRect, room: QRect, size: QSize, away: int, gap: int) -> list[Stand]:
    """Return the places beside a part, the best first, shifted into the room.

    Below a cell of a board stands what it is worth: there the sides come first, where the bubble
    reaches no further down than the cell, and below it that is left to be seen.
    """
    wide, high, middle = size.width(), size.height(), part.center()
    x = max(room.left(), min(middle.x() - wide // 2, room.right() + 1 - wide))
    beside = min(middle.y() - high // 2, part.bottom() + 1 - high)
    y = max(room.top(), min(beside, room.bottom() + 1 - high))
    above = QPoint(middle.x(), part.top() - gap)
    below = QPoint(middle.x(), part.bottom() + gap)
    right = QPoint(part.right() + gap, middle.y())
    left = QPoint(part.left() - gap, middle.y())
    is_square = 10 * abs(part.width() - part.height()) < part.width() + part.height()
    lower = part.bottom() + 1 + away + (part.height() if is_square else 0)
    upright = [
        Stand(QPoint(x, part.top() - away - high), Side.BOTTOM, above),
        Stand(QPoint(x, lower), Side.TOP, below),
    ]
    sideways = [
        Stand(QPoint(part.left() - away - wide, y), Side.RIGHT, left),
        Stand(QPoint(part.right() + 1 + away, y), Side.LEFT, right),
    ]
    return [*sideways, *upright] if is_square else [*upright, *sideways]


def _hidden(bubble: QRect, parts: Sequence[QRect]) -> int:
    """Return how many pixels of some parts a bubble hides."""
    return sum(
        (bubble & part).width() * (bubble & part).height()
        for part in parts
        if bubble.intersects(part)
    )


WIDTH = 330
"""Width of the bubble without its arrow at an interface scale of 1."""
_ARROW = 12
_EDGE = 8
"""Room between the bubble and the edge of the window."""


class Bubble(QWidget):
    """Stands in a window over its screen. A subclass or its owner adds what can be pressed."""

    left = Signal()
    """Esc was pressed, or the cross."""
    entered = Signal()
    """Enter was pressed while no button had the keyboard."""

    def __init__(self, look: Look, window: QWidget, icon: str, title: str) -> None:
        super().__init__(window)
        self.look = look
        """Theme and scale that it is drawn in."""
        self._side, self._tip = Side.NONE, QPoint()
        self._is_new = False
        arrow, px = look.px(_ARROW), look.px
        column = QVBoxLayout(self)
        edge = arrow + px(Space.LARGE)
        column.setContentsMargins(edge, arrow + px(Space.MEDIUM), edge, arrow + px(Space.MEDIUM))
        column.setSpacing(px(6))
        self.head = QHBoxLayout()
        """Icon and title; there is room for more on the right."""
        self.head.setSpacing(px(Space.SMALL))
        self.head.addWidget(icon_label(look, icon, 18))
        self._title = label(title, "small_bold", "second")
        self.head.addWidget(self._title, 1)
        column.addLayout(self.head)
        self._says = QVBoxLayout()
        self._says.setSpacing(px(6))
        column.addLayout(self._says)
        self._aside = label("", "small_bold", "", wrap=True)
        column.addWidget(self._aside)
        self.foot = QHBoxLayout()
        """What can be pressed."""
        self.foot.setSpacing(px(Space.SMALL))
        self.foot.setContentsMargins(0, px(Space.HAIR), 0, 0)
        column.addLayout(self.foot)
        self._lines = [label("", "body", wrap=True) for _ in range(2)]
        for line in self._lines:
            self._says.addWidget(line)
        self.hide()

    @property
    def text(self) -> str:
        """All that it says."""
        lines = (*self._lines, self._aside)
        return " ".join(line.text() for line in lines if line.text())

    def say(self, sentences: Sequence[str], aside: str = "") -> None:
        """Say one or two sentences, and below them what somebody did who tried something else."""
        for place, line in enumerate(self._lines):
            line.setText(sentences[place] if place < len(sentences) else "")
            line.setVisible(place < len(sentences))
        self._aside.setText(aside)
        self._aside.setVisible(bool(aside))
        wide = self.look.px(WIDTH) + 2 * self.look.px(_ARROW)
        layout = self.layout()
        assert layout is not None
        for one in (self.head, self._says, self.foot, layout):
            one.invalidate()
        self.setFixedSize(wide, layout.totalHeightForWidth(wide))
        told = self.spoken()
        self._is_new |= told != self.accessibleName()
        self.setAccessibleName(told)

    def spoken(self) -> str:
        """Return what is read out."""
        return in_sentences(self._title.text(), self.text)

    def stand(self, parts: Sequence[QRect], room: QRect, spared: Sequence[QRect] = ()) -> None:
        """Stand beside the first of some parts of the window, on none of them.

        Where that leaves a choice it hides least of what is ``spared``.
        """
        px, arrow = self.look.px, self.look.px(_ARROW)
        inside = room.adjusted(*(px(_EDGE) * sign for sign in (1, 1, -1, -1)))
        body = self.size() - QSize(2 * arrow, 2 * arrow)
        stand = stand_beside(inside, body, parts, arrow, px(GAP), spared)
        self.move(stand.corner - QPoint(arrow, arrow))
        self._side, self._tip = stand.side, stand.tip - self.pos()
        self.update()

    @property
    def body(self) -> QRect:
        """Where it stands in the window, without arrow and shadow."""
        arrow = self.look.px(_ARROW)
        return self.geometry().adjusted(arrow, arrow, -arrow, -arrow)

    def appear(self) -> None:
        """Be seen, over everything else; words that were not seen before are read out."""
        self.show()
        self.raise_()
        if self._is_new:
            self._is_new = False
            announce(self, self.accessibleName)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard, Esc leaves; no key goes further."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QAbstractButton) and focused.hasFocus():
                focused.click()
            else:
                self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shadow, body and arrow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPen(self.look.theme.focus, self.look.px(2))
        paint_bubble(painter, self.look, QRectF(self.rect()), Arrow(self._side, self._tip), edge)
        painter.end()


class Arrow(NamedTuple):
    """Where the arrow of a bubble is."""

    side: Side
    tip: QPoint
    """What it points at, in the bubble."""
    reach: int = _ARROW
    """How far it reaches out, in pixels at an interface scale of 1."""


def paint_bubble(
    painter: QPainter, look: Look, room: QRectF, arrow: Arrow, edge: QPen, radius: float = 0.0
) -> None:
    """Paint shadow, body and arrow; the arrow has its room at each side of the body.

    Without a radius the body is as round as a panel.
    """
    reach = look.px(arrow.reach)
    body = room.adjusted(reach, reach, -reach, -reach)
    radius = radius or Radius.PANEL.at(look.scale)
    paint_panel_shadow(painter, body.adjusted(2, 0, -4, -6), look.theme, radius)
    painter.setPen(edge)
    painter.setBrush(look.theme.panel)
    painter.drawRoundedRect(body, radius, radius)
    points = _points_of(arrow, body, reach, radius)
    if points:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(QPolygonF(points))
        painter.setPen(edge)
        painter.drawPolyline(points)


def _points_of(arrow: Arrow, body: QRectF, reach: int, radius: float) -> list[QPointF]:
    """Return the three points of the arrow, its tip in the middle; none without one."""
    keep = radius + reach
    x = max(body.left() + keep, min(float(arrow.tip.x()), body.right() - keep))
    y = max(body.top() + keep, min(float(arrow.tip.y()), body.bottom() - keep))
    match arrow.side:
        case Side.TOP:
            base, tip, along = QPointF(x, body.top()), QPointF(0, -reach), QPointF(reach, 0)
        case Side.BOTTOM:
            base, tip, along = QPointF(x, body.bottom()), QPointF(0, reach), QPointF(reach, 0)
        case Side.LEFT:
            base, tip, along = QPointF(body.left(), y), QPointF(-reach, 0), QPointF(0, reach)
        case Side.RIGHT:
            base, tip, along = QPointF(body.right(), y), QPointF(reach, 0), QPointF(0, reach)
        case _:
            return []
    # Its foot lies inside the edge, which it interrupts.
    foot = base - tip * (1.5 / reach)
    return [foot - along, base + tip, foot + along]
