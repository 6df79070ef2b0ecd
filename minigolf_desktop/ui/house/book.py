"""The guest book: the figures of all games that were finished, and their badges.

Figures are told by what games are told apart by: a line for each group, and its games over time.
"""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QStackedWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.storage.evenings import evenings_ended
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import (
    Figures,
    Played,
    called_today,
    fewest_wins,
    figures_by,
    modes_of,
    played_of,
    read_history,
    with_earlier,
)
from minigolf_desktop.storage.people import Person, people_in
from minigolf_desktop.ui.common.art.furnishings import PAVILION_TOP
from minigolf_desktop.ui.common.guest_book import TOKEN, BookChapter, GuestBook
from minigolf_desktop.ui.common.players import portrait_of
from minigolf_desktop.ui.common.records.exhibition import InvitationSign, Pavilion
from minigolf_desktop.ui.common.records.figures import (
    Ribbon,
    figure_item,
    pictured_item,
    records_table,
    round_marks,
)
from minigolf_desktop.ui.common.setting_aside import scores_in_words
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.text import MINUS, signed, tenths, with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import Segments, button, label, name_choice
from minigolf_desktop.ui.common.widgets.screen import HeadedScreen
from minigolf_desktop.ui.common.widgets.tokens import round_portrait
from minigolf_desktop.ui.house.badges import BadgesPage
from minigolf_desktop.ui.house.family import FamilyPage
from minigolf_desktop.ui.house.profile import ProfileStrip

_SIDE, _RIBBON = 208, 184
"""Width of the sheet on the left, height of the ribbon in a low window."""
_RIBBON_SHARE = 0.32
"""Share of a high window that the ribbon takes."""
_MOST_MODES = 5
"""Lines of the list of modes that are seen at once."""
_NAME = 0
"""Column of the name, which takes the room left over."""


