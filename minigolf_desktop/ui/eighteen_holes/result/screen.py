"""The end of a game of 18 Holes: winner, podium, the course, score card."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.storage.eighteen_holes.records import GolfBest
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import press_focused
from minigolf_desktop.ui.common.widgets.podium import Podium
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.common.widgets.title_bar import title_bar
from minigolf_desktop.ui.eighteen_holes.result.placing import placed_golfers
from minigolf_desktop.ui.eighteen_holes.result.winner import WinnerPanel
from minigolf_desktop.ui.eighteen_holes.text.modes import course_size, mode_name
from minigolf_desktop.ui.eighteen_holes.widgets.course_board import CourseBoard
from minigolf_desktop.ui.eighteen_holes.widgets.score_card import ScoreCard

translate = QCoreApplication.translate

_SIDE = 290


class GolfResultScreen(MeadowScreen):
    """Enter plays again, Esc goes home."""

    again = Signal()
    """The same game is to be played once more."""
    another = Signal()
    """Another course or mode is to be chosen."""
    reviewed = Signal()
    """The game is to be seen again, turn by turn."""
    home = Signal()
    """The home screen is asked for."""
    pictures = Signal()
    """Pictures of the course and of the score card are wanted."""
    course_kept = Signal()
    """The course is to be kept among the player's own."""

    def __init__(self, look: Look, view: View, names: Sequence[str], motion: Motion) -> None:
        """``view`` is that of a finished game, ``names`` are those of its players by seat."""
        super().__init__(look)
        setup = view.table.setup
        self.setAccessibleName(translate("golf result", "Result"))
        self._view = view
        self.card = ScoreCard(look)
        """Every hole of everybody."""
        self.card.show_game(view, names)
        self.winner = WinnerPanel(look, view, names)
        """Who wins, and what to do now."""
        self.winner.keep_button.setVisible(not setup.course.id)
        self.podium = Podium(look, motion)
        """Who came where, with what was won."""
        self.podium.show_places(placed_golfers(view, self.card.lines, look.theme))
        self.course = CourseBoard(look, view, motion)
        """The course, with the shapes of those who won its greens."""
        self._build()
        self.winner.again.connect(self.again)
        self.winner.another.connect(self.another)
        self.winner.home.connect(self.home)
        self.winner.reviewed.connect(self.reviewed)
        self.winner.course.connect(self.course_kept)
        self.winner.pictures.connect(self.pictures)
        self.winner.main_button.setFocus()

    def tell(self, news: str) -> None:
        """Say something of the best score on the course."""
        self.winner.tell(news)

    def show_bests(self, bests: Sequence[GolfBest], today: str) -> None:
        """List the best scores on the course; those of a game of ``today`` stand out."""
        self.winner.show_bests(bests, today)

    def _build(self) -> None:
        look = self.look
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar())
        row = QHBoxLayout()
        row.setContentsMargins(*(look.px(Space.MEDIUM),) * 4)
        row.setSpacing(look.px(Space.PANEL_GAP))
        left = QVBoxLayout()
        left.setSpacing(look.px(Space.PANEL_GAP))
        stage = QHBoxLayout()
        stage.setSpacing(look.px(Space.PANEL_GAP))
        stage.addWidget(self.podium, 52)
        stage.addWidget(self.course, 48)
        left.addLayout(stage, 1)
        left.addWidget(self.card)
        row.addLayout(left, 1)
        self.winner.setFixedWidth(look.px(_SIDE))
        row.addWidget(self.winner)
        column.addLayout(row, 1)

    def _bar(self) -> QFrame:
        setup = self._view.table.setup
        course = content_name(setup.course.name)
        size = course_size(len(setup.course.holes), setup.course.par)
        return title_bar(
            self.look,
            translate("golf result", "18 Holes"),
            translate("golf result", "Result"),
            f"{mode_name(setup.mode)}  ·  {course}  ·  {size}",
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays again, unless another button has the keyboard; Esc goes home."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not press_focused(self):
                self.again.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.home.emit()
        else:
            super().keyPressEvent(event)
