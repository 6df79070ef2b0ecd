"""What is remembered of rounds: the best of them on the wall, and all of them in the guest book."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtGui import QImage, QPixmap

from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.model.play.seats import colour_of
from minigolf_desktop.model.putt_dice import HOLES, standings
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.designer.courses import CourseFile
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import (
    MOST_HOLES,
    PUTT_DICE,
    HistoryGame,
    HistoryPlayer,
    by_course,
    by_par,
)
from minigolf_desktop.storage.moments import moment_of
from minigolf_desktop.storage.people import people_in
from minigolf_desktop.storage.putt_dice import (
    CourseBests,
    PuttingBook,
    course_key,
    earlier_games,
    read_putting_book,
)
from minigolf_desktop.storage.reading import Reading
from minigolf_desktop.ui.common.guest_book import (
    BookChapter,
    GuestBook,
    badges_of,
    computers,
    course_words,
    par_words,
    players,
    rivals_of_the_house,
)
from minigolf_desktop.ui.common.records.exhibition import Masterpiece, RecordsPage, Shown, in_meadow
from minigolf_desktop.ui.common.records.wall import TOKEN, Framed, Wall
from minigolf_desktop.ui.common.seats import golfer_name
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.text import Figure, content_name, day, with_colon
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.tokens import player_shapes_pixmap
from minigolf_desktop.ui.designer.course_art import TileAtlas, thumbnail_steps
from minigolf_desktop.ui.putt_dice.shell import PuttDiceShell

_TOKEN = 40
"""Side of the tokens on the sheet."""


def records_page(look: Look, shell: PuttDiceShell) -> "PuttingRecords":
    """Return the page of the best rounds."""
    book, warning = read_putting_book(shell.folders.putting)
    house, settings = people_in(shell.folders), shell.window.settings

    def called(golfer: str) -> str:
        return house.person_name(golfer_name(golfer, settings))

    return PuttingRecords(look, book, called, shell.courses.find, shell.folders, warning)


class PuttingRecords(RecordsPage):
    """A frame a course, the one played last first."""

    def __init__(
        self,
        look: Look,
        book: PuttingBook,
        called: Callable[[str], str],
        find: Callable[[str], Reading[CourseFile | None]],
        folders: Folders,
        warning: str = "",
    ) -> None:
        """``called`` tells what somebody of the book is called today, ``find`` looks for the course
        of a key among the player's files, step by step.
        """
        name = translate("records", "Best rounds of Putt Dice")
        super().__init__(look, name, warning)
        self._keys = tuple(reversed(book.courses))
        self._book, self._called, self._find = book, called, find
        self._atlas = TileAtlas()
        self._opening: Piecemeal | None = None
        self.wall = Wall(look, name)
        """The courses."""
        self.let_open(self.wall)
        words = translate("records", "No round has been finished yet. Yours could be the first.")
        self.lay_out(self.wall, words, "characters/cleo")
        self.show_gallery(bool(self._keys))
        self.wall.chosen.connect(self._show)
        self.wall.hang([self._framed(key) for key in self._keys])
        self.look_for_games(folders, "putt-dice")

    def offer(self) -> None:
        """Say by the button whether the line chosen leads anywhere."""
        self.open_button.setEnabled(True)
        key = self.wall.current
        match = self._book.courses[key].record[1].match if key else ""
        self.offer_review(self.games.find(match))

    def _show(self, key: str) -> None:
        self.look_at(self._masterpiece(key) if key else None)
        self.offer()

    def _framed(self, key: str) -> Framed:
        course = self._book.courses[key]
        best, holders = course.record[1], _holders(course)
        names = ", ".join(map(self._called, holders))
        told = (_title(course), _strokes(best.strokes), names, *self._notes(course))
        return Framed(
            key=key,
            words=", ".join(filter(None, told)),
            score=str(best.strokes),
            title=_title(course),
            badge=self._tokens(course, TOKEN),
            picture=lambda: self._picture(key),
        )

    def _masterpiece(self, key: str) -> Masterpiece:
        course = self._book.courses[key]
        holders = _holders(course)
        return Masterpiece(
            score=_strokes(course.record[1].strokes),
            verdict=", ".join(map(self._called, holders)),
            badge=self._tokens(course, _TOKEN),
            title=_title(course),
            people=(),
            notes=self._notes(course),
            picture=lambda: self._picture(key),
            best=False,
        )

    def _tokens(self, course: CourseBests, length: float) -> QPixmap:
        golfers = {golfer: course.golfers[golfer].colour for golfer in _holders(course)}
        colours = [colour or golfer for golfer, colour in golfers.items()]
        look = self.look
        return player_shapes_pixmap(look, colours, look.px(length), self.devicePixelRatioF())

    def _notes(self, course: CourseBests) -> tuple[str, ...]:
        """Return what the others took, and when the record was set."""
        others = self._others(course, _holders(course))
        if others:
            others = with_colon(translate("records", "The others"), others)
        return others, day(moment_of(course.record[1].date))

    def _picture(self, key: str) -> Shown:
        """Return the picture of a course; it is looked for when it is to be painted."""
        find, atlas = self._find, self._atlas

        def pieces() -> Iterator[QImage | None]:
            found = yield from find(key)
            yield None
            if found is not None:
                yield from thumbnail_steps(found.course, atlas)

        return Shown(key, in_meadow(self.look, pieces))

    def _others(self, course: CourseBests, holders: Sequence[str]) -> str:
        others = sorted(
            (one.strokes, self._called(player))
            for player, one in course.golfers.items()
            if player not in holders
        )
        return ", ".join(f"{name} {strokes}" for strokes, name in others)

    def open_course(self) -> None:
        """Ask for the course of the line chosen, where there still is one."""
        if self._opening is not None:
            self._opening.stop()
        self._opening = Piecemeal(self._looking_for(self.wall.current), lambda _: None, self)

    def _looking_for(self, key: str) -> Iterator[None]:
        """Look for the course of a key step by step, and ask for it."""
        course = (yield from self._find(key)) if key else None
        self._opening = None
        if course is not None:
            self.course_wanted.emit(course)
        elif key == self.wall.current:
            words = translate("records", "This course is not among your files any more.")
            self.open_button.setToolTip(words)
            self.open_button.setEnabled(False)


def _title(course: CourseBests) -> str:
    return content_name(course.name) or translate("putting", "Nameless course")


def _strokes(count: int) -> str:
    return Figure(count).strokes


def _holders(course: CourseBests) -> list[str]:
    """Return whose the record of a course is: who took as few in the same round shares it."""
    best = course.record[1]
    return [
        player
        for player, one in course.golfers.items()
        if (one.strokes, one.date) == (best.strokes, best.date)
    ]


def guest_book(shell: PuttDiceShell) -> GuestBook:
    """Return its part; raises ContentError."""
    return GuestBook(
        PUTT_DICE,
        (
            BookChapter(translate("book", "Courses"), by_course, course_words),
            players(),
            rivals_of_the_house(),
            BookChapter(
                translate("book", "Holes by par"), by_par, par_words, fewest=True, in_order=True
            ),
            computers(),
        ),
        badges_of(PUTT_DICE),
        str,
        earlier_games,
        (BookChapter(translate("people", "Favourite course"), by_course, course_words),),
        "characters/cleo",
    )


def history_of(rules: object, ended: EndedMatch) -> HistoryGame | None:
    """Return a round that is over as the history has it: strokes without any coupon.

    None for practice, and where only computers played.
    """
    view = ended.match.view(EVERYBODY)
    setup, course = view.setup, view.setup.course
    if setup.practice or not ended.people:
        return None
    ranks = {standing.seat: standing.rank for standing in standings(view)}
    return HistoryGame(
        date=ended.date,
        match=ended.id,
        game=PUTT_DICE,
        course=course_key(course),
        name=course.name[:200],
        pars=tuple(hole.par for hole in course.holes),
        players=tuple(
            HistoryPlayer(
                name=player.name,
                colour=colour_of(setup.players, seat),
                level=player.computer,
                character=player.character,
                score=sum(view.cards[seat][:HOLES]),
                place=ranks[seat],
                strokes=view.cards[seat][:MOST_HOLES],
                handicap=player.handicap,
            )
            for seat, player in enumerate(setup.players)
            if seat not in ended.replaced
        ),
    )
