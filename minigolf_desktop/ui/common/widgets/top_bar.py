"""The bar above a table: menu, name of the game, progress, bag, icons."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QToolButton, QWidget

from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import icon_button, label, logo_pixmap, picture_label
from minigolf_desktop.ui.common.widgets.progress import Progress

translate = QCoreApplication.translate

HEIGHT = 48

_TITLE_LEFT = 90
"""Where the name of the program begins."""


class TopBar(QFrame):
    """Stands above the board; what is narrow gives way first."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.setFixedHeight(look.px(HEIGHT))
        self._look = look
        self._before_title = look.px(_TITLE_LEFT)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(10), 0, look.px(10), 0)
        row.setSpacing(look.px(8))
        self.menu_button = icon_button(look, "menu", translate("TopBar", "Menu"))
        """Opens the menu of the table."""
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row.addWidget(self.menu_button)
        row.addWidget(picture_label(logo_pixmap(look, 28, self.devicePixelRatioF())))
        self._title = label(translate("TopBar", "Minigolf Desktop"), "panel_title")
        row.addWidget(self._title)
        row.addSpacing(look.px(10))
        self._game = label("", "small_body", "second")
        row.addWidget(self._game)
        row.addStretch(1)
        self._first = row.count()
        self._tools: set[QToolButton] = set()
        self._bag_icon = QLabel()
        self._bag_icon.setPixmap(
            icon_pixmap("bag", look.theme.second_text, look.px(20), self.devicePixelRatioF())
        )
        self._bag = label("", "small_bold", "second")
        self._row = row
        self.progress = Progress(look)
        """How far the course has grown."""
        self.progress.setParent(self)
        self.progress.told.connect(self._arrange)
        self._bag_icon.setParent(self)
        self._bag.setParent(self)

    def set_menu(self, menu: QMenu) -> None:
        """Give the menu button its menu."""
        self.menu_button.setMenu(menu)

    def set_home(self, action: QAction) -> None:
        """Give the way home a button of its own, left of the menu."""
        self._row.insertWidget(0, self._button(action))
        self._before_title += self.menu_button.sizeHint().width() + self._row.spacing()

    def add(self, action: QAction) -> QToolButton:
        """Add an icon button for an action at the right end."""
        button = self._button(action)
        self._row.addWidget(button)
        self._tools.add(button)
        self._arrange()
        return button

    def put_first(self, button: QToolButton) -> None:
        """Give a button a place left of the others at the right end."""
        self._row.insertWidget(self._first, button)
        self._tools.add(button)
        self._arrange()

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setIconSize(self._look.size(21, 21))
        button.setAccessibleName(action.text())
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def show_game(self, text: str) -> None:
        """Show what is being played, and on which land."""
        self._game.setText(text)
        self._title.setToolTip(text)
        self._arrange()

    def show_bag(self, tiles: int | None) -> None:
        """Show how many tiles are left in the bag; None hides it."""
        self._bag.setVisible(tiles is not None)
        self._bag_icon.setVisible(tiles is not None)
        self._bag.setText(str(tiles or 0))
        words = translate("TopBar", "%n tiles in the bag", "", tiles or 0)
        for part in (self._bag, self._bag_icon):
            part.setToolTip(words)
            part.setAccessibleName(words)
            part.adjustSize()
        self._arrange()

    def _arrange(self) -> None:
        """Put the progress in the middle; a name that would reach it gives way.

        Where there is no room in the middle it stands nearer to the left.
        """
        height, gap = self.height(), self._look.px(8)
        before_bag = end = self._before_tools() - gap
        if not self._bag.isHidden():
            bag = self._bag_icon.width() + self._look.px(6) + self._bag.width()
            before_bag -= bag
            end = before_bag - gap
        start = self._before_title
        if self.progress.isHidden():
            # A bar without it keeps its middle free.
            end = self.width()
        self.progress.stand(QRectF(start, 0, end - start, height), self.width() / 2)
        room = min(self.progress.x(), int(self.progress.ends[0]) - 2 * gap) - start
        title, game = self._title.sizeHint().width(), self._game.sizeHint().width()
        self._title.setVisible(title < room)
        self._game.setVisible(title + self._look.px(26) + game < room)
        left = min(self.progress.geometry().right() + gap, before_bag)
        self._bag_icon.move(left, (height - self._bag_icon.height()) // 2)
        self._bag.move(
            left + self._bag_icon.width() + self._look.px(6), (height - self._bag.height()) // 2
        )

    def _before_tools(self) -> int:
        """Return where the buttons at the right end begin."""
        shown = [one.sizeHint().width() for one in self._tools if not one.isHidden()]
        gaps = self._row.spacing() * (len(shown) - 1)
        return self.width() - self._row.contentsMargins().right() - sum(shown) - gaps

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the progress in the middle of the window."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Measure the bag's figure again when the style sheet gives it its font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._bag.adjustSize()
            self._arrange()
