"""The panels beside a course that is counted: conditions, reasons and the ranking, step by step."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import (
    Line,
    MrClient,
    MrsClient,
)
from minigolf_desktop.model.designer.conditions import promise_of
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text import in_order, signed, with_colon
from minigolf_desktop.ui.common.theme import FontRole, Radius, Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label, separator
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap
from minigolf_desktop.ui.designer.counting.steps import Count
from minigolf_desktop.ui.designer.text.conditions import (
    CONDITION_ICONS,
    condition_name,
    condition_rule,
    line_reason,
    one_hole_reasons,
    promise_reason,
    rank_word,
)
from minigolf_desktop.ui.designer.widgets.clients import (
    ClientPair,
    client_name,
    wish_icon,
    wish_rule,
)
from minigolf_desktop.ui.designer.widgets.satisfaction_panel import LitRow


class CountRow(LitRow):
    """An icon, words and points. Faint until it is counted; gold while it is lit."""

    def __init__(self, look: Look, words: str, points: int, icon: str = "") -> None:
        super().__init__(look)
        self._words = words
        self._icon = icon
        self.points = points
        """Points that it shows once it is counted."""
        self._counted = not icon
        self._current = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(look.px(20))
        self._name()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words

    @property
    def is_counted(self) -> bool:
        """Whether its points are shown."""
        return self._counted

    def show_state(self, *, counted: bool, current: bool) -> None:
        """Show its points or not, and whether it is the one being counted."""
        self._counted, self._current = counted, current
        self._name()
        self.update()

    def _name(self) -> None:
        points = signed(self.points) if self._counted else "–"
        self.setAccessibleName(with_colon(self._words, points))

    def sizeHint(self) -> QSize:
        """Return the size of the concept."""
        return self.look.size(240, 44 if self._icon else 34)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        bright = self._current or self.is_lit
        if bright:
            self.paint_light(painter)
        ink = theme.hover_text if bright else theme.text if self._counted else theme.second_text
        left = float(look.px(12))
        if self._icon:
            side = look.px(20)
            picture = icon_pixmap(self._icon, ink, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, area.center().y() - side / 2), picture)
            left += look.px(30)
        right = self._paint_points(painter, area)
        role: FontRole = "body_bold" if self._icon and self._counted else "small_body"
        painter.setFont(font(role, look.scale))
        painter.setPen(theme.text if self._counted else theme.second_text)
        metrics = QFontMetricsF(painter.font())
        room = right - look.px(8) - left
        shown = metrics.elidedText(in_order(self._words), Qt.TextElideMode.ElideRight, room)
        where = QRectF(left, 0, room, area.height())
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()

    def _paint_points(self, painter: QPainter, area: QRectF) -> float:
        """Paint the points at the right end and return where they begin."""
        look, theme = self.look, self.look.theme
        text = signed(self.points, plus=not self._icon) if self._counted else "–"
        painter.setFont(font("points" if self._icon else "panel_title", look.scale))
        width = QFontMetricsF(painter.font()).horizontalAdvance(text)
        end = area.right() - look.px(12)
        if self._counted and self.points:
            painter.setPen(theme.wrong if self.points < 0 else theme.text)
        else:
            painter.setPen(theme.second_text)
        where = QRectF(end - width - 2, 0, width + 2, area.height())
        side = Qt.AlignmentFlag.AlignRight
        painter.drawText(where, Qt.AlignmentFlag.AlignVCenter | side, text)
        return end - width


class ConditionRow(CountRow):
    """A condition; a click goes to its count."""

    clicked = Signal()
    """It was clicked."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell that it was clicked."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.clicked.emit()


