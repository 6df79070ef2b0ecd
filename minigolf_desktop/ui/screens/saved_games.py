"""All saved games: go on with one, or look at a finished one again."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout

from minigolf_desktop.storage.continue_game import Save, saves
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.ui.text.dates import day_and_time
from minigolf_desktop.ui.text.versions import version_words
from minigolf_desktop.ui.theme import Space
from minigolf_desktop.ui.widgets.heading import Heading
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.picture import on_meadow
from minigolf_desktop.ui.widgets.pieces import button, frame, label, steady_icon
from minigolf_desktop.ui.widgets.screen import MeadowScreen

translate = QCoreApplication.translate

_PICTURE = QSize(104, 80)


class SavedGamesScreen(MeadowScreen):
    """A list of games, the unfinished ones first; Enter or a double click opens one."""

    opened = Signal(Path)
    """The journal of the game to open."""
    back = Signal()
    """The home screen is asked for."""

    def __init__(self, look: Look, folders: Folders) -> None:
        super().__init__(look)
        self.setAccessibleName(translate("saved games", "All games"))
        found = saves(folders)
        self._list = QListWidget()
        self._list.setAccessibleName(translate("saved games", "Saved games, newest first"))
        self._list.setIconSize(look.size(_PICTURE.width(), _PICTURE.height()))
        self._list.setSpacing(look.px(2))
        for save in found:
            self._list.addItem(self._item(save))
        self._list.itemActivated.connect(self._open)
        self._list.setCurrentRow(0)
        self._go = button(look, translate("saved games", "Open"), "main", "start")
        self._go.setToolTip(translate("saved games", "Enter"))
        self._go.setEnabled(bool(found))
        self._go.clicked.connect(lambda: self._open(self._list.currentItem()))
        self._lay_out(bool(found))
        self._list.setFocus()

    def _lay_out(self, any_found: bool) -> None:
        look = self.look
        column = QVBoxLayout(self)
        margin = look.px(Space.GIANT)
        column.setContentsMargins(margin, look.px(28), margin, look.px(28))
        column.setSpacing(look.px(Space.LARGE))
        heading = Heading(look, translate("saved games", "All games"))
        heading.back.connect(self.back)
        column.addWidget(heading)
        card = frame("card", translate("saved games", "Saved games"))
        inside = QVBoxLayout(card)
        inside.setContentsMargins(*(look.px(Space.LARGE),) * 4)
        inside.setSpacing(look.px(Space.MEDIUM))
        if any_found:
            inside.addWidget(self._list, 1)
        else:
            none = translate("saved games", "There is no saved game yet.")
            inside.addWidget(label(none, "body", "second"), 1, Qt.AlignmentFlag.AlignCenter)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self._go)
        inside.addLayout(foot)
        column.addWidget(card, 1)

    def _item(self, save: Save) -> QListWidgetItem:
        when = day_and_time(save.saved)
        state = (
            translate("saved games", "finished")
            if save.finished
            else translate("saved games", "to be gone on with")
        )
        game = {
            "designer": translate("saved games", "Minigolf Designer"),
            "putt-dice": translate("saved games", "Putt Dice"),
            "eighteen-holes": translate("saved games", "18 Holes"),
        }.get(save.game, translate("saved games", "A file that cannot be read"))
        if save.game == "designer":
            game = f"{game} · {version_words(save.players, save.mode, save.expansion)}"
        name = f"{save.name} · {game}" if save.name else game
        item = QListWidgetItem(self._picture(save), f"{name}\n{when} · {state}")
        item.setData(Qt.ItemDataRole.UserRole, str(save.path))
        item.setToolTip(save.path.name)
        return item

    def _picture(self, save: Save) -> QIcon:
        ratio = self.devicePixelRatioF()
        size = self.look.size(_PICTURE.width(), _PICTURE.height())
        course = QPixmap(str(save.picture)) if save.picture.is_file() else QPixmap()
        small = on_meadow(course, self.look, size.width(), size.height(), ratio)
        return steady_icon(small)

    def _open(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.opened.emit(Path(item.data(Qt.ItemDataRole.UserRole)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)
