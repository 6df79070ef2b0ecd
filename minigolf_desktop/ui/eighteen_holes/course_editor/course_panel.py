"""Name and figures of the course being laid."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QVBoxLayout

from minigolf_desktop.model.eighteen_holes.course_layout import CourseLayout
from minigolf_desktop.ui.common.widgets.difficulty import difficulty_balls, difficulty_words
from minigolf_desktop.ui.common.widgets.figure import Figure
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.typed_name import typed_name
from minigolf_desktop.ui.eighteen_holes.course_editor.session import Rating
from minigolf_desktop.ui.eighteen_holes.text.modes import rank_words

translate = QCoreApplication.translate

LONGEST_NAME = 60
"""Letters of the name of a course at most."""

_BALL = 9.0
"""Room of a ball of the difficulty, in pixels."""
UNKNOWN = "\N{EN DASH}"
"""Stands for a figure of a course that cannot be played yet."""


class CoursePanel(Panel):
    """A field for the name, and six figures that follow every change."""

    named = Signal(str)
    """The course has another name."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("CoursePanel", "Course"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (12, 10, 12, 12)))
        column.setSpacing(look.px(8))
        self.name = QLineEdit()
        """Name of the course."""
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(translate("CoursePanel", "Name of the course"))
        self.name.setPlaceholderText(translate("CoursePanel", "Name of the course"))
        self.name.editingFinished.connect(self.finish)
        self._known_name = ""
        column.addWidget(self.name)
        self.holes = Figure(look, translate("CoursePanel", "Holes"))
        self.par = Figure(look, translate("CoursePanel", "Par"))
        self.tiles = Figure(look, translate("CoursePanel", "Tiles"))
        self.points = Figure(look, translate("CoursePanel", "Stableford"))
        self.points.setToolTip(
            translate("CoursePanel", "Stableford points for par play, and the most there are")
        )
        self.hard = Figure(look, translate("CoursePanel", "Difficulty"))
        self.solo = Figure(look, translate("CoursePanel", "Solo par"))
        self.solo.setToolTip(
            translate("CoursePanel", "Rank of the solo deck that is a fair match here")
        )
        grid = QGridLayout()
        grid.setSpacing(look.px(6))
        figures = (self.holes, self.par, self.tiles, self.points, self.hard, self.solo)
        for place, figure in enumerate(figures):
            grid.addWidget(figure, place // 3, place % 3)
        for place in range(3):
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)

    def finish(self) -> None:
        """Take what was typed for the name, whether or not Enter followed."""
        if self._is_typed:
            self._known_name = self.name.text()
            self.named.emit(" ".join(typed_name(self.name).split()))

    @property
    def _is_typed(self) -> bool:
        return self.name.text() != self._known_name

    def show_layout(self, layout: CourseLayout, rating: Rating | None) -> None:
        """Show a course; without a rating it cannot be played yet."""
        course = layout.course
        if not self._is_typed and self.name.text() != course.name:
            self._known_name = course.name
            self.name.setText(course.name)
            self.name.setCursorPosition(0)
        self.holes.tell(str(len(course.holes)))
        self.par.tell(str(course.par) if course.holes else UNKNOWN)
        self.tiles.tell(str(len(course.tiles)))
        if rating is None:
            for figure in (self.points, self.hard, self.solo):
                figure.tell(UNKNOWN)
            return
        low, high = rating.points
        self.points.tell(f"{low}\N{EN DASH}{high}")
        balls = difficulty_balls(self.look, rating.difficulty, self.devicePixelRatioF(), _BALL)
        self.hard.show_picture(balls, difficulty_words(rating.difficulty))
        self.solo.tell(rank_words(rating.solo_par))
