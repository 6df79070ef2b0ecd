"""A round of Putt Dice in the window, from choosing a course to its score card."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from minigolf_desktop.content.putt_dice.rules import putt_dice_rules
from minigolf_desktop.model.designer.repair import Workbench, propose_repair
from minigolf_desktop.model.play import Amendment, Match, Seat
from minigolf_desktop.model.putt_dice import HOLES, Setup, State, bonus_cards
from minigolf_desktop.storage.continue_game import Latest, Save
from minigolf_desktop.storage.designer.course_files import CourseFile, write_course
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders, course_beside
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.putt_dice.course_to_putt_on import is_playable, putt_course
from minigolf_desktop.storage.putt_dice.records import (
    PuttingBook,
    keep_round,
    read_putting_book,
)
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.match_shell import MatchShell
from minigolf_desktop.ui.common.player_names import names_by_seat, remember_names
from minigolf_desktop.ui.common.saving import ask_which_to_open
from minigolf_desktop.ui.common.setting_aside import scores_in_words
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.course_art import TileAtlas, course_thumbnail
from minigolf_desktop.ui.putt_dice.amendments import amendment_words
from minigolf_desktop.ui.putt_dice.choice import PuttingChoiceScreen
from minigolf_desktop.ui.putt_dice.courses import Courses
from minigolf_desktop.ui.putt_dice.home import card, save_words
from minigolf_desktop.ui.putt_dice.repair import RepairScreen
from minigolf_desktop.ui.putt_dice.round import PuttingScreen
from minigolf_desktop.ui.putt_dice.session import PuttingSession

translate = QCoreApplication.translate

LONGEST_NAME = 60
"""Letters of the name of a repaired course at most."""


class PuttDiceShell(MatchShell[PuttingSession]):
    """Shows the screens of Putt Dice one after the other."""

    def __init__(self, window: MainWindow, folders: Folders) -> None:
        super().__init__(window, folders, putt_dice_rules())
        self.atlas = TileAtlas()
        """Pictures of the tiles."""
        self.courses = Courses(folders)
        """The courses that can be putted on."""
        self._players = 1
        self._course_file: CourseFile | None = None
        self._news = ""

    # Before the round

    def choose(self, wanted: CourseFile | None = None) -> None:
        """Show the courses; ``wanted`` is the choice, before all others."""
        self.put_away()
        book = self._book()
        courses = self.courses.offered(wanted)

        def make(look: Look) -> PuttingChoiceScreen:
            names = names_by_seat(self._window.settings)
            screen = PuttingChoiceScreen(look, courses, book, self.atlas, self._players, names)
            screen.back.connect(self.left)
            screen.begin.connect(self.begin)
            screen.mend.connect(self.mend)
            screen.open_file.connect(self._open_file)
            return screen

        self._window.show_screen(make)

    def play_on_course(self, course: CourseFile) -> None:
        """Set a round up on a course; one that cannot be putted on is to be repaired first."""
        self.put_away()
        if is_playable(course):
            self.choose(course)
        else:
            self.mend(course)

    def begin(
        self,
        course_file: CourseFile,
        names: Sequence[str],
        use_coupon: bool = True,
        first: int | None = None,
        seed: int | None = None,
    ) -> None:
        """Begin a round; by chance unless a seed is given.

        There is a name for each player, empty for one who is called by the colour. ``first`` is
        the seat that putts first, None for chance (ruling P8).
        """
        players = self._players = len(names)
        remember_names(self._window, names)
        holder = self._book().coupon_holder
        seats = [colour.name for colour in PLAYER_COLOURS[:players]]
        setup = Setup(
            putt_course(course_file),
            tuple(map(Seat, names)),
            first=secrets.randbelow(players) if first is None else first,
            coupon=seats.index(holder) if use_coupon and holder in seats else None,
        )
        self._course_file = course_file
        self.begin_match(setup, secrets.randbits(48) if seed is None else seed)

    def mend(self, course_file: CourseFile) -> None:
        """Show what is wrong with a course and the fewest changes that mend it."""
        course, numbers = course_file.course, course_file.hole_numbers
        bench = Workbench(course, numbers, propose_repair(course, numbers))

        def make(look: Look) -> RepairScreen:
            screen = RepairScreen(look, course_file, bench, self.atlas)
            screen.accepted.connect(lambda: self._keep(course_file, bench))
            screen.back.connect(self.choose)
            return screen

        self._window.show_screen(make)

    def _keep(self, course_file: CourseFile, bench: Workbench) -> None:
        """Save a repaired course as a file of its own."""
        name = translate("putting", "{course}, repaired").replace("{course}", course_file.name)
        mended = replace(
            course_file,
            name=name[:LONGEST_NAME],
            course=bench.course,
            hole_numbers=bench.numbers,
        )
        try:
            write_course(self.courses.free_path(name), mended)
        except StorageError as error:
            self._window.tell_fault(error)
            self.courses.open(mended)
        self.choose(mended)

    def _open_file(self) -> None:
        chosen = ask_which_to_open(
            self._window,
            translate("putting", "Open a course file"),
            self.folders.courses,
            translate("putting", "Course files (*.minigolf *.json)"),
        )
        if chosen is None:
            return
        try:
            self.courses.open(self.courses.read(chosen))
        except StorageError as error:
            self._window.tell_fault(error)
            return
        self.choose()

    def _book(self) -> PuttingBook:
        """Return the records and bonus cards; tell where they cannot be read."""
        book, warning = read_putting_book(self.folders.putting)
        if warning:
            self._window.warn(scores_in_words(warning))
        return book

    # The round

    def _keep_beside(self, journal: Path) -> None:
        if self._course_file is not None:
            write_course(course_beside(journal), self._course_file)

    def _new_session(
        self, match: Match[Setup, State], path: Path, journal: Journal | None
    ) -> PuttingSession:
        self._news = ""
        course_file = self.courses.read(course_beside(path))
        return PuttingSession(self._rules, match, course_file.course, journal)

    def _title(self) -> str:
        return card().title

    def _save_words(self, save: Save) -> Sequence[str]:
        return save_words(save)

    def _amendment_words(self, amendment: Amendment) -> str:
        return amendment_words(amendment)

    def show(self) -> None:
        """Show the round."""
        self._window.show_screen(self._round)

    def _round(self, look: Look) -> PuttingScreen:
        motion = Motion.of(self._window.settings)
        screen = PuttingScreen(look, self.open_session, self.atlas, motion)
        screen.home.connect(self.left)
        screen.rules.connect(self.rules)
        screen.settings.connect(self.settings)
        screen.again.connect(self.choose)
        if self._news:
            screen.result.tell(self._news)
        return screen

    def _follow(self, events: tuple[Any, ...]) -> None:
        screen = self._window.screen_shown
        if self._news and isinstance(screen, PuttingScreen):
            screen.result.tell(self._news)

    def _progress(self, session: PuttingSession) -> Latest:
        view = session.view
        return Latest(
            land_name=view.setup.course.name[:100],
            placed=min(HOLES, view.round),
            of=HOLES,
            players=len(view.setup.players),
        )

    def _picture(self, session: PuttingSession) -> QImage:
        return course_thumbnail(session.course, self.atlas)

    def _keep_result(self, session: PuttingSession) -> None:
        """Write the round down, and what is to be told of it."""
        view, course = session.view, session.view.setup.course
        before, _ = read_putting_book(self.folders.putting)
        colours = [colour.name for colour in PLAYER_COLOURS]
        strokes = {colours[seat]: sum(card[:HOLES]) for seat, card in enumerate(view.cards)}
        cards = {card: colours[seat] for card, seat in bonus_cards(view).items()}
        now = datetime.now(UTC).astimezone()
        book = keep_round(self.folders.putting, course, strokes, cards, now)
        bests, old = book.bests_on(course), before.bests_on(course)
        if bests is None:
            return
        player, best = bests.record
        names = view.setup.names
        called = [*names, *names_by_seat(self._window.settings)[len(names) :]]
        words = translate("putting", "Course record: {strokes} strokes, {player}")
        if old is None or best.strokes < old.record[1].strokes:
            words = translate("putting", "New course record: {strokes} strokes, {player}")
        words = words.replace("{strokes}", str(best.strokes))
        self._news = words.replace("{player}", player_name(called, colours.index(player)))
