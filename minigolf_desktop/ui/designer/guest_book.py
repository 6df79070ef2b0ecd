"""What Minigolf Designer tells the guest book."""

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.storage.designer.earlier import GROUP, earlier_games
from minigolf_desktop.storage.history import DESIGNER
from minigolf_desktop.storage.statistics import by_clients, by_condition, by_land
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.guest_book import (
    TOKEN,
    Chapter,
    GuestBook,
    all_games,
    badges_of,
    computers,
    players,
)
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.land_card import land_pixmap
from minigolf_desktop.ui.designer.art.portraits import portrait_pixmap
from minigolf_desktop.ui.designer.shell import DesignerShell
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS, condition_name

translate = QCoreApplication.translate

_OVERLAP = 0.68
"""How far the second portrait of a couple stands from the first, in widths."""


def guest_book(shell: DesignerShell) -> GuestBook:
    """Return its part; raises ContentError."""
    catalogue = shell.box.catalogue

    def land(group: str) -> str:
        known = catalogue.land_by_id.get(group)
        return group if known is None else content_name(known.name)

    def land_picture(look: Look, group: str, ratio: float) -> QPixmap:
        known = catalogue.land_by_id.get(group)
        if known is None:
            return QPixmap()
        side = round(look.px(TOKEN) * ratio)
        picture = QPixmap(land_pixmap(known, look.theme, side, side, 1.0))
        picture.setDevicePixelRatio(ratio)
        return picture

    def couple(group: str) -> str:
        known = catalogue.client_by_id
        return ", ".join(
            content_name(known[client].name) if client in known else client
            for client in group.split()
        )

    def couple_picture(look: Look, group: str, ratio: float) -> QPixmap:
        side = look.px(TOKEN)
        known = [client for client in group.split() if client in catalogue.client_by_id]
        picture = clear_pixmap(side * (1 + _OVERLAP * (len(known) - 1)), side, ratio)
        painter = QPainter(picture)
        for place, client in enumerate(known):
            left = side * _OVERLAP * place
            portrait = portrait_pixmap(client, side, ratio, look.theme)
            painter.drawPixmap(QPointF(left, 0), portrait)
        painter.end()
        return picture

    return GuestBook(
        DESIGNER,
        (
            all_games(),
            Chapter(translate("book", "Lands"), by_land, land, land_picture),
            Chapter(translate("book", "Clients"), by_clients, couple, couple_picture),
            Chapter(
                translate("book", "Conditions"),
                by_condition,
                condition_name,
                _condition_picture,
                fewest=False,
            ),
            computers(),
            players(),
        ),
        badges_of(DESIGNER),
        _mode_name,
        earlier_games,
        "designer/portraits/mrs-bloom",
    )


def _condition_picture(look: Look, group: str, ratio: float) -> QPixmap:
    name = CONDITION_ICONS.get(group, "")
    if not name:
        return QPixmap()
    return icon_pixmap(name, look.theme.text, look.px(TOKEN * 0.8), ratio)


def _mode_name(mode: str) -> str:
    return {
        "family-solo": translate("book", "Family, alone"),
        "advanced-solo": translate("book", "Advanced, alone"),
        f"family-{GROUP}": translate("book", "Family, in a group"),
        f"advanced-{GROUP}": translate("book", "Advanced, in a group"),
    }.get(mode, mode)
