"""What the pages with a gallery have in common."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Generic, TypeVar

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


WidgetT = TypeVar("WidgetT", bound=QWidget)


class ReferencePage(Generic[WidgetT]):
    """A page of what is in the box of a game; it is made when it is turned to first."""

    def __init__(
        self,
        title: str,
        make: Callable[[], WidgetT],
        first: Callable[[WidgetT], QWidget],
        search: Callable[[WidgetT], QWidget] | None = None,
    ) -> None:
        """``first`` and ``search`` find their controls on the page that was made."""
        self.title = title
        """Its name on the tab."""
        self._make = make
        self._first = first
        self._search = search

    @cached_property
    def widget(self) -> WidgetT:
        """The page itself."""
        return self._make()

    @property
    def first(self) -> QWidget:
        """What has the keyboard's focus when it opens."""
        return self._first(self.widget)

    @property
    def search(self) -> QWidget | None:
        """Where something is searched for by its name; None on a page without that."""
        return None if self._search is None else self._search(self.widget)
