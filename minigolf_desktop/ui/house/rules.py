"""The dialog with the rules of every game, in words and pictures, and the keys."""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTabWidget,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.rules_page import (
    Captioned,
    Chapters,
    RulesPage,
    RulesTable,
    pages_of,
)
from minigolf_desktop.ui.common.text import MINUS
from minigolf_desktop.ui.common.theme import Radius, Space, Theme
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.card_dialog import CardDialog
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import LaterPictures
from minigolf_desktop.ui.common.widgets.pieces import icon_button, label
from minigolf_desktop.ui.games import wing_of


class Hit(NamedTuple):
    """A place where the words stand."""

    page: int
    """Number of the page, from 0."""
    section: str
    """Id of the section; empty on a page without sections."""
    number: int
    """Which of the places of that page or section it is, from 0."""


def hits_in(pages: Sequence[RulesPage], words: str) -> list[Hit]:
    """Return every place where some words stand, in the order of reading; none for no words."""
    return [
        Hit(number, section, place)
        for number, page in enumerate(pages)
        for section, texts in texts_of(page)
        for place in range(sum(len(places_in(text, words)) for text in texts))
    ]


def texts_of(page: RulesPage) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield the sections of a page with their texts from top to bottom; one without id for all."""
    if page.sections:
        for section, told in page.sections.items():
            yield section, _read(told)
    elif page.keys:
        yield "", [text for line in page.keys for text in line]
    else:
        yield "", _read(page.chapters)


def _read(told: Chapters) -> list[str]:
    return [text for chapter in told for text in chapter.texts]


def places_in(text: str, words: str) -> list[int]:
    """Return where some words begin in a text, none of them within another."""
    told, wanted = _plain(text), _plain(words.strip())
    places: list[int] = []
    at = told.find(wanted) if wanted else -1
    while at >= 0:
        places.append(at)
        at = told.find(wanted, at + len(wanted))
    return places


def _plain(text: str) -> str:
    """Return a text of the same length in small letters, without accents, with usual spaces."""
    return "".join(" " if letter.isspace() else _plain_letter(letter) for letter in text)


def _plain_letter(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0].lower()[0]


_PICTURE_GAP = 16
"""Between two pictures side by side."""
_SHEET_FRAME = 24
"""Of the sheet, on both sides together."""
_CELL_RIM = 7
"""Above and below what stands in a cell of a table; twice as much beside it."""
_FIGURES_SHARE, _MOST_SHARE = 78, 20
"""Hundredths of a table's width that columns of figures share, and that each has at most."""
_OF_WORDS = 3
"""As many columns of figures would have the room of a second column of words."""


