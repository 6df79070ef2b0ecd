"""Single tiles to turn, swap or fill in where a hole is broken."""

from collections.abc import Iterator

from minigolf_desktop.model.designer.box import Box
from minigolf_desktop.model.designer.holes import Hole
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.repair.bag import Bag, count_designs, shape_of
from minigolf_desktop.model.designer.repair.changes import Change, ChangeKind, Tiles
from minigolf_desktop.model.geometry.square import SIDES, STEP

MOST_MISMATCHES = 1
"""A tile that disagrees with more neighbours is no step towards a sound hole."""


def cells_to_change(tiles: Tiles, hole: Hole, land: Land) -> tuple[int, ...]:
    """Return where a change can mend a hole: on its tiles and where its paths break off."""
    ahead = [cell + STEP[side] for cell, side in (*hole.open_edges, *hole.blocked_edges)]
    gate = land.gate.cells
    return tuple(dict.fromkeys(cell for cell in (*hole.cells, *ahead) if cell not in gate))


def changes_at(bag: Bag, tiles: Tiles, cell: int, land: Land) -> Iterator[Change]:
    """Yield every change of one cell that leaves at most one mismatch around it."""
    box = bag.box
    paths, grass = _around(box, tiles, cell, land)
    here = tiles.get(cell)
    if here is not None:
        for rotation in range(4):
            turn = here & ~3 | rotation
            if box.pieces[turn] != box.pieces[here] and _fits(box.path_sides[turn], paths, grass):
                yield Change(ChangeKind.TURN, ((cell, turn),))
    kind = ChangeKind.FILL if here is None else ChangeKind.SWAP
    now = None if here is None else shape_of(box, here)
    others = count_designs(tile for place, tile in tiles.items() if place != cell)
    for shape, sides in bag.shapes:
        if _fits(sides, paths, grass) and (shape != now or _is_one_way(box, here)):
            tile = bag.tile(shape, others, here)
            if tile is not None:
                yield Change(kind, ((cell, tile),))


def _around(box: Box, tiles: Tiles, cell: int, land: Land) -> tuple[int, int]:
    """Return, as masks, over which sides path and over which grass or the gate is met."""
    paths = grass = 0
    for side in SIDES:
        neighbour = cell + STEP[side]
        if neighbour in tiles:
            if box.path_sides[tiles[neighbour]] >> (side ^ 2) & 1:
                paths |= 1 << side
            else:
                grass |= 1 << side
        elif neighbour in land.gate.cells:
            grass |= 1 << side
    return paths, grass


def _fits(sides: int, paths: int, grass: int) -> bool:
    return ((paths & ~sides) | (grass & sides)).bit_count() <= MOST_MISMATCHES


def _is_one_way(box: Box, tile: int | None) -> bool:
    return tile is not None and any(piece.one_way for piece in box.pieces[tile])
