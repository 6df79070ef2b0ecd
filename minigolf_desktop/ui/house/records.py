"""The screen of the best scores: a page for each game under one heading."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget

from minigolf_desktop.ui.common.records.exhibition import RecordsPage
from minigolf_desktop.ui.common.setting_aside import scores_in_words
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import Segments, button
from minigolf_desktop.ui.common.widgets.screen import HeadedScreen


class RecordsScreen(HeadedScreen):
    """Best scores, best first."""

    new_game = Signal(int)
    """The player begins a match; carries the place of its game."""
    book = Signal(int)
    """The player asks for the guest book; carries the place of the game shown."""
    game_wanted = Signal(Path)
    """The player opens a finished match; carries its journal."""
    gates_wanted = Signal(Path)
    """The opening day of a course is to be seen; carries the journal of its finished match."""
    sheet_wanted = Signal(Path)
    """A course is to be seen on paper; carries the journal of its finished match."""
    review_wanted = Signal(Path)
    """The player replays a finished match turn by turn; carries its journal."""
    course_wanted = Signal(int, object)
    """The player plays a course; carries the place of its game, and the course."""
    warned = Signal(str)
    """The scores of a game could not be read; carries the message."""

    def __init__(
        self, look: Look, games: Sequence[tuple[str, Callable[[Look], RecordsPage]]]
    ) -> None:
        """``games`` has the title of each, and a function that makes its page."""
        super().__init__(look, translate("records", "Records"))
        self._makers = [make for _, make in games]
        self.pages: dict[int, RecordsPage] = {}
        """The pages opened so far, by the place of their game."""
        titles = [title for title, _ in games]
        self.games = Segments(look, translate("records", "Game"), titles, 0)
        """Chooses the game."""
        # Room for the bold letters of the chosen one.
        self.games.buttons[0].setMinimumWidth(look.px(136))
        self.games.chosen.connect(self.turn_to)
        book = button(look, translate("book", "Guest book"), "pill", "book")
        book.setToolTip(translate("book", "Figures and badges of all games (Ctrl+G)"))
        book.clicked.connect(lambda: self.book.emit(self.games.current))
        self.heading.add(book)
        self.heading.add(self.games)
        self._stack = QStackedWidget()
        self.column.addWidget(self._stack, 1)
        self.turn_to(0)

    @property
    def page(self) -> RecordsPage:
        """The page that is shown."""
        return self.pages[self.games.current]

    def turn_to(self, game: int) -> None:
        """Show the records of a game, by its place."""
        self.games.choose(game)
        if game not in self.pages:
            self._open(game)
        for place, page in self.pages.items():
            for chooser in page.choosers:
                chooser.setVisible(place == game)
        self._stack.setCurrentWidget(self.pages[game])

    def _open(self, game: int) -> None:
        page = self.pages[game] = self._makers[game](self.look)
        page.new_game.connect(partial(self.new_game.emit, game))
        page.game_wanted.connect(self.game_wanted)
        page.gates_wanted.connect(self.gates_wanted)
        page.sheet_wanted.connect(self.sheet_wanted)
        page.review_wanted.connect(self.review_wanted)
        page.course_wanted.connect(partial(self.course_wanted.emit, game))
        for chooser in page.choosers:
            self.heading.add(chooser)
        self._stack.addWidget(page)
        if page.warning:
            # The screen is shown first, and whoever made it is listening then.
            words = scores_in_words(page.warning)
            QTimer.singleShot(0, self, lambda: self.warned.emit(words))
