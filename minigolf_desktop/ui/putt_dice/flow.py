"""From choosing a course to the end of a round of Putt Dice."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.designer import Course, DesignerRules
from minigolf_desktop.model.designer.repair import Workbench, propose_repair
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.model.putt_dice import (
    HOLES,
    FinishedHole,
    PuttDiceRules,
    Setup,
    State,
    View,
    bonus_cards,
)
from minigolf_desktop.storage.continue_game import Latest, saves, write_latest
from minigolf_desktop.storage.designer.course_files import CourseFile, read_course, write_course
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import COURSE_ENDINGS, course_beside, thumbnail
from minigolf_desktop.storage.journal import Journal, delete_journal, open_journal, read_journal
from minigolf_desktop.storage.putt_dice.course_to_putt_on import is_playable, putt_course
from minigolf_desktop.storage.putt_dice.records import (
    PuttingBook,
    keep_round,
    read_putting_book,
)
from minigolf_desktop.storage.putt_dice.shipped_courses import shipped_courses
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.saving import ask_which_to_open, file_name
from minigolf_desktop.ui.common.setting_aside import scores_in_words
from minigolf_desktop.ui.common.text.dates import day
from minigolf_desktop.ui.common.text.players import golfer_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS
from minigolf_desktop.ui.designer.course_art import TileAtlas, course_thumbnail
from minigolf_desktop.ui.putt_dice.choice import PuttingChoiceScreen
from minigolf_desktop.ui.putt_dice.repair import RepairScreen
from minigolf_desktop.ui.putt_dice.round import PuttingScreen
from minigolf_desktop.ui.putt_dice.session import PuttingSession

if TYPE_CHECKING:
    from minigolf_desktop.content.designer.catalogue import Catalogue
    from minigolf_desktop.storage.folders import Folders
    from minigolf_desktop.ui.common.main_window import MainWindow
    from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate

MOST_DESIGNED = 4
"""Courses of finished games that are offered, and those of the same game."""
LONGEST_NAME = 60
"""Letters of the name of a repaired course at most."""


class PuttingFlow(QObject):
    """Shows the screens of Putt Dice one after the other."""

    left = Signal()
    """The home screen is asked for."""
    rules = Signal()
    """The short rules are asked for."""
    settings = Signal()
    """The settings are asked for."""

    def __init__(
        self, window: MainWindow, folders: Folders, catalogue: Catalogue, atlas: TileAtlas
    ) -> None:
        super().__init__(window)
        self._window = window
        self._folders = folders
        self._catalogue = catalogue
        self._atlas = atlas
        self._rules = PuttDiceRules(load_dice())
        self._opened: list[CourseFile] = []
        self._golfers = 1
        self._session: PuttingSession | None = None
        self._journal: Journal | None = None

    @property
    def is_playing(self) -> bool:
        """Whether a round is on the screen."""
        return self._session is not None

    def offer(self, course_file: CourseFile) -> None:
        """Set a round up on a course; one that cannot be putted on is to be repaired first."""
        if is_playable(course_file):
            self.choose(course_file)
        else:
            self.mend(course_file)

    def choose(self, first: CourseFile | None = None) -> None:
        """Show the courses: those opened, designed and saved, then those of the program.

        One that is to be the choice can be put before all others.
        """
        self.put_away()
        book = self._book()
        found = [
            *([first] if first else []),
            *self._opened,
            *self._designed(),
            *self._saved(),
            *shipped_courses(self._catalogue),
        ]
        # A course that was just built or repaired is also among those designed or saved.
        courses = [
            one
            for place, one in enumerate(found)
            if first is None or place == 0 or one.course.tiles != first.course.tiles
        ]

        def make(look: Look) -> PuttingChoiceScreen:
            screen = PuttingChoiceScreen(
                look, courses, book, self._atlas, self._golfers, self._names()
            )
            screen.back.connect(self.left)
            screen.begin.connect(self.begin)
            screen.mend.connect(self.mend)
            screen.open_file.connect(self._open_file)
            return screen

        self._window.show_screen(make)

    def _book(self) -> PuttingBook:
        """Return the records and bonus cards; tell where they cannot be read."""
        book, warning = read_putting_book(self._folders.putting)
        if warning:
            self._window.warn(scores_in_words(warning))
        return book

    def _names(self) -> list[str]:
        """Return the names of the golfers as they were typed last, by seat."""
        known = self._window.settings.golfer_names
        return [known.get(colour.name, "") for colour in PLAYER_COLOURS]

    def _remember(self, names: Sequence[str]) -> None:
        """Keep the names of the golfers who play now, beside those of the others."""
        known = self._names()
        known[: len(names)] = names
        pairs = zip(PLAYER_COLOURS, known, strict=True)
        typed = {colour.name: name for colour, name in pairs if name}
        if typed != self._window.settings.golfer_names:
            self._window.change_settings(golfer_names=typed)

    def begin(
        self,
        course_file: CourseFile,
        names: Sequence[str],
        use_coupon: bool = True,
        seed: int | None = None,
    ) -> None:
        """Begin a round; by chance unless a seed is given.

        There is a name for each golfer, empty for one who is called by the colour.
        """
        golfers = self._golfers = len(names)
        self._remember(names)
        holder = self._book().coupon_holder
        seats = [colour.name for colour in PLAYER_COLOURS[:golfers]]
        coupon = seats.index(holder) if use_coupon and holder in seats else None
        setup = Setup(putt_course(course_file), tuple(map(Seat, names)), coupon=coupon)
        match = Match(self._rules, setup, secrets.randbits(48) if seed is None else seed)
        try:
            journal = Journal.create(self._folders.saves, match)
        except StorageError as error:
            self._window.tell_fault(error)
            return
        try:
            write_course(course_beside(journal.path), course_file)
        except StorageError as error:
            # Without its course nobody could go on with the round.
            journal.close()
            delete_journal(journal.path)
            self._window.tell_fault(error)
            return
        picture = course_thumbnail(course_file.course, self._atlas)
        picture.save(str(thumbnail(journal.path)))
        self._play(match, course_file.course, journal)

    def resume(self, path: Path) -> None:
        """Go on with a saved round; raises MatchInUse or another StorageError."""
        match, journal = open_journal(path, self._rules)
        try:
            course_file = read_course(course_beside(path), self._catalogue)
        except StorageError:
            journal.close()
            raise
        if journal.warning:
            self._window.warn(journal.warning)
        self._play(match, course_file.course, journal)

    def put_away(self) -> None:
        """Give the round free, so that it can be gone on with later."""
        if self._session is not None:
            self._session.close()
            self._session = None
            self._journal = None

    def _play(self, match: Match[Setup, State], course: Course, journal: Journal) -> None:
        self.put_away()
        session = PuttingSession(self._rules, match, course, journal, self)
        session.failed.connect(self._window.warn)
        self._session, self._journal = session, journal
        self._summarise()
        finished = journal.path.parent == self._folders.finished
        book = self._book()
        shown: list[PuttingScreen] = []

        def make(look: Look) -> PuttingScreen:
            motion = Motion.of(self._window.settings)
            screen = PuttingScreen(look, session, self._atlas, motion)
            screen.home.connect(self._leave)
            screen.rules.connect(self.rules)
            screen.settings.connect(self.settings)
            screen.again.connect(self.choose)
            shown[:] = [screen]
            return screen

        def finish(events: tuple[Any, ...]) -> None:
            if any(isinstance(event, FinishedHole) for event in events):
                self._summarise()
            if session.to_move is None and not finished:
                self._file_away(journal)
                shown[0].result.tell(self._keep_round(session.view, book))

        session.changed.connect(finish)
        self._window.show_screen(make)

    def _summarise(self) -> None:
        """Tell the home screen how far the round is."""
        if self._session is None or self._journal is None:
            return
        view = self._session.view
        latest = Latest(
            self._journal.path.name,
            "",
            view.setup.course.name[:100],
            min(HOLES, view.round),
            HOLES,
            0,
            datetime.now(UTC).astimezone().isoformat(timespec="seconds"),
            self._rules.name,
            view.setup.golfers,
        )
        try:
            write_latest(self._folders, latest)
        except StorageError as error:
            self._window.tell_fault(error)

    def _leave(self) -> None:
        self.put_away()
        self.left.emit()

    def _file_away(self, journal: Journal) -> None:
        """Move a finished round, its picture and its course to the finished ones."""
        before = journal.path
        try:
            after = journal.finish(self._folders.finished)
            course_beside(before).replace(course_beside(after))
        except OSError as error:
            self._window.warn(str(error))
        except StorageError as error:
            self._window.tell_fault(error)

    def _keep_round(self, view: View, before: PuttingBook) -> str:
        """Write a finished round down and return what is to be told of it."""
        course = view.setup.course
        names = [colour.name for colour in PLAYER_COLOURS]
        strokes = {names[seat]: sum(card[:HOLES]) for seat, card in enumerate(view.cards)}
        cards = {card: names[seat] for card, seat in bonus_cards(view).items()}
        now = datetime.now(UTC).astimezone()
        try:
            book = keep_round(self._folders.putting, course, strokes, cards, now)
        except StorageError as error:
            self._window.tell_fault(error)
            return ""
        bests, old = book.bests_on(course), before.bests_on(course)
        if bests is None:
            return ""
        golfer, best = bests.record
        called = [*view.setup.names, *self._names()[view.setup.golfers :]]
        if old is None or best.strokes < old.record[1].strokes:
            words = translate("putting", "New course record: {strokes} strokes, {golfer}")
        else:
            words = translate("putting", "Course record: {strokes} strokes, {golfer}")
        words = words.replace("{strokes}", str(best.strokes))
        return words.replace("{golfer}", golfer_name(called, names.index(golfer)))

    def mend(self, course_file: CourseFile) -> None:
        """Show what is wrong with a course and the fewest changes that mend it."""
        course, numbers = course_file.course, course_file.hole_numbers
        bench = Workbench(course, numbers, propose_repair(course, numbers))

        def make(look: Look) -> RepairScreen:
            screen = RepairScreen(look, course_file, bench, self._atlas)
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
            write_course(self._free_path(name), mended)
        except StorageError as error:
            self._window.tell_fault(error)
            self._opened.insert(0, mended)
        self.choose(mended)

    def _designed(self) -> list[CourseFile]:
        """Return the courses of the games of Minigolf Designer finished last."""
        content = self._catalogue
        designer = DesignerRules(content.designs, content.lands, content.clients)
        found: list[CourseFile] = []
        for save in saves(self._folders):
            if len(found) >= MOST_DESIGNED:
                break
            if not save.finished or save.game != designer.name:
                continue
            try:
                state = read_journal(save.path, designer).match.state
            except StorageError:
                # The list of saved games tells what is wrong with it.
                continue
            # A group's game leaves a course for every player.
            for built in state.designers:
                if built.course is not None and built.course.tiles:
                    land = translate("content", built.course.land.name)
                    name = f"{land}, {day(save.saved)}"
                    found.append(CourseFile(name, built.course, (), dict(built.numbers)))
        return found

    def _saved(self) -> list[CourseFile]:
        """Return the courses of the player's folder that can be read, the latest first."""
        found = []
        everything = self._folders.courses.glob("*")
        paths = [path for path in everything if path.suffix.lower() in COURSE_ENDINGS]
        for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
            try:
                found.append(read_course(path, self._catalogue))
            except StorageError:
                # It belongs to somebody else; opening it by hand tells what is wrong with it.
                continue
        return found

    def _open_file(self) -> None:
        chosen = ask_which_to_open(
            self._window,
            translate("putting", "Open a course file"),
            self._folders.courses,
            translate("putting", "Course files (*.minigolf *.json)"),
        )
        if chosen is None:
            return
        try:
            self._opened.insert(0, read_course(chosen, self._catalogue))
        except StorageError as error:
            self._window.tell_fault(error)
            return
        self.choose()

    def _free_path(self, name: str) -> Path:
        """Return a file that does not exist yet, so that the original stays."""
        stem = file_name(name)
        folder = self._folders.courses
        folder.mkdir(parents=True, exist_ok=True)
        path, number = folder / f"{stem}{COURSE_ENDINGS[0]}", 1
        while path.exists():
            number += 1
            path = folder / f"{stem}-{number}{COURSE_ENDINGS[0]}"
        return path
