"""What a course of 18 Holes that comes with the box must look like in its file."""

from typing import Annotated, Literal

from minigolf_desktop.content.record import Id, Limits, Record
from minigolf_desktop.model.eighteen_holes.box import Preset
from minigolf_desktop.model.eighteen_holes.course import (
    MOST_HOLES,
    Adjustment,
    Course,
    Hole,
    PlacedTile,
)
from minigolf_desktop.model.eighteen_holes.terrain import TERRAIN_NAMES
from minigolf_desktop.model.geometry.hexagon import Hex

Coordinate = Annotated[int, Limits(ge=-60, le=60)]
Text = Annotated[str, Limits(min_length=1, max_length=160)]


class HexRecord(Record):
    """A hex."""

    q: Coordinate
    r: Coordinate

    def hex(self) -> Hex:
        """Return the hex."""
        return Hex(self.q, self.r)


class PlacedTileRecord(HexRecord):
    """A tile at its place, in tile coordinates."""

    face: str
    turn: Annotated[int, Limits(ge=0, le=5)]


class AdjustmentPlaceRecord(HexRecord):
    """An adjustment tile at its place."""

    kind: Literal["bunker", "water", "trees", "rough"]


class HoleRecord(Record):
    """A hole in the order of play."""

    hole: Annotated[int, Limits(ge=1, le=MOST_HOLES)]
    tee: HexRecord
    green: HexRecord
    par: Annotated[int, Limits(ge=3, le=5)]


class SuitsRecord(Record):
    """For which games a course is good."""

    chaos: Literal["yes", "ok", "no"]


class PresetRecord(Record):
    """A course that comes with the box."""

    id: Id
    name: Annotated[str, Limits(min_length=1, max_length=40)]
    name_fr: Annotated[str, Limits(min_length=1, max_length=40)]
    description: Text
    description_fr: Text
    holes: Annotated[int, Limits(ge=1, le=MOST_HOLES)]
    par: Annotated[int, Limits(ge=3, le=5 * MOST_HOLES)]
    suits: SuitsRecord
    difficulty: Annotated[int, Limits(ge=1, le=1_000)]
    solo_par: Annotated[int, Limits(ge=1, le=100)]
    tiles: Annotated[list[PlacedTileRecord], Limits(min_length=1, max_length=49)]
    adjustments: Annotated[list[AdjustmentPlaceRecord], Limits(max_length=21)]
    sequence: Annotated[list[HoleRecord], Limits(min_length=1, max_length=MOST_HOLES)]

    def __post_init__(self) -> None:
        if [one.hole for one in self.sequence] != list(range(1, self.holes + 1)):
            raise ValueError("sequence: the holes are not numbered from 1 to holes")
        if self.par != sum(one.par for one in self.sequence):
            raise ValueError("par is not the sum of the pars of the holes")

    def preset(self) -> Preset:
        """Return the course with what is told about it."""
        course = Course(
            id=self.id,
            name=self.name,
            tiles=tuple(PlacedTile(tile.face, tile.hex(), tile.turn) for tile in self.tiles),
            adjustments=tuple(
                Adjustment(one.hex(), TERRAIN_NAMES[one.kind]) for one in self.adjustments
            ),
            holes=tuple(Hole(one.tee.hex(), one.green.hex(), one.par) for one in self.sequence),
        )
        return Preset(course, self.description, self.suits.chaos, self.difficulty, self.solo_par)
