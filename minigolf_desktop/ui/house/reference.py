"""The screen of what is in the boxes: pages for each game under one heading."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QWidget

from minigolf_desktop.ui.common.reference import ReferencePage
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import Segments
from minigolf_desktop.ui.common.widgets.screen import HeadedScreen


class GamePages(NamedTuple):
    """The pages of a game."""

    pages: Sequence[ReferencePage[Any]]
    tabs: Segments
    """Chooses the page; Ctrl+Tab goes through them."""


class ReferenceScreen(HeadedScreen):
    """What is in the box of each game."""

    def __init__(
        self,
        look: Look,
        games: Sequence[tuple[str, Callable[[Look], Sequence[ReferencePage[Any]]]]],
        game: int = 0,
    ) -> None:
        """``games`` are their titles, and what returns their pages when they are turned to.

        ``game`` is the place of the one that is turned to first.
        """
        title = translate("reference", "In the box")
        note = translate("reference", "Every piece of it. Ctrl+Tab turns pages.")
        super().__init__(look, title, note, sides=Space.WIDE, ends=20)
        self._makers = [make for _, make in games]
        self.chapters: dict[int, GamePages] = {}
        """The pages opened so far, by the place of their game."""
        self.stack = QStackedWidget()
        """The pages shown so far."""
        titles = [title for title, _ in games]
        self.games = Segments(look, translate("reference", "Game"), titles, game)
        """Chooses the game."""
        # Room for the bold letters of the chosen one.
        self.games.buttons[0].setMinimumWidth(look.px(136))
        self.games.chosen.connect(self.turn_to)
        self.heading.add(self.games)
        self.column.addWidget(self.stack, 1)
        for keys, step in (("Ctrl+Tab", 1), ("Ctrl+Shift+Tab", -1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(lambda step=step: self._turn(step))
        self.turn_to(game)
        self.page.first.setFocus()

    @property
    def chapter(self) -> GamePages:
        """The pages of the game that is shown."""
        return self.chapters[self.games.current]

    @property
    def page(self) -> ReferencePage[Any]:
        """The page that is shown."""
        return self.chapter.pages[self.chapter.tabs.current]

    def turn_to(self, game: int, page: int | None = None) -> None:
        """Show a page of a game, by their places; without one the page that was open last."""
        self.games.choose(game)
        if game not in self.chapters:
            # Few who look at one game ask for the others.
            self._open(game)
        for place, chapter in self.chapters.items():
            chapter.tabs.setVisible(place == game)
        if page is not None:
            self.chapter.tabs.choose(page)
        widget = self.page.widget
        if self.stack.indexOf(widget) < 0:
            self.stack.addWidget(widget)
        self.stack.setCurrentWidget(widget)

    def go_on_from(self, before: QWidget) -> None:
        """Turn to the page that was open before the look changed."""
        if isinstance(before, ReferenceScreen):
            self.turn_to(before.games.current, before.chapter.tabs.current)

    def _open(self, game: int) -> None:
        pages = self._makers[game](self.look)
        titles = [page.title for page in pages]
        tabs = Segments(self.look, translate("reference", "Page"), titles, 0)
        tabs.chosen.connect(lambda page: self.turn_to(game, page))
        self.chapters[game] = GamePages(pages, tabs)
        self.heading.add(tabs)

    def _turn(self, step: int) -> None:
        page = (self.chapter.tabs.current + step) % len(self.chapter.pages)
        self.turn_to(self.games.current, page)
        self.page.first.setFocus()

    def _search(self) -> None:
        """Turn to the first page where something can be searched for."""
        for game in (self.games.current, *self.chapters):
            for place, page in enumerate(self.chapters[game].pages):
                if (search := page.search) is not None:
                    self.turn_to(game, place)
                    search.setFocus()
                    return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+F and / search."""
        if event.matches(QKeySequence.StandardKey.Find) or event.key() == Qt.Key.Key_Slash:
            self._search()
        else:
            super().keyPressEvent(event)
