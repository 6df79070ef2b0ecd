"""The screen of the reference: pages for each game under one heading."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from minigolf_desktop.content.designer.catalogue import Catalogue
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.ui.common.reference.cards_page import CardsPage
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.heading import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.reference.lands_page import LandsPage
from minigolf_desktop.ui.designer.reference.people_pages import ClientsPage, PromisesPage
from minigolf_desktop.ui.designer.reference.tiles_page import TilesPage
from minigolf_desktop.ui.eighteen_holes.reference_pages import golf_pages

translate = QCoreApplication.translate


class ReferenceScreen(MeadowScreen):
    """What is in the box."""

    back = Signal()
    """The screen from which it was opened is asked for."""

    def __init__(
        self,
        look: Look,
        catalogue: Catalogue,
        atlas: TileAtlas,
        left: Mapping[str, int] | None = None,
    ) -> None:
        """``left`` is how many copies of each tile are in the bag of the open game, by id."""
        super().__init__(look)
        title = translate("reference", "In the box")
        self.setAccessibleName(title)
        self.tiles = TilesPage(look, catalogue.designs, atlas, left)
        """The page of the tiles."""
        self.clients = ClientsPage(look, catalogue.clients)
        """The page of the clients."""
        self.promises = PromisesPage(look)
        """The page of the promises."""
        self.lands = LandsPage(look, catalogue.lands)
        """The page of the lands."""
        pages: tuple[tuple[str, QWidget, QWidget], ...] = (
            (translate("reference", "Tiles"), self.tiles, self.tiles.gallery),
            (translate("reference", "Clients"), self.clients, self.clients.cards[0]),
            (translate("reference", "Promises"), self.promises, self.promises.players),
            (translate("reference", "Lands"), self.lands, self.lands.gallery),
        )
        self._first = [first for _, _, first in pages]
        self.pages = QStackedWidget()
        """The four pages of Minigolf Designer, then those of 18 Holes."""
        for _, page, _ in pages:
            self.pages.addWidget(page)
        self.tabs = Segments(
            look, translate("reference", "Page"), [name for name, _, _ in pages], 0
        )
        """Chooses the page; Ctrl+Tab goes through them."""
        self.tabs.chosen.connect(self.turn_to)
        names = (translate("reference", "Minigolf Designer"), translate("reference", "18 Holes"))
        self.games = Segments(look, translate("reference", "Game"), names, 0)
        """Chooses the game."""
        # Room for the bold letters of the chosen one.
        self.games.buttons[0].setMinimumWidth(look.px(136))
        self.games.chosen.connect(self.turn_to_game)
        self.golf: tuple[CardsPage, ...] = ()
        """The pages of 18 Holes, once they were asked for."""
        self.golf_tabs: Segments | None = None
        """Chooses among them."""
        self._lay_out(title)
        for keys, step in (("Ctrl+Tab", 1), ("Ctrl+Shift+Tab", -1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(lambda step=step: self._turn(step))
        self.tiles.gallery.setFocus()

    def _lay_out(self, title: str) -> None:
        look = self.look
        column = QVBoxLayout(self)
        margin = look.px(Space.WIDE)
        column.setContentsMargins(margin, look.px(20), margin, look.px(20))
        column.setSpacing(look.px(Space.LARGE))
        note = translate("reference", "Every piece of it. Ctrl+Tab turns pages.")
        heading = self._heading = Heading(look, title, note)
        heading.back.connect(self.back)
        heading.add(self.games)
        heading.add(self.tabs)
        column.addWidget(heading)
        column.addWidget(self.pages, 1)

    def turn_to(self, page: int) -> None:
        """Show a page of Minigolf Designer, by its place."""
        self.turn_to_game(0)
        self.tabs.choose(page)
        self.pages.setCurrentIndex(page)

    def turn_to_game(self, game: int) -> None:
        """Show the pages of a game: 0 for Minigolf Designer, 1 for 18 Holes."""
        self.games.choose(game)
        if game == 1 and self.golf_tabs is None:
            self._open_golf()
        self.tabs.setVisible(game == 0)
        if self.golf_tabs is not None:
            self.golf_tabs.setVisible(game == 1)
            place = self._golf_page + self.golf_tabs.current if game == 1 else self.tabs.current
            self.pages.setCurrentIndex(place)

    def turn_to_golf(self, page: int) -> None:
        """Show a page of 18 Holes, by its place."""
        self.turn_to_game(1)
        if self.golf_tabs is not None:
            self.golf_tabs.choose(page)
            self.pages.setCurrentIndex(self._golf_page + page)

    def _open_golf(self) -> None:
        """Make the pages of 18 Holes: few who look at the reference ask for them."""
        named = golf_pages(self.look, load_box())
        self.golf = tuple(page for _, page in named)
        for page in self.golf:
            self.pages.addWidget(page)
        names = [name for name, _ in named]
        tabs = self.golf_tabs = Segments(self.look, translate("reference", "Page"), names, 0)
        tabs.chosen.connect(self.turn_to_golf)
        self._heading.add(tabs)

    def _turn(self, step: int) -> None:
        if self.games.current == 1 and self.golf_tabs is not None:
            page = (self.golf_tabs.current + step) % len(self.golf)
            self.turn_to_golf(page)
            self.golf[page].gallery.setFocus()
            return
        page = (self.pages.currentIndex() + step) % self._golf_page
        self.turn_to(page)
        self._first[page].setFocus()

    @property
    def _golf_page(self) -> int:
        """Place of the first page of 18 Holes."""
        return len(self._first)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back, Ctrl+F and / search."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.matches(QKeySequence.StandardKey.Find) or event.key() == Qt.Key.Key_Slash:
            self.turn_to(0)
            self.tiles.words.setFocus()
        else:
            super().keyPressEvent(event)
