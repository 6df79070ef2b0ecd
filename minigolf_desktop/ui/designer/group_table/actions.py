"""Everything that can be done at the table of a group by a button, a key or the menu."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.table.actions import BoardActions

translate = QCoreApplication.translate


class GroupActions(BoardActions):
    """The actions of the table of a group."""

    def __init__(self, screen: QWidget, look: Look, slots: int) -> None:
        super().__init__(screen, look, slots)
        tip = translate(
            "GroupActions",
            "Stop for good: take the tile in hand face down (S)\n"
            "Possible once somebody has filled a land",
        )
        self.stop.setToolTip(tip)
        self.reserve = self._action(translate("GroupActions", "Gate"), "G", "reserve")
        self.reserve.setToolTip(
            translate("GroupActions", "Lay the tile in hand on the gate, or take it from there (G)")
        )
        self.others = self._action(translate("GroupActions", "See the next course"), "O", "fun")

        self.promises = self._action(translate("GroupActions", "My promises"), "M", "promise")

    @property
    def _turn_actions(self) -> tuple[QAction, ...]:
        return self.skip, self.stop, self.reserve, self.others, self.promises