class FiguresPage(Pavilion):
    """Modes and chapters on the left; the ribbon of the chosen group above all groups."""

    def __init__(self, look: Look, book: GuestBook) -> None:
        super().__init__(look, translate("book", "Figures"))
        self._book = book
        self._played: Sequence[Played] = ()
        self._modes: tuple[str, ...] = ()
        self._shown: tuple[BookChapter, ...] = ()
        self._groups: tuple[tuple[str, Figures], ...] = ()
        self.modes = _choice(translate("book", "Mode"))
        """Chooses the mode: scores of different ones cannot be compared."""
        self.chapters = _choice(translate("book", "Told by"))
        """Chooses how the games are grouped."""
        self.ribbon = Ribbon(look, _RIBBON, with_means=True)
        """The games of the chosen group, over time."""
        self.table = records_table(
            look, translate("book", "Figures"), _titles(), _NAME, range(1, 6)
        )
        """A line for each group, those with most games first."""
        self.table.setIconSize(QSize(look.px(TOKEN * 1.7), look.px(TOKEN)))
        words = translate("book", "No game has been finished yet. Who writes the first line?")
        self.invitation = InvitationSign(look, words, book.host)
        """Shown while no game was finished."""
        self.profile = ProfileStrip(look, book)
        """Whose figures are shown, where they are somebody's."""
        self._gallery = self._lay_out()
        self.modes.currentRowChanged.connect(self._choose_mode)
        self.chapters.currentRowChanged.connect(self._choose_chapter)
        self.table.currentCellChanged.connect(lambda row, *_: self._look_at(row))
        self.show_games(())

    def _lay_out(self) -> tuple[QWidget, ...]:
        look = self.look
        row = QHBoxLayout(self)
        sides = (Space.WIDE, PAVILION_TOP + 10, Space.WIDE, Space.WIDE)
        row.setContentsMargins(*(look.px(side) for side in sides))
        row.setSpacing(look.px(Space.MEDIUM))
        left = Panel(look, translate("book", "Told by"))
        left.setFixedWidth(look.px(_SIDE))
        column = QVBoxLayout(left)
        column.setContentsMargins(*(look.px(side) for side in (10, 10, 10, 10)))
        column.setSpacing(look.px(Space.SMALL))
        self._mode_title = label(translate("book", "Mode"), "panel_title")
        column.addWidget(self._mode_title)
        column.addWidget(self.modes)
        column.addWidget(label(translate("book", "Told by"), "panel_title"))
        column.addWidget(self.chapters, 1)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))
        column.addWidget(self.profile)
        column.addWidget(self.ribbon)
        sheet = Panel(look, translate("book", "Figures"))
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(*(look.px(side) for side in (10, 4, 10, 8)))
        inside.addWidget(self.table)
        column.addWidget(sheet, 1)
        row.addWidget(left)
        row.addWidget(right, 1)
        row.addWidget(self.invitation, 1)
        return left, right

    def show_games(self, played: Sequence[Played], person: Person | None = None) -> None:
        """Show the figures of other games: those of everybody, or of a person."""
        self._played = played
        self.profile.show_person(person, played)
        self._modes = modes_of(played)
        for part in self._gallery:
            part.setVisible(bool(played))
        self.invitation.setVisible(not played)
        several = len(self._modes) > 1
        self._mode_title.setVisible(several)
        self.modes.setVisible(several)
        _fill(self.modes, [self._book.mode_name(mode) for mode in self._modes])
        self._fit_modes()
        self._choose_mode()

    def _fit_modes(self) -> None:
        """Give the list of modes the height of its lines."""
        lines = min(_MOST_MODES, len(self._modes))
        self.modes.setFixedHeight(lines * max(1, self.modes.sizeHintForRow(0)) + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the ribbon grow with the page: a year has more to tell than its months."""
        super().resizeEvent(event)
        self.ribbon.setFixedHeight(max(self.look.px(_RIBBON), round(self.height() * _RIBBON_SHARE)))

    def showEvent(self, event: QShowEvent) -> None:
        """Measure lines anew: before a list is seen it does not know how high they are."""
        super().showEvent(event)
        self._fit_modes()

    @property
    def mode(self) -> str:
        """The mode chosen; empty where there is none."""
        row = self.modes.currentRow()
        return self._modes[row] if 0 <= row < len(self._modes) else ""

    def _of_mode(self) -> list[Played]:
        return [one for one in self._played if one.game.mode == self.mode]

    def _choose_mode(self) -> None:
        """Show the chapters that have figures of the mode; the chosen one stays."""
        row = self.chapters.currentRow()
        kept = self._shown[row].title if 0 <= row < len(self._shown) else ""
        played = self._of_mode()
        self._shown = tuple(
            chapter for chapter in self._book.chapters if any(map(any_figure(chapter), played))
        )
        titles = [chapter.title for chapter in self._shown]
        _fill(self.chapters, titles, titles.index(kept) if kept in titles else 0)
        self._choose_chapter()

    def _choose_chapter(self) -> None:
        row = self.chapters.currentRow()
        if not 0 <= row < len(self._shown):
            self._groups = ()
            self.table.setRowCount(0)
            return
        chapter = self._shown[row]
        found = figures_by(self._of_mode(), chapter.facet, self._is_fewest(chapter))
        order = sorted(found) if chapter.in_order else found
        self._groups = tuple((group, found[group]) for group in order)
        self.table.setRowCount(0)
        self.table.setColumnHidden(2, not chapter.is_margin)
        self.table.setRowCount(len(self._groups))
        for line, (group, figures) in enumerate(self._groups):
            for column, item in enumerate(self._cells(chapter, group, figures)):
                self.table.setItem(line, column, item)
        self.table.setCurrentCell(0, _NAME)

    def _is_fewest(self, chapter: BookChapter) -> bool:
        if chapter.fewest is not None:
            return chapter.fewest
        return fewest_wins(self._book.game, self.mode)

    def _cells(
        self, chapter: BookChapter, group: str, figures: Figures
    ) -> tuple[QTableWidgetItem, ...]:
        look, name = self.look, chapter.words(group)
        picture = chapter.picture(look, group, self.devicePixelRatioF())
        first = QTableWidgetItem(name) if picture.isNull() else pictured_item(picture, name)
        plus = chapter.is_margin
        wins = sum(point.value > 0 for point in figures.points)
        return (
            first,
            figure_item(str(figures.games)),
            figure_item(str(wins)),
            figure_item(signed(figures.best, plus)),
            figure_item(_mean(figures.mean, plus)),
            figure_item(signed(figures.last, plus)),
        )

    def _look_at(self, row: int) -> None:
        """Show the games of a group over time."""
        if not 0 <= row < len(self._groups):
            return
        chapter = self._shown[self.chapters.currentRow()]
        group, figures = self._groups[row]
        values = [point.value for point in figures.points]
        name = chapter.words(group)
        told = translate("book", "%n games, best {best}, mean {mean}, last {last}", "", len(values))
        told = told.replace("{best}", signed(figures.best, chapter.is_margin))
        told = told.replace("{mean}", _mean(figures.mean, chapter.is_margin))
        told = told.replace("{last}", signed(figures.last, chapter.is_margin))
        self.ribbon.show_points(
            figures.points,
            round_marks(values),
            with_colon(name, told),
            fewest=figures.fewest,
            title=name,
            plus=chapter.is_margin,
        )


def any_figure(chapter: BookChapter) -> Callable[[Played], bool]:
    """Return what tells whether a game has a figure in a chapter."""
    return lambda one: any(True for _ in chapter.facet(one))


def _titles() -> tuple[str, ...]:
    return (
        translate("book", "Name"),
        translate("book", "Games"),
        translate("book", "Won"),
        translate("book", "Best"),
        translate("book", "Mean"),
        translate("book", "Last"),
    )


def _mean(mean: float, plus: bool) -> str:
    """Return a mean with one decimal, and a true minus sign."""
    text = tenths(abs(mean))
    if mean < 0:
        return f"{MINUS}{text}"
    return f"+{text}" if plus and mean else text


def _choice(name: str) -> QListWidget:
    choice = QListWidget()
    choice.setAccessibleName(name)
    choice.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return choice


def _fill(choice: QListWidget, words: Sequence[str], row: int = 0) -> None:
    """Fill a list without emitting signals, and choose one of its lines."""
    choice.blockSignals(True)
    choice.clear()
    choice.addItems(list(words))
    if words:
        choice.setCurrentRow(row)
    choice.blockSignals(False)


FIGURES, BADGES, FAMILY = 0, 1, 2
"""The leaves of each game, and that of the evenings of all."""
_FACE = 24
_STEPS_AT_ONCE = 5
"""Steps of reading that are done before the screen shows: few games are there at once."""


class GuestBookScreen(HeadedScreen):
    """Figures and badges of all finished games."""

    warned = Signal(str)
    """The games could not be read; carries the message."""
    people_wanted = Signal()
    """The page of the people of the house is asked for."""

    def __init__(
        self,
        look: Look,
        games: Sequence[tuple[str, Callable[[], GuestBook]]],
        folders: Folders,
        game: int = 0,
        leaf: int = FIGURES,
    ) -> None:
        """``games`` has the title of each, and a function that returns its part of the book."""
        super().__init__(look, translate("book", "Guest book"))
        self._house = people_in(folders)
        self._played: dict[int, Sequence[Played]] = {}
        self._whose = self._people_choice()
        self._makers = [make for _, make in games]
        self._folders = folders
        self.pages: dict[int, tuple[FiguresPage, BadgesPage]] = {}
        """Figures and badges of the games opened so far, by their place."""
        titles = [title for title, _ in games]
        self.games = Segments(look, translate("records", "Game"), titles, game)
        """Chooses the game."""
        leaves = (
            translate("book", "Figures"),
            translate("book", "Badges"),
            translate("people", "Family"),
        )
        self.leaves = Segments(look, translate("book", "Leaf"), leaves, leaf)
        """Chooses figures or badges."""
        self.games.chosen.connect(self._turn)
        self.leaves.chosen.connect(self._turn)
        self.heading.add(self._whose)
        self.heading.add(self.leaves)
        self.heading.add(self.games)
        # Words would leave the title no room at a large scale.
        people = button(look, "", "pill", "person")
        people.setToolTip(translate("people", "Household"))
        people.setAccessibleName(people.toolTip())
        people.clicked.connect(self.people_wanted)
        self.heading.add(people)
        self._stack = QStackedWidget()
        self.family = FamilyPage(look, self._house)
        """The evenings of the house, month by month."""
        self._stack.addWidget(self.family)
        self.column.addWidget(self._stack, 1)
        self._turn()

    @property
    def figures(self) -> FiguresPage:
        """The figures of the game that is shown."""
        return self.pages[self.games.current][0]

    @property
    def badges(self) -> BadgesPage:
        """The badges of the game that is shown."""
        return self.pages[self.games.current][1]

    def turn_to(self, game: int, leaf: int) -> None:
        """Show a leaf of a game, by its place."""
        self.games.choose(game)
        self.leaves.choose(leaf)
        self._turn()

    def _turn(self) -> None:
        game = self.games.current
        if game not in self.pages:
            book = self._makers[game]()
            pages = self.pages[game] = (FiguresPage(self.look, book), BadgesPage(self.look, book))
            for page in pages:
                self._stack.addWidget(page)

            def show(played: Sequence[Played]) -> None:
                self._played[game] = played
                self._show_games(game)

            Piecemeal(self._games_of(book), show, self, _STEPS_AT_ONCE)
        is_family = self.leaves.current == FAMILY
        self.games.setVisible(not is_family)
        self._whose.setVisible(not is_family and self._whose.count() > 1)
        shown: QWidget = self.family if is_family else self.pages[game][self.leaves.current]
        self._stack.setCurrentWidget(shown)

    def _people_choice(self) -> QComboBox:
        """Return the choice of whose figures and badges are shown."""
        choice = QComboBox()
        look, side = self.look, self.look.px(_FACE)
        choice.setIconSize(QSize(side, side))
        choice.addItem(translate("people", "Everybody"), "")
        for person in self._house.people:
            face = portrait_of(person.portrait)
            picture = round_portrait(face, side, self.devicePixelRatioF(), look.theme)
            choice.addItem(QIcon(picture), person.name, person.id)
        name_choice(choice, translate("people", "Whose"))
        choice.activated.connect(lambda _: self._show_everywhere())
        return choice

    def choose_person(self, person: Person) -> None:
        """Show the figures and badges of somebody alone."""
        self._whose.setCurrentIndex(self._whose.findData(person.id))
        self._show_everywhere()

    def _show_everywhere(self) -> None:
        for game in self._played:
            self._show_games(game)

    def _show_games(self, game: int) -> None:
        """Show the games of a part of the book: those of everybody, or of a person."""
        wanted, played = self._whose.currentData(), self._played[game]
        person = self._house.with_id(wanted) if wanted else None
        if person is not None:
            played = [one for one in played if one.player.name == person.name]
        figures, badges = self.pages[game]
        figures.show_games(played, person)
        badges.show_games(played)

    def _games_of(self, book: GuestBook) -> Iterator[Sequence[Played] | None]:
        """Read the games of people, step by step; they come at the end."""
        games, warning = yield from read_history(self._folders.history)
        if warning:
            # The screen is shown first, and whoever made it is listening then.
            words = scores_in_words(warning)
            QTimer.singleShot(0, self, lambda: self.warned.emit(words))
        yield None
        earlier = yield from book.earlier(self._folders)
        yield None
        self.family.show_games(games, evenings_ended(self._folders.evenings))
        its = [one for one in games if one.game == book.game]
        name_of = self._house.person_name
        yield played_of([called_today(one, name_of) for one in with_earlier(its, earlier)])
