"""What the score depends on besides the tiles: land, clients, solo or table, and counts."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QSpinBox, QVBoxLayout

from minigolf_desktop.content.designer.catalogue import Catalogue
from minigolf_desktop.model.designer import Client
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import name_choice
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.common.widgets.typed_name import typed_name
from minigolf_desktop.ui.designer.free_board.layout import FreeLayout
from minigolf_desktop.ui.designer.text.clients import client_name
from minigolf_desktop.ui.designer.text.figures import with_figures

translate = QCoreApplication.translate

LONGEST_NAME = 60
"""Letters of the name of a course at most."""
MOST = 99
"""Passes or collected tiles at most."""
_BESIDE = 46
"""Width of the edges and the arrows of a counter."""

SOLO, TABLE = 0, 1


class ChoicesPanel(Panel):
    """Stands where the clients stand at a table."""

    chosen = Signal(object)
    """Carries the :class:`FreeLayout` with what was chosen."""

    def __init__(self, look: Look, catalogue: Catalogue, layout: FreeLayout) -> None:
        super().__init__(look, translate("ChoicesPanel", "Course"))
        self._catalogue = catalogue
        self._shown = layout
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (12, 10, 12, 10)))
        column.setSpacing(look.px(6))
        self.name = QLineEdit()
        """Name of the course."""
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(translate("ChoicesPanel", "Name of the course"))
        self.name.setPlaceholderText(translate("ChoicesPanel", "Name of the course"))
        self.name.editingFinished.connect(self._rename)
        column.addWidget(self.name)
        self.land = QComboBox()
        """The land."""
        name_choice(self.land, translate("ChoicesPanel", "Land"))
        self.land.addItems([content_name(land.name) for land in catalogue.lands])
        self.land.setPlaceholderText(translate("ChoicesPanel", "Land of the file"))
        self.land.activated.connect(self._choose_land)
        column.addWidget(self.land)
        self.mrs = self._client_box(
            translate("ChoicesPanel", "Mrs Client"),
            translate("ChoicesPanel", "No Mrs Client"),
            catalogue.mrs_clients,
        )
        """Mrs Client."""
        column.addWidget(self.mrs)
        self.mr = self._client_box(
            translate("ChoicesPanel", "Mr Client"),
            translate("ChoicesPanel", "No Mr Client"),
            catalogue.mr_clients,
        )
        """Mr Client."""
        column.addWidget(self.mr)
        column.addLayout(self._counts())
        self.show_layout(layout)

    def _client_box(self, name: str, nobody: str, clients: Sequence[Client]) -> QComboBox:
        box = QComboBox()
        name_choice(box, name)
        box.addItems([nobody, *(client_name(client) for client in clients)])
        box.activated.connect(self._choose_clients)
        return box

    def _counts(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(6))
        words = (translate("ChoicesPanel", "Solo"), translate("ChoicesPanel", "Table"))
        title = translate("ChoicesPanel", "Score")
        self.version = Segments(self.look, title, words, SOLO)
        """Whether it is scored as in the solo game or as at a table."""
        # Two short words beside a number: the panel is narrow.
        self.version.setStyleSheet(f"QPushButton {{ padding: 2px {self.look.px(3)}px; }}")
        self.version.chosen.connect(self._choose_version)
        row.addWidget(self.version, 1)
        self.passes = self._spin(
            translate("ChoicesPanel", "Passes"),
            with_figures(
                translate("ChoicesPanel", "Passes of the solo game, {pass_cost} points off each")
            ),
        )
        """Passes of the solo game."""
        self.collected = self._spin(
            translate("ChoicesPanel", "Tiles"),
            with_figures(
                translate(
                    "ChoicesPanel", "Tiles collected face down, {collected_points} points each"
                )
            ),
        )
        """Tiles collected at a table."""
        row.addWidget(self.passes)
        row.addWidget(self.collected)
        return row

    def _spin(self, prefix: str, name: str) -> QSpinBox:
        spin = _Counter(self.look)
        spin.setRange(0, MOST)
        spin.setPrefix(f"{prefix} ")
        spin.setAccessibleName(name)
        spin.setToolTip(name)
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        spin.setKeyboardTracking(False)
        spin.valueChanged.connect(self._count)
        return spin

    def show_layout(self, layout: FreeLayout) -> None:
        """Show what is chosen."""
        self._shown = kept = layout
        with QSignalBlocker(self.passes), QSignalBlocker(self.collected):
            self.passes.setValue(kept.course_file.passes)
            self.collected.setValue(kept.course_file.collected)
        self.passes.setVisible(layout.solo)
        self.collected.setVisible(not layout.solo)
        self.version.choose(SOLO if layout.solo else TABLE)
        if self.name.text() != kept.course_file.name:
            self.name.setText(kept.course_file.name)
        lands = self._catalogue.lands
        land = layout.course.land
        self.land.setCurrentIndex(lands.index(land) if land in lands else -1)
        _show_client(self.mrs, self._catalogue.mrs_clients, layout.course_file.mrs)
        _show_client(self.mr, self._catalogue.mr_clients, layout.course_file.mr)

    def _rename(self) -> None:
        if self.name.text() != self._shown.course_file.name:
            self._choose(name=typed_name(self.name))

    def _choose_land(self, index: int) -> None:
        land = self._catalogue.lands[index]
        if land is not self._shown.course.land:
            self.chosen.emit(self._shown.on_land(land))

    def _choose_clients(self) -> None:
        mrs = (None, *self._catalogue.mrs_clients)[self.mrs.currentIndex()]
        mr = (None, *self._catalogue.mr_clients)[self.mr.currentIndex()]
        self._choose(clients=tuple(client for client in (mrs, mr) if client is not None))

    def _choose_version(self, version: int) -> None:
        self.chosen.emit(replace(self._shown, solo=version == SOLO))

    def _count(self) -> None:
        self._choose(passes=self.passes.value(), collected=self.collected.value())

    def _choose(self, **changes: object) -> None:
        course_file = replace(self._shown.course_file, **changes)  # type: ignore[arg-type]
        self.chosen.emit(replace(self._shown, course_file=course_file))


class _Counter(QSpinBox):
    """Counts something that stands before the figure."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._beside = look.px(_BESIDE)

    def minimumSizeHint(self) -> QSize:
        """Return room for its largest figure: Qt counts that of the arrows twice."""
        words = f"{self.prefix()}{self.maximum()}"
        wide = self.fontMetrics().horizontalAdvance(words) + self._beside
        return QSize(wide, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """Return the same."""
        return self.minimumSizeHint()


def _show_client(box: QComboBox, clients: Sequence[Client], client: Client | None) -> None:
    box.setCurrentIndex(0 if client is None else clients.index(client) + 1)
