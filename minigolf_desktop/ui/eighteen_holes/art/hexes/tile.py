"""Paints a tile of a course: ground up to trees and clubhouse, without flags, signs, golfers."""

from PySide6.QtGui import QPainter

from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex, turned
from minigolf_desktop.ui.eighteen_holes.art.hexes.adjustment import paint_plate
from minigolf_desktop.ui.eighteen_holes.art.hexes.bunker import bunker_shape, paint_bunker
from minigolf_desktop.ui.eighteen_holes.art.hexes.detail import Detail, detail_at
from minigolf_desktop.ui.eighteen_holes.art.hexes.fairway import paint_fairways
from minigolf_desktop.ui.eighteen_holes.art.hexes.green import paint_green, paint_tee
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import bearing, hex_centre
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground import Ground, plain_ground, unturned_hex
from minigolf_desktop.ui.eighteen_holes.art.hexes.house import paint_house
from minigolf_desktop.ui.eighteen_holes.art.hexes.marks import paint_marks
from minigolf_desktop.ui.eighteen_holes.art.hexes.pond import paint_pond, pond_shape
from minigolf_desktop.ui.eighteen_holes.art.hexes.rough import paint_lines, paint_rough
from minigolf_desktop.ui.eighteen_holes.art.hexes.wood import paint_wood


def paint_tile(
    painter: QPainter, face: Face, turn: int, unit: float, *, marks: bool = False
) -> None:
    """Paint a tile round the origin.

    ``turn`` counts turns of 60 degrees counter-clockwise, ``unit`` is the side of a hex in
    pixels; ``marks`` adds the id, the stars and the arrow of the face.
    """
    paint_ground(painter, plain_ground(face, turn), unit, marks=marks)


def paint_ground(painter: QPainter, ground: Ground, unit: float, *, marks: bool = False) -> None:
    """Paint the ground of a tile round the origin, with adjustment tiles as it has them."""
    detail = detail_at(unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit, unit)
    paint_rough(painter, ground, detail)
    paint_fairways(painter, ground)
    paint_lines(painter, detail)
    for place in ground.laid:
        on_fairway = ground.terrain[place] is Terrain.LAKE
        middle = hex_centre(ground.hex_of(place), 1.0)
        paint_plate(painter, middle, _seed(ground, place), ground=not on_fairway)
    _paint_hazards(painter, ground, detail)
    _paint_mown(painter, ground)
    for place in ground.places(Terrain.CLUBHOUSE):
        paint_house(painter, hex_centre(ground.hex_of(place), 1.0), ground.angle)
    woods = [hex_centre(ground.hex_of(place), 1.0) for place in ground.places(Terrain.TREES)]
    for middle, place in sorted(
        zip(woods, ground.places(Terrain.TREES), strict=True), key=lambda wood: wood[0].y()
    ):
        paint_wood(painter, middle, _seed(ground, place), ground.angle, detail)
    if marks:
        paint_marks(painter, ground.face, ground.turn)
    painter.restore()


def _seed(ground: Ground, place: int) -> str:
    return f"{ground.face.id}:{place}"


def _paint_hazards(painter: QPainter, ground: Ground, detail: Detail) -> None:
    for group in ground.groups(Terrain.WATER):
        places = _unturned(group)
        pond = pond_shape(places, _seed(ground, group[0]), ground.angle)
        paint_pond(painter, pond, detail)
    for place in ground.places(Terrain.LAKE):
        lake = pond_shape(_unturned((place,)), _seed(ground, place), ground.angle, lake=True)
        paint_pond(painter, lake, detail)
    for group in ground.groups(Terrain.BUNKER):
        places = _unturned(group)
        bunker = bunker_shape(places, _seed(ground, group[0]), ground.angle)
        paint_bunker(painter, bunker, detail)


def _unturned(group: tuple[int, ...]) -> tuple[Hex, ...]:
    return tuple(map(unturned_hex, group))


def _paint_mown(painter: QPainter, ground: Ground) -> None:
    for place in ground.places(Terrain.TEE):
        towards = bearing(turned(ground.tee_direction, ground.turn))
        paint_tee(painter, hex_centre(ground.hex_of(place), 1.0), towards)
    for place in ground.places(Terrain.GREEN):
        middle = hex_centre(ground.hex_of(place), 1.0)
        paint_green(painter, middle, _seed(ground, place), ground.angle)
