"""What the pages with a gallery have in common."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.reference.gallery import Gallery
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import frame


class GalleryPage(QWidget):
    """A gallery with what finds its exhibits, and beside it the one looked at closely."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def _lay_out(
        self, name: str, heads: Iterable[QLayout], gallery: Gallery, closely: QWidget
    ) -> None:
        """Lay the gallery below its heads, on a card of a name."""
        look = self._look
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.PANEL_GAP))
        card = frame("card", name)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(*(look.px(side) for side in (16, 14, 8, 10)))
        inside.setSpacing(look.px(Space.SMALL))
        for head in heads:
            inside.addLayout(head)
        inside.addWidget(gallery, 1)
        row.addWidget(card, 1)
        row.addWidget(closely)


class ReferencePage(NamedTuple):
    """A page of what is in the box of a game."""

    title: str
    widget: QWidget
    first: QWidget
    """What has the keyboard's focus when it opens."""
    search: QWidget | None = None
    """Where something is searched for by its name; None on a page without that."""
