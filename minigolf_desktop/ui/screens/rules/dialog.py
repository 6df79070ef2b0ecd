"""The dialog with the short rules and the keys."""

from html import escape

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.ui.screens.rules.putting_words import putting_chapters
from minigolf_desktop.ui.screens.rules.words import chapters, keys
from minigolf_desktop.ui.theme import Space
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.pieces import button, label

translate = QCoreApplication.translate

Chapters = tuple[tuple[str, tuple[str, ...]], ...]
"""Titles and their paragraphs."""


class RulesDialog(QDialog):
    """What a player needs to know: the game, its keys, and Putt Dice."""

    def __init__(self, look: Look, parent: QWidget, *, putting: bool = False) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("rules", "Rules and keys"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (28, 22, 28, 20)))
        column.setSpacing(look.px(Space.MEDIUM))
        column.addWidget(label(translate("rules", "Rules and keys"), "course_name"))
        pages = QTabWidget()
        title = translate("rules", "The game in short")
        pages.addTab(_rules_page(look, title, chapters()), title)
        pages.addTab(_keys_page(look), translate("rules", "Keys"))
        title = translate("rules", "Putt Dice")
        pages.addTab(_rules_page(look, title, putting_chapters()), title)
        pages.setCurrentIndex(pages.count() - 1 if putting else 0)
        column.addWidget(pages, 1)
        foot = QHBoxLayout()
        foot.addStretch()
        done = button(look, translate("rules", "Done"), "main")
        done.setDefault(True)
        done.clicked.connect(self.accept)
        foot.addWidget(done)
        column.addLayout(foot)
        self.resize(look.size(680, 640).boundedTo(parent.size()))
        done.setFocus()


def _rules_page(look: Look, name: str, told: Chapters) -> QTextBrowser:
    page = QTextBrowser()
    page.setAccessibleName(name)
    title = f"font-family:Quicksand; font-weight:700; font-size:{look.px(16)}px"
    parts = []
    for heading, paragraphs in told:
        parts.append(f'<p style="{title}; margin-top:{look.px(14)}px">{escape(heading)}</p>')
        parts.extend(
            f'<p style="margin-top:{look.px(5)}px; line-height:135%">{escape(text)}</p>'
            for text in paragraphs
        )
    page.setHtml("".join(parts))
    return page


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
