"""A match in the window, from its set-up to its result, with its files on the way."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QVBoxLayout

from minigolf_desktop.model.play import Amendment, AnyMatch, Match, newest_version
from minigolf_desktop.model.play.forms import action_name
from minigolf_desktop.storage.errors import DiskError, MatchInUse, NewerFile, StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.journal import Ahead, Journal, open_journal, read_journal
from minigolf_desktop.storage.overview import tries_in
from minigolf_desktop.storage.progress import (
    LESSON_BOOKS,
    LessonPlace,
    is_replayed,
    keep_offered,
    keep_place,
)
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.replay import EarlierRules, Header
from minigolf_desktop.storage.saved_matches import Save, save_of, saves
from minigolf_desktop.ui.common.computer_players import ComputerPlayers
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.hints import Hints
from minigolf_desktop.ui.common.lessons.coach import Coach
from minigolf_desktop.ui.common.lessons.tips import TipTeller, ToldOnce
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.match_filing import SessionT
from minigolf_desktop.ui.common.match_reviews import MatchReviews
from minigolf_desktop.ui.common.season import season
from minigolf_desktop.ui.common.seats import SeatsDialog
from minigolf_desktop.ui.common.setting_aside import closed_in_words, unreadable_in_words
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.text import day_and_time
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.thumbnails import kept_thumbnail
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.bars import Heading
from minigolf_desktop.ui.common.widgets.ending import CodeButton
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Picture, on_meadow
from minigolf_desktop.ui.common.widgets.pieces import frame, label
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.common.wing import Wing


class EarlierGameScreen(MeadowScreen):
    """The course as it was left, how the game was set up, and who played. Esc goes back."""

    back = Signal()
    """The screen before is asked for."""

    def __init__(self, look: Look, game: Game, save: Save) -> None:
        super().__init__(look)
        title, words = game.title, game.save_words(save)
        self.setAccessibleName(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(Space.GIANT), look.px(28)) * 2)
        column.setSpacing(look.px(Space.LARGE))
        heading = Heading(look, title, " · ".join(filter(None, (save.name, *words))))
        heading.back.connect(self.back)
        column.addWidget(heading)
        card = frame("card", title)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(*(look.px(Space.LARGE),) * 4)
        inside.setSpacing(look.px(Space.MEDIUM))
        if save.picture.is_file():
            name = translate("earlier game", "The course, as it was left")

            def draw(width: int, height: int, ratio: float) -> QPixmap:
                return on_meadow(kept_thumbnail(save.picture), look, width, height, ratio)

            inside.addWidget(Picture(draw, name, look.px(12), look.size(240, 150)), 1)
        if any(save.names):
            inside.addWidget(label(", ".join(filter(None, save.names)), "body_bold"))
        left = translate("earlier game", "Left on {day}").replace("{day}", day_and_time(save.saved))
        inside.addWidget(label(left, "small_body", "second"))
        column.addWidget(card, 1 if save.picture.is_file() else 0)
        column.addStretch(0 if save.picture.is_file() else 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)


def earlier_words(wing: Wing[Any], amendments: tuple[Amendment, ...]) -> str:
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
    changes = " ".join(map(wing.amendment_words, amendments))
    return text.replace("{game}", wing.game.title).replace("{changes}", changes)


_OF_TRIES = "calendar"
"""Icon of what is told of a counted try."""


class MatchShell(MatchReviews[SessionT]):
    """Begins a match, goes on with one, puts it away, and files it when it is over.

    A wing says what is its own: how a match is set up, its session, its screens, how far it is,
    and what is kept of its end. The journal is on disk before the first screen shows.
    """

    def __init__(self, wing: Wing[Any], window: MainWindow, folders: Folders, rules: Any) -> None:
        super().__init__(wing, window, folders, rules)
        self.computers: ComputerPlayers | None = None
        """What plays for the computer in the match that is open; None where it has no seat."""
        self.tips = TipTeller(window, folders, wing.tips(), self)
        """Tells what is told once."""
        self.tips.rule.connect(self.rule)
        self.hints: Hints | None = None
        """Good moves in the match that is open; None where it is only looked at."""
        self.coach: Coach | None = None
        """What leads through the lesson that is open; None in a game."""

    # What a wing says

    def _happened(self, events: tuple[Any, ...]) -> Iterable[str]:
        """Return what tips may be told on: the kinds of events, and what the wing sees in them."""
        return (action_name(type(event)) for event in events)

    def get_ready(self) -> Iterator[None]:
        """Look up step by step what the set-up shows: it comes when that is done."""
        yield from ()

    def _get_ready_for(self, match: AnyMatch) -> Iterator[None]:
        """Work out step by step what the screen of a saved match is painted of."""
        yield from ()

    def choose(self, wanted: Any = None) -> None:
        """Show the set-up of a match, with the choices of last time or these."""
        raise NotImplementedError

    def show(self) -> None:
        """Show the screen that the match asks for."""
        raise NotImplementedError

    def _follow(self, events: tuple[Any, ...]) -> None:
        """Do what the wing does when the state is another one."""

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

    def teach(self, lesson: str, *, anew: bool = False) -> None:
        """Go on with a lesson, or begin it ``anew``. Its match is real, and no record is kept."""
        lessons = self.wing.lessons()
        record = lessons.named(lesson)
        book, warning = LESSON_BOOKS.read(self.folders.lessons)
        if warning:
            self._window.warn(warning)
        place = LessonPlace() if anew else book.places.get(lesson, LessonPlace())
        if place.step == len(record.steps) - 1:
            place = LessonPlace()
        self.put_away()
        setup = self._lesson_setup(record.setup)
        match: AnyMatch = Match(self._rules, setup, record.seed)
        if not is_replayed(match, place.moves) or not record.leads(
            (move.action for move in match.moves), place.step
        ):
            # It was begun in an earlier version of the lesson.
            place = LessonPlace()
            match = Match(self._rules, setup, record.seed)
        document = self._lesson_document(record.setup)
        header = Header.of(match, datetime.now(UTC), "", document)
        session = self._new_session(match, header, None)
        coach = Coach(self._window, session, record, lessons.words, place.step)
        coach.kept.connect(lambda place: self._keep_place(lesson, place))
        coach.left.connect(self.left)
        coach.again.connect(lambda: self.teach(lesson, anew=True))
        coach.finished.connect(self.choose)
        self.coach = coach
        self._enter(session, None)

    def play_task(self, task: str) -> None:
        """Begin a task of the season: a match like any other, which its goal is told of."""
        record = season().named(task)
        self.put_away()
        setup = self._lesson_setup(record.setup)
        self.begin_match(setup, record.seed, self._lesson_document(record.setup))

    def offer_lesson(self) -> None:
        """Offer the first lesson, once, to somebody who has never played the game."""
        book, _ = LESSON_BOOKS.read(self.folders.lessons)
        if self._rules.name in book.offered:
            return
        ids = [lesson.id for lesson in self.wing.lessons().lessons]
        has_played = any(save.game == self._rules.name for save in saves(self.folders))
        if not ids or has_played or not book.places.keys().isdisjoint(ids):
            return
        try:
            keep_offered(self.folders.lessons, self._rules.name)
        except StorageError as error:
            self._window.tell_fault(error)
            return
        words = translate(
            "lessons", "Is {game} new to you? In a few minutes you learn it by playing."
        )
        told = ToldOnce(
            self._window,
            translate("lessons", "A first lesson"),
            [words.replace("{game}", self.wing.game.title)],
            more=translate("lessons", "Play the lesson"),
            enough=translate("lessons", "Not now"),
            icon="learn",
            waits=False,
        )
        told.followed.connect(lambda: self.teach(ids[0]))
        told.look()

    def _end_lesson(self) -> None:
        """Let the coach go, with a word on where the lesson is gone on with."""
        coach, self.coach = self.coach, None
        if coach is None:
            return
        coach.close()
        if coach.is_to_go_on:
            words = translate("lessons", "Your place is kept: Learn leads back to it.")
            # The screen that comes now would take the word away.
            QTimer.singleShot(0, self._window, lambda: self._window.say(words))

    def _keep_place(self, lesson: str, place: LessonPlace) -> None:
        try:
            keep_place(self.folders.lessons, lesson, place)
        except StorageError as error:
            self._window.tell_fault(error)

    def read_ahead(self, ahead: Ahead) -> Iterator[None]:
        """Read a saved match step by step that is about to be shown, and get ready for it."""
        yield from ahead.read(self._rules)
        if ahead.match is not None:
            yield from self._get_ready_for(ahead.match)

    def resume(self, path: Path, ahead: Ahead | None = None) -> None:
        """Go on with a saved match; one that cannot be read is set aside and told about.

        What was read of it ``ahead`` is not read again.
        One that does not go on under the rules of today is shown to be looked at, and so is one
        that was finished under earlier ones: its file stays as it is.
        """
        is_over = path.parent == self.folders.finished
        if is_over and save_of(path).rules < newest_version(self._rules.amendments):
            self._look_at(path, ahead)
            return
        try:
            match, journal = open_journal(path, self._rules, ahead)
            try:
                session = self._new_session(match, journal.header, journal)
            except StorageError:
                journal.close()
                raise
        except EarlierRules:
            self._look_at(path)
        except StorageError as error:
            self._tell_unreadable(path, error)
        else:
            session.seat_as_kept(journal.sitting)
            if journal.warning:
                self._window.warn(journal.warning)
            self._enter(session, journal)

    def _tell_unreadable(self, path: Path, error: StorageError) -> None:
        """Tell why a match is not opened; a broken one is set aside."""
        if isinstance(error, MatchInUse):
            self._window.tell_fault(error)
        elif isinstance(error, DiskError | NewerFile):
            self._window.warn(closed_in_words(error))
        else:
            self._window.warn(unreadable_in_words(path, error))
            self.left.emit()

    def _look_at(self, path: Path, ahead: Ahead | None = None) -> None:
        """Show a match of earlier rules as far as it is true today; its file stays as it is."""
        try:
            found = at_once(read_journal(path, self._rules, ahead))
            session = self._new_session(found.match, found.header, None)
        except EarlierRules as reason:
            self._show_its_first_line(path)
            self._window.keep_saying(earlier_words(self.wing, reason.amendments))
        except StorageError as error:
            self._tell_unreadable(path, error)
        else:
            session.seat_as_kept(found.sitting)
            session.seal()
            words = translate("flow", "This game can be looked at, but not played on.")
            session.only_looked_at.connect(lambda: self._window.say(words))
            self._enter(session, None)
            self._window.keep_saying(earlier_words(self.wing, found.amendments))

    def _show_its_first_line(self, path: Path) -> None:
        """Show how a match was set up, of which no move is true today."""
        save = save_of(path)

        def make(look: Look) -> EarlierGameScreen:
            screen = EarlierGameScreen(look, self.wing.game, save)
            screen.back.connect(self.left)
            return screen

        self.put_away()
        self._window.show_screen(make)

    def put_away(self) -> None:
        """Give the match free, so that it can be gone on with later."""
        self._end_review()
        self._window.keep_saying("")
        session = self._session
        if session is None:
            return
        self._file_at_once()
        if not self._filed:
            self._summarise()
        self._close()

    def _forget(self) -> None:
        """Remove a match that nothing was played in."""
        if self._journal is not None:
            path = self._journal.path
            self._close()
            self._delete(path)

    def _enter(self, session: SessionT, journal: Journal | None) -> None:
        """Show a match; without a journal it is only looked at."""
        self.put_away()
        session.setParent(self)
        self._session, self._journal = session, journal
        kept = journal is None or journal.path.parent == self.folders.finished
        self._filed = self._result_kept = kept
        self._changes = 0
        session.failed.connect(self._tell)
        session.refused.connect(lambda _: let_hear(self._window, Sound.REFUSED))
        session.changed.connect(self._note_change)
        session.changed.connect(self._follow)
        if not kept:
            session.changed.connect(lambda events: self.tips.hear(self._happened(events)))
        if journal is not None:
            name = journal.header.match
            self.hints = Hints(self._window, session, name, self.wing.hint_words)
        session.reseated.connect(self._show_seats)
        if self.coach is None:
            self._watch_task(session)
        if not self._filed:
            self._summarise()
            self._file_if_over()
        self._show_seats()

    def change_seats(self) -> bool:
        """Let seats be given to somebody else; return whether there is a match for it."""
        session = self._session
        if session is None or self._journal is None or not session.may_reseat:
            return False
        SeatsDialog(self._window, session).open()
        return True

    def _show_seats(self) -> None:
        """Show the match, and have decisions asked for where the computer has a seat."""
        session, journal = self.open_session, self._journal
        is_wanted = self.computers is None and any(not seat.is_person for seat in session.seats)
        if is_wanted and journal is not None:
            self.computers = ComputerPlayers(self._window, session, journal.header.match)
        if journal is not None and journal.sitting and self._is_try(journal.header.match):
            words = translate("days", "A computer has played here: this try does not count.")
            self._window.keep_saying(words, _OF_TRIES)
        self.show()
        if self.computers is not None:
            self.computers.ask()

    def _offer_code(self, button: CodeButton) -> None:
        """Offer the code of the match that is open; of a counted try the result to share."""
        button.offer(self.code_to_show)
        journal = self._journal
        if journal is None or journal.sitting or not self._is_try(journal.header.match):
            return
        match = journal.header.match
        button.offer_result()
        button.shared.connect(lambda: self.result_shared.emit(match))

    def _is_try(self, match: str) -> bool:
        """Return whether a match is a counted try of what a date gives out."""
        return any(one.match == match for one in tries_in(self.folders.tries))

    def _close(self) -> None:
        session = self.open_session
        self._drop_filing()
        self.tips.end()
        if self.computers is not None:
            self.computers.stop()
        self._end_lesson()
        self._leave_task()
        self._window.keep_saying("", _OF_TRIES)
        self._session = self._journal = self.computers = self.hints = None
        self._later.stop()
        try:
            session.close()
        except StorageError as error:
            self._window.tell_fault(error)
        session.deleteLater()
        self._window.tidying.soon()

    def _tell(self, text: str) -> None:
        """Tell what went wrong while playing."""
        self._window.warn(text)
