"""The sentences of the course editor: faults, faces of tiles, and what lies on the meadow."""

from collections.abc import Iterable

from minigolf_desktop.model.eighteen_holes.building import Fault, FaultCode
from minigolf_desktop.model.eighteen_holes.course import (
    TERRAIN_NAMES,
    Face,
    FaceKind,
    PlacedTile,
    Terrain,
)
from minigolf_desktop.model.eighteen_holes.course_layout import CourseLayout
from minigolf_desktop.model.eighteen_holes.field import SideMeeting, sides, tile_hexes
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, NORTH, Hex
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.text.cards import direction_name, terrain_name


def fault_sentence(fault: Fault) -> str:
    """Return what is wrong in a sentence."""
    text = _sentences()[fault.code]
    for name, value in fault.details.items():
        shown = str(value)
        if name == "terrain":
            shown = terrain_name(TERRAIN_NAMES[shown])
        text = text.replace(f"{{{name}}}", shown)
    return text


def _sentences() -> dict[FaultCode, str]:
    return {
        FaultCode.NO_TILES: translate("golf faults", "Nothing lies here yet: begin with a tee."),
        FaultCode.UNKNOWN_FACE: translate("golf faults", "There is no tile {face} in the box."),
        FaultCode.OVERLAP: translate("golf faults", "A tile lies here already."),
        FaultCode.TILE_TWICE: translate("golf faults", "Tile {tile} is laid already."),
        FaultCode.APART: translate("golf faults", "These tiles do not touch the others."),
        FaultCode.NO_HOLES: translate(
            "golf faults", "There is no hole yet: lead a fairway from a tee to a green."
        ),
        FaultCode.TOO_MANY_HOLES: translate(
            "golf faults", "Too many holes: {holes}. A course has {most} at most."
        ),
        FaultCode.NO_TEE: translate("golf faults", "Hole {hole} does not begin at a tee."),
        FaultCode.NO_GREEN: translate("golf faults", "Hole {hole} does not end on a green."),
        FaultCode.TEE_TWICE: translate("golf faults", "Another hole begins at the tee of {hole}."),
        FaultCode.GREEN_TWICE: translate(
            "golf faults", "Another hole ends on the green of {hole}."
        ),
        FaultCode.OUT_OF_REACH: translate(
            "golf faults", "Nothing leads from the tee of hole {hole} to its green."
        ),
        **_adjustment_sentences(),
        **_remarks(),
    }


def _adjustment_sentences() -> dict[FaultCode, str]:
    return {
        FaultCode.ADJUSTMENT_OFF_COURSE: translate(
            "golf faults", "An adjustment tile lies on the course only."
        ),
        FaultCode.ADJUSTMENT_ON_TEE: translate(
            "golf faults", "An adjustment tile may not cover a tee."
        ),
        FaultCode.ADJUSTMENT_ON_GREEN: translate(
            "golf faults", "An adjustment tile may not cover a green."
        ),
        FaultCode.ADJUSTMENT_ON_CLUBHOUSE: translate(
            "golf faults", "An adjustment tile may not cover the clubhouse."
        ),
        FaultCode.ADJUSTMENT_ON_OPEN_CORNER: translate(
            "golf faults", "Three tiles must meet at a corner before it can be covered."
        ),
        FaultCode.ADJUSTMENT_TWICE: translate(
            "golf faults", "An adjustment tile lies here already."
        ),
        FaultCode.ADJUSTMENT_KIND: translate(
            "golf faults", "No adjustment tile shows that ground: {terrain}."
        ),
        FaultCode.ADJUSTMENTS_SPENT: translate(
            "golf faults", "The box has only {most} of these adjustment tiles: {terrain}."
        ),
    }


def _remarks() -> dict[FaultCode, str]:
    return {
        FaultCode.NOT_LINKED: translate(
            "golf faults", "Hole {hole}: the fairway does not lead from the tee to the green."
        ),
        FaultCode.FAIRWAY_TILES: translate(
            "golf faults",
            "Hole {hole}: the tee asks for this many fairway tiles: {wanted}. It has {found}.",
        ),
        FaultCode.PAR: translate(
            "golf faults", "Hole {hole}: the tee says par {wanted}, the hole par {found}."
        ),
        FaultCode.SPARE_TEE: translate("golf faults", "This tee leads to no hole."),
        FaultCode.SPARE_GREEN: translate("golf faults", "This green has no number."),
        FaultCode.LONG_WALK: translate(
            "golf faults", "Hole {hole} begins far from the green before."
        ),
    }