def table_as_html(table: RulesTable, look: Look, width: int, breaks_words: bool = False) -> str:
    """Return a table of the rules: words on the left of their columns, figures in the middle.

    With ``breaks_words`` it is never wider than that, but a word may go on in the next line.
    """
    columns = len(table.heads) - table.words + _OF_WORDS * (table.words - 1)
    share = min(_MOST_SHARE, _FIGURES_SHARE // columns)
    quiet, rim = look.theme.second_text.name(), look.px(_CELL_RIM)

    small = f"font-size:{look.px(13)}px"
    head = f"{small}; color:{quiet}; font-weight:700"

    def line(kind: str, cells: Sequence[str]) -> str:
        parts = []
        for place, cell in enumerate(cells):
            is_figure = place >= table.words
            side = f'width="{share}%" align="center"' if is_figure else 'align="left"'
            ink = head if kind == "th" else _ink_of(cell, look.theme)
            ink += "" if breaks_words or " " in cell else "; white-space:nowrap"
            style = f"padding:{rim}px {rim // 2 if is_figure else 2 * rim}px; {ink}"
            parts.append(f'<{kind} {side} valign="middle" style="{style}">{escape(cell)}</{kind}>')
        return f"<tr>{''.join(parts)}</tr>"

    heading = f'<p style="font-weight:700; margin-top:{look.px(14)}px">{escape(table.title)}</p>'
    body = "".join(line("td", row) for row in table.rows)
    note = f'<p style="{small}; color:{quiet}; margin-top:{look.px(6)}px">{escape(table.note)}</p>'
    return (
        f'{heading}<table width="{width}" cellspacing="0" cellpadding="0" '
        f'style="margin-top:{look.px(6)}px"><thead>{line("th", table.heads)}</thead>{body}</table>'
        f"{note if table.note else ''}"
    )


def _ink_of(cell: str, theme: Theme) -> str:
    """Return the style of a cell: what is won and what is lost differ."""
    gained = cell.startswith("+")
    if gained or cell.startswith(MINUS):
        return f"color:{(theme.fits if gained else theme.wrong).name()}; font-weight:700"
    return ""


class ChapterText(QTextBrowser):
    """A sheet of chapters, or of keys. Its pictures are painted when there is time."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._told: Chapters = ()
        self._pictures = LaterPictures(look, self, clear_pixmap)
        self._pictures.painted.connect(self._take_pictures)
        self._across = 0

    def show_chapters(self, told: Chapters) -> None:
        """Show chapters from their beginning; those that nobody sees are laid out when they are."""
        self._told = told
        self._across = 0
        tables = (table.told for chapter in told for table in chapter.tables)
        self.setAccessibleDescription("\n".join(tables))
        if self.isVisible():
            self._lay_out()

    def show_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        """Show keys, and what each does."""
        apart = self._look.px(_PICTURE_GAP)
        rows = "".join(
            f'<tr><td style="padding:{apart // 2}px {2 * apart}px 0 0"><b>{escape(key)}</b></td>'
            f'<td style="padding-top:{apart // 2}px">{escape(does)}</td></tr>'
            for key, does in keys
        )
        self.setHtml(f"<table>{rows}</table>")

    def mark(self, words: str, current: int) -> None:
        """Mark where some words stand, and bring one of the places into view."""
        if not self._across:
            self._lay_out()
        theme = self._look.theme
        marks = []
        for number, cursor in enumerate(self._found(words)):
            ink = QTextCharFormat()
            ink.setBackground(theme.action if number == current else theme.hover)
            ink.setForeground(theme.action_text if number == current else theme.hover_text)
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = cursor, ink
            marks.append(mark)
            if number == current:
                self._bring_into_view(cursor)
        self.setExtraSelections(marks)

    def _found(self, words: str) -> Iterator[QTextCursor]:
        """Yield what is marked, from top to bottom."""
        block = self.document().begin()
        while block.isValid():
            for place in places_in(block.text(), words):
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + place)
                cursor.setPosition(
                    block.position() + place + len(words.strip()), QTextCursor.MoveMode.KeepAnchor
                )
                yield cursor
            block = block.next()

    def _bring_into_view(self, cursor: QTextCursor) -> None:
        """Scroll as little as it takes to see a place with its line before and after it."""
        place = self.cursorRect(QTextCursor(cursor))
        bar, line = self.verticalScrollBar(), place.height()
        if place.top() < line:
            bar.setValue(bar.value() + place.top() - 2 * line)
        elif place.bottom() > self.viewport().height() - line:
            bar.setValue(bar.value() + place.bottom() - self.viewport().height() + 2 * line)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out what has not been seen yet."""
        super().showEvent(event)
        if not self._across:
            self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the pictures out again where more or fewer of them fit side by side."""
        super().resizeEvent(event)
        if self._across and self._room != self._across:
            kept = self.verticalScrollBar().value()
            marks = self.extraSelections()
            self._lay_out()
            self.setExtraSelections(marks)
            self.verticalScrollBar().setValue(kept)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a card below each table, its head and every second line darker."""
        theme, radius = self._look.theme, Radius.PANEL.at(self._look.scale)
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(
                -self.horizontalScrollBar().value(), -self.verticalScrollBar().value()
            )
            for area, lines in self._tables_laid():
                card = QPainterPath()
                card.addRoundedRect(area, radius, radius)
                painter.fillPath(card, theme.inset)
                painter.setClipPath(card)
                for number, line in enumerate(lines):
                    if number % 2 == 0:
                        painter.fillRect(line, theme.track if number == 0 else _thin(theme.track))
                painter.setClipping(False)
                painter.setPen(theme.line)
                painter.drawPath(card)
        super().paintEvent(event)

    def _tables_laid(self) -> Iterator[tuple[QRectF, list[QRectF]]]:
        """Yield where each table with a head lies in the text, and each of its lines."""
        layout, rim = self.document().documentLayout(), self._look.px(_CELL_RIM)
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable) and frame.format().toTableFormat().headerRowCount():
                across = layout.frameBoundingRect(frame).width()
                lines = []
                for row in range(frame.rows()):
                    cells = [frame.cellAt(row, column) for column in range(frame.columns())]
                    blocks = [cell.firstCursorPosition().block() for cell in cells]
                    laid = [layout.blockBoundingRect(block) for block in blocks]
                    top = min(one.top() for one in laid) - rim
                    bottom = max(one.bottom() for one in laid) + rim
                    left = laid[0].left() - 2 * rim
                    lines.append(QRectF(left, top, across, bottom - top))
                yield lines[0].united(lines[-1]), lines

    def _lay_out(self) -> None:
        if not self._told:
            return
        self._across = self._room
        self.setHtml(self._as_html())
        if self.horizontalScrollBar().maximum():
            self.setHtml(self._as_html(breaks_words=True))
        self._take_pictures()

    def _as_html(self, breaks_words: bool = False) -> str:
        look = self._look
        title = f"font-family:Quicksand; font-weight:700; font-size:{look.px(16)}px"
        # Qt adds up the columns in fractions: a pixel less never asks for a scroll bar.
        wide = (
            self._across + look.px(_SHEET_FRAME) - round(2 * self.document().documentMargin()) - 1
        )
        parts = []
        for chapter in self._told:
            heading = escape(chapter.title)
            parts.append(f'<p style="{title}; margin-top:{look.px(14)}px">{heading}</p>')
            parts.extend(
                f'<p style="margin-top:{look.px(5)}px; line-height:135%">{escape(text)}</p>'
                for text in chapter.paragraphs
            )
            for _, alike in groupby(chapter.pictures, self._size):
                parts.append(self._table_of(list(alike)))
            parts.extend(table_as_html(table, look, wide, breaks_words) for table in chapter.tables)
        return "".join(parts)

    def _table_of(self, shown: Sequence[Captioned]) -> str:
        """Return pictures of one size with their captions, side by side as far as there is room."""
        look, gap = self._look, self._look.px(_PICTURE_GAP)
        across, down = self._size(shown[0])
        columns = max(1, min(len(shown), (self._room + gap) // (across + gap)))
        # A picture alone in its row leaves its caption the whole width.
        width = f' width="{across}"' if columns > 1 else ""
        small = f"font-size:{look.px(13)}px; color:{look.theme.second_text.name()}"
        rows = []
        for first in range(0, len(shown), columns):
            cells = []
            for one in shown[first : first + columns]:
                picture = f'<img src="{one.name}" width="{across}" height="{down}">'
                words = f'<p style="{small}; margin-top:{look.px(3)}px">{escape(one.caption)}</p>'
                cells.append(
                    f'<td{width} style="padding:{look.px(8)}px {gap}px 0 0"><p>{picture}</p>'
                    f"{words}</td>"
                )
            rows.append(f"<tr>{''.join(cells)}</tr>")
        return f'<table cellspacing="0" cellpadding="0">{"".join(rows)}</table>'

    @property
    def _room(self) -> int:
        """Width for pictures: with or without a scroll bar, which comes and goes with the text."""
        bar = self.verticalScrollBar().sizeHint().width()
        return max(1, self.width() - bar - self._look.px(_SHEET_FRAME))

    def _size(self, shown: Captioned) -> tuple[int, int]:
        """Return how large a picture is shown: smaller where there is too little room for it."""
        across, down = (self._look.px(length) for length in shown.picture[:2])
        fitting = min(across, self._room)
        return fitting, max(1, down * fitting // across)

    def _take_pictures(self) -> None:
        """Put into the text what is painted of its pictures."""
        text = self.document()
        for shown in (one for chapter in self._told for one in chapter.pictures):
            picture = self._picture(shown)
            text.addResource(QTextDocument.ResourceType.ImageResource, QUrl(shown.name), picture)
        text.markContentsDirty(0, text.characterCount())
        self.viewport().update()

    def _picture(self, shown: Captioned) -> QPixmap:
        def steps(width: int, height: int, ratio: float) -> Iterator[QPixmap | None]:
            # The art of a game that was not played yet is loaded first.
            yield None
            paint = shown.picture.paint(self._look)
            yield None
            yield from paint(width, height, ratio)

        size = self._size(shown)
        return self._pictures.picture(
            shown.name, shown.name, steps, *size, self.devicePixelRatioF()
        )


def _thin(colour: QColor) -> QColor:
    """Return a colour that lets half of what is below it through."""
    thin = QColor(colour)
    thin.setAlphaF(0.5)
    return thin


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SearchField(QLineEdit):
    """Enter and Shift+Enter go to the next place and back; Esc takes the words away."""

    step = Signal(int)
    """The player goes to another place: 1 for the next, -1 for the one before."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter from closing the dialog, and Esc while there are words."""
        if event.key() in _ENTER:
            backwards = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.step.emit(-1 if backwards else 1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class SearchBar(QWidget):
    """The field; what was found; back and on."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.SMALL))
        self.found: QLabel = label("", "small_body", "second")
        """Number of the place shown, and how many there are."""
        row.addWidget(self.found)
        self.field = SearchField()
        """Takes the words."""
        self.field.setPlaceholderText(translate("rules", "Search (/)"))
        self.field.setAccessibleName(translate("rules", "Search the rules"))
        self.field.setClearButtonEnabled(True)
        self.field.setFixedWidth(look.px(210))
        row.addWidget(self.field)
        self._steps = (
            icon_button(look, "back", translate("rules", "The place before (Shift+Enter)")),
            icon_button(look, "next", translate("rules", "The next place (Enter)")),
        )
        for way, one in zip((-1, 1), self._steps, strict=True):
            one.clicked.connect(lambda _=False, way=way: self.field.step.emit(way))
            row.addWidget(one)
        self.tell(0, 0)

    def tell(self, number: int, count: int) -> None:
        """Show the number of the place, from 1, and how many there are."""
        words = ""
        if count:
            words = translate("rules", "{number} of {count}")
            words = words.replace("{number}", str(number)).replace("{count}", str(count))
        elif self.field.text().strip():
            words = translate("rules", "Not found")
        self.found.setText(words)
        for one in self._steps:
            one.setEnabled(count > 1)


def rules_of_all(games: Sequence[Game]) -> list[Sequence[RulesPage]]:
    """Return the pages of some games and those of the house; raises ContentError."""
    return [*(wing_of(game).rules_pages() for game in games), pages_of("house")]


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
        """``games`` has the pages of each game, and others; it opens at the first page of ``game``.

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
        done = self.add_foot(look, column)
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
        """The text of the chosen rule."""
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
