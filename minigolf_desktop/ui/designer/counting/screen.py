"""The final counting of a solo game: the course in the middle, the count around it."""

from PySide6.QtCore import QCoreApplication, Signal

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.counting.counting_board import CountingBoard
from minigolf_desktop.ui.designer.counting.result import ResultPanel
from minigolf_desktop.ui.designer.counting.tally import CountedCourse, totals_at
from minigolf_desktop.ui.designer.counting.track import ScoreTrack
from minigolf_desktop.ui.designer.land_choice import SOLO_COLOUR
from minigolf_desktop.ui.designer.session import SoloSession
from minigolf_desktop.ui.designer.text.content_names import content_name

translate = QCoreApplication.translate


class CountingScreen(CountingBoard):
    """Counts the course of one player."""

    picture = Signal()
    """The course is to be saved as a picture."""
    course = Signal()
    """The course is to be saved as a course file."""
    putt = Signal()
    """The course is to be putted on."""

    def __init__(
        self, look: Look, session: SoloSession, atlas: TileAtlas, settings: Settings
    ) -> None:
        super().__init__(look, session, atlas, settings, [_counted(session)])
        advanced = session.state.setup.is_advanced
        totals = [count.after for count in self.counts]
        self.track = ScoreTrack(look, min(totals), max(totals), self._motion, advanced)
        """Where the total stands."""
        self.result = ResultPanel(look, session.ending.score.total, advanced)
        """What it comes to, on the right at the end."""
        self.open(self.result, self.track)
        self.result.picture.connect(self.picture)
        self.result.course.connect(self.course)
        self.result.putt.connect(self.putt)

    def _walk(self) -> None:
        self.track.go(*totals_at(self.counts, self.step))

    def _end_words(self) -> str:
        return translate("counting", "See the result")


def _counted(session: SoloSession) -> CountedCourse:
    course = session.course
    if course is None:
        raise ValueError("a course without land cannot be counted")
    name = content_name(course.land.name)
    return CountedCourse(course, session.designer.numbers, session.ending, SOLO_COLOUR, name)
