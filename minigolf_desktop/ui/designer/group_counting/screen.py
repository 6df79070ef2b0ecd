"""The final counting of a group: one condition after the other, for all players at once."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QShortcut

from minigolf_desktop.model.designer import PROMISES, Standings
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.counting.counting_board import CountingBoard
from minigolf_desktop.ui.designer.counting.tally import CountedCourse, totals_at
from minigolf_desktop.ui.designer.group_counting.final_table import FinalTable
from minigolf_desktop.ui.designer.group_counting.ranking import RankingPanel, Standing
from minigolf_desktop.ui.designer.group_counting.track import GroupTrack
from minigolf_desktop.ui.designer.group_counting.winner import WinnerPanel
from minigolf_desktop.ui.designer.group_session import GroupSession
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS, condition_name
from minigolf_desktop.ui.designer.text.content_names import content_name
from minigolf_desktop.ui.designer.text.versions import setup_words
from minigolf_desktop.ui.designer.widgets.wish_icon import wish_icon

translate = QCoreApplication.translate


class GroupCountingScreen(CountingBoard):
    """Counts all courses; the players go from step to step and from course to course."""

    picture = Signal(int)
    """The course of a seat is to be saved as a picture."""
    course = Signal(int)
    """The course of a seat is to be saved as a course file."""
    putt = Signal(int)
    """The course of a seat is to be putted on."""
    table = Signal(QPixmap)
    """The final table is to be saved; carries its picture."""

    def __init__(
        self, look: Look, session: GroupSession, atlas: TileAtlas, settings: Settings
    ) -> None:
        state = session.state
        standings = session.rules.standings(state)
        courses = _counted(session, standings)
        super().__init__(look, session, atlas, settings, courses, standings.winners[0])
        self.standings = standings
        """The game counted to the end."""
        self._state = state
        self._players = state.setup.players
        totals = [count.after for counts in self._counts for count in counts]
        self.track = GroupTrack(look, self._players, min(totals), max(totals), self._motion)
        """Where the totals stand."""
        self.ranking = RankingPanel(look, self._players)
        """All players in the order of the condition, on the right."""
        self.winner = WinnerPanel(look, self._players, standings)
        """Who wins, on the right at the end."""
        self.final_table = FinalTable(
            look, self._players, state.clients, standings, setup_words(state.setup)
        )
        """All figures, over the board at the end."""
        self.final_table.setParent(self)
        self.open(self.winner, self.track, self.ranking)

    def _connect(self) -> None:
        super()._connect()
        self.ranking.looked_at.connect(self.look_at)
        players = len(self._players)
        QShortcut(Qt.Key.Key_Down, self, lambda: self.look_at((self._seat + 1) % players))
        QShortcut(Qt.Key.Key_Up, self, lambda: self.look_at((self._seat - 1) % players))
        winner = self.winner
        winner.picture.connect(lambda: self.picture.emit(self._seat))
        winner.course.connect(lambda: self.course.emit(self._seat))
        winner.putt.connect(lambda: self.putt.emit(self._seat))
        winner.table.connect(lambda: self.table.emit(self.final_table.grab()))
        winner.courses.connect(lambda _: self._show())

    @property
    def seat(self) -> int:
        """Whose course is on the board."""
        return self._seat

    def look_at(self, seat: int) -> None:
        """Put the course of a player on the board."""
        self._seat = seat
        self._show_course()
        self._show()
        self._view.fit()

    def _walk(self) -> None:
        self.winner.see.setChecked(False)
        totals = [totals_at(counts, self.step) for counts in self._counts]
        self.track.go([before for before, _ in totals], [after for _, after in totals])

    def _show(self) -> None:
        super()._show()
        self.final_table.setVisible(self.is_done and not self.winner.see.isChecked())
        self.ranking.setVisible(not self.is_done)
        self.track.look_at(self._seat)
        if self.step == 0:
            self._rank(translate("counting", "Players"), "", [None] * len(self._players))
        elif not self.is_done:
            place = self.step - 1
            condition = self.counts[place].condition
            points = [counts[place].points for counts in self._counts]
            self._rank(condition_name(condition), condition, points)

    def _ranks(self) -> Mapping[str, int]:
        return {promise: table[self._seat] for promise, table in self.standings.tables.items()}

    def _end_words(self) -> str:
        return translate("counting", "See the winner")

    def _rank(self, title: str, condition: str, points: Sequence[int | None]) -> None:
        """Rank all players in a condition; before the first one nobody has points."""
        table = self.standings.tables.get(condition) if self._state.setup.is_advanced else None
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
        self.ranking.show_standings(title, standings, self._seat)

    def _promise_icons(self, seat: int) -> tuple[str, ...]:
        mrs, mr = self._state.clients
        icons = {**CONDITION_ICONS, "her_whim": wish_icon(mrs), "his_whim": wish_icon(mr)}
        promises = sorted(self._state.designers[seat].promises)
        return tuple(icons[PROMISES[promise]] for promise in promises)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look at a player with 1 to 5; the other keys lead from step to step."""
        seat = event.key() - Qt.Key.Key_1
        if 0 <= seat < len(self._players):
            self.look_at(seat)
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        super()._arrange()
        room, hint = QRectF(self._room()), self.final_table.sizeHint()
        edge = self._look.px(10)
        wide = min(room.width(), hint.width())
        place = QRectF(0, 0, wide, min(room.height() - 2 * edge, hint.height()))
        place.moveCenter(room.center())
        self.final_table.setGeometry(place.toRect())
        self.final_table.raise_()


def _counted(session: GroupSession, standings: Standings) -> list[CountedCourse]:
    counted = []
    players = zip(session.state.setup.players, session.state.designers, strict=True)
    for (player, designer), assessment in zip(players, standings.assessments, strict=True):
        if designer.course is None:
            raise ValueError("a course without land cannot be counted")
        title = f"{player.name}, {content_name(designer.course.land.name)}"
        counted.append(
            CountedCourse(designer.course, designer.numbers, assessment, player.colour, title)
        )
    return counted
