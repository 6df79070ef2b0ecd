"""What lies round and over the course: bar, order of play, strip, cards, log, toast, headline."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QMargins, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.banner import Banner
from minigolf_desktop.ui.common.widgets.log_panel import LogPanel
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Column
from minigolf_desktop.ui.common.widgets.pieces import icon_button, label, logo_label
from minigolf_desktop.ui.common.widgets.toast import Toast
from minigolf_desktop.ui.common.widgets.zoom_buttons import ZoomButtons
from minigolf_desktop.ui.eighteen_holes.round.reach_legend import ReachLegend
from minigolf_desktop.ui.eighteen_holes.round.side import WIDTH, SidePanel
from minigolf_desktop.ui.eighteen_holes.widgets import OrderOfPlay, ScoreStrip
from minigolf_desktop.ui.eighteen_holes.widgets.rivals_panel import FULL_HEIGHT, RivalsPanel

translate = QCoreApplication.translate

BAR = 48
_WIDER = 228
"""Width of the columns in a wide window."""
_WIDE = 1700
_ALONE = 126
"""Height of the order of play at most, where one person plays."""
_STRIP = 62
"""Height of the strip with its margins, at least."""


class RoundBar(QFrame):
    """The bar above the course: home, what is played, undo, log, rules, settings."""

    def __init__(self, look: Look, words: str) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.setFixedHeight(look.px(BAR))
        self._look = look
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(look.px(10), 0, look.px(10), 0)
        self._row.setSpacing(look.px(Space.SMALL))
        self.home = self._add("home", translate("golf round", "Home (Esc)"))
        """Puts the game away."""
        self._row.addWidget(logo_label(look, 28))
        self._row.addWidget(label(translate("golf round", "18 Holes"), "panel_title"))
        self._row.addSpacing(look.px(10))
        self._row.addWidget(label(words, "small_body", "second"))
        self._row.addStretch(1)
        self._first = self._row.count()
        self.target = self._add("eye", translate("golf round", "A secret target (T)"))
        """Shows a secret target to its owner; there in Kelly Golf alone."""
        self.target.hide()
        self.undo = self._add("undo", translate("golf round", "Undo (Ctrl+Z)"))
        """Takes the last action back."""
        self.redo = self._add("redo", translate("golf round", "Redo (Ctrl+Y)"))
        """Plays it again."""
        self.card = self._add("trophy", translate("golf round", "Score card (S)"))
        """Opens the score card."""
        self.log = self._add("log", translate("golf round", "What happened (L)"))
        """Opens the log."""
        self.seats = self._add("person", translate("characters", "Who plays (Ctrl+Shift+P)"))
        """Opens the choice of who decides on each seat."""
        self.rules = self._add("book", translate("golf round", "Rules (F1)"))
        """Opens the rules."""
        self.settings = self._add("gear", translate("golf round", "Settings"))
        """Opens the settings."""

    def put_first(self, tool: QToolButton) -> None:
        """Give a button a place left of the others at the right end."""
        self._row.insertWidget(self._first, tool)

    def _add(self, icon: str, words: str) -> QToolButton:
        tool = icon_button(self._look, icon, words)
        self._row.addWidget(tool)
        return tool


class RoundPanels:
    """Panels over the board, and where they stand."""

    def __init__(
        self, screen: QWidget, look: Look, motion: Motion, zooms: list[QAction], rivals: int = 0
    ) -> None:
        """``rivals`` is the number of automatic opponents."""
        self._look = look
        self.order = OrderOfPlay(look)
        self.order.setAccessibleName(translate("golf round", "Order of play"))
        self.strip = ScoreStrip(look)
        self.strip.setAccessibleName(translate("golf round", "Scores"))
        self.side = SidePanel(look, motion)
        self._left = Column(look, screen, WIDTH)
        self.rivals = RivalsPanel(look, rivals) if rivals else None
        """The opponents of Solo Chaos; None in any other mode."""
        self._left.add(self.order, tallest=_ALONE if rivals else 900)
        if self.rivals is not None:
            self._left.add(self.rivals)
            self._left.finish()
        self._right = Column(look, screen, WIDTH)
        self._right.add(self.side, tallest=900)
        self._top = Column(look, screen, WIDTH)
        self._top.add(self.strip)
        self.zoom = ZoomButtons(look, zooms, screen)
        self.log = LogPanel(look, screen)
        self.reach = ReachLegend(look, screen)
        """What the shot that is considered may come to."""
        self.toast = Toast(look, screen)
        self.banner = Banner(look, motion, screen)
        self._free = QRect()
        self._corner = 0

    def arrange(self, board: QRect) -> QMargins:
        """Put the panels over the board; return how much of it they cover."""
        look = self._look
        wide = look.px(_WIDER if board.width() >= look.px(_WIDE) else WIDTH)
        gap = look.px(Space.MEDIUM)
        side = wide + 2 * gap
        for column, left in ((self._left, board.left()), (self._right, board.right() + 1 - side)):
            column.setFixedWidth(side)
            column.setGeometry(left, board.top(), side, board.height())
        self._fit_rivals(board)
        high = max(look.px(_STRIP), self._top.sizeHint().height())
        self._top.setFixedWidth(board.width() - 2 * side + 2 * gap)
        self._top.setGeometry(board.left() + side - gap, board.top(), self._top.width(), high)
        self._arrange_floating(board, side, high)
        return QMargins(side, high, side, gap)

    def _fit_rivals(self, board: QRect) -> None:
        """Let the opponents have the room of the order of play, which tells less, in a low one."""
        if self.rivals is not None:
            room = board.height() / self._look.scale - 2 * Space.MEDIUM
            self.order.setVisible(room >= _ALONE + Space.PANEL_GAP + FULL_HEIGHT)
            self.rivals.set_low(room < FULL_HEIGHT)

    def _arrange_floating(self, board: QRect, side: int, high: int) -> None:
        look = self._look
        free = board.adjusted(side, high, -side, 0)
        self.zoom.adjustSize()
        self.zoom.move(
            free.right() - self.zoom.width(), free.bottom() - self.zoom.height() - look.px(8)
        )
        self.log.setGeometry(
            free.right() - self.log.width(),
            free.top(),
            self.log.width(),
            free.height() - self.zoom.height() - look.px(20),
        )
        self._free = free
        self.clear_board(())
        self.toast.stand(QPointF(free.center().x(), free.bottom() - look.px(10)))

    def clear_board(self, matters: Sequence[QRectF]) -> None:
        """Let what a shot may come to be told in the corner that hides the least of the board.

        ``matters`` is what is to be seen of it, in pixels of the screen. It stays where
        another corner is no better.
        """
        free, size = self._free, self.reach.sizeHint()
        corners = [
            QPointF(left, low)
            for left in (free.left() + self._look.px(2), self.zoom.x() - size.width())
            for low in (free.bottom(), free.top() + size.height())
        ]

        def hides(number: int) -> tuple[int, bool]:
            body = QRectF(corners[number] - QPointF(0, size.height()), QSizeF(size))
            return sum(body.intersects(part) for part in matters), number != self._corner

        self._corner = min(range(len(corners)), key=hides)
        self.reach.stand(corners[self._corner])
