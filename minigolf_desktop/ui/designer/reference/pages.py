"""What is in the box of Minigolf Designer, page by page."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.common.reference.page import ReferencePage
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.reference.lands_page import LandsPage
from minigolf_desktop.ui.designer.reference.people_pages import ClientsPage, PromisesPage
from minigolf_desktop.ui.designer.reference.statistics_page import StatisticsPage
from minigolf_desktop.ui.designer.reference.tiles_page import TilesPage
from minigolf_desktop.ui.designer.shell import DesignerShell

translate = QCoreApplication.translate


def reference_pages(look: Look, shell: DesignerShell) -> tuple[ReferencePage, ...]:
    """Return the pages; the tiles tell how many are in the bag of the game that is open."""
    content = shell.box.catalogue
    tiles = TilesPage(look, content.designs, shell.box.atlas, shell.left_in_bag)
    clients, promises = ClientsPage(look, content.clients), PromisesPage(look)
    lands = LandsPage(look, content.lands)
    statistics = StatisticsPage(look, content.designs, shell.box.atlas)
    return (
        ReferencePage(translate("reference", "Tiles"), tiles, tiles.gallery, tiles.words),
        ReferencePage(translate("reference", "Clients"), clients, clients.cards[0]),
        ReferencePage(translate("reference", "Promises"), promises, promises.players),
        ReferencePage(translate("reference", "Lands"), lands, lands.gallery),
        ReferencePage(translate("reference", "Statistics"), statistics, statistics.players),
    )
