"""The dialog with the short rules and the keys."""

from collections.abc import Mapping
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

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.designer.rules_text.keys import chapters, keys
from minigolf_desktop.ui.designer.rules_text.sections import sections
from minigolf_desktop.ui.designer.text.rule_sections import SECTIONS
from minigolf_desktop.ui.eighteen_holes.rules_text.keys import golf_chapters
from minigolf_desktop.ui.eighteen_holes.rules_text.sections import golf_sections
from minigolf_desktop.ui.putt_dice.rules_text import putting_chapters

translate = QCoreApplication.translate

IN_SHORT = "in-short"
"""Id of the section that tells 18 Holes in short."""

Chapters = tuple[tuple[str, tuple[str, ...]], ...]
"""Titles and their paragraphs."""


class RulesDialog(CardDialog):
    """What a player needs to know: the game, its keys, Putt Dice and 18 Holes."""

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        *,
        putting: bool = False,
        golf: bool = False,
        section: str = "",
    ) -> None:
        """``section`` is one to open it at, of SECTIONS or of 18 Holes, or empty."""
        super().__init__(parent)
        self.setWindowTitle(translate("rules", "Rules and keys"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (28, 22, 28, 20)))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(label(translate("rules", "Rules and keys"), "course_name"))
        pages = self.pages = QTabWidget()
        """The pages: Minigolf Designer in short and rule by rule, keys, Putt Dice, 18 Holes."""
        title = translate("rules", "Minigolf Designer")
        pages.addTab(_rules_page(look, title, chapters()), title)
        told = sections()
        self.rules = SectionsPage(look, {one: (told[one],) for one in SECTIONS})
        """The page with one rule of Minigolf Designer after the other."""
        pages.addTab(self.rules, translate("rules", "Designer, rule by rule"))
        pages.addTab(_keys_page(look), translate("rules", "Keys"))
        title = translate("rules", "Putt Dice")
        pages.addTab(_rules_page(look, title, putting_chapters()), title)
        title = translate("rules", "18 Holes")
        self.golf = SectionsPage(look, _golf_rules())
        """The page with one rule of 18 Holes after the other."""
        pages.addTab(self.golf, title)
        pages.setCurrentIndex(pages.count() - 1 if golf else pages.count() - 2 if putting else 0)
        if section:
            page = self.rules if section in SECTIONS else self.golf
            pages.setCurrentWidget(page)
            page.open_at(section)
        column.addWidget(pages, 1)
        done = self._add_foot(look, column)
        self.resize(look.size(760, 640).boundedTo(parent.size()))
        (page.titles if section else done).setFocus()


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

    def open_at(self, section: str) -> None:
        """Show a section; raises ValueError for an unknown one."""
        self.titles.setCurrentRow(list(self._told).index(section))

    def _show(self, row: int) -> None:
        told = list(self._told.values())[row]
        self.text.setAccessibleName(told[0][0])
        self.text.setHtml(_html(self._look, told))


def _golf_rules() -> dict[str, Chapters]:
    """Return the sections of 18 Holes: the game in short, then rule by rule."""
    short = (translate("rules", "18 Holes in short"), ())
    return {
        IN_SHORT: (short, *golf_chapters()),
        **{section: (told,) for section, told in golf_sections().items()},
    }


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


def _keys_page(look: Look) -> QWidget:
    page = QWidget()
    grid = QGridLayout(page)
    grid.setContentsMargins(0, look.px(Space.LARGE), 0, 0)
    grid.setHorizontalSpacing(look.px(Space.WIDE))
    grid.setVerticalSpacing(look.px(Space.MEDIUM))
    for line, (key, what) in enumerate(keys()):
        grid.addWidget(label(key, "body_bold"), line, 0)
        grid.addWidget(label(what, "body", "second"), line, 1)
    grid.setRowStretch(len(keys()), 1)
    grid.setColumnStretch(1, 1)
    return page
