"""The final counting: one condition after the other, for all players at once."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QShortcut
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import PROMISES, Standings
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.counting.counting_board import CountingBoard
from minigolf_desktop.ui.designer.counting.counting_end import CountingEnd
from minigolf_desktop.ui.designer.counting.final_table import FinalTable
from minigolf_desktop.ui.designer.counting.finished_courses import FinishedCourses
from minigolf_desktop.ui.designer.counting.group_track import GroupTrack
from minigolf_desktop.ui.designer.counting.ranking import RankingPanel, Standing
from minigolf_desktop.ui.designer.counting.result import ResultPanel
from minigolf_desktop.ui.designer.counting.solo_track import SoloTrack
from minigolf_desktop.ui.designer.counting.tally import CountedCourse, totals_at
from minigolf_desktop.ui.designer.counting.track import ScoreTrack
from minigolf_desktop.ui.designer.counting.winner import WinnerPanel
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS, condition_name
from minigolf_desktop.ui.designer.text.versions import setup_words
from minigolf_desktop.ui.designer.widgets.wish_icon import wish_icon

translate = QCoreApplication.translate


class CountingScreen(CountingBoard):
    """Counts all courses; the players go from step to step and from course to course."""

    picture = Signal(int)
    """The course of a seat is to be saved as a picture."""
    course = Signal(int)
    """The course of a seat is to be saved as a course file."""
    putt = Signal(int)
    """The course of a seat is to be putted on."""
    table_saved = Signal(QPixmap)
    """The final table is to be saved; carries its picture."""

    def __init__(
        self, look: Look, session: TableSession, atlas: TileAtlas, settings: Settings
    ) -> None:
        standings, players = session.standings, session.racers
        courses = _counted(session, standings)
        # People look at their own courses first, although a computer may have won.
        own = (0,) if session.is_solo else session.people or standings.winners
        first = min(own, key=lambda seat: standings.places[seat])
        super().__init__(look, session, atlas, settings, courses, first)
        self.standings = standings
        """The game counted to the end."""
        self._players = players
        totals = [count.after for counts in self._counts for count in counts]
        advanced = session.match.setup.is_advanced
        self.ranking: RankingPanel | None = None
        """All players in the order of the condition, on the right; None for one alone."""
        self.final_table: FinalTable | None = None
        """All figures, over the board at the end; None for one alone."""
        self.finished: FinishedCourses | None = None
        """Both courses of a race, below the final table; None where nobody was raced."""
        self.track: ScoreTrack
        """Where the totals stand."""
        self.result: CountingEnd
        """What it comes to, on the right at the end."""
        if len(players) > 1:
            self.ranking = RankingPanel(look, players)
            words = setup_words(session.match.setup)
            clients = session.table.clients
            self.final_table = FinalTable(look, players, clients, standings, words)
            self.final_table.setParent(self)
        if session.is_solo:
            self.track = SoloTrack(look, players, totals, self._motion, advanced)
            rival = (session.rival.name, standings.totals[1]) if session.rival else None
            self.result = ResultPanel(look, standings.totals[0], advanced, rival)
        else:
            self.track = GroupTrack(look, players, totals, self._motion)
            self.result = WinnerPanel(look, players, standings)
        if session.rival is not None:
            self.finished = FinishedCourses(look, players, courses)
            self.finished.setParent(self)
            self.finished.chosen.connect(self._see_course)
        self.open(self.result, self.track, *([] if self.ranking is None else [self.ranking]))

    def _connect(self) -> None:
        super()._connect()
        result = self.result
        result.picture.connect(lambda: self.picture.emit(self._seat))
        result.course.connect(lambda: self.course.emit(self._seat))
        result.putt.connect(lambda: self.putt.emit(self._seat))
        ranking, table = self.ranking, self.final_table
        if ranking is None or table is None:
            return
        ranking.looked_at.connect(self.look_at)
        players = len(self._players)
        QShortcut(Qt.Key.Key_Down, self, lambda: self.look_at((self._seat + 1) % players))
        QShortcut(Qt.Key.Key_Up, self, lambda: self.look_at((self._seat - 1) % players))
        result.table.connect(lambda: self.table_saved.emit(table.grab()))
        result.courses.connect(lambda _: self._show())

    @property
    def seat(self) -> int:
        """Whose course is on the board."""
        return self._seat

    def _see_course(self, seat: int) -> None:
        """Leave the final table for the course of a player."""
        self.look_at(seat)
        if self.result.see is not None:
            self.result.see.setChecked(True)

    def look_at(self, seat: int) -> None:
        """Put the course of a player on the board."""
        self._seat = seat
        self._show_course()
        self._show()
        self._view.fit()

    def go_on_from(self, before: QWidget) -> None:
        """Show the same step of the same course, and the board again where it was looked at."""
        super().go_on_from(before)
        if not isinstance(before, CountingScreen):
            return
        self.look_at(before.seat)
        if self.result.see is not None and before.result.see is not None:
            self.result.see.setChecked(before.result.see.isChecked())

    def _walk(self) -> None:
        if self.result.see is not None:
            self.result.see.setChecked(False)
        totals = [totals_at(counts, self.step) for counts in self._counts]
        self.track.go([before for before, _ in totals], [after for _, after in totals])

    def _show(self) -> None:
        super()._show()
        self.track.look_at(self._seat)
        if self.final_table is None or self.ranking is None:
            return
        seen = self.result.see is not None and self.result.see.isChecked()
        self.final_table.setVisible(self.is_done and not seen)
        if self.finished is not None:
            self.finished.setVisible(self.is_done and not seen)
        self.ranking.setVisible(not self.is_done)
        if self.step == 0:
            title = translate("counting", "Players")
            self._rank(self.ranking, title, "", [None] * len(self._players))
        elif not self.is_done:
            place = self.step - 1
            condition = self.counts[place].condition
            points = [counts[place].points for counts in self._counts]
            self._rank(self.ranking, condition_name(condition), condition, points)

    def _ranks(self) -> Mapping[str, int]:
        return {promise: table[self._seat] for promise, table in self.standings.tables.items()}

    def _end_words(self) -> str:
        if len(self._players) == 1:
            return translate("counting", "See the result")
        return translate("counting", "See the winner")

    def _rank(
        self,
        ranking: RankingPanel,
        title: str,
        condition: str,
        points: Sequence[int | None],
    ) -> None:
        """Rank all players in a condition; before the first one nobody has points."""
        advanced = self._session.match.setup.is_advanced
        table = self.standings.tables.get(condition) if advanced else None
        reveal = condition == "promises"
        standings = [
            Standing(
                seat,
                points[seat],
                table[seat] if table else 0,
                self._promise_icons(seat) if reveal else (),
            )
            for seat in range(len(self._players))
        ]
        ranking.show_standings(title, standings, self._seat)

    def _promise_icons(self, seat: int) -> tuple[str, ...]:
        mrs, mr = self._session.table.clients
        icons = {**CONDITION_ICONS, "her_whim": wish_icon(mrs), "his_whim": wish_icon(mr)}
        promises = sorted(self._session.counted[seat].promises)
        return tuple(icons[PROMISES[promise]] for promise in promises)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look at a player with 1 to 5; the other keys lead from step to step."""
        seat = event.key() - Qt.Key.Key_1
        if 0 <= seat < len(self._players) > 1:
            self.look_at(seat)
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        super()._arrange()
        if self.final_table is None:
            return
        room, hint = QRectF(self._room()), self.final_table.sizeHint()
        # As far below the top bar as the panels beside it.
        room.setTop(room.top() + self._look.px(12))
        place = QRectF(0, 0, min(room.width(), hint.width()), min(room.height(), hint.height()))
        place.moveCenter(room.center())
        if self.finished is not None:
            place.moveTop(room.top())
            rest = room.adjusted(0, place.height() + self._look.px(Space.MEDIUM), 0, 0)
            rest.setWidth(place.width())
            rest.moveLeft(place.left())
            self.finished.setGeometry(rest.toRect())
            self.finished.raise_()
        self.final_table.setGeometry(place.toRect())
        self.final_table.raise_()


def _counted(session: TableSession, standings: Standings) -> list[CountedCourse]:
    counted = []
    for player, designer, assessment in zip(
        session.racers, session.counted, standings.assessments, strict=True
    ):
        if designer.course is None:
            raise ValueError("a course without land cannot be counted")
        names = (player.name, content_name(designer.course.land.name))
        title = ", ".join(name for name in names if name)
        counted.append(
            CountedCourse(designer.course, designer.numbers, assessment, player.colour, title)
        )
    return counted