class ConditionsPanel(Panel):
    """The table of the count, filled line by line."""

    lit = Signal(int)
    """Place of the condition under the pointer, once it is counted; -1 for none."""
    chosen = Signal(int)
    """The step that shows the condition that was clicked."""

    def __init__(
        self, look: Look, clients: tuple[MrsClient, MrClient], counts: Sequence[Count]
    ) -> None:
        super().__init__(look, translate("counting", "Conditions"))
        self._counts = tuple(counts)
        mrs, mr = clients
        icons = {**CONDITION_ICONS, "her_whim": wish_icon(mrs), "his_whim": wish_icon(mr)}
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (8, 10, 8, 8)))
        column.setSpacing(look.px(1))
        head = QHBoxLayout()
        head.setContentsMargins(look.px(12), 0, 0, look.px(Space.HAIR))
        head.addWidget(label(translate("counting", "Satisfaction"), "panel_title"))
        column.addLayout(head)
        self.rows: list[ConditionRow] = []
        """A row a condition, in the order of counting."""
        for place, count in enumerate(self._counts):
            row = ConditionRow(
                look, condition_name(count.condition), count.points, icons[count.condition]
            )
            row.setToolTip(condition_rule(count.condition, count.reasons))
            row.lit.connect(lambda lit, place=place: self._point(place, lit))
            row.clicked.connect(lambda place=place: self.chosen.emit(place + 1))
            self.rows.append(row)
            column.addWidget(row)
        column.addWidget(separator())
        foot = QHBoxLayout()
        foot.setContentsMargins(look.px(12), look.px(Space.SMALL), look.px(12), 0)
        self._word = label("", "body_bold")
        foot.addWidget(self._word, 1)
        self._total = label("", "total")
        foot.addWidget(self._total)
        column.addLayout(foot)
        column.addStretch()

    @property
    def total(self) -> int:
        """Total of what is counted."""
        return sum(row.points for row in self.rows if row.is_counted)

    def show_step(self, step: int) -> None:
        """Show so many conditions counted, the last of them as the one being counted."""
        for place, row in enumerate(self.rows):
            row.show_state(counted=place < step, current=place == step - 1)
        done = step > len(self.rows)
        self._word.setText(
            translate("counting", "Final score") if done else translate("counting", "So far")
        )
        self._total.setText(signed(self.total))

    def _point(self, place: int, lit: bool) -> None:
        self.lit.emit(place if lit and self.rows[place].is_counted else -1)


NO_RANKS: Mapping[str, int] = MappingProxyType({})
"""Ranks of a game without ranking."""


class ReasonsPanel(Panel):
    """Name, rule and lines of a condition; a line under the pointer lights its own tiles."""

    lit = Signal(object)
    """Cells to be lit; None for all of the condition."""

    def __init__(self, look: Look, clients: tuple[MrsClient, MrClient], players: int = 1) -> None:
        super().__init__(look, translate("counting", "Reasons"))
        self._clients = clients
        self._players = players
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*(look.px(side) for side in (8, 14, 8, 10)))
        self._column.setSpacing(look.px(Space.SMALL))
        self._inside: QWidget | None = None
        self._head = ""
        self.rows: list[CountRow] = []
        """The lines shown."""

    @property
    def spoken(self) -> str:
        """What it shows as a text: the condition with its points, and why."""
        return in_sentences(self._head, *(row.accessibleName() for row in self.rows))

    def show_start(self) -> None:
        """Say what is about to happen."""
        text = translate(
            "counting", "Condition by condition, in the order in which the two clients ask."
        )
        self._fill(translate("counting", "The final counting"), text, (), None)
        if self._inside is not None and (column := self._inside.layout()) is not None:
            words = translate("counting", "Show us round! We are curious.")
            column.addWidget(ClientPair(self.look, self._clients, words, Motion(0)))

    def show_count(self, count: Count, ranks: Mapping[str, int] = NO_RANKS) -> None:
        """Show why a condition gives what it gives; ``ranks`` are those of promises in a group."""
        mrs, mr = self._clients
        title = condition_name(count.condition)
        rule = condition_rule(count.condition, count.reasons)
        if count.condition in {"her_whim", "his_whim"}:
            client = mrs if count.condition == "her_whim" else mr
            title, rule = f"{title} · {client_name(client)}", wish_rule(client)
        promised = ranks if count.condition == "promises" else None
        self._fill(title, rule, count.reasons, count.points, promised)

    def _fill(
        self,
        title: str,
        rule: str,
        reasons: Collection[Line],
        points: int | None,
        ranks: Mapping[str, int] | None = None,
    ) -> None:
        look = self.look
        if self._inside is not None:
            self._column.removeWidget(self._inside)
            self._inside.hide()
            self._inside.deleteLater()
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))
        words = QVBoxLayout()
        words.setContentsMargins(look.px(Space.SMALL), 0, look.px(Space.SMALL), 0)
        words.setSpacing(look.px(Space.HAIR))
        words.addWidget(label(title, "panel_title"))
        words.addWidget(label(rule, "caption", "second", wrap=True))
        column.addLayout(words)
        self.rows = []
        together = "" if points is None else signed(points, plus=True)
        self._head = in_sentences(with_colon(title, together)) if together else f"{title}. {rule}"
        lines = QVBoxLayout()
        lines.setSpacing(0)
        for line in reasons:
            row = CountRow(look, self._reason(line, ranks), line.points)
            row.lit.connect(
                lambda lit, cells=line.cells: self.lit.emit(cells if lit and cells else None)
            )
            row.setToolTip("\n".join(one_hole_reasons([line])))
            self.rows.append(row)
            lines.addWidget(row)
        column.addLayout(lines)
        if points is not None:
            self._add_sum(column, points, bool(reasons))
        column.addStretch()
        self._column.addWidget(self._inside)

    def _reason(self, line: Line, ranks: Mapping[str, int] | None) -> str:
        if ranks is None:
            return line_reason(line, self._clients)
        rank = ranks.get(promise_of(line.reason), 0)
        return promise_reason(line, self._players, rank)

    def _add_sum(self, column: QVBoxLayout, points: int, any_reason: bool) -> None:
        look = self.look
        if any_reason:
            column.addWidget(separator())
        row = QHBoxLayout()
        row.setContentsMargins(look.px(12), 0, look.px(12), 0)
        word = translate("counting", "Together") if any_reason else translate("counting", "Nothing")
        row.addWidget(label(word, "small_bold", "" if any_reason else "second"), 1)
        figure = label(signed(points, plus=True), "points", "wrong" if points < 0 else "")
        figure.setAlignment(Qt.AlignmentFlag.AlignRight)
        row.addWidget(figure)
        column.addLayout(row)


