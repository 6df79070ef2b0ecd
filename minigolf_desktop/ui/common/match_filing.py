"""What is kept of a match that is played: its picture and summary for home, and its end.

Every step of an end may be repeated, whatever stopped the one before.
"""

from collections.abc import Callable, Generator, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Generic

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from minigolf_desktop.model.play import AnyMatch
from minigolf_desktop.model.play.evening import Evening
from minigolf_desktop.storage.atomic import Lock
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.evenings import note_match
from minigolf_desktop.storage.folders import thumbnail
from minigolf_desktop.storage.history import HistoryGame, keep_game
from minigolf_desktop.storage.journal import Journal, file_journal, read_journal
from minigolf_desktop.storage.moments import written_at
from minigolf_desktop.storage.progress import adapt_rivals, end_try, end_try_of_computer
from minigolf_desktop.storage.replay import Header
from minigolf_desktop.storage.saved_matches import write_latest
from minigolf_desktop.ui.common.disk import Writer
from minigolf_desktop.ui.common.open_match import OpenMatch, OwnMatches, Pieces
from minigolf_desktop.ui.common.players import adapted_words
from minigolf_desktop.ui.common.season import SeasonTasks
from minigolf_desktop.ui.common.session import SessionT
from minigolf_desktop.ui.common.setting_aside import scores_in_words
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.thumbnails import keep_thumbnail


class MatchPictures(QObject):
    """Paints pictures, and puts each beside the journal of its match."""

    kept = Signal(Path)
    """A picture lies there now; carries the journal."""
    failed = Signal(object)
    """It could not be written; carries the StorageError."""

    def __init__(self, writer: Writer, parent: QObject) -> None:
        super().__init__(parent)
        self._writer = writer
        self._paintings: dict[str, Piecemeal] = {}
        """What is being painted, by match: who begins another one does not wait for it."""

    def paint(self, match: str, journal: Callable[[], Path], pieces: Pieces) -> None:
        """Paint the picture of a match, by its id; ``journal`` tells where that lies by then.

        An earlier one of the same match is given up.
        """
        self.give_up(match)
        take = partial(self._keep, match, journal)
        self._paintings[match] = Piecemeal(pieces, take, self)

    def finish(self) -> None:
        """Do at once what is being painted."""
        for match, painting in [*self._paintings.items()]:
            painting.finish()
            self.give_up(match)

    def give_up(self, match: str) -> None:
        """Paint no more of a match, by its id."""
        painting = self._paintings.pop(match, None)
        if painting is not None:
            painting.stop()

    def _keep(self, match: str, journal: Callable[[], Path], picture: QImage) -> None:
        # It is the last piece: nothing of the match is held any longer.
        self.give_up(match)
        path = journal()
        if not path.exists():
            # Whoever deleted the match needs no picture of it.
            return
        self._writer.write(
            partial(keep_thumbnail, thumbnail(path), picture),
            then=lambda _: self.kept.emit(path),
            failed=self.failed.emit,
            key=thumbnail(path),
        )


def picture_of(pieces: Pieces) -> QImage:
    """Return the picture at once; raises ValueError where the pieces make none."""
    for picture in pieces:
        if picture is not None:
            return picture
    raise ValueError("no picture came of the pieces")


_Counted = tuple[HistoryGame, HistoryGame | None]
"""What stands in the history of a match, and what stood there before of the same one."""

EVERY = 6
"""Changes after which what the home screen shows of a match is written again."""
LATER = 700
"""Milliseconds that this waits, so that no animation is held up."""


