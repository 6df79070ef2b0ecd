"""From choosing a course to the score card of a game of 18 Holes."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.building import can_be_played
from minigolf_desktop.model.eighteen_holes.events import HoleBegun, RivalScored, Scored
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.continue_game import Latest, write_latest
from minigolf_desktop.storage.eighteen_holes.courses import keep_course, own_courses
from minigolf_desktop.storage.eighteen_holes.records import read_golf_book
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import thumbnail
from minigolf_desktop.storage.journal import Journal, open_journal
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.setting_aside import scores_in_words
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS
from minigolf_desktop.ui.designer.saving import save_score_card
from minigolf_desktop.ui.eighteen_holes.art.hexes.thumbnail import course_thumbnail
from minigolf_desktop.ui.eighteen_holes.choice import (
    GolfChoiceScreen,
    WantedGolf,
    setting_changes,
    wanted_by,
)
from minigolf_desktop.ui.eighteen_holes.choice.offers import OWN
from minigolf_desktop.ui.eighteen_holes.course_editor import DesignerScreen
from minigolf_desktop.ui.eighteen_holes.course_editor.files import GolfDesigner
from minigolf_desktop.ui.eighteen_holes.draft import GolfDraftScreen
from minigolf_desktop.ui.eighteen_holes.result import GolfResultScreen
from minigolf_desktop.ui.eighteen_holes.results import (
    Ending,
    best_rounds,
    holes_done,
    keep_scores,
    named,
)
from minigolf_desktop.ui.eighteen_holes.round import GolfRoundScreen
from minigolf_desktop.ui.eighteen_holes.round.seats import player_names
from minigolf_desktop.ui.eighteen_holes.session import GolfSession
from minigolf_desktop.ui.eighteen_holes.text.presets import preset_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from minigolf_desktop.model.eighteen_holes.course import Course
    from minigolf_desktop.model.eighteen_holes.setup import Setup
    from minigolf_desktop.model.eighteen_holes.state import State
    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate

THUMBNAIL = 480
"""Longer side of the picture of a saved game, in pixels."""


_SCREENS = (
    GolfChoiceScreen,
    GolfDraftScreen,
    GolfRoundScreen,
    GolfResultScreen,
    DesignerScreen,
)


class GolfFlow(QObject):
    """Shows the screens of 18 Holes one after the other."""

    left = Signal()
    """The home screen is asked for."""
    rules = Signal()
    """The short rules are asked for."""
    settings = Signal()
    """The settings are asked for."""
    menu = Signal()
    """The menu of the window is asked for."""

    def __init__(self, window: MainWindow, folders: Folders) -> None:
        super().__init__(window)
        self._window = window
        self._folders = folders
        self._box = load_box()
        self._rules = EighteenHolesRules(self._box)
        self._session: GolfSession | None = None
        self._journal: Journal | None = None
        self._designer: GolfDesigner | None = None
        self._drafts = False
        self._filed = False
        self._ending = Ending()

    @property
    def is_shown(self) -> bool:
        """Whether one of the screens of 18 Holes is on the window."""
        return isinstance(self._window.screen_shown, _SCREENS)

    @property
    def section(self) -> str:
        """The section of the rules on what the mode played changes; empty where it is nothing."""
        mode = self._session.view.table.setup.mode if self._session else Mode.MATCH
        return "" if mode is Mode.MATCH else str(mode)

    @property
    def session(self) -> GolfSession | None:
        """The game on the screen; None on the screens before."""
        return self._session

    # Before

    def choose(self, wanted: WantedGolf | None = None) -> None:
        """Show the screen that sets a game up, with the choices of last time or these."""
        self.put_away()
        chosen = wanted or wanted_by(self._window.settings)
        found = own_courses(self._folders.golf_courses)
        courses = [own.course for own in found.courses if can_be_played(own.course, self._box)]
        book, warning = read_golf_book(self._folders.golf)
        for fault in found.warnings:
            words = translate("flow", "A course of yours cannot be read.")
            self._window.warn(f"{words}\n{fault}")
        if warning:
            self._window.warn(scores_in_words(warning))
        bests = best_rounds(self._box, courses, book)
        shown: list[GolfChoiceScreen] = []

        def make(look: Look) -> GolfChoiceScreen:
            screen = GolfChoiceScreen(
                look, self._box, chosen, own=courses, names=self._names(), bests=bests
            )
            screen.left.connect(self.left)
            screen.designer.connect(self.design)
            screen.started.connect(lambda setup, seed: self._begin_chosen(shown[0], setup, seed))
            shown[:] = [screen]
            return screen

        self._window.show_screen(make)

    def _begin_chosen(self, screen: GolfChoiceScreen, setup: Setup, seed: int) -> None:
        """Begin the game of a screen, and remember what was chosen there."""
        self._window.change_settings(**setting_changes(screen.wanted))
        self._remember(screen.names)
        self.begin(setup, seed)

    def _names(self) -> list[str]:
        """Return the names of the players as they were typed last, by seat."""
        known = self._window.settings.golfer_names
        return [known.get(colour.name, "") for colour in PLAYER_COLOURS]

    def _remember(self, names: Sequence[str]) -> None:
        pairs = zip(PLAYER_COLOURS, names, strict=False)
        typed = {colour.name: name for colour, name in pairs if name}
        if typed != self._window.settings.golfer_names:
            self._window.change_settings(golfer_names=typed)

    def design(self, course: Course | None = None) -> None:
        """Show the course designer, with a course to begin from where there is one."""
        self.put_away()
        if self._designer is None:
            designer = self._designer = GolfDesigner(self._window, self._folders, self._box)
            designer.left.connect(self.left)
            designer.settings.connect(self.settings)
            designer.rules.connect(self.rules)
            designer.menu.connect(self.menu)
            designer.play.connect(self._choose_own)
        self._designer.show(course)

    def open_course(self, path: Path) -> None:
        """Show the course of a file in the designer; a bad one is told about."""
        self.design()
        assert self._designer is not None
        self._designer.take_in(path)

    def _choose_own(self, course: Course) -> None:
        """Set a game up on a course of the player's own, or of the box."""
        key = course.id or f"{OWN}{course.name}"
        self.choose(replace(wanted_by(self._window.settings), course=key))

    # Playing

    def begin(self, setup: Setup, seed: int) -> None:
        """Begin a game; its journal is on disk before its first screen shows."""
        match: Match[Setup, State] = Match(self._rules, setup, seed)
        try:
            journal = Journal.create(self._folders.saves, match)
        except StorageError as error:
            self._window.tell_fault(error)
            return
        picture = course_thumbnail(setup.course, self._box.face_by_id, THUMBNAIL)
        picture.save(str(thumbnail(journal.path)))
        self._play(match, journal)

    def resume(self, path: Path) -> None:
        """Go on with a saved game; raises MatchInUse or another StorageError."""
        match, journal = open_journal(path, self._rules)
        if journal.warning:
            self._window.warn(journal.warning)
        self._play(match, journal)

    def put_away(self) -> None:
        """Give the game free, so that it can be gone on with later."""
        if self._session is not None:
            self._session.close()
            self._session.deleteLater()
            self._session = None
            self._journal = None

    def _play(self, match: Match[Setup, State], journal: Journal) -> None:
        self.put_away()
        session = GolfSession(self._rules, match, journal, self)
        session.failed.connect(self._window.warn)
        self._session, self._journal = session, journal
        self._filed = journal.path.parent == self._folders.finished
        self._ending = Ending()
        self._summarise()
        if session.is_over and not self._filed:
            # The last move was written; then the disk was full, or the power went.
            self._file_away(session)
        self._show()
        session.changed.connect(self._follow)

    def _show(self) -> None:
        """Show the screen that the phase asks for."""
        session = self._session
        if session is None:
            return
        self._drafts = session.view.phase is Phase.DRAFT
        if self._drafts:
            self._window.show_screen(self._draft)
        elif session.is_over and self._filed:
            self.show_result()
        else:
            self._window.show_screen(self._round)

    def _follow(self, events: tuple[Any, ...]) -> None:
        """Change the screen where the draft begins or ends; keep what is to be kept."""
        session = self._session
        if session is None:
            return
        if (session.view.phase is Phase.DRAFT) is not self._drafts:
            self._show()
        if any(isinstance(event, HoleBegun | Scored | RivalScored) for event in events):
            self._summarise()
        if session.is_over and not self._filed:
            self._file_away(session)

    def _draft(self, look: Look) -> QWidget:
        assert self._session is not None
        screen = GolfDraftScreen(look, self._session, Motion.of(self._window.settings))
        screen.home.connect(self._leave)
        screen.rules.connect(self.rules)
        screen.settings.connect(self.settings)
        return screen

    def _round(self, look: Look) -> QWidget:
        assert self._session is not None
        name = preset_text(self._session.view.table.setup.course.name)
        screen = GolfRoundScreen(look, self._session, self._window.settings, name)
        self._window.settings_changed.connect(screen.apply_settings)
        screen.home.connect(self._leave)
        screen.rules.connect(self.rules)
        screen.settings.connect(self.settings)
        screen.finished.connect(self.show_result)
        return screen

    def _leave(self) -> None:
        self.put_away()
        self.left.emit()

    # After

    def show_result(self) -> None:
        """Show the score card and the winners."""
        if self._session is not None:
            self._window.show_screen(self._result)

    def _result(self, look: Look) -> QWidget:
        assert self._session is not None
        view = self._session.view
        setup = view.table.setup
        motion = Motion.of(self._window.settings)
        screen = GolfResultScreen(look, view, player_names(setup), motion)
        screen.tell(self._ending.news)
        book, _ = read_golf_book(self._folders.golf)
        screen.show_bests(book.bests_on(setup.course, setup.mode), self._ending.date)
        screen.again.connect(lambda: self.begin(setup, secrets.randbits(48)))
        screen.another.connect(self.choose)
        screen.home.connect(self._leave)
        name = preset_text(setup.course.name)
        screen.card_saved.connect(lambda card: save_score_card(self._window, card, name))
        screen.course_kept.connect(self._keep_course)
        return screen

    def _keep_course(self) -> None:
        """Keep the course of the game among the player's own."""
        if self._session is None:
            return
        try:
            own = keep_course(
                self._folders.golf_courses, named(self._session.view.table.setup.course)
            )
        except StorageError as error:
            self._window.tell_fault(error)
        else:
            words = translate("golf result", "{name} is among your courses.")
            self._window.say(words.replace("{name}", own.course.name))

    def _file_away(self, session: GolfSession) -> None:
        """Move a finished game to the finished ones and keep its scores, once."""
        self._filed = True
        if self._journal is None:
            return
        try:
            self._journal.finish(self._folders.finished)
            self._ending = keep_scores(self._folders.golf, session)
        except StorageError as error:
            self._window.tell_fault(error)
        if self._ending.warning:
            self._window.warn(scores_in_words(self._ending.warning))

    def _summarise(self) -> None:
        """Tell the home screen how far the game is."""
        if self._session is None or self._journal is None:
            return
        view = self._session.view
        setup = view.table.setup
        latest = Latest(
            self._journal.path.name,
            "",
            setup.course.name[:100],
            holes_done(view),
            len(setup.course.holes),
            0,
            datetime.now(UTC).astimezone().isoformat(timespec="seconds"),
            self._rules.name,
            setup.seats,
        )
        try:
            write_latest(self._folders, latest)
        except StorageError as error:
            self._window.tell_fault(error)
