"""Solo Chaos: what was told of combined scoring so far, one line a step."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.ui.common.art.icons import paint_icon
from minigolf_desktop.ui.common.art.writing import write
from minigolf_desktop.ui.common.theme import Radius, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.player_badge import paint_player_token
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import paint_rival_token
from minigolf_desktop.ui.eighteen_holes.round.seats import colour_of

_ROW = 24
_TITLE, _NOTE, _END = 44, 250, 720
"""Where title and note begin, and where the line ends."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

_MOST = 7
"""Steps that are shown: the first make room for more."""

PLAYER = -1


class StepRow(NamedTuple):
    """A step that was told."""

    rival: int
    """Whom it is about: the number of an opponent, :data:`PLAYER`, or less for all of them."""
    title: str
    note: str


class StepList(QWidget):
    """Lines below each other; the last one is told now."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rows: tuple[StepRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_rows(self, rows: tuple[StepRow, ...]) -> None:
        """Show the steps that were told, the last one now."""
        self._rows = rows
        self.setAccessibleName("; ".join(f"{row.title} {row.note}".strip() for row in rows))
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return room for the steps that are shown at most."""
        return self._look.size(420, _MOST * _ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = min(self.width() - 2.0, look.px(_END))
        rows = self._rows[-_MOST:]
        for place, row in enumerate(rows):
            area = QRectF(1, look.px(4 + place * _ROW), wide, look.px(_ROW - 2))
            now = place + 1 == len(rows)
            if now:
                painter.setPen(QPen(theme.hover_edge, look.px(1.5)))
                painter.setBrush(theme.hover)
                radius = Radius.INSET.at(look.scale)
                painter.drawRoundedRect(area, radius, radius)
            at = QPointF(look.px(24), area.center().y())
            if row.rival == PLAYER:
                paint_player_token(painter, colour_of(0), at, look.px(9), theme)
            elif row.rival >= 0:
                paint_rival_token(painter, row.rival, at, look.px(9.5))
            else:
                side = look.px(18)
                flag = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
                paint_icon(painter, "par", theme.hover_text if now else theme.text, flag)
            painter.setFont(font("body_bold", look.scale))
            painter.setPen(theme.hover_text if now else theme.text)
            # A title that nothing stands beside has the whole line.
            right = look.px(_NOTE) if row.note else wide - look.px(8)
            title = QRectF(look.px(_TITLE), area.top(), right - look.px(_TITLE), area.height())
            painter.drawText(title, _LEFT, row.title)
            ink = theme.hover_text if now else theme.second_text
            note = QRectF(look.px(_NOTE), area.top(), wide - look.px(_NOTE + 8), area.height())
            write(painter, note, row.note, font("body", look.scale), ink)
        painter.end()
