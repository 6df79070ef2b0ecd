"""Fairways across the tiles of a course: from each tee on to where its line ends."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.course import PlacedTile
from minigolf_desktop.model.eighteen_holes.faces import Face, Stop, StopKind
from minigolf_desktop.model.eighteen_holes.field import tile_hexes
from minigolf_desktop.model.geometry.hexagon import Hex, neighbour, opposite, turned


class Fairway(NamedTuple):
    """A fairway that begins at a tee."""

    tee: Hex
    par: int
    """What the tee says."""
    wanted: int
    """Fairway tiles that the tee asks for."""
    tiles: tuple[PlacedTile, ...]
    """The tiles that it runs over, the tee's first."""
    hexes: tuple[Hex, ...]
    """The hexes that it touches in their order: tee, those crossed or passed over, green."""
    green: Hex | None
    """Where it ends; None where it leads into nothing or to another tee."""

    @property
    def between(self) -> int:
        """How many tiles lie between the tee's and the green's."""
        return max(0, len(self.tiles) - 2)


def fairways(tiles: Iterable[PlacedTile], faces: Mapping[str, Face]) -> tuple[Fairway, ...]:
    """Return the fairway of every tee, in the order of the tiles.

    Where two tiles lie on one place, the later one counts.
    """
    laid = {tile.place: tile for tile in tiles}
    return tuple(
        fairway_from(tile, laid, faces)
        for tile in laid.values()
        if faces[tile.face].tee is not None
    )


def fairway_from(
    tile: PlacedTile, laid: Mapping[Hex, PlacedTile], faces: Mapping[str, Face]
) -> Fairway:
    """Return the fairway of the tee of a tile; ``laid`` are the tiles by their place.

    Raises ValueError where the tile has no tee.
    """
    face = faces[tile.face]
    if face.tee is None:
        raise ValueError(f"{face.id} has no tee")
    line = next(line for line in face.lines if line[0].kind is StopKind.TEE)
    tee = tile_hexes(tile)[face.tee.place]
    passed, hexes = [tile], list(_hexes(tile, line))
    while line[-1].kind is StopKind.SIDE:
        way = turned(line[-1].place, tile.turn)
        following = laid.get(neighbour(tile.place, way))
        onward = following and _line_at(faces[following.face], following.turn, opposite(way))
        if not following or not onward or len(passed) > len(laid):
            break
        tile, line = following, onward
        passed.append(tile)
        hexes.extend(_hexes(tile, line))
    last = line[-1]
    green = tile_hexes(tile)[last.place] if last.kind is StopKind.GREEN else None
    return Fairway(tee, face.tee.par, face.tee.fairway_tiles, tuple(passed), tuple(hexes), green)


def _line_at(face: Face, turn: int, side: int) -> tuple[Stop, ...] | None:
    """Return the line that comes in through a side of a tile, from there on; None without one."""
    wanted = Stop(StopKind.SIDE, turned(side, -turn))
    for line in face.lines:
        if line[0] == wanted:
            return line
        if line[-1] == wanted:
            return line[::-1]
    return None


def _hexes(tile: PlacedTile, line: tuple[Stop, ...]) -> Iterable[Hex]:
    hexes = tile_hexes(tile)
    return (hexes[stop.place] for stop in line if stop.kind is not StopKind.SIDE)
