"""The players in the order of a condition: rank, shape, name, points; promises when revealed."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout

from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.theme import Radius, Space, font, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.designer.text.promises import rank_word

translate = QCoreApplication.translate


class Standing(NamedTuple):
    """A player's line of a ranking."""

    seat: int
    points: int | None
    """None before anything is counted."""
    rank: int = 0
    """0 where there is no ranking."""
    icons: tuple[str, ...] = ()
    """Icons of the promises that are revealed."""


_LINE, _TWO_LINES, _ICON = 38, 58, 16
"""Heights of a row without and with promises below the name, side of a promise."""


class RankRow(QAbstractButton):
    """A line of the ranking; a click looks at the player's course."""

    def __init__(self, look: Look, player: Seat, standing: Standing) -> None:
        super().__init__()
        self._look = look
        self._player = player
        self.standing = standing
        """What it shows."""
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        points = "–" if standing.points is None else signed(standing.points)
        rank = f"{rank_word(standing.rank)}, " if standing.rank else ""
        self.setAccessibleName(f"{rank}{player.name}: {points}")
        text = translate("counting", "Look at the course of {name}")
        self.setToolTip(text.replace("{name}", player.name))

    def sizeHint(self) -> QSize:
        """Return room for a line, and one more for promises."""
        return self._look.size(232, _TWO_LINES if self.standing.icons else _LINE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bright = self.isChecked() or self.underMouse()
        if bright or self.hasFocus():
            painter.setPen(QPen(theme.focus if self.hasFocus() else theme.hover_edge, 1.5))
            painter.setBrush(theme.hover if bright else Qt.BrushStyle.NoBrush)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        low = self.height() < look.px(_TWO_LINES - 4)
        line = QRectF(0, 0, self.width(), self.height() if low else look.px(_LINE))
        left = float(look.px(10))
        if self.standing.rank:
            painter.setPen(theme.second_text)
            painter.setFont(font("caption_bold", look.scale))
            where = QRectF(left, 0, look.px(28), line.height())
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, rank_word(self.standing.rank))
            left += look.px(30)
        side = look.px(24)
        token = player_shape_pixmap(look, self._player.colour, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(left, line.center().y() - side / 2), token)
        left += side + look.px(8)
        right = self._paint_points(painter, line)
        painter.setPen(theme.hover_text if bright else theme.text)
        painter.setFont(font("body_bold", look.scale))
        room = right - left - look.px(6)
        name = QFontMetricsF(painter.font()).elidedText(
            self._player.name, Qt.TextElideMode.ElideRight, room
        )
        painter.drawText(QRectF(left, 0, room, line.height()), Qt.AlignmentFlag.AlignVCenter, name)
        if low:
            # Five players in a low window: the promises stand beside the name.
            left += QFontMetricsF(painter.font()).horizontalAdvance(name) + look.px(8)
            at = QPointF(left, line.center().y() - look.px(_ICON) / 2)
            self._paint_icons(painter, at, right - look.px(6) - left)
        else:
            self._paint_icons(painter, QPointF(left, line.bottom() - look.px(4)), room)
        painter.end()

    def _paint_points(self, painter: QPainter, line: QRectF) -> float:
        look, theme, points = self._look, self._look.theme, self.standing.points
        text = "–" if points is None else signed(points)
        painter.setFont(font("points", look.scale))
        painter.setPen(theme.wrong if points is not None and points < 0 else theme.text)
        width = QFontMetricsF(painter.font()).horizontalAdvance(text)
        left = line.right() - look.px(12) - width
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(left, 0, width + 2, line.height()), flags, text)
        return left

    def _paint_icons(self, painter: QPainter, at: QPointF, room: float) -> None:
        look, side = self._look, self._look.px(_ICON)
        step = min(look.px(22), room / max(1, len(self.standing.icons)))
        for place, name in enumerate(self.standing.icons):
            icon = icon_pixmap(name, look.theme.second_text, side, self.devicePixelRatioF())
            painter.drawPixmap(at + QPointF(place * step, 0), icon)


class RankingPanel(Panel):
    """All players in the order of what is being counted."""

    looked_at = Signal(int)
    """The course of a seat is to be seen."""

    def __init__(self, look: Look, players: Sequence[Seat]) -> None:
        super().__init__(look, translate("counting", "Ranking"))
        self._players = tuple(players)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*(look.px(side) for side in (8, 12, 8, 8)))
        self._column.setSpacing(0)
        self._title = label("", "panel_title")
        self._title.setContentsMargins(look.px(Space.SMALL), 0, 0, look.px(Space.HAIR))
        self._column.addWidget(self._title)
        self.rows: list[RankRow] = []
        """The lines, best first."""

    def show_standings(self, title: str, standings: Sequence[Standing], seat: int) -> None:
        """Show the players by their points; ``seat`` is the one looked at."""
        self._title.setText(title)
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        # Of equal points the lower seat stands first: a friendly tie favours nobody.
        order = sorted(standings, key=lambda one: (-(one.points or 0), one.seat))
        self.rows = [RankRow(self.look, self._players[one.seat], one) for one in order]
        for row in self.rows:
            row.setChecked(row.standing.seat == seat)
            row.clicked.connect(lambda _, seat=row.standing.seat: self.looked_at.emit(seat))
            self._column.addWidget(row)
