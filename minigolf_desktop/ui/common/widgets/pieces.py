"""Labels, buttons, cards and lines in the roles of the style sheet, each in one call."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.art.logo import LOGO
from minigolf_desktop.ui.common.art.pictures import picture_pixmap
from minigolf_desktop.ui.common.theme import FontRole
from minigolf_desktop.ui.common.widgets.look import Look


def label(text: str, role: FontRole, tone: str = "", wrap: bool = False) -> QLabel:
    """Return a text in a role of the type scale; ``tone`` is one of the style sheet's."""
    result = QLabel(text)
    result.setProperty("role", role)
    result.setProperty("tone", tone)
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setWordWrap(wrap)
    return result


class ElidedLabel(QLabel):
    """A line of text that ends in dots where it lacks room; the tooltip has all of it."""

    def __init__(self, text: str, role: FontRole, tone: str = "") -> None:
        super().__init__(text)
        self.setProperty("role", role)
        self.setProperty("tone", tone)
        self.setToolTip(text)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as much of the text as there is room for."""
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width()
        )
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), self.alignment(), shown)
        painter.end()


class FittingLabel(QLabel):
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
    result: QPushButton, look: Look, text: str, role: str = "secondary", icon: str = ""
) -> None:
    """Give a button its role, its text and the icon before it, as :func:`button` does."""
    result.setProperty("role", role)
    result.setCursor(Qt.CursorShape.PointingHandCursor)
    result.setAutoDefault(False)
    if icon:
        result.setIcon(look.icon(icon, filled=role == "main"))
        result.setIconSize(look.size(20, 20))
    label_button(result, text)


def caption(text: str) -> str:
    """Return a text as buttons show it: the ``&`` of a name marks no key."""
    return text.replace("&", "&&")


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
    """Return a square button with an icon; ``text`` is its tooltip and accessible name.

    A click does not give it the keyboard: Space goes on with the game, not with the button.
    """
    result = QToolButton()
    result.setProperty("role", "icon")
    result.setIcon(look.icon(name))
    result.setIconSize(look.size(20, 20))
    result.setToolTip(text)
    result.setAccessibleName(text)
    result.setCursor(Qt.CursorShape.PointingHandCursor)
    result.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return result


def name_choice(choice: QComboBox, name: str) -> None:
    """Tell those who listen what is chosen there.

    On Linux Qt gives a screen reader the chosen entry for the name of the box.
    """
    choice.setAccessibleName(name)
    choice.setAccessibleDescription(name)


def frame(role: str, name: str = "") -> QFrame:
    """Return an empty frame in a role of the style sheet; ``name`` is read to those who listen."""
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
    """Return a picture at its own size; ``name`` is read to those who listen."""
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
