"""The screen of the guest book: figures and badges of each game under one heading."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import reading, with_earlier
from minigolf_desktop.storage.statistics import Played, played_of
from minigolf_desktop.ui.common.guest_book import GuestBook
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.setting_aside import scores_in_words
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.heading import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.house.book.badges_page import BadgesPage
from minigolf_desktop.ui.house.book.figures_page import FiguresPage

translate = QCoreApplication.translate

FIGURES, BADGES = 0, 1
"""The leaves of each game."""
_AT_ONCE = 5
"""Steps of reading that are done before the screen shows: few games are there at once."""


class GuestBookScreen(MeadowScreen):
    """What came of all games that were finished."""

    back = Signal()
    """The screen before is asked for."""
    warned = Signal(str)
    """The games could not be read; carries what to tell."""

    def __init__(
        self,
        look: Look,
        games: Sequence[tuple[str, Callable[[], GuestBook]]],
        folders: Folders,
        game: int = 0,
        leaf: int = FIGURES,
    ) -> None:
        """``games`` are their titles, and what gives their parts when they are turned to."""
        super().__init__(look)
        self.setAccessibleName(translate("book", "Guest book"))
        self._makers = [make for _, make in games]
        self._folders = folders
        self.pages: dict[int, tuple[FiguresPage, BadgesPage]] = {}
        """Figures and badges of the games that were turned to, by their place."""
        self._heading = Heading(look, translate("book", "Guest book"))
        self._heading.back.connect(self.back)
        titles = [title for title, _ in games]
        self.games = Segments(look, translate("records", "Game"), titles, game)
        """Chooses the game."""
        leaves = (translate("book", "Figures"), translate("book", "Badges"))
        self.leaves = Segments(look, translate("book", "Leaf"), leaves, leaf)
        """Chooses figures or badges."""
        self.games.chosen.connect(self._turn)
        self.leaves.chosen.connect(self._turn)
        self._heading.add(self.leaves)
        self._heading.add(self.games)
        self._stack = QStackedWidget()
        column = QVBoxLayout(self)
        margin = look.px(Space.LARGE)
        column.setContentsMargins(margin, look.px(28), margin, look.px(28))
        column.setSpacing(look.px(Space.LARGE))
        column.addWidget(self._heading)
        column.addWidget(self._stack, 1)
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
                for page in pages:
                    page.show_games(played)

            Piecemeal(self._games_of(book), show, self, _AT_ONCE)
        self._stack.setCurrentWidget(self.pages[game][self.leaves.current])

    def _games_of(self, book: GuestBook) -> Iterator[Sequence[Played] | None]:
        """Read the games of people, step by step; they come at the end."""
        games, warning = yield from reading(self._folders.history)
        if warning:
            # The screen is shown first, and whoever made it is listening then.
            words = scores_in_words(warning)
            QTimer.singleShot(0, self, lambda: self.warned.emit(words))
        yield None
        earlier = yield from book.earlier(self._folders)
        yield None
        its = [one for one in games if one.game == book.game]
        yield played_of(with_earlier(its, earlier))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
