"""The panel at the end: who wins and why, the best scores of the course, and what to do now."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QPointF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.storage.eighteen_holes.records import GolfBest
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.text.dates import day
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, FontRole, Space
from minigolf_desktop.ui.common.widgets.end_panel import EndPanel
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, label, picture_label
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import paint_rival_token
from minigolf_desktop.ui.eighteen_holes.result.words import headline, reason, winners
from minigolf_desktop.ui.eighteen_holes.text.modes import rival_name
from minigolf_desktop.ui.eighteen_holes.text.scores import best_words

translate = QCoreApplication.translate

MOST_BESTS = 5
"""How many of the best scores are listed."""


class WinnerPanel(EndPanel):
    """The winner, or those who share the victory."""

    another = Signal()
    """Another course or mode is to be chosen."""
    pictures = Signal()
    """Pictures of the course and of the score card are wanted."""
    reviewed = Signal()
    """The game is to be seen again, turn by turn."""
    course = Signal()
    """The course is to be kept among the player's own."""

    def __init__(self, look: Look, view: View, names: Sequence[str]) -> None:
        super().__init__(look)
        self._mode = view.table.setup.mode
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (16, 16, 16, 14)))
        column.setSpacing(look.px(Space.SMALL))
        column.addLayout(self._shapes(view, names))
        self.headline = label(headline(view, names), "course_name", wrap=True)
        """Who wins."""
        column.addWidget(self.headline)
        self.reason = label(reason(view), "body", "second", wrap=True)
        """Why."""
        column.addWidget(self.reason)
        self.reason.setVisible(bool(self.reason.text()))
        column.addWidget(self._inset(8))
        self._bests = QWidget()
        self._grid = QGridLayout(self._bests)
        self._grid.setContentsMargins(0, look.px(Space.HAIR), 0, 0)
        self._grid.setHorizontalSpacing(look.px(Space.SMALL))
        self._grid.setVerticalSpacing(look.px(2))
        self._grid.setColumnStretch(1, 1)
        self._bests.hide()
        column.addWidget(self._bests)
        column.addStretch(1)
        others = (
            (translate("review", "Replay"), "eye", self.reviewed),
            (translate("golf result", "Pictures to show"), "picture", self.pictures),
            (translate("golf result", "Keep the course"), "save", self.course),
            (translate("golf result", "Another course"), "land", self.another),
        )
        _, _, self.keep_button, *_ = self._add_buttons(column, others)
        """Keeps the course; hidden for a course of the box."""

    def _shapes(self, view: View, names: Sequence[str]) -> QHBoxLayout:
        won = [seat for seat in winners(view) if seat < len(names)]
        rivals = [seat - len(names) for seat in winners(view) if seat >= len(names)]
        return self._winners(
            [(PLAYER_COLOURS[seat].name, names[seat]) for seat in won],
            [picture_label(self._rival(rival, 56), rival_name(rival)) for rival in rivals],
        )

    def _rival(self, rival: int, wide: int) -> QPixmap:
        """Return the shape of an automatic opponent."""
        ratio, side = self.devicePixelRatioF(), self.look.px(wide)
        picture = clear_pixmap(side, side, ratio)
        painter = QPainter(picture)
        paint_rival_token(painter, rival, QPointF(side / 2, side / 2), side * 0.42)
        painter.end()
        return picture

    def show_bests(self, bests: Sequence[GolfBest], today: str) -> None:
        """List the best scores on the course; those of a game of ``today`` stand out."""
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        title = label(translate("golf result", "Best on this course"), "caption_bold", "second")
        self._grid.addWidget(title, 0, 0, 1, 3)
        for row, best in enumerate(bests[:MOST_BESTS], 1):
            new = best.date == today
            role: FontRole = "small_bold" if new else "small_body"
            self._grid.addWidget(label(f"{row}.", role), row, 0)
            name = best.name or player_name((), best.seat)
            when = day(datetime.fromisoformat(best.date))
            who = ElidedLabel(f"{name}, {when}", role)
            self._grid.addWidget(who, row, 1)
            score = label(best_words(self._mode, best.score, best.beaten), "small_bold")
            self._grid.addWidget(score, row, 2)
        self._bests.setVisible(bool(bests))
        self._bests.setAccessibleName(title.text())
