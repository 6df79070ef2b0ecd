"""The wishes of a quick course: how many holes, how hard, from which seed."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QWidget

from minigolf_desktop.model.eighteen_holes.course import MOST_HOLES
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.overlay import Overlay
from minigolf_desktop.ui.common.widgets.pieces import button, label
from minigolf_desktop.ui.common.widgets.seed_field import SeedField
from minigolf_desktop.ui.common.widgets.segments import Segments

translate = QCoreApplication.translate

WIDTH = 420
USUAL_HOLES = 9


class QuickSheet(Overlay):
    """Asks, and tells the answer."""

    built = Signal(int, int, str)
    """Holes, stars (0 for any) and the text of the seed of the course to be built."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        title = translate("QuickSheet", "Quick course")
        super().__init__(parent, look, title, WIDTH)
        self.column.addWidget(label(title, "card_title"))
        text = translate(
            "QuickSheet", "Built by chance, hole after hole, by the book. It can be undone."
        )
        self.column.addWidget(label(text, "body", "second", wrap=True))
        self.column.addSpacing(look.px(Space.SMALL))
        self.holes = QSpinBox()
        """How many holes."""
        self.holes.setRange(1, MOST_HOLES)
        self.holes.setValue(USUAL_HOLES)
        self.holes.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.holes.setAccessibleName(translate("QuickSheet", "Holes"))
        self._add(translate("QuickSheet", "Holes"), self.holes)
        words = (translate("QuickSheet", "Any"), *("\N{BLACK STAR}" * stars for stars in (1, 2, 3)))
        self.stars = Segments(look, translate("QuickSheet", "Stars"), words, 0)
        """How hard."""
        self._add(translate("QuickSheet", "Stars"), self.stars)
        self.seed = SeedField(look, "")
        """Where chance begins."""
        self.seed.accepted.connect(self.build)
        self._add(translate("QuickSheet", "Seed"), self.seed)
        self.column.addSpacing(look.px(Space.MEDIUM))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        row.addStretch(1)
        back = button(look, translate("QuickSheet", "Go back"))
        back.clicked.connect(self.leave)
        row.addWidget(back)
        self.yes = button(look, translate("QuickSheet", "Build"), "main", "dice")
        """Builds."""
        self.yes.clicked.connect(self.build)
        row.addWidget(self.yes)
        self.column.addLayout(row)
        self.open(self.holes)
        self.holes.selectAll()

    def _add(self, name: str, widget: QWidget) -> None:
        row = QHBoxLayout()
        title = label(name, "body_bold")
        title.setFixedWidth(self.look.px(72))
        row.addWidget(title)
        row.addWidget(widget, 1)
        self.column.addLayout(row)

    def build(self) -> None:
        """Tell the wishes."""
        wishes = (self.holes.value(), self.stars.current, self.seed.text)
        self.leave()
        self.built.emit(*wishes)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Build by Enter, leave by Esc."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.build()
        else:
            super().keyPressEvent(event)