class RankedPlayer(NamedTuple):
    """A player's line of a ranking."""

    seat: int
    points: int | None
    """None before anything is counted."""
    rank: int = 0
    """0 where there is no ranking."""
    icons: tuple[str, ...] = ()
    """Icons of the revealed promises."""


_LINE, _TWO_LINES, _ICON = 38, 58, 16
"""Heights of a row without and with promises below the name, side of a promise."""


class RankRow(QAbstractButton):
    """A line of the ranking; a click looks at the player's course."""

    def __init__(self, look: Look, player: Seat, standing: RankedPlayer) -> None:
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
            in_order(self._player.name), Qt.TextElideMode.ElideRight, room
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

    def __init__(
        self,
        look: Look,
        players: Sequence[Seat],
        ranks: Mapping[str, Sequence[int]],
        promised: Sequence[tuple[str, ...]],
    ) -> None:
        """``ranks`` are those of each condition by seat, where there is a ranking.

        ``promised`` are the icons of what each seat promised: they are revealed in the end.
        """
        super().__init__(look, translate("counting", "Ranking"))
        self._players = tuple(players)
        self._ranks = ranks
        self._promised = promised
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*(look.px(side) for side in (8, 12, 8, 8)))
        self._column.setSpacing(0)
        self._title = label("", "panel_title")
        self._title.setContentsMargins(look.px(Space.SMALL), 0, 0, look.px(Space.HAIR))
        self._column.addWidget(self._title)
        self.rows: list[RankRow] = []
        """The lines, best first."""

    def show_start(self, seat: int) -> None:
        """Show the players before anything is counted; ``seat`` is the one looked at."""
        nobody = [RankedPlayer(one, None) for one in range(len(self._players))]
        self._show_players(translate("counting", "Players"), nobody, seat)

    def show_counts(self, counts: Sequence[Count], seat: int) -> None:
        """Show the players by one condition, counted for each of them."""
        condition = counts[0].condition
        ranks = self._ranks.get(condition)
        ranked = [
            RankedPlayer(
                one,
                count.points,
                ranks[one] if ranks else 0,
                self._promised[one] if condition == "promises" else (),
            )
            for one, count in enumerate(counts)
        ]
        self._show_players(condition_name(condition), ranked, seat)

    def _show_players(self, title: str, ranked: Sequence[RankedPlayer], seat: int) -> None:
        self._title.setText(title)
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        # Of equal points the lower seat stands first: a friendly tie favours nobody.
        order = sorted(ranked, key=lambda one: (-(one.points or 0), one.seat))
        self.rows = [RankRow(self.look, self._players[one.seat], one) for one in order]
        for row in self.rows:
            row.setChecked(row.standing.seat == seat)
            row.clicked.connect(lambda _, seat=row.standing.seat: self.looked_at.emit(seat))
            self._column.addWidget(row)
