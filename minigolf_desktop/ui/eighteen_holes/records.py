"""What is remembered of games: the best of them on the wall, and all of them in the guest book."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES, Box
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.hazards import (
    Hazards,
)
from minigolf_desktop.model.eighteen_holes.leaderboard import (
    ranks_before,
    rounds_of,
    standings,
    winners_of,
)
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.model.play.seats import colour_of
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.eighteen_holes import (
    GolfBest,
    GolfBook,
    GolfCourseBests,
    course_key,
    earlier_games,
    read_golf_book,
)
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import (
    GOLF,
    MOST_HOLES,
    HistoryGame,
    HistoryPlayer,
    by_course,
    by_golfer,
    by_par,
)
from minigolf_desktop.storage.moments import moment_of
from minigolf_desktop.ui.common.guest_book import TOKEN as GUEST_BOOK_TOKEN
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
from minigolf_desktop.ui.common.players import player_name
from minigolf_desktop.ui.common.records.exhibition import PORTRAIT, Masterpiece, RecordsPage, Shown
from minigolf_desktop.ui.common.records.figures import (
    TOKEN,
    figure_item,
    pictured_item,
    records_table,
)
from minigolf_desktop.ui.common.records.wall import CELL, Framed, Wall
from minigolf_desktop.ui.common.text import content_name, day, with_colon
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap
from minigolf_desktop.ui.eighteen_holes.entry import mode_name
from minigolf_desktop.ui.eighteen_holes.result import rank_beaten
from minigolf_desktop.ui.eighteen_holes.shell import GolfShell
from minigolf_desktop.ui.eighteen_holes.text.modes import (
    best_words,
    course_with_hazards,
    golf_mode,
)
from minigolf_desktop.ui.eighteen_holes.widgets.cards import card_name, portrait_pixmap
from minigolf_desktop.ui.eighteen_holes.widgets.course_gallery import golf_course_steps

_MODES, _TABLE = 158, 190
"""Width of the list of modes, height of the sheet of scores."""
_TOKEN, _LARGE = 22, 38
"""Sides of what stands before the score, and of the portrait on the sheet."""
_STRETCHED = 2
"""Column that takes the room left over: who played."""
_FIGURES = (0,)
"""Columns of figures: the place."""


def records_page(look: Look, shell: GolfShell) -> "GolfRecordsPage":
    """Return the page of the player's best scores."""
    book, warning = read_golf_book(shell.folders.golf)
    return GolfRecordsPage(look, book, shell.box, shell.folders, warning)


