"""The screen while a rival lays its last tiles: whoever raced it is done, and waits."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from minigolf_desktop.ui.common.art.portraits import character_portrait
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, frame, label, picture_label
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.seats import built_words

translate = QCoreApplication.translate

_CARD, _FACE = 460, 120


class LastTilesScreen(MeadowScreen):
    """Who still builds, and how far the course is. The counting follows by itself."""

    reopened = Signal()
    """The table is asked for again: to take back what ended the game."""
    home = Signal()
    """The game is to be put away for later; the rival goes on when it is opened again."""

    def __init__(self, look: Look, session: TableSession) -> None:
        super().__init__(look)
        rival = session.rival
        assert rival is not None and rival.character is not None, "somebody builds on"
        self._session = session
        title = translate("race", "{name} lays the last tiles").replace("{name}", rival.name)
        self.setAccessibleName(title)
        card = frame("card", title)
        card.setFixedWidth(look.px(_CARD))
        inside = QVBoxLayout(card)
        inside.setContentsMargins(*(look.px(side) for side in (32, 28, 32, 26)))
        inside.setSpacing(look.px(14))
        centred = Qt.AlignmentFlag.AlignHCenter
        face = character_portrait(
            rival.character, look.px(_FACE), self.devicePixelRatioF(), look.theme
        )
        inside.addWidget(picture_label(face, rival.name), 0, centred)
        words = label(title, "card_title", wrap=True)
        words.setAlignment(centred)
        inside.addWidget(words)
        self.progress = label("", "body", "second")
        """How far the course is."""
        inside.addWidget(self.progress, 0, centred)
        back = button(look, translate("race", "Back to the table"), icon="undo")
        back.clicked.connect(self.reopened)
        inside.addWidget(back, 0, centred)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(card, 0, centred)
        column.addStretch(1)
        # Not the button: whoever taps Enter twice would be back at once.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()
        session.rival_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        table = self._session.rival_table
        course = None if table is None else table.designers[0].course
        self.progress.setText("" if course is None else built_words(course))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes home."""
        if event.key() == Qt.Key.Key_Escape:
            self.home.emit()
        else:
            super().keyPressEvent(event)
