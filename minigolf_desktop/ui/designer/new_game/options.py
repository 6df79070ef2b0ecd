"""The smaller choices of a new game: version, visits, lands by difficulty, edges, seed."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import EdgeChecking, Mode, VisitRule, usual_edges
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.widgets.balls import BALL, balls_icon
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.common.widgets.yielding_button import YieldingButton
from minigolf_desktop.ui.designer.new_game.pictures import promise_picture

translate = QCoreApplication.translate


NOTE = "note"
"""Object name of the words below a group, which a low window has no room for."""


def titled(look: Look, title: str, note: str, *content: QWidget) -> QVBoxLayout:
    """Return a titled group of controls with a word of explanation below."""
    column = QVBoxLayout()
    column.setSpacing(look.px(4))
    column.addWidget(label(title, "panel_title"))
    row = QHBoxLayout()
    row.setSpacing(look.px(Space.SMALL))
    for widget in content:
        row.addWidget(widget)
    column.addLayout(row)
    words = label(note, "caption", "second", wrap=True)
    words.setObjectName(NOTE)
    column.addWidget(words)
    column.addStretch()
    for widget in content:
        if not widget.toolTip():
            widget.setToolTip(note)
    return column


_AROUND, _SPARE = 20, 20
"""Room about a word on both sides and between it and an icon, and how much more there is best."""


def chip(look: Look, text: str, chosen: bool, least: int = 0) -> QPushButton:
    """Return a button that stays down while what it says is chosen; it keeps a ``least`` width."""
    result = YieldingButton(f"\u2002{text}", look.px(_SPARE), least)
    result.setProperty("role", "chip")
    result.setAccessibleName(text)
    result.setCheckable(True)
    result.setChecked(chosen)
    result.setAutoDefault(False)
    result.setCursor(Qt.CursorShape.PointingHandCursor)
    return result


class Difficulties(QWidget):
    """Which lands may be dealt: easy, tricky, hard. At least one of them stays chosen."""

    changed = Signal()
    """Another choice was made."""

    def __init__(self, look: Look, chosen: Sequence[int]) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(3))
        words = (
            translate("new game", "Easy"),
            translate("new game", "Tricky"),
            translate("new game", "Hard"),
        )
        self._buttons = []
        bold = QFontMetrics(font("body_bold", look.scale))
        for balls, word in enumerate(words, 1):
            # Qt counts the room of an icon without all that lies about it.
            word_room = bold.horizontalAdvance(f"\u2002{word}")
            least = word_room + look.px(3 * BALL + _AROUND)
            lands = chip(look, word, balls in chosen, least)
            lands.setIcon(balls_icon(look, balls))
            lands.setIconSize(look.size(3 * BALL, BALL))
            lands.setAccessibleName(
                translate("new game", "{word} lands, %n golf balls", "", balls).replace(
                    "{word}", word
                )
            )
            lands.toggled.connect(lambda on, lands=lands: self._keep_one(lands, on))
            self._buttons.append(lands)
            row.addWidget(lands)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The chosen difficulties, 1 to 3 golf balls."""
        return tuple(balls for balls, lands in enumerate(self._buttons, 1) if lands.isChecked())

    def _keep_one(self, lands: QPushButton, on: bool) -> None:
        if not on and not self.chosen:
            lands.setChecked(True)
        self.changed.emit()


class EdgeChoice(Segments):
    """What the table does about a path that would meet grass: it may even not count (D36)."""

    _ORDER = (EdgeChecking.PREVENT, EdgeChecking.WARN, EdgeChecking.ALLOW)
    _IGNORED = len(_ORDER)
    """Index of the choice by which no mistake is counted."""

    def __init__(self, look: Look, chosen: EdgeChecking, *, mistakes: bool) -> None:
        """``mistakes`` says whether mistakes are counted."""
        words = (
            translate("new game", "Prevent"),
            translate("new game", "Warn"),
            translate("new game", "Allow"),
            translate("new game", "Ignore"),
        )
        name = translate("new game", "Mistakes")
        current = self._ORDER.index(chosen) if mistakes else self._IGNORED
        super().__init__(look, name, words, current)
        explained = (
            translate("new game", "No path can be laid against grass."),
            translate("new game", "A path against grass is pointed out before it is laid."),
            translate("new game", "Paths may be laid against grass; each costs points in the end."),
            translate(
                "new game",
                "Paths against grass and arrows the wrong way cost nothing: for a first game, "
                "or with children.",
            ),
        )
        for segment, text in zip(self.buttons, explained, strict=True):
            segment.setToolTip(text)

    @property
    def mistakes(self) -> bool:
        """Whether mistakes are counted."""
        return self.current != self._IGNORED

    @property
    def edges(self) -> EdgeChecking:
        """What is checked; nothing where mistakes are not even counted."""
        return self._ORDER[self.current] if self.mistakes else EdgeChecking.ALLOW

    def is_usual(self, mode: Mode) -> bool:
        """Return whether mistakes are treated as is usual in a version."""
        return self.mistakes and self.edges is usual_edges(mode)

    def suit(self, mode: Mode) -> None:
        """Take the choice usual in a version, unless mistakes are to be allowed (ruling D12)."""
        if self.edges is not EdgeChecking.ALLOW:
            self.choose(self._ORDER.index(usual_edges(mode)))


class VersionChoice(Segments):
    """Family game, or advanced game with promises."""

    def __init__(self, look: Look, chosen: Mode, tile: QPixmap) -> None:
        """``tile`` is the picture of the family game."""
        words = (translate("new game", "Family"), translate("new game", "Advanced"))
        name = translate("new game", "Version")
        pictures = (tile, promise_picture(look))
        super().__init__(look, name, words, tuple(Mode).index(chosen), pictures)

    @property
    def mode(self) -> Mode:
        """The choice."""
        return tuple(Mode)[self.current]


class VisitChoice(Segments):
    """What brings the clients in the advanced game."""

    def __init__(self, look: Look, chosen: VisitRule) -> None:
        words = (translate("new game", "Tiles in the bag"), translate("new game", "21 not taken"))
        name = translate("new game", "Visits of the clients")
        super().__init__(look, name, words, tuple(VisitRule).index(chosen))

    @property
    def visits(self) -> VisitRule:
        """The choice."""
        return tuple(VisitRule)[self.current]
