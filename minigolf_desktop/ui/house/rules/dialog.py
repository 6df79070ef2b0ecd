"""The dialog with the rules of every game, in words and pictures, and the keys."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.ui.common.rules_page import Chapters, RulesPage
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.house.rules.chapter_text import ChapterText
from minigolf_desktop.ui.house.rules.finding import Hit, hits_in
from minigolf_desktop.ui.house.rules.search_bar import SearchBar

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
        self._told = [page for pages in games for page in pages]
        self._hits: list[Hit] = []
        self._at = 0
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (28, 22, 28, 20)))
        column.setSpacing(look.px(Space.MEDIUM))
        head = QHBoxLayout()
        head.addWidget(label(translate("rules", "Rules and keys"), "course_name"))
        head.addStretch()
        self.search = SearchBar(look)
        """Finds words in the rules of all games."""
        head.addWidget(self.search)
        column.addLayout(head)
        self.pages = QTabWidget()
        """The pages of all games, one after the other."""
        column.addWidget(self.pages, 1)
        done = self._add_foot(look, column)
        self.fit(look.size(860, 680))
        for page in self._told:
            self.pages.addTab(_page(look, page), page.title)
        self.pages.setCurrentIndex(sum(map(len, games[:game])))
        done.setFocus()
        if section:
            self._open_at(section)
        self.search.field.textChanged.connect(self._search)
        self.search.field.step.connect(self._go_on)
        for key in ("/", QKeySequence(QKeySequence.StandardKey.Find)):
            QShortcut(QKeySequence(key), self).activated.connect(self.search.field.setFocus)

    @property
    def sections(self) -> "SectionsPage":
        """The page now shown, of one section after the other; raises TypeError for another."""
        page = self.pages.currentWidget()
        if not isinstance(page, SectionsPage):
            raise TypeError("the page shown has no sections")
        return page

    @property
    def text(self) -> ChapterText:
        """The sheet now shown."""
        page = self.pages.currentWidget()
        if isinstance(page, SectionsPage):
            return page.text
        assert isinstance(page, ChapterText)
        return page

    def _open_at(self, section: str) -> None:
        """Turn to the page that has a section, if there is one."""
        for place in range(self.pages.count()):
            page = self.pages.widget(place)
            if isinstance(page, SectionsPage) and page.has(section):
                self.pages.setCurrentIndex(place)
                page.open_at(section)
                page.titles.setFocus()

    def _search(self, words: str) -> None:
        """Go to the first place of some words from here on, or from the beginning."""
        self.text.mark("", 0)
        self._hits = hits_in(self._told, words)
        here = self._shown()
        after = (place for place, hit in enumerate(self._hits) if hit[:2] >= here)
        order = [hit[:2] for hit in self._hits]
        self._at = order.index(here) if here in order else next(after, 0)
        self._show_hit()

    def _shown(self) -> tuple[int, str]:
        """Return the number of the page, and the section shown on it."""
        page = self.pages.currentWidget()
        return self.pages.currentIndex(), page.shown if isinstance(page, SectionsPage) else ""

    def _go_on(self, step: int) -> None:
        if self._hits:
            self._at = (self._at + step) % len(self._hits)
            self._show_hit()

    def _show_hit(self) -> None:
        self.search.tell(self._at + 1, len(self._hits))
        if not self._hits:
            return
        hit = self._hits[self._at]
        self.text.mark("", 0)
        self.pages.setCurrentIndex(hit.page)
        if hit.section:
            self.sections.open_at(hit.section)
        self.text.mark(self.search.field.text(), hit.number)


class SectionsPage(QWidget):
    """Titles on the left; the rule of the chosen one on the right."""

    def __init__(self, look: Look, told: Mapping[str, Chapters]) -> None:
        """``told`` has the chapters of each section by its id; the first gives the title."""
        super().__init__()
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
        self.titles.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for chapters in self._told.values():
            title = QListWidgetItem(chapters[0].title, self.titles)
            # A long one ends in dots.
            title.setToolTip(chapters[0].title)
        row.addWidget(self.titles)
        self.text = ChapterText(look)
        """What the chosen rule says."""
        row.addWidget(self.text, 1)
        self.titles.currentRowChanged.connect(self._show)
        self.titles.setCurrentRow(0)

    @property
    def shown(self) -> str:
        """Id of the section that is shown."""
        return list(self._told)[self.titles.currentRow()]

    def has(self, section: str) -> bool:
        """Whether a section is among these."""
        return section in self._told

    def open_at(self, section: str) -> None:
        """Show a section; raises ValueError for an unknown one."""
        self.titles.setCurrentRow(list(self._told).index(section))

    def _show(self, row: int) -> None:
        told = list(self._told.values())[row]
        self.text.setAccessibleName(told[0].title)
        self.text.show_chapters(told)


def _page(look: Look, page: RulesPage) -> QWidget:
    """Return what shows a page: sections to choose from, keys, or chapters."""
    if page.sections:
        return SectionsPage(look, page.sections)
    sheet = ChapterText(look)
    sheet.setAccessibleName(page.title)
    if page.keys:
        sheet.show_keys(page.keys)
    else:
        sheet.show_chapters(page.chapters)
    return sheet
