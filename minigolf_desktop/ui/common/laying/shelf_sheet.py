"""The shelf of boards, over a board: one is found, opened, renamed, deleted, brought back."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from minigolf_desktop.ui.common.text import in_order
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Overlay
from minigolf_desktop.ui.common.widgets.gallery import Exhibit, Gallery
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.name_field import NameField
from minigolf_desktop.ui.common.widgets.picture import Drawing, LaterPictures, in_one_step
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, button, label

WIDTH, HEIGHT = 900, 372
"""Of the sheet, and of the boards in it, at an interface scale of 1."""
LONGEST_NAME = 60
"""Letters of the name of a board at most."""
_CELL = (204, 182)
_IN_SIGHT = 8
"""Boards for which there is room at once, in two rows."""
_EDGE = 6
_CAPTION = 58
"""Room for the words below a picture, at an interface scale of 1."""


class Entry(NamedTuple):
    """A board as the shelf shows it."""

    key: str
    """What tells it from the others."""
    name: str
    facts: str
    """How large it is, or what is wrong with it."""
    when: str
    """When it was used last."""
    shown: object
    """What the picture shows: another one is drawn anew."""
    draw: Drawing
    """Draws the picture."""
    is_here: bool
    """Whether it is the board below, which cannot be thrown away."""


class ShelfWords(NamedTuple):
    """What the shelf says of what lies there."""

    title: str
    search: str
    name: str
    """What the field of the name is called."""
    new: str

    @classmethod
    def of_boards(cls) -> "ShelfWords":
        """Return what is said of boards."""
        return cls(
            translate("ShelfSheet", "Your boards"),
            translate("ShelfSheet", "Search the boards"),
            translate("ShelfSheet", "Name of the board"),
            translate("ShelfSheet", "New board"),
        )


class ShelfSheet(Overlay):
    """Shows the boards; Enter or a double click opens one."""

    chosen = Signal(str)
    """Key of the board to open."""
    begun = Signal()
    """A fresh board is asked for."""
    file_wanted = Signal()
    """A course file is to be opened."""
    renamed = Signal(str, str)
    """Key of a board, and another name for it."""
    thrown_away = Signal(str)
    """Key of the board to throw away."""
    brought_back = Signal(str)
    """The board that :meth:`offer_back` offered is to lie on the shelf again; carries its key."""

    def __init__(
        self, parent: QWidget, look: Look, entries: Sequence[Entry], words: ShelfWords
    ) -> None:
        super().__init__(parent, look, words.title, WIDTH)
        self._entries = list(entries)
        self._gone = ""
        self._pictures = LaterPictures(look, self)
        self.column.addLayout(self._head(words))
        self.gallery = Gallery(look, words.title, *_CELL)
        """The boards, the one used last first."""
        self.gallery.setFixedHeight(look.px(HEIGHT))
        self.gallery.doubleClicked.connect(lambda _: self.choose())
        self.gallery.chosen.connect(lambda _: self._follow())
        self._pictures.painted.connect(self.gallery.viewport().update)
        self.column.addWidget(self.gallery)
        self.column.addLayout(self._naming(words))
        self.column.addLayout(self._buttons(words))
        self._show()
        self.open(self.gallery)

    def _head(self, words: ShelfWords) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(label(words.title, "card_title"))
        kept = translate("ShelfSheet", "All you lay is kept here by itself.")
        row.addWidget(label(kept, "body", "second"))
        row.addStretch(1)
        self.search = QLineEdit()
        """Shows the boards only whose name has what is typed."""
        self.search.setPlaceholderText(translate("ShelfSheet", "Search (/)"))
        self.search.setAccessibleName(words.search)
        self.search.setClearButtonEnabled(True)
        self.search.setFixedWidth(look.px(210))
        self.search.textChanged.connect(lambda _: self._show())
        row.addWidget(self.search)
        return row

    def _naming(self, words: ShelfWords) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        row.addWidget(label(translate("ShelfSheet", "Name"), "body", "second"))
        self.name = NameField(LONGEST_NAME)
        """Name of the board looked at; Enter gives it."""
        self.name.setAccessibleName(words.name)
        self.name.setToolTip(translate("ShelfSheet", "Another name (F2)"))
        self.name.editingFinished.connect(self._rename)
        row.addWidget(self.name, 2)
        self._news = ElidedLabel("", "body", "second")
        row.addWidget(self._news, 3)
        self.back = button(look, translate("ShelfSheet", "Bring back"), icon="undo")
        """Puts the board on the shelf again that was thrown away last."""
        self.back.clicked.connect(self._bring_back)
        row.addWidget(self.back)
        self.back.hide()
        return row

    def _buttons(self, words: ShelfWords) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        self.delete = button(look, translate("ShelfSheet", "Delete"), "danger", "discard")
        """Throws the board looked at away."""
        self.delete.clicked.connect(self._throw_away)
        row.addWidget(self.delete)
        row.addStretch(1)
        leave = button(look, translate("ShelfSheet", "Go back"))
        leave.clicked.connect(self.leave)
        row.addWidget(leave)
        self.file = button(look, translate("ShelfSheet", "From a file"))
        """Opens a course file, on a board of its own."""
        self.file.clicked.connect(self._ask_for_file)
        row.addWidget(self.file)
        self.new = button(look, words.new, icon="plus")
        """Begins a fresh board."""
        self.new.clicked.connect(self._begin)
        row.addWidget(self.new)
        self.yes = button(look, translate("ShelfSheet", "Open"), "main", "folder")
        """Opens the board looked at."""
        self.yes.clicked.connect(self.choose)
        row.addWidget(self.yes)
        return row

    # Showing

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show others; the one that was looked at stays so if it is still among them."""
        self._entries = list(entries)
        self._show()

    def offer_back(self, key: str, name: str) -> None:
        """Tell that a board was thrown away, and offer to bring it back."""
        self._gone = key
        text = translate("ShelfSheet", "{name} is deleted.").replace("{name}", name)
        self._news.setText(text)
        self.back.show()

    @property
    def entries(self) -> Sequence[Entry]:
        """All boards of the shelf, shown or not."""
        return self._entries

    @property
    def current(self) -> Entry | None:
        """The board looked at."""
        key = self.gallery.current
        return next((one for one in self._entries if one.key == key), None)

    def _show(self) -> None:
        wanted = self.search.text().casefold().split()
        found = [
            one for one in self._entries if all(word in one.name.casefold() for word in wanted)
        ]
        # Where the bar may come and go by itself, Qt keeps its room free a second time.
        policy = Qt.ScrollBarPolicy
        fits = len(found) <= _IN_SIGHT
        self.gallery.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAlwaysOn
        )
        self.gallery.show_exhibits([self._exhibit(one) for one in found])
        self._follow()

    def _exhibit(self, entry: Entry) -> Exhibit:
        words = ", ".join(filter(None, (entry.name, entry.facts, entry.when)))
        return Exhibit(entry.key, words, lambda painter, area: self._paint(painter, area, entry))

    def _paint(self, painter: QPainter, area: QRectF, entry: Entry) -> None:
        look, theme = self.look, self.look.theme
        edge = look.px(_EDGE)
        room = area.adjusted(edge, edge, -edge, -look.px(_CAPTION))
        wide, high = round(room.width()), round(room.height())
        picture = self._pictures.picture(
            entry.key, entry.shown, in_one_step(entry.draw), wide, high, self.devicePixelRatioF()
        )
        painter.drawPixmap(QRectF(room.x(), room.y(), wide, high), picture, picture.rect())
        line = QRectF(room.left(), room.bottom() + look.px(2), room.width(), look.px(18))
        painter.setPen(theme.text)
        painter.setFont(font("caption_bold", look.scale))
        self._write(painter, line, entry.name)
        painter.setPen(theme.second_text)
        painter.setFont(font("caption", look.scale))
        for text in (entry.facts, entry.when):
            line.translate(0, look.px(17))
            self._write(painter, line, text)

    def _write(self, painter: QPainter, line: QRectF, text: str) -> None:
        shown = painter.fontMetrics().elidedText(
            in_order(text), Qt.TextElideMode.ElideRight, int(line.width())
        )
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)

    def _follow(self) -> None:
        current = self.current
        self.name.setText("" if current is None else current.name)
        self.name.setCursorPosition(0)
        self.name.setEnabled(current is not None)
        self.yes.setEnabled(current is not None)
        self.delete.setVisible(current is not None and not current.is_here)

    # Acting

    def choose(self) -> None:
        """Open the board looked at."""
        current = self.current
        if current is not None:
            self.leave()
            self.chosen.emit(current.key)

    def _begin(self) -> None:
        self.leave()
        self.begun.emit()

    def _ask_for_file(self) -> None:
        self.leave()
        self.file_wanted.emit()

    def _rename(self) -> None:
        current, name = self.current, " ".join(self.name.typed.split())
        if current is not None and name and name != current.name:
            self.renamed.emit(current.key, name)

    def _throw_away(self) -> None:
        current = self.current
        if current is not None and not current.is_here:
            self.thrown_away.emit(current.key)

    def _bring_back(self) -> None:
        gone, self._gone = self._gone, ""
        if gone:
            self._news.clear()
            self.back.hide()
            self.brought_back.emit(gone)
            self.gallery.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Del deletes, undo brings back, F2 names, / searches, Esc leaves."""
        key = event.key()
        in_field = self.name.hasFocus() or self.search.hasFocus()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.name.hasFocus():
                self.gallery.setFocus()
            else:
                self.choose()
        elif key == Qt.Key.Key_Escape and in_field:
            self._follow()
            self.gallery.setFocus()
        elif in_field:
            # It types, or does nothing.
            return
        elif key == Qt.Key.Key_Delete:
            self._throw_away()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self._bring_back()
        elif key == Qt.Key.Key_F2:
            self.name.setFocus()
            self.name.selectAll()
        elif key == Qt.Key.Key_Slash:
            self.search.setFocus()
        else:
            super().keyPressEvent(event)