class GolfRecordsPage(RecordsPage):
    """Modes, courses on the wall, and below them the best scores of the course on the easel."""

    def __init__(
        self,
        look: Look,
        book: GolfBook,
        box: Box,
        folders: Folders,
        warning: str = "",
    ) -> None:
        super().__init__(look, translate("records", "Best scores of 18 Holes"), warning)
        self._courses = tuple(reversed(book.courses.values()))
        self._listed: tuple[GolfCourseBests, ...] = ()
        self._laid = {preset.course.id: preset.course for preset in box.presets}
        self._faces = box.face_by_id
        played = {mode for course in self._courses for mode in course.bests}
        self.modes = [mode for mode in Mode if mode.value in played]
        """Modes in which there are scores."""
        self.tabs = QListWidget()
        """Chooses the mode."""
        self.courses = Wall(look, translate("records", "Course"))
        """Chooses the course; the one played last stands first."""
        self.table = _empty_table(look)
        """The best scores, best first."""
        self._build()
        self.tabs.currentRowChanged.connect(self._choose_mode)
        self.courses.chosen.connect(self._choose_course)
        self.let_open(self.table)
        self.table.currentCellChanged.connect(lambda *_: self.offer())
        if self.modes:
            self.tabs.setCurrentRow(0)
        self.look_for_games(folders, "eighteen-holes")

    def _build(self) -> None:
        look = self.look
        wall = QWidget()
        column = QVBoxLayout(wall)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.MEDIUM))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.LARGE))
        modes = Panel(look, translate("records", "Mode"))
        modes.setFixedWidth(look.px(_MODES))
        inside = QVBoxLayout(modes)
        inside.setContentsMargins(*(look.px(side) for side in (10, 10, 10, 8)))
        inside.setSpacing(look.px(Space.SMALL))
        inside.addWidget(label(translate("records", "Mode"), "panel_title"))
        self.tabs.setAccessibleName(translate("records", "Mode"))
        self.tabs.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside.addWidget(self.tabs, 1)
        row.addWidget(modes)
        self.courses.setMinimumHeight(look.px(CELL[1] + 4))
        row.addWidget(self.courses, 1)
        column.addLayout(row, 1)
        scores = Panel(look, translate("records", "Best scores of 18 Holes"))
        scores.setMinimumHeight(look.px(_TABLE / 2))
        scores.setMaximumHeight(look.px(_TABLE))
        inside = QVBoxLayout(scores)
        inside.setContentsMargins(*(look.px(side) for side in (10, 4, 10, 8)))
        inside.addWidget(self.table)
        column.addWidget(scores)
        words = translate("records", "No round has been finished yet. Yours could be the first.")
        self.lay_out(wall, words, "characters/bruno")
        self.show_gallery(bool(self.modes))
        self.tabs.addItems([mode_name(mode) for mode in self.modes])

    @property
    def mode(self) -> Mode:
        """The mode chosen."""
        return self.modes[max(0, self.tabs.currentRow())]

    def _choose_mode(self) -> None:
        mode = self.mode
        self._listed = tuple(course for course in self._courses if mode.value in course.bests)
        self.courses.hang([self._framed(place, one) for place, one in enumerate(self._listed)])
        self._choose_course(self.courses.current)

    def _framed(self, place: int, course: GolfCourseBests) -> Framed:
        best = course.bests[self.mode.value][0]
        score = best_words(self.mode, best.score, best.beaten)
        return Framed(
            key=str(place),
            words=with_colon(course_title(course), score),
            score=score,
            title=_name(course),
            badge=self._token(best, _TOKEN),
            picture=lambda: self._picture(course),
        )

    def _masterpiece(self, course: GolfCourseBests) -> Masterpiece:
        best = course.bests[self.mode.value][0]
        look = self.look
        people: tuple[tuple[QPixmap, str], ...] = ()
        if best.golfer:
            side, ratio = look.px(PORTRAIT), self.devicePixelRatioF()
            portrait = portrait_pixmap(best.golfer, side, ratio, look.theme)
            people = ((portrait, card_name(best.golfer)),)
        when = day(moment_of(best.date))
        return Masterpiece(
            score=best_words(self.mode, best.score, best.beaten),
            verdict=best.name or player_name((), best.seat),
            badge=self._token(best, _LARGE),
            title=course_title(course),
            people=people,
            notes=(f"{mode_name(self.mode)} · {when}",),
            picture=lambda: self._picture(course),
            best=False,
        )

    def _token(self, best: GolfBest, length: float) -> QPixmap:
        colour, look = PLAYER_COLOURS[best.seat].name, self.look
        return player_shape_pixmap(look, colour, look.px(length), self.devicePixelRatioF())

    def _picture(self, course: GolfCourseBests) -> Shown | None:
        """Return the picture of a course of the box; another player's is not kept."""
        laid = self._laid.get(course.id)
        if laid is None:
            return None
        return Shown(course.id, golf_course_steps(self.look, laid, self._faces))

    def _choose_course(self, key: str) -> None:
        self.look_at(self._masterpiece(self._listed[int(key)]) if key else None)
        bests = self._listed[int(key)].bests[self.mode.value] if key else []
        self.table.setRowCount(len(bests))
        for line, best in enumerate(bests):
            for column, item in enumerate(self._cells(line, best)):
                self.table.setItem(line, column, item)
        if bests:
            self.table.selectRow(0)

    def offer(self) -> None:
        """Offer the game of the line chosen, or its course where the game is deleted."""
        self.open_button.setEnabled(self._game is not None or self._course is not None)
        self.offer_review(self._game)

    @property
    def _listed_course(self) -> GolfCourseBests | None:
        key = self.courses.current
        return self._listed[int(key)] if key else None

    @property
    def _game(self) -> Path | None:
        """The journal of the game of the line chosen."""
        course, row = self._listed_course, self.table.currentRow()
        bests = course.bests[self.mode.value] if course else []
        if not 0 <= row < len(bests):
            return None
        return self.games.find(bests[row].match, bests[row].seed)

    @property
    def _course(self) -> Course | None:
        """The course chosen, if it is one of the box."""
        course = self._listed_course
        return self._laid.get(course.id) if course else None

    def open_course(self) -> None:
        """Ask for the course of the line chosen, where there still is one."""
        if self._game is not None:
            self.game_wanted.emit(self._game)
        elif self._course is not None:
            self.course_wanted.emit(self._course)

    def _cells(self, line: int, best: GolfBest) -> Sequence[QTableWidgetItem]:
        look, ratio = self.look, self.devicePixelRatioF()
        score = QTableWidgetItem(best_words(self.mode, best.score, best.beaten))
        score.setFont(font("points", look.scale))
        colour = PLAYER_COLOURS[best.seat].name
        token = player_shape_pixmap(look, colour, look.px(TOKEN), ratio)
        name = pictured_item(token, best.name or player_name((), best.seat))
        golfer = QTableWidgetItem(card_name(best.golfer))
        if best.golfer:
            portrait = portrait_pixmap(best.golfer, look.px(TOKEN), ratio, look.theme)
            golfer = pictured_item(portrait, card_name(best.golfer))
        players = QTableWidgetItem(str(best.players))
        players.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        return (
            figure_item(str(line + 1)),
            score,
            name,
            golfer,
            players,
            QTableWidgetItem(day(moment_of(best.date))),
            QTableWidgetItem(str(best.seed)),
        )


