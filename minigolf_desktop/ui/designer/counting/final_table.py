"""The final table: a line a player in the order of places, a column a condition, the total."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent

from minigolf_desktop.model.designer import MrClient, MrsClient, Standings
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.theme import Radius, font, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS, condition_name
from minigolf_desktop.ui.designer.widgets.wish_icon import wish_icon

translate = QCoreApplication.translate

_HEAD = 82
_LINE = 56
_FOOT = 44
_MIDDLE = Qt.AlignmentFlag.AlignCenter


class FinalTable(Panel):
    """Painted as one picture, so that it can be saved as one."""

    def __init__(
        self,
        look: Look,
        players: Sequence[Seat],
        clients: tuple[MrsClient, MrClient],
        standings: Standings,
        footer: str,
    ) -> None:
        super().__init__(look, translate("counting", "Final table"))
        self._players = tuple(players)
        self._standings = standings
        self._footer = footer
        mrs, mr = clients
        self._icons = {**CONDITION_ICONS, "her_whim": wish_icon(mrs), "his_whim": wish_icon(mr)}
        self._conditions = [one.id for one in standings.assessments[0].score.conditions]
        self._order = sorted(
            range(len(self._players)), key=lambda seat: (standings.places[seat], seat)
        )
        self.setAccessibleDescription(self._told())

    def _told(self) -> str:
        return "; ".join(
            f"{self._standings.places[seat]}. {self._players[seat].name}: "
            f"{signed(self._standings.totals[seat])}"
            for seat in self._order
        )

    def sizeHint(self) -> QSize:
        """Return the size of the whole table."""
        wide = 200 + 60 * len(self._conditions) + 90
        return self.look.size(wide, _HEAD + _LINE * len(self._players) + _FOOT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint head, lines and foot."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_head(painter)
        for line, seat in enumerate(self._order):
            self._paint_line(painter, line, seat)
        look = self.look
        painter.setPen(look.theme.second_text)
        painter.setFont(font("caption", look.scale))
        foot = QRectF(0, self.height() - look.px(_FOOT), self.width(), look.px(_FOOT))
        painter.drawText(foot, _MIDDLE, self._footer)
        painter.end()

    def _line_height(self) -> float:
        """Return the height of a player's line: lower ones where the window is low."""
        look = self.look
        room = self.height() - look.px(_HEAD) - look.px(_FOOT)
        return min(look.px(_LINE), room / len(self._players))

    def _columns(self) -> list[QRectF]:
        """Return the columns of conditions and of the total, as wide as there is room."""
        look = self.look
        left, total = look.px(176), look.px(84)
        wide = (self.width() - left - total - look.px(12)) / len(self._conditions)
        columns = [
            QRectF(left + place * wide, 0, wide, self.height())
            for place in range(len(self._conditions))
        ]
        return [*columns, QRectF(left + wide * len(self._conditions), 0, total, self.height())]

    def _paint_head(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        columns = self._columns()
        side = look.px(24)
        names = [condition_name(condition) for condition in self._conditions]
        painter.setFont(font("figure", look.scale))
        metrics = QFontMetricsF(painter.font())
        # In a narrow table the icons speak alone: the panel beside it has the names.
        are_named = max(map(metrics.horizontalAdvance, names)) <= columns[0].width()
        top = look.px(20 if are_named else 44)
        painter.setPen(theme.second_text)
        for column, condition, name in zip(columns, self._conditions, names, strict=False):
            icon = icon_pixmap(self._icons[condition], theme.text, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(column.center().x() - side / 2, top), icon)
            if are_named:
                where = QRectF(column.left(), look.px(48), column.width(), look.px(18))
                painter.drawText(where, _MIDDLE, name)
        painter.setPen(theme.text)
        painter.setFont(font("panel_title", look.scale))
        where = QRectF(columns[-1].left(), look.px(44), columns[-1].width(), look.px(22))
        painter.drawText(where, _MIDDLE, translate("counting", "Total"))

    def _paint_line(self, painter: QPainter, line: int, seat: int) -> None:
        look, theme, standings = self.look, self.look.theme, self._standings
        high = self._line_height()
        area = QRectF(
            look.px(10),
            look.px(_HEAD) + high * line,
            self.width() - look.px(20),
            high - look.px(6),
        )
        wins = seat in standings.winners
        painter.setPen(theme.hover_edge if wins else Qt.PenStyle.NoPen)
        painter.setBrush(theme.hover if wins else theme.inset)
        radius = Radius.INSET.at(look.scale)
        painter.drawRoundedRect(area, radius, radius)
        ink = theme.hover_text if wins else theme.text
        painter.setPen(ink)
        painter.setFont(font("points", look.scale))
        place = QRectF(area.left(), area.top(), look.px(34), area.height())
        painter.drawText(place, _MIDDLE, str(standings.places[seat]))
        side = look.px(28)
        token = player_shape_pixmap(
            look, self._players[seat].colour, side, self.devicePixelRatioF()
        )
        painter.drawPixmap(QPointF(place.right(), area.center().y() - side / 2), token)
        painter.setFont(font("body_bold", look.scale))
        left = place.right() + side + look.px(6)
        columns = self._columns()
        room = columns[0].left() - left
        name = QFontMetricsF(painter.font()).elidedText(
            self._players[seat].name, Qt.TextElideMode.ElideRight, room
        )
        where = QRectF(left, area.top(), room, area.height())
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, name)
        score = standings.assessments[seat].score
        for column, condition in zip(columns, score.conditions, strict=False):
            painter.setFont(font("panel_title", look.scale))
            points = condition.points
            painter.setPen(theme.wrong if points < 0 else ink if points else theme.second_text)
            where = QRectF(column.left(), area.top(), column.width(), area.height())
            painter.drawText(where, _MIDDLE, signed(points))
        painter.setPen(ink)
        painter.setFont(font("course_name", look.scale))
        where = QRectF(columns[-1].left(), area.top(), columns[-1].width(), area.height())
        painter.drawText(where, _MIDDLE, signed(standings.totals[seat]))
