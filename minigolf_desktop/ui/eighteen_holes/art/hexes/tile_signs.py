"""The signs of one tile for palettes and sheets: the sign of its tee, flags without numbers."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.ui.eighteen_holes.art.hexes.flag import paint_flag
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground import plain_ground
from minigolf_desktop.ui.eighteen_holes.art.hexes.tee_sign import (
    paint_tee_sign,
    tee_direction,
    tee_sign_point,
)


def paint_tile_signs(painter: QPainter, face: Face, turn: int, unit: float) -> None:
    """Paint the signs of a tile round the origin; ``unit`` is the side of a hex in pixels."""
    ground = plain_ground(face, turn)
    if face.tee is not None:
        tee = hex_centre(ground.hex_of(face.tee.place), unit)
        spot = tee_sign_point(tee, tee_direction(face, turn), unit)
        paint_tee_sign(painter, spot, unit, face.tee.par, face.tee.fairway_tiles)
    greens = [hex_centre(ground.hex_of(place), unit) for place in face.greens]
    for green in sorted(greens, key=QPointF.y):
        paint_flag(painter, green, unit, "", in_play=True)
