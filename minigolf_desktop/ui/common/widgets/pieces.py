"""Labels, buttons, fields, menus and cards in the roles of the style sheet."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from random import SystemRandom

from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.ui.common.art.pictures import LOGO, icon_pixmap, picture_pixmap
from minigolf_desktop.ui.common.text import in_order, with_colon
from minigolf_desktop.ui.common.theme import FontRole, Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look


def label(text: str, role: FontRole, tone: str = "", wrap: bool = False) -> QLabel:
    """Return a text in a role of the type scale; ``tone`` is one of the style sheet's."""
    result = WrappedLabel(text) if wrap else Words(text)
    result.setProperty("role", role)
    result.setProperty("tone", tone)
    return result


class Words(QLabel):
    """Words as they are written: no markup counts, and no name turns the others round."""

    def __init__(self, text: str) -> None:
        super().__init__(in_order(text))
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str) -> None:
        """Show another text."""
        super().setText(in_order(text))


_LONG_WORD = re.compile(r"\S{9,}")
"""What may be too long for a line."""
_NO_WORD = re.compile(r"\S{16,}")
"""What is longer than the words of the program: a name, or a path."""
_SHORTEST_LINE = 9
"""Letters of usual width that a line of long words has room for at least."""
_HARDLY_SEEN = 2
"""Pixels that a line may lack."""
_ANYWHERE = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere


class WrappedLabel(Words):
    """Words in several lines. A word too long for a line goes on in the next one, and where the
    lines lack room the last one ends in dots.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setWordWrap(True)

    def _lines(self, width: int) -> QTextLayout:
        """Return the lines of the words, in a room so wide."""
        layout = QTextLayout(self.text().replace("\n", "\u2028"), self.font())
        option = QTextOption(self.alignment())
        option.setWrapMode(_ANYWHERE)
        layout.setTextOption(option)
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return layout

    def _has_long_word(self, width: int) -> bool:
        measure = self.fontMetrics().horizontalAdvance
        return any(measure(word) > width for word in _LONG_WORD.findall(self.text()))

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        if not self._has_long_word(width):
            return super().heightForWidth(width)
        return math.ceil(self._lines(width).boundingRect().height())

    def minimumSizeHint(self) -> QSize:
        """Return room for the longest word, or for some letters of it."""
        least = super().minimumSizeHint()
        if not _NO_WORD.search(self.text()):
            return least
        shortest = _SHORTEST_LINE * self.fontMetrics().averageCharWidth()
        return QSize(min(least.width(), shortest), least.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines that there is room for."""
        wide, high = self.width(), self.height()
        lacks = super().heightForWidth(wide) > high + _HARDLY_SEEN
        if not lacks and not self._has_long_word(wide):
            super().paintEvent(event)
            return
        layout = self._lines(wide)
        lines = [layout.lineAt(number) for number in range(layout.lineCount())]
        room = max(1, int((high + _HARDLY_SEEN) / max(1.0, lines[0].height())))
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        for line in lines[:room] if len(lines) <= room else lines[: room - 1]:
            line.draw(painter, QPointF(0, 0))
        if len(lines) > room:
            last = lines[room - 1]
            # Qt counts in units of UTF-16.
            units = layout.text().encode("utf-16-le")[2 * last.textStart() :]
            rest = units.decode("utf-16-le", errors="replace").replace("\u2028", " ")
            area = QRectF(0, last.y(), wide, last.height())
            shown = self.fontMetrics().elidedText(rest, Qt.TextElideMode.ElideRight, wide)
            painter.drawText(area, self.alignment(), shown)
        painter.end()


class ElidedLabel(Words):
    """A line of text that ends in dots where it lacks room; the tooltip has all of it."""

    def __init__(self, text: str, role: FontRole, tone: str = "", *, yields: bool = False) -> None:
        """One that ``yields`` wants as much room as it needs; any other takes what is left."""
        super().__init__(text)
        self.setProperty("role", role)
        self.setProperty("tone", tone)
        self.setToolTip(text)
        wide = QSizePolicy.Policy.Maximum if yields else QSizePolicy.Policy.Ignored
        self.setSizePolicy(wide, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:
        """Show another text."""
        super().setText(text)
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        """Return hardly any room: what is left of the line is dots."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the text as there is room for."""
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width()
        )
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), self.alignment(), shown)
        painter.end()


