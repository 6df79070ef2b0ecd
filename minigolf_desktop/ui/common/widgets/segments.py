"""A choice of one of a few words side by side."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QPixmap
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QSizePolicy

from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import steady_icon
from minigolf_desktop.ui.common.widgets.yielding_button import YieldingButton

_AROUND, _SPARE = 10, 16
"""Room about a word on both sides together, and how much more where there is enough."""


class Segments(QFrame):
    """A segmented control; the arrow keys move between its segments."""

    chosen = Signal(int)
    """Index of the segment that the player chose."""

    def __init__(
        self,
        look: Look,
        name: str,
        words: Sequence[str],
        current: int,
        pictures: Sequence[QPixmap] = (),
    ) -> None:
        """``pictures`` stand before the words; without any there are only words."""
        super().__init__()
        self.setProperty("role", "segments")
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._words = tuple(words)
        self._group = QButtonGroup(self)
        self.buttons: list[QPushButton] = []
        """The segments, in their order."""
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(0)
        chosen = QFontMetrics(font("small_bold", look.scale))
        for index, word in enumerate(words):
            # Qt leaves room for the word as it stands now; the chosen one is bolder.
            room = chosen.horizontalAdvance(word)
            if pictures:
                room += pictures[index].deviceIndependentSize().toSize().width() + look.px(4)
            segment = YieldingButton(word, look.px(_SPARE), room + look.px(_AROUND))
            segment.setProperty("role", "segment")
            segment.setCheckable(True)
            segment.setChecked(index == current)
            segment.setAutoDefault(False)
            segment.setAccessibleName(with_colon(name, word))
            segment.setCursor(Qt.CursorShape.PointingHandCursor)
            if pictures:
                segment.setIcon(steady_icon(pictures[index]))
                segment.setIconSize(pictures[index].deviceIndependentSize().toSize())
            self.buttons.append(segment)
            self._group.addButton(segment, index)
            row.addWidget(segment, 1)
        self._group.idClicked.connect(self.chosen)

    @property
    def current(self) -> int:
        """Index of the chosen segment."""
        return self._group.checkedId()

    @property
    def word(self) -> str:
        """What the chosen segment says."""
        return self._words[self.current]

    def choose(self, index: int) -> None:
        """Choose a segment without telling anybody."""
        self._group.button(index).setChecked(True)
