"""The screen of the reference: four pages under one heading."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from minigolf_desktop.content import Catalogue
from minigolf_desktop.ui.art.atlas import TileAtlas
from minigolf_desktop.ui.screens.reference.lands_page import LandsPage
from minigolf_desktop.ui.screens.reference.people_pages import ClientsPage, PromisesPage
from minigolf_desktop.ui.screens.reference.tiles_page import TilesPage
from minigolf_desktop.ui.theme import Space
from minigolf_desktop.ui.widgets.heading import Heading
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.screen import MeadowScreen
from minigolf_desktop.ui.widgets.segments import Segments

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
        """The four pages."""
        for _, page, _ in pages:
            self.pages.addWidget(page)
        self.tabs = Segments(
            look, translate("reference", "Page"), [name for name, _, _ in pages], 0
        )
        """Chooses the page; Ctrl+Tab goes through them."""
        self.tabs.chosen.connect(self.turn_to)
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
        note = translate("reference", "Minigolf Designer, every piece of it. Ctrl+Tab turns pages.")
        heading = Heading(look, title, note)
        heading.back.connect(self.back)
        heading.add(self.tabs)
        column.addWidget(heading)
        column.addWidget(self.pages, 1)

    def turn_to(self, page: int) -> None:
        """Show a page, by its place."""
        self.tabs.choose(page)
        self.pages.setCurrentIndex(page)

    def _turn(self, step: int) -> None:
        page = (self.pages.currentIndex() + step) % self.pages.count()
        self.turn_to(page)
        self._first[page].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back, Ctrl+F and / search."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.matches(QKeySequence.StandardKey.Find) or event.key() == Qt.Key.Key_Slash:
            self.turn_to(0)
            self.tiles.words.setFocus()
        else:
            super().keyPressEvent(event)
