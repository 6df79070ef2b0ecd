"""The rival at the table: how far it is, and its course for whoever looks over the fence."""

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QVBoxLayout, QWidget

from minigolf_desktop.model.designer import Phase
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.art.portraits import character_portrait
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label_button
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.seats import built_words, rival_neighbour
from minigolf_desktop.ui.designer.widgets.course_card import CourseCard

translate = QCoreApplication.translate

_FACE = 24
_WIDE, _HIGH = 212, 240


class RivalPanel(QWidget):
    """A button with the rival's progress. Its course and score stay hidden until they are wanted:
    whoever wants to be surprised in the end need not look.
    """

    def __init__(self, look: Look, session: TableSession, rival: Seat, screen: QWidget) -> None:
        super().__init__(screen)
        self._look = look
        self._session = session
        self._rival = rival
        self._board: QRect | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.SMALL))
        self.fence = button(look, rival.name, "pill")
        """Lets one look over the fence."""
        self.fence.setCheckable(True)
        if rival.character is not None:
            face = character_portrait(
                rival.character, look.px(_FACE), self.devicePixelRatioF(), look.theme
            )
            self.fence.setIcon(QIcon(face))
            self.fence.setIconSize(look.size(_FACE, _FACE))
        self.card = CourseCard(look, TileAtlas())
        """Its course and score."""
        self.card.setFixedSize(look.size(_WIDE, _HIGH))
        self.card.clicked.connect(lambda: self.fence.setChecked(False))
        column.addWidget(self.card)
        self.fence.setToolTip(translate("race", "Look over the fence at the rival's course (O)"))
        self.fence.toggled.connect(lambda _: self._show())
        column.addWidget(self.fence, 0, Qt.AlignmentFlag.AlignLeft)
        session.rival_changed.connect(self._show)
        self._show()

    def stand(self, board: QRect) -> None:
        """Stand in the lower left corner of a board."""
        self._board = board
        self.adjustSize()
        margin = self._look.px(Space.MEDIUM)
        self.move(board.left() + margin, board.bottom() + 1 - margin - self.height())

    @property
    def fence_right(self) -> int:
        """Where the button that looks over the fence ends, in the coordinates of the screen."""
        return self.x() + self.fence.geometry().right()

    def _show(self) -> None:
        """Show how far it is, and the course where it is looked at."""
        seen = rival_neighbour(self._session)
        words = translate("race", "chooses a land")
        if seen is not None:
            words = built_words(seen.course)
        table = self._session.rival_table
        if table is not None and table.phase is Phase.OVER:
            words = translate("race", "has finished")
        text = translate("race", "{name}: {progress}").replace("{name}", self._rival.name)
        label_button(self.fence, text.replace("{progress}", words))
        if seen is not None:
            self.card.show_player(seen)
        self.card.setVisible(seen is not None and self.fence.isChecked())
        self.card.setToolTip(translate("race", "Click to look away"))
        if self._board is not None:
            self.stand(self._board)
