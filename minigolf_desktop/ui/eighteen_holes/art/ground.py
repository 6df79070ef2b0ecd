"""What the painters of a tile work from: its ground, the colours, how much can be seen."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from itertools import pairwise

from PySide6.QtGui import QColor

from minigolf_desktop.model.eighteen_holes.course import CENTRE, Face, LineStop, StopKind, Terrain
from minigolf_desktop.model.geometry.hexagon import STEPS, Hex, opposite, turned
from minigolf_desktop.ui.common.art import colours as of_tiles
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.eighteen_holes.art.grid import HEX_HEIGHT

PLACES = range(7)
"""Of the hexes in a face: ring by direction, then the centre."""

MOWN = frozenset({Terrain.FAIRWAY, Terrain.TEE, Terrain.GREEN, Terrain.LAKE})
"""Ground that a fairway leads onto."""


@dataclass(frozen=True)
class TileGround:
    """The ground of a tile whose centre is the origin."""

    face: Face
    turn: int
    """Turns of 60 degrees counter-clockwise."""
    terrain: tuple[Terrain, ...]
    """By place in the face, adjustment tiles laid."""
    laid: frozenset[int]
    """Places that an adjustment tile covers."""

    @property
    def angle(self) -> float:
        """By how many degrees a painter must turn what is drawn for the unturned face."""
        return -60.0 * self.turn

    def hex_of(self, place: int) -> Hex:
        """Return where a place of the face lies on the turned tile."""
        return unturned_hex(turned(place, self.turn)) if place != CENTRE else Hex(0, 0)

    def places(self, *kinds: Terrain) -> list[int]:
        """Return the places that have one of these grounds."""
        return [place for place in PLACES if self.terrain[place] in kinds]

    @cached_property
    def ways(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """By place: for each line over it, the directions that its fairway goes on in.

        For the unturned face, as all directions here; one direction where the fairway ends.
        """
        found: list[list[tuple[int, ...]]] = [[] for _ in PLACES]
        for line in self.face.lines:
            led: dict[int, list[int]] = {}
            for here, there in pairwise(line):
                for place, direction in self._leads(here, there):
                    led.setdefault(place, []).append(direction)
            for place, directions in led.items():
                found[place].append(tuple(directions))
        return tuple(map(tuple, found))

    def _leads(self, here: LineStop, there: LineStop) -> Iterator[tuple[int, int]]:
        """Yield the places between two stops of a line that are linked, with the directions."""
        if StopKind.GAP in {here.kind, there.kind}:
            return
        for one, other in ((here, there), (there, here)):
            if one.kind is StopKind.SIDE or self.terrain[one.place] not in MOWN:
                continue
            if other.kind is StopKind.SIDE:
                yield one.place, other.place
            elif self.terrain[other.place] in MOWN:
                direction = direction_between(one.place, other.place)
                if direction is not None:
                    yield one.place, direction

    @cached_property
    def links(self) -> tuple[frozenset[int], ...]:
        """By place: all directions that its fairway goes on in.

        A fairway hex beside the lines is joined to all mown ground round it but tees.
        """
        found = [{direction for way in ways for direction in way} for ways in self.ways]
        on_line = {stop.place for line in self.face.lines for stop in line if _has_hex(stop)}
        for place in set(self.places(Terrain.FAIRWAY)) - on_line:
            for other in self.places(Terrain.FAIRWAY, Terrain.LAKE, Terrain.GREEN):
                direction = direction_between(place, other)
                if direction is not None:
                    found[place].add(direction)
                    found[other].add(opposite(direction))
        return tuple(map(frozenset, found))

    def groups(self, kind: Terrain) -> Iterator[tuple[int, ...]]:
        """Yield the places of each connected piece of a kind of ground."""
        left = set(self.places(kind))
        while left:
            group, rim = set[int](), [min(left)]
            while rim:
                place = rim.pop()
                if place in left:
                    left.remove(place)
                    group.add(place)
                    rim += [other for other in left if direction_between(place, other) is not None]
            yield tuple(sorted(group))

    @cached_property
    def tee_direction(self) -> int:
        """Direction in which the tee of the unturned face plays; that of its arrow without one."""
        for line in self.face.lines:
            for stop, after in pairwise(line):
                if stop.kind is StopKind.TEE:
                    if after.kind is StopKind.SIDE:
                        return after.place
                    way = direction_between(stop.place, after.place)
                    return self.face.arrow if way is None else way
        return self.face.arrow


def _has_hex(stop: LineStop) -> bool:
    return stop.kind is not StopKind.SIDE


def plain_ground(face: Face, turn: int) -> TileGround:
    """Return the ground of a face as it is printed."""
    return TileGround(face, turn % 6, face.terrain, frozenset())


def unturned_hex(place: int) -> Hex:
    """Return where a place of a face lies, seen from the face's centre."""
    return Hex(0, 0) if place == CENTRE else STEPS[place]


