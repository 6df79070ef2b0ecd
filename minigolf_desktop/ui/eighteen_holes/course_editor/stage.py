"""The board of the course editor: the course with its numbers, faults and what is carried."""

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF

from minigolf_desktop.model.eighteen_holes.building import Fault, FaultCode
from minigolf_desktop.model.eighteen_holes.course_layout import CourseLayout
from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, neighbour
from minigolf_desktop.ui.common.boards.pill import PillItem, PillText
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import tile_polygon
from minigolf_desktop.ui.eighteen_holes.art.hexes.tee_sign import tee_signs
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT
from minigolf_desktop.ui.eighteen_holes.board.stage import HexStage
from minigolf_desktop.ui.eighteen_holes.course_editor.flags import FlagPiece, TeePiece
from minigolf_desktop.ui.eighteen_holes.course_editor.ghost import (
    AdjustmentGhost,
    GhostAdjustment,
    GhostTile,
    TileGhost,
)
from minigolf_desktop.ui.eighteen_holes.course_editor.lights import (
    FaultPiece,
    LightPiece,
    PlacesPiece,
)

_EMPTY = QRectF(-11 * UNIT, -8.5 * UNIT, 22 * UNIT, 17 * UNIT)
"""What is seen of the meadow before anything is laid: room for the first tiles."""

_AROUND = 2.6 * UNIT
"""Meadow round a course that is fitted: room for the next tile to be seen coming."""

_HOLD = 0.8 * UNIT
"""How near to the foot of a flag the pointer takes hold of it."""


class CourseEditorStage(HexStage):
    """Shows a layout; gestures go to the desk."""

    def __init__(self, theme: Theme, faces: Mapping[str, Face], parent: QObject) -> None:
        super().__init__(theme, faces, parent)
        self.ground.set_marks(True)
        self._layout: CourseLayout | None = None
        self._flags: dict[Hex, FlagPiece] = {}
        self._tees: dict[Hex, TeePiece] = {}
        self._faults: list[FaultPiece] = []
        self.lit: frozenset[Hex] = frozenset()
        """Hexes that are lit."""
        self._places = PlacesPiece(theme)
        self._offers_places = False
        self._light = LightPiece(self.lens, theme)
        self.ghost = TileGhost(self.lens, theme)
        """The tile in hand."""
        self.adjustment_ghost = AdjustmentGhost(self.lens, theme)
        """The adjustment tile in hand."""
        self.pill = PillItem(theme)
        """What is said about what is in hand."""
        for piece in (self._places, self._light):
            self.pieces.add(piece)
        for item in (self.ghost, self.adjustment_ghost, self.pill):
            self.addItem(item)
        self.set_bounds(_EMPTY)

    # Showing

    def show_layout(self, layout: CourseLayout) -> None:
        """Show a course as it grows; what is seen of it stays."""
        self._layout = layout
        self.ground.set_course(layout.course)
        self._places.show_places(_rim(layout))
        self._show_places()
        self._show_flags(layout)
        self._show_tees(layout)

    def fit_bounds(self) -> None:
        """Take the course as it is now for what a fitted board shows."""
        area = self.course_area
        around = area.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        self.set_bounds(_EMPTY if area.isEmpty() else around)

    @property
    def course_area(self) -> QRectF:
        """Where the tiles lie; empty without any."""
        area = QRectF()
        for place in self._layout.tiles if self._layout else ():
            area = area.united(tile_polygon(place, UNIT).boundingRect())
        return area

    def _show_flags(self, layout: CourseLayout) -> None:
        for green in self._flags.keys() - set(layout.greens):
            self.pieces.remove(self._flags.pop(green))
        for green in layout.greens:
            if green not in self._flags:
                self._flags[green] = FlagPiece(self.lens, green)
                self.pieces.add(self._flags[green])
            self._flags[green].show_number(layout.numbers.get(green, 0))

    def _show_tees(self, layout: CourseLayout) -> None:
        signs = {sign.tee: sign for sign in tee_signs(layout.course, layout.faces)}
        numbers = {hole.tee: number for number, hole in enumerate(layout.course.holes, 1)}
        for tee in self._tees.keys() - signs.keys():
            self.pieces.remove(self._tees.pop(tee))
        for tee, sign in signs.items():
            if tee not in self._tees:
                self._tees[tee] = TeePiece(self.lens, tee)
                self.pieces.add(self._tees[tee])
            self._tees[tee].show_tee(sign, numbers.get(tee, 0))

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Put a sign where something is wrong; of several on a hex the first counts."""
        for piece in self._faults:
            self.pieces.remove(piece)
        places = {fault.hexes[0]: fault for fault in reversed(faults) if fault.hexes}
        # A tee without a hole has no number in its middle, but a sign that wants to be read.
        self._faults = [
            FaultPiece(
                self.lens,
                self.theme,
                place,
                fault.forbids_play,
                central=fault.code is FaultCode.SPARE_TEE,
            )
            for place, fault in places.items()
        ]
        for piece in self._faults:
            self.pieces.add(piece)

    def light(self, hexes: Collection[Hex], *, tile: Hex | None = None) -> None:
        """Light hexes, or a tile; nothing without any."""
        self.lit = frozenset(hexes)
        self._light.show_hexes(hexes, tile)

    def show_places(self, shown: bool) -> None:
        """Show where a tile may go on, or no longer."""
        self._offers_places = shown
        self._show_places()

    def _show_places(self) -> None:
        empty = self._layout is None or not self._layout.tiles
        self._places.visible = self._offers_places or empty

    def show_ghost(self, ghost: GhostTile | None, text: PillText, steps: int = 0) -> None:
        """Show the tile in hand with what is said about it, or none; it has just made steps."""
        self.ghost.show_piece(ghost, self.motion, 60.0 * steps)
        self._say(text, self.ghost.pos(), 2.598 * UNIT)

    def show_adjustment_ghost(self, ghost: GhostAdjustment | None, text: PillText) -> None:
        """Show the adjustment tile in hand with what is said about it, or none."""
        self.adjustment_ghost.show_piece(ghost, self.motion)
        self._say(text, self.adjustment_ghost.pos(), 0.866 * UNIT)

    def _say(self, text: PillText, middle: QPointF, half: float) -> None:
        self.pill.say(text)
        self._pill_at = middle + QPointF(0, half), middle - QPointF(0, half)
        self.seen()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._places.theme = self._light.theme = theme
        self.ghost.theme = self.adjustment_ghost.theme = theme
        for piece in self._faults:
            piece.set_theme(theme)
        super().set_theme(theme)

    def seen(self) -> None:
        """Keep the pill in sight."""
        if self.pill.isVisible():
            self.pill.stand_at(*self._pill_at, self.lens.free, self.lens.scale)

    # Pointing

    def flag_at(self, at: QPointF, without: Hex | None = None) -> Hex | None:
        """Return the green whose flag is under a point of the scene."""
        for green, item in self._flags.items():
            away = item.middle - at
            near = away.x() ** 2 + away.y() ** 2 < _HOLD**2 / 2
            if green != without and near:
                return green
        return None

    def flag(self, green: Hex) -> FlagPiece:
        """Return the flag of a green."""
        return self._flags[green]

    @property
    def flags(self) -> Mapping[Hex, FlagPiece]:
        """Flags by green."""
        return self._flags


def _rim(layout: CourseLayout) -> frozenset[Hex]:
    """Return the places beside the tiles; the middle where nothing lies yet."""
    if not layout.tiles:
        return frozenset({Hex(0, 0)})
    beside = {neighbour(place, way) for place in layout.tiles for way in DIRECTIONS}
    return frozenset(beside - layout.tiles.keys())
