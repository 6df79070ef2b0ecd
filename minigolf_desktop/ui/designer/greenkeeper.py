"""Keeps a match in order on disk: its journal, and what the home screen shows of it."""

from datetime import UTC, datetime

from PySide6.QtCore import QObject, QTimer, Signal

from minigolf_desktop.model.designer import Course, Phase
from minigolf_desktop.storage.continue_game import Latest, write_latest
from minigolf_desktop.storage.designer.best_courses import BestCourse, write_best_courses
from minigolf_desktop.storage.designer.records import Result, add_result, best, read_results, rivals
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders, thumbnail
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.ui.common.setting_aside import scores_in_words
from minigolf_desktop.ui.designer.course_art import course_thumbnail
from minigolf_desktop.ui.designer.group_session import GroupSession
from minigolf_desktop.ui.designer.opened_box import Clubhouse
from minigolf_desktop.ui.designer.session import SoloSession

SOLO_COLOUR = "blue"
EVERY = 6
"""Changes after which summary and picture for the home screen are written again."""

LATER = 700
"""Milliseconds that they wait, so that no animation is held up."""


class Greenkeeper(QObject):
    """Looks after the files of the match being played."""

    failed = Signal(str)
    """Something could not be written; carries what to tell. The journal itself is the session's."""

    def __init__(
        self,
        session: SoloSession | GroupSession,
        journal: Journal,
        folders: Folders,
        clubhouse: Clubhouse,
    ) -> None:
        super().__init__(session)
        self._session = session
        self._journal = journal
        self._folders = folders
        self._clubhouse = clubhouse
        self._changes = 0
        self._put_away = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER)
        self._later.timeout.connect(self._keep)
        session.changed.connect(self._count)

    def put_away(self) -> None:
        """Write summary and picture, and give the match free. More than once does no harm."""
        if self._put_away:
            return
        self._put_away = True
        self._later.stop()
        self._keep()
        self._session.close()

    def forget(self) -> None:
        """Remove a match that nothing was played in."""
        self._put_away = True
        self._later.stop()
        self._session.close()
        self._journal.path.unlink(missing_ok=True)

    def finish(self, result: Result) -> int:
        """Keep the result of a finished match and move its journal to the finished ones.

        Returns its place among those of its kind, 1 the best; 0 for a practice game.
        """
        place = 0
        try:
            self._later.stop()
            self._keep()
            warning = add_result(self._folders.records, result)
            if warning:
                self.failed.emit(scores_in_words(warning))
            place = self._place(result)
            self._journal.finish(self._folders.finished)
            self._put_away = True
        except StorageError as error:
            self.failed.emit(str(error))
        return place

    def _place(self, result: Result) -> int:
        results, _ = read_results(self._folders.records)
        write_best_courses(
            self._folders, [best_course(one, self._clubhouse) for one in best(results, 3)]
        )
        ranking = rivals(results, result)
        return 0 if result.practice or result not in ranking else ranking.index(result) + 1

    def _count(self) -> None:
        self._changes += 1
        # After the first as well: home shall know the land whatever happens to the program.
        if self._changes % EVERY == 1:
            self._later.start()

    def _keep(self) -> None:
        try:
            write_latest(self._folders, self._latest())
        except StorageError as error:
            self.failed.emit(str(error))
            return
        shown = self._session.course
        if shown is not None:
            setup = self._session.match.setup
            seat = self._session.seat
            colour = setup.players[seat].colour if setup.seats > 1 else SOLO_COLOUR
            image = course_thumbnail(shown, self._clubhouse.atlas, colour)
            image.save(str(thumbnail(self._journal.path)))

    def _latest(self) -> Latest:
        session = self._session
        setup = session.match.setup
        shown = session.course
        chosen = session.phase is not Phase.CHOOSE_LAND and shown is not None
        courses = [course for course in self._courses() if course is not None]
        cells = sum(len(course.land.free) for course in courses)
        return Latest(
            journal=self._journal.path.name,
            land=shown.land.id if shown else "",
            land_name=shown.land.name if shown else "",
            placed=cells - sum(course.missing for course in courses),
            of=cells,
            score=session.assessment.score.total if chosen else 0,
            saved=datetime.now(UTC).astimezone().isoformat(timespec="seconds"),
            game=session.rules.name,
            players=setup.seats,
            mode=str(setup.mode),
            expansion=setup.expansion,
        )

    def _courses(self) -> list[Course | None]:
        """Return the courses of all players."""
        return [designer.course for designer in self._session.state.designers]


def best_course(result: Result, clubhouse: Clubhouse) -> BestCourse:
    """Return a result in the names that the home screen shows."""
    content = clubhouse.catalogue
    names = [
        content.client_by_id[client].name if client in content.client_by_id else client
        for client in result.clients
    ]
    mrs, mr = (*names, "", "")[:2]
    land = content.land_by_id.get(result.land)
    return BestCourse(land.name if land else result.land, mrs, mr, result.total, result.level)
