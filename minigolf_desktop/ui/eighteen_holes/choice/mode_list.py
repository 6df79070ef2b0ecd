"""The modes of 18 Holes below each other, with a word on the one that is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QSizePolicy, QVBoxLayout

from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.theme import Radius, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import frame, label, separator
from minigolf_desktop.ui.eighteen_holes.text.modes import (
    mode_name,
    mode_players,
    mode_when,
    mode_wins,
)

translate = QCoreApplication.translate

_HEIGHT, _LEAST = 40, 30
"""Height of a row, and in a low window."""
_GAP = 5
_TITLE = 24
"""Room of the title."""
_FIGURES = 52
"""Room for the number of players."""
_VERTICAL = Qt.AlignmentFlag.AlignVCenter


class ModeRow(QAbstractButton):
    """A mode with its number of players; checked while it is the choice."""

    def __init__(self, look: Look, mode: Mode) -> None:
        super().__init__()
        self._look = look
        self.mode = mode
        """The mode."""
        self._fits = True
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMaximumHeight(look.px(_HEIGHT))
        words = translate("golf choice", "{mode}, {players} players")
        words = words.replace("{mode}", mode_name(mode)).replace("{players}", mode_players(mode))
        self.setAccessibleName(words)
        self.setToolTip(f"{mode_when(mode)}\n{mode_wins(mode)}")

    def suit(self, players: int) -> None:
        """Fade where so many players cannot play it."""
        self._fits = players in SEATS[self.mode]
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a line."""
        return self._look.size(200, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return the size that is left in a low window."""
        return self._look.size(180, _LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint name and number of players."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        chosen, lit = self.isChecked(), self.underMouse()
        edge = theme.hover_edge if chosen or lit else theme.line
        painter.setPen(QPen(theme.focus if self.hasFocus() else edge, 2 if chosen else 1))
        painter.setBrush(theme.hover if chosen else theme.inset if lit else theme.panel)
        radius = Radius.INSET.at(look.scale)
        painter.drawRoundedRect(area, radius, radius)
        ink = theme.hover_text if chosen else theme.text if self._fits else theme.second_text
        painter.setPen(ink)
        painter.setFont(font("body_bold", look.scale))
        left, side = look.px(14), look.px(17)
        painter.drawText(area.adjusted(left, 0, 0, 0), _VERTICAL, mode_name(self.mode))
        x = area.right() - look.px(_FIGURES)
        tint = ink if chosen else theme.second_text
        people = icon_pixmap("person", tint, side, self.devicePixelRatioF())
        painter.drawPixmap(
            round(x - side - look.px(4)), round(area.center().y() - side / 2), people
        )
        painter.setPen(tint)
        painter.setFont(font("small_body", look.scale))
        painter.drawText(
            QRectF(x, 0, look.px(_FIGURES), self.height()), _VERTICAL, _span(self.mode)
        )
        painter.end()


def _span(mode: Mode) -> str:
    """Return the number of players in figures: ``2–5``."""
    least, most = SEATS[mode][0], SEATS[mode][-1]
    return str(least) if least == most else f"{least}\N{EN DASH}{most}"


class ModeList(QFrame):
    """All modes; below them when to choose the one chosen, and how it is won."""

    chosen = Signal(object)
    """Another :class:`Mode` was chosen."""

    def __init__(self, look: Look, modes: Sequence[Mode], current: Mode) -> None:
        super().__init__()
        self._look = look
        self.setProperty("role", "card")
        self.setAccessibleName(translate("golf choice", "Modes"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (16, 14, 16, 16)))
        column.setSpacing(look.px(_GAP))
        column.addWidget(label(translate("golf choice", "Mode"), "panel_title"))
        self.rows = [ModeRow(look, mode) for mode in modes]
        """The modes, in the order shown."""
        for row in self.rows:
            row.setChecked(row.mode is current)
            row.toggled.connect(lambda on, row=row: self._choose(row.mode) if on else None)
            column.addWidget(row)
        self._line = separator()
        column.addWidget(self._line)
        self._when = label("", "body", wrap=True)
        column.addWidget(self._when)
        inset = self._inset = frame("inset")
        inside = QVBoxLayout(inset)
        inside.setContentsMargins(*(look.px(side) for side in (12, 8, 12, 10)))
        inside.setSpacing(look.px(2))
        inside.addWidget(label(translate("golf choice", "How to win"), "caption_bold", "second"))
        self._wins = label("", "small_body", wrap=True)
        inside.addWidget(self._wins)
        column.addWidget(inset)
        column.addStretch(1)
        self._tell(current)

    @property
    def mode(self) -> Mode:
        """The choice."""
        return next(row.mode for row in self.rows if row.isChecked())

    def choose(self, mode: Mode) -> None:
        """Choose a mode."""
        for row in self.rows:
            if row.mode is mode:
                row.setChecked(True)

    def suit(self, players: int) -> None:
        """Fade the modes that so many players cannot play."""
        for row in self.rows:
            row.suit(players)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave to the tooltips what a low window has no room for."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Show of the explanations what fits whole, with the rows as low as they may be."""
        look, gap = self._look, self._look.px(_GAP)
        column = self.layout()
        if column is None:
            return
        sides = column.contentsMargins()
        width = self.width() - sides.left() - sides.right()
        left = self.height() - sides.top() - sides.bottom() - look.px(_TITLE)
        left -= len(self.rows) * (look.px(_LEAST) + gap)
        for parts in ((self._line, self._when), (self._inset,)):
            left -= sum(max(part.heightForWidth(width), 1) + gap for part in parts)
            for part in parts:
                part.setVisible(left >= 0)

    def _choose(self, mode: Mode) -> None:
        self._tell(mode)
        self.chosen.emit(mode)

    def _tell(self, mode: Mode) -> None:
        self._when.setText(mode_when(mode))
        self._wins.setText(mode_wins(mode))
        self._make_room()
