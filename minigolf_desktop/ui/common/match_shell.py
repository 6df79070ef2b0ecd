"""A match in the window, from its set-up to its result, with its files on the way."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QImage

from minigolf_desktop.model.play import Amendment, Match, newest_version
from minigolf_desktop.storage.continue_game import Latest, Save, save_of, write_latest
from minigolf_desktop.storage.errors import DiskError, MatchInUse, NewerFile, StorageError
from minigolf_desktop.storage.folders import Folders, thumbnail
from minigolf_desktop.storage.journal import Journal, delete_journal, open_journal, read_journal
from minigolf_desktop.storage.replay import EarlierRules
from minigolf_desktop.ui.common.earlier_game import EarlierGameScreen
from minigolf_desktop.ui.common.guest import Guest
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.session import MatchSession
from minigolf_desktop.ui.common.setting_aside import set_aside_in_words
from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate

SessionT = TypeVar("SessionT", bound=MatchSession[Any, Any, Any])

EVERY = 6
"""Changes after which what the home screen shows of a match is written again."""
LATER = 700
"""Milliseconds that this waits, so that no animation is held up."""


class MatchShell(Guest, Generic[SessionT]):
    """Begins a match, goes on with one, puts it away, and files it when it is over.

    A wing says what is its own: how a match is set up, its session, its screens, how far it is,
    and what is kept of its end. The journal is on disk before the first screen shows.
    """

    counted_by_players = False
    """Whether players count the score at the end, so that the wing calls :meth:`file_away`;
    a match that the program counts is filed as soon as it is over."""
    course_grows = False
    """Whether the course changes with the match, so that its picture is drawn again and again."""

    def __init__(self, window: MainWindow, folders: Folders, rules: Any) -> None:
        super().__init__(window)
        self.folders = folders
        """Where the player's files lie."""
        self._rules = rules
        self._session: SessionT | None = None
        self._journal: Journal | None = None
        self._result_kept = False
        self._filed = False
        self._changes = 0
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER)
        self._later.timeout.connect(self._summarise)

    # What a wing says

    def choose(self, wanted: Any = None) -> None:
        """Show the set-up of a match, with the choices of last time or these."""
        raise NotImplementedError

    def show(self) -> None:
        """Show the screen that the match asks for."""
        raise NotImplementedError

    def _new_session(self, match: Match[Any, Any], path: Path, journal: Journal | None) -> SessionT:
        """Return the session of a match whose journal lies at a path.

        There is no journal to write where the match is only looked at. Raises StorageError where
        something of it is missing.
        """
        raise NotImplementedError

    def _title(self) -> str:
        """Return the name of the game in the player's language."""
        raise NotImplementedError

    def _save_words(self, save: Save) -> Sequence[str]:
        """Return how and where a saved match is played, and by how many."""
        raise NotImplementedError

    def _amendment_words(self, amendment: Amendment) -> str:
        """Return how the rules of the game were amended: what they say today."""
        raise NotImplementedError

    def _progress(self, session: SessionT) -> Latest:
        """Return what home shows of the match; the shell adds file, game and time."""
        raise NotImplementedError

    def _picture(self, session: SessionT) -> QImage | None:
        """Return a small picture of the course; None where there is none yet."""
        raise NotImplementedError

    def _keep_result(self, session: SessionT) -> None:
        """Write down how the match ended; raises StorageError."""
        raise NotImplementedError

    def _follow(self, events: tuple[Any, ...]) -> None:
        """Do what the wing does when the state is another one."""

    def _keep_beside(self, journal: Path) -> None:
        """Write what belongs to a new match beside its journal; raises StorageError."""

    @property
    def section(self) -> str:
        """Section of the rules that the match is about; empty for the game in short."""
        return ""

    def show_board(self) -> None:
        """Show the board of the game, where it has one."""
        raise NotImplementedError

    def open_course(self, path: Path) -> None:
        """Show the course of a file on the board; a bad one is told about."""
        raise NotImplementedError

    def play_on_course(self, course: Any) -> None:
        """Set a match up on a course that was built in another game."""
        raise NotImplementedError

    # What all share

    @property
    def window(self) -> MainWindow:
        """The window."""
        return self._window

    @property
    def session(self) -> SessionT | None:
        """The match that is open; None on the screens before."""
        return self._session

    @property
    def open_session(self) -> SessionT:
        """The match that is open; raises ValueError where none is."""
        if self._session is None:
            raise ValueError("no match is open")
        return self._session

    def begin_match(self, setup: Any, seed: int) -> None:
        """Begin a match; where its files cannot be written, that is told and nothing begins."""
        match: Match[Any, Any] = Match(self._rules.for_setup(setup), setup, seed)
        try:
            journal = Journal.create(self.folders.saves, match)
        except StorageError as error:
            self._window.tell_fault(error)
            return
        try:
            self._keep_beside(journal.path)
            session = self._new_session(match, journal.path, journal)
        except StorageError as error:
            # Without it nobody could go on with the match.
            journal.close()
            self._delete(journal.path)
            self._window.tell_fault(error)
            return
        self._enter(session, journal)

    def resume(self, path: Path) -> None:
        """Go on with a saved match; one that cannot be read is set aside and told about.

        One that does not go on under the rules of today is shown to be looked at, and so is one
        that was finished under earlier ones: its file stays as it is.
        """
        is_over = path.parent == self.folders.finished
        if is_over and save_of(path).rules < newest_version(self._rules.amendments):
            self._look_at(path)
            return
        try:
            match, journal = open_journal(path, self._rules)
            try:
                session = self._new_session(match, path, journal)
            except StorageError:
                journal.close()
                raise
        except EarlierRules:
            self._look_at(path)
        except StorageError as error:
            self._tell_unreadable(path, error)
        else:
            if journal.warning:
                self._window.warn(journal.warning)
            self._enter(session, journal)

    def _tell_unreadable(self, path: Path, error: StorageError) -> None:
        """Tell why a match is not opened; a broken one is set aside."""
        if isinstance(error, MatchInUse):
            self._window.tell_fault(error)
        elif isinstance(error, DiskError | NewerFile):
            text = translate(
                "flow", "This game cannot be opened now: {fault}.\nIts file stays as it is."
            )
            self._window.warn(text.replace("{fault}", str(error)))
        else:
            text = translate("flow", "This game cannot be read: {fault}.")
            self._window.warn(set_aside_in_words(path, text.replace("{fault}", str(error))))
            self.left.emit()

    def _look_at(self, path: Path) -> None:
        """Show a match of earlier rules as far as it is true today; its file stays as it is."""
        try:
            found = read_journal(path, self._rules)
            session = self._new_session(found.match, path, None)
        except EarlierRules as reason:
            self._show_its_first_line(path)
            self._window.keep_saying(self._earlier_words(reason.amendments))
        except StorageError as error:
            self._tell_unreadable(path, error)
        else:
            session.seal()
            words = translate("flow", "This game can be looked at, but not played on.")
            session.only_looked_at.connect(lambda: self._window.say(words))
            self._enter(session, None)
            self._window.keep_saying(self._earlier_words(found.amendments))

    def _show_its_first_line(self, path: Path) -> None:
        """Show how a match was set up, of which no move is true today."""
        save = save_of(path)

        def make(look: Look) -> EarlierGameScreen:
            screen = EarlierGameScreen(look, self._title(), self._save_words(save), save)
            screen.back.connect(self.left)
            return screen

        self.put_away()
        self._window.show_screen(make)

    def _earlier_words(self, amendments: tuple[Amendment, ...]) -> str:
        """Return why a match is only looked at; without amendments it was played to its end."""
        text = translate(
            "flow",
            "This game was finished under earlier rules of {game}. It is counted here by those of "
            "today; the records keep the score of its time.",
        )
        if amendments:
            text = translate(
                "flow",
                "This game was begun under earlier rules of {game}: it can be looked at, not "
                "played on. Today: {changes}",
            )
        changes = " ".join(map(self._amendment_words, amendments))
        return text.replace("{game}", self._title()).replace("{changes}", changes)

    def put_away(self) -> None:
        """Give the match free, so that it can be gone on with later."""
        self._window.keep_saying("")
        session = self._session
        if session is None:
            return
        if not self._filed:
            self._summarise()
        self._close()

    def file_away(self) -> None:
        """Keep the result of a match that is over, once, and move it to the finished ones.

        What fails is told; it is tried again when the match is opened again.
        """
        if self._filed or self._journal is None:
            return
        self._summarise()
        try:
            if not self._result_kept:
                self._keep_result(self.open_session)
                self._result_kept = True
            self._journal.finish(self.folders.finished)
            self._filed = True
        except StorageError as error:
            self._window.tell_fault(error)

    def _forget(self) -> None:
        """Remove a match that nothing was played in."""
        if self._journal is not None:
            path = self._journal.path
            self._close()
            self._delete(path)

    def _delete(self, journal: Path) -> None:
        try:
            delete_journal(journal)
        except StorageError as error:
            self._window.tell_fault(error)

    def _enter(self, session: SessionT, journal: Journal | None) -> None:
        """Show a match; without a journal it is only looked at."""
        self.put_away()
        session.setParent(self)
        self._session, self._journal = session, journal
        kept = journal is None or journal.path.parent == self.folders.finished
        self._filed = self._result_kept = kept
        self._changes = 0
        session.failed.connect(self._tell)
        session.changed.connect(self._note_change)
        session.changed.connect(self._follow)
        if not self._filed:
            self._summarise()
            self._file_if_over()
        self.show()

    def _close(self) -> None:
        session = self.open_session
        self._session = self._journal = None
        self._later.stop()
        session.close()
        session.deleteLater()

    def _tell(self, text: str) -> None:
        """Tell what went wrong while playing."""
        self._window.warn(text)

    def _note_change(self) -> None:
        self._changes += 1
        # After the first as well: home shall know the match whatever happens to the program.
        if self._changes % EVERY == 1:
            self._later.start()
        self._file_if_over()

    def _file_if_over(self) -> None:
        if not self.counted_by_players and self.open_session.to_move is None:
            self.file_away()

    def _summarise(self) -> None:
        """Write summary and picture for the home screen."""
        self._later.stop()
        if self._session is not None and self._journal is not None:
            self._write_summary(self._session, self._journal.path, datetime.now(UTC))

    def sum_up(self, path: Path) -> bool:
        """Write anew what home shows of a saved match, as after a crash.

        Return whether that was possible: not for a match that is broken, or of earlier rules.
        """
        try:
            found = read_journal(path, self._rules)
            if found.amendments:
                return False
            session = self._new_session(found.match, path, None)
            saved = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        except (StorageError, OSError):
            # Opening the match tells what is wrong with it.
            return False
        self._write_summary(session, path, saved)
        session.deleteLater()
        return True

    def _write_summary(self, session: SessionT, path: Path, saved: datetime) -> None:
        try:
            size = path.stat().st_size
        except OSError:
            # Whoever deleted the match needs no picture of it.
            return
        progress = self._progress(session)._replace(
            journal=path.name,
            game=self._rules.name,
            saved=saved.astimezone().isoformat(timespec="seconds"),
            size=size,
        )
        try:
            write_latest(self.folders, progress)
        except StorageError as error:
            self._window.tell_fault(error)
            return
        place = thumbnail(path)
        if self.course_grows or not place.exists():
            picture = self._picture(session)
            if picture is not None:
                picture.save(str(place))
