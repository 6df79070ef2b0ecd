"""What is told of a hex on which the pointer rests: ground, tee, and what may come there."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.faces import TeeBox
from minigolf_desktop.model.eighteen_holes.field import tile_hexes
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.eighteen_holes.board.picture import Tint
from minigolf_desktop.ui.eighteen_holes.round.reach import tint_words
from minigolf_desktop.ui.eighteen_holes.text.ground import terrain_name

translate = QCoreApplication.translate


def hex_words(view: View, place: Hex, tint: Tint | None) -> tuple[str, str]:
    """Return a title and a note for a hex; empty for the meadow round the course.

    While it is tinted its chance is told in place of its rules.
    """
    field = view.table.field
    number = field.number.get(place, NONE)
    if not 0 <= number < field.size:
        return "", ""
    terrain = field.terrain(number)
    title = _title(view, number, terrain)
    return title, tint_words(tint) if tint is not None else _note(view, place, number, terrain)


def _title(view: View, number: int, terrain: Terrain) -> str:
    field = view.table.field
    if number in field.greens:
        words = translate("golf round", "Green of hole {hole}")
        return words.replace("{hole}", str(field.greens.index(number) + 1))
    if number in field.tees:
        words = translate("golf round", "Tee of hole {hole}")
        return words.replace("{hole}", str(field.tees.index(number) + 1))
    name = terrain_name(terrain)
    return name[:1].upper() + name[1:]


def _note(view: View, place: Hex, number: int, terrain: Terrain) -> str:
    """Return what a kind of ground does to a ball and to the next shot."""
    if number in view.table.field.tee_boxes:
        box = _tee_box(view, place)
        return tee_words(box) if box is not None else ""
    strokes = view.table.setup.mode is Mode.STROKE
    water = translate("golf round", "A ball in it misses a turn")
    if strokes:
        water = translate("golf round", "A ball in it costs a stroke")
    out = translate("golf round", "Out of bounds: the ball goes back to where it was hit.")
    return {
        Terrain.ROUGH: translate(
            "golf round", "The next shot goes one hex less; chips and hybrids go as far as ever."
        ),
        Terrain.FAIRWAY: translate("golf round", "The next shot goes its whole distance."),
        Terrain.GREEN: translate("golf round", "Here a hole ends. A ball flies over it, too."),
        Terrain.BUNKER: translate(
            "golf round", "To get out, aim at a hex beside it; the sign on the card decides."
        ),
        Terrain.WATER: f"{water}. " + translate("golf round", "Then it lies as in the rough."),
        Terrain.LAKE: f"{water}. " + translate("golf round", "Then it lies as on the fairway."),
        Terrain.TREES: translate(
            "golf round", "They stop the ball on the hex before. Chips pass those beside the ball."
        ),
        Terrain.CLUBHOUSE: translate("golf round", "Balls may fly over it.") + " " + out,
    }.get(terrain, "")


def _tee_box(view: View, place: Hex) -> TeeBox | None:
    """Return the tee that stands on a hex."""
    faces = view.table.box.face_by_id
    for tile in view.table.setup.course.tiles:
        tee = faces[tile.face].tee
        if tee is not None and tile_hexes(tile)[tee.place] == place:
            return tee
    return None


def tee_words(box: TeeBox) -> str:
    """Return what the sign of a tee says: ``P4 1``."""
    words = translate(
        "golf round",
        "Its sign P{par} {tiles}: par {par}, with %n fairway tiles between tee and green.",
        "",
        box.fairway_tiles,
    )
    return words.replace("{par}", str(box.par)).replace("{tiles}", str(box.fairway_tiles))