def kind_name(kind: FaceKind) -> str:
    """Return what a kind of face is called."""
    return {
        FaceKind.TEE: translate("golf faces", "Tee"),
        FaceKind.FAIRWAY: translate("golf faces", "Fairway"),
        FaceKind.GREEN: translate("golf faces", "Green"),
    }[kind]


def short_words(face: Face) -> str:
    """Return a face in few words: ``07A, tee, par 4``."""
    words = [face.id, kind_name(face.kind)]
    if face.tee is not None:
        words.append(translate("golf faces", "par {par}").replace("{par}", str(face.tee.par)))
    return ", ".join(words)


def face_words(face: Face) -> str:
    """Return a face in words: ``07A: Tee, par 4, 1 fairway tile, 2 stars, bunker, trees``."""
    words = [kind_name(face.kind)]
    if face.tee is not None:
        par = translate("golf faces", "par {par}").replace("{par}", str(face.tee.par))
        words.append(par)
        if not face.is_whole_hole:
            words.append(translate("golf faces", "%n fairway tiles", "", face.tee.fairway_tiles))
    if len(face.greens) > 1:
        words.append(translate("golf faces", "%n greens", "", len(face.greens)))
    elif face.is_whole_hole:
        words.append(translate("golf faces", "with its green"))
    words.append(translate("golf faces", "%n stars", "", face.stars))
    words += [
        terrain_name(terrain)
        for terrain in (Terrain.BUNKER, Terrain.WATER, Terrain.LAKE, Terrain.TREES)
        if terrain in face.terrain
    ]
    if Terrain.CLUBHOUSE in face.terrain:
        words.append(terrain_name(Terrain.CLUBHOUSE))
    return with_colon(face.id, ", ".join(words))


def tee_wish(face: Face) -> str:
    """Return what a tee asks for; empty for other faces."""
    if face.tee is None or face.is_whole_hole:
        return ""
    text = translate("golf faces", "par {par}, then %n fairway tiles", "", face.tee.fairway_tiles)
    return text.replace("{par}", str(face.tee.par))


_FROM_NORTH = (*DIRECTIONS[NORTH::-1], *DIRECTIONS[:NORTH:-1])
"""The directions clockwise."""


def place_told(place: Hex, laid: Iterable[Hex]) -> str:
    """Return row and column of a tile or hex, counted from the north-western one of those laid."""
    there = [_place(other) for other in laid] or [_place(place)]
    row, column = _place(place)
    words = translate("golf faces", "row {row}, column {column}")
    words = words.replace("{row}", str(row - min(one for one, _ in there) + 1))
    return words.replace("{column}", str(column - min(one for _, one in there) + 1))


def _place(place: Hex) -> tuple[int, int]:
    """Return row and column of a hex; to the east and west rows run in a zigzag."""
    return place.r + place.q // 2, place.q


def tile_told(layout: CourseLayout, tile: PlacedTile) -> str:
    """Return what a tile is, where it lies or would lie, its greens, and how its sides meet."""
    where = place_told(tile.place, layout.tiles)
    return in_sentences(
        with_colon(where, face_words(layout.faces[tile.face])),
        ", ".join(_greens(layout, tile)),
        links_told(layout, tile),
    )


def _greens(layout: CourseLayout, tile: PlacedTile) -> Iterable[str]:
    """Tell the greens of a tile that is laid."""
    if layout.tiles.get(tile.place) == tile:
        hexes = tile_hexes(tile)
        yield from (green_told(layout, hexes[one]) for one in layout.faces[tile.face].greens)


def green_told(layout: CourseLayout, green: Hex) -> str:
    """Return which hole a green belongs to."""
    number = layout.numbers.get(green)
    if number is None:
        return translate("golf faces", "a green without a number")
    return translate("golf faces", "green of hole {number}").replace("{number}", str(number))


def links_told(layout: CourseLayout, tile: PlacedTile) -> str:
    """Return how the fairways of a tile meet what lies around, clockwise from north."""
    met = sides(tile, layout.tiles, layout.faces)
    told = []
    for side, words in _side_words().items():
        which = [direction_name(way) for way in _FROM_NORTH if met[way] is side]
        if which:
            told.append(with_colon(words, ", ".join(which)))
    return "; ".join(told)


def _side_words() -> dict[SideMeeting, str]:
    return {
        SideMeeting.LINKED: translate("golf faces", "linked"),
        SideMeeting.OPEN: translate("golf faces", "still open"),
        SideMeeting.CLOSED: translate("golf faces", "no fairway meets it"),
    }


def hex_told(layout: CourseLayout, place: Hex) -> str:
    """Return where a hex lies, and what ground it is."""
    ground = layout.ground.get(place)
    where = place_told(place, layout.ground)
    return where if ground is None else with_colon(where, terrain_name(ground))
