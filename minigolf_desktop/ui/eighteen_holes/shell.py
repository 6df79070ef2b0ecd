"""A game of 18 Holes in the window, from choosing a course to the score card."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.eighteen_holes import eighteen_holes_rules
from minigolf_desktop.model.eighteen_holes import GolfMatch
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.moves import Action, Event, Phase, PlayNineteenth
from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode, Setup
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.eighteen_holes import (
    CourseReader,
    OwnCourse,
    each_own_course,
    keep_course,
    read_golf_book,
)
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import GOLF
from minigolf_desktop.storage.journal import Journal, read_journal
from minigolf_desktop.storage.progress import LESSON_BOOKS
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.replay import Header
from minigolf_desktop.storage.saved_matches import Latest
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.household import House, Party, keep_even
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.match_shell import MatchShell
from minigolf_desktop.ui.common.open_match import Pieces
from minigolf_desktop.ui.common.printing.dialog import Printable, show_sheets
from minigolf_desktop.ui.common.seats import last_seats, remember_seats
from minigolf_desktop.ui.common.setting_aside import scores_in_words
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import drawn_seed
from minigolf_desktop.ui.common.wing import Wing
from minigolf_desktop.ui.eighteen_holes.art.course_picture import thumbnail_steps
from minigolf_desktop.ui.eighteen_holes.choice import (
    GolfChoiceScreen,
    WantedGolf,
    setting_changes,
    wanted_by,
)
from minigolf_desktop.ui.eighteen_holes.choice.wanted import OWN
from minigolf_desktop.ui.eighteen_holes.course_editor.files import CourseEditor, unread_words
from minigolf_desktop.ui.eighteen_holes.draft import DraftTable, PickOffer
from minigolf_desktop.ui.eighteen_holes.result import (
    GolfResultScreen,
    KeptScores,
    best_round,
    drawn,
    holes_done,
    keep_scores,
    named,
    show_pictures,
)
from minigolf_desktop.ui.eighteen_holes.round import GolfOffer, GolfTable
from minigolf_desktop.ui.eighteen_holes.round.pictures import section_of
from minigolf_desktop.ui.eighteen_holes.session import GolfSession, player_names
from minigolf_desktop.ui.eighteen_holes.teaching import FIRST_HOLE, setup_of_lesson
from minigolf_desktop.ui.eighteen_holes.text.modes import course_name

THUMBNAIL = 480
"""Longer side of the picture of a saved game, in pixels."""


class GolfShell(MatchShell[GolfSession]):
    """Shows the screens of 18 Holes one after the other."""

    def __init__(self, wing: Wing["GolfShell"], window: MainWindow, folders: Folders) -> None:
        rules = eighteen_holes_rules()
        super().__init__(wing, window, folders, rules)
        self.box = rules.box
        """Everything that lies in the box."""
        self._editor: CourseEditor | None = None
        self._read = CourseReader()
        self._drafts = False
        self._ending = KeptScores()

    @property
    def section(self) -> str:
        """The section of the rules on the mode played; in the usual one that on what is asked.

        On the 19th it is its own.
        """
        if self.session is None:
            return ""
        if self.session.view.table.is_nineteenth:
            return "nineteenth"
        mode = self.session.view.table.setup.mode
        return section_of(self.session.view) if mode is Mode.MATCH else str(mode)

    # Before the game

    def choose_for(self, party: Party) -> None:
        """Show the set-up of a game of a party, else with the choices of last time."""
        wanted, players = wanted_by(self.window.settings), len(party.players)
        mode = wanted.mode if players in SEATS[wanted.mode] else Mode.MATCH
        self.choose(replace(wanted, mode=mode, players=players), party)

    def choose(self, wanted: WantedGolf | None = None, party: Party | None = None) -> None:
        """Show the set-up, with the choices of last time or these."""
        self.put_away()
        chosen = wanted or wanted_by(self.window.settings)
        book, warning = read_golf_book(self.folders.golf)
        if warning:
            self.window.warn(scores_in_words(warning))

        def make(look: Look) -> GolfChoiceScreen:
            settings = self.window.settings
            seats = last_seats(settings) if party is None else party.seats(settings)
            screen = GolfChoiceScreen(
                look,
                self.box,
                chosen,
                own=self._own_courses(chosen.course),
                seats=seats,
                best_of=partial(best_round, book),
                house=House.of(self.folders, GOLF, party),
            )
            screen.players.household.switched.connect(
                partial(keep_even, self.window, self.folders, GOLF)
            )
            screen.left.connect(self.requests.left)
            screen.editor_requested.connect(self.edit)
            screen.sheet_wanted.connect(self._print)
            screen.started.connect(lambda setup, seed: self._begin(screen, setup, seed))
            screen.first_game_started.connect(
                lambda setup, seed: self._begin_first(screen, setup, seed)
            )
            return screen

        self.window.show_screen(make)

    def _own_courses(self, first: str) -> Iterator[Course | None]:
        """Yield the player's own courses, that of a key first; at last tell what is wrong."""
        warnings: list[str] = []
        name = first.removeprefix(OWN) if first.startswith(OWN) else ""
        for own in each_own_course(self.folders.golf_courses, warnings.append, name, self._read):
            yield None if own is None else own.course
        self.window.tell_faults(unread_words(), warnings)

    def _begin(self, screen: GolfChoiceScreen, setup: Setup, seed: int) -> None:
        """Begin the game of a screen, and remember what was chosen there."""
        self.window.change_settings(**setting_changes(screen.wanted))
        remember_seats(self.window, screen.players.seats.everybody)
        self.beginning.begin(setup, seed)

    def _begin_first(self, screen: GolfChoiceScreen, setup: Setup, seed: int) -> None:
        """Coach the first game of all; who was coached on its first hole plays it alone."""
        if FIRST_HOLE in LESSON_BOOKS.read(self.folders.lessons)[0].places:
            self._begin(screen, setup, seed)
        else:
            self.lessons.teach(FIRST_HOLE)

    def edit(self, course: Course | None = None) -> None:
        """Show the course editor, with a course to begin from where there is one."""
        self._open_editor().show(course)

    def show_board(self) -> None:
        """Show the course editor, with what lay there last."""
        self.edit()

    def open_course(self, path: Path) -> None:
        """Show the course of a file in the course editor; a bad one is told about."""
        editor = self._open_editor()
        editor.show()
        editor.take_in(path)

    def _open_editor(self) -> CourseEditor:
        self.put_away()
        if self._editor is None:
            self._editor = CourseEditor(
                self.window, self.requests, self.folders, self.box, self._read
            )
            self._editor.play.connect(self._choose_own)
        return self._editor

    def put_away(self) -> bool:
        """Give the game and the course editor free, so that they can be gone on with later."""
        was_open = super().put_away()
        if self._editor is not None and self._editor.put_away():
            self._editor.deleteLater()
            self._editor = None
            was_open = True
        return was_open

    def play_on_course(self, course: Course) -> None:
        """Set a game up on a course of the box, or of the player's own."""
        self._choose_own(course)

    def _choose_own(self, course: Course) -> None:
        """Set a game up on a course of the player's own, or of the box."""
        key = course.id or f"{OWN}{course.name}"
        self.choose(replace(wanted_by(self.window.settings), course=key))

    # The game

    def lesson_setup(self, told: Mapping[str, Any]) -> Setup:
        """Return a set-up on a course of the box."""
        return setup_of_lesson(told, self.box)

    def new_session(self, match: GolfMatch, header: Header, journal: Journal | None) -> GolfSession:
        """Return the session of a match; raises StorageError."""
        self._ending = KeptScores()
        return GolfSession(self.opened.rules, match, journal)

    def show(self) -> None:
        """Show the screen that the phase asks for."""
        session = self.open_session
        # What is only made anew in another look stays open to the one who looks at it.
        session.veil()
        self._drafts = session.view.phase is Phase.DRAFT
        if self._drafts:
            self.window.show_screen(self._draft)
        elif session.is_over and self.filing.is_ended:
            self.show_result()
        else:
            self.window.show_screen(self._round)

    def follow(self, events: tuple[Any, ...]) -> None:
        """Change the screen where the draft begins or ends."""
        if (self.open_session.view.phase is Phase.DRAFT) is not self._drafts:
            self.show()

    def _draft(self, look: Look) -> MatchTable[PickOffer, Action, Event]:
        wing, settings = DraftTable(self.open_session), self.window.settings
        table = MatchTable(look, wing.session, wing, settings, self.computers, self.hints)
        self.requests.answer(table.asks)
        return table

    def _round(self, look: Look) -> MatchTable[GolfOffer, Action, Event]:
        session, settings = self.open_session, self.window.settings
        wing = GolfTable(session, course_name(session.view.table.setup))
        table = MatchTable(look, session, wing, settings, self.computers, self.hints)
        self.requests.answer(table.asks)
        table.asks.seats.connect(self.change_seats)
        table.asks.finished.connect(self.show_result)
        return table

    def progress(self, session: GolfSession) -> Latest:
        """Return what home shows of the match."""
        setup = session.view.table.setup
        return Latest(
            land_name=setup.course.name[:100],
            placed=holes_done(session.view),
            of=len(setup.course.holes),
            players=setup.seats,
        )

    def picture(self, session: GolfSession) -> Pieces:
        """Return what paints a small picture of the course."""
        course = session.view.table.course
        return thumbnail_steps(course, self.box.face_by_id, THUMBNAIL)

    # After the game

    def keep_result(self, ended: EndedMatch) -> str:
        """Write down how a match ended; return a warning. Raises StorageError."""
        self._ending = keep_scores(self.folders.golf, ended)
        return self._ending.warning

    def show_result(self) -> None:
        """Show the score card and the winners."""
        if self.session is not None:
            self.window.show_screen(self._result)
            self.filing.tell_evening()

    @property
    def is_result_seen(self) -> bool:
        """Whether the score card is shown: the last shots are looked at before it."""
        return isinstance(self.window.screen_shown, GolfResultScreen)

    def _result(self, look: Look) -> QWidget:
        view = self.open_session.view
        setup = view.table.setup
        motion = Motion.of(self.window.settings)
        screen = GolfResultScreen(look, view, player_names(setup), motion)
        if self.filing.is_result_kept:
            self._tell_of(screen)
        screen.again.connect(lambda: self.beginning.begin(setup, drawn_seed()))
        screen.another.connect(self.choose)
        screen.reviewed.connect(self.reviews.show)
        screen.home.connect(self.requests.left)
        screen.pictures.connect(lambda: show_pictures(self.window, view, self.beginning.notes))
        self.offer_code(screen.winner.code_button)
        screen.course_kept.connect(self._keep_course)
        if self.opened.journal is not None and self.open_session.may_go_on:
            screen.offer_nineteenth()
            screen.nineteenth.connect(lambda: self.play_on(PlayNineteenth()))
        return screen

    def tell_result(self) -> None:
        """Tell the best scores on the course, and whether this game's are among them."""
        screen = self.window.screen_shown
        if isinstance(screen, GolfResultScreen):
            self._tell_of(screen)

    def _tell_of(self, screen: GolfResultScreen) -> None:
        setup = self.open_session.view.table.setup
        screen.tell(self._ending.news)
        book, _ = read_golf_book(self.folders.golf)
        screen.show_bests(book.bests_on(setup.course, setup.mode, setup.hazards), self._ending.date)

    def print_course(self, path: Path) -> None:
        """Show the yardage book of the course of a match."""
        try:
            replay = at_once(read_journal(path, self.opened.rules, self.opened.ahead))
        except StorageError as error:
            self.window.tell_fault(error)
        else:
            self._print(replay.match.setup)

    def _print(self, setup: Setup) -> None:
        """Show the yardage book of the course of a set-up, its hazards as they are played."""
        show_sheets(self.window, Printable.of_course(course_name(setup), drawn(setup)))

    def _keep_course(self) -> None:
        """Keep the course of the game among the player's own."""
        if self.session is None:
            return
        course = named(self.session.view.table.setup.course)

        def tell(own: OwnCourse) -> None:
            words = translate("golf result", "{name} is among your courses.")
            self.window.say(words.replace("{name}", own.course.name))

        self.window.saving.write(
            lambda: keep_course(self.folders.golf_courses, course, self._read), tell
        )
