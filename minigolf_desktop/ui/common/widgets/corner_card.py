"""A card that lies over a screen, in the corner of its room where it hides least."""

from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import icon_label, label

CARD_WIDTH: Final = 276
"""Width of the card at an interface scale of 1."""


class CornerCard(QFrame):
    """A heading with an icon, and rows below it."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        icon: str,
        name: str,
        room: Callable[[], QRect],
        corner: Qt.Corner,
        width: int = CARD_WIDTH,
    ) -> None:
        """``name`` is what it is called, ``room`` tells where it may lie, in coordinates of the
        parent, and ``corner`` of that is a lower one, where it lies if it can. ``width`` is that
        at an interface scale of 1.
        """
        super().__init__(parent)
        self.look = look
        """What it is drawn with."""
        self.room = room
        """Tells where it may lie, in coordinates of the parent."""
        self._corner = corner
        self.setProperty("role", "card")
        self.setAccessibleName(name)
        self.column = QVBoxLayout(self)
        """Heading and rows."""
        edge = look.px(Space.MEDIUM)
        self.column.setContentsMargins(edge, edge, edge, edge)
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.SMALL))
        head.addWidget(icon_label(look, icon, 20))
        self.heading = label(name, "small_bold")
        """Says what it tells of."""
        head.addWidget(self.heading, 1)
        self.column.addLayout(head)
        self.lines = QVBoxLayout()
        """The rows."""
        self.column.addLayout(self.lines)
        self.setFixedWidth(look.px(width))
        parent.installEventFilter(self)
        self.hide()

    @property
    def inside(self) -> int:
        """Width of a row."""
        return self.width() - 2 * self.look.px(Space.MEDIUM)

    def areas(self) -> Collection[QRect]:
        """Return what it is not to hide, where that can be."""
        return ()

    def stand(self) -> None:
        """Lie in the corner where it hides least, as high as its rows ask."""
        # A layout inside another keeps what its rows asked for when they were put in.
        self.lines.invalidate()
        self.adjustSize()
        room, areas = self.room(), self.areas()
        right = max(room.left(), room.right() + 1 - self.width())
        lower = max(room.top(), room.bottom() + 1 - self.height())
        sides = [right, room.left()]
        if self._corner is Qt.Corner.BottomLeftCorner:
            sides.reverse()
        corners = [QPoint(x, y) for y in (lower, room.top()) for x in sides]
        # Of several that hide as little the first stays the choice.
        hidden = [
            sum(_size_of(area & QRect(corner, self.size())) for area in areas) for corner in corners
        ]
        self.move(corners[hidden.index(min(hidden))])
        self.show()
        self.raise_()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Stay in the corner when the screen takes another size."""
        is_below = watched is self.parentWidget()
        if is_below and event.type() == QEvent.Type.Resize and self.isVisible():
            self.stand()
        return False


def _size_of(area: QRect) -> int:
    return area.width() * area.height()
