"""The greens that are nearest to a golfer, with what lies there and how far they are."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.art.icons import paint_icon
from minigolf_desktop.ui.common.theme import LIGHT, Radius, font, player_colour
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import paint_pip, paint_point_token
from minigolf_desktop.ui.eighteen_holes.art.hexes.colours import FLAG

translate = QCoreApplication.translate

MOST = 5
"""How many greens are listed."""
_ROW, _GAP = 30, 2
_TITLE = 24
"""Height of the title."""
_TOKEN, _RIGHT = 8.0, 7
"""Radius of what lies on a green, and room to the right of the words."""
_PALE = QColor("#9A917F")


class GoalRow(NamedTuple):
    """A green."""

    hole: int
    """From 0."""
    far: int
    """Hexes from the golfer."""
    tokens: tuple[int, ...] = ()
    """What lies there, where greens differ in that."""
    is_near: bool = True
    """Whether it is one of those that are red on the course."""
    seeker: str = ""
    """Colour of the player whose secret target it is."""
    golfer: str = ""
    """The figure of the golfer who is nearest, where a player has two."""
    colour: str = ""
    """Colour of that golfer."""


class _GoalButton(QAbstractButton):
    """A green; a click shows it on the course."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.row = GoalRow(0, 0)
        """What it shows."""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_row(self, row: GoalRow) -> None:
        """Show a green."""
        self.row = row
        words = translate("GoalList", "Green {hole}, %n hexes away", "", row.far)
        words = words.replace("{hole}", str(row.hole + 1))
        if row.seeker:
            words += ", " + translate("GoalList", "your secret target")
        if row.golfer:
            words += ", " + translate("GoalList", "from golfer {number}")
            words = words.replace("{number}", row.golfer)
        if row.tokens:
            worth = translate("GoalList", "worth {points} to the next there")
            words += ", " + worth.replace("{points}", str(row.tokens[0]))
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a line."""
        return self._look.size(160, _ROW)

    def minimumSizeHint(self) -> QSize:
        """Return the same height, narrower."""
        return self._look.size(120, _ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint flag, number, tokens and distance."""
        look, theme, row = self._look, self._look.theme, self.row
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.hasFocus() or row.seeker:
            painter.setPen(QPen(theme.hover_edge, 1) if row.seeker else Qt.PenStyle.NoPen)
            if self.hasFocus():
                painter.setPen(QPen(theme.focus, 2))
            painter.setBrush(theme.hover if row.seeker else theme.inset)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        painter.scale(look.scale, look.scale)
        wide, middle = self.width() / look.scale, _ROW / 2
        flag = FLAG if row.is_near else _PALE
        paint_icon(painter, "par", flag, QRectF(5, middle - 9, 18, 18))
        ink = theme.hover_text if row.seeker else theme.text
        painter.setPen(ink)
        painter.setFont(font("body_bold"))
        vertical = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(26, 0, 30, _ROW), vertical, str(row.hole + 1))
        x = 56.0
        for value in row.tokens:
            paint_point_token(painter, value, QPointF(x, middle), _TOKEN)
            x += 2 * _TOKEN
        if row.seeker:
            paint_pip(painter, row.seeker, QPointF(x, middle), 7.5, theme)
        if row.golfer:
            self._paint_golfer(painter, QPointF(x, middle))
        painter.setPen(ink if row.seeker else theme.second_text)
        words = translate("GoalList", "%n hexes", "", row.far)
        room = QRectF(x - _TOKEN / 2, 0, wide - _RIGHT - x + _TOKEN / 2, _ROW)
        body = font("small_body")
        fits = QFontMetricsF(body).horizontalAdvance(words) <= room.width()
        painter.setFont(body if fits else font("caption"))
        painter.drawText(room, vertical | Qt.AlignmentFlag.AlignRight, words)
        painter.end()

    def _paint_golfer(self, painter: QPainter, middle: QPointF) -> None:
        """Paint which golfer of a team is the nearest."""
        # Its number is read better on the colours of the light theme.
        paint_pip(painter, self.row.colour, middle, 9, LIGHT)
        painter.setFont(font("figure"))
        painter.setPen(player_colour(self.row.colour).stamp)
        room = QRectF(middle.x() - 9, middle.y() - 9, 18, 18)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.row.golfer)


class GoalList(QWidget):
    """Up to five greens below each other."""

    hole_chosen = Signal(int)
    """A green was clicked: the number of its hole, from 0."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._goals: tuple[GoalRow, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(_GAP))
        self._title = label("", "panel_title")
        self._title.setIndent(look.px(6))
        column.addWidget(self._title)
        self.rows = [_GoalButton(look) for _ in range(MOST)]
        """The greens, the nearest first."""
        for button in self.rows:
            button.clicked.connect(lambda _=False, one=button: self.hole_chosen.emit(one.row.hole))
            column.addWidget(button)
        column.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """Return room for the nearest two."""
        return self._look.size(120, _TITLE + 2 * (_ROW + _GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = int((self.height() / self._look.scale - _TITLE) / (_ROW + _GAP))
        for place, button in enumerate(self.rows):
            button.setVisible(place < min(len(self._goals), max(2, room)))

    def show_goals(self, goals: Sequence[GoalRow], title: str = "") -> None:
        """Show greens, the nearest first, with another title where they are not just those."""
        self._title.setText(title or translate("GoalList", "Nearest greens"))
        self._goals = tuple(goals)
        for button, row in zip(self.rows, goals, strict=False):
            button.show_row(row)
        self._fit()
