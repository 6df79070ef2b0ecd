"""The holes of a course side by side: the higher the fairway, the more turns its par has."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.eighteen_holes.course import Hole
from minigolf_desktop.ui.common.art.drawing import box, curve, fill, polygon, stroke
from minigolf_desktop.ui.common.art.writing import CENTER, write
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours

translate = QCoreApplication.translate

_HIGH, _PAR, _FLAG = 62, 15, 12
"""Height of all, of the par below a hole, of the flag above it."""
_WIDEST = 30
"""Room of a hole at most."""
_STRIP = 0.62
"""Width of a fairway, in parts of the room of its hole."""


class HoleProfile(QWidget):
    """Shows the holes of one course."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._holes: tuple[Hole, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return self._look.size(220, _HIGH)

    def show_holes(self, holes: Sequence[Hole]) -> None:
        """Show the holes of a course, in the order of play."""
        self._holes = tuple(holes)
        par = translate("golf choice", "Hole {number}: par {par}")
        told = [
            par.replace("{number}", str(number)).replace("{par}", str(hole.par))
            for number, hole in enumerate(holes, 1)
        ]
        self.setAccessibleName(", ".join(told))
        self.setToolTip("\n".join(told))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a mown strip for each hole, its flag on top and its par below."""
        if not self._holes:
            return
        look, px = self._look, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(px(_WIDEST), self.width() / len(self._holes))
        base, top = self.height() - px(_PAR), px(_FLAG)
        tallest = max(hole.par for hole in self._holes)
        face = font("figure", look.scale)
        for place, hole in enumerate(self._holes):
            left = place * step
            wide = step * _STRIP
            tall = (base - top) * hole.par / max(1, tallest)
            x, y = left + (step - wide) / 2, base - tall
            fill(painter, box(x, y, wide, tall, px(3)), colours.CUT)
            fill(painter, box(x + 1, y + 1, wide - 2, tall - 2, px(2)), colours.FAIRWAY)
            for band in range(1, hole.par, 2):
                part = tall / hole.par
                fill(painter, box(x + 1, y + band * part, wide - 2, part), colours.FAIRWAY_BAND)
            self._paint_flag(painter, left + step / 2, y + px(3))
            par = QRectF(left, base, step, px(_PAR))
            write(painter, par, str(hole.par), face, look.theme.second_text, CENTER)
        painter.end()

    def _paint_flag(self, painter: QPainter, x: float, foot: float) -> None:
        px = self._look.px
        stroke(painter, curve((x, foot), (x, foot - px(12))), self._look.theme.second_text, 1.4)
        head = foot - px(12)
        fill(painter, polygon([(x, head), (x + px(6), head + 3), (x, head + 6)]), colours.FLAG)
