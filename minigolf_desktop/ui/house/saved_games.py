"""All saved games: go on with one, look at a finished one again, or delete one."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout

from minigolf_desktop.storage.continue_game import Save, each_save
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.plain_text import in_one_line
from minigolf_desktop.ui.common.deleting import after_deleting
from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.text.dates import day_and_time
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.thumbnails import kept_thumbnail
from minigolf_desktop.ui.common.widgets.heading import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import on_meadow
from minigolf_desktop.ui.common.widgets.pieces import button, frame, label, steady_icon
from minigolf_desktop.ui.common.widgets.question import Question
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen

translate = QCoreApplication.translate

_PICTURE = QSize(104, 80)
AT_ONCE = 14
"""Games that are there from the first moment: as many as are seen; the others follow."""


def _path(item: QListWidgetItem) -> Path:
    return Path(item.data(Qt.ItemDataRole.UserRole))


class SavedGamesScreen(MeadowScreen):
    """A list of games, the unfinished ones first; Enter or a double click opens one."""

    opened = Signal(Path)
    """The journal of the game to open."""
    unwanted = Signal(Path)
    """The journal of a game to delete; the question whether is answered."""
    back = Signal()
    """The home screen is asked for."""

    def __init__(self, look: Look, folders: Folders, games: Sequence[Game]) -> None:
        super().__init__(look)
        self._folders = folders
        self._games = {game.name: game for game in games}
        self.setAccessibleName(translate("saved games", "All games"))
        self._list = QListWidget()
        self._list.setAccessibleName(translate("saved games", "Saved games, newest first"))
        self._list.setIconSize(look.size(_PICTURE.width(), _PICTURE.height()))
        self._list.setSpacing(look.px(2))
        Piecemeal(
            each_save(folders), lambda save: self._list.addItem(self._item(save)), self, AT_ONCE
        )
        self._list.itemActivated.connect(self._open)
        self._list.setCurrentRow(0)
        self._none = label(
            translate("saved games", "There is no saved game yet."), "body", "second"
        )
        self._delete = button(look, translate("saved games", "Delete"))
        self._delete.setToolTip(translate("saved games", "Delete this game (Del)"))
        self._delete.clicked.connect(self._ask)
        self._go = button(look, translate("saved games", "Open"), "main", "start")
        self._go.setToolTip(translate("saved games", "Enter"))
        self._go.clicked.connect(lambda: self._open(self._list.currentItem()))
        self._lay_out()
        self._offer()
        self._list.setFocus()

    def take_out(self, path: Path) -> None:
        """Leave out a game that is deleted."""
        for row in range(self._list.count()):
            if _path(self._list.item(row)) == path:
                self._list.takeItem(row)
                break
        self._offer()

    def _offer(self) -> None:
        """Show the games, or that there are none."""
        any_left = self._list.count() > 0
        self._list.setVisible(any_left)
        self._none.setVisible(not any_left)
        self._go.setEnabled(any_left)
        self._delete.setEnabled(any_left)

    def _lay_out(self) -> None:
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
        inside.addWidget(self._list, 1)
        inside.addWidget(self._none, 1, Qt.AlignmentFlag.AlignCenter)
        foot = QHBoxLayout()
        foot.setSpacing(look.px(Space.MEDIUM))
        foot.addStretch()
        foot.addWidget(self._delete)
        foot.addWidget(self._go)
        inside.addLayout(foot)
        column.addWidget(card, 1)

    def _words(self, save: Save) -> tuple[str, ...]:
        """Return which game it is, how and where it is played, and by how many."""
        game = self._games.get(save.game)
        if game is None:
            unread = translate("saved games", "A file that cannot be read")
            return unread, in_one_line(save.path.name)
        return game.title, *game.save_words(save)

    def _item(self, save: Save) -> QListWidgetItem:
        when = day_and_time(save.saved)
        state = (
            translate("saved games", "finished")
            if save.finished
            else translate("saved games", "unfinished")
        )
        game = self._games.get(save.game)
        if game is not None and save.rules < game.rules_version:
            words = translate("saved games", "{state} · begun under earlier rules")
            state = words.replace("{state}", state)
        name = " · ".join(filter(None, (save.name, *self._words(save))))
        item = QListWidgetItem(self._picture(save), f"{name}\n{when} · {state}")
        item.setData(Qt.ItemDataRole.UserRole, str(save.path))
        item.setToolTip(in_one_line(save.path.name))
        return item

    def _picture(self, save: Save) -> QIcon:
        ratio = self.devicePixelRatioF()
        size = self.look.size(_PICTURE.width(), _PICTURE.height())
        small = on_meadow(
            kept_thumbnail(save.picture), self.look, size.width(), size.height(), ratio
        )
        return steady_icon(small)

    def _open(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.opened.emit(_path(item))

    def _ask(self) -> None:
        item = self._list.currentItem()
        if item is None:
            return
        fate = after_deleting(
            self._folders, translate("saved games", "Its file is deleted for good.")
        )
        question = Question(
            self,
            self.look,
            translate("saved games", "Delete this game?"),
            f"{item.text()}\n{fate}",
            translate("saved games", "Delete"),
        )
        question.accepted.connect(lambda: self.unwanted.emit(_path(item)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back, Del deletes."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self._ask()
        else:
            super().keyPressEvent(event)
