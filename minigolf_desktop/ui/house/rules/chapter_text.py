"""Shows chapters of the rules below each other: words, pictures, and what was searched for."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby

from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.rules_page import Captioned, Chapters
from minigolf_desktop.ui.common.widgets.later_pictures import LaterPictures
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.house.rules.finding import places_in

_GAP = 16
"""Between two pictures side by side."""
_FRAME = 24
"""Of the sheet, on both sides together."""


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
        if self.isVisible():
            self._lay_out()

    def show_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        """Show keys, and what each does."""
        apart = self._look.px(_GAP)
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

    def _lay_out(self) -> None:
        if not self._told:
            return
        self._across = self._room
        look = self._look
        title = f"font-family:Quicksand; font-weight:700; font-size:{look.px(16)}px"
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
        self.setHtml("".join(parts))
        self._take_pictures()

    def _table_of(self, shown: Sequence[Captioned]) -> str:
        """Return pictures of one size with their captions, side by side as far as there is room."""
        look, gap = self._look, self._look.px(_GAP)
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
        return max(1, self.width() - bar - self._look.px(_FRAME))

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
