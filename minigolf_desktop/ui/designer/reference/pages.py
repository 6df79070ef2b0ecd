"""What is in the box of Minigolf Designer, page by page."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.common.reference.page import ReferencePage
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.reference.lands_page import LandsPage
from minigolf_desktop.ui.designer.reference.people_pages import ClientsPage, PromisesPage
from minigolf_desktop.ui.designer.reference.statistics_page import StatisticsPage
from minigolf_desktop.ui.designer.reference.tiles_page import TilesPage
from minigolf_desktop.ui.designer.shell import DesignerShell

translate = QCoreApplication.translate


def reference_pages(look: Look, shell: DesignerShell) -> tuple[ReferencePage[Any], ...]:
    """Return the pages; the tiles tell how many are in the bag of the game that is open."""
    content, atlas = shell.box.catalogue, shell.box.atlas
    return (
        ReferencePage(
            translate("reference", "Tiles"),
            lambda: TilesPage(look, content.designs, atlas, shell.left_in_bag),
            lambda page: page.gallery,
            lambda page: page.words,
        ),
        ReferencePage(
            translate("reference", "Clients"),
            lambda: ClientsPage(look, content.clients),
            lambda page: page.cards[0],
        ),
        ReferencePage(
            translate("reference", "Promises"),
            lambda: PromisesPage(look),
            lambda page: page.players,
        ),
        ReferencePage(
            translate("reference", "Lands"),
            lambda: LandsPage(look, content.lands),
            lambda page: page.gallery,
        ),
        ReferencePage(
            translate("reference", "Statistics"),
            lambda: StatisticsPage(look, content.designs, atlas),
            lambda page: page.players,
        ),
    )
