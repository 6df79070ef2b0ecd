"""What is seen once a round is over: podium, the whole score card and the course."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.putt_dice import View
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.podium import Podium
from minigolf_desktop.ui.designer.course_art import TileAtlas
from minigolf_desktop.ui.putt_dice.round.keepsake import CourseKeepsake
from minigolf_desktop.ui.putt_dice.round.round_card import RoundCard
from minigolf_desktop.ui.putt_dice.round.words import placed_players, winners_words

_STAGE, _BESIDE = 58, 52
"""Shares of the width."""
_ALL = 100
"""Share of the podium in the height, until it is as high as it can fill."""


class RoundEnd(QHBoxLayout):
    """The stage on the left, card and course beside it."""

    def __init__(
        self, look: Look, view: View, course: Course, atlas: TileAtlas, motion: Motion
    ) -> None:
        super().__init__()
        self._width = 0
        self.verdict = label("", "total")
        """Who wins."""
        self.verdict.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.podium = Podium(look, motion)
        """Who came where."""
        self.result = RoundCard(look, view)
        """The whole score card."""
        self.keepsake = CourseKeepsake(look, course, atlas)
        """The course below the score card."""
        self.setSpacing(look.px(Space.WIDE))
        stage = QVBoxLayout()
        stage.setSpacing(0)
        stage.addStretch(2)
        stage.addWidget(self.verdict)
        stage.addWidget(self.podium, _ALL)
        stage.addStretch(3)
        self.addLayout(stage, _STAGE)
        beside = QVBoxLayout()
        beside.setSpacing(look.px(Space.MEDIUM))
        beside.addWidget(self.result)
        beside.addWidget(self.keepsake, 1)
        self.addLayout(beside, _BESIDE)

    def show_view(self, view: View, *, is_over: bool) -> None:
        """Show how a round ended; nothing as long as it goes on."""
        self.result.show_view(view)
        parts: tuple[QWidget, ...] = (self.verdict, self.podium, self.result, self.keepsake)
        for part in parts:
            part.setVisible(is_over)
        if is_over:
            self.verdict.setText(winners_words(view))
            if not self.podium.steps:
                self.podium.show_places(placed_players(view))
                self.fit(self._width)

    def fit(self, width: int) -> None:
        """Let the words stand right above the podium, on a screen of so many pixels."""
        self._width = width
        stage = width * _STAGE // (_STAGE + _BESIDE)
        self.podium.setMaximumHeight(max(self.podium.minimumHeight(), self.podium.height_at(stage)))