class FittingLabel(Words):
    """Words as large as their role has it, or as there is room for beside what must be read."""

    def __init__(
        self, text: str, role: FontRole, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    ) -> None:
        """They stand at a side of their room."""
        super().__init__(text)
        self._side = side
        self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words."""
        face, wide = self.font(), self.fontMetrics().horizontalAdvance(self.text())
        if wide > self.width() > 0:
            face.setPixelSize(max(1, face.pixelSize() * self.width() // wide))
        painter = QPainter(self)
        painter.setFont(face)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), self._side | Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()


def icon_label(look: Look, name: str, length: float = 20, second: bool = False) -> QLabel:
    """Return an icon that only illustrates the text beside it."""
    result = QLabel()
    colour = look.theme.second_text if second else look.theme.text
    result.setPixmap(icon_pixmap(name, colour, look.px(length), result.devicePixelRatioF()))
    result.setFixedSize(look.size(length, length))
    return result


def button(look: Look, text: str, role: str = "secondary", icon: str = "") -> QPushButton:
    """Return a button in a role of the style sheet, with an icon before its text."""
    result = QPushButton()
    dress_button(result, look, text, role, icon)
    return result


def dress_button(
    result: QPushButton,
    look: Look,
    text: str,
    role: str = "secondary",
    icon: str = "",
    *,
    greys: bool = True,
) -> None:
    """Give a button its role, its text and the icon before it, as :func:`button` does.

    ``greys`` is whether it can be disabled: its icon then has a second picture.
    """
    result.setProperty("role", role)
    result.setCursor(Qt.CursorShape.PointingHandCursor)
    result.setAutoDefault(False)
    if icon:
        result.setIcon(look.icon(icon, filled=role == "main", greys=greys))
        result.setIconSize(look.size(20, 20))
    label_button(result, text)


def caption(text: str) -> str:
    """Return a text as buttons show it: the ``&`` of a name marks no key."""
    return in_order(text).replace("&", "&&")


def label_button(button: QPushButton, text: str) -> None:
    """Give a button another text."""
    # Qt leaves too little room between icon and text: an en space makes up for it.
    shown = caption(text)
    button.setText(shown if button.icon().isNull() else f"\u2002{shown}")
    button.setAccessibleName(text)


def press_focused(screen: QWidget) -> bool:
    """Press the button of a screen that has the keyboard, as Space does; return whether one has."""
    focused = screen.focusWidget()
    if not isinstance(focused, QAbstractButton):
        return False
    focused.click()
    return True


def icon_button(look: Look, name: str, text: str) -> QToolButton:
    """Return a square button with an icon; ``text`` is its tooltip and accessible name."""
    result = QToolButton()
    result.setIcon(look.icon(name))
    turn_into_icon(result, look, text)
    return result


def turn_into_icon(tool: QToolButton, look: Look, text: str) -> None:
    """Let a button look and behave as :func:`icon_button` has it.

    A click does not give it the keyboard: Space goes on with the game, not with the button.
    """
    tool.setProperty("role", "icon")
    tool.setIconSize(look.size(20, 20))
    tool.setToolTip(text)
    tool.setAccessibleName(text)
    tool.setCursor(Qt.CursorShape.PointingHandCursor)
    tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)


def name_choice(choice: QtWidgets.QComboBox, name: str) -> None:
    """Let a screen reader tell what is chosen in a box.

    On Linux Qt gives a screen reader the chosen entry for the name of the box.
    """
    choice.setAccessibleName(name)
    choice.setAccessibleDescription(name)


def frame(role: str, name: str = "") -> QFrame:
    """Return an empty frame in a role of the style sheet; ``name`` is read out."""
    result = QFrame()
    result.setProperty("role", role)
    result.setAccessibleName(name)
    return result


def separator() -> QFrame:
    """Return a thin line between two rows."""
    return frame("line")


def scroll_area(inside: QWidget, sideways: bool = False) -> QScrollArea:
    """Return a clear window onto what may be taller than it is, or wider if ``sideways``."""
    result = QScrollArea()
    result.setWidgetResizable(True)
    result.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if sideways:
        result.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    else:
        result.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    result.setWidget(inside)
    for part in (result.viewport(), inside):
        part.setAutoFillBackground(False)
    return result


def empty(layout: QLayout) -> None:
    """Throw every widget of a layout away."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def steady_icon(picture: QPixmap) -> QIcon:
    """Return an icon that Qt lays no colour over in a chosen line."""
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(picture, mode)
    return icon


