"""The lessons of a game among its matches: begun, gone on with, and offered to newcomers."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Generic

from PySide6.QtCore import QTimer

from minigolf_desktop.model.play import AnyMatch, Match
from minigolf_desktop.storage.progress import (
    LESSON_BOOKS,
    LessonPlace,
    is_replayed,
    keep_offered,
    keep_place,
)
from minigolf_desktop.storage.replay import Header
from minigolf_desktop.storage.saved_matches import saves
from minigolf_desktop.ui.common.asks import Requests
from minigolf_desktop.ui.common.lessons.coach import Coach
from minigolf_desktop.ui.common.lessons.tips import ToldOnce
from minigolf_desktop.ui.common.open_match import OpenMatch, OwnMatches
from minigolf_desktop.ui.common.session import SessionT
from minigolf_desktop.ui.common.translation import translate


class LessonDesk(Generic[SessionT]):
    """Teaches a game by matches that a coach leads through; no record is kept of them."""

    def __init__(
        self,
        opened: OpenMatch[SessionT],
        own: OwnMatches[SessionT],
        requests: Requests,
        enter: Callable[[SessionT, None], None],
        put_away: Callable[[], object],
        choose: Callable[[], None],
    ) -> None:
        """``enter`` shows a match, ``put_away`` gives the open one free, ``choose`` sets one up."""
        self._opened = opened
        self._own = own
        self._requests = requests
        self._enter = enter
        self._put_away = put_away
        self._choose = choose
        self.coach: Coach | None = None
        """What leads through the lesson that is open; None in a game."""

    def teach(self, lesson: str, *, anew: bool = False) -> None:
        """Go on with a lesson, or begin it ``anew``. Its match is real, and no record is kept."""
        lessons = self._opened.wing.lessons()
        record = lessons.named(lesson)
        book, warning = LESSON_BOOKS.read(self._opened.folders.lessons)
        if warning:
            self._opened.window.warn(warning)
        place = LessonPlace() if anew else book.places.get(lesson, LessonPlace())
        if place.step == len(record.steps) - 1:
            place = LessonPlace()
        self._put_away()
        setup = self._own.lesson_setup(record.setup)
        match: AnyMatch = Match(self._opened.rules, setup, record.seed)
        if not is_replayed(match, place.moves) or not record.leads(
            (move.action for move in match.moves), place.step
        ):
            # It was begun in an earlier version of the lesson.
            place = LessonPlace()
            match = Match(self._opened.rules, setup, record.seed)
        document = self._own.lesson_document(record.setup)
        header = Header.of(match, datetime.now(UTC), "", document)
        session = self._own.new_session(match, header, None)
        coach = Coach(self._opened.window, session, record, lessons.words, place.step)
        coach.kept.connect(lambda place: self._keep_place(lesson, place))
        coach.left.connect(self._requests.left)
        coach.again.connect(lambda: self.teach(lesson, anew=True))
        coach.finished.connect(self._choose)
        self.coach = coach
        self._enter(session, None)

    def get_ready(self) -> Iterator[None]:
        """Load step by step what checks the book of lessons, before anybody waits for it."""
        return LESSON_BOOKS.get_ready()

    def offer(self) -> None:
        """Offer the first lesson, once, to somebody who has never played the game."""
        book, _ = LESSON_BOOKS.read(self._opened.folders.lessons)
        if self._opened.rules.name in book.offered:
            return
        ids = [lesson.id for lesson in self._opened.wing.lessons().lessons]
        has_played = any(
            save.game == self._opened.rules.name for save in saves(self._opened.folders)
        )
        if not ids or has_played or not book.places.keys().isdisjoint(ids):
            return
        window, name = self._opened.window, self._opened.rules.name
        offered = window.disk.later.write(
            lambda: keep_offered(self._opened.folders.lessons, name), failed=window.tell_fault
        )
        if offered.fault is not None:
            return
        words = translate(
            "lessons", "Is {game} new to you? In a few minutes you learn it by playing."
        )
        told = ToldOnce(
            self._opened.window,
            translate("lessons", "A first lesson"),
            [words.replace("{game}", self._opened.wing.game.title)],
            more=translate("lessons", "Play the lesson"),
            enough=translate("lessons", "Not now"),
            icon="learn",
            waits=False,
        )
        told.followed.connect(lambda: self.teach(ids[0]))
        told.look()

    def end(self) -> None:
        """Let the coach go, with a word on where the lesson is gone on with."""
        coach, self.coach = self.coach, None
        if coach is None:
            return
        coach.close()
        if coach.is_to_go_on:
            words = translate("lessons", "Your place is kept: Learn leads back to it.")
            # The screen that comes now would take the word away.
            QTimer.singleShot(0, self._opened.window, lambda: self._opened.window.say(words))

    def _keep_place(self, lesson: str, place: LessonPlace) -> None:
        window = self._opened.window
        window.disk.later.write(
            lambda: keep_place(self._opened.folders.lessons, lesson, place),
            failed=window.tell_fault,
            key=("place", lesson),
        )
