"""Keeps a match in order on disk: its journal, and what the home screen shows of it."""

from datetime import UTC, datetime

from PySide6.QtCore import QObject, QTimer, Signal

from minigolf_desktop.model.designer import Assessment, Phase, satisfaction
from minigolf_desktop.storage.best_courses import BestCourse, write_best_courses
from minigolf_desktop.storage.continue_game import Latest, write_latest
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders, thumbnail
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.records import Result, add_result, best, read_results
from minigolf_desktop.ui.art.thumbnail import course_thumbnail
from minigolf_desktop.ui.bridge import Session
from minigolf_desktop.ui.clubhouse import Clubhouse

EVERY = 6
"""Changes after which summary and picture for the home screen are written again."""

LATER = 700
"""Milliseconds that they wait, so that no animation is held up."""


class Greenkeeper(QObject):
    """Looks after the files of the match being played."""

    failed = Signal(str)
    """Something could not be written; carries what to tell. The journal itself is the session's."""

    def __init__(
        self, session: Session, journal: Journal, folders: Folders, clubhouse: Clubhouse
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

    def finish(self, assessment: Assessment) -> int:
        """Keep the score of a finished match and move its journal to the finished ones.

        Returns its place among the best scores, 1 the best; 0 for a practice game.
        """
        total = assessment.score.total
        state = self._session.state
        if state.course is None:
            raise ValueError("a match without land has no score")
        result = Result(
            date=datetime.now(UTC).astimezone().isoformat(timespec="seconds"),
            seed=self._session.match.seed,
            land=state.course.land.id,
            clients=tuple(client.id for client in state.clients),
            total=total,
            level=satisfaction(total),
            practice=state.setup.practice,
        )
        place = 0
        try:
            self._later.stop()
            self._keep()
            warning = add_result(self._folders.records, result)
            if warning:
                self.failed.emit(warning)
            place = self._place(result)
            self._journal.finish(self._folders.finished)
            self._put_away = True
        except StorageError as error:
            self.failed.emit(str(error))
        return place

    def _place(self, result: Result) -> int:
        results, _ = read_results(self._folders.records)
        ranking = best(results, len(results))
        write_best_courses(
            self._folders, [best_course(one, self._clubhouse) for one in ranking[:3]]
        )
        return ranking.index(result) + 1 if result in ranking else 0

    def _count(self) -> None:
        self._changes += 1
        if self._changes % EVERY == 0:
            self._later.start()

    def _keep(self) -> None:
        try:
            write_latest(self._folders, self._latest())
        except StorageError as error:
            self.failed.emit(str(error))
            return
        course = self._session.state.course
        if course is not None:
            image = course_thumbnail(course, self._clubhouse.atlas)
            image.save(str(thumbnail(self._journal.path)))

    def _latest(self) -> Latest:
        state = self._session.state
        course = state.course
        chosen = state.phase is not Phase.CHOOSE_LAND and course is not None
        land = course.land if course else None
        return Latest(
            journal=self._journal.path.name,
            land=land.id if land else "",
            land_name=land.name if land else "",
            placed=len(land.free) - course.missing if land and course else 0,
            of=len(land.free) if land else 0,
            score=self._session.assessment.score.total if chosen else 0,
            saved=datetime.now(UTC).astimezone().isoformat(timespec="seconds"),
            game=self._session.rules.name,
            players=1,
        )


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