def picture_label(pixmap: QPixmap, name: str = "") -> QLabel:
    """Return a picture at its own size; ``name`` is read out."""
    result = QLabel()
    result.setPixmap(pixmap)
    result.setFixedSize(pixmap.deviceIndependentSize().toSize())
    result.setAccessibleName(name)
    return result


def logo_pixmap(look: Look, length: float, ratio: float) -> QPixmap:
    """Return the mark of the program for a screen of a pixel ratio."""
    return picture_pixmap(LOGO, look.px(length), ratio, look.theme.text)


def logo_label(look: Look, length: float) -> QLabel:
    """Return the mark of the program as a label."""
    result = QLabel()
    return picture_label(logo_pixmap(look, length, result.devicePixelRatioF()))


class Figure(QWidget):
    """A figure on a small inset, with what it counts below."""

    def __init__(self, look: Look, words: str) -> None:
        super().__init__()
        self.setProperty("role", "inset")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._words = words
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (8, 4, 2, 5)))
        column.setSpacing(0)
        self.figure: QLabel = label("", "panel_title")
        """The figure."""
        column.addWidget(self.figure)
        column.addWidget(ElidedLabel(words, "caption", "second"))

    def tell(self, text: str) -> None:
        """Show a figure."""
        self.figure.setText(text)
        self.setAccessibleName(with_colon(self._words, text))

    def show_picture(self, picture: QPixmap, words: str) -> None:
        """Show a picture in place of the figure, described in words."""
        self.figure.setPixmap(picture)
        self.setAccessibleName(with_colon(self._words, words))
        self.setToolTip(words)


SEEDS = 1_000_000
"""A drawn seed is a number below this: its game has a short code, to be told over a table."""


def drawn_seed() -> int:
    """Return a seed that nobody chose."""
    return SystemRandom().randrange(SEEDS)


def fresh_seed() -> str:
    """Return the text of a seed that nobody chose."""
    return str(drawn_seed())


class SeedField(QWidget):
    """The seed, drawn by chance or typed by the player."""

    accepted = Signal()
    """Enter was pressed in the field."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.SMALL))
        self.field = QtWidgets.QLineEdit(text or fresh_seed())
        self.field.setMaxLength(60)
        self.field.setAccessibleName(translate("new game", "Seed"))
        self.field.returnPressed.connect(self.accepted)
        row.addWidget(self.field, 1)
        self.dice = icon_button(look, "dice", translate("new game", "Draw another seed"))
        self.dice.clicked.connect(lambda: self.field.setText(fresh_seed()))
        row.addWidget(self.dice)

    @property
    def text(self) -> str:
        """What stands in the field; a drawn seed where nothing does."""
        return self.field.text().strip() or fresh_seed()


class AnswerButton(QPushButton):
    """An answer to a question; Enter gives it as Space does."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the answer by Enter, too; Esc is for the table, even while it is pressed down."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class YieldingButton(QPushButton):
    """A button that may be narrower than is best, as long as its words have room.

    The style sheet gives it hardly any padding: what it has of that is in its size.
    """

    def __init__(self, text: str, spare: int, least: int = 0) -> None:
        """``spare`` is the room that it gives up, on both sides together; ``least`` is the width
        that it keeps, where Qt knows less than that of what it shows.
        """
        super().__init__(caption(text))
        self._spare, self._least = spare, least
        # Buttons are else never narrower than is best.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size with room on both sides of the words."""
        return self.minimumSizeHint() + QSize(self._spare, 0)

    def minimumSizeHint(self) -> QSize:
        """Return the size with hardly any room there."""
        # Qt's least size is its best one.
        return super().sizeHint().expandedTo(QSize(self._least, 0))


