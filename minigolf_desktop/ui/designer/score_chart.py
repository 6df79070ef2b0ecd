"""Past scores over time, on a ribbon below the courses."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.storage.designer.records import Result
from minigolf_desktop.storage.ends import seconds_of
from minigolf_desktop.storage.statistics import Point
from minigolf_desktop.ui.common.records.ribbon import MOST_DOTS, Ribbon, round_marks
from minigolf_desktop.ui.common.theme import signed
from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate

MOST = MOST_DOTS
"""How many of the last games are drawn."""

_HIGH = 108
_LEAST_STEP = 5
"""Points between two marks at least."""


class Course(NamedTuple):
    """The scores of some games in the order in which they ended."""

    results: tuple[Result, ...]
    marks: tuple[int, ...]
    """Points at which a line is drawn across, from the lowest; all scores lie between them."""

    @property
    def best(self) -> int:
        """Place of the best score, of equal ones the oldest; raises ValueError without any."""
        totals = [result.total for result in self.results]
        return totals.index(max(totals))


def scores_over_time(results: Sequence[Result]) -> Course:
    """Return the last games among some results, the oldest first, and round marks for them."""
    last = sorted(results, key=lambda result: seconds_of(result.date))[-MOST:]
    return Course(tuple(last), round_marks([result.total for result in last], _LEAST_STEP))


class ScoreChart(Ribbon):
    """A dot for each game; the best one and the one looked at stand out."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, _HIGH)
        self._course = Course((), ())
        self._marked_result: Result | None = None

    @property
    def course(self) -> Course:
        """What it shows."""
        return self._course

    @property
    def marked(self) -> Result | None:
        """The game looked at."""
        return self._marked_result

    def show_results(self, results: Sequence[Result]) -> None:
        """Show other games."""
        self._course = course = scores_over_time(results)
        self._marked_result = None
        points = [Point(seconds_of(result.date), result.total) for result in course.results]
        words = ""
        if points:
            totals = [point.value for point in points]
            span = translate("records", "{low} to {high}, the last one {last}")
            span = span.replace("{low}", signed(min(totals))).replace("{high}", signed(max(totals)))
            words = translate("records", "Scores of %n games over time", "", len(totals))
            words = f"{words}: {span.replace('{last}', signed(totals[-1]))}"
        self.show_points(points, course.marks, words)

    def mark(self, result: Result | None) -> None:
        """Let a game stand out."""
        self._marked_result = result
        known = result is not None and result in self._course.results
        self.mark_place(self._course.results.index(result) if result and known else None)
