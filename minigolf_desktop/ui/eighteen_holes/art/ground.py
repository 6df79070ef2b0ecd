"""What the painters of a tile work from: its ground, the colours, how much can be seen."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtGui import QColor

from minigolf_desktop.model.eighteen_holes.course import CENTRE, Face, LineStop, StopKind, Terrain
from minigolf_desktop.model.geometry.hexagon import STEPS, Hex, opposite, turned
from minigolf_desktop.ui.common.art import colours as of_tiles
from minigolf_desktop.ui.common.theme import LIGHT, TimeOfYear
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


class Lawn(NamedTuple):
    """The colours of what grows on a course."""

    rough: QColor
    rough_deep: QColor
    rough_pale: QColor
    corner: QColor
    """Of the hexes where three tiles meet, which are rough."""
    tuft: QColor
    tuft_pale: QColor
    flowers: tuple[QColor, QColor]
    cut: QColor
    """Half-high grass round everything that is mown."""
    shade: QColor
    """Where that grass throws its shadow on what is mown."""
    fairway: QColor
    lane: QColor
    """The lighter lanes that are mown along it."""
    band: QColor
    """The darker bands across it."""
    fringe: QColor
    green: QColor
    green_band: QColor
    tee_band: QColor
    wood_floor: QColor
    crowns: tuple[tuple[QColor, QColor, QColor], ...]
    """Tones of three sorts of trees, from the rim inwards."""


def _lawn(turf: str, flowers: str, mown: str, crowns: str) -> Lawn:
    """Return a lawn of the names of its colours, group by group."""
    rough, deep, pale, corner, tuft, tuft_pale = map(QColor, turf.split())
    bloom, other_bloom = map(QColor, flowers.split())
    cut, shade, fairway, lane, band, fringe, green, green_band, tee_band = map(QColor, mown.split())
    floor, *leaves = map(QColor, crowns.split())
    return Lawn(
        rough=rough,
        rough_deep=deep,
        rough_pale=pale,
        corner=corner,
        tuft=tuft,
        tuft_pale=tuft_pale,
        flowers=(bloom, other_bloom),
        cut=cut,
        shade=shade,
        fairway=fairway,
        lane=lane,
        band=band,
        fringe=fringe,
        green=green,
        green_band=green_band,
        tee_band=tee_band,
        wood_floor=floor,
        crowns=tuple((leaves[k], leaves[k + 1], leaves[k + 2]) for k in range(0, len(leaves), 3)),
    )


LAWNS = {
    TimeOfYear.SPRING: _lawn(
        "#70A54B #659A43 #7DB056 #689B46 #4E7E36 #A0CC6C",
        "#FFE27A #F7B6C6",
        "#8FBD55 #86B24E #B1D768 #C2E27C #A3CC5B #A2CB5D #DBEE93 #EBF6B1 #C7E480",
        "#557F3C #C9808F #DFA3B0 #F6D3DA #6C9A45 #88B458 #B3D47F #A9B48B #D5D9BE #FBF8EC",
    ),
    TimeOfYear.SUMMER: _lawn(
        "#6A9948 #5F8E40 #77A652 #638F43 #4A7533 #93BE66",
        "#FFF6DC #F6D565",
        "#86B354 #7DA94C #A9CF6B #BADC7E #9CC45F #9CC55E #D5EA92 #E6F3AE #BFDE83",
        "#436F35 #2F663A #478A4A #78B162 #467F3C #62A04B #92C668 #285B4C #38755B #5A9776",
    ),
    TimeOfYear.AUTUMN: _lawn(
        "#8C9848 #808C41 #9AA552 #838E43 #68702F #BABC68",
        "#D9792F #E8B446",
        "#A6AF56 #98A14A #C3CC6E #D3DA82 #B6BF62 #B4BF62 #DFE597 #EEF1B3 #D6DC86",
        "#6A6A33 #A9552A #CC7835 #EBA856 #A07A2B #C9A23E #EBCF70 #8E3D2A #B55A3A #DC875A",
    ),
    TimeOfYear.WINTER: _lawn(
        "#97B4A3 #88A694 #BED4C7 #8FAD9B #64857A #EEF5F2",
        "#FFFFFF #E8F2F2",
        "#B3CCBB #9AB7A6 #CFE1D0 #E1EEDF #BFD5C3 #BBD2BA #DCEBC6 #ECF5DC #D3E4CF",
        "#6F8F80 #6E9184 #A4BEB4 #EEF5F3 #4B7766 #739B8A #DCE9E4 #7F8F86 #B5C2BB #F4F8F6",
    ),
}
"""What grows, by the time of the year."""

_SUMMER = LAWNS[TimeOfYear.SUMMER]
ROUGH, ROUGH_PALE, CORNER = _SUMMER.rough, _SUMMER.rough_pale, _SUMMER.corner
CUT, FRINGE = _SUMMER.cut, _SUMMER.fringe
FAIRWAY, FAIRWAY_BAND = _SUMMER.fairway, _SUMMER.band
GREEN, GREEN_BAND, TEE_BAND = _SUMMER.green, _SUMMER.green_band, _SUMMER.tee_band
LEAF, LEAF_PALE = _SUMMER.crowns[1][2], _SUMMER.flowers[0]
"""Leaves that a ball strikes off."""
EARTH = QColor("#7C5D3F")
"""The side of the ground that the course lies on."""
LINE = QColor("#24411A")
"""Lines between hexes and tiles, which are laid on thin."""
CUP = LIGHT.text
CUP_RIM = QColor("#FFFFFF")

SAND = QColor("#F3E2B0")
SAND_SHADE = QColor("#E2CA90")
SAND_LIP = QColor("#B8965F")
SAND_LIT = QColor("#FFF7DC")
RAKE = QColor("#C4A86C")

WATER = QColor("#4FB0D8")
WATER_BANK = QColor("#2A7399")
WATER_SHADE = QColor("#3A94C0")
WATER_LIGHT = QColor("#66C0E0")
WATER_DEEP = QColor("#3F9CC9")
LILY, LILY_BLOOM = QColor("#5FA34D"), QColor("#FBE3EC")
WAVE = QColor("#FFFFFF")
SHORE = QColor("#E9DFB2")

FENCE = QColor("#F6EBCD")
FENCE_EDGE = QColor("#A98F63")

ROOF_LIT = QColor("#E4937B")
ROOF = QColor("#CB654C")
ROOF_DARK = QColor("#A04433")
RIDGE = QColor("#F0B79F")
CHIMNEY = QColor("#F3E3C9")
CHIMNEY_EDGE = QColor("#7B3324")
SLATE_LIT, SLATE, SLATE_DARK = QColor("#8FB1C6"), QColor("#567A93"), QColor("#2F4C63")
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

SIGN = QColor("#25553F")
"""The boards at the tees."""
INK = LIGHT.text
PAPER = LIGHT.panel
FLAG = of_tiles.FLAG
WHITE = QColor("#FFFFFF")
BALL_SHADE = QColor("#D3DDD9")
GOLD = LIGHT.hover_edge
HOLE_LIGHT = QColor("#FFF3B0")
"""Lies on the hole in play, thin."""
OUT = QColor("#CB4B3A")