_CHIP_SPARE = 20
"""Room beside the word of a chip, where there is enough."""


def chip(look: Look, text: str, chosen: bool, least: int = 0) -> QPushButton:
    """Return a button that stays down while what it says is chosen; it keeps a ``least`` width."""
    result = YieldingButton(f"\u2002{text}", look.px(_CHIP_SPARE), least)
    result.setProperty("role", "chip")
    result.setAccessibleName(text)
    result.setCheckable(True)
    result.setChecked(chosen)
    result.setAutoDefault(False)
    result.setCursor(Qt.CursorShape.PointingHandCursor)
    return result


_SEGMENT_AROUND, _SEGMENT_SPARE = 10, 16
"""Room about a word on both sides together, and how much more where there is enough."""


class Segments(QFrame):
    """A segmented control; the arrow keys move between its segments."""

    chosen = Signal(int)
    """Index of the segment that the player chose."""

    def __init__(
        self,
        look: Look,
        name: str,
        words: Sequence[str],
        current: int,
        pictures: Sequence[QPixmap] = (),
    ) -> None:
        """``pictures`` stand before the words; without any there are only words."""
        super().__init__()
        self.setProperty("role", "segments")
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._words = tuple(words)
        self._group = QButtonGroup(self)
        self.buttons: list[QPushButton] = []
        """The segments, in their order."""
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(0)
        chosen = QFontMetrics(font("small_bold", look.scale))
        for index, word in enumerate(words):
            # Qt leaves room for the word as it stands now; the chosen one is bolder.
            room = chosen.horizontalAdvance(word)
            if pictures:
                room += pictures[index].deviceIndependentSize().toSize().width() + look.px(4)
            segment = YieldingButton(word, look.px(_SEGMENT_SPARE), room + look.px(_SEGMENT_AROUND))
            segment.setProperty("role", "segment")
            segment.setCheckable(True)
            # A screen reader calls it one of several then, and not a box to be ticked.
            segment.setAutoExclusive(True)
            segment.setChecked(index == current)
            segment.setAutoDefault(False)
            segment.setAccessibleName(with_colon(name, word))
            segment.setCursor(Qt.CursorShape.PointingHandCursor)
            if pictures:
                segment.setIcon(steady_icon(pictures[index]))
                segment.setIconSize(pictures[index].deviceIndependentSize().toSize())
            self.buttons.append(segment)
            self._group.addButton(segment, index)
            row.addWidget(segment, 1)
        self._group.idClicked.connect(self.chosen)

    @property
    def current(self) -> int:
        """Index of the chosen segment."""
        return self._group.checkedId()

    @property
    def word(self) -> str:
        """What the chosen segment says."""
        return self._words[self.current]

    def choose(self, index: int) -> None:
        """Choose a segment without telling anybody."""
        self._group.button(index).setChecked(True)


def more_button(look: Look, options: QWidget) -> QPushButton:
    """Return a button that shows and hides ``options``, which are put away to begin with."""
    more = button(look, "", "pill")
    more.setCheckable(True)

    def show(shown: bool) -> None:
        options.setVisible(shown)
        label_button(more, translate("more", "Less") if shown else translate("more", "More"))

    more.toggled.connect(show)
    show(False)
    return more


def pop_up(menu: QMenu, at: QPoint) -> None:
    """Show the menu at a point of the screen, its checked entry chosen."""
    checked = next((action for action in menu.actions() if action.isChecked()), None)
    menu.popup(at)
    if checked is not None:
        menu.setActiveAction(checked)


def picture_menu(parent: QWidget, side: int) -> QMenu:
    """Return a menu with pictures ``side`` pixels wide; it is deleted when it closes.

    Other menus show pictures in the size of icons: too small to know a face or a shape.
    """
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setStyleSheet(f"QMenu {{ icon-size: {side}px; }}")
    return menu
