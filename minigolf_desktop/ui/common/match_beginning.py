"""How a match begins: as it was chosen on a screen, from a code, or as a date gives it out."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Generic

from minigolf_desktop.model.play import AnyMatch, AnyMove, Level, Match, Seat, SetupFormatError
from minigolf_desktop.model.play.game_code import MOST_SEED, NoCode, NotACode, Packed, code_of
from minigolf_desktop.model.play.occasions import Given, Occasion, first_day
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.evenings import begin_match
from minigolf_desktop.storage.journal import Journal, delete_journal
from minigolf_desktop.storage.moments import moment_of
from minigolf_desktop.storage.people import welcome
from minigolf_desktop.storage.progress import RIVAL_BOOKS, Try, begin_try, strength_for
from minigolf_desktop.storage.replay import Header
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.household import guests_of
from minigolf_desktop.ui.common.open_match import OpenMatch, OwnMatches
from minigolf_desktop.ui.common.players import character_name
from minigolf_desktop.ui.common.season import season
from minigolf_desktop.ui.common.seats import last_seats
from minigolf_desktop.ui.common.session import SessionT
from minigolf_desktop.ui.common.text import day as day_words
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.wing import Wing


def code_of_match(wing: Wing[Any], rules: Any, setup: Any, seed: int) -> str:
    """Return the code of a match; raises NoCode."""
    return code_of(wing.game.code_letter, wing.codes.pack(rules, setup), seed)


def with_names(seats: Iterable[Seat], settings: Settings) -> tuple[Seat, ...]:
    """Return the seats of a code with names: those of last time, and those of the computers."""
    last = last_seats(settings)
    return tuple(
        replace(
            seat,
            name=character_name(seat.character) if seat.character else _of_person(last[number]),
        )
        for number, seat in enumerate(seats)
    )


def _of_person(seat: Seat) -> str:
    return seat.name if seat.is_person else ""


def checked(rules: Any, setup: Any) -> Any:
    """Return the set-up of a code, looked at; raises NotACode where no match can begin with it."""
    try:
        sound = rules.setup_from_json(rules.setup_to_json(setup))
        rules.check_setup(sound)
    except SetupFormatError as error:
        raise NotACode(str(error)) from error
    return sound


class MatchBeginning(Generic[SessionT]):
    """Begins matches. The journal is on disk before the first screen shows."""

    def __init__(
        self,
        opened: OpenMatch[SessionT],
        own: OwnMatches[SessionT],
        enter: Callable[[SessionT, Journal | None], None],
    ) -> None:
        """``enter`` shows a match that has begun."""
        self._opened = opened
        self._own = own
        self._enter = enter
        self.is_beginning = False
        """Whether a match is being begun, and shown when it is on disk."""
        self._otherwise: Callable[[], object] = _nothing

    def begin(
        self,
        setup: Any,
        seed: int,
        course: Mapping[str, Any] | None = None,
        begun: Callable[[Header], None] = lambda header: None,
        moves: Sequence[AnyMove] = (),
    ) -> None:
        """Begin a match; where its files cannot be written, that is told and nothing begins.

        It begins when the end of the match before is on disk, so that this can be put away.
        ``course`` is the document of its course where that is none that was chosen; ``begun``
        writes down what else is to be known of it before its first screen is shown, and raises
        StorageError. ``moves`` are those that were made in it already.
        """
        if self.is_beginning:
            return
        if self._opened.window.disk.is_written_to_step_by_step:
            again = partial(self.begin, setup, seed, course, begun, moves)
            self._opened.window.saving.then(again)
            return
        if not moves:
            setup = _with_strengths(setup, self._opened.folders.rivals, self._opened.rules.name)
        match: AnyMatch = Match(self._opened.rules, setup, seed)
        for move in moves:
            match.play(*move)
        window, saves = self._opened.window, self._opened.folders.saves
        guests = guests_of(setup.players)
        if guests:
            welcomed = partial(welcome, self._opened.folders.people, guests)
            window.disk.later.write(welcomed, failed=window.tell_fault)

        def fail(fault: StorageError) -> None:
            otherwise = self._otherwise
            self._end_beginning()
            window.tell_fault(fault)
            otherwise()

        def show(journal: Journal) -> None:
            def give_up(fault: StorageError) -> None:
                # Nobody could go on with the match.
                journal.close()
                self.delete(journal.path)
                fail(fault)

            def enter() -> None:
                self._end_beginning()
                self._enter(session, journal)

            try:
                session = self._own.new_session(match, journal.header, journal)
            except StorageError as fault:
                give_up(fault)
                return
            note = partial(self._note_begun, begun, journal.header, setup)
            write(note, then=lambda _: enter(), failed=give_up)

        write = window.disk.later.write
        self.is_beginning = True
        window.saving.begin()
        try:
            document = course or self._own.course_document()
        except StorageError as fault:
            fail(fault)
            return
        write(lambda: Journal.create(saves, match, course=document), then=show, failed=fail)

    def otherwise(self, act: Callable[[], object]) -> None:
        """Do something if the match that is being begun cannot begin."""
        self._otherwise = act

    def _note_begun(self, begun: Callable[[Header], None], header: Header, setup: Any) -> None:
        """Write down that a match begins, where that is to be known; raises StorageError."""
        begun(header)
        if not setup.practice:
            evenings, game = self._opened.folders.evenings, self._opened.rules.name
            begin_match(evenings, header.match, game, setup.players)

    def _end_beginning(self) -> None:
        self.is_beginning = False
        self._otherwise = _nothing
        self._opened.window.saving.end()

    @property
    def code(self) -> str:
        """The code of the match that is open; raises NoCode, and ValueError where none is open."""
        if self._opened.journal is None:
            raise NoCode("a lesson is no game")
        match = self._opened.the_session.match
        return code_of_match(self._opened.wing, self._opened.rules, match.setup, match.seed)

    @property
    def code_to_show(self) -> str:
        """The code of the match that is open; empty where it has none, or is a lesson's."""
        try:
            return self.code
        except NoCode:
            return ""

    @property
    def notes(self) -> tuple[str, str]:
        """The day on which the match that is open began, and its code, for a picture of it."""
        began = "" if self._opened.journal is None else self._opened.journal.header.created
        code = self.code_to_show
        words = translate("days", "Code: {code}").replace("{code}", code) if code else ""
        return (day_words(moment_of(began)) if began else ""), words

    def game_of(self, packed: Packed) -> Given:
        """Return the game of a code; raises CodeError where there is no such game."""
        setup = self._own.seated(self._opened.wing.codes.unpack(self._opened.rules, packed))
        if packed.rest >= MOST_SEED:
            raise NotACode("its seed is too large")
        return Given(checked(self._opened.rules, setup), packed.rest)

    def given(self, occasion: Occasion, day: int) -> Given:
        """Return what is given out on a day."""
        return self._opened.wing.givings.give(self._opened.rules, occasion, day)

    def given_words(self, occasion: Occasion, day: int) -> str:
        """Return what is given out on a day, in words."""
        return self._opened.wing.givings.words(self._opened.rules, self.given(occasion, day).setup)

    def play_given(self, occasion: Occasion, day: int, *, counted: bool) -> None:
        """Begin what is given out on a day: the counted try, or practice."""
        setup, seed = self.given(occasion, day)
        code = code_of_match(self._opened.wing, self._opened.rules, setup, seed)
        seated = self._own.seated(setup)
        if not counted:
            self.begin_told(Given(_as_practice(seated), seed))
            return

        def begun(header: Header) -> None:
            when = date.fromordinal(first_day(occasion, day)).isoformat()
            one = Try(
                occasion=occasion.value,
                date=when,
                game=self._opened.rules.name,
                match=header.match,
                code=code,
            )
            begin_try(self._opened.folders.tries, one)

        self.begin_told(Given(seated, seed), begun)

    def begin_told(
        self, given: Given, begun: Callable[[Header], None] = lambda header: None
    ) -> None:
        """Begin a match that was not set up on a screen."""
        try:
            course = self._own.told_document(given.setup)
        except StorageError as error:
            self._opened.window.tell_fault(error)
        else:
            self.begin(given.setup, given.seed, course, begun)

    def play_task(self, task: str) -> None:
        """Begin a task of the season: a match like any other, which its goal is told of."""
        record = season().named(task)
        setup = self._own.lesson_setup(record.setup)
        self.begin(setup, record.seed, self._own.lesson_document(record.setup))

    def delete(self, journal: Path) -> None:
        """Delete the journal of a match that nobody can go on with, or wants to."""
        window = self._opened.window
        window.disk.later.write(lambda: delete_journal(journal), failed=window.tell_fault)


def _nothing() -> None:
    """Do nothing where a match does not begin: the screen that asked for it stays."""


def _as_practice(setup: Any) -> Any:
    """Return a set-up for practice, where the game knows such a thing."""
    knows = any(field.name == "practice" for field in fields(setup))
    return replace(setup, practice=True) if knows else setup


def _with_strengths(setup: Any, path: Path, game: str) -> Any:
    """Return a set-up in which computers that are just right know how strong they play.

    They keep to that until the match is over, whatever else is played meanwhile.
    """
    rival = getattr(setup, "rival", None)
    if all(one.computer is not Level.JUST_RIGHT for one in (*setup.players, rival or Seat())):
        return setup
    people = [one for one in setup.players if one.is_person]
    strength = strength_for(RIVAL_BOOKS.read(path)[0], game, people)

    def told(seat: Seat) -> Seat:
        return replace(seat, strength=strength if seat.computer is Level.JUST_RIGHT else None)

    setup = replace(setup, players=tuple(map(told, setup.players)))
    return setup if rival is None else replace(setup, rival=told(rival))
