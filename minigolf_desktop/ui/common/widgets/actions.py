"""What can be done on a screen by a button, a key or the menu, and the buttons of the table."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.ui.common.art.pictures import icon_names
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look

Keys = QKeySequence.StandardKey

_KEY_AT_RIGHT = 18
"""Room at the right of the name of a key."""


class MainButton(QPushButton):
    """The filled button of the table, with the key for it at its right end."""

    def __init__(
        self, look: Look, action: QAction, key: str, icon: str = "check", height: float = 54
    ) -> None:
        super().__init__(action.text())
        self._look = look
        self._key = key
        self._action = action
        self.setProperty("role", "main")
        self.setIcon(look.icon(icon, filled=True))
        self.setIconSize(look.size(20, 20))
        self.setFixedHeight(look.px(height))
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setText(self._action.text())
        self.setEnabled(self._action.isEnabled())
        self.setToolTip(self._action.toolTip())
        self.setAccessibleName(self._action.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, and the name of its key where there is room beside the words."""
        super().paintEvent(event)
        words = self.fontMetrics().horizontalAdvance(self.text()) + self.iconSize().width()
        key = QFontMetrics(font("figure", self._look.scale)).horizontalAdvance(self._key)
        # The words are in the middle.
        if words / 2 + key + self._look.px(_KEY_AT_RIGHT + 8) > self.width() / 2:
            return
        painter = QPainter(self)
        painter.setFont(font("figure", self._look.scale))
        theme = self._look.theme
        painter.setPen(theme.action_text if self.isEnabled() else theme.disabled_text)
        painter.drawText(
            QRectF(self.rect()).adjusted(0, 0, -self._look.px(_KEY_AT_RIGHT), -2),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
            self._key,
        )
        painter.end()


class ActionBar(QWidget):
    """What can be done in a turn."""

    def __init__(
        self,
        look: Look,
        place: QAction,
        others: list[QAction],
        key: str = "",
        icon: str = "check",
        *,
        low: bool = False,
    ) -> None:
        """``key`` is told on the filled button: Enter unless it is another.

        A ``low`` one leaves more height to what stands above it.
        """
        super().__init__()
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(look.px(6 if low else 10))
        self.place = MainButton(
            look, place, key or translate("ActionBar", "Enter"), icon, 46 if low else 54
        )
        """Confirms the pending tile."""
        stack.addWidget(self.place)
        row = QHBoxLayout()
        row.setSpacing(look.px(8))
        self.others = [ToolBelow(look, action) for action in others]
        """What else can be done, in its order."""
        for tool in self.others:
            row.addWidget(tool, 1)
        stack.addLayout(row)
        self._row = row

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write on all of the others as large as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fit the words where one of them says something else, or another one is shown."""
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return is_done

    def _fit(self) -> None:
        tools = [tool for tool in self.others if not tool.isHidden()]
        if not tools:
            return
        room = self.width() - (len(tools) - 1) * self._row.spacing()
        widths = [tool.widths() for tool in tools]
        words, around = (sum(of_all) for of_all in zip(*widths, strict=True))
        are_alike = max(map(sum, widths)) <= room // len(tools)
        for tool, needed in zip(tools, map(sum, widths), strict=True):
            # As wide as each other where that is enough for all, else as their words are.
            self._row.setStretch(self.others.index(tool), 1 if are_alike else needed)
            tool.write((room - around) / max(1, words))


class ToolBelow(QToolButton):
    """A secondary button: an icon above a word."""

    def __init__(self, look: Look, action: QAction) -> None:
        super().__init__()
        self.setProperty("role", "tool")
        self._look = look
        self._usual, self._around = QFont(), 0
        """How its words are written where they have room, and how much wider it is than they."""
        self._size = 0
        """Height of its letters in pixels where they are smaller than usual, else 0."""
        self._dress()
        self.setDefaultAction(action)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setIconSize(look.size(18, 18))
        self.setFixedHeight(look.px(50))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(action.text())

    def widths(self) -> tuple[int, int]:
        """Return the width of its words as large as usual, and of what is around them, in pixels.

        That is known when it wears the dress of its screen.
        """
        if not self._size:
            self.ensurePolished()
            self._usual = QFont(self.font())
        words = QFontMetrics(self._usual).horizontalAdvance(self.text())
        if not self._size:
            self._around = self.minimumSizeHint().width() - words
        return words, self._around

    def write(self, part: float) -> None:
        """Write its words as large as usual, or smaller: so large a part of that."""
        usual = self._usual.pixelSize()
        size = 0 if part >= 1 else max(1, int(usual * part))
        if size != self._size:
            self._size = size
            self._dress()

    def _dress(self) -> None:
        letters = f" font-size: {self._size}px;" if self._size else ""
        self.setStyleSheet(f"padding: {self._look.px(3)}px 2px;{letters}")

    def event(self, event: QEvent) -> bool:
        """Take the accessible name of the action when it changes."""
        if event.type() == QEvent.Type.ActionChanged and self.defaultAction() is not None:
            self.setAccessibleName(self.defaultAction().text())
        return super().event(event)


_ACTION_ICON = 22


class ActionSet(QObject):
    """The actions of a screen with a board; the screen connects and enables them."""

    def __init__(self, screen: QWidget, look: Look, fit: str, fit_key: str) -> None:
        """``fit`` says what is shown as a whole, by its key."""
        super().__init__(screen)
        self.screen = screen
        self._look = look
        self.undo = self.action(translate("TableActions", "Undo"), Keys.Undo, "undo")
        self.redo = self.action(translate("TableActions", "Redo"), "Ctrl+Shift+Z", "redo")
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.zoom_in = self.action(translate("TableActions", "Zoom in"), "+", "plus")
        self.zoom_in.setShortcuts([QKeySequence("+"), QKeySequence("=")])
        self.zoom_out = self.action(translate("TableActions", "Zoom out"), "-", "minus")
        self.fit = self.action(fit, fit_key, "fit")
        self.rules = self.action(translate("TableActions", "Rules and keys"), "", "book")
        self.settings = self.action(translate("TableActions", "Settings"), "", "gear")
        self.home = self.action(translate("TableActions", "Home"), "", "home")
        self.more = self.action(translate("TableActions", "More"), "", "menu")

    def action(
        self, text: str, key: str | QKeySequence.StandardKey = "", icon: str = ""
    ) -> QAction:
        """Return an action of the screen, with its key and icon."""
        action = QAction(text, self.screen)
        if icon:
            action.setIcon(self._look.icon(icon, _ACTION_ICON))
        if key:
            sequence = QKeySequence(key)
            action.setShortcut(sequence)
            name = sequence.toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{text} ({name})")
        # A tool bar of the main window may hold the same action: the key works anywhere here.
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.screen.addAction(action)
        return action

    def menu_of(self, *groups: Iterable[QAction]) -> QMenu:
        """Return a menu of groups of actions, with a line between two of them."""
        menu = QMenu(self.screen)
        for group in groups:
            if menu.actions():
                menu.addSeparator()
            menu.addActions(list(group))
        return menu


def paint_icons(look: Look) -> Iterator[None]:
    """Paint the icons of all actions one by one, for the first table that is opened."""
    for name in icon_names():
        look.icon(name, _ACTION_ICON)
        yield


def connect_all(pairs: Iterable[tuple[QAction, Callable[[], object]]]) -> None:
    """Let every action do what stands beside it."""
    for action, act in pairs:
        action.triggered.connect(lambda _=False, do=act: do())
