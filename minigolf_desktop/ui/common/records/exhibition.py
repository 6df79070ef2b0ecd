"""A pavilion with an easel and a wall: one picture large with its facts, all of them framed."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.art.cloth import PAVILION_TOP
from minigolf_desktop.ui.common.records.easel import Easel, FactSheet, Masterpiece
from minigolf_desktop.ui.common.records.invitation import Invitation
from minigolf_desktop.ui.common.records.pavilion import Pavilion
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate

_EASEL, _WALL = 30, 70
"""Shares of the width."""


class Exhibition(Pavilion):
    """Shows pictures, or somebody who invites as long as there are none."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look, name)
        self.easel = Easel(look)
        """The picture looked at."""
        self.sheet = FactSheet(look, translate("records", "The course on the easel"))
        """What is told about it."""
        self.invitation: Invitation | None = None
        """What is shown while there is nothing to show."""
        self._gallery: tuple[QWidget, ...] = ()

    def hang(self, wall: QWidget, words: str, host: str, buttons: Sequence[QWidget]) -> None:
        """Lay everything out, the buttons on the lawn.

        While there is nothing to show, ``host`` says ``words``.
        """
        look = self._look
        grid = QGridLayout(self)
        sides = (Space.WIDE, PAVILION_TOP + 4, Space.WIDE, Space.LARGE)
        grid.setContentsMargins(*(look.px(side) for side in sides))
        grid.setHorizontalSpacing(look.px(Space.WIDE))
        grid.setVerticalSpacing(look.px(Space.MEDIUM))
        stand = QWidget()
        column = QVBoxLayout(stand)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.easel, 1)
        column.addWidget(self.sheet)
        self.invitation = Invitation(look, words, host)
        foot = QHBoxLayout()
        foot.setSpacing(look.px(Space.MEDIUM))
        foot.addStretch()
        for one in buttons:
            foot.addWidget(one)
        grid.addWidget(stand, 0, 0, 2, 1)
        grid.addWidget(wall, 0, 1)
        grid.addWidget(self.invitation, 0, 0, 1, 2)
        grid.addLayout(foot, 1, 1)
        grid.setRowStretch(0, 1)
        grid.setColumnStretch(0, _EASEL)
        grid.setColumnStretch(1, _WALL)
        self._gallery = (stand, wall)

    def show_gallery(self, anything: bool) -> None:
        """Show easel and wall, or the invitation."""
        for part in self._gallery:
            part.setVisible(anything)
        if self.invitation is not None:
            self.invitation.setVisible(not anything)

    def look_at(self, piece: Masterpiece | None) -> None:
        """Put a picture on the easel."""
        self.easel.show_piece(piece)
        self.sheet.show_piece(piece)