def course_title(course: GolfCourseBests) -> str:
    """Return the name of a course, of a preset one in the player's language, and its holes."""
    holes = translate("records", "%n holes", "", course.holes)
    return f"{_name(course)}, {holes}"


def _name(course: GolfCourseBests) -> str:
    name = content_name(course.name) or translate("records", "Nameless course")
    return course_with_hazards(name, Hazards(course.hazards))


def _empty_table(look: Look) -> QTableWidget:
    titles = (
        translate("records", "Place"),
        translate("records", "Score"),
        translate("records", "Player"),
        translate("records", "Golfer"),
        translate("records", "Players"),
        translate("records", "Date"),
        translate("records", "Seed"),
    )
    name = translate("records", "Best scores of 18 Holes")
    return records_table(look, name, titles, _STRETCHED, _FIGURES)


_MODES_OF_PLAY = {mode.value: mode for mode in Mode}


def guest_book(shell: GolfShell) -> GuestBook:
    """Return its part; raises ContentError."""
    return GuestBook(
        GOLF,
        (
            BookChapter(translate("book", "Courses"), by_course, _course),
            BookChapter(translate("book", "Golfers"), by_golfer, _golfer, _golfer_picture),
            players(),
            rivals_of_the_house(),
            BookChapter(
                translate("book", "Holes by par"), by_par, par_words, fewest=True, in_order=True
            ),
            computers(),
        ),
        badges_of(GOLF),
        _mode_name,
        earlier_games,
        (
            BookChapter(translate("people", "Favourite golfer"), by_golfer, _golfer),
            BookChapter(translate("people", "Favourite course"), by_course, _course),
        ),
        "characters/bruno",
    )


def _course(group: str) -> str:
    """Return what a course is called, with what was done with its hazards, and its holes."""
    head, bar, name = group.partition("|")
    holes, _, hazards = head.partition(" ")
    return course_with_hazards(
        course_words(f"{holes}{bar}{name}"), Hazards(hazards or Hazards.AS_DRAWN)
    )


def _golfer(group: str) -> str:
    return card_name(group) if group in GOLFER_FACES else group


def _golfer_picture(look: Look, group: str, ratio: float) -> QPixmap:
    if group not in GOLFER_FACES:
        return QPixmap()
    return portrait_pixmap(group, look.px(GUEST_BOOK_TOKEN), ratio, look.theme)


def _mode_name(mode: str) -> str:
    return mode_name(_MODES_OF_PLAY[mode]) if mode in _MODES_OF_PLAY else mode


def history_of(rules: object, ended: EndedMatch) -> HistoryGame | None:
    """Return a game that is over as the history has it; None where only computers played.

    Of a race only the winners have a score, its rounds. Who has lost the 19th comes second, and
    keeps the score (ruling H34).
    """
    view = ended.match.view(EVERYBODY)
    setup = view.table.setup
    if not ended.people:
        return None
    racing, beaten = golf_mode(view).is_race, rank_beaten(view)
    players = []
    for seat, standing in enumerate(standings(view)):
        if seat in ended.replaced:
            continue
        player, score = setup.players[seat], rounds_of(view) if racing else standing.points
        facts = {
            "aces": standing.aces,
            "won": len(view.players[seat].taken),
            "beaten": beaten,
            "nineteenth": int(seat in winners_of(view, len(setup.course.holes))),
        }
        players.append(
            HistoryPlayer(
                name=player.name,
                colour=colour_of(setup.players, seat),
                level=player.computer,
                character=player.character,
                golfer=setup.golfers[seat],
                score=None if racing and ranks_before(view)[seat] != 1 else score,
                place=view.ranks[seat],
                strokes=view.players[seat].card[:MOST_HOLES],
                facts={name: count for name, count in facts.items() if count},
                handicap=player.handicap,
            )
        )
    return HistoryGame(
        date=ended.date,
        match=ended.id,
        game=GOLF,
        mode=setup.mode.value,
        course=course_key(setup.course),
        hazards=setup.hazards.value,
        name=setup.course.name[:200],
        holes=len(setup.course.holes),
        pars=tuple(view.table.field.pars[:MOST_HOLES]),
        players=tuple(players),
    )
