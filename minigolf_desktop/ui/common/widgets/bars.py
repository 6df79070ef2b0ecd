"""What stands at the top of a screen: a heading, a bar with a title, the bar of a table."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QSpacerItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    button,
    icon_button,
    label,
    logo_label,
)


class Heading(QWidget):
    """Title of a screen with a button that leads back; read out as the screen is shown."""

    back = Signal()
    """The screen before is asked for."""

    def __init__(self, look: Look, title: str, note: str = "") -> None:
        super().__init__()
        self._told = in_sentences(title, note)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        self._row = row
        self._below = QHBoxLayout()
        self._below.setSpacing(look.px(Space.MEDIUM))
        self._below.addStretch(1)
        column.addLayout(row)
        column.addLayout(self._below)
        self._added: list[QWidget] = []
        self._is_broken = False
        back = self._back = button(look, translate("heading", "Back"), "pill", "back")
        back.setToolTip(translate("heading", "Back (Esc)"))
        back.clicked.connect(self.back)
        row.addWidget(back)
        words = self._words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(ElidedLabel(title, "course_name", yields=True))
        if note:
            words.addWidget(label(note, "small_body", "second"))
        else:
            # A title alone is as wide as its letters: what is left over is not the button's.
            wide = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
            words.addSpacerItem(QSpacerItem(0, 0, *wide))
        row.addLayout(words, 1)

    def add(self, widget: QWidget) -> None:
        """Put something at the right end; what has no room there stands in a row below."""
        self._added.append(widget)
        (self._below if self._is_broken else self._row).addWidget(widget)

    def minimumSizeHint(self) -> QSize:
        """Return the size of title and back, and of the row below them where there is one."""
        least = super().minimumSizeHint()
        return QSize(min(least.width(), self.width()), least.height())

    def showEvent(self, event: QShowEvent) -> None:
        """Tell what the screen is for, not where its window comes back alone."""
        super().showEvent(event)
        if not event.spontaneous():
            announce(self, lambda: self._told)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the row where it has become too long, or join it again."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Look again where something has come, gone or grown."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return done

    def _arrange(self) -> None:
        shown = [one for one in self._added if not one.isHidden()]
        gap = self._row.spacing()
        words = self._words.sizeHint().width() + self._back.sizeHint().width() + gap
        wanted = words + sum(one.minimumSizeHint().width() + gap for one in shown)
        is_broken = bool(shown) and wanted > self.width()
        if is_broken == self._is_broken:
            return
        self._is_broken = is_broken
        before, after = (self._row, self._below) if is_broken else (self._below, self._row)
        for one in self._added:
            before.removeWidget(one)
            after.addWidget(one)


BAR_HEIGHT = 48
_LOGO = 28
_BESIDE = 10
"""Left and right of a bar, and between its title and what is played."""
_BARE_LEFT, _BARE_RIGHT = 16, 12
"""Left and right of a bar where nothing stands before the logo."""


def bar_button(look: Look, action: QAction) -> QToolButton:
    """Return a button of a bar for an action.

    A click does not give it the keyboard: Space goes on with the game, not with the button.
    """
    tool = QToolButton()
    tool.setDefaultAction(action)
    tool.setIconSize(look.size(20, 20))
    tool.setAccessibleName(action.text())
    tool.setCursor(Qt.CursorShape.PointingHandCursor)
    tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return tool


class TitleBar(QFrame):
    """Logo, title and what is played; a button for each action that is added at the right end."""

    def __init__(
        self, look: Look, title: str, words: str = "", before: QToolButton | None = None
    ) -> None:
        """What leads away stands ``before`` everything."""
        super().__init__()
        self.setProperty("role", "bar")
        self.setFixedHeight(look.px(BAR_HEIGHT))
        self.look = look
        """Theme and scale that it is drawn in."""
        self.row = QHBoxLayout(self)
        """All that stands on it."""
        self.title = label(title, "panel_title")
        """What game is played, or what is seen of it."""
        self.words = ElidedLabel(words, "small_body", "second", yields=True)
        """What is played, and by whom."""
        left, right, gap = _BARE_LEFT, _BARE_RIGHT, int(Space.SMALL)
        if before is not None:
            left = right = gap = _BESIDE
            self.row.addWidget(before)
        self.row.setContentsMargins(look.px(left), 0, look.px(right), 0)
        self.row.setSpacing(look.px(Space.SMALL))
        self.row.addWidget(logo_label(look, _LOGO))
        self.row.addWidget(self.title)
        self.row.addSpacing(look.px(gap))
        self.row.addWidget(self.words)
        self.row.addStretch(1)
        self._first = self.row.count()

    def add(self, action: QAction) -> QToolButton:
        """Add a button for an action at the right end."""
        tool = bar_button(self.look, action)
        self.row.addWidget(tool)
        return tool

    def put_first(self, tool: QToolButton) -> None:
        """Give a button a place left of the others at the right end."""
        self.row.insertWidget(self._first, tool)


_PROGRESS_BAR = 220
_LEAST_PROGRESS_BAR = 60
_PROGRESS_WORDS = 80
"""Room for words on either side of the bar."""
_PROGRESS_GAP = 12


class Progress(QWidget):
    """The bar in the middle of the top bar."""

    told = Signal()
    """It tells something else, which may be longer."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._filled = 0
        self._cells = 1
        self._bar = look.px(_PROGRESS_BAR)
        self.setFixedSize(self.sizeHint())

    def stand(self, room: QRectF, middle: float) -> None:
        """Stand with the bar in the middle, or as near to it as the words have room for.

        A bar that has no room of its own is shorter.
        """
        before, after = self._beside()
        least, most = self._look.px(_LEAST_PROGRESS_BAR), self._look.px(_PROGRESS_BAR)
        self._bar = max(least, min(most, int(room.width() - before - after)))
        middle = min(middle, room.right() - after - self._bar / 2)
        middle = max(middle, room.left() + before + self._bar / 2)
        self.move(round(middle - self.width() / 2), round(room.center().y() - self.height() / 2))
        self.update()

    @property
    def ends(self) -> tuple[float, float]:
        """Where the words begin and end, in pixels of what it stands on."""
        before, after = self._beside()
        middle = self.x() + self.width() / 2
        return middle - self._bar / 2 - before, middle + self._bar / 2 + after

    def _beside(self) -> tuple[float, float]:
        """Return the room for the words before the bar and behind it."""
        look = self._look
        fonts = (self._title_font(), font("small_body", look.scale))
        before, after = (
            QFontMetricsF(one).horizontalAdvance(words) + look.px(_PROGRESS_GAP) + 1
            for one, words in zip(fonts, self._words(), strict=True)
        )
        return before, after

    def _title_font(self) -> QFont:
        title = font("panel_title", self._look.scale)
        title.setPixelSize(self._look.px(15))
        return title

    def show_progress(self, filled: int, cells: int) -> None:
        """Show how many cells of the land have a tile, and how many there are."""
        if (filled, max(1, cells)) == (self._filled, self._cells) and self.accessibleName():
            return
        self._filled, self._cells = filled, max(1, cells)
        self.setAccessibleName(" ".join(self._words()))
        self.told.emit()
        self.update()

    def _words(self) -> tuple[str, str]:
        first = translate("Progress", "%n tiles", "", self._filled)
        second = translate("Progress", "of {count}").replace("{count}", str(self._cells))
        return first, second

    def sizeHint(self) -> QSize:
        """Return room for the bar with words on both sides."""
        return self._look.size(_PROGRESS_BAR + 2 * _PROGRESS_WORDS, 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint words and bar."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, bar = self.height() / 2, self._bar
        left = (self.width() - bar) / 2
        first, second = self._words()
        title = self._title_font()
        painter.setFont(title)
        painter.setPen(theme.text)
        width = QFontMetricsF(title).horizontalAdvance(first)
        vertical = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(
            QRectF(left - look.px(_PROGRESS_GAP) - width - 1, 0, width + 2, self.height()),
            vertical,
            first,
        )
        painter.setFont(font("small_body", look.scale))
        painter.setPen(theme.second_text)
        painter.drawText(
            QRectF(left + bar + look.px(_PROGRESS_GAP), 0, look.px(_PROGRESS_WORDS), self.height()),
            vertical,
            second,
        )
        painter.setPen(Qt.PenStyle.NoPen)
        high = look.px(8)
        painter.setBrush(theme.track)
        painter.drawRoundedRect(QRectF(left, middle - high / 2, bar, high), high / 2, high / 2)
        painter.setBrush(theme.par_zone_edge)
        done = bar * min(1.0, self._filled / self._cells)
        painter.drawRoundedRect(QRectF(left, middle - high / 2, done, high), high / 2, high / 2)
        knob = QPointF(left + done, middle)
        painter.setBrush(theme.panel)
        painter.drawEllipse(knob, look.px(8), look.px(8))
        painter.setBrush(theme.par_zone_edge)
        painter.drawEllipse(knob, look.px(6), look.px(6))
        painter.end()


_TITLE_LEFT = 90
"""Where the name of the program begins."""
_TOP_ICON = 21


class TopBar(TitleBar):
    """A bar with a menu and how far the course has grown; what is narrow gives way first."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        menu = icon_button(look, "menu", translate("TopBar", "Menu"))
        super().__init__(look, translate("TopBar", "Minigolf Desktop"), before=menu)
        self.menu_button = menu
        """Opens the menu of the table."""
        menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._before_title = look.px(_TITLE_LEFT)
        self._tools: set[QToolButton] = set()
        self._bag_icon = QLabel()
        self._bag_icon.setPixmap(
            icon_pixmap("bag", look.theme.second_text, look.px(20), self.devicePixelRatioF())
        )
        self._bag = label("", "small_bold", "second")
        self.progress = Progress(look)
        """How far the course has grown."""
        self.progress.setParent(self)
        self.progress.told.connect(self._arrange)
        self._bag_icon.setParent(self)
        self._bag.setParent(self)
        self.setParent(parent)

    def set_menu(self, menu: QMenu) -> None:
        """Give the menu button its menu."""
        self.menu_button.setMenu(menu)

    def set_home(self, action: QAction) -> None:
        """Give the way home a button of its own, left of the menu."""
        self.row.insertWidget(0, self._large(bar_button(self.look, action)))
        self._before_title += self.menu_button.sizeHint().width() + self.row.spacing()

    def add(self, action: QAction) -> QToolButton:
        """Add a button for an action at the right end."""
        tool = self._large(super().add(action))
        self._tools.add(tool)
        self._arrange()
        return tool

    def be_of_editor(
        self,
        menu: QMenu,
        home: QAction,
        tools: Iterable[QAction],
        share: QAction,
        sharing: Iterable[QAction],
    ) -> None:
        """Be the bar of an editor: nothing grows there tile by tile, and no bag is drawn from.

        ``sharing`` stands in the menu of ``share``.
        """
        self.set_menu(menu)
        self.set_home(home)
        self.progress.hide()
        self.show_bag(None)
        for action in tools:
            self.add(action)
        self.add_menu(share, sharing)

    def add_menu(self, action: QAction, below: Iterable[QAction]) -> None:
        """Add a button at the right end that opens a menu of other actions."""
        tool = self.add(action)
        menu = QMenu(tool)
        menu.addActions(list(below))
        tool.setMenu(menu)
        tool.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _large(self, tool: QToolButton) -> QToolButton:
        tool.setIconSize(self.look.size(_TOP_ICON, _TOP_ICON))
        return tool

    def put_first(self, tool: QToolButton) -> None:
        """Give a button a place left of the others at the right end."""
        super().put_first(tool)
        self._tools.add(tool)
        self._arrange()

    def show_game(self, text: str) -> None:
        """Show what is being played, and on which land."""
        self.words.setText(text)
        self.title.setToolTip(text)
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
        height, gap = self.height(), self.look.px(8)
        before_bag = end = self._before_tools() - gap
        if not self._bag.isHidden():
            bag = self._bag_icon.width() + self.look.px(6) + self._bag.width()
            before_bag -= bag
            end = before_bag - gap
        start = self._before_title
        if self.progress.isHidden():
            # A bar without it keeps its middle free.
            end = self.width()
        self.progress.stand(QRectF(start, 0, end - start, height), self.width() / 2)
        room = min(self.progress.x(), int(self.progress.ends[0]) - 2 * gap) - start
        title, game = self.title.sizeHint().width(), self.words.sizeHint().width()
        self.title.setVisible(title < room)
        self.words.setVisible(title + self.look.px(26) + game < room)
        left = min(self.progress.geometry().right() + gap, before_bag)
        self._bag_icon.move(left, (height - self._bag_icon.height()) // 2)
        self._bag.move(
            left + self._bag_icon.width() + self.look.px(6), (height - self._bag.height()) // 2
        )

    def _before_tools(self) -> int:
        """Return where the buttons at the right end begin."""
        shown = [one.sizeHint().width() for one in self._tools if not one.isHidden()]
        gaps = self.row.spacing() * (len(shown) - 1)
        return self.width() - self.row.contentsMargins().right() - sum(shown) - gaps

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
