"""The dialog with the short rules and the keys."""

from collections.abc import Mapping, Sequence
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.ui.common.rules_page import Chapters, RulesPage
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label, scroll_area

translate = QCoreApplication.translate


class RulesDialog(CardDialog):
    """What a player needs to know: the rules of every game, and the keys."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        games: Sequence[Sequence[RulesPage]],
        game: int = 0,
        section: str = "",
    ) -> None:
        """``games`` has the pages of each game; it opens at the first page of ``game``.

        Where ``section`` names a section of any game, it opens there.
        """
        super().__init__(parent)
        self.setWindowTitle(translate("rules", "Rules and keys"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (28, 22, 28, 20)))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(label(translate("rules", "Rules and keys"), "course_name"))
        self.pages = QTabWidget()
        """The pages of all games, one after the other."""
        column.addWidget(self.pages, 1)
        done = self._add_foot(look, column)
        self.fit(look.size(760, 640))
        for place, pages in enumerate(games):
            first = self.pages.count()
            for page in pages:
                self.pages.addTab(_page(look, page), page.title)
            if place == game:
                self.pages.setCurrentIndex(first)
        done.setFocus()
        if section:
            self._open_at(section)

    @property
    def sections(self) -> "SectionsPage":
        """The page now shown, of one section after the other; raises TypeError for another."""
        page = self.pages.currentWidget()
        if not isinstance(page, SectionsPage):
            raise TypeError("the page shown has no sections")
        return page

    def _open_at(self, section: str) -> None:
        """Turn to the page that has a section, if there is one."""
        for place in range(self.pages.count()):
            page = self.pages.widget(place)
            if isinstance(page, SectionsPage) and page.has(section):
                self.pages.setCurrentIndex(place)
                page.open_at(section)
                page.titles.setFocus()


class SectionsPage(QWidget):
    """Titles on the left; the rule of the chosen one on the right."""

    def __init__(self, look: Look, told: Mapping[str, Chapters]) -> None:
        """``told`` has the chapters of each section by its id; the first gives the title."""
        super().__init__()
        self._look = look
        self._told = dict(told)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, look.px(Space.MEDIUM), 0, 0)
        row.setSpacing(look.px(Space.LARGE))
        self.titles = QListWidget()
        """The titles, in their order."""
        self.titles.setAccessibleName(translate("rules", "Rules"))
        self.titles.setFixedWidth(look.px(240))
        # As many of them in view as can be, in the lowest window as well.
        self.titles.setStyleSheet("QListView::item { padding: 4px 8px; }")
        self.titles.addItems([chapters[0][0] for chapters in self._told.values()])
        row.addWidget(self.titles)
        self.text = QTextBrowser()
        """What the chosen rule says."""
        row.addWidget(self.text, 1)
        self.titles.currentRowChanged.connect(self._show)
        self.titles.setCurrentRow(0)

    def has(self, section: str) -> bool:
        """Whether a section is among these."""
        return section in self._told

    def open_at(self, section: str) -> None:
        """Show a section; raises ValueError for an unknown one."""
        self.titles.setCurrentRow(list(self._told).index(section))

    def _show(self, row: int) -> None:
        told = list(self._told.values())[row]
        self.text.setAccessibleName(told[0][0])
        self.text.setHtml(_html(self._look, told))


def _page(look: Look, page: RulesPage) -> QWidget:
    """Return what shows a page: sections to choose from, keys, or chapters."""
    if page.sections:
        return SectionsPage(look, page.sections)
    if page.keys:
        return _keys_page(look, page.keys)
    return _rules_page(look, page.title, page.chapters)


def _rules_page(look: Look, name: str, told: Chapters) -> QTextBrowser:
    page = QTextBrowser()
    page.setAccessibleName(name)
    page.setHtml(_html(look, told))
    return page


def _html(look: Look, told: Chapters) -> str:
    title = f"font-family:Quicksand; font-weight:700; font-size:{look.px(16)}px"
    parts = []
    for heading, paragraphs in told:
        parts.append(f'<p style="{title}; margin-top:{look.px(14)}px">{escape(heading)}</p>')
        parts.extend(
            f'<p style="margin-top:{look.px(5)}px; line-height:135%">{escape(text)}</p>'
            for text in paragraphs
        )
    return "".join(parts)


def _keys_page(look: Look, keys: Sequence[tuple[str, str]]) -> QWidget:
    page = QWidget()
    grid = QGridLayout(page)
    grid.setContentsMargins(0, look.px(Space.LARGE), 0, 0)
    grid.setHorizontalSpacing(look.px(Space.WIDE))
    grid.setVerticalSpacing(look.px(Space.MEDIUM))
    for line, (key, what) in enumerate(keys):
        grid.addWidget(label(key, "body_bold"), line, 0)
        grid.addWidget(label(what, "body", "second"), line, 1)
    grid.setRowStretch(len(keys), 1)
    grid.setColumnStretch(1, 1)
    return scroll_area(page)
