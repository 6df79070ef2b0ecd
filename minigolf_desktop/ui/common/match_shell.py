"""A match in the window, from its set-up to its result, with its files on the way."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Generic

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QVBoxLayout

from minigolf_desktop.model.play import Amendment, AnyMatch, newest_version
from minigolf_desktop.model.play.forms import (
    Action,
)
from minigolf_desktop.storage.atomic import flush_move
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.errors import DiskError, MatchInUse, NewerFile, StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.journal import (
    Ahead,
    Journal,
    mend_journal,
    open_journal,
    read_journal,
    take_up,
)
from minigolf_desktop.storage.overview import tries_in
from minigolf_desktop.storage.people import people_in
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.replay import EarlierRules, Header, Replay
from minigolf_desktop.storage.saved_matches import Latest, Save, save_of
from minigolf_desktop.ui.common.asks import Requests
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.computer_players import ComputerPlayers
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.hints import Hints
from minigolf_desktop.ui.common.household import Party, first_look, settings_for
from minigolf_desktop.ui.common.lessons.lesson_desk import LessonDesk
from minigolf_desktop.ui.common.lessons.tips import TipTeller
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.match_beginning import MatchBeginning, with_names
from minigolf_desktop.ui.common.match_filing import MatchFiling
from minigolf_desktop.ui.common.open_match import OpenMatch, OwnMatches, Pieces
from minigolf_desktop.ui.common.review.judging import MatchJudging
from minigolf_desktop.ui.common.review.screen import ReviewScreen
from minigolf_desktop.ui.common.season import SeasonTasks
from minigolf_desktop.ui.common.seats import SeatsDialog, paint_tokens
from minigolf_desktop.ui.common.session import MatchSession, SessionT
from minigolf_desktop.ui.common.setting_aside import closed_in_words, unreadable_in_words
from minigolf_desktop.ui.common.sounds import Sound, begin_sounds, let_hear
from minigolf_desktop.ui.common.text import day_and_time
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.thumbnails import kept_thumbnail
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.ending import CodeButton
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Picture, on_meadow
from minigolf_desktop.ui.common.widgets.pieces import frame, label
from minigolf_desktop.ui.common.widgets.screen import HeadedScreen
from minigolf_desktop.ui.common.wing import Wing


class MatchReviews(QObject, Generic[SessionT]):
    """Opens the journals of matches that are over; these stay as they are."""

    practising = Signal()
    """A practice match is about to begin from a turn of one that is seen again."""

    def __init__(
        self,
        opened: OpenMatch[SessionT],
        own: OwnMatches[SessionT],
        filing: MatchFiling[SessionT],
        beginning: MatchBeginning[SessionT],
        shell: QObject,
    ) -> None:
        """``shell`` is that of the wing, which shows the match."""
        super().__init__(shell)
        self._opened = opened
        self._own = own
        self._filing = filing
        self._beginning = beginning
        self._shell = shell
        self._review: Review | None = None

    def show(self, path: Path | None = None) -> None:
        """Show a match that is over again, turn by turn: that of a journal, or the one open.

        It is shown when everything is on disk.
        """
        self._opened.window.saving.then(partial(self._show, path))

    def _show(self, path: Path | None) -> None:
        self._filing.finish()
        own = self._opened.journal
        if own is not None:
            self._opened.the_session.writer.finish()
        try:
            if path is not None:
                replay = at_once(read_journal(path, self._opened.rules, self._opened.ahead))
            elif own is not None:
                path, replay = own.path, own.as_replayed(self._opened.the_session.match)
            else:
                return
            session = self._own.new_session(replay.match, replay.header, None)
            review = Review(self._opened, self._shell, path, replay, session)
        except StorageError as error:
            self._opened.window.tell_fault(error)
            return
        self.end()
        self._review = review
        review.left.connect(self.end)
        review.played_on.connect(self._practise)
        review.show()

    def _practise(self, count: int) -> None:
        """Begin a practice match as the one that is seen again stood after so many moves."""
        if self._review is None:
            return
        found, setup = self._review.replay, self._review.practice_setup
        moves = found.match.moves_known[:count]
        self.practising.emit()
        self._beginning.begin(setup, found.match.seed, found.header.course, moves=moves)

    def end(self) -> bool:
        """Let go of the match that was seen again; return whether there was one."""
        review, self._review = self._review, None
        if review is not None:
            review.end()
        return review is not None


class Review(QObject):
    """Holds the match while it is seen; its file is only read."""

    left = Signal()
    """The screen before is shown again: whoever holds it ends it."""
    played_on = Signal(int)
    """A practice game is to begin as the match stood after so many moves."""

    def __init__(
        self,
        opened: OpenMatch[Any],
        shell: object,
        path: Path,
        replay: Replay,
        session: MatchSession[Any, Any, Any],
    ) -> None:
        """``path`` is the journal of the match. Raises StorageError where something is missing."""
        super().__init__(opened.window)
        self._opened = opened
        self._shell = shell
        self.replay = replay
        """The match as its journal tells it."""
        self.session = session
        """The match on the screen."""
        self.session.setParent(self)
        self.session.seat_as_kept(self.replay.sitting)
        self.session.seal()
        match: AnyMatch = self.replay.match
        self._moves = len(match.moves)
        self.judgement = MatchJudging(opened.window, match, path, opened.wing.play.judge_version)
        """What the computer thinks of it."""
        # It knows all moves, and goes with this.
        self.judgement.setParent(self)

    @property
    def practice_setup(self) -> Any:
        """How a practice match like this one is set up, for those who sat there last."""
        setup = self._opened.wing.practice(self.replay.match.setup)
        return replace(setup, players=self.session.seats) if self.session.seats else setup

    def show(self) -> None:
        """Show it over the screen that is shown, and begin to judge it."""
        self._opened.window.cover_screen(self._screen)
        self.judgement.begin()

    def _screen(self, look: Look) -> ReviewScreen:
        opened, game = self._opened, self._opened.wing
        self.session.go_to(self._moves)
        seen = game.review(look, self._shell, self.session)
        motion = Motion.of(opened.window.settings)
        screen = ReviewScreen(
            look, seen, self.session, self.judgement, game.hint_words, game.game.title, motion
        )
        screen.back.connect(self._leave)
        screen.played_on.connect(self.played_on)
        return screen

    def _leave(self) -> None:
        self._opened.window.uncover()
        self.left.emit()

    def end(self) -> None:
        """Think no further, and let go of the match."""
        self.judgement.cancel()
        self.deleteLater()


class EarlierGameScreen(HeadedScreen):
    """The course as it was left, how the game was set up, and who played. Esc goes back."""

    def __init__(self, look: Look, game: Game, save: Save) -> None:
        title = game.title
        note = " · ".join(filter(None, (save.name, *game.save_words(save))))
        super().__init__(look, title, note, sides=Space.GIANT)
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
        self.column.addWidget(card, 1 if save.picture.is_file() else 0)
        self.column.addStretch(0 if save.picture.is_file() else 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()


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


class MatchShell(QObject, Generic[SessionT]):
    """Shows a game in the window, from the set-up of a match to its result.

    It is made of parts, each with a name: what the house is asked for, the match that is open, how
    matches begin, are filed, taught, and seen again. A wing says what is its own.
    """

    def __init__(self, wing: Wing[Any], window: MainWindow, folders: Folders, rules: Any) -> None:
        super().__init__(window)
        self.wing = wing
        """The game."""
        self.window = window
        """The window."""
        self.folders = folders
        """Where the player's files lie."""
        self.requests = Requests(window)
        """What the game asks of the house."""
        self.opened: OpenMatch[SessionT] = OpenMatch(wing, window, folders, rules)
        """The match that is open."""
        self.tasks = SeasonTasks(self.opened, self, self.requests)
        """The tasks of the season."""
        self.filing = MatchFiling(self.opened, self, self.tasks)
        """What is kept of the match that is open, and of those that were left."""
        self.beginning = MatchBeginning(self.opened, self, self.enter)
        """How matches begin."""
        self.reviews = MatchReviews(self.opened, self, self.filing, self.beginning, self)
        """Matches that are over, seen again."""
        self.lessons = LessonDesk(
            self.opened, self, self.requests, self.enter, self.put_away, self.choose
        )
        """The lessons of the game."""
        self.computers: ComputerPlayers | None = None
        """What plays for the computer in the match that is open; None where it has no seat."""
        self.tips = TipTeller(window, folders, wing.tips(), self)
        """Tells what is told once."""
        self.tips.rule.connect(self.requests.rule)
        self.hints: Hints | None = None
        """Good moves in the match that is open; None where it is only looked at."""

    # What a wing says

    def meet_people(self) -> Iterator[None]:
        """Let who played here before people were kept be somebody of the house, step by step."""
        return first_look(self.window, self.folders)

    def get_ready(self) -> Iterator[None]:
        """Look up and paint step by step what the set-up shows: it comes when that is done."""
        yield from paint_tokens(self.window.look, self.window.devicePixelRatioF())

    def get_ready_for(self, match: AnyMatch) -> Iterator[None]:
        """Work out step by step what the screen of a saved match is painted of."""
        yield from ()

    def choose(self, wanted: Any = None) -> None:
        """Show the set-up of a match, with the choices of last time or these."""
        raise NotImplementedError

    def choose_for(self, party: Party) -> None:
        """Show the set-up of a match of a party, else with the choices of last time."""
        raise NotImplementedError

    def show(self) -> None:
        """Show the screen that the match asks for."""
        raise NotImplementedError

    def follow(self, events: tuple[Any, ...]) -> None:
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

    def open_gates(self, path: Path) -> None:
        """Show the opening day of the course of a match that is over, over the present screen.

        A match that cannot be read is told about.
        """
        raise NotImplementedError

    def print_course(self, path: Path) -> None:
        """Show the course of a match as a sheet, to be printed.

        A match that cannot be read is told about.
        """
        raise NotImplementedError

    def play_on_course(self, course: Any) -> None:
        """Set a match up on a course that was built in another game."""
        raise NotImplementedError

    # What a wing says of its matches: see OwnMatches

    counts_practice = False
    """Whether practice matches have records of their own; else nothing is kept of them."""
    course_grows = False
    """Whether the course changes with the match: its picture is drawn again and again."""

    @property
    def is_result_seen(self) -> bool:
        """Whether the result of a match that is over is on the screen, and not its last move."""
        return True

    def new_session(self, match: AnyMatch, header: Header, journal: Journal | None) -> SessionT:
        """Return the session of a match; raises StorageError."""
        raise NotImplementedError

    def seated(self, setup: Any) -> Any:
        """Return a set-up without names with those of last time."""
        return replace(setup, players=with_names(setup.players, self.window.settings))

    def course_document(self) -> Mapping[str, Any] | None:
        """Return the document of the course that a new match is played on."""
        return None

    def told_document(self, setup: Any) -> Mapping[str, Any] | None:
        """Return the document of the course of a set-up that was not chosen on a screen."""
        return None

    def lesson_setup(self, told: Mapping[str, Any]) -> Any:
        """Return how the match of a lesson or task is set up, of what that tells of it."""
        return self.opened.rules.setup_from_json(dict(told))

    def lesson_document(self, told: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """Return the document of the course of a lesson or task; None where it needs none."""
        return None

    def progress(self, session: SessionT) -> Latest:
        """Return what home shows of the match."""
        raise NotImplementedError

    def picture(self, session: SessionT) -> Pieces | None:
        """Return what paints a small picture of the course; None where there is none yet."""
        raise NotImplementedError

    def is_counted(self, match: str) -> bool:
        """Return whether the score of a match that is over is counted."""
        return True

    def keep_result(self, ended: EndedMatch) -> str:
        """Write down how a match ended; return a warning. Raises StorageError."""
        raise NotImplementedError

    def tell_result(self) -> None:
        """Tell on the screen what came of the result, if it is one that tells it."""

    # What all share

    @property
    def session(self) -> SessionT | None:
        """The match that is open; None on the screens before."""
        return self.opened.session

    @property
    def open_session(self) -> SessionT:
        """The match that is open; raises ValueError where none is."""
        return self.opened.the_session

    def begin_sounds(self, entered: SignalInstance) -> None:
        """Let the window be heard; ``entered`` tells that a game shows one of its screens."""
        begin_sounds(self.window, entered)

    def play_task(self, task: str) -> None:
        """Begin a task of the season."""
        self.put_away()
        self.beginning.play_task(task)

    def read_ahead(self, path: Path) -> Iterator[None]:
        """Read a saved match step by step that is about to be shown, and get ready for it."""
        rules = self.opened.rules
        ahead = self.opened.ahead = Ahead(path)
        yield from ahead.read(rules)
        if ahead.is_to_be_mended and not self._is_only_looked_at(path):
            yield from self._mend(path, ahead)
            yield from ahead.read(rules)
        if ahead.match is not None:
            yield from self.get_ready_for(ahead.match)

    def _mend(self, path: Path, ahead: Ahead) -> Iterator[None]:
        """Bring the file of a match to the form of today, step by step, and tell what was lost."""
        mend = partial(mend_journal, path, self.opened.rules, ahead)
        # Opening the match tells what is wrong with it.
        with suppress(StorageError):
            warning = yield from self.window.disk.later.done(mend)
            if warning:
                self.window.warn(warning)

    def _is_only_looked_at(self, path: Path) -> bool:
        """Whether a match was finished under earlier rules: its file stays as it is."""
        is_over = path.parent == self.folders.finished
        return is_over and save_of(path).rules < newest_version(self.opened.rules.amendments)

    def resume(self, path: Path) -> None:
        """Go on with a saved match; one that cannot be read is set aside and told about.

        One that does not go on under the rules of today is shown to be looked at, and so is one
        that was finished under earlier ones: its file stays as it is.
        """
        if self._is_only_looked_at(path):
            self._look_at(path)
            return
        try:
            session, journal = self._open(path)
        except EarlierRules:
            self._look_at(path)
        except StorageError as error:
            self._tell_unreadable(path, error)
        else:
            self.enter(session, journal)

    def _open(self, path: Path) -> tuple[SessionT, Journal]:
        """Return the session of a saved match and its journal; raises StorageError."""
        match, journal = open_journal(path, self.opened.rules, self.opened.ahead)
        try:
            session = self.new_session(match, journal.header, journal)
        except StorageError:
            journal.close()
            raise
        session.seat_as_kept(journal.sitting)
        if journal.warning:
            self.window.warn(journal.warning)
        return session, journal

    def play_on(self, action: Action) -> None:
        """Play on with the match that is open and over, by an action that its rules allow then.

        Its journal comes back among those of matches that go on. What was kept of its end stays as
        long as it has no other one. It begins when everything is on disk.
        """
        self.window.saving.then(partial(self._play_on, action))

    def _play_on(self, action: Action) -> None:
        kept = self.opened.journal
        if kept is None:
            return
        self.put_away()
        path = kept.path
        try:
            path = take_up(path, self.folders.saves)
            self.window.disk.later.write(partial(flush_move, kept.path, path))
            session, journal = self._open(path)
        except StorageError as error:
            self._tell_unreadable(path, error)
            # The screen of the match that was put away must not stay.
            self.requests.left.emit()
            return
        session.failed.connect(self.tell)
        session.play(action)
        session.failed.disconnect(self.tell)
        self.enter(session, journal)

    def _tell_unreadable(self, path: Path, error: StorageError) -> None:
        """Tell why a match is not opened; a broken one is set aside."""
        if isinstance(error, MatchInUse):
            self.window.tell_fault(error)
        elif isinstance(error, DiskError | NewerFile):
            self.window.warn(closed_in_words(error))
        else:
            self.window.warn(unreadable_in_words(path, error))
            self.requests.left.emit()

    def _look_at(self, path: Path) -> None:
        """Show a match of earlier rules as far as it is true today; its file stays as it is."""
        try:
            found = at_once(read_journal(path, self.opened.rules, self.opened.ahead))
            session = self.new_session(found.match, found.header, None)
        except EarlierRules as reason:
            self._show_its_first_line(path)
            self.window.keep_saying(earlier_words(self.wing, reason.amendments))
        except StorageError as error:
            self._tell_unreadable(path, error)
        else:
            session.seat_as_kept(found.sitting)
            session.seal()
            words = translate("flow", "This game can be looked at, but not played on.")
            session.only_looked_at.connect(lambda: self.window.say(words))
            self.enter(session, None)
            changes = () if found.match.is_over else found.amendments
            self.window.keep_saying(earlier_words(self.wing, changes))

    def _show_its_first_line(self, path: Path) -> None:
        """Show how a match was set up, of which no move is true today."""
        save = save_of(path)

        def make(look: Look) -> EarlierGameScreen:
            screen = EarlierGameScreen(look, self.wing.game, save)
            screen.back.connect(self.requests.left)
            return screen

        self.put_away()
        self.window.show_screen(make)

    def put_away(self) -> bool:
        """Give what is open free, so that it can be gone on with later.

        Return whether there was anything: its screen must not be played on any more.
        """
        was_seen_again = self.reviews.end()
        self.window.keep_saying("")
        session = self.session
        if session is None:
            return was_seen_again
        self.window.suit()
        # What is shown when it is on disk is shown while the match is there.
        session.writer.finish()
        self.filing.finish()
        if not self.filing.is_filed:
            self.filing.summarise()
        self.close()
        return True

    def forget(self) -> None:
        """Remove a match that nothing was played in."""
        if self.opened.journal is not None:
            path = self.opened.journal.path
            self.close()
            self.beginning.delete(path)

    def enter(self, session: SessionT, journal: Journal | None) -> None:
        """Show a match; without a journal it is only looked at."""
        self.put_away()
        session.setParent(self)
        self.opened.session, self.opened.journal = session, journal
        kept = journal is None or journal.path.parent == self.folders.finished
        self.filing.begin(is_kept=kept)
        self.window.disk.watch(session.writer)
        session.failed.connect(self.tell)
        session.holds.connect(self._say_that_it_waits)
        session.refused.connect(lambda _: let_hear(self.window, Sound.REFUSED))
        session.changed.connect(self.filing.note_change)
        if journal is not None:
            name = journal.header.match
            self.hints = Hints(self.window, session, name, self.wing.hint_words)
            # Forgotten before another screen is made, which would show them; told of after it.
            session.changed.connect(self.hints.forget)
        session.changed.connect(self.follow)
        if self.hints is not None:
            session.changed.connect(self.hints.changed)
        if not kept:
            session.changed.connect(self._tell_tips)
        if not kept and self.lessons.coach is None:
            house = people_in(self.folders)

            def suit(_events: object = None) -> None:
                if session.seats:
                    usual = self.window.usual_scale
                    self.window.suit(**settings_for(house, session.seats, session.to_move, usual))

            session.changed.connect(suit)
            suit()
        session.reseated.connect(self._show_seats)
        if self.lessons.coach is None:
            self.tasks.watch(session, is_filed=kept)
        if not kept:
            self.filing.summarise()
            self.filing.file_if_over()
        self._show_seats()

    def _tell_tips(self, events: tuple[object, ...]) -> None:
        """Tell what there is to tell of a move; nothing of one that was taken back."""
        if events:
            session = self.open_session
            self.tips.follow(session.match, session.only_person)

    def _say_that_it_waits(self, waits: bool) -> None:
        """Say that a move waits for the disk, where it does so for long."""
        if waits:
            self.window.saving.begin()
        else:
            self.window.saving.end()

    def change_seats(self) -> bool:
        """Let seats be given to somebody else; return whether there is a match for it."""
        session = self.session
        if session is None or self.opened.journal is None or not session.may_reseat:
            return False
        SeatsDialog(self.window, session).open()
        return True

    def _show_seats(self) -> None:
        """Show the match, and have decisions asked for where the computer has a seat."""
        session, journal = self.open_session, self.opened.journal
        is_wanted = self.computers is None and any(not seat.is_person for seat in session.seats)
        if is_wanted and journal is not None:
            self.computers = ComputerPlayers(self.window, session, journal.header.match)
        if journal is not None and session.sitting and self._is_try(journal.header.match):
            words = translate("days", "A computer has played here: this try does not count.")
            self.window.keep_saying(words, _OF_TRIES)
        self.show()
        if self.computers is not None:
            self.computers.ask()

    def offer_code(self, button: CodeButton) -> None:
        """Offer the code of the match that is open; of a counted try the result to share."""
        button.offer(self.beginning.code_to_show)
        journal = self.opened.journal
        sitting = self.open_session.sitting
        if journal is None or sitting or not self._is_try(journal.header.match):
            return
        match = journal.header.match
        button.offer_result()
        button.shared.connect(lambda: self.requests.result_shared.emit(match))

    def _is_try(self, match: str) -> bool:
        """Return whether a match is a counted try of what a date gives out."""
        return any(one.match == match for one in tries_in(self.folders.tries))

    def close(self) -> None:
        """Let go of the match that is open."""
        session = self.open_session
        session.writer.finish()
        self.filing.drop()
        self.tips.end()
        if self.computers is not None:
            self.computers.stop()
        self.lessons.end()
        self.tasks.leave()
        self.window.keep_saying("", _OF_TRIES)
        self.window.stand_above(None)
        self.opened.session = self.opened.journal = self.computers = self.hints = None
        try:
            session.close()
        except StorageError as error:
            self.window.tell_fault(error)
        session.deleteLater()
        self.window.tidying.soon()

    def tell(self, text: str) -> None:
        """Tell what went wrong while playing."""
        self.window.warn(text)