class MatchFiling(QObject, Generic[SessionT]):
    """Tells home of the match that is open, and files it when it is over."""

    counted = Signal(object, object)
    """The match on the screen is over and stands in the history now; carries its HistoryGame, and
    the one that stood there before, where the match was played on after an end."""
    of_evening = Signal(object)
    """The match on the screen was one of an evening; carries the Evening as it stands now."""

    def __init__(
        self, opened: OpenMatch[SessionT], own: OwnMatches[SessionT], tasks: SeasonTasks[SessionT]
    ) -> None:
        super().__init__(opened.window)
        self._opened = opened
        self._own = own
        self._tasks = tasks
        self.is_result_kept = False
        """Whether the result of the match that is open is written down."""
        self.is_filed = False
        """Whether its journal lies among those of matches that are over."""
        self._evening: Evening | None = None
        self._filing: Piecemeal | None = None
        opened.window.disk.wait_for(lambda: self._filing is not None)
        self._is_waited_for = False
        self._changes = 0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER)
        self._later.timeout.connect(self.summarise)
        self.pictures = MatchPictures(opened.window.disk.later, self)
        """Paints what home shows of the course."""
        self.pictures.failed.connect(opened.window.tell_fault)
        # By then what is open is put away.
        opened.window.closing.connect(self.pictures.finish)

    def begin(self, *, is_kept: bool) -> None:
        """Look after the match that is open now; ``is_kept`` tells whether it was filed before."""
        self.is_filed = self.is_result_kept = is_kept
        self._evening = None
        self._changes = 0

    def note_change(self) -> None:
        """Tell home of it after some changes, and file the match if it is over."""
        self._changes += 1
        # After the first as well: home shall know the match whatever happens to the program.
        if self._changes % EVERY == 1:
            self._later.start()
        self.file_if_over()

    def file_if_over(self) -> None:
        """File the match if it is over and counted."""
        journal = self._opened.journal
        if journal is not None and self._is_due(self._opened.the_session.match, journal.header):
            self.file_away()

    def summarise(self) -> None:
        """Write summary and picture for the home screen."""
        self._later.stop()
        session, journal = self._opened.session, self._opened.journal
        if session is None or journal is None:
            return
        if session.writer.is_busy:
            # It tells how long the file is, which grows yet.
            self._later.start()
            return
        is_due = self._is_due(session.match, journal.header)
        summary = self._opened.window.disk.later.write(
            self._summary(session, journal.path, datetime.now(UTC), is_due=is_due),
            failed=self._opened.window.tell_fault,
            key=journal.path,
        )
        if summary.fault is None:
            self._paint(session, journal)

    def _paint(self, session: SessionT, journal: Journal) -> None:
        """Have the picture of a match painted, if another one is wanted."""
        pieces = self._wanted_picture(session, journal.path)
        if pieces is not None:
            self.pictures.paint(journal.header.match, lambda: journal.path, pieces)

    def _wanted_picture(self, session: SessionT, path: Path) -> Pieces | None:
        if self._own.course_grows or not thumbnail(path).exists():
            return self._own.picture(session)
        return None

    def _summary(
        self, session: SessionT, path: Path, saved: datetime, *, is_due: bool = False
    ) -> Callable[[], None]:
        """Return what writes what home shows of a match as it is now; that raises StorageError."""
        progress = self._own.progress(session)._replace(
            journal=path.name,
            game=self._opened.rules.name,
            saved=saved.astimezone().isoformat(timespec="seconds"),
            is_due=is_due,
        )

        def write() -> None:
            try:
                size = path.stat().st_size
            except OSError:
                # Whoever deleted the match needs no picture of it.
                return
            write_latest(self._opened.folders, progress._replace(size=size))

        return write

    # Its end

    @property
    def is_ended(self) -> bool:
        """Whether the result of the match is kept, or about to be: nothing is taken back."""
        return self.is_result_kept or self._filing is not None

    def file_away(self) -> None:
        """Begin to keep the result of a match that is over, once, and to file its journal.

        It is done a step at a time when there is nothing else to do, or by :meth:`finish`.
        Every step may be repeated, and the journal moves last: where one fails, or the program is
        stopped between two of them, :meth:`settle` completes the rest. What fails is told.
        """
        journal, session = self._opened.journal, self._opened.session
        if self.is_filed or self._filing is not None or journal is None or session is None:
            return
        self._later.stop()
        # It is painted before the journal moves, which takes it along.
        self.pictures.give_up(journal.header.match)
        self._filing = Piecemeal(self._steps_of_end(session, journal), _no_matter, self)

    def finish(self) -> None:
        """Do what is left of the end, if it is begun: the match is left, or seen again."""
        if self._filing is not None:
            self._is_waited_for = True
            self._filing.finish()
            self._is_waited_for = False

    def tell_evening(self) -> None:
        """Tell what the match made of its evening, if it was of one, and its result is seen."""
        if self._evening is not None and self._own.is_result_seen:
            self.of_evening.emit(self._evening)

    def drop(self) -> None:
        """Do no more of the end: the match is let go of."""
        if self._filing is not None:
            self._filing.stop()
            self._filing = None

    def _steps_of_end(self, session: SessionT, journal: Journal) -> Iterator[None]:
        """Keep the result and file the journal, step by step."""
        counted = None
        later = self._opened.window.disk.later
        yield from session.writer.waiting()
        if not session.match.is_over:
            # Its last move could not be written.
            self.drop()
            return
        try:
            now = datetime.now(UTC)
            yield from later.done(self._summary(session, journal.path, now, is_due=True))
            yield
            if not self.is_result_kept:
                ended = EndedMatch.of(journal.path, session.match, journal.header, session.sitting)
                counted = yield from self._count(ended)
                self.is_result_kept = True
                self._own.tell_result()
                yield
            pieces = self._wanted_picture(session, journal.path)
            is_painted = yield from self._keep_picture(pieces, journal.path)
            yield from later.done(partial(journal.finish, self._opened.folders.finished))
            self.is_filed = True
            if pieces is not None and not is_painted:
                self.pictures.paint(journal.header.match, lambda: journal.path, pieces)
        except StorageError as error:
            self._opened.window.tell_fault(error)
        self.drop()
        if self.is_filed:
            self._tasks.tell_end()
            if counted is not None:
                self.counted.emit(*counted)

    def _keep_picture(self, pieces: Pieces | None, path: Path) -> Generator[None, None, bool]:
        """Paint what home shows of a course, bit by bit, and write it; raises StorageError.

        Returns whether it is painted: where somebody waits for what comes after, and an earlier
        picture is there, it is left.
        """
        for picture in pieces or ():
            if picture is not None:
                keep = partial(keep_thumbnail, thumbnail(path), picture)
                yield from self._opened.window.disk.later.done(keep)
            elif self._is_waited_for and thumbnail(path).exists():
                return False
            yield
        return True

    def _count(self, ended: EndedMatch) -> Generator[None, None, _Counted | None]:
        """Write into books and history how a match ended, step by step; raises StorageError.

        Returns what stands in the history, if anything does, and what stood there before.
        """
        window = self._opened.window
        yield from self._tasks.count(ended)
        if ended.match.setup.practice and not self._own.counts_practice:
            return None
        warning = yield from window.disk.later.done(partial(self._own.keep_result, ended))
        if warning:
            window.warn(scores_in_words(warning))
        yield
        game = self._opened.wing.history(self._opened.rules, ended)
        counted = None
        if game is not None:
            keep = partial(keep_game, self._opened.folders.history, game)
            kept = yield from window.disk.later.done(keep)
            if kept.warning:
                window.warn(scores_in_words(kept.warning))
            counted = game, kept.earlier
            yield
            note = partial(note_match, self._opened.folders.evenings, game)
            evening = yield from window.disk.later.done(note)
            if evening is not None and self._opened.journal is not None:
                self._evening = evening
                self.tell_evening()
            adapt = partial(adapt_rivals, self._opened.folders.rivals, game)
            adapted = yield from window.disk.later.done(adapt)
            if adapted:
                window.say(adapted_words(adapted))
        yield from window.disk.later.done(partial(self._end_try, ended, game))
        return counted

    def _end_try(self, ended: EndedMatch, game: HistoryGame | None) -> None:
        """Write down how a counted try ended, if the match was one; raises StorageError."""
        score = None if game is None else game.players[0].score
        if ended.replaced:
            end_try_of_computer(self._opened.folders.tries, ended.id, date=ended.date)
        elif game is not None and score is not None:
            par = sum(game.pars) if self._opened.wing.game.given_out.counts == "par" else 0
            end_try(self._opened.folders.tries, ended.id, date=ended.date, score=score, par=par)

    def settle(self, path: Path) -> Generator[None, None, bool]:
        """Bring a match to where it belongs that was left without being put away, step by step.

        One that is over and counted is filed, whatever was done of that before; of any other it is
        written anew what home shows. Returns in the end whether that was possible: not for a match
        that is broken, or of earlier rules. Nobody else may open it until then; whoever wants to
        closes this before. Raises MatchInUse where another window has it open, DiskError where the
        disk refuses to write.
        """
        with Lock(path):
            try:
                found = yield from read_journal(path, self._opened.rules)
            except StorageError:
                # Opening the match tells what is wrong with it.
                return False
            if found.amendments:
                return False
            yield
            is_due = self._is_due(found.match, found.header)
            try:
                session = self._own.new_session(found.match, found.header, None)
                saved = written_at(path.stat())
            except (StorageError, OSError):
                # What is missing is only to be seen: the course of a round, before version 3.
                if not is_due:
                    return False
            else:
                later = self._opened.window.disk.later
                yield from later.done(self._summary(session, path, saved, is_due=is_due))
                yield from self._keep_picture(self._wanted_picture(session, path), path)
                session.deleteLater()
            yield
            if is_due:
                yield from self._count(
                    EndedMatch.of(path, found.match, found.header, found.sitting)
                )
                yield
                file = partial(file_journal, path, self._opened.folders.finished)
                yield from self._opened.window.disk.later.done(file)
            return True

    def _is_due(self, match: AnyMatch, header: Header) -> bool:
        """Return whether a match is over and counted, and only to be filed."""
        return match.is_over and self._own.is_counted(header.match)


def _no_matter(nothing: None) -> None:
    """Hear of no step."""