def direction_between(one: int, other: int) -> int | None:
    """Return the direction from a place to the place next to it, None if they do not touch."""
    here, there = unturned_hex(one), unturned_hex(other)
    step = Hex(there.q - here.q, there.r - here.r)
    return STEPS.index(step) if step in STEPS else None


class Detail(IntEnum):
    """What is drawn at a height of a hex; each level has all of those before it."""

    FAR = 0
    """Under 22 px: no tufts, no rakings, no fence posts."""
    SMALL = 1
    """Under 36 px: two bold waves to a hex of water."""
    MIDDLE = 2
    """Under 60 px: short tee signs, larger flags."""
    NEAR = 3


_HEIGHTS = ((60.0, Detail.NEAR), (36.0, Detail.MIDDLE), (22.0, Detail.SMALL))


def detail_at(unit: float) -> Detail:
    """Return the level of detail at which the side of a hex is ``unit`` logical pixels."""
    height = unit * HEX_HEIGHT
    return next((detail for least, detail in _HEIGHTS if height >= least), Detail.FAR)


ROUGH = QColor("#71A152")
ROUGH_DEEP = QColor("#68974A")
ROUGH_PALE = QColor("#7BAB5A")
TUFT = QColor("#587F3D")
TUFT_PALE = QColor("#8CB968")
FLOWERS = (QColor("#FFF6DC"), QColor("#F6D565"))
CORNER = QColor("#64944A")
VERGE = QColor("#4E7A3A")
"""Rim of the course, outside its tiles."""
LINE = QColor("#2C4A1C")
"""Lines between hexes and tiles, which are laid on thin."""

CUT = QColor("#8CB95A")
"""Half-high grass round everything that is mown."""
FAIRWAY = QColor("#B4D676")
FAIRWAY_BAND = QColor("#A2C866")
FRINGE = QColor("#A9CE66")
GREEN = QColor("#D0E68C")
GREEN_BAND = QColor("#E3F0A8")
TEE_BAND = QColor("#C3E08A")
CUP = LIGHT.text

SAND = QColor("#F3E2B0")
SAND_SHADE = QColor("#E2CA90")
SAND_LIP = QColor("#C6A876")
SAND_LIT = QColor("#FBF0CC")
RAKE = QColor("#D3BC83")

WATER = QColor("#57B7DB")
WATER_BANK = QColor("#2F7A9E")
WATER_SHADE = QColor("#3B95BD")
WATER_LIGHT = QColor("#70C4E2")
WAVE = QColor("#FFFFFF")
SHORE = QColor("#E9DFB2")

WOOD_FLOOR = QColor("#4A7A38")
FENCE = QColor("#FFFDF2")
FENCE_EDGE = QColor("#8E9B80")
CROWNS = tuple(
    (QColor(rim), QColor(crown), QColor(light))
    for rim, crown, light in (
        ("#35703F", "#4E914D", "#7DB565"),
        ("#4C8A42", "#69A850", "#95C66C"),
        ("#2C6352", "#3C7A60", "#5E9B78"),
    )
)
"""Tones of the sorts of trees, from the rim inwards."""

ROOF_LIT = QColor("#E4937B")
ROOF = QColor("#CB654C")
ROOF_DARK = QColor("#A04433")
RIDGE = QColor("#F0B79F")
CHIMNEY = QColor("#F3E3C9")
CHIMNEY_EDGE = QColor("#7B3324")
PAVING = QColor("#F1E6C8")
PAVING_EDGE = QColor("#E0CFA2")
PARASOL = QColor("#2F78BD")
PARASOL_CREAM = QColor("#FFFDF2")

SHADE = QColor("#12301E")
"""Shadows on grass, laid on thin."""
HOUSE_SHADE = QColor("#3C2A18")
"""Shadows on paving, laid on thin."""

MARK = QColor("#F4F6DC")
"""Id and arrow of a tile."""
STAR = QColor("#F8E29A")

INK = LIGHT.text
PAPER = LIGHT.panel
FLAG = of_tiles.FLAG
WHITE = QColor("#FFFFFF")
BALL_SHADE = QColor("#D3DDD9")
GOLD = LIGHT.hover_edge
OUT = QColor("#CB4B3A")
