"""What a face of a course tile must look like in its file (rulings H2, H3)."""

from itertools import pairwise
from typing import Annotated, Literal

from minigolf_desktop.content.record import Limits, Record
from minigolf_desktop.model.eighteen_holes.faces import (
    CENTRE,
    Face,
    FaceKind,
    Stop,
    StopKind,
    TeeBox,
)
from minigolf_desktop.model.eighteen_holes.terrain import TERRAIN_NAMES, Terrain

PLACE_LETTERS = "012345c"
"""By place in a face: what it is called in files."""

_PLACE = "[0-5c]"
PlaceName = Annotated[str, Limits(pattern=f"^{_PLACE}$")]
StopName = Annotated[str, Limits(pattern=f"^(({_PLACE})|(gap|tee|green):{_PLACE}|side:[0-5])$")]
Direction = Annotated[int, Limits(ge=0, le=5)]
Stars = Annotated[int, Limits(ge=1, le=3)]
Par = Annotated[int, Limits(ge=3, le=5)]

_GOOD_LINE_GROUND = (Terrain.FAIRWAY, Terrain.LAKE)


class TeeRecord(Record):
    """The tee of a face."""

    cell: PlaceName
    par: Par
    fairway_tiles: Annotated[int, Limits(ge=0, le=2)]

    def tee_box(self) -> TeeBox:
        """Return the tee."""
        return TeeBox(PLACE_LETTERS.index(self.cell), self.par, self.fairway_tiles)


class FaceRecord(Record):
    """A face."""

    id: Annotated[str, Limits(pattern=r"^(0[1-9]|[1-4][0-9])[AB]$")]
    kind: Literal["tee", "fairway", "green"]
    stars: Stars
    cells: dict[PlaceName, str]
    lines: Annotated[
        list[Annotated[list[StopName], Limits(min_length=2)]], Limits(min_length=1, max_length=3)
    ]
    tee: TeeRecord | None
    greens: Annotated[list[PlaceName], Limits(max_length=2)]
    arrow: Direction

    def __post_init__(self) -> None:
        if set(self.cells) != set(PLACE_LETTERS):
            raise ValueError(f"cells are {', '.join(PLACE_LETTERS)}")
        unknown = set(self.cells.values()) - set(TERRAIN_NAMES)
        if unknown:
            raise ValueError(f"unknown terrain {min(unknown)}")
        face = self.face()
        _check_tee_and_greens(face)
        for line in face.lines:
            _check_line(face, line)
        _check_ends(face)

    def face(self) -> Face:
        """Return the face."""
        return Face(
            id=self.id,
            kind=FaceKind(self.kind),
            stars=self.stars,
            terrain=tuple(TERRAIN_NAMES[self.cells[letter]] for letter in PLACE_LETTERS),
            lines=tuple(tuple(_stop(name) for name in line) for line in self.lines),
            tee=None if self.tee is None else self.tee.tee_box(),
            greens=tuple(PLACE_LETTERS.index(letter) for letter in self.greens),
            arrow=self.arrow,
        )


def _stop(name: str) -> Stop:
    kind, _, place = name.rpartition(":")
    return Stop(StopKind(kind or "hex"), PLACE_LETTERS.index(place))


def _check_tee_and_greens(face: Face) -> None:
    """Raise ValueError where tee and greens are not those that the hexes show."""
    places = dict(enumerate(face.terrain))
    tees = [place for place, terrain in places.items() if terrain is Terrain.TEE]
    if tees != ([] if face.tee is None else [face.tee.place]):
        raise ValueError("tee is not the one hex of tee ground")
    greens = {place for place, terrain in places.items() if terrain is Terrain.GREEN}
    if set(face.greens) != greens or len(face.greens) != len(greens):
        raise ValueError("greens are not the hexes of green ground")
    crossed = {stop.place for line in face.lines for stop in line if stop.kind is StopKind.HEX}
    if any(places[place] is Terrain.LAKE and place not in crossed for place in places):
        raise ValueError("a lake lies beside the fairway")


def _check_line(face: Face, line: tuple[Stop, ...]) -> None:
    """Raise ValueError where a fairway jumps, has a false end, or crosses other ground."""
    for one, other in pairwise(line):
        if not _neighbours(one, other):
            raise ValueError(f"lines: {_name(one)} and {_name(other)} are not neighbours")
    if line[0].kind not in {StopKind.TEE, StopKind.SIDE}:
        raise ValueError("lines: a fairway begins at a tee or a side")
    if line[-1].kind not in {StopKind.GREEN, StopKind.SIDE}:
        raise ValueError("lines: a fairway ends at a green or a side")
    for stop in line[1:-1]:
        if stop.kind not in {StopKind.HEX, StopKind.GAP}:
            raise ValueError(f"lines: {_name(stop)} is in the middle of a fairway")
    for stop in line:
        if stop.kind is StopKind.SIDE:
            continue
        terrain = face.terrain[stop.place]
        sound = {
            StopKind.HEX: terrain in _GOOD_LINE_GROUND,
            StopKind.GAP: terrain not in _GOOD_LINE_GROUND,
            StopKind.TEE: terrain is Terrain.TEE,
            StopKind.GREEN: terrain is Terrain.GREEN,
        }[stop.kind]
        if not sound:
            raise ValueError(f"lines: {_name(stop)} is {terrain.name.lower()}")


def _check_ends(face: Face) -> None:
    """Raise ValueError where a fairway ends elsewhere than a face of this kind wants it."""
    sides = [stop.place for line in face.lines for stop in line if stop.kind is StopKind.SIDE]
    if len(sides) != len(set(sides)):
        raise ValueError("lines: two fairways leave through one side")
    from_tee = [line for line in face.lines if line[0].kind is StopKind.TEE]
    reached = {line[-1].place for line in face.lines if line[-1].kind is StopKind.GREEN}
    if len(from_tee) != (0 if face.tee is None else 1):
        raise ValueError("lines: one fairway leads from each tee")
    if reached != set(face.greens):
        raise ValueError("lines: a fairway leads to each green")
    if face.is_whole_hole and face.tee is not None and face.tee.fairway_tiles:
        raise ValueError("tee: a whole hole needs no fairway tiles")
    if face.kind is FaceKind.TEE and not from_tee:
        raise ValueError("kind: a tee face has a tee")
    if face.kind is FaceKind.FAIRWAY and (from_tee or reached):
        raise ValueError("kind: a fairway face has neither tee nor green")
    if face.kind is FaceKind.GREEN and not any(
        line[0].kind is StopKind.SIDE and line[-1].kind is StopKind.GREEN for line in face.lines
    ):
        raise ValueError("kind: a fairway leads to a green face's green from a side")


def _neighbours(one: Stop, other: Stop) -> bool:
    """Return whether two stops of a line touch: hexes of a face, or a hex and its outer side."""
    if StopKind.SIDE in {one.kind, other.kind}:
        return one.place == other.place and one.kind is not other.kind
    if CENTRE in {one.place, other.place}:
        return one.place != other.place
    return (one.place - other.place) % 6 in {1, 5}


def _name(stop: Stop) -> str:
    place = PLACE_LETTERS[stop.place]
    return place if stop.kind is StopKind.HEX else f"{stop.kind}:{place}"
