"""A round of Putt Dice in the window, from choosing a course to its score card."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt

from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.designer.repair import Repair, Workbench
from minigolf_desktop.model.play import EVERYBODY, Seat
from minigolf_desktop.model.putt_dice import HOLES, Action, Event, PuttMatch, Setup, bonus_cards
from minigolf_desktop.model.putt_dice.odds import count_falls
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.designer.courses import CourseFile, course_document, write_course
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import PUTT_DICE
from minigolf_desktop.storage.journal import Journal, read_journal
from minigolf_desktop.storage.putt_dice import (
    PuttingBook,
    RepairNews,
    course_file_of,
    is_playable,
    keep_round,
    putt_course,
    read_courses,
    read_putting_book,
    repair_news,
)
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.replay import Header
from minigolf_desktop.storage.saved_matches import Latest
from minigolf_desktop.ui.common.file_dialog import ask_which_to_open
from minigolf_desktop.ui.common.household import House, Party, keep_even
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.match_shell import MatchShell
from minigolf_desktop.ui.common.open_match import Pieces
from minigolf_desktop.ui.common.printing.dialog import Printable, show_sheets
from minigolf_desktop.ui.common.seats import golfer_name, last_seats, remember_seats
from minigolf_desktop.ui.common.setting_aside import scores_in_words
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.text import Figure, content_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Wait
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import drawn_seed
from minigolf_desktop.ui.common.wing import Wing
from minigolf_desktop.ui.designer.course_art import TileAtlas, thumbnail_steps
from minigolf_desktop.ui.putt_dice.choice import PuttingChoiceScreen
from minigolf_desktop.ui.putt_dice.course_cards import Thumbnails
from minigolf_desktop.ui.putt_dice.courses import Courses, RepairDesk
from minigolf_desktop.ui.putt_dice.ending import show_pictures
from minigolf_desktop.ui.putt_dice.repair import RepairScreen
from minigolf_desktop.ui.putt_dice.repair_list import AFTER, BEFORE, search_words
from minigolf_desktop.ui.putt_dice.session import PuttingSession
from minigolf_desktop.ui.putt_dice.table import PuttTable
from minigolf_desktop.ui.putt_dice.tasks import PuttOffer
from minigolf_desktop.ui.putt_dice.teaching import course_of_lesson, setup_of_lesson

LONGEST_NAME = 60
"""Letters of the name of a repaired course at most."""


class PuttDiceShell(MatchShell[PuttingSession]):
    """Shows the screens of Putt Dice one after the other."""

    def __init__(self, wing: Wing["PuttDiceShell"], window: MainWindow, folders: Folders) -> None:
        super().__init__(wing, window, folders, putt_dice_rules())
        self.atlas = TileAtlas()
        """Pictures of the tiles."""
        window.tidying.begun.connect(self.atlas.clear)
        self.courses = Courses(folders)
        """The courses that can be putted on."""
        self._repairs = RepairDesk(window, self)
        self._repairs.found.connect(self._repair_found)
        self._to_mend: CourseFile | None = None
        self._thumbnails = Thumbnails(window)
        self._players = 1
        self._course_file: CourseFile | None = None
        self._news = ""

    @property
    def section(self) -> str:
        """The section of the rules on what the game is about: nothing else of it is in short."""
        return "putting"

    # Before the round

    def choose_for(self, party: Party) -> None:
        """Show the courses for a party."""
        self._players = len(party.players)
        self.choose(party=party)

    def choose(self, wanted: CourseFile | None = None, party: Party | None = None) -> None:
        """Show the courses; ``wanted`` is the choice, before all others."""
        self.put_away()
        book = self._book()
        repair_of = self._repairs.repair_of
        picture_of = self._thumbnails.picture

        def make(look: Look) -> PuttingChoiceScreen:
            settings = self.window.settings
            seats = last_seats(settings) if party is None else party.seats(settings)
            courses = self._offered(wanted)
            screen = PuttingChoiceScreen(
                look,
                courses,
                book,
                picture_of,
                repair_of,
                self.atlas,
                self._players,
                seats,
                House.of(self.folders, PUTT_DICE, party),
            )
            screen.household.switched.connect(
                partial(keep_even, self.window, self.folders, PUTT_DICE)
            )
            self._thumbnails.painted.connect(screen.show_pictures)
            screen.back.connect(self.requests.left)
            screen.begin.connect(self.begin)
            screen.mend.connect(self.mend)
            screen.open_file.connect(self._open_file)
            return screen

        self.window.show_screen(make)

    def get_ready(self) -> Iterator[None]:
        """Look the courses up that were designed: finished games are played again for them.

        What the round waits for that is begun then is read and counted besides.
        """
        yield from super().get_ready()
        yield from self.courses.look_up()
        yield from read_courses()
        yield from count_falls(self.opened.rules.dice)

    def _offered(self, wanted: CourseFile | None) -> Iterator[CourseFile]:
        """Yield the courses; where one is broken, expect that its repair is asked for."""
        for course_file in self.courses.offered(wanted):
            if not is_playable(course_file):
                self._repairs.get_ready()
            yield course_file

    def play_on_course(self, course: CourseFile) -> None:
        """Set a round up on a course; one that cannot be putted on is to be repaired first."""
        self.choose(course)
        if not is_playable(course):
            self.mend(course)

    def begin(
        self,
        course_file: CourseFile,
        seats: Sequence[Seat],
        use_coupon: bool = True,
        first: int | None = None,
        seed: int | None = None,
    ) -> None:
        """Begin a round; by chance unless a seed is given.

        A person of an empty name is called by the colour. ``first`` is the seat that putts first,
        None for chance (ruling P8).
        """
        players = self._players = len(seats)
        remember_seats(self.window, seats)
        holder = self._book().coupon_holder
        people = [
            colour.name if seat.is_person else ""
            for colour, seat in zip(PLAYER_COLOURS, seats, strict=False)
        ]
        setup = Setup(
            putt_course(course_file),
            tuple(seats),
            first=secrets.randbelow(players) if first is None else first,
            coupon=people.index(holder) if use_coupon and holder in people else None,
        )
        self._course_file = course_file
        self.beginning.begin(setup, drawn_seed() if seed is None else seed)

    def mend(self, course_file: CourseFile) -> None:
        """Show what is wrong with a course and the fewest changes that mend it."""
        if self._to_mend is course_file:
            return
        repair = self._repairs.repair_of(course_file)
        if repair is not None:
            self._show_repair(course_file, repair)
        elif self._repairs.work is not None:
            self._to_mend = course_file
            title = translate("repair", "Looking for a repair")
            wait = Wait(self.window, self._repairs.work, title, words=_search)
            wait.stopped.connect(self._drop_repair)

    def put_away(self) -> bool:
        """Give the match free, so that it can be gone on with later; look for no repair."""
        self._drop_repair()
        self._thumbnails.drop()
        return super().put_away()

    def _drop_repair(self) -> None:
        self._to_mend = None
        self._repairs.drop()

    def _repair_found(self, course_file: CourseFile) -> None:
        screen = self.window.screen_shown
        repair = self._repairs.repair_of(course_file)
        if course_file is self._to_mend and repair is not None:
            self._to_mend = None
            self._show_repair(course_file, repair)
        elif isinstance(screen, PuttingChoiceScreen):
            screen.refresh()

    def _show_repair(self, course_file: CourseFile, repair: Repair, which: int = BEFORE) -> None:
        bench = Workbench(course_file.course, course_file.hole_numbers, repair)

        def make(look: Look) -> RepairScreen:
            screen = RepairScreen(look, course_file, bench, self.atlas, which)
            # Who presses twice while it is written keeps one course.
            once = Qt.ConnectionType.SingleShotConnection
            screen.accepted.connect(lambda: self._keep(course_file, bench), once)
            screen.longer.connect(lambda: self._look_longer(course_file))
            screen.back.connect(self.choose)
            return screen

        self.window.show_screen(make)

    def _look_longer(self, course_file: CourseFile) -> None:
        """Look for a repair of fewer changes; whoever has waited enough gets the best so far."""
        work = self._repairs.look_longer()
        latest: list[RepairNews] = []

        def show() -> None:
            repair = self._repairs.repair_of(course_file)
            if repair is not None:
                self._show_repair(course_file, repair, AFTER)

        def enough() -> None:
            self._repairs.drop()
            for news in latest[-1:]:
                self._repairs.take(news)
            show()

        work.news.connect(lambda news: latest.append(repair_news(news)))
        work.answered.connect(show)
        title, stop = (
            translate("repair", "Looking for fewer changes"),
            translate("repair", "Enough"),
        )
        Wait(self.window, work, title, stop, _search).stopped.connect(enough)

    def _keep(self, course_file: CourseFile, bench: Workbench) -> None:
        """Save a repaired course as a file of its own."""
        name = translate("putting", "{course}, repaired").replace(
            "{course}", content_name(course_file.name)
        )
        mended = replace(
            course_file,
            name=name[:LONGEST_NAME],
            course=bench.course,
            hole_numbers=bench.numbers,
        )

        def refused(fault: StorageError) -> None:
            self.window.tell_fault(fault)
            self.courses.open(mended)
            self.choose(mended)

        self.window.saving.write(
            lambda: write_course(self.courses.free_path(name), mended),
            lambda _: self.choose(mended),
            refused,
        )

    def _open_file(self) -> None:
        chosen = ask_which_to_open(
            self.window,
            translate("putting", "Open a course file"),
            self.folders.courses,
            translate("putting", "Course files (*.minigolf *.json)"),
        )
        if chosen is None:
            return
        try:
            self.courses.open(self.courses.read(chosen))
        except StorageError as error:
            self.window.tell_fault(error)
            return
        self.choose()

    def _book(self) -> PuttingBook:
        """Return the records and bonus cards; tell where they cannot be read."""
        book, warning = read_putting_book(self.folders.putting)
        if warning:
            self.window.warn(scores_in_words(warning))
        return book

    # The round

    def lesson_setup(self, told: Mapping[str, Any]) -> Setup:
        """Return a round on a course that comes with the program; raises StorageError."""
        return setup_of_lesson(told, self._lesson_course(told))

    def lesson_document(self, told: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the document of that course; raises StorageError."""
        return course_document(self._lesson_course(told))

    def _lesson_course(self, told: Mapping[str, Any]) -> CourseFile:
        return course_of_lesson(told, self.courses.catalogue)

    def told_document(self, setup: Setup) -> Mapping[str, Any] | None:
        """Return the document of a course that comes with the program; raises StorageError."""
        course_file = course_file_of(setup.course)
        return None if course_file is None else course_document(course_file)

    def course_document(self) -> Mapping[str, Any] | None:
        """Return the document of the course that a new match is played on."""
        return None if self._course_file is None else course_document(self._course_file)

    def print_course(self, path: Path) -> None:
        """Show the course of a round as a sheet for the garden."""
        try:
            replay = at_once(read_journal(path, self.opened.rules, self.opened.ahead))
            played = self.courses.played_on(replay.header.course, replay.match.setup.course)
            document = course_document(played)
        except StorageError as error:
            self.window.tell_fault(error)
        else:
            show_sheets(self.window, Printable.of_course(played.name, document))

    def new_session(
        self, match: PuttMatch, header: Header, journal: Journal | None
    ) -> PuttingSession:
        """Return the session of a match; raises StorageError."""
        self._news = ""
        course_file = self.courses.played_on(header.course, match.setup.course)
        return PuttingSession(self.opened.rules, match, course_file.course, journal)

    def show(self) -> None:
        """Show the round."""
        self.window.show_screen(self._round)

    def _round(self, look: Look) -> MatchTable[PuttOffer, Action, Event]:
        session, settings = self.open_session, self.window.settings
        wing = PuttTable(session, self.atlas)
        table = MatchTable(look, session, wing, settings, self.computers, self.hints)
        self.requests.answer(table.asks)
        table.asks.seats.connect(self.change_seats)
        table.asks.again.connect(self.choose)
        table.asks.review.connect(self.reviews.show)
        table.asks.pictures.connect(self._show_pictures)
        self.offer_code(wing.meadow.console.ending.code_button)
        wing.meadow.end.result.tell(self._news)
        wing.meadow.ended.connect(self.filing.tell_evening)
        return table

    def _show_pictures(self) -> None:
        """Show pictures of the round that is over."""
        session, journal = self.open_session, self.opened.journal
        holes, document = session.match.setup.course, journal and journal.header.course
        try:
            course_file = self.courses.played_on(document, holes)
        except StorageError as error:
            self.window.tell_fault(error)
        else:
            show_pictures(self.window, session.view, course_file, self.beginning.notes)

    @property
    def is_result_seen(self) -> bool:
        """Whether the podium is shown: the last roll is looked at before it."""
        screen = self.window.screen_shown
        if not isinstance(screen, MatchTable) or not isinstance(screen.wing, PuttTable):
            return False
        return bool(screen.wing.meadow.end.podium.steps)

    def tell_result(self) -> None:
        """Tell the course record."""
        screen = self.window.screen_shown
        if isinstance(screen, MatchTable) and isinstance(screen.wing, PuttTable):
            screen.wing.meadow.end.result.tell(self._news)

    def progress(self, session: PuttingSession) -> Latest:
        """Return what home shows of the match."""
        view = session.view
        return Latest(
            land_name=view.setup.course.name[:100],
            placed=min(HOLES, view.round),
            of=HOLES,
            players=len(view.setup.players),
        )

    def picture(self, session: PuttingSession) -> Pieces:
        """Return what paints a small picture of the course."""
        return thumbnail_steps(session.course, self.atlas)

    def keep_result(self, ended: EndedMatch) -> str:
        """Write the round down, and what is to be told of it; of computers nothing is kept."""
        view = ended.match.view(EVERYBODY)
        course, players = view.setup.course, view.setup.players
        colours = {seat: PLAYER_COLOURS[seat].name for seat in ended.people}
        if not colours:
            return ""
        strokes = {colour: sum(view.cards[seat][:HOLES]) for seat, colour in colours.items()}
        won = bonus_cards(view).items()
        cards = {card: colours[seat] for card, seat in won if seat in colours}
        names = {colour: players[seat].name for seat, colour in colours.items()}
        put = keep_round(self.folders.putting, course, strokes, cards, ended.at, ended.id, names)
        bests, old = put.after.bests_on(course), put.before.bests_on(course)
        if bests is None:
            return put.warning
        golfer, best = bests.record
        words = translate("putting", "Course record: {strokes}, {player}")
        if old is None or best.strokes < old.record[1].strokes:
            words = translate("putting", "New course record: {strokes}, {player}")
        words = words.replace("{strokes}", Figure(best.strokes).strokes)
        self._news = words.replace("{player}", golfer_name(golfer, self.window.settings))
        return put.warning


def _search(news: Any) -> tuple[float, str]:
    """Return how far a search for a repair is, and what it knows so far."""
    known = repair_news(news)
    return known.share, search_words(known)
